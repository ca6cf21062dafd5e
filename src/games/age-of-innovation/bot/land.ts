/** The map as a bot sees it: own groups, places to build, the connected area. */
import { must } from '../../../engine/must.js';
import type { Seat } from '../../../engine/types.js';
import { Areas, BestPlaces, holdingsOf, withCompany } from '../../terra-kit/bot/places.js';
import { CITY_BUILDINGS, CITY_POWER } from '../data/buildings.js';
import { isEmptyLand, spadesNeeded } from '../rules/build.js';
import { mapOf, perk, playerOf, strength } from '../rules/common.js';
import { largestArea, reachOf } from '../rules/reach.js';
import type { State } from '../types.js';
import type { Weights, Worth } from './weights.js';

/** What follows from the pieces on the map alone. Most answers leave them as they are, and rules replace the lists. */
interface Land {
  readonly building: State['building'];
  readonly pavilion: State['pavilion'];
  readonly city: State['city'];
  readonly bridges: State['bridges'];
  /** Hexes with buildings, by seat. */
  readonly held: readonly (readonly number[])[];
  readonly areas: Map<number, number>;
  readonly cities: Map<number, number>;
}

const lands = new WeakMap<State['owner'], Land>();

function landOf(s: State): Land {
  const known = lands.get(s.owner);
  const { building, pavilion, city, bridges } = s;
  if (known?.building === building && known.pavilion === pavilion && known.city === city && known.bridges === bridges)
    return known;
  const held = holdingsOf(s.owner, s.seats);
  const land = { building, pavilion, city, bridges, held, areas: new Map(), cities: new Map() };
  lands.set(s.owner, land);
  return land;
}

export const heldBy = (s: State): Land['held'] => landOf(s).held;

function kept(known: Map<number, number>, key: number, find: () => number): number {
  let n = known.get(key);
  if (n === undefined) {
    n = find();
    known.set(key, n);
  }
  return n;
}

/** The same pieces come about in many orders: largest areas are kept by what stands as well. */
const areas = new Areas();
const bridgesOf = (s: State): string => s.bridges.map(({ a, b }) => `${a}-${b}`).join();

export function areaOf(s: State, seat: Seat): number {
  const { shipping } = playerOf(s, seat);
  const skip = perk(s, seat, 'flight') !== undefined ? 2 : perk(s, seat, 'tunnel') !== undefined ? 1 : 0;
  const land = landOf(s);
  return kept(land.areas, (seat * 4 + shipping) * 3 + skip, () => {
    const own = must(land.held[seat], 'seat', seat).join();
    return areas.of(`${s.side} ${own} ${shipping} ${skip} ${bridgesOf(s)}`, () => largestArea(s, seat));
  });
}

/** Groups on their way to a city: the closer, the more. */
export function cityWorth(s: State, seat: Seat, left: number, W: Weights): number {
  const need = perk(s, seat, 'cityPower') ?? CITY_POWER;
  const land = landOf(s);
  const sum = kept(land.cities, need * 8 + seat, () => {
    const seen = new Set<number>();
    let squares = 0;
    for (const start of must(land.held[seat], 'seat', seat)) {
      if (seen.has(start)) continue;
      const near = cityNear(s, groupFrom(s, seat, start, seen), need);
      squares += near * near;
    }
    return squares;
  });
  return sum * (left > 0 ? W.city[0] : W.city[1]);
}

/** Own hexes that hang together with this one; they are seen now. */
function groupFrom(s: State, seat: Seat, start: number, seen: Set<number>): number[] {
  const { map } = mapOf(s);
  const group = [start];
  seen.add(start);
  const join = (h: number) => {
    if (s.owner[h] !== seat || seen.has(h)) return;
    seen.add(h);
    group.push(h);
  };
  for (let head = 0; head < group.length; head++) {
    const h = must(group[head], 'next of the group', head);
    for (const n of must(map.near[h], 'space', h)) join(n);
    for (const { a, b } of s.bridges) {
      if (a === h) join(b);
      else if (b === h) join(a);
    }
  }
  return group;
}

/** How far a group has come to a city, from 0 to 1; 0 if it is one already. */
function cityNear(s: State, group: readonly number[], need: number): number {
  let power = 0;
  let most: number = CITY_BUILDINGS.usual;
  for (const h of group) {
    if (must(s.city[h], 'space', h) >= 0) return 0;
    power += strength(s, h);
    if (s.building[h] === 'university') most = Math.min(most, CITY_BUILDINGS.university);
    if (s.building[h] === 'monument') most = Math.min(most, CITY_BUILDINGS.monument);
  }
  return Math.min(1, power / need) * Math.min(1, group.length / most);
}

/** What the cheapest places in reach are worth: a workshop's gain less the spades. */
export function spotWorth(s: State, seat: Seat, left: number, w: Worth, pieces: number, W: Weights): number {
  if (left <= 0 || !playerOf(s, seat).board) return 0;
  const spade = playerOf(s, seat).terraforming * w.tools;
  const { map } = mapOf(s);
  const reach = reachOf(s, seat, false);
  const best = new BestPlaces();
  const gain = W.spot * (left + 1) * w.tools + 1.5;
  for (let h = 0; h < reach.length; h++) {
    if (reach[h] === 0 || !isEmptyLand(s, h)) continue;
    const alone = gain - spadesNeeded(s, seat, h) * spade * 0.6;
    best.add(withCompany(alone, map.near, s.owner, seat, h));
  }
  return best.sum(pieces, W.spots);
}
