/** The fourteen faction boards (sheet 3). One block per board; what is not written is as on most boards (STANDARD). */
import type { Building, FactionId, Price, SpecialId, Terrain } from './ids.js';

type Cults = readonly [fire: number, water: number, earth: number, air: number];

export interface FactionBoard {
  readonly home: Terrain;
  readonly start: {
    readonly coins: number;
    readonly workers: number;
    readonly priests: number;
    readonly bowls: readonly [number, number, number];
    readonly cults: Cults;
    readonly dwellings: number;
  };
  readonly price: Readonly<Record<Building, Price>>;
  /** Trading house next to an opponent. */
  readonly cheapTradingHouse: Price;
  /** What the dwelling track always shows. */
  readonly base: Price;
  /** Income slots left to right: the n leftmost show when n structures of the kind stand on the map. */
  readonly slots: Readonly<Record<Building, readonly Price[]>>;
  /** null: no shipping track. `points[i]` is scored on reaching level `start + i + 1`. */
  readonly ship: { readonly start: number; readonly max: number; readonly points: readonly number[] } | null;
  /** Price of a spade at each place of the exchange track. */
  readonly spade: readonly Price[];
  readonly digPrice: Price;
  /** The octagon or paid action that the board has; with the stronghold unless `fromStart`. */
  readonly special?: { readonly id: SpecialId; readonly fromStart?: boolean };
}

export const SHIP_PRICE: Price = { priests: 1, coins: 4 };
export const DIG_POINTS = 6;
export const START_POINTS = 20;
export const POWER_TOKENS = 12;
export const PRIESTS = 7;
export const BRIDGES = 3;
/** 8/4/3/1/1 pieces, and their strength (sheet 3.1). */
export const PIECES: Readonly<Record<Building, number>> = {
  'dwelling': 8, 'trading-house': 4, 'temple': 3, 'stronghold': 1, 'sanctuary': 1,
};
export const STRENGTH: Readonly<Record<Building, number>> = {
  'dwelling': 1, 'trading-house': 2, 'temple': 2, 'stronghold': 3, 'sanctuary': 3,
};
export const UPGRADE_FROM: Readonly<Record<Building, Building | null>> = {
  'dwelling': null, 'trading-house': 'dwelling', 'temple': 'trading-house', 'stronghold': 'trading-house', 'sanctuary': 'temple',
};

const W1: Price = { workers: 1 };
const P1: Price = { priests: 1 };
const cp = (coins: number, power: number): Price => ({ coins, power });
const wc = (workers: number, coins: number): Price => ({ workers, coins });

const STANDARD = {
  price: { 'dwelling': wc(1, 2), 'trading-house': wc(2, 6), 'temple': wc(2, 5), 'stronghold': wc(4, 6), 'sanctuary': wc(4, 6) },
  cheapTradingHouse: wc(2, 3),
  base: W1,
  slots: {
    'dwelling': [W1, W1, W1, W1, W1, W1, W1, {}],
    'trading-house': [cp(2, 1), cp(2, 1), cp(2, 2), cp(2, 2)],
    'temple': [P1, P1, P1],
    'stronghold': [{ power: 2 }],
    'sanctuary': [P1],
  },
  ship: { start: 0, max: 3, points: [2, 3, 4] },
  spade: [{ workers: 3 }, { workers: 2 }, { workers: 1 }],
  digPrice: { workers: 2, coins: 5, priests: 1 },
} as const;

export const FACTION_BOARDS: Readonly<Record<FactionId, FactionBoard>> = {
  'witches': {
    ...STANDARD, home: 'forest',
    start: { coins: 15, workers: 3, priests: 0, bowls: [5, 7, 0], cults: [0, 0, 0, 2], dwellings: 2 },
    special: { id: 'ACTW' },
  },
  'auren': {
    ...STANDARD, home: 'forest',
    start: { coins: 15, workers: 3, priests: 0, bowls: [5, 7, 0], cults: [0, 1, 0, 1], dwellings: 2 },
    price: { ...STANDARD.price, 'sanctuary': wc(4, 8) },
    special: { id: 'ACTA' },
  },
  'alchemists': {
    ...STANDARD, home: 'swamp',
    start: { coins: 15, workers: 3, priests: 0, bowls: [5, 7, 0], cults: [1, 1, 0, 0], dwellings: 2 },
    slots: { ...STANDARD.slots, 'trading-house': [cp(2, 1), cp(2, 1), cp(3, 1), cp(4, 1)], 'stronghold': [{ coins: 6 }] },
  },
  'darklings': {
    ...STANDARD, home: 'swamp',
    start: { coins: 15, workers: 1, priests: 1, bowls: [5, 7, 0], cults: [0, 1, 1, 0], dwellings: 2 },
    price: { ...STANDARD.price, 'sanctuary': wc(4, 10) },
    slots: { ...STANDARD.slots, 'sanctuary': [{ priests: 2 }] },
    spade: [P1],
  },
  'halflings': {
    ...STANDARD, home: 'plains',
    start: { coins: 15, workers: 3, priests: 0, bowls: [3, 9, 0], cults: [0, 0, 1, 1], dwellings: 2 },
    price: { ...STANDARD.price, 'stronghold': wc(4, 8) },
    digPrice: { workers: 2, coins: 1, priests: 1 },
  },
  'cultists': {
    ...STANDARD, home: 'plains',
    start: { coins: 15, workers: 3, priests: 0, bowls: [5, 7, 0], cults: [1, 0, 1, 0], dwellings: 2 },
    price: { ...STANDARD.price, 'stronghold': wc(4, 8), 'sanctuary': wc(4, 8) },
  },
  'engineers': {
    ...STANDARD, home: 'mountains',
    start: { coins: 10, workers: 2, priests: 0, bowls: [3, 9, 0], cults: [0, 0, 0, 0], dwellings: 2 },
    price: { 'dwelling': wc(1, 1), 'trading-house': wc(1, 4), 'temple': wc(1, 4), 'stronghold': wc(3, 6), 'sanctuary': wc(3, 6) },
    cheapTradingHouse: wc(1, 2),
    base: {},
    slots: { ...STANDARD.slots, 'dwelling': [W1, W1, {}, W1, W1, {}, W1, W1], 'temple': [P1, { power: 5 }, P1] },
    special: { id: 'ACTE', fromStart: true },
  },
  'dwarves': {
    ...STANDARD, home: 'mountains',
    start: { coins: 15, workers: 3, priests: 0, bowls: [5, 7, 0], cults: [0, 0, 2, 0], dwellings: 2 },
    slots: { ...STANDARD.slots, 'trading-house': [cp(3, 1), cp(2, 1), cp(2, 2), cp(3, 2)] },
    ship: null,
  },
  'mermaids': {
    ...STANDARD, home: 'lakes',
    start: { coins: 15, workers: 3, priests: 0, bowls: [3, 9, 0], cults: [0, 2, 0, 0], dwellings: 2 },
    price: { ...STANDARD.price, 'sanctuary': wc(4, 8) },
    slots: { ...STANDARD.slots, 'stronghold': [{ power: 4 }] },
    ship: { start: 1, max: 5, points: [2, 3, 4, 5] },
  },
  'swarmlings': {
    ...STANDARD, home: 'lakes',
    start: { coins: 20, workers: 8, priests: 0, bowls: [3, 9, 0], cults: [1, 1, 1, 1], dwellings: 2 },
    price: { 'dwelling': wc(2, 3), 'trading-house': wc(3, 8), 'temple': wc(3, 6), 'stronghold': wc(5, 8), 'sanctuary': wc(5, 8) },
    cheapTradingHouse: wc(3, 4),
    base: { workers: 2 },
    slots: {
      ...STANDARD.slots, 'trading-house': [cp(2, 2), cp(2, 2), cp(2, 2), cp(3, 2)],
      'stronghold': [{ power: 4 }], 'sanctuary': [{ priests: 2 }],
    },
    special: { id: 'ACTS' },
  },
  'chaos-magicians': {
    ...STANDARD, home: 'wasteland',
    start: { coins: 15, workers: 4, priests: 0, bowls: [5, 7, 0], cults: [2, 0, 0, 0], dwellings: 1 },
    price: { ...STANDARD.price, 'stronghold': wc(4, 4), 'sanctuary': wc(4, 8) },
    slots: { ...STANDARD.slots, 'stronghold': [{ workers: 2 }] },
    special: { id: 'ACTC' },
  },
  'giants': {
    ...STANDARD, home: 'wasteland',
    start: { coins: 15, workers: 3, priests: 0, bowls: [5, 7, 0], cults: [1, 0, 0, 1], dwellings: 2 },
    slots: { ...STANDARD.slots, 'stronghold': [{ power: 4 }] },
    special: { id: 'ACTG' },
  },
  'fakirs': {
    ...STANDARD, home: 'desert',
    start: { coins: 15, workers: 3, priests: 0, bowls: [7, 5, 0], cults: [1, 0, 0, 1], dwellings: 2 },
    price: { ...STANDARD.price, 'stronghold': wc(4, 10) },
    slots: { ...STANDARD.slots, 'stronghold': [P1] },
    ship: null,
    spade: [{ workers: 3 }, { workers: 2 }],
  },
  'nomads': {
    ...STANDARD, home: 'desert',
    start: { coins: 15, workers: 2, priests: 0, bowls: [5, 7, 0], cults: [1, 0, 1, 0], dwellings: 3 },
    price: { ...STANDARD.price, 'stronghold': wc(4, 8) },
    slots: { ...STANDARD.slots, 'trading-house': [cp(2, 1), cp(2, 1), cp(3, 1), cp(4, 1)] },
    special: { id: 'ACTN' },
  },
};
