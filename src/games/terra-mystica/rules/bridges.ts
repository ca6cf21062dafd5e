/** Bridges (rulebook p. 17; sheet 6.6). */
import { must } from '../../../engine/must.js';
import type { Choice, Seat } from '../../../engine/types.js';
import { BRIDGES } from '../data/factions.js';
import type { Price } from '../data/ids.js';
import { BRIDGE_NAMES, MAP, NAMES } from '../data/map.js';
import type { State } from '../types.js';
import type { C } from './hooks.js';
import { checkTowns } from './towns.js';

export function bridgesLeft(s: State, seat: Seat): number {
  let n = BRIDGES;
  for (const b of s.bridges) if (b.seat === seat) n--;
  return n;
}

/** `prefix` + `A3-C1` for every place with an own structure at an end. */
export function listBridges(s: State, seat: Seat, prefix: string, verb: string, price: Price, out: Choice[]): void {
  if (bridgesLeft(s, seat) === 0) return;
  MAP.bridgePlaces.forEach(([a, b], i) => {
    if (s.owner[a] !== seat && s.owner[b] !== seat) return;
    if (!s.options.siteHabits && s.bridges.some((x) => x.a === a && x.b === b)) return;
    out.push({ id: `${prefix}${BRIDGE_NAMES[i]}`, verb, target: `bridge:${BRIDGE_NAMES[i]}`, price });
  });
}

export function putBridge(ctx: C, seat: Seat, name: string, why: string): void {
  const [a, b] = must(MAP.bridgePlaces[BRIDGE_NAMES.indexOf(name)], 'bridge');
  ctx.s.bridges.push({ a, b, seat });
  ctx.tell({ type: 'bridge', seat, a: must(NAMES[a], 'space', a), b: must(NAMES[b], 'space', b), why });
  checkTowns(ctx, seat, [a, b]);
}
