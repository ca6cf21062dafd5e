import { describe, expect, it } from 'vitest';
import { heardBy } from '../../../src/engine/engine.js';
import { playout } from '../../../src/engine/fuzz.js';
import type { Frame } from '../../../src/engine/types.js';
import { module } from '../../../src/games/through-the-ages/index.js';
import { act, put, scene } from './civil/scene.js';
import { Table } from './military/table.js';

const { game, phrases } = module;
const t = { view: {} as never, name: (seat: number) => `P${seat + 1}` };
const say = (told: readonly { event: any }[]) => told.flatMap((x) => phrases.event(x.event, t) ?? []);

describe('the log', () => {
  it('has a sentence for the seat itself for every answer that its bare word does not tell', () => {
    const silent = new Set<string>();
    for (let i = 0; i < 9; i++) {
      let before: { seat: number; id: string } | null = null;
      playout({
        game,
        seats: 2 + (i % 3),
        seed: `told ${i}`,
        checkEvery: 0,
        onAnswer(run, prompt, answer) {
          const told = run.takeTold();
          const last = before;
          before = { seat: prompt.seat, id: answer.id };
          if (last && !heardBy(told, last.seat).some((e) => phrases.event(e, t))) silent.add(last.id);
        },
      });
    }
    for (const word of ['pass', 'end', 'done', 'back', 'resign']) silent.delete(word);
    expect([...silent]).toEqual([]);
  });

  it('what a seat has in mind is told to nobody else', () => {
    const table = new Table(3).hand(0, 'a1-plunder').workers(0, { warriors: 3 });
    table.politics(0).answer('aggression:a1-plunder>1');
    const { told } = table.run;
    const about = (ears: number | null) => heardBy(told, ears).flatMap((e) => phrases.event(e, t) ?? []);
    expect(about(0)).toContain('P1 considers Plunder I against P2');
    expect([about(1), about(2), about(null)].flat().join()).not.toContain('Plunder');
  });

  it('names the card that a lost worker or token came from', () => {
    const at = scene();
    at.p.pool = 0;
    put(at.p, 'bronze', 2, 3);
    at.run.takeTold();
    at.run.push({ kind: 'lose-population', seat: 0, step: 0, left: 1, why: 'card:a1-enslave' } as Frame);
    at.run.settle();
    act(at.run, 'lose-worker:bronze');
    at.run.push({ kind: 'lose-blue', seat: 0, step: 0, left: 1, to: 'box', why: 'card:c1-vast' } as Frame);
    at.run.settle();
    act(at.run, 'lose-token:bronze');
    expect(say(at.run.takeTold())).toEqual([
      'P1 loses 1 worker from Bronze (Enslave)',
      'P1 loses 1 blue token from Bronze (Vast Territory I)',
    ]);
  });

  it('names the card whose token covers a stage', () => {
    const at = scene();
    put(at.p, 'bronze', 2, 6);
    at.p.blue = 0;
    at.p.building = { id: 'kremlin', stages: 0 };
    put(at.p, 'agriculture', 2, 1);
    at.p.blue = 0;
    at.p.techs.find((x) => x.id === 'bronze')!.tokens = 0;
    at.run.push({ kind: 'lose-blue', seat: 0, step: 0, left: 1, to: 'wonder', why: 'card:kremlin' } as Frame);
    at.run.settle();
    at.run.takeTold();
    act(at.run, 'lose-token:agriculture');
    expect(say(at.run.takeTold())).toEqual(['P1 covers a stage of Kremlin with a blue token from Agriculture']);
  });

  it('says when an empty bank gives nothing', () => {
    const at = scene();
    at.p.hand = ['reserves-i'];
    put(at.p, 'bronze', 2, at.p.blue);
    act(at.run, 'play:reserves-i');
    act(at.run, 'gain:food');
    expect(say(at.run.takeTold())).toContain('P1 gains no food: the blue bank is empty (Reserves I)');
  });

  it('a pact says who is which side, where the sides differ', () => {
    const made = (card: string, side: 'A' | 'B') =>
      phrases.event({ type: 'pact-made', seat: 0, partner: 1, card, side } as never, t);
    expect(made('p2-supremacy', 'B')).toBe('P1 (side B) and P2 (side A) make a pact: Acceptance of Supremacy');
    expect(made('p3-tourism', 'A')).not.toContain('side');
  });
});
