/** What the screen says: prices of the row for whoever looks, names, and sentences that fit one row. */
import { describe, expect, it } from 'vitest';
import { game } from '../../../src/games/through-the-ages/game.js';
import { module } from '../../../src/games/through-the-ages/index.js';
import { en } from '../../../src/games/through-the-ages/texts/en/index.js';
import type { TtaState } from '../../../src/games/through-the-ages/types.js';
import { ui } from '../../../src/games/through-the-ages/ui/index.js';
import { put, scene } from './civil/scene.js';

describe('the row out of the own turn', () => {
  it('has the prices and bars of the one who looks', () => {
    const at = scene(2, 2);
    at.s.row[5] = 'kremlin';
    at.s.row[0] = 'coal';
    at.p.building = { id: 'pyramids', stages: 0 };
    put(at.p, 'coal', 0);
    expect(game.view(at.s, 0)).toMatchObject({ buyer: 0 });
    expect(game.view(at.s, 0).row[0]!.bar).toBe('have-technology');
    const bob = game.view(at.s, 1);
    expect([bob.buyer, bob.row[0]!.bar, bob.row[5]!.bar]).toEqual([1, null, null]);
  });

  it('tells a bystander nothing of a hidden hand', () => {
    const at = scene(2, 2);
    at.s.row[0] = 'coal';
    at.p.hand = ['coal'];
    expect(game.view(at.s, null).row[0]!.bar).toBe('have-technology');
    Object.assign(at.s.options, { openHands: false });
    expect(game.view(at.s, null).row[0]!.bar).toBe(null);
    expect(game.view(at.s, 0).row[0]!.bar).toBe('have-technology');
  });
});

it('cards of one name are told apart by their age', () => {
  const named = ['reserves-ii', 'iron', 'a1-plunder', 'a2-plunder'] as const;
  expect(named.map((id) => en.name({ id }))).toEqual(['Reserves II', 'Iron', 'Plunder I', 'Plunder II']);
});

it('inspecting counts in singular and plural', () => {
  const { s, p } = scene(2, 2);
  s.row[0] = 'opera';
  s.row[6] = 'coal';
  put(p, 'iron', 1, 1);
  const view = game.view(s, 0);
  expect(ui.now('row:1', view, 0)).toEqual(['theater: 7 science, 8 resources, 3 culture, 1 happy', '1 civil action']);
  expect(ui.now('row:7', view, 0)[1]).toBe('2 civil actions');
  expect(ui.now('card:iron', view, 0)[1]).toBe('1 worker, 1 token, next 5 resources');
});

it('the strip tells culture, so that a change put behind it is one of culture', () => {
  const { s, p } = scene(2, 2);
  p.culture = 41;
  expect(ui.strip(game.view(s, 0), 0).score).toBe('41');
});

it('the strip knows who resigned: out of the game is not passed', () => {
  const { s, p } = scene(2, 2);
  expect(ui.strip(game.view(s, 0), 0).left).toBe(false);
  p.out = true;
  expect(ui.strip(game.view(s, 0), 0).left).toBe(true);
});

describe('in one row of a small window', () => {
  const t = (s: TtaState) => ({ view: game.view(s, 0), name: () => 'Bob' });
  const WHO = '► ANN  1 Maximilien Robespierre: ';

  it('the question before an attack has both strengths and the cards that may be added', () => {
    const { s, p } = scene(2, 3);
    put(p, 'warriors', 9);
    p.military = ['a3-raid', 'w3-culture'];
    p.government = 'communism';
    p.ma = 5;
    s.players[1]!.military = ['b1', 'b1', 'b1'];
    for (const [card, words] of [
      ['a3-raid', 'attack Bob? 9 against 1 + up to 2 cards'],
      ['w3-culture', 'war on Bob? 9 against 1 now, decided next turn'],
    ] as const) {
      const frame = { kind: 'attack', seat: 0, step: 0, card, held: [card], target: 1 };
      const prompt = game.frames.attack!.ask!(s, frame as never);
      const question = module.phrases.topic({ ...prompt, choices: [...prompt.choices] }, t(s));
      expect(question).toBe(words);
      expect(`${WHO}${question}`.length).toBeLessThanOrEqual(80);
    }
  });

  it('everything that ending the turn brings', () => {
    const { s, p, run } = scene(2, 3);
    Object.assign(p, { yellow: 0, pool: 12, blue: 0, culture: 40, military: ['b1', 'b1', 'b1', 'b1', 'b1'] });
    put(p, 'bronze', 2, 3);
    put(p, 'agriculture', 0, 2);
    p.blue = 0;
    const end = run.prompt()!.choices.find((c) => c.id === 'end')!;
    const words = module.phrases.warn(end.warn!, end, t(s));
    expect(words).toBe('famine -24 culture; discard 3 cards; corruption -3 resources -2 food; 4 civil actions unused');
    p.pool = 0;
    expect(module.phrases.warn(end.warn!, end, t(s))).toMatch(/^uprising, no production \(8 discontent, 0 unused\); /);
  });
});
