/** Many quick random games: every one ends, and its end adds up. */
import { describe, expect, it } from 'vitest';
import { Fault, playout } from '../../src/engine/fuzz.js';
import type { AnyGame } from '../../src/engine/types.js';
import { contestants, entries, fits, LONG, optionSets, settings } from '../helpers/games.js';

const GAMES = 200 * LONG;

function sum(points: Record<string, number>): number {
  return Object.values(points).reduce((a, b) => a + b, 0);
}

/** What must hold of every finished game. */
function checkEnd(game: AnyGame, s: any, seats: number): void {
  const { ranking, reason } = s.over;
  expect(reason).not.toBe('');
  expect(ranking.map((r: any) => r.seat).sort()).toEqual(Array.from({ length: seats }, (_, i) => i));
  for (let i = 1; i < ranking.length; i++) {
    const [a, b] = [ranking[i - 1], ranking[i]];
    expect(a.ties.length).toBe(b.ties.length);
    const first = [a.score, ...a.ties];
    const second = [b.score, ...b.ties];
    const at = first.findIndex((x, k) => x !== second[k]);
    if (at >= 0) expect(first[at]).toBeGreaterThan(second[at]!);
  }
  for (let seat = 0; seat < seats; seat++) {
    const { points } = game.tally(s, seat);
    expect(sum(game.standing(s, seat)), `points by source of seat ${seat}`).toBe(points);
    expect(ranking.find((r: any) => r.seat === seat).score, `score of seat ${seat}`).toBe(points);
  }
}

describe('the list of games', () => {
  it.each(entries().map((e) => [e.id, e] as const))('has %s as it is', async (id, entry) => {
    const { game } = await entry.module();
    expect(game.id).toBe(id);
    expect(game.title).toBe(entry.title);
    expect(game.seats).toEqual(entry.seats);
  });
});

describe.each(await contestants())('random games of $id', ({ id, module: { game, tables } }) => {
  it('take every value of every option with some number of seats', () => {
    for (const options of optionSets(game)) {
      const some = game.seats.some((seats) => fits(game, seats, options));
      // a list may need its words to come in a certain number; a flag or a choice must work alone
      if (!Object.values(options).some(Array.isArray)) expect(some, JSON.stringify(options)).toBe(true);
    }
  });

  it(
    `end with sums that agree, ${GAMES} of them`,
    () => {
      const before = JSON.stringify(tables());
      const all = settings(game, GAMES, id);
      const faults: string[] = [];
      for (let i = 0; i < Math.max(GAMES, all.length) && faults.length < 3; i++) {
        const { seats, options } = all[i % all.length]!;
        const spec = { game, seats, options, seed: `generic ${i}`, checkEvery: i % 20 === 0 ? 1 : 10 };
        try {
          const { run } = playout(spec);
          checkEnd(game, run.s, seats);
        } catch (error) {
          const about = `${seats} seats, seed '${spec.seed}', options ${JSON.stringify(options)}`;
          faults.push(error instanceof Fault ? `${about}\n${error.message}` : `${about}\n${(error as Error).message}`);
        }
      }
      expect(faults).toEqual([]);
      expect(JSON.stringify(tables()), 'the printed tables after play').toBe(before);
    },
    300_000 * LONG,
  );
});
