import { type Cell, DIRECTIONS, step } from './coords.js';

/** A fixed map as integers: built once per map, kept outside the state. Cells are in reading order. */
export interface Topology {
  readonly cells: readonly Cell[];
  /** Neighbour indices of each cell, clockwise from north-east, without gaps. */
  readonly near: readonly (readonly number[])[];
  indexAt(row: number, col: number): number | undefined;
}

export function topologyOf(cells: readonly Cell[]): Topology {
  const index = new Map<number, number>();
  const key = (row: number, col: number) => row * 1000 + col;
  cells.forEach((c, i) => {
    index.set(key(c.row, c.col), i);
  });
  const near = cells.map((c) => {
    const out: number[] = [];
    for (const d of DIRECTIONS) {
      const n = step(c, d);
      const i = index.get(key(n.row, n.col));
      if (i !== undefined) out.push(i);
    }
    return out;
  });
  return { cells, near, indexAt: (row, col) => index.get(key(row, col)) };
}
