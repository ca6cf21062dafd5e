/** How much power others could offer a seat before it is asked again, from what everybody sees. */
import type { Seat } from '../../engine/types.js';
import type { LandMap } from './land.js';

interface OpenLand {
  readonly hexes: readonly { readonly name: string; readonly owner: Seat | null }[];
  readonly bridges: readonly { readonly a: string; readonly b: string }[];
}

/** The most that one building of this rival could offer: everything of the seat around one hex. */
function mostFrom(map: LandMap, view: OpenLand, seat: Seat, rival: Seat, strength: (hex: number) => number): number {
  let most = 0;
  view.hexes.forEach(({ name, owner }, hex) => {
    if (map.river[hex] || (owner !== null && owner >= 0 && owner !== rival)) return;
    const bridged = view.bridges.flatMap(({ a, b }) => (a === name ? [b] : b === name ? [a] : []));
    const around = [...(map.near[hex] ?? []), ...bridged.flatMap((other) => map.index(other) ?? [])];
    const offered = around.reduce((sum, h) => sum + (view.hexes[h]?.owner === seat ? strength(h) : 0), 0);
    most = Math.max(most, offered);
  });
  return most;
}

/** Is there room in the bowls for what one building of each of these rivals could offer? */
export function hasRoom(
  map: LandMap,
  view: OpenLand,
  seat: Seat,
  rivals: readonly Seat[],
  bowls: readonly [number, number, number],
  strength: (hex: number) => number,
): boolean {
  const most = rivals.reduce((sum, rival) => sum + mostFrom(map, view, seat, rival, strength), 0);
  return 2 * bowls[0] + bowls[1] >= most;
}
