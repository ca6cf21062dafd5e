/** Every number of the opinion: one table set by hand, and what play against itself has changed in it (docs/bots.md). */
import type { FactionId } from '../data/ids.js';

/** What one piece of each good is worth in points. */
export interface Worth {
  readonly coins: number;
  readonly tools: number;
  readonly scholars: number;
  readonly books: number;
  readonly power: number;
}

export interface Weights {
  /** Goods, by rounds after this one; the last entry serves for all earlier ones. */
  readonly worth: readonly Worth[];
  /** Of what is left in hand at the end of a round, in comparison with income. */
  readonly stock: number;
  /** As much as one round can put to use, and what the rest still counts for. */
  readonly useful: {
    readonly coins: number;
    readonly tools: number;
    readonly scholars: number;
    readonly books: number;
  };
  readonly spare: number;
  /** Tokens by bowl, in units of power ready to spend. */
  readonly bowls: readonly [number, number, number];
  readonly powerIncome: number;
  /** Income of the rounds after the next one, in comparison with the next one's. */
  readonly later: number;
  /** Chances in a race for places: spread in steps now, and more per round to come. */
  readonly scienceSpread: readonly [now: number, perRound: number];
  readonly areaSpread: readonly [now: number, perRound: number];
  readonly scienceRace: number;
  readonly areaRace: number;
  /** Bonus of round tiles to come, for levels reached and for levels on the way. */
  readonly scienceBonus: readonly [reached: number, underWay: number];
  readonly spade: number;
  readonly step: number;
  /** Own groups on the way to a city. */
  readonly city: readonly [withRounds: number, last: number];
  readonly key: number;
  /** Places to build: the cheapest ones. */
  readonly spot: number;
  readonly spots: readonly number[];
  readonly neighbour: number;
  readonly ship: readonly [now: number, perRound: number];
  readonly dig: readonly [now: number, perRound: number];
  readonly deed: number;
  readonly guild: number;
  /** What stands or is held, now and more per round to come: what else it leads to. */
  readonly palace: readonly [now: number, perRound: number];
  readonly school: readonly [now: number, perRound: number];
  readonly building: readonly [now: number, perRound: number];
  readonly founded: readonly [now: number, perRound: number];
  readonly competency: readonly [now: number, perRound: number];
  readonly level: readonly [now: number, perRound: number];
  /** Books on their way to the nearest innovation: the closer, the more. */
  readonly innovation: readonly [now: number, perRound: number];
  /** What a tile promises for a round, in comparison with the same thing in hand. */
  readonly tile: number;
}

/** Set by hand: the opinion of `easy` and `normal`. */
export const HAND: Weights = {
  worth: [
    { coins: 0.3, tools: 0.65, scholars: 1.2, books: 1.0, power: 0.3 },
    { coins: 0.48, tools: 1.1, scholars: 2.1, books: 1.7, power: 0.5 },
    { coins: 0.56, tools: 1.3, scholars: 2.5, books: 1.9, power: 0.58 },
    { coins: 0.6, tools: 1.45, scholars: 2.8, books: 2.0, power: 0.62 },
    { coins: 0.64, tools: 1.55, scholars: 3.0, books: 2.1, power: 0.65 },
    { coins: 0.64, tools: 1.55, scholars: 3.0, books: 2.1, power: 0.65 },
  ],
  stock: 0.55,
  useful: { coins: 22, tools: 11, scholars: 4, books: 7 },
  spare: 0.4,
  bowls: [0.15, 0.5, 1],
  powerIncome: 0.75,
  later: 1,
  scienceSpread: [0.5, 0.6],
  areaSpread: [0.5, 0.55],
  scienceRace: 0.65,
  areaRace: 0.55,
  scienceBonus: [0.7, 0.25],
  spade: 2.6,
  step: 0.9,
  city: [7, 4],
  key: 1,
  spot: 0.55,
  spots: [1, 0.7, 0.45, 0.25],
  neighbour: 0.5,
  ship: [0.2, 0.5],
  dig: [0.2, 0.9],
  deed: 0.3,
  guild: 0.35,
  palace: [0, 0],
  school: [0, 0],
  building: [0, 0],
  founded: [0, 0],
  competency: [0, 0],
  level: [0, 0],
  innovation: [0, 0],
  tile: 0.8,
};

/**
 * The opinion of `hard`: fitted to what positions of games against itself came to be worth at the end, every number at
 * once, and so on with the games of the better opinion.
 */
const TUNED: Weights = {
  worth: [
    { coins: 0.3, tools: 0.63, scholars: 1.26, books: 0.77, power: 0.31 },
    { coins: 0.42, tools: 1.28, scholars: 1.54, books: 1.68, power: 0.52 },
    { coins: 0.55, tools: 1.75, scholars: 1.71, books: 1.48, power: 0.67 },
    { coins: 0.61, tools: 1.59, scholars: 2.6, books: 1.54, power: 0.58 },
    { coins: 0.64, tools: 1.74, scholars: 2.26, books: 1.64, power: 0.59 },
    { coins: 0.8, tools: 1.84, scholars: 2.68, books: 1.89, power: 0.47 },
  ],
  stock: 0.88,
  useful: { coins: 22.02, tools: 12.22, scholars: 4, books: 6.37 },
  spare: 0.4,
  bowls: [0.15, 0.56, 1.04],
  powerIncome: 0.58,
  later: 0.5,
  scienceSpread: [0.49, 0.51],
  areaSpread: [0.47, 0.49],
  scienceRace: 0.82,
  areaRace: 0.72,
  scienceBonus: [0.43, 0.22],
  spade: 2.44,
  step: 0.83,
  city: [8.76, 4.12],
  key: 0.94,
  spot: 0.57,
  spots: [0.93, 0.68, 0.45, 0.25],
  neighbour: 0.52,
  ship: [0.18, 0.29],
  dig: [0.2, 0.72],
  deed: 0.26,
  guild: 0.36,
  tile: 0.56,
  palace: [0, 0],
  school: [0, 0],
  building: [0, 0],
  founded: [0, 0],
  competency: [0, 0],
  level: [0, 0],
  innovation: [0, 0],
};

/** How a level weighs things: the sharp one with the numbers found by play. */
export const opinion = (sharp: boolean): Weights => (sharp ? TUNED : HAND);

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
