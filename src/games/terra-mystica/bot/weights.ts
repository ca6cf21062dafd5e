/** Every number of the opinion: one table set by hand, and one that play against itself has found (docs/bots.md). */
import type { BonusId, FactionId, FavourId } from '../data/ids.js';

/** What one piece of each good is worth in points. */
export interface Worth {
  readonly coins: number;
  readonly workers: number;
  readonly priests: number;
  readonly power: number;
}

export interface Weights {
  /** Goods, by rounds after this one; the last entry serves for all earlier ones. */
  readonly worth: readonly Worth[];
  /** Of what is left in hand at the end of a round, in comparison with income. */
  readonly stock: number;
  /** As much as one round can put to use, and what the rest still counts for. */
  readonly useful: { readonly coins: number; readonly workers: number; readonly priests: number };
  readonly spare: number;
  readonly spareCoins: number;
  /** Workers that a number of coins can put to use, and the other way round: a few, and so many more for each. */
  readonly workersFor: readonly [few: number, each: number];
  readonly coinsFor: readonly [few: number, each: number];
  /** A round's worth of having so many power tokens: with fewer than four no power action can be paid. */
  readonly tokens: readonly number[];
  /** Tokens by bowl, in units of power ready to spend. */
  readonly bowls: readonly [number, number, number];
  /** Power that comes as income: some of it finds full bowls or comes in odd moments. */
  readonly powerIncome: number;
  /** Income of the rounds after the next one, in comparison with the next one's. */
  readonly later: number;
  /** Chances in a race for places: spread in steps now, and more per round to come. */
  readonly cultSpread: readonly [now: number, perRound: number];
  readonly areaSpread: readonly [now: number, perRound: number];
  readonly cultRace: number;
  readonly areaRace: number;
  /** Bonus of round tiles to come, for steps reached and for steps on the way. */
  readonly cultBonus: readonly [reached: number, underWay: number];
  readonly spade: number;
  /** A town when it comes. */
  readonly town: number;
  /** Of the points that a later round pays for towns. */
  readonly townDeed: number;
  /** Actions toward towns that are still to be expected: now, and for each round to come; and how unsure that is. */
  readonly townRoom: readonly [now: number, perRound: number];
  readonly townSpread: readonly [now: number, perRound: number];
  readonly key: number;
  /** Places to build: the cheapest ones. */
  readonly spot: number;
  readonly spots: readonly number[];
  /** Dwellings next to others: cheap trading houses and power. */
  readonly neighbour: number;
  readonly ship: readonly [now: number, perRound: number];
  readonly dig: readonly [now: number, perRound: number];
  /** Pieces kept for the deeds of rounds to come. */
  readonly deed: number;
  /** A trading house can become more. */
  readonly tradingHouse: number;
  readonly sanctuary: number;
  /** A round's worth of the tiles that pay for deeds or allow something. */
  readonly favours: Readonly<Partial<Record<FavourId, number>>>;
  /** Besides income and points for what stands now. */
  readonly cards: Readonly<Partial<Record<BonusId, number>>>;
  /** A round's worth of a stronghold's ability. */
  readonly strongholds: Readonly<Record<FactionId, number>>;
  /** How well the bots do with a board, against the average. */
  readonly factions: Readonly<Record<FactionId, number>>;
}

/** Set by hand: the opinion of `easy` and `normal`. */
export const HAND: Weights = {
  worth: [
    { coins: 0.36, workers: 0.75, priests: 1.3, power: 0.36 },
    { coins: 0.5, workers: 1.1, priests: 2.1, power: 0.5 },
    { coins: 0.58, workers: 1.3, priests: 2.5, power: 0.58 },
    { coins: 0.62, workers: 1.45, priests: 2.8, power: 0.62 },
    { coins: 0.65, workers: 1.55, priests: 3.0, power: 0.65 },
    { coins: 0.65, workers: 1.55, priests: 3.0, power: 0.65 },
  ],
  stock: 0.55,
  useful: { coins: 22, workers: 11, priests: 4 },
  spare: 0.4,
  spareCoins: 0.6,
  workersFor: [3, 0.7],
  coinsFor: [5, 3],
  tokens: [0, 0.15, 0.3, 0.7, 1.4, 1.8, 2.2, 2.4, 2.55, 2.65, 2.75, 2.8, 2.85],
  bowls: [0.12, 0.5, 1],
  powerIncome: 0.75,
  later: 1,
  cultSpread: [0.5, 0.5],
  areaSpread: [0.5, 0.55],
  cultRace: 0.65,
  areaRace: 0.55,
  cultBonus: [0.7, 0.25],
  spade: 2.6,
  town: 10,
  townDeed: 0.3,
  townRoom: [2.5, 3.2],
  townSpread: [1.2, 0.6],
  key: 1.2,
  spot: 0.55,
  spots: [1, 0.7, 0.45, 0.25],
  neighbour: 0.5,
  ship: [0.2, 0.35],
  dig: [0.2, 0.9],
  deed: 0.3,
  tradingHouse: 0.35,
  sanctuary: 0.5,
  favours: { FAV5: 0.8, FAV6: 1.1, FAV10: 2, FAV11: 2.6, FAV12: 2.2 },
  cards: { BON1: 2.6, BON2: 1, BON4: 0.6, BON6: 0.5, BON7: 2, BON9: 2 },
  strongholds: {
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
  },
  factions: {
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
  },
};

/** The opinion of `hard`: found by play against itself from the table above: many games with every number a little larger or smaller. */
export const TUNED: Weights = {
  ...HAND,
  worth: [
    { coins: 0.36, workers: 0.92, priests: 0.83, power: 0.39 },
    { coins: 0.52, workers: 1.4, priests: 1.4, power: 0.57 },
    { coins: 0.64, workers: 1.8, priests: 1.8, power: 0.7 },
    { coins: 0.72, workers: 2.1, priests: 2.1, power: 0.78 },
    { coins: 0.79, workers: 2.3, priests: 2.3, power: 0.86 },
    { coins: 0.84, workers: 2.5, priests: 2.5, power: 0.91 },
  ],
  stock: 0.85,
  useful: { coins: 17, workers: 8.7, priests: 3.2 },
  spare: 0.51,
  workersFor: [2.8, 0.66],
  coinsFor: [4.7, 2.8],
  tokens: [0, 0.15, 0.3, 0.7, 1.4, 1.8, 2.2, 2.4, 2.5, 2.6, 2.8, 2.8, 2.9],
  bowls: [0.12, 0.53, 1],
  powerIncome: 0.84,
  later: 0.95,
  cultSpread: [0.53, 0.53],
  areaSpread: [0.54, 0.59],
  cultRace: 0.66,
  areaRace: 0.59,
  spade: 2.5,
  spot: 0.57,
  dig: [0.2, 0.87],
  deed: 0.27,
  tradingHouse: 0.31,
  sanctuary: 0.58,
  favours: { FAV5: 0.74, FAV6: 1.1, FAV10: 1.7, FAV11: 3.8, FAV12: 1.8 },
  strongholds: {
    witches: 4.8,
    auren: 2.4,
    alchemists: 1.2,
    darklings: 0.36,
    halflings: 0.36,
    cultists: 0.36,
    engineers: 3,
    dwarves: 1.8,
    mermaids: 0.61,
    swarmlings: 4.8,
    'chaos-magicians': 1.8,
    giants: 4.8,
    fakirs: 1.5,
    nomads: 3.6,
  },
  factions: {
    witches: -6,
    auren: -8,
    alchemists: -3,
    darklings: 10,
    halflings: 6,
    cultists: 4,
    engineers: -3,
    dwarves: 6,
    mermaids: -2,
    swarmlings: 2,
    'chaos-magicians': 5,
    giants: -8,
    fakirs: -3,
    nomads: 0,
  },
};
