/** Where a seat can go: neighbours, bridges, ships, tunnels, flights (rulebook p. 8, sheet 9, rows 1, 2, 30, 32, 56). */
import type { Seat } from '../../../engine/types.js';
import { adjacent, connectedFrom } from '../../terra-kit/neighbours.js';
import type { Access, State } from '../types.js';
import { mapOf, ownHexes, perk, playerOf } from './common.js';

/** Bits of `reachOf`. */
export const IN_REACH = 1;
export const BY_TUNNEL = 2;
export const BY_FLIGHT = 4;

export const ACCESS_BITS: readonly (readonly [Access, number])[] = [
  ['', IN_REACH],
  ['tunnel', BY_TUNNEL],
  ['flight', BY_FLIGHT],
];

/** River hexes a seat can cross. The booster's extra works in phase II only (row 29), and not for one that has passed. */
export function shipRange(s: State, seat: Seat): number {
  const { shipping, passed } = playerOf(s, seat);
  return s.phase === 'actions' && !passed ? shipping + (perk(s, seat, 'reach') ?? 0) : shipping;
}

/** For every hex, how the seat can get there. Occupied and river hexes may be marked too. */
export function reachOf(s: State, seat: Seat, skips: boolean, own: readonly number[] = ownHexes(s, seat)): Uint8Array {
  const { map } = mapOf(s);
  const out = new Uint8Array(map.size);
  const range = shipRange(s, seat);
  for (const h of own) {
    for (const n of adjacent(map, s, h)) out[n]! |= IN_REACH;
    if (range > 0) {
      for (const [to, d] of map.overRiver[h]!) {
        if (d > range) break;
        out[to]! |= IN_REACH;
      }
    }
  }
  if (skips) markSkips(s, seat, own, out);
  return out;
}

function markSkips(s: State, seat: Seat, own: readonly number[], out: Uint8Array): void {
  const tunnel = perk(s, seat, 'tunnel') !== undefined;
  const flight = perk(s, seat, 'flight') !== undefined;
  if (!tunnel && !flight) return;
  const dist = stepsFrom(s, own, flight ? 3 : 2);
  for (let h = 0; h < dist.length; h++) {
    if (tunnel && dist[h] === 2) out[h]! |= BY_TUNNEL;
    if (flight && dist[h]! >= 2) out[h]! |= BY_FLIGHT;
  }
}

/** Steps over land, river and bridges from any of the starts, up to `most`; -1 is farther. */
export function stepsFrom(s: State, starts: readonly number[], most: number): Int8Array {
  const { map } = mapOf(s);
  const dist = new Int8Array(map.size).fill(-1);
  const queue = [...starts];
  for (const h of starts) dist[h] = 0;
  for (let head = 0; head < queue.length; head++) {
    const h = queue[head]!;
    const d = dist[h]! + 1;
    if (d > most) break;
    for (const n of adjacent(map, s, h)) {
      if (dist[n] === -1) {
        dist[n] = d;
        queue.push(n);
      }
    }
  }
  return dist;
}

/** Groups of own buildings that are adjacent to one another. */
export function groupsOf(s: State, seat: Seat): number[][] {
  const { map } = mapOf(s);
  const out: number[][] = [];
  const seen = new Set<number>();
  for (const h of ownHexes(s, seat)) {
    if (seen.has(h)) continue;
    const group = connectedFrom(map, s, h, (n) => s.owner[n] === seat);
    for (const n of group) seen.add(n);
    out.push(group);
  }
  return out;
}

/** Does a building of another faction stand next to this hex? Bridges count (row 7). */
export function besideOthers(s: State, seat: Seat, hex: number): boolean {
  for (const n of adjacent(mapOf(s).map, s, hex)) if (s.owner[n]! >= 0 && s.owner[n] !== seat) return true;
  return false;
}

/** Largest group for the final scoring: by own reach, tunnels and flights included (row 44). */
export function largestArea(s: State, seat: Seat): number {
  const { map } = mapOf(s);
  const own = ownHexes(s, seat);
  const range = playerOf(s, seat).shipping;
  const skip = perk(s, seat, 'flight') !== undefined ? 3 : perk(s, seat, 'tunnel') !== undefined ? 2 : 1;
  const seen = new Set<number>();
  let best = 0;
  for (const start of own) {
    if (seen.has(start)) continue;
    seen.add(start);
    const queue = [start];
    for (let head = 0; head < queue.length; head++) {
      const h = queue[head]!;
      const dist = stepsFrom(s, [h], skip);
      for (const to of own) {
        if (seen.has(to)) continue;
        const ship = map.shipDistance(h, to);
        if (dist[to]! > 0 || (ship > 0 && ship <= range)) {
          seen.add(to);
          queue.push(to);
        }
      }
    }
    best = Math.max(best, queue.length);
  }
  return best;
}
