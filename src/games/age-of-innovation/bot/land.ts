/** The map as a bot sees it: own groups, places to build, the connected area. */
import { must } from '../../../engine/must.js';
import type { Seat } from '../../../engine/types.js';
import { CITY_BUILDINGS, CITY_POWER } from '../data/buildings.js';
import { isEmptyLand, spadesNeeded } from '../rules/build.js';
import { mapOf, perk, playerOf, strength } from '../rules/common.js';
import { largestArea, reachOf } from '../rules/reach.js';
import type { State } from '../types.js';
import { WEIGHTS as W, type Worth } from './weights.js';

/** Hexes with buildings, by seat. */
export function holdings(s: State): number[][] {
  const out: number[][] = s.players.map(() => []);
  const { owner } = s;
  for (let h = 0; h < owner.length; h++)
    if (must(owner[h], 'space', h) >= 0) must(out[must(owner[h], 'space', h)], 'space').push(h);
  return out;
}

/** Largest areas seldom change while one seat looks ahead: kept by what stands. */
const areas = new Map<string, number>();
const bridgesOf = (s: State): string => s.bridges.map(({ a, b }) => `${a}-${b}`).join();

export function areaOf(s: State, seat: Seat, own: readonly number[]): number {
  const p = playerOf(s, seat);
  const key = `${s.side} ${own.join(',')} ${p.shipping} ${p.faction} ${p.palace} ${bridgesOf(s)}`;
  let size = areas.get(key);
  if (size === undefined) {
    if (areas.size > 20_000) areas.clear();
    size = largestArea(s, seat);
    areas.set(key, size);
  }
  return size;
}

/** Groups on their way to a city: the closer, the more. */
export function cityWorth(s: State, seat: Seat, own: readonly number[], left: number): number {
  const { map } = mapOf(s);
  const need = perk(s, seat, 'cityPower') ?? CITY_POWER;
  const seen = new Set<number>();
  let sum = 0;
  for (const start of own) {
    if (seen.has(start)) continue;
    seen.add(start);
    const queue = [start];
    let power = 0;
    let most: number = CITY_BUILDINGS.usual;
    let inCity = false;
    for (let head = 0; head < queue.length; head++) {
      const h = must(queue[head], 'next in the queue', head);
      power += strength(s, h);
      if (must(s.city[h], 'space', h) >= 0) inCity = true;
      if (s.building[h] === 'university') most = Math.min(most, CITY_BUILDINGS.university);
      if (s.building[h] === 'monument') most = Math.min(most, CITY_BUILDINGS.monument);
      for (const n of must(map.near[h], 'space', h)) {
        if (s.owner[n] === seat && !seen.has(n)) {
          seen.add(n);
          queue.push(n);
        }
      }
      for (const b of s.bridges) {
        const other = b.a === h ? b.b : b.b === h ? b.a : -1;
        if (other >= 0 && s.owner[other] === seat && !seen.has(other)) {
          seen.add(other);
          queue.push(other);
        }
      }
    }
    if (inCity) continue;
    const near = Math.min(1, power / need) * Math.min(1, queue.length / most);
    sum += near * near;
  }
  return sum * (left > 0 ? W.city[0] : W.city[1]);
}

/** What the cheapest places in reach are worth: a workshop's gain less the spades. */
export function spotWorth(s: State, seat: Seat, left: number, w: Worth, pieces: number): number {
  if (left <= 0 || !playerOf(s, seat).board) return 0;
  const spade = playerOf(s, seat).terraforming * w.tools;
  const { map } = mapOf(s);
  const reach = reachOf(s, seat, false);
  const best = [0, 0, 0, 0];
  const gain = W.spot * (left + 1) * w.tools + 1.5;
  for (let h = 0; h < reach.length; h++) {
    if (reach[h] === 0 || !isEmptyLand(s, h)) continue;
    let v = gain - spadesNeeded(s, seat, h) * spade * 0.6;
    for (const n of must(map.near[h], 'space', h))
      if (must(s.owner[n], 'space', n) >= 0) v += s.owner[n] === seat ? 0.15 : 0.1;
    for (let i = 0; i < 4; i++) {
      if (v <= must(best[i], 'best', i)) continue;
      best.splice(i, 0, v);
      best.length = 4;
      break;
    }
  }
  let sum = 0;
  for (let i = 0; i < Math.min(4, pieces); i++) sum += must(best[i], 'best', i) * must(W.spots[i], 'space', i);
  return sum * 0.4;
}

/** Own workshops that have others next door: cheap guilds and power. */
export function neighbours(s: State, seat: Seat, own: readonly number[]): number {
  const { map } = mapOf(s);
  let sum = 0;
  for (const h of own) {
    let others = 0;
    for (const n of must(map.near[h], 'space', h))
      if (must(s.owner[n], 'space', n) >= 0 && s.owner[n] !== seat) others++;
    if (others > 0) sum += (s.building[h] === 'workshop' ? 1 : 0.4) + Math.min(2, others - 1) * 0.3;
  }
  return sum;
}
