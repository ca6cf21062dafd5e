/** Tiles, cards and board actions (sheet 4). One line each, in the order of the sheet. */
import type { BonusId, Building, Cult, FavourId, PowerActionId, Price, ScoringId, TownTileId } from './ids.js';

interface FavourTile {
  readonly count: number;
  readonly cult: Cult;
  readonly steps: number;
  readonly income?: Price;
  /** Towns need this strength instead of 7. */
  readonly townStrength?: number;
  /** Points for each structure of the kind built. */
  readonly per?: { readonly building: Building; readonly points: number };
  /** Points when passing, by trading houses on the map (0 to 4). */
  readonly passing?: readonly number[];
  /** Octagon: steps on a cult of choice. */
  readonly cultSteps?: number;
}
/** Sheet 4.1. */
export const FAVOUR_TILES: Readonly<Record<FavourId, FavourTile>> = {
  FAV1: { count: 1, cult: 'fire', steps: 3 },
  FAV2: { count: 1, cult: 'water', steps: 3 },
  FAV3: { count: 1, cult: 'earth', steps: 3 },
  FAV4: { count: 1, cult: 'air', steps: 3 },
  FAV5: { count: 3, cult: 'fire', steps: 2, townStrength: 6 },
  FAV6: { count: 3, cult: 'water', steps: 2, cultSteps: 1 },
  FAV7: { count: 3, cult: 'earth', steps: 2, income: { workers: 1, power: 1 } },
  FAV8: { count: 3, cult: 'air', steps: 2, income: { power: 4 } },
  FAV9: { count: 3, cult: 'fire', steps: 1, income: { coins: 3 } },
  FAV10: { count: 3, cult: 'water', steps: 1, per: { building: 'trading-house', points: 3 } },
  FAV11: { count: 3, cult: 'earth', steps: 1, per: { building: 'dwelling', points: 2 } },
  FAV12: { count: 3, cult: 'air', steps: 1, passing: [0, 2, 3, 3, 4] },
};

interface TownTile {
  readonly count: number;
  readonly points: number;
  readonly keys: number;
  readonly goods?: Price;
  /** Steps on each of the four cults. */
  readonly steps?: number;
  /** One free step on the shipping track, with its points. */
  readonly ship?: boolean;
  /** Later material (sheet 4.9). */
  readonly later?: boolean;
}
/** Sheet 4.2 and 4.9. */
export const TOWN_TILE: Readonly<Record<TownTileId, TownTile>> = {
  TW1: { count: 2, points: 5, keys: 1, goods: { coins: 6 } },
  TW2: { count: 2, points: 7, keys: 1, goods: { workers: 2 } },
  TW3: { count: 2, points: 9, keys: 1, goods: { priests: 1 } },
  TW4: { count: 2, points: 6, keys: 1, goods: { power: 8 } },
  TW5: { count: 2, points: 8, keys: 1, steps: 1 },
  TW6: { count: 1, points: 2, keys: 2, steps: 2, later: true },
  TW7: { count: 2, points: 4, keys: 1, ship: true, later: true },
  TW8: { count: 1, points: 11, keys: 1, later: true },
};
export const TOWN_STRENGTH = 7;
export const TOWN_STRUCTURES = 4;

/** What the action half of a scoring tile pays for. */
export type Deed = Building | 'spade' | 'town';
interface ScoringTile {
  readonly deeds: readonly Deed[];
  readonly points: number;
  /** End of the round: `gives` for every `steps` steps on `cult`; `priests`: for every own priest on order spaces. */
  readonly bonus: { readonly cult: Cult | 'priests'; readonly steps: number; readonly gives: Price & { readonly spades?: number } };
  readonly later?: boolean;
}
/** Sheet 4.3 and 4.9. */
export const SCORING_TILE: Readonly<Record<ScoringId, ScoringTile>> = {
  SCORE1: { deeds: ['spade'], points: 2, bonus: { cult: 'earth', steps: 1, gives: { coins: 1 } } },
  SCORE2: { deeds: ['town'], points: 5, bonus: { cult: 'earth', steps: 4, gives: { spades: 1 } } },
  SCORE3: { deeds: ['dwelling'], points: 2, bonus: { cult: 'water', steps: 4, gives: { priests: 1 } } },
  SCORE4: { deeds: ['stronghold', 'sanctuary'], points: 5, bonus: { cult: 'fire', steps: 2, gives: { workers: 1 } } },
  SCORE5: { deeds: ['dwelling'], points: 2, bonus: { cult: 'fire', steps: 4, gives: { power: 4 } } },
  SCORE6: { deeds: ['trading-house'], points: 3, bonus: { cult: 'water', steps: 4, gives: { spades: 1 } } },
  SCORE7: { deeds: ['stronghold', 'sanctuary'], points: 5, bonus: { cult: 'air', steps: 2, gives: { workers: 1 } } },
  SCORE8: { deeds: ['trading-house'], points: 3, bonus: { cult: 'air', steps: 4, gives: { spades: 1 } } },
  SCORE9: { deeds: ['temple'], points: 4, bonus: { cult: 'priests', steps: 1, gives: { coins: 2 } }, later: true },
};
/** The spade tile may not lie on these rounds (sheet 4.3). */
export const NO_SPADE_TILE_ROUNDS: readonly number[] = [5, 6];

interface BonusCard {
  readonly income: Price;
  /** Octagons. */
  readonly spades?: number;
  readonly cultSteps?: number;
  readonly shipping?: number;
  /** Points when passing, for each structure of these kinds on the map. */
  readonly passing?: { readonly buildings: readonly Building[]; readonly points: number };
  /** Points when passing, for each level of shipping. */
  readonly perShipping?: number;
  readonly later?: boolean;
}
/** Sheet 4.4 and 4.9. */
export const BONUS_CARD: Readonly<Record<BonusId, BonusCard>> = {
  BON1: { income: { coins: 2 }, spades: 1 },
  BON2: { income: { coins: 4 }, cultSteps: 1 },
  BON3: { income: { coins: 6 } },
  BON4: { income: { power: 3 }, shipping: 1 },
  BON5: { income: { workers: 1, power: 3 } },
  BON6: { income: { workers: 2 }, passing: { buildings: ['stronghold', 'sanctuary'], points: 4 } },
  BON7: { income: { workers: 1 }, passing: { buildings: ['trading-house'], points: 2 } },
  BON8: { income: { priests: 1 } },
  BON9: { income: { coins: 2 }, passing: { buildings: ['dwelling'], points: 1 } },
  BON10: { income: { power: 3 }, perShipping: 3, later: true },
};
/** Cards in play: players + 3. */
export const SPARE_CARDS = 3;

interface PowerAction {
  readonly power: number;
  readonly gives: Price;
  readonly spades?: number;
  readonly bridge?: boolean;
}
/** Sheet 4.5: six power for two spades (the rulebook's appendix misprints 4). */
export const POWER_ACTION: Readonly<Record<PowerActionId, PowerAction>> = {
  ACT1: { power: 3, gives: {}, bridge: true },
  ACT2: { power: 3, gives: { priests: 1 } },
  ACT3: { power: 4, gives: { workers: 2 } },
  ACT4: { power: 4, gives: { coins: 7 } },
  ACT5: { power: 4, gives: {}, spades: 1 },
  ACT6: { power: 6, gives: {}, spades: 2 },
};

/** Free exchanges (sheet 4.6): `take` of the first good make one of the second. */
export const CONVERSIONS = [
  { from: 'power', take: 5, to: 'priests' },
  { from: 'power', take: 3, to: 'workers' },
  { from: 'power', take: 1, to: 'coins' },
  { from: 'priests', take: 1, to: 'workers' },
  { from: 'priests', take: 1, to: 'coins' },
  { from: 'workers', take: 1, to: 'coins' },
] as const;

/** Cult board (sheet 4.7). */
export const CULT_TOP = 10;
export const CULT_POWER: readonly { readonly step: number; readonly power: number }[] = [
  { step: 3, power: 1 },
  { step: 5, power: 2 },
  { step: 7, power: 2 },
  { step: 10, power: 3 },
];
export const ORDER_SPACES: readonly number[] = [3, 2, 2, 2];

/** End of the game (sheet 4.8). */
export const CULT_PRIZES: readonly number[] = [8, 4, 2];
export const AREA_PRIZES: readonly number[] = [18, 12, 6];
export const COINS_PER_POINT = 3;
export const ROUNDS = 6;
