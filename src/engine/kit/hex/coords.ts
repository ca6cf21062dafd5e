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

export function toAxial(c: Cell): Axial {
  return { q: c.col - (c.row - (c.row & 1)) / 2, r: c.row };
}

export function fromAxial(a: Axial): Cell {
  return { row: a.r, col: a.q + (a.r - (a.r & 1)) / 2 };
}

/** Steps between two cells when nothing is in the way. */
export function distance(a: Cell, b: Cell): number {
  const p = toAxial(a);
  const q = toAxial(b);
  return (Math.abs(p.q - q.q) + Math.abs(p.r - q.r) + Math.abs(p.q + p.r - q.q - q.r)) / 2;
}

/** Turns clockwise round the origin by `sixths` of a full turn. */
export function rotate(a: Axial, sixths: number): Axial {
  let { q, r } = a;
  for (let i = ((sixths % 6) + 6) % 6; i > 0; i--) [q, r] = [-r, q + r];
  return { q, r };
}
