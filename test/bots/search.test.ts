/** The search around a game's opinion, on a game small enough to see through. */
import { describe, expect, it } from 'vitest';
import type { Mind } from '../../src/bots/mind.js';
import { type Shape, turnLines } from '../../src/bots/search.js';
import { think } from '../../src/bots/think.js';
import { Run } from '../../src/engine/engine.js';
import type { AnyGame, Choice, Ctx, Frame } from '../../src/engine/types.js';

const HANDFULS = Array.from({ length: 9 }, (_, i) => `coins:${i + 1}`);
const BOXES = ['box:empty', 'box:full', 'box:half'];

interface Coins {
  coins: number;
  stack: Frame[];
  over: null;
  rng: number[];
}

const turnOf = (seat: number): Frame => ({ kind: 'turn', seat, step: 0 });
const choices = (ids: readonly string[]): Choice[] => ids.map((id) => ({ id, verb: id.split(':')[0]! }));

/** A turn is a handful of coins, or a coin for a key; only the key's next answer shows what it was good for. */
const game = {
  id: 'boxes',
  frames: {
    turn: {
      run: () => 'ask',
      ask: (_s: Coins, f: Frame) => ({
        seat: f.seat,
        topic: f.step === 0 ? 'turn' : 'box',
        choices: choices(f.step === 0 ? [...HANDFULS, 'key'] : BOXES),
      }),
      take: ({ s }: Ctx<any>, f: Frame, { id }: { id: string }) => {
        if (id === 'key') {
          s.coins -= 1;
          f.step = 1;
          return;
        }
        s.coins += id.startsWith('coins:') ? Number(id.slice('coins:'.length)) : id === 'box:full' ? 20 : 0;
        s.stack = [turnOf(1 - f.seat)];
      },
    },
  },
} as unknown as AnyGame;

const mind: Mind = {
  terms: (s: Coins) => ({ coins: s.coins }),
  value: (s: Coins) => s.coins,
  worth: (_s, prompt) => prompt.choices,
  begins: (s: Coins) => (s.stack[0]!.step === 0 ? s.stack[0]!.seat : null),
  again: (s: Coins, seat) => {
    s.stack = [turnOf(seat)];
    return true;
  },
  reflex: () => null,
  reactions: [],
};

const table = () => new Run(game, { coins: 0, stack: [turnOf(0)], over: null, rng: [] });
const plenty = () => ({ positions: 10_000, late: () => false });
const narrow: Shape = { width: 3, narrow: 1, depth: 8, turns: 2, sharp: false };

describe('the search of turns', () => {
  it('compares turns at their ends, so that a gain that comes with the second answer is seen', () => {
    const [best] = turnLines(table(), mind, plenty(), { ...narrow, ways: 2 });
    expect(best!.answers.map((a) => a.id)).toEqual(['key', 'box:full']);
  });

  it('drops it half-way where only answers are compared', () => {
    const [best] = turnLines(table(), mind, plenty(), narrow);
    expect(best!.answers.map((a) => a.id)).toEqual(['coins:9']);
  });

  it('keeps to its positions and leaves the table as it was', () => {
    const budget = { positions: 25, late: () => false };
    const run = table();
    const before = JSON.stringify(run.s);
    expect(turnLines(run, mind, budget, { ...narrow, ways: 2 }).length).toBeGreaterThan(0);
    expect(budget.positions).toBe(0);
    expect(JSON.stringify(run.s)).toBe(before);
  });
});

/** One safe coin, or the top card of a hidden deck: one of four is worth five coins, the others cost four. */
const deck = {
  ...game,
  frames: {
    turn: {
      run: () => 'ask',
      ask: (_s: Coins, f: Frame) => ({ seat: f.seat, topic: 'turn', choices: choices(['safe', 'card']) }),
      take: ({ s }: Ctx<any>, f: Frame, { id }: { id: string }) => {
        s.coins += id === 'safe' ? 1 : s.card === 1 ? 5 : -4;
        s.stack = [turnOf(1 - f.seat)];
      },
    },
  },
  scramble: (ctx: Ctx<any>) => {
    ctx.s.card = ctx.roll(4);
  },
} as unknown as AnyGame;

describe('an answer that chance decides', () => {
  const taken = (mind: Mind): number => {
    let cards = 0;
    for (let i = 0; i < 40; i++) {
      const run = new Run(deck, { coins: 0, card: 1, stack: [turnOf(0)], over: null, rng: [1, 2, 3, i] });
      const asked = { worlds: [run.imagine(0)], seat: 0, seats: 2, mind, ms: 0, nodes: 1000, now: () => 0 };
      if (think({ ...asked, level: 'hard', seed: `card ${i}` }).answer.id === 'card') cards++;
    }
    return cards;
  };

  it('is judged by the mean of many worlds where the game says so, and by one world where it does not', () => {
    const { again, ...still } = mind;
    expect(again).toBeDefined();
    expect(taken(still)).toBeGreaterThan(4);
    expect(taken({ ...still, chancy: () => true })).toBeLessThan(4);
  });
});
