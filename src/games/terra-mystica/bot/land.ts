/** The map as a bot sees it: own groups, places to build, the connected area. */
import { must } from '../../../engine/must.js';
import type { Seat } from '../../../engine/types.js';
import { DWELLING, NONE, RIVER } from '../data/ids.js';
import { HEXES, MAP } from '../data/map.js';
import { boardOf, seatOf } from '../rules/goods.js';
import { largestArea, OUT, reach, shippingOf, skipsOf } from '../rules/reach.js';
import { homeOf, spadesNeeded } from '../rules/spades.js';
import { spadePrice } from '../rules/tracks.js';
import type { State } from '../types.js';
import type { Weights, Worth } from './weights.js';

/** Largest areas of all seats. Those of the others seldom change while one seat looks ahead: kept by what stands. */
const areas = new Map<string, number>();

const bridgesOf = (s: State): string => s.bridges.map(({ a, b }) => `${a}-${b}`).join();

export function areaOf(s: State, seat: Seat, own: readonly number[]): number {
  const key = `${own.join(',')} ${seatOf(s, seat).ship} ${skipsOf(s, seat)} ${bridgesOf(s)} ${boardOf(s, seat).home}`;
  let size = areas.get(key);
  if (size === undefined) {
    if (areas.size > 20_000) areas.clear();
    size = largestArea(s, seat);
    areas.set(key, size);
  }
  return size;
}

/** Hexes with structures, by seat. */
export function holdings(s: State): number[][] {
  const out: number[][] = s.seats.map(() => []);
  const { owner } = s;
  for (let h = 0; h < HEXES; h++)
    if (must(owner[h], 'space', h) >= 0) must(out[must(owner[h], 'space', h)], 'space').push(h);
  return out;
}

/** What the cheapest places in reach are worth: a dwelling's gain less the spades. */
export function spotWorth(W: Weights, s: State, seat: Seat, left: number, w: Worth, own: readonly number[]): number {
  if (left <= 0) return 0;
  const price = spadePrice(s, seat);
  const spade = (price.workers ?? 0) * w.workers + (price.priests ?? 0) * w.priests;
  const home = homeOf(s, seat);
  const map = reach(s, seat, { shipping: shippingOf(s, seat), skips: skipsOf(s, seat), except: NONE });
  const best = [0, 0, 0, 0];
  const gain = W.spot * (left + 1) * w.workers + 1.5;
  for (let h = 0; h < HEXES; h++) {
    if (map[h] === OUT || s.terrain[h] === RIVER || s.owner[h] !== NONE) continue;
    const spades = s.terrain[h] === home ? 0 : spadesNeeded(s, seat, must(s.terrain[h], 'space', h), home);
    let v = gain - spades * spade * 0.6 - (map[h] === 2 ? 2 : 0);
    for (const n of must(MAP.near[h], 'space', h))
      if (must(s.owner[n], 'space', n) >= 0) v += s.owner[n] === seat ? 0.15 : 0.1;
    for (let i = 0; i < 4; i++) {
      if (v <= must(best[i], 'best', i)) continue;
      best.splice(i, 0, v);
      best.length = 4;
      break;
    }
  }
  const pieces = 8 - own.filter((h) => s.building[h] === 0).length;
  let sum = 0;
  for (let i = 0; i < Math.min(4, pieces); i++) sum += must(best[i], 'best', i) * must(W.spots[i], 'space', i);
  return sum * 0.4;
}

/** Own dwellings that have an opponent next door, and a part of the other buildings. */
export function neighbours(s: State, seat: Seat, own: readonly number[]): number {
  let sum = 0;
  for (const h of own) {
    let others = 0;
    for (const n of must(MAP.near[h], 'space', h))
      if (must(s.owner[n], 'space', n) >= 0 && s.owner[n] !== seat) others++;
    if (others > 0) sum += (s.building[h] === DWELLING ? 1 : 0.4) + Math.min(2, others - 1) * 0.3;
  }
  return sum;
}
