/** Random games in which seats resign on the way: the table stays sound and the rest play on to the end. */
import { describe, expect, it } from 'vitest';
import { randomAnswer } from '../../../../src/engine/bots/random.js';
import { type Run, start } from '../../../../src/engine/engine.js';
import { fractions } from '../../../../src/engine/random.js';
import { game } from '../../../../src/games/through-the-ages/game.js';
import type { TtaState } from '../../../../src/games/through-the-ages/types.js';

interface Plan {
  readonly seats: number;
  /** Seat and round of each resignation. */
  readonly leave: readonly (readonly [seat: number, round: number])[];
}

/** Plays to the end; `left` is called on the table of each resignation, before and after. */
function play(plan: Plan, seed: string, left: (before: TtaState, after: TtaState, seat: number) => void): Run {
  const run = start(game, plan.seats, { starter: 'first' }, seed);
  const s = run.s as TtaState;
  const random = fractions(seed);
  const waiting = [...plan.leave];
  for (let prompt = run.prompt(); prompt; prompt = run.prompt()) {
    const [seat, round] = waiting[0] ?? [-1, 0];
    if (prompt.topic === 'politics' && prompt.seat === seat && s.round >= round) {
      waiting.shift();
      const before = structuredClone(s);
      run.play({ id: 'resign' });
      run.play({ id: 'resign:yes' });
      game.check(s);
      left(before, s, seat);
    } else run.play(randomAnswer(prompt, random));
    if (run.prompt() && s.players[run.prompt()!.seat]!.out) throw new Error('a resigned seat is asked');
  }
  game.check(s);
  expect(waiting).toEqual([]);
  return run;
}

const PLANS: readonly Plan[] = [
  {
    seats: 4,
    leave: [
      [2, 6],
      [0, 9],
    ],
  },
  {
    seats: 4,
    leave: [
      [3, 5],
      [2, 8],
    ],
  },
  { seats: 3, leave: [[0, 7]] },
  { seats: 3, leave: [[1, 10]] },
];

describe('games with resignations', () => {
  it.each(PLANS.flatMap((plan) => ['one', 'two'].map((seed) => [plan, seed] as const)))('%j, seed %s', (plan, seed) => {
    const run = play(plan, seed, (before, s, seat) => {
      const p = s.players[seat]!;
      expect(p).toMatchObject({ out: true, hand: [], military: [], colonies: [], leader: null, tactic: null });
      expect(p).toMatchObject({ specials: [], techs: [], wonders: [], building: null, government: 'despotism' });
      // Pacts with the seat are gone, the others stay; so do the wars (Code of Laws, capitulate).
      expect(s.pacts).toEqual(before.pacts.filter((k) => k.owner !== seat && k.partner !== seat));
      const over = before.wars.filter((w) => w.by !== seat && w.on !== seat);
      expect(s.wars.filter((w) => over.some((o) => o.by === w.by))).toEqual(over.filter((w) => w.by !== s.turn));
      // The round goes on, also where the starting player has left; it ends only with the seat before that one.
      const after = [1, 2, 3].map((n) => (seat + n) % plan.seats).find((n) => !s.players[n]!.out)!;
      expect([s.starter, s.round - before.round]).toEqual([
        before.starter === seat ? after : before.starter,
        before.starter !== seat && s.turn === s.starter ? 1 : 0,
      ]);
    });
    const ranking = run.s.over!.ranking.map((r: { seat: number }) => r.seat);
    const gone = plan.leave.map(([seat]) => seat);
    expect(ranking.slice(-gone.length).sort()).toEqual([...gone].sort());
  });
});
