/** Many quick random games: every one ends, and its end adds up. */
import { describe, expect, it } from 'vitest';
import { Fault, playout } from '../../src/engine/fuzz.js';
import { endFault } from '../helpers/checks.js';
import { contestants, entries, fits, LONG, optionSets, refusalOf, settings } from '../helpers/games.js';

const GAMES = 200 * LONG;

describe('the list of games', () => {
  it.each(entries().map((e) => [e.id, e] as const))('has %s as it is', async (id, entry) => {
    const { game } = await entry.module();
    expect(game.id).toBe(id);
    expect(game.title).toBe(entry.title);
    expect(game.seats).toEqual(entry.seats);
  });
});

describe.each(await contestants())('random games of $id', ({ id, module: { game, phrases, tables } }) => {
  it('take every value of every option, or say in a sentence what it needs', () => {
    for (const options of optionSets(game)) {
      if (game.seats.some((seats) => fits(game, seats, options))) continue;
      const refused = refusalOf(game, game.seats[0]!, options)!;
      expect(phrases.refused(refused.code, refused.facts), JSON.stringify(options)).toBeTruthy();
    }
  });

  it(
    `end with sums that agree, ${GAMES} of them`,
    () => {
      const before = JSON.stringify(tables());
      const all = settings(game, GAMES, id);
      const faults: string[] = [];
      expect(all.length).toBeGreaterThanOrEqual(GAMES);
      for (const [i, { seats, options }] of all.entries()) {
        if (faults.length === 3) break;
        const spec = { game, seats, options, seed: `generic ${i}`, checkEvery: i % 20 === 0 ? 1 : 10 };
        try {
          const { run } = playout(spec);
          const fault = endFault(game, run.s, seats);
          if (fault) throw new Error(fault);
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
