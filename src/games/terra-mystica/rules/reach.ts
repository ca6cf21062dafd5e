/** Which hexes a seat reaches: direct neighbours, bridges, shipping, tunnels and carpets (rulebook p. 11, p. 20). */
import { distance } from '../../../engine/kit/hex/coords.js';
import { must } from '../../../engine/must.js';
import type { Seat } from '../../../engine/types.js';
import { adjacent, ownHexes } from '../../terra-kit/neighbours.js';
import { inShipRange, largestLinked, markReach } from '../../terra-kit/reach.js';
import { NONE, RIVER, TERRAINS, type Terrain } from '../data/ids.js';
import { HEXES, MAP, NAMES } from '../data/map.js';
import { BONUS_CARD } from '../data/tiles.js';
import type { State } from '../types.js';
import { hooksOf } from './factions/index.js';
import { boardOf, seatOf } from './goods.js';

export const [OUT, NEAR, FAR] = [0, 1, 2] as const;
/** No hex is further than this from another by tunnel or carpet. */
const FARTHEST = 4;

/** AROUND[d][h]: hexes at distance 2..d of h, whatever lies between. */
const AROUND: readonly (readonly (readonly number[])[])[] = Array.from({ length: FARTHEST + 1 }, (_, most) =>
  MAP.cells.map((a) =>
    MAP.cells.flatMap((b, j) => {
      const d = distance(a, b);
      return d >= 2 && d <= most && !MAP.river[j] ? [j] : [];
    }),
  ),
);

export interface ReachHow {
  /** Shipping level that counts. */
  readonly shipping: number;
  /** Hexes that a tunnel or carpet may skip; 0 for none. */
  readonly skips: number;
  /** A structure that does not count yet: the dwelling of the same action (sheet 6.4, 22). */
  readonly except: number;
}

/** Shipping for actions: the track, and one more with the shipping card. Nothing for boards without a track. */
export function shippingOf(s: State, seat: Seat): number {
  const p = seatOf(s, seat);
  if (!boardOf(s, seat).ship) return 0;
  return p.ship + (p.card ? (BONUS_CARD[p.card].shipping ?? 0) : 0);
}

export function skipsOf(s: State, seat: Seat): number {
  return hooksOf(s, seat).tunnel?.(s, seat).skips ?? 0;
}

/** OUT, NEAR or FAR (only by tunnel or carpet) for every hex. The array is reused: read it before the next call. */
const reached = new Uint8Array(HEXES);
export function reach(s: State, seat: Seat, how: ReachHow): Uint8Array {
  reached.fill(OUT);
  const from = ownHexes(s, seat).filter((h) => h !== how.except);
  markReach(MAP, s, from, how.shipping, reached, NEAR);
  if (how.skips > 0) {
    for (const h of from)
      for (const n of must(must(AROUND[how.skips + 1], 'space')[h], 'space', h))
        if (reached[n] === OUT) reached[n] = FAR;
  }
  return reached;
}

export function terrainAt(s: State, hex: number): Terrain {
  const terrain = TERRAINS[s.terrain[hex] ?? RIVER];
  if (!terrain) throw new Error(`${NAMES[hex]} is no land`);
  return terrain;
}

/** Is the hex land without a structure? */
export function vacant(s: State, hex: number): boolean {
  return s.terrain[hex] !== RIVER && s.owner[hex] === NONE;
}

/** Does an own structure share an edge with the hex (no bridges, no rivers)? */
export function touches(s: State, seat: Seat, hex: number): boolean {
  for (const n of must(MAP.near[hex], 'space', hex)) if (s.owner[n] === seat) return true;
  return false;
}

/** Size of the largest group of structures that hang together directly, by shipping or within tunnel range (p. 16). */
export function largestArea(s: State, seat: Seat): number {
  const shipping = boardOf(s, seat).ship ? seatOf(s, seat).ship : 0;
  const skips = skipsOf(s, seat);
  return largestLinked(ownHexes(s, seat), (h) => {
    const near = adjacent(MAP, s, h);
    const around = skips > 0 ? must(must(AROUND[skips + 1], 'space')[h], 'space', h) : [];
    return (other) => near.includes(other) || inShipRange(MAP, h, other, shipping) || around.includes(other);
  });
}
