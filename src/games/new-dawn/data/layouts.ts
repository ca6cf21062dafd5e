/** Where tiles lie: the core of a built map (sheet 8.4) and the first-game map (sheet 8.6). Turns are steps of 60° clockwise. */
import type { TileNumber } from './tiles.js';

interface Spot { readonly q: number; readonly r: number; readonly turn: number }

/** Slots 1 to 4. Face A [S1]; face B is its mirror image [?]. */
export const CORE = {
  A: [{ q: 0, r: 0, turn: 0 }, { q: 3, r: -3, turn: 3 }, { q: 4, r: 0, turn: 0 }, { q: 7, r: -3, turn: 3 }],
  B: [{ q: 0, r: 0, turn: 0 }, { q: 0, r: -3, turn: 3 }, { q: 4, r: 0, turn: 0 }, { q: 4, r: -3, turn: 3 }],
} as const satisfies Record<'A' | 'B', readonly Spot[]>;

interface Laid extends Spot { readonly tile: TileNumber; /** Fewest players with whom the tile is used. */ readonly from: 2 | 3 | 4 }

/** All face A. Positions [S1]; which tiles come with which number of players [?]. */
export const FIRST_MAP = [
  // core
  { tile: 2,  q: -2, r: 4,  turn: 0, from: 2 },
  { tile: 6,  q: 1,  r: 1,  turn: 3, from: 2 },
  { tile: 4,  q: 2,  r: 4,  turn: 0, from: 2 },
  { tile: 14, q: 5,  r: 1,  turn: 3, from: 2 },
  // west
  { tile: 7,  q: -5, r: 2,  turn: 2, from: 2 },
  { tile: 3,  q: -5, r: 5,  turn: 5, from: 2 },
  { tile: 5,  q: 0,  r: -1, turn: 4, from: 2 },
  // south-east
  { tile: 9,  q: 3,  r: 6,  turn: 1, from: 2 },
  { tile: 10, q: 7,  r: 2,  turn: 0, from: 2 },
  { tile: 15, q: -1, r: 6,  turn: 2, from: 2 },
  // north-east
  { tile: 16, q: 7,  r: -2, turn: 0, from: 3 },
  { tile: 13, q: 4,  r: -1, turn: 5, from: 3 },
  { tile: 12, q: 4,  r: -4, turn: 2, from: 3 },
  // south
  { tile: 11, q: -1, r: 9,  turn: 5, from: 4 },
  { tile: 1,  q: -4, r: 7,  turn: 3, from: 4 },
  { tile: 8,  q: 3,  r: 9,  turn: 5, from: 4 },
] as const satisfies readonly Laid[];

/** Capital tiles of the first-game map clockwise: west, north-east, south-east, south. */
export const FIRST_HOMES = {
  2: [7, 9],
  3: [7, 16, 9],
  4: [7, 16, 9, 11],
} as const satisfies Record<2 | 3 | 4, readonly TileNumber[]>;

/** A new tile must touch this many spaces of tiles already laid (page 14). */
export const TOUCH = 4;
