/** Every number of the opinion. Set by hand and adjusted by play against itself (docs/bots.md). */
import type { FactionId } from '../data/ids.js';

/** What one piece of each good is worth in points. */
export interface Worth {
  readonly coins: number;
  readonly tools: number;
  readonly scholars: number;
  readonly books: number;
  readonly power: number;
}

export const WEIGHTS = {
  /** Goods, by rounds after this one; the last entry serves for all earlier ones. */
  worth: [
    { coins: 0.3, tools: 0.65, scholars: 1.2, books: 1.0, power: 0.3 },
    { coins: 0.48, tools: 1.1, scholars: 2.1, books: 1.7, power: 0.5 },
    { coins: 0.56, tools: 1.3, scholars: 2.5, books: 1.9, power: 0.58 },
    { coins: 0.6, tools: 1.45, scholars: 2.8, books: 2.0, power: 0.62 },
    { coins: 0.64, tools: 1.55, scholars: 3.0, books: 2.1, power: 0.65 },
    { coins: 0.64, tools: 1.55, scholars: 3.0, books: 2.1, power: 0.65 },
  ] as readonly Worth[],
  /** Of what is left in hand at the end of a round, in comparison with income. */
  stock: 0.55,
  /** As much as one round can put to use, and what the rest still counts for. */
  useful: { coins: 22, tools: 11, scholars: 4, books: 7 },
  spare: 0.4,
  /** Tokens by bowl, in units of power ready to spend. */
  bowls: [0.15, 0.5, 1] as readonly [number, number, number],
  powerIncome: 0.75,
  /** Chances in a race for places: spread in steps now, and more per round to come. */
  scienceSpread: [0.5, 0.6] as readonly [number, number],
  areaSpread: [0.5, 0.55] as readonly [number, number],
  scienceRace: 0.65,
  areaRace: 0.55,
  /** Bonus of round tiles to come, for levels reached and for levels on the way. */
  scienceBonus: [0.7, 0.25] as readonly [number, number],
  spade: 2.6,
  step: 0.9,
  /** Own groups on the way to a city. */
  city: [7, 4] as readonly [withRounds: number, last: number],
  key: 1,
  spot: 0.55,
  spots: [1, 0.7, 0.45, 0.25] as readonly number[],
  neighbour: 0.5,
  ship: [0.2, 0.5] as readonly [number, number],
  dig: [0.2, 0.9] as readonly [number, number],
  deed: 0.3,
  guild: 0.35,
  /** What a tile promises for a round, in comparison with the same thing in hand. */
  tile: 0.8,
};

/** How well the bots do with a people, against the average. */
export const FACTION_WORTH: Readonly<Record<FactionId, number>> = {
  blessed: 0,
  felines: 0,
  goblins: 0,
  illusionists: 0,
  inventors: 0,
  lizards: 0,
  moles: 0,
  monks: 0,
  navigators: 0,
  omar: 0,
  philosophers: 0,
  psychics: 0,
};
