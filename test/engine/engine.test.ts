import { describe, expect, it } from 'vitest';
import { copy, stable } from '../../src/engine/copy.js';
import { accepts, heardBy, Run, start } from '../../src/engine/engine.js';
import { Fault, playout } from '../../src/engine/fuzz.js';
import type { AnyGame, Prompt } from '../../src/engine/types.js';
import { Refused } from '../../src/engine/types.js';
import { bazaar } from '../toys/bazaar/rules.js';
import { pebbles } from '../toys/pebbles/rules.js';

/** A game of one question, to bend as a test needs it. */
function tiny(change: Partial<AnyGame> = {}, frame: object = {}): AnyGame {
  return {
    ...(pebbles as AnyGame),
    id: 'tiny',
    seats: [1],
    optionSpecs: [],
    options: () => ({}),
    blank: () => ({ n: 0 }),
    setup: (ctx) => ctx.push({ kind: 'only', seat: 0, step: 0 }),
    view: (s) => ({ n: s.n }),
    tally: (s) => ({ points: s.n }),
    standing: (s) => ({ all: s.n }),
    round: () => 1,
    check: () => {},
    frames: {
      only: {
        run: (ctx: any) => {
          if (ctx.s.n < 3) return 'ask';
          ctx.s.over = { ranking: [{ seat: 0, score: 3, ties: [] }], reason: 'tiny' };
          return 'done';
        },
        ask: () => ({ seat: 0, topic: 't', from: 'rule:t', choices: [{ id: 'go', verb: 'go' }] }),
        take: (ctx: any) => {
          ctx.s.n += 1;
        },
        ...frame,
      },
    },
    ...change,
  };
}

describe('a run', () => {
  it('asks until the game is over, and then asks nobody', () => {
    const run = start(tiny(), 1, {}, 's');
    for (let i = 0; i < 3; i++) {
      expect(run.prompt()?.choices.map((c) => c.id)).toEqual(['go']);
      run.play({ id: 'go' });
    }
    expect(run.prompt()).toBeNull();
    expect(run.s.stack).toEqual([]);
    expect(run.s.over.ranking[0].score).toBe(3);
    expect(() => run.play({ id: 'go' })).toThrow();
    expect(run.blocked()).toEqual([]);
  });

  it('runs children first, and a frame may leave under the one it pushed', () => {
    const order: string[] = [];
    const leave = (word: string) => ({
      run: () => {
        order.push(word);
        return 'done' as const;
      },
    });
    const game = tiny({
      setup: (ctx) => ctx.push({ kind: 'a', seat: 0, step: 0 } as never),
      frames: {
        a: {
          run: (ctx: any, f: any) => {
            order.push(`a${f.step}`);
            if (f.step++ === 0) {
              ctx.push({ kind: 'b', seat: 0, step: 0 });
              ctx.push({ kind: 'c', seat: 0, step: 0 });
              return 'again';
            }
            ctx.push({ kind: 'end', seat: 0, step: 0 });
            return 'done';
          },
        },
        b: leave('b'),
        c: leave('c'),
        end: {
          run: (ctx: any) => {
            order.push('end');
            ctx.s.over = { ranking: [], reason: 'x' };
            return 'done';
          },
        },
      } as never,
    });
    start(game, 1, {}, 's');
    expect(order).toEqual(['a0', 'c', 'b', 'a1', 'end']);
  });

  it('calls what is wrong in a rulebook by its name', () => {
    const only = (frame: object) => tiny({}, frame);
    expect(() => start(only({ run: () => 'again' }), 1, {}, 's')).toThrow('come to rest');
    expect(() => start(only({ run: () => 'done' }), 1, {}, 's')).toThrow('ran empty');
    expect(() => start(only({ ask: undefined }), 1, {}, 's').prompt()).toThrow('no question');
    expect(() => start(only({ take: undefined }), 1, {}, 's').play({ id: 'go' })).toThrow('takes no answer');
    const none = { ask: () => ({ seat: 0, topic: 't', from: 'r', choices: [] }) };
    expect(() => start(only(none), 1, {}, 's').prompt()).toThrow('nothing to choose');
    const lost = tiny({ setup: (ctx) => ctx.push({ kind: 'nowhere', seat: 0, step: 0 } as never) });
    expect(() => start(lost, 1, {}, 's')).toThrow('no rules');
  });

  it('refuses a number of seats the game does not have, and options it does not know', () => {
    expect(() => start(pebbles, 7, {}, 's')).toThrow(Refused);
    expect(() => start(pebbles, 2, { nothing: 1 }, 's')).toThrow(Refused);
    const nine = ['A1', 'A2', 'A3', 'A4', 'B1', 'B2', 'B3', 'B4', 'C1'];
    expect(() => start(pebbles, 2, { closed: nine }, 's')).toThrow(Refused);
  });

  it('deals the same game from the same seed and another one from another', () => {
    const deal = (seed: string) => stable(start(bazaar, 3, {}, seed).s);
    expect(deal('x')).toBe(deal('x'));
    expect(deal('x')).not.toBe(deal('y'));
  });

  it('knows when chance or a secret came into it', () => {
    const run = start(bazaar, 2, {}, 's');
    expect(run.opened).toBe(true);
    run.opened = false;
    run.play({ id: 'bid', n: 1 });
    expect(run.opened).toBe(false);
    run.play({ id: 'pass' });
    expect(run.s.die).toBeGreaterThan(0);
    expect(run.opened).toBe(true);
  });

  it('collects what is told, unless nobody listens', () => {
    const heard = start(bazaar, 2, {}, 's');
    expect(heard.takeTold().length).toBeGreaterThan(0);
    expect(heard.takeTold()).toEqual([]);
    expect(start(bazaar, 2, {}, 's', false).takeTold()).toEqual([]);
  });
});

describe('an answer', () => {
  const prompt: Prompt = {
    seat: 0,
    topic: 't',
    from: 'r',
    choices: [
      { id: 'go', verb: 'go' },
      { id: 'bid', verb: 'bid', range: [2, 5] },
    ],
  };

  it('is taken exactly when it is on the list', () => {
    expect(accepts(prompt, { id: 'go' })).toBe('yes');
    expect(accepts(prompt, { id: 'go', n: 1 })).toBe('out-of-range');
    expect(accepts(prompt, { id: 'went' })).toBe('not-offered');
    for (const n of [2, 3, 5]) expect(accepts(prompt, { id: 'bid', n })).toBe('yes');
    for (const n of [1, 6, 2.5, Number.NaN, Number.POSITIVE_INFINITY, -3]) {
      expect(accepts(prompt, { id: 'bid', n })).toBe('out-of-range');
    }
    expect(accepts(prompt, { id: 'bid' })).toBe('out-of-range');
    expect(accepts(prompt, { id: 'bid', n: '3' as unknown as number })).toBe('out-of-range');
  });
});

describe('what is told', () => {
  it('reaches those who may hear it', () => {
    const told = [
      { event: { type: 'all' } },
      { event: { type: 'card', seat: 1 }, only: [1], rest: { type: 'some card', seat: 1 } },
      { event: { type: 'whisper' }, only: [2] },
    ];
    const types = (viewer: number | null) => heardBy(told, viewer).map((e) => e.type);
    expect(types(0)).toEqual(['all', 'some card']);
    expect(types(1)).toEqual(['all', 'card']);
    expect(types(2)).toEqual(['all', 'some card', 'whisper']);
    expect(types(null)).toEqual(['all', 'some card']);
  });
});

describe('imagined copies', () => {
  it('change nothing at the table', () => {
    const run = start(bazaar, 3, {}, 's');
    const before = stable(run.s);
    const other = run.imagine(1);
    while (other.prompt()) other.play({ id: other.prompt()!.choices.at(-1)!.id });
    expect(stable(run.s)).toBe(before);
    expect(other.s.over).not.toBeNull();
  });

  it('never roll what the table will roll', () => {
    const rolls: [number, number][] = [];
    for (let i = 0; i < 40; i++) {
      const run = start(bazaar, 2, { open: true }, `roll ${i}`);
      const other = run.imagine(0);
      for (const r of [run, other]) while (r.s.die === 0) r.play({ id: 'pass' });
      rolls.push([run.s.die, other.s.die]);
    }
    expect(rolls.filter(([a, b]) => a === b).length).toBeLessThan(20);
  });

  it('follow the chance of whoever imagines, so that bots can be repeated', () => {
    const run = start(bazaar, 3, {}, 's');
    expect(stable(run.imagine(0, false, [1, 2, 3, 4]).s)).toBe(stable(run.imagine(0, false, [1, 2, 3, 4]).s));
    expect(stable(run.imagine(0, false, [1, 2, 3, 4]).s)).not.toBe(stable(run.imagine(0, false, [5, 6, 7, 8]).s));
  });
});

describe('playouts', () => {
  it('say which game failed and how to get there', () => {
    const game = tiny(
      {},
      {
        take: () => {
          throw new Error('boom');
        },
      },
    );
    try {
      playout({ game, seats: 1, seed: 'x' });
      expect.unreachable();
    } catch (error) {
      expect(error).toBeInstanceOf(Fault);
      expect((error as Fault).log).toEqual([[0, 'go']]);
      expect((error as Fault).message).toContain('tiny, 1 seats, seed x, after 1 answers');
    }
  });

  it('find endless games, doubled choices, empty ranges and broken invariants', () => {
    const fails = (game: AnyGame, words: string, limit?: number) =>
      expect(() => playout({ game, seats: 1, seed: 'x', ...(limit ? { limit } : {}) })).toThrow(words);
    fails(tiny({}, { take: () => {} }), 'does not end', 50);
    const twice = [
      { id: 'go', verb: 'go' },
      { id: 'go', verb: 'go' },
    ];
    fails(tiny({}, { ask: () => ({ seat: 0, topic: 't', from: 'r', choices: twice }) }), 'listed twice');
    const empty = [{ id: 'go', verb: 'go', range: [2, 1] }];
    fails(tiny({}, { ask: () => ({ seat: 0, topic: 't', from: 'r', choices: empty }) }), 'empty range');
    fails(
      tiny({
        check: (s) => {
          if (s.n === 2) throw new Error('two');
        },
      }),
      'two',
    );
  });

  it('repeat from their seed', () => {
    const once = playout({ game: bazaar, seats: 3, seed: 'r' });
    const again = playout({ game: bazaar, seats: 3, seed: 'r', checkEvery: 0 });
    expect(again.log).toEqual(once.log);
    expect(stable(again.run.s)).toBe(stable(once.run.s));
  });

  it('go on from a copy as from the state itself', () => {
    const run = start(pebbles, 3, {}, 'c');
    const other = new Run(pebbles, copy(run.s));
    for (let i = 0; run.prompt(); i++) {
      const { choices } = run.prompt()!;
      const choice = choices[i % choices.length]!;
      const answer = choice.range ? { id: choice.id, n: choice.range[1] } : { id: choice.id };
      run.play(answer);
      other.play(answer);
      expect(stable(other.s)).toBe(stable(run.s));
    }
  });
});
