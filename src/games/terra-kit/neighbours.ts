import { must } from '../../engine/must.js';
import type { Seat } from '../../engine/types.js';
import type { LandMap } from './land.js';

/** What the kit needs to know of the pieces on a map, as parallel arrays by hex index. */
export interface Pieces {
  /** Seat that has a structure here, or -1. */
  readonly owner: readonly number[];
  readonly bridges: readonly { readonly a: number; readonly b: number; readonly seat: Seat }[];
}

/** Directly adjacent hexes: by edge, or by anybody's bridge. */
export function adjacent(map: LandMap, p: Pieces, hex: number): readonly number[] {
  const near = must(map.near[hex], 'space', hex);
  let more: number[] | null = null;
  for (const b of p.bridges) {
    const other = b.a === hex ? b.b : b.b === hex ? b.a : -1;
    if (other >= 0) {
      more ??= near.slice();
      more.push(other);
    }
  }
  return more ?? near;
}

/** Power offered to each other seat when something was built on `hex`, in the order given. */
export function powerOffers(
  map: LandMap,
  p: Pieces,
  hex: number,
  order: readonly Seat[],
  strength: (hex: number) => number,
): { seat: Seat; power: number }[] {
  const around = adjacent(map, p, hex);
  const out: { seat: Seat; power: number }[] = [];
  for (const seat of order) {
    let power = 0;
    for (const h of around) if (p.owner[h] === seat) power += strength(h);
    if (power > 0) out.push({ seat, power });
  }
  return out;
}

/** Does a structure of somebody else stand next to the hex? */
export function besideOthers(map: LandMap, p: Pieces, seat: Seat, hex: number): boolean {
  for (const h of adjacent(map, p, hex)) if (must(p.owner[h], 'space', h) >= 0 && p.owner[h] !== seat) return true;
  return false;
}

/** Hexes with a structure of the seat. */
export function ownHexes(p: Pick<Pieces, 'owner'>, seat: Seat): number[] {
  const out: number[] = [];
  for (let h = 0; h < p.owner.length; h++) if (p.owner[h] === seat) out.push(h);
  return out;
}

/** All members that hang together with one of the starts, step by step; starts that are no members do not count. */
export function connectedFrom(
  starts: readonly number[],
  near: (hex: number) => readonly number[],
  member: (hex: number) => boolean,
): number[] {
  const seen = new Set(starts.filter(member));
  const group = [...seen];
  for (let head = 0; head < group.length; head++) {
    for (const h of near(must(group[head], 'group', head))) {
      if (!seen.has(h) && member(h)) {
        seen.add(h);
        group.push(h);
      }
    }
  }
  return group;
}
