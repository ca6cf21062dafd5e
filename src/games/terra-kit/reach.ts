/** How far a seat gets from its structures: by edges, bridges and ships. */
import { must } from '../../engine/must.js';
import type { LandMap } from './land.js';
import { adjacent, type Pieces } from './neighbours.js';

/** Sets a mark on every hex next to one of the structures or over at most `range` river hexes. River hexes may get it too. */
export function markReach(
  map: LandMap,
  p: Pieces,
  from: readonly number[],
  range: number,
  out: Uint8Array,
  mark: number,
): void {
  for (const h of from) {
    for (const n of adjacent(map, p, h)) out[n]! |= mark;
    if (range === 0) continue;
    for (const [n, d] of must(map.overRiver[h], 'space', h)) {
      if (d > range) break;
      out[n]! |= mark;
    }
  }
}

/** Is one structure in reach of the other by a ship of this range? */
export function inShipRange(map: LandMap, a: number, b: number, range: number): boolean {
  const d = map.shipDistance(a, b);
  return d > 0 && d <= range;
}

/** Size of the largest group in which each hex is linked to another; `linksOf` is asked once for every hex. */
export function largestLinked(hexes: readonly number[], linksOf: (hex: number) => (other: number) => boolean): number {
  const left = new Set(hexes);
  let best = 0;
  for (const start of hexes) {
    if (!left.delete(start)) continue;
    const group = [start];
    for (let head = 0; head < group.length; head++) {
      const linked = linksOf(must(group[head], 'group', head));
      for (const other of left) {
        if (!linked(other)) continue;
        left.delete(other);
        group.push(other);
      }
    }
    best = Math.max(best, group.length);
  }
  return best;
}
