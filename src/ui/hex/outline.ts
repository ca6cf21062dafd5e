/**
 * Whose pixel is whose on a board of solid tiles. It depends on where the tiles lie and on their size alone, so it is found
 * once, and a frame in which the cursor moves only looks colours up.
 */
import type { Board, Tile } from './board.js';
import { boardSize, leftOf, type Zoom } from './zooms.js';

const NOBODY = -1;
/** Where a pixel of a tile lies: between the slants, in the upper or in the lower one. */
export const SLANT = { none: 0, upper: 1, lower: 2 } as const;
// biome-ignore format: a table
const AROUND = [[-1, 0], [1, 0], [0, -1], [0, 1], [-1, -1], [1, -1], [-1, 1], [1, 1]] as const;
/** Boards in one size each: a game on screen, one beside it, and their sizes while a window is dragged. */
const MOST_KEPT = 12;

export interface Outline {
  readonly width: number;
  /** By pixel: the number of its tile, or -1 in the gap. */
  readonly tile: Int16Array;
  /** By pixel of a tile: one of `SLANT`. */
  readonly slant: Uint8Array;
  /** By pixel of the gap: which of `gaps` it is. */
  readonly gap: Uint16Array;
  /** The different gaps: the tiles beside them. The first one has none. */
  readonly gaps: readonly (readonly number[])[];
}

export const centreOf = (t: Tile, z: Zoom): number => leftOf(t, z) + z.w / 2 - 1;
export const topOf = (t: Tile, z: Zoom): number => t.row * z.rows * 2;

const kept = new Map<string, Outline>();

export function outlineOf(board: Board, z: Zoom): Outline {
  const key = `${z.w} ${z.rows} ${z.slant} ${board.tiles.map((t) => `${t.col},${t.row}`).join(' ')}`;
  let found = kept.get(key);
  if (!found) {
    if (kept.size >= MOST_KEPT) kept.clear();
    found = outline(board, z);
    kept.set(key, found);
  }
  return found;
}

/** Half the width of the tile in each of its pixel rows, from the top slant to the bottom one. */
function halves(z: Zoom): number[] {
  const edge = Array.from({ length: z.slant }, (_, k) =>
    Math.max(1, Math.min(z.w / 2 - 1, Math.round(((k + 0.5) / z.slant) * (z.w / 2)))),
  );
  const body = new Array<number>(z.rows * 2 - z.slant).fill(z.w / 2 - 1);
  return [...edge.map((g) => g - 1), ...body, ...edge.map((g) => z.w / 2 - g - 1)];
}

function outline(board: Board, z: Zoom): Outline {
  const { width, rows } = boardSize(board, z);
  const height = rows * 2;
  const tile = new Int16Array(width * height).fill(NOBODY);
  const slant = new Uint8Array(width * height);
  const half = halves(z);
  board.tiles.forEach((t, i) => {
    half.forEach((h, k) => {
      const at = (topOf(t, z) + k) * width + centreOf(t, z);
      if (topOf(t, z) + k >= height) return;
      tile.fill(i, at - h, at + h + 1);
      const side = k >= z.rows * 2 ? SLANT.lower : k < z.slant ? SLANT.upper : SLANT.none;
      slant.fill(side, at - h, at + h + 1);
    });
  });
  return { width, tile, slant, ...gapsOf(tile, width, height) };
}

/** The tiles that touch a pixel. */
function besideOf(tile: Int16Array, width: number, height: number, x: number, y: number): number[] {
  const beside: number[] = [];
  for (const [dx, dy] of AROUND) {
    const [nx, ny] = [x + dx, y + dy];
    const n = nx < 0 || ny < 0 || nx >= width || ny >= height ? NOBODY : (tile[ny * width + nx] ?? NOBODY);
    if (n !== NOBODY && !beside.includes(n)) beside.push(n);
  }
  return beside;
}

/** Gap pixels between the same tiles have one colour whatever is marked. */
function gapsOf(tile: Int16Array, width: number, height: number): Pick<Outline, 'gap' | 'gaps'> {
  const gap = new Uint16Array(width * height);
  const gaps: number[][] = [[]];
  const numbers = new Map<string, number>([['', 0]]);
  for (let i = 0; i < tile.length; i++) {
    if (tile[i] !== NOBODY) continue;
    const beside = besideOf(tile, width, height, i % width, Math.floor(i / width));
    const key = beside.join(' ');
    const n = numbers.get(key) ?? gaps.push(beside) - 1;
    numbers.set(key, n);
    gap[i] = n;
  }
  return { gap, gaps };
}
