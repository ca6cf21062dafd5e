/** What arrow keys reach on a board: its hexes, and beside them the things that lie in rows. */
import type { Id } from '../../../engine/types.js';
import type { BoardPlace } from '../../../ui/types.js';

interface Hex {
  readonly name: string;
  readonly row: number;
  readonly col: number;
}

/** Rows of hexes stand closer together than the hexes in them. */
const HEX_ROW = Math.sqrt(3) / 2;

/** `rows`: ids of things beside the map, as they lie under each other. */
export function placesBeside(hexes: readonly Hex[], rows: readonly (readonly Id[])[]): BoardPlace[] {
  const land = hexes.map((h) => ({ id: `hex:${h.name}`, x: h.col + (h.row % 2) / 2, y: h.row * HEX_ROW }));
  const width = Math.max(...land.map((h) => h.x)) + 1;
  const height = Math.max(...land.map((h) => h.y));
  const filled = rows.filter((row) => row.length > 0);
  return [
    ...land,
    ...filled.flatMap((row, y) =>
      row.map((id, x) => ({ id, x: width + 1 + x, y: (y * height) / Math.max(1, filled.length - 1) })),
    ),
  ];
}

/** A long list as rows of so many. */
export const inRows = <T>(list: readonly T[], each: number): T[][] =>
  Array.from({ length: Math.ceil(list.length / each) }, (_, i) => list.slice(i * each, i * each + each));
