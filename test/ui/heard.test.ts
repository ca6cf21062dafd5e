/** Who only hears the table misses nothing of it: every fact of the view is in some answer. */
import { describe, expect, it } from 'vitest';
import { gameCalled } from '../../src/games.js';
import { wholeGame } from './samples.js';
import { type Facts, type Sample, untold } from './told-facts.js';

/** How far into a recorded game, by its seats. */
const MOMENTS: readonly (readonly [seats: number, moment: number])[] = [
  [2, 0.02],
  [2, 0.97],
  [4, 0.005],
  [4, 0.3],
  [4, 0.62],
  [4, 0.95],
];

const samples = (id: string): Promise<Sample[]> =>
  Promise.all(
    MOMENTS.map(async ([seats, moment]) => {
      const whole = await wholeGame(id, seats);
      const session = whole.at(Math.floor(whole.log.length * moment));
      return { session, viewer: session.prompt()?.seat ?? 0 };
    }),
  );

/** Parts of a view that are no facts of the table, and why. */
const FACTS: Readonly<Record<string, Facts>> = {
  'age-of-innovation': {
    silent: {
      viewer: 'who looks',
      seats: 'the number of seats told',
      'hexes.*.row': 'the place of a name on the paper',
      'hexes.*.col': 'the place of a name on the paper',
      'players.*.seat': 'who it is: told by name',
      'rounds.*.past': 'follows from the round',
      'rounds.*.now': 'follows from the round',
      'innovations.*.place': 'where it lies: told by its column',
      'innovations.*.row': 'where it lies: told by its price',
      'innovations.*.tile': 'the same as `dealt` until it is taken',
      'competencies.*.place': 'where it lies: told by its column',
      'competencies.*.row': 'where it lies: told by what comes with it',
      'players.*.tracks.*.income.*.source': 'the row in which it stands',
      'players.*.incomeSum.source': 'a sum of all sources',
    },
    values: {
      printing: ['1.0'],
      dealing: ['draft'],
      side: ['small'],
      final: ['final-guild', 'final-school'],
      'players.*.innovations.*': ['steel'],
      'players.*.reserved': ['palace-3'],
      'players.*.terraformingReward.what': ['vp'],
    },
    // Nothing lies on a display that nobody has; a source that pays nothing is left out; no slot, no worth.
    idle: (view, [first, at, what, i]) => {
      if (first === 'innovations') return what === 'worth' && view.innovations[at!].cost[i!] === null;
      if (first !== 'players') return false;
      const seat = view.players[at!];
      return seat.board === null || (what === 'income' && !Object.values(seat.income[i!]).some((n) => Number(n) > 0));
    },
  },
};

describe('every fact of the view is told in', () => {
  it.each(Object.keys(FACTS))(
    '%s',
    async (id) => {
      const ui = await gameCalled(id).ui();
      expect(untold(ui, await samples(id), FACTS[id]!)).toEqual([]);
    },
    60_000,
  );
});
