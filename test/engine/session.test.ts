import { describe, expect, it } from 'vitest';
import { randomAnswer } from '../../src/engine/bots/random.js';
import { stable } from '../../src/engine/copy.js';
import { start } from '../../src/engine/engine.js';
import type { GameModule } from '../../src/engine/phrasebook.js';
import { fractions } from '../../src/engine/random.js';
import { RuleCrash, Session } from '../../src/engine/session.js';
import { Refused } from '../../src/engine/types.js';
import { play, playOn, sessionOf } from '../helpers/play.js';
import { bazaarModule, pebblesModule } from '../toys/index.js';

/** Pebbles in which crowning fails half-way, after it has changed the table. */
function broken(fault: { take?: boolean; ask?: boolean; tally?: boolean }): GameModule {
  const { game } = pebblesModule;
  const turn = game.frames.turn!;
  const crowned = (s: any) => s.crowned.includes(1);
  return {
    ...pebblesModule,
    game: {
      ...game,
      tally: (s, seat) => {
        if (fault.tally && crowned(s)) throw new Error('boom');
        return game.tally(s, seat);
      },
      frames: {
        ...game.frames,
        turn: {
          ...turn,
          ask: (s: any, f: any) => {
            if (fault.ask && crowned(s)) throw new Error('boom');
            return turn.ask!(s, f);
          },
          take: (ctx: any, f: any, a: any) => {
            turn.take!(ctx, f, a);
            if (fault.take && a.id.startsWith('crown')) throw new Error('boom');
          },
        },
      },
    },
  };
}

describe('a session', () => {
  it('plays answers, tells what happened and keeps a row for each', () => {
    const session = sessionOf(pebblesModule);
    expect(session.openingTold().map((t) => t.event.type)).toContain('income');
    const told = session.submit({ id: 'lay:B2' });
    expect(told.map((t) => t.event.type)).toContain('lay');
    session.submit({ id: 'trade', n: 2 });
    expect(session.log).toEqual([
      [0, 'lay:B2'],
      [1, 'trade', 2],
    ]);
    const rows = session.history();
    expect(rows.map((r) => r.n)).toEqual([1, 2]);
    expect(rows[1]!.tally[1]).toEqual({ points: 0, pebbles: 8, coins: 2 });
    expect(rows[0]!.told).toEqual(told);
    expect(rows[0]!.round).toBe(1);
  });

  it('fills in the options, so that the save means the same when a default changes', () => {
    expect(sessionOf(pebblesModule).table.options).toEqual({ rounds: '4', offers: true, closed: [] });
  });

  it('refuses what is not on offer and leaves everything as it was', () => {
    const session = sessionOf(pebblesModule);
    play(session, 'lay:B2');
    const before = stable(session.snapshot());
    for (const answer of [
      { id: 'lay:B2' },
      { id: 'trade' },
      { id: 'trade', n: 99 },
      { id: 'pass', n: 1 },
      { id: '' },
    ]) {
      expect(() => session.submit(answer)).toThrow(Refused);
    }
    expect(stable(session.snapshot())).toBe(before);
    expect(session.log.length).toBe(1);
    expect(session.undoDepth()).toBe(1);
  });

  it('refuses every answer when the game is over', () => {
    const session = sessionOf(bazaarModule);
    playOn(session, 1000);
    expect(session.prompt()).toBeNull();
    expect(session.over()).not.toBeNull();
    expect(() => session.submit({ id: 'pass' })).toThrow(Refused);
    expect(() => session.preview({ id: 'pass' })).toThrow(Refused);
    expect(session.why()).toEqual([]);
  });

  it('knows whether there are secrets from the complete options', () => {
    expect(sessionOf(bazaarModule).secrets()).toBe(true);
    expect(sessionOf(bazaarModule, { options: { open: true } }).secrets()).toBe(false);
    expect(sessionOf(pebblesModule).secrets()).toBe(false);
  });

  it('names seats, also ones that are not there', () => {
    const t = sessionOf(pebblesModule).telling(0);
    expect(t.name(1)).toBe('Ben');
    expect(t.name(9)).toBe('seat 10');
  });

  it('shows any earlier position without moving', () => {
    const session = sessionOf(bazaarModule, { seats: 3 });
    const sums = [session.checksum()];
    for (let i = 0; i < 20; i++) {
      playOn(session, 1, fractions(`step ${i}`));
      sums.push(session.checksum());
    }
    for (const n of [0, 1, 7, 20]) expect(session.at(n).checksum()).toBe(sums[n]);
    expect(session.checksum()).toBe(sums[20]);
  });
});

describe('undo', () => {
  it('takes back and plays again, to the same position', () => {
    const session = sessionOf(pebblesModule);
    const sums = [session.checksum()];
    for (const answer of [{ id: 'trade', n: 1 }, { id: 'melt', n: 1 }, { id: 'lay:A1' }]) {
      session.submit(answer);
      sums.push(session.checksum());
    }
    for (const n of [2, 1, 0]) {
      expect(session.undo()).toBe(true);
      expect(session.checksum()).toBe(sums[n]);
      expect(session.history().length).toBe(n);
    }
    expect(session.undo()).toBe(false);
    expect(session.undoStop()).toBe('start');
    for (const n of [1, 2, 3]) {
      expect(session.redo()).toBe(true);
      expect(session.checksum()).toBe(sums[n]);
    }
    expect(session.redo()).toBe(false);
  });

  it('forgets what was taken back when something else is played', () => {
    const session = sessionOf(pebblesModule);
    play(session, { id: 'trade', n: 1 });
    session.undo();
    expect(session.redoDepth()).toBe(1);
    play(session, { id: 'trade', n: 2 });
    expect(session.redoDepth()).toBe(0);
    expect(session.redo()).toBe(false);
  });

  it('keeps what was taken back when a wrong answer comes', () => {
    const session = sessionOf(pebblesModule);
    play(session, { id: 'trade', n: 1 });
    session.undo();
    expect(() => session.submit({ id: 'nothing' })).toThrow(Refused);
    expect(session.redo()).toBe(true);
    expect(session.log).toEqual([[0, 'trade', 1]]);
  });

  it('is possible for the last action of a turn until the next seat answers', () => {
    const session = sessionOf(pebblesModule);
    play(session, 'lay:A1');
    expect(session.prompt()!.seat).toBe(1);
    expect(session.undoDepth()).toBe(1);
    play(session, { id: 'trade', n: 1 });
    expect(session.undoDepth()).toBe(1);
    expect(session.undoStop()).toBe('seat');
    expect(session.undo()).toBe(true);
    expect(session.undo()).toBe(false);
  });

  it('stops at chance when strict, not when the table is kinder', () => {
    const depth = (undo: 'strict' | 'seat' | 'free') => {
      const session = sessionOf(bazaarModule, { undo });
      play(session, { id: 'bid', n: 1 }, 'pass'); // the die is rolled
      return [session.undoDepth(), session.undoStop()];
    };
    expect(depth('strict')).toEqual([0, 'chance']);
    expect(depth('seat')).toEqual([1, 'seat']);
    expect(depth('free')).toEqual([2, 'start']);
  });

  it('rolls the same die again after undo and redo', () => {
    const session = sessionOf(bazaarModule, { undo: 'free' });
    play(session, { id: 'bid', n: 1 }, 'pass');
    const sum = session.checksum();
    session.undo();
    session.redo();
    expect(session.checksum()).toBe(sum);
  });

  it('stops where somebody has looked behind the curtain', () => {
    for (const undo of ['strict', 'seat'] as const) {
      const session = sessionOf(pebblesModule, { undo });
      play(session, 'lay:A1');
      session.look();
      expect(session.undoDepth()).toBe(0);
      expect(session.undoStop()).toBe('look');
      expect(session.undo()).toBe(false);
      play(session, { id: 'trade', n: 1 });
      expect(session.undoDepth()).toBe(1);
    }
    const free = sessionOf(pebblesModule, { undo: 'free' });
    play(free, 'lay:A1');
    free.look();
    expect(free.undoDepth()).toBe(1);
  });

  it('follows a policy that everybody agreed to in the middle, back and forth', () => {
    const session = sessionOf(bazaarModule);
    play(session, { id: 'bid', n: 1 }, 'pass');
    const now = () => [session.undoDepth(), session.undoStop()];
    session.agreeUndo('seat');
    expect(now()).toEqual([1, 'seat']);
    session.agreeUndo('free');
    expect(now()).toEqual([2, 'start']);
    session.agreeUndo('strict');
    expect(now()).toEqual([0, 'chance']);
    expect(session.undo()).toBe(false);
    session.agreeUndo('free');
    expect(session.undo()).toBe(true);
    expect(session.log).toEqual([[0, 'bid', 1]]);
    expect(session.table.undo).toBe('free');
  });

  it('goes no further behind a curtain when a strict table becomes one that spares chance', () => {
    const session = sessionOf(pebblesModule);
    play(session, 'lay:A1');
    session.look();
    session.agreeUndo('seat');
    expect([session.undoDepth(), session.undoStop()]).toEqual([0, 'look']);
  });

  it('goes back the whole game when free, further than positions are kept', () => {
    const session = sessionOf(bazaarModule, { seats: 5, undo: 'free', options: { rounds: '7' } });
    const sums = [session.checksum()];
    while (session.prompt()) {
      playOn(session, 1, fractions(`n ${session.log.length}`));
      sums.push(session.checksum());
    }
    expect(sums.length).toBeGreaterThan(70);
    for (let n = sums.length - 2; n >= 0; n--) {
      expect(session.undo()).toBe(true);
      expect(session.checksum()).toBe(sums[n]);
    }
    while (session.redo()) expect(session.checksum()).toBe(sums[session.log.length]);
    expect(session.log.length).toBe(sums.length - 1);
  });
});

describe('answers of standing orders', () => {
  /** Ada lays beside Ben, whose order answers. */
  function besides(undo: 'strict' | 'seat' | 'free'): Session {
    const session = sessionOf(pebblesModule, { undo, options: { closed: [] } });
    play(session, 'lay:B2', 'lay:D4', 'lay:B4', 'pass');
    return session;
  }

  it('are taken back together with the answer that caused them', () => {
    const session = besides('strict');
    const sum = session.checksum();
    const depth = session.log.length;
    play(session, 'lay:D3');
    expect(session.prompt()!.topic).toBe('pebbles.sip');
    expect(session.module.orders[0]!.decide(session.prompt()!, 'never', () => null)).toEqual({ id: 'decline' });
    session.submit({ id: 'decline' }, { auto: true });
    expect(session.undo()).toBe(true);
    expect(session.log.length).toBe(depth);
    expect(session.checksum()).toBe(sum);
    expect(session.redo()).toBe(true);
    expect(session.log.length).toBe(depth + 2);
    expect(session.redoDepth()).toBe(0);
  });

  it('are nothing to be taken back by themselves: they would be given again', () => {
    const session = besides('strict');
    play(session, 'lay:D3');
    session.look();
    session.submit({ id: 'decline' }, { auto: true });
    expect(session.undoDepth()).toBe(0);
    expect(session.undo()).toBe(false);
    play(session, { id: 'trade', n: 1 });
    expect(session.undoDepth()).toBe(2);
    expect(session.undo()).toBe(true);
    expect(session.log.at(-1)).toEqual([1, 'decline']);
  });

  it('do not end the turn of the seat that goes on', () => {
    const session = besides('strict');
    play(session, 'lay:D3');
    session.submit({ id: 'decline' }, { auto: true });
    expect(session.prompt()!.seat).toBe(0);
    play(session, { id: 'trade', n: 1 });
    expect(session.undoDepth()).toBe(3);
    session.undo();
    session.undo();
    expect(session.log.at(-1)).toEqual([1, 'pass']);
  });

  it('raise the floor in a game with secrets: what they answer may tell something', () => {
    const session = sessionOf(bazaarModule, { seats: 3, undo: 'strict' });
    const bid = session.prompt()!.choices.find((c) => c.verb === 'bid')!;
    session.submit({ id: bid.id, n: bid.range![0] });
    const { length } = session.log;
    session.submit({ id: 'pass' }, { auto: true });
    expect(session.floor()).toBeGreaterThanOrEqual(length);
    session.undo();
    expect(session.log.length).toBeGreaterThanOrEqual(length);
  });

  it('raise the floor when a person gave them', () => {
    const session = besides('strict');
    play(session, 'lay:D3', 'decline');
    expect(session.undoDepth()).toBe(1);
  });
});

describe('a rule that fails', () => {
  for (const where of ['take', 'ask', 'tally'] as const) {
    it(`in ${where} leaves the position before the answer`, () => {
      const session = sessionOf(broken({ [where]: true }));
      play(session, 'lay:B2', 'pass');
      const before = stable(session.snapshot());
      const depth = session.undoDepth();
      try {
        session.submit({ id: 'crown:B2' });
        expect.unreachable();
      } catch (error) {
        expect(error).toBeInstanceOf(RuleCrash);
        expect((error as RuleCrash).entry).toEqual([0, 'crown:B2']);
        expect(((error as RuleCrash).cause as Error).message).toBe('boom');
      }
      expect(stable(session.snapshot())).toBe(before);
      expect(session.log.length).toBe(2);
      expect(session.history().length).toBe(2);
      expect(session.undoDepth()).toBe(depth);
      expect(() => session.preview({ id: 'crown:B2' })).toThrow(RuleCrash);
      play(session, 'lay:B3');
      expect(session.history().length).toBe(3);
    });
  }
});

describe('a preview', () => {
  it('shows the numbers before and after, and who comes next', () => {
    const session = sessionOf(pebblesModule);
    const before = stable(session.snapshot());
    const tiles = session.view(0).pits as { name: string; tile: string }[];
    const plain = tiles.find((p) => p.tile === '')!;
    const seen = session.preview({ id: `lay:${plain.name}` });
    expect(seen.before[0]).toEqual({ points: 0, pebbles: 6, coins: 4 });
    expect(seen.after[0]).toEqual({ points: 1, pebbles: 4, coins: 4 });
    expect(seen.next).toBe(1);
    expect(seen.chance).toBe(false);
    expect(seen.told.map((e) => e.type)).toEqual(['lay', 'score']);
    expect(stable(session.snapshot())).toBe(before);
    expect(() => session.preview({ id: 'nothing' })).toThrow(Refused);
  });

  it('shows nothing beyond what was known when chance comes into it', () => {
    const session = sessionOf(bazaarModule);
    play(session, { id: 'bid', n: 1 });
    const seen = session.preview({ id: 'pass' });
    expect(seen).toEqual({ before: seen.before, after: seen.before, told: [], next: null, over: false, chance: true });
  });

  it('is the same whatever the hidden cards are', () => {
    for (let n = 0; n < 30; n++) {
      const session = sessionOf(bazaarModule, { seats: 3, seed: `p${n}` });
      playOn(session, n, fractions(`p${n}`));
      const prompt = session.prompt();
      if (!prompt) continue;
      const other = session.branch(prompt.seat);
      for (const choice of prompt.choices) {
        const answer = choice.range ? { id: choice.id, n: choice.range[0] } : { id: choice.id };
        expect(other.preview(answer)).toEqual(session.preview(answer));
      }
    }
  });
});

describe('why not', () => {
  it('names the smallest cure, and the cure works', () => {
    const session = sessionOf(pebblesModule);
    play(session, { id: 'melt', n: 3 }); // no pebbles left
    const why = session.why();
    const lay = why.find((w) => w.blocked.id === 'lay:A1')!;
    expect(lay.blocked).toMatchObject({ why: 'lack', facts: { good: 'pebbles', need: 2, have: 0 } });
    expect(lay.cure).toEqual([{ id: 'trade', n: 2 }]);
    for (const answer of lay.cure!) session.submit(answer);
    expect(session.prompt()!.choices.some((c) => c.id === 'lay:A1')).toBe(true);
  });

  it('offers no cure where there is none', () => {
    const session = sessionOf(pebblesModule, { options: { closed: ['A1'] } });
    const closed = session.why().find((w) => w.blocked.id === 'lay:A1')!;
    expect(closed).toMatchObject({ blocked: { why: 'closed' }, cure: null });
    expect(session.blocked()).toEqual(session.why().map((w) => w.blocked));
  });
});

describe('a branch', () => {
  it('can be played and taken back without touching the game, and knows no secret', () => {
    const session = sessionOf(bazaarModule, { seats: 3 });
    playOn(session, 9);
    const before = session.checksum();
    const seat = session.prompt()!.seat;
    const branch = session.branch(seat);
    expect(branch.view(seat)).toEqual(session.view(seat));
    expect(branch.prompt()).toEqual(session.prompt());
    expect(branch.undoDepth()).toBe(0);
    const sum = branch.checksum();
    expect(sum).not.toBe(before);
    const played = playOn(branch, 6);
    expect(branch.history().length).toBe(9 + played);
    for (let i = 0; i < played; i++) expect(branch.undo()).toBe(true);
    expect(branch.undo()).toBe(false);
    expect(branch.checksum()).toBe(sum);
    expect(session.checksum()).toBe(before);
  });
});

describe('a session from a position', () => {
  it('makes the rows of before again, and undoes by replaying', () => {
    const first = sessionOf(bazaarModule, { seats: 3, undo: 'free' });
    playOn(first, 25);
    const { module, table, seed, log } = first;
    const second = new Session({ module, table, seed }, { state: structuredClone(first.snapshot()), log, floor: 0 });
    expect(second.history()).toEqual(first.history());
    expect(second.openingTold()).toEqual(first.openingTold());
    for (let i = 0; i < 25; i++) {
      expect(second.undo()).toBe(first.undo());
      expect(second.checksum()).toBe(first.checksum());
    }
  });

  it('stays whole when its log does not lead there', () => {
    const run = start(pebblesModule.game, 2, {}, 'x');
    const { table } = sessionOf(pebblesModule, { undo: 'free' });
    const log = [
      [0, 'lay:Z9'],
      [1, 'pass'],
    ] as const;
    const session = new Session({ module: pebblesModule, table, seed: 'x' }, { state: run.s, log, floor: 0 });
    expect(session.undo()).toBe(false);
    expect(session.undoDepth()).toBe(0);
    expect(session.history().map((r) => r.entry)).toEqual(log);
    play(session, 'lay:A1');
    expect(session.history().length).toBe(3);
    expect(session.undo()).toBe(true);
  });
});

it('undo over more standing orders than positions are kept comes to the right one', () => {
  const session = sessionOf(bazaarModule, { seats: 5, undo: 'free', options: { rounds: '7' } });
  playOn(session, 2);
  const before = session.checksum();
  const random = fractions('orders');
  session.submit(randomAnswer(session.prompt()!, random));
  for (let i = 0; i < 80 && session.prompt(); i++)
    session.submit(randomAnswer(session.prompt()!, random), { auto: true });
  expect(session.log.length).toBeGreaterThan(2 + 64);
  expect(session.undo()).toBe(true);
  expect([session.log.length, session.checksum()]).toEqual([2, before]);
});
