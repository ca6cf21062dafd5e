/** Where a seat can go: neighbours, bridges, ships, tunnels, flights (rulebook p. 8, sheet 9, rows 1, 2, 30, 32, 56). */
import { must } from '../../../engine/must.js';
import type { Seat } from '../../../engine/types.js';
import { adjacent, connectedFrom, ownHexes } from '../../terra-kit/neighbours.js';
import { inShipRange, largestLinked, markReach } from '../../terra-kit/reach.js';
import type { Access, State } from '../types.js';
import { mapOf, perk, playerOf } from './common.js';

/** Bits of `reachOf`. */
export const IN_REACH = 1;
const BY_TUNNEL = 2;
const BY_FLIGHT = 4;

export const ACCESS_BITS: readonly (readonly [Access, number])[] = [
  ['', IN_REACH],
  ['tunnel', BY_TUNNEL],
  ['flight', BY_FLIGHT],
];

/** The ways that lead to a hex of this reach, by the sum of their bits. */
const WAYS: readonly (readonly Access[])[] = Array.from({ length: 8 }, (_, how) =>
  ACCESS_BITS.flatMap(([by, bit]) => (how & bit ? [by] : [])),
);
export const waysOf = (how: number): readonly Access[] => must(WAYS[how], 'reach', how);

/** River hexes a seat can cross. The booster's extra works in phase II only (row 29), and not for one that has passed. */
function shipRange(s: State, seat: Seat): number {
  const { shipping, passed } = playerOf(s, seat);
  return s.phase === 'actions' && !passed ? shipping + (perk(s, seat, 'reach') ?? 0) : shipping;
}

/** For every hex, how the seat can get there. Occupied and river hexes may be marked too. */
export function reachOf(s: State, seat: Seat, skips: boolean, own: readonly number[] = ownHexes(s, seat)): Uint8Array {
  const { map } = mapOf(s);
  const out = new Uint8Array(map.size);
  markReach(map, s, own, shipRange(s, seat), out, IN_REACH);
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
    if (flight && must(dist[h], 'space', h) >= 2) out[h]! |= BY_FLIGHT;
  }
}

/** Steps over land, river and bridges from any of the starts, up to `most`; -1 is farther. */
function stepsFrom(s: State, starts: readonly number[], most: number): Int8Array {
  const { map } = mapOf(s);
  const dist = new Int8Array(map.size).fill(-1);
  const queue = [...starts];
  for (const h of starts) dist[h] = 0;
  for (let head = 0; head < queue.length; head++) {
    const h = must(queue[head], 'next in the queue', head);
    const d = must(dist[h], 'space', h) + 1;
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
    const group = connectedFrom(
      [h],
      (n) => adjacent(map, s, n),
      (n) => s.owner[n] === seat,
    );
    for (const n of group) seen.add(n);
    out.push(group);
  }
  return out;
}

/** Largest group for the final scoring: by own reach, tunnels and flights included (row 44). */
export function largestArea(s: State, seat: Seat): number {
  const { map } = mapOf(s);
  const { shipping } = playerOf(s, seat);
  const skip = perk(s, seat, 'flight') !== undefined ? 3 : perk(s, seat, 'tunnel') !== undefined ? 2 : 1;
  return largestLinked(ownHexes(s, seat), (h) => {
    const dist = stepsFrom(s, [h], skip);
    return (to) => must(dist[to], 'space', to) > 0 || inShipRange(map, h, to, shipping);
  });
}
