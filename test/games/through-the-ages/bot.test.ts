/** What the bots leave out, and what they make of technologies, governments and impacts. */
import { describe, expect, it } from 'vitest';
import { uniformAnswer } from '../../../src/engine/bots/random.js';
import { start } from '../../../src/engine/engine.js';
import { withoutRare } from '../../../src/engine/leave.js';
import { fractions } from '../../../src/engine/random.js';
import type { Choice, Prompt } from '../../../src/engine/types.js';
import { mind } from '../../../src/games/through-the-ages/bot/index.js';
import { freedWorth } from '../../../src/games/through-the-ages/bot/promise.js';
import { climbed, nextStep, TUNED } from '../../../src/games/through-the-ages/bot/weights.js';
import { game } from '../../../src/games/through-the-ages/game.js';
import { discontent } from '../../../src/games/through-the-ages/rules/ratings.js';
import type { Player, TtaState } from '../../../src/games/through-the-ages/types.js';

function table(): { s: TtaState; p: Player } {
  const s = start(game, 3, {}, 'bot', false).s as TtaState;
  const [p] = s.players;
  if (!p) throw new Error('nobody sits in the first seat');
  return { s, p };
}

function asked(...ids: string[]): Prompt {
  const choices = ids.map((id): Choice => ({ id, verb: id.split(':')[0] ?? id }));
  return { seat: 0, topic: 'actions', choices } as unknown as Prompt;
}

const kept = (s: TtaState, prompt: Prompt): string[] => mind.worth(s, prompt).map((c) => c.id);

describe('what is looked at', () => {
  it('takes workers home in an uprising only', () => {
    const { s, p } = table();
    const prompt = asked('destroy:bronze', 'end');
    expect(kept(s, prompt)).toEqual(['end']);
    p.yellow = 0;
    p.pool = 0;
    expect(discontent(s, 0)).toBeGreaterThan(0);
    expect(kept(s, prompt)).toEqual(['destroy:bronze', 'end']);
  });

  it('begins no war without the strength to win it', () => {
    const { s, p } = table();
    const prompt = asked('war:w2-technology>1', 'pass');
    expect(kept(s, prompt)).toEqual(['pass']);
    const warriors = p.techs.find((t) => t.id === 'warriors');
    if (warriors) warriors.workers += 8;
    expect(kept(s, prompt)).toEqual(['war:w2-technology>1', 'pass']);
  });

  it('leaves tactics alone that add nothing to the units', () => {
    const { s, p } = table();
    const prompt = asked('tactic:t1-fighting-band', 'copy:t1-heavy-cavalry', 'end');
    expect(kept(s, prompt)).toEqual(['end']);
    const warriors = p.techs.find((t) => t.id === 'warriors');
    if (warriors) warriors.workers = 2;
    expect(kept(s, prompt)).toEqual(['tactic:t1-fighting-band', 'end']);
  });

  it('pays no three actions for a card that is played once', () => {
    const { s } = table();
    const take = (ca: number) => ({ id: `take:rich-land-a@${ca}`, verb: 'take', price: { ca } });
    const dear = { ...take(3), id: 'take:iron@13' };
    const prompt = { ...asked('end'), choices: [take(1), take(3), dear] };
    expect(kept(s, prompt)).toEqual(['take:rich-land-a@1', 'take:iron@13']);
  });

  it('knows every question that somebody else is asked in the middle of a turn', () => {
    const unknown = new Set<string>();
    for (let i = 0; i < 12; i++) {
      const run = start(game, 2 + (i % 3), {}, `topics ${i}`, false);
      const random = fractions(`topics ${i}`);
      for (let prompt = run.prompt(); prompt; prompt = run.prompt()) {
        const { seat, topic } = prompt;
        if (seat !== (run.s as TtaState).turn && !mind.reactions.includes(topic)) unknown.add(topic);
        run.play(uniformAnswer(withoutRare(prompt), random));
      }
    }
    expect([...unknown]).toEqual([]);
  });
});

describe('the opinion', () => {
  const gain = (change: (s: TtaState, p: Player) => void): number => {
    const { s, p } = table();
    s.round = 3;
    const before = mind.value(s, 0, true);
    change(s, p);
    return mind.value(s, 0, true) - before;
  };

  it('thinks more of a better government in play than of the old one', () => {
    expect(gain((_, p) => (p.government = 'monarchy'))).toBeGreaterThan(5);
  });

  it('does not count two governments in hand twice, since one will rule', () => {
    const one = gain((_, p) => p.hand.push('republic'));
    const two = gain((_, p) => p.hand.push('republic', 'monarchy'));
    expect(one).toBeGreaterThan(2);
    expect(two).toBeCloseTo(one);
  });

  it('wants to be rid of Despotism the more the later it is', () => {
    const { s } = table();
    const freed = (age: TtaState['age']) => freedWorth({ ...s, age }, TUNED);
    expect(freed(1)).toBeGreaterThan(0);
    expect(freed(2)).toBeGreaterThan(freed(1));
    expect(freed(3)).toBeGreaterThan(freed(2));
  });

  it('thinks less of technologies in hand than of the sum of them where science is short', () => {
    const iron = gain((_, p) => p.hand.push('iron'));
    const irrigation = gain((_, p) => p.hand.push('irrigation'));
    const both = gain((_, p) => p.hand.push('iron', 'irrigation'));
    expect(both).toBeGreaterThan(0);
    expect(both).toBeLessThan(iron + irrigation - 0.1);
  });

  it('keeps the better military cards where not all may be kept', () => {
    const hand = (...cards: Player['military']) => gain((_, p) => p.military.push(...cards));
    const full = hand('b1', 'b1', 'w2-territory');
    expect(full).toBeCloseTo(hand('b1', 'b1'));
    expect(full).toBeGreaterThan(hand('b1', 'w2-territory'));
  });

  it('ends with the productions that are left in the last rounds', () => {
    const perCulture = (turn: number) => {
      const { s, p } = table();
      s.age = 4;
      s.round = 20;
      s.lastRound = 20;
      s.turn = turn;
      const before = mind.terms(s, 0, true)['culture a turn'] ?? 0;
      p.wonders.push({ id: 'taj-mahal', ruined: false, homer: false });
      return (mind.terms(s, 0, true)['culture a turn'] ?? 0) - before;
    };
    expect(perCulture(0)).toBe(3);
    expect(perCulture(1)).toBe(0);
  });

  it('thinks more of a leader in play than in hand', () => {
    const hand = gain((_, p) => p.hand.push('aristotle'));
    const play = gain((_, p) => (p.leader = 'aristotle'));
    expect(hand).toBeGreaterThan(0);
    expect(play).toBeGreaterThan(hand);
  });

  it('sees what a better mine would bring before workers stand on it', () => {
    expect(gain((_, p) => p.techs.push({ id: 'iron', workers: 0, tokens: 0 }))).toBeGreaterThan(2);
  });

  it('counts an impact of its own for more than one that may come', () => {
    const wonders = (by: number) =>
      gain((s, p) => {
        s.age = 3;
        p.wonders.push({ id: 'pyramids', ruined: false, homer: false });
        s.events.future.push({ card: 'e3-wonders', by });
      });
    expect(wonders(0)).toBeGreaterThan(wonders(1));
  });
});

describe('a ladder of worth', () => {
  const ladder = [
    [2, 1],
    [4, 0.5],
  ] as const;
  it('adds up its rungs and ends at the last', () => {
    expect([1, 2, 3, 9].map((n) => climbed(ladder, n))).toEqual([1, 2, 2.5, 3]);
  });
  it('tells what one more is worth', () => {
    expect([0, 2, 4].map((n) => nextStep(ladder, n))).toEqual([1, 0.5, 0]);
  });
});
