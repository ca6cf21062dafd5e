/** The ways to cut the room beside and under the main thing into columns. */
import type { Room } from './spec.js';

export interface Shape {
  readonly side: readonly Room[];
  /** Rows and columns under the main thing. */
  readonly below: Room;
  /** The first panel under it is as wide as the room there. */
  readonly strip: boolean;
  readonly under: readonly Room[];
  readonly across: boolean;
}

/** Columns of panels are at least this wide where there are several. */
const NARROW = 36;
/** A single column may be narrower. */
const NARROWEST = 22;
/** Under the main thing the first column is the menu's: it may not be narrower than this beside others. */
const MENU = 58;
/** Under a strip there must be room for more than frames. */
const UNDER_STRIP = 5;

/** Whole columns with one blank between them; the last one gets what is left over. */
function cutColumns(room: Room, n: number): Room[] {
  const each = Math.floor((room.width + 1) / n) - 1;
  return Array.from({ length: n }, (_, i) => ({
    width: i === n - 1 ? room.width - (n - 1) * (each + 1) : each,
    rows: room.rows,
  }));
}

function sides(room: Room): Room[][] {
  if (room.width < NARROWEST || room.rows < 3) return [[]];
  const most = Math.max(1, Math.floor((room.width + 1) / (NARROW + 1)));
  return Array.from({ length: most }, (_, i) => cutColumns(room, i + 1));
}

interface Below {
  readonly strip: boolean;
  readonly under: readonly Room[];
}

function belows(room: Room): Below[] {
  if (room.rows < 1) return [{ strip: false, under: [] }];
  const out: Below[] = [{ strip: true, under: [] }];
  for (let n = 1; n <= 4; n++) {
    const rest = (NARROW + 2) * n;
    if (room.width - rest - 1 < MENU) break;
    const first = { width: room.width - rest - 1, rows: room.rows };
    out.push({ strip: false, under: [first, ...cutColumns({ width: rest, rows: room.rows }, n)] });
  }
  for (let n = 1; n <= 5 && room.rows > UNDER_STRIP; n++)
    if (n === 1 || (room.width + 1) / n > NARROW) out.push({ strip: true, under: cutColumns(room, n) });
  out.push({ strip: false, under: [] });
  return out;
}

/** All shapes of a body around something of this size in its upper left corner. */
export function shapesOf(body: Room, main: Room): Shape[] {
  // One blank beside the main thing, where there is one.
  const gap = main.width > 0 ? 1 : 0;
  const beside = { width: body.width - main.width - gap, rows: body.rows };
  const under = { width: main.width, rows: body.rows - main.rows };
  const out: Shape[] = [];
  for (const side of sides(beside))
    for (const below of belows(under)) out.push({ side, below: under, across: false, ...below });
  // Tall windows: the room below goes on under what stands beside the main thing.
  const wide = { width: body.width, rows: under.rows };
  if (under.rows >= 8)
    for (const side of sides({ width: beside.width, rows: main.rows }))
      for (const below of belows(wide)) out.push({ side, below: wide, across: true, ...below });
  return out;
}
