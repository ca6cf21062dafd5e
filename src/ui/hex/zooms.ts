/** The sizes in which a board can be drawn: from tiles that carry words to bricks of one row. */
import type { Room } from '../components/layout/spec.js';
import type { Theme } from '../theme/theme.js';
import type { Board, Tile } from './board.js';

export interface Zoom {
  readonly name: string;
  /** Columns and rows from one hex to the next. */
  readonly w: number;
  readonly rows: number;
  /** How high a slant is: in pixels (two to a row) where tiles are solid, in rows where they are drawn by lines. */
  readonly slant: number;
  /** Drawn by lines, for terminals without colours or without our signs. */
  readonly lines: boolean;
}

// biome-ignore format: a table
const SOLID: readonly Zoom[] = [
  { name: '14x6', w: 14, rows: 6, slant: 4, lines: false },
  { name: '12x5', w: 12, rows: 5, slant: 4, lines: false },
  { name: '10x4', w: 10, rows: 4, slant: 3, lines: false },
  { name: '8x4',  w: 8,  rows: 4, slant: 3, lines: false },
  { name: '8x3',  w: 8,  rows: 3, slant: 2, lines: false },
  { name: '6x3',  w: 6,  rows: 3, slant: 2, lines: false },
  { name: '6x2',  w: 6,  rows: 2, slant: 1, lines: false },
  { name: '4x2',  w: 4,  rows: 2, slant: 1, lines: false },
  { name: '4x1',  w: 4,  rows: 1, slant: 0, lines: false },
];

/** Lines go one column aside per row, or two: not every width has a hexagon of lines. */
// biome-ignore format: a table
const DRAWN: readonly Zoom[] = [
  { name: '14x6', w: 14, rows: 6, slant: 4, lines: true },
  { name: '12x5', w: 12, rows: 5, slant: 3, lines: true },
  { name: '8x4',  w: 8,  rows: 4, slant: 2, lines: true },
  { name: '8x3',  w: 8,  rows: 3, slant: 2, lines: true },
  { name: '6x3',  w: 6,  rows: 3, slant: 2, lines: true },
  { name: '4x2',  w: 4,  rows: 2, slant: 1, lines: true },
  { name: '4x1',  w: 4,  rows: 1, slant: 0, lines: true },
];

/** Largest first. */
export const zoomsOf = (theme: Theme): readonly Zoom[] => (theme.plain ? DRAWN : SOLID);

/** The left edge of a tile, in columns. */
export const leftOf = (t: Tile, z: Zoom): number => t.col * z.w + (t.row & 1) * (z.w / 2);

export function boardSize(board: Board, z: Zoom): Room {
  let [rows, width] = [0, 0];
  for (const t of board.tiles) {
    rows = Math.max(rows, t.row + 1);
    width = Math.max(width, leftOf(t, z) + z.w + (z.lines ? 1 : -1));
  }
  return { width, rows: rows * z.rows + (z.lines ? z.slant : Math.ceil(z.slant / 2)) };
}
