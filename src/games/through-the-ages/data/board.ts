/** The player board and the card row, as printed. Sheet sections 1.1-1.6. */

/** Yellow tokens in the bank -> food for one more worker, consumption, happy faces needed (sheet 1.3). */
interface YellowRow { readonly from: number; readonly grow: number | null; readonly eat: number; readonly happy: number }
export const YELLOW_BANK: readonly YellowRow[] = [
  { from: 17, grow: 2,    eat: 0, happy: 0 },
  { from: 13, grow: 3,    eat: 1, happy: 1 },
  { from: 11, grow: 4,    eat: 2, happy: 2 },
  { from: 9,  grow: 4,    eat: 2, happy: 3 },
  { from: 7,  grow: 5,    eat: 3, happy: 4 },
  { from: 5,  grow: 5,    eat: 3, happy: 5 },
  { from: 3,  grow: 7,    eat: 4, happy: 6 },
  { from: 1,  grow: 7,    eat: 4, happy: 7 },
  { from: 0,  grow: null, eat: 6, happy: 8 },
];
/** Cells of the happiness sub-sections from the left, with the number printed over each. */
export const YELLOW_CELLS: readonly (readonly [cells: number, happy: number])[] =
  [[2, 8], [2, 7], [2, 6], [2, 5], [2, 4], [2, 3], [4, 2], [2, 1]];

/** Blue tokens in the bank -> corruption (sheet 1.4). */
interface BlueRow { readonly from: number; readonly corruption: number }
export const BLUE_BANK: readonly BlueRow[] = [
  { from: 11, corruption: 0 },
  { from: 6,  corruption: 2 },
  { from: 1,  corruption: 4 },
  { from: 0,  corruption: 6 },
];
/** Cells of the sections from the left, with the number printed on the first cell of each. */
export const BLUE_CELLS: readonly (readonly [cells: number, corruption: number])[] = [[5, 6], [5, 4], [6, 2]];

/** Civil actions for the thirteen spaces of the row (sheet 1.5). */
export const ROW_PRICES: readonly number[] = [1, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3];
/** Spaces swept from the left at the start of a turn, by players still in the game. */
export const ROW_SWEEP: Readonly<Record<number, number>> = { 1: 3, 2: 3, 3: 2, 4: 1 };

/** Tokens at the start (sheet 1.2). */
export const START = { yellow: 18, pool: 1, blue: 16, allYellow: 25 } as const;
/** Workers on the starting technologies (sheet 1.1). */
export const START_WORKERS = [
  ['agriculture', 2],
  ['bronze', 2],
  ['philosophy', 1],
  ['religion', 0],
  ['warriors', 1],
] as const;

/** Blue tokens on a farm or mine are worth this, by level (sheet 6.8 no. 81); labs under Bill Gates their level. */
export const TOKEN_VALUE: readonly number[] = [1, 2, 3, 5];

/** Highest happiness; missing food costs this much culture each; tokens lost at the end of an age; cards drawn at most. */
export const MAX_HAPPY = 8;
export const FAMINE = 4;
export const AGE_LOSS = 2;
export const MAX_DRAW = 3;
