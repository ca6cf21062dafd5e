/** The seven planning boards (sheet 3). */
import type { Bowls } from '../../terra-kit/bowls.js';
import type { Terrain } from './ids.js';
import type { Gain } from './perks.js';

export interface TrackReward {
  readonly what: 'vp' | 'books';
  readonly n: number;
}

export interface Board {
  readonly coins: number;
  readonly tools: number;
  readonly scholars: number;
  /** Books of choice, steps in every discipline, free spades after the first buildings. */
  readonly books: number;
  readonly steps: number;
  readonly spades: number;
  readonly bowls: Readonly<Bowls>;
  readonly shipping: number;
  /** Reward for reaching level 1, 2, 3. */
  readonly shippingRewards: readonly (TrackReward | null)[];
  readonly shippingCost: { readonly scholars: number; readonly coins: number };
  /** Reward for reaching 2 and 1 tools a spade. */
  readonly terraformingRewards: readonly [TrackReward, TrackReward];
  readonly terraformingCost: { readonly scholars: number; readonly tools: number; readonly coins: number };
  /** Always open. */
  readonly base: Gain;
  readonly workshops: readonly Gain[];
  readonly guilds: readonly Gain[];
  readonly schools: readonly Gain[];
  readonly university: readonly Gain[];
  /** Books of any discipline on top, by slot. */
  readonly innovationExtra: readonly [number, number, number];
}

const T1: Gain = { tools: 1 };
const NOTHING: Gain = {};
const SCHOLAR: Gain = { scholars: 1 };

/** What most boards share (sheet 3.1). */
const COMMON: Board = {
  coins: 15, tools: 3, scholars: 0, books: 0, steps: 0, spades: 0,
  bowls: [5, 7, 0],
  shipping: 0,
  shippingRewards: [null, { what: 'vp', n: 2 }, { what: 'books', n: 2 }, { what: 'vp', n: 4 }],
  shippingCost: { scholars: 1, coins: 4 },
  terraformingRewards: [{ what: 'books', n: 2 }, { what: 'vp', n: 6 }],
  terraformingCost: { scholars: 1, tools: 1, coins: 5 },
  base: T1,
  //          1   2   3   4   5        6   7   8   9
  workshops: [T1, T1, T1, T1, NOTHING, T1, T1, T1, T1],
  guilds: [{ coins: 2, power: 1 }, { coins: 2, power: 1 }, { coins: 2, power: 2 }, { coins: 2, power: 2 }],
  schools: [SCHOLAR, SCHOLAR, SCHOLAR],
  university: [SCHOLAR],
  innovationExtra: [0, 1, 2],
};

/** What is different on each (sheet 3.2). */
export const BOARDS = {
  desert: { ...COMMON, spades: 1 },
  plains: { ...COMMON, terraformingCost: { scholars: 1, tools: 1, coins: 1 } },
  swamp: { ...COMMON, scholars: 1, bowls: [3, 9, 0] },
  lake: {
    ...COMMON,
    shipping: 1,
    shippingRewards: [null, null, { what: 'vp', n: 3 }, { what: 'books', n: 2 }],
  },
  forest: { ...COMMON, steps: 1, bowls: [4, 8, 0] },
  mountain: {
    ...COMMON,
    base: { tools: 1, coins: 2 },
    guilds: [{ coins: 3, power: 1 }, { coins: 2, power: 1 }, { coins: 2, power: 2 }, { coins: 2, power: 2 }],
  },
  wasteland: { ...COMMON, tools: 4, books: 1, innovationExtra: [0, 0, 2] },
} as const satisfies Record<Terrain, Board>;

export const MOST_SHIPPING = 3;
export const START_VP = 20;
/** Coins for an innovation while no palace stands (rulebook p. 14). */
export const NO_PALACE_COINS = 5;
