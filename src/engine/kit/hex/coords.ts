/** Hexes with a point on top in "odd-r" rows: odd rows are shifted half a hex to the right. */
export interface Cell {
  readonly row: number;
  readonly col: number;
}

/** Clockwise from north-east: NE, E, SE, SW, W, NW. */
export const DIRECTIONS = ['NE', 'E', 'SE', 'SW', 'W', 'NW'] as const;
type Direction = (typeof DIRECTIONS)[number];

export function step(c: Cell, d: Direction): Cell {
  const odd = c.row & 1;
  switch (d) {
    case 'E':
      return { row: c.row, col: c.col + 1 };
    case 'W':
      return { row: c.row, col: c.col - 1 };
    case 'NE':
      return { row: c.row - 1, col: c.col + odd };
    case 'NW':
      return { row: c.row - 1, col: c.col - 1 + odd };
    case 'SE':
      return { row: c.row + 1, col: c.col + odd };
    case 'SW':
      return { row: c.row + 1, col: c.col - 1 + odd };
  }
}

interface Axial {
  readonly q: number;
  readonly r: number;
}

function toAxial(c: Cell): Axial {
  return { q: c.col - (c.row - (c.row & 1)) / 2, r: c.row };
}

/** Steps between two cells when nothing is in the way. */
export function distance(a: Cell, b: Cell): number {
  const p = toAxial(a);
  const q = toAxial(b);
  return (Math.abs(p.q - q.q) + Math.abs(p.r - q.r) + Math.abs(p.q + p.r - q.q - q.r)) / 2;
}
