/** The map as a bot sees it: own groups, places to build, the connected area. */
import { must } from '../../../engine/must.js';
import type { Seat } from '../../../engine/types.js';
import { Areas, BestPlaces, withCompany } from '../../terra-kit/bot/places.js';
import { NONE, RIVER } from '../data/ids.js';
import { HEXES, MAP } from '../data/map.js';
import { boardOf, seatOf } from '../rules/goods.js';
import { largestArea, OUT, reach, shippingOf, skipsOf } from '../rules/reach.js';
import { homeOf, spadesNeeded } from '../rules/spades.js';
import { spadePrice } from '../rules/tracks.js';
import type { State } from '../types.js';
import type { Weights, Worth } from './weights.js';

/** Largest areas of all seats. Those of the others seldom change while one seat looks ahead: kept by what stands. */
const areas = new Areas();

const bridgesOf = (s: State): string => s.bridges.map(({ a, b }) => `${a}-${b}`).join();

export function areaOf(s: State, seat: Seat, own: readonly number[]): number {
  const key = `${own.join(',')} ${seatOf(s, seat).ship} ${skipsOf(s, seat)} ${bridgesOf(s)} ${boardOf(s, seat).home}`;
  return areas.of(key, () => largestArea(s, seat));
}

/** What the cheapest places in reach are worth: a dwelling's gain less the spades. */
export function spotWorth(W: Weights, s: State, seat: Seat, left: number, w: Worth, own: readonly number[]): number {
  if (left <= 0) return 0;
  const price = spadePrice(s, seat);
  const spade = (price.workers ?? 0) * w.workers + (price.priests ?? 0) * w.priests;
  const home = homeOf(s, seat);
  const map = reach(s, seat, { shipping: shippingOf(s, seat), skips: skipsOf(s, seat), except: NONE });
  const best = new BestPlaces();
  const gain = W.spot * (left + 1) * w.workers + 1.5;
  for (let h = 0; h < HEXES; h++) {
    if (map[h] === OUT || s.terrain[h] === RIVER || s.owner[h] !== NONE) continue;
    const spades = s.terrain[h] === home ? 0 : spadesNeeded(s, seat, must(s.terrain[h], 'space', h), home);
    const alone = gain - spades * spade * 0.6 - (map[h] === 2 ? 2 : 0);
    best.add(withCompany(alone, MAP.near, s.owner, seat, h));
  }
  const pieces = 8 - own.filter((h) => s.building[h] === 0).length;
  return best.sum(pieces, W.spots);
}
