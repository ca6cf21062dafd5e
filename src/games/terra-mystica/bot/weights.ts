/** Every number of the opinion. The tables were set by hand and adjusted by play against itself (docs/bots.md). */
import type { BonusId, FactionId, FavourId } from '../data/ids.js';

/** What one piece of each good is worth in points. */
export interface Worth {
  readonly coins: number;
  readonly workers: number;
  readonly priests: number;
  readonly power: number;
}

export const WEIGHTS = {
  /** Goods, by rounds after this one; the last entry serves for all earlier ones. */
  worth: [
    { coins: 0.36, workers: 0.75, priests: 1.3, power: 0.36 },
    { coins: 0.5, workers: 1.1, priests: 2.1, power: 0.5 },
    { coins: 0.58, workers: 1.3, priests: 2.5, power: 0.58 },
    { coins: 0.62, workers: 1.45, priests: 2.8, power: 0.62 },
    { coins: 0.65, workers: 1.55, priests: 3.0, power: 0.65 },
    { coins: 0.65, workers: 1.55, priests: 3.0, power: 0.65 },
  ] as readonly Worth[],
  /** Of what is left in hand at the end of a round, in comparison with income. */
  stock: 0.55,
  /** As much as one round can put to use, and what the rest still counts for. */
  useful: { coins: 22, workers: 11, priests: 4 },
  spare: 0.4,
  spareCoins: 0.6,
  /** Workers that a number of coins can put to use, and the other way round: a few, and so many more for each. */
  workersFor: [3, 0.7] as readonly [number, number],
  coinsFor: [5, 3] as readonly [number, number],
  /** A round's worth of having so many power tokens: with fewer than four no power action can be paid. */
  tokens: [0, 0.15, 0.3, 0.7, 1.4, 1.8, 2.2, 2.4, 2.55, 2.65, 2.75, 2.8, 2.85] as readonly number[],
  /** Tokens by bowl, in units of power ready to spend. */
  bowls: [0.12, 0.5, 1] as readonly [number, number, number],
  /** Power that comes as income: some of it finds full bowls or comes in odd moments. */
  powerIncome: 0.75,
  /** Income of the rounds after the next one, in comparison with the next one's. */
  later: 1,
  /** Chances in a race for places: spread in steps now, and more per round to come. */
  cultSpread: [0.5, 0.5] as readonly [number, number],
  areaSpread: [0.5, 0.55] as readonly [number, number],
  cultRace: 0.65,
  areaRace: 0.55,
  /** Bonus of round tiles to come, for steps reached and for steps on the way. */
  cultBonus: [0.7, 0.25] as readonly [number, number],
  spade: 2.6,
  /** Own groups on the way to a town. */
  town: [7, 4] as readonly [withRounds: number, last: number],
  townMerge: 0.35,
  key: 1.2,
  /** Places to build: the three cheapest. */
  spot: 0.55,
  spots: [1, 0.7, 0.45, 0.25] as readonly number[],
  /** Dwellings next to others: cheap trading houses and power. */
  neighbour: 0.5,
  ship: [0.2, 0.35] as readonly [number, number],
  dig: [0.2, 0.9] as readonly [number, number],
  /** Pieces kept for the deeds of rounds to come. */
  deed: 0.3,
  /** A trading house can become more. */
  tradingHouse: 0.35,
  sanctuary: 0.5,
};

/** A round's worth of the tiles that pay for deeds or allow something. */
export const FAVOUR_WORTH: Readonly<Partial<Record<FavourId, number>>> = {
  FAV5: 0.8,
  FAV6: 1.1,
  FAV10: 2,
  FAV11: 2.6,
  FAV12: 2.2,
};

/** Besides income and points for what stands now. */
export const CARD_WORTH: Readonly<Partial<Record<BonusId, number>>> = {
  BON1: 2.6,
  BON2: 1,
  BON4: 0.6,
  BON6: 0.5,
  BON7: 2,
  BON9: 2,
};

/** A round's worth of a stronghold's ability. */
export const STRONGHOLD_WORTH: Readonly<Record<FactionId, number>> = {
  witches: 4,
  auren: 2,
  alchemists: 1,
  darklings: 0.3,
  halflings: 0.3,
  cultists: 0.3,
  engineers: 2.5,
  dwarves: 1.5,
  mermaids: 0.5,
  swarmlings: 4,
  'chaos-magicians': 1.5,
  giants: 4,
  fakirs: 1.2,
  nomads: 3,
};

/** How well the bots do with a board, against the average. */
export const FACTION_WORTH: Readonly<Record<FactionId, number>> = {
  witches: 5,
  auren: 0,
  alchemists: 0,
  darklings: 6,
  halflings: 3,
  cultists: 4,
  engineers: 2,
  dwarves: 2,
  mermaids: 3,
  swarmlings: 3,
  'chaos-magicians': 2,
  giants: 0,
  fakirs: -6,
  nomads: 5,
};
