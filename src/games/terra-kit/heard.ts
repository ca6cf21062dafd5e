/** The map of both Terra games for people who hear it: what lies beside a place, how far it is, who comes there and how. */
import { distance } from '../../engine/kit/hex/coords.js';
import { must } from '../../engine/must.js';
import type { Seat } from '../../engine/types.js';
import type { LandMap } from './land.js';
import type { LandTexts, Plot, Way } from './texts-land.js';

/** A seat that may go somewhere: how far its ships go, and how many spaces it can jump over. */
export interface Traveller {
  readonly seat: Seat;
  readonly name: string;
  readonly range: number;
  readonly skips: number;
  /** What building would cost it on a free place. */
  plot(hex: string): Plot;
}

/** The map with what stands on it. */
export interface LandHeard {
  readonly map: LandMap;
  readonly texts: LandTexts;
  /** Seat that has a building there, or null. */
  ownerOf(hex: string): Seat | null;
  readonly bridges: readonly { readonly a: string; readonly b: string; readonly seat: Seat }[];
  /** Where bridges can still go. */
  readonly bridgePlaces: readonly { readonly a: string; readonly b: string }[];
  readonly travellers: readonly Traveller[];
  /** No ship goes over more river spaces. */
  readonly farthest: number;
  name(seat: Seat): string;
  /** A place beside another one, in a few words. */
  brief(hex: string): string;
}

const indexOf = (land: LandHeard, hex: string): number => must(land.map.index(hex), 'space', hex);
const nameAt = (land: LandHeard, at: number): string => must(land.map.names[at], 'space', at);

/** Names of the places beside it, clockwise from the north-east. */
export function beside(land: LandHeard, hex: string): string[] {
  return must(land.map.near[indexOf(land, hex)], 'space', hex).map((at) => nameAt(land, at));
}

/** The other ends of bridges. */
function bridgedTo<B extends { readonly a: string; readonly b: string }>(
  bridges: readonly B[],
  hex: string,
): { readonly to: string; readonly bridge: B }[] {
  return bridges.flatMap((bridge) => {
    const to = bridge.a === hex ? bridge.b : bridge.b === hex ? bridge.a : null;
    return to === null ? [] : [{ to, bridge }];
  });
}

const joins = (pair: { readonly a: string; readonly b: string }, a: string, b: string): boolean =>
  (pair.a === a && pair.b === b) || (pair.a === b && pair.b === a);

/** Bridge places without a bridge. */
const openPlaces = (land: LandHeard) =>
  land.bridgePlaces.filter(({ a, b }) => !land.bridges.some((bridge) => joins(bridge, a, b)));

/** The nearest building of the seat by ship. */
function nearestByShip(land: LandHeard, seat: Seat, hex: string): { from: string; n: number } | null {
  const there = must(land.map.overRiver[indexOf(land, hex)], 'space', hex);
  const found = there.find(([at]) => land.ownerOf(nameAt(land, at)) === seat);
  return found ? { from: nameAt(land, found[0]), n: found[1] } : null;
}

/** The nearest building of the seat as the crow flies: how many spaces lie between. */
function nearestByAir(land: LandHeard, seat: Seat, hex: string): { from: string; n: number } | null {
  const { cells, names } = land.map;
  const here = must(cells[indexOf(land, hex)], 'space', hex);
  let best: { from: string; n: number } | null = null;
  for (const [at, from] of names.entries()) {
    if (land.ownerOf(from) !== seat) continue;
    const n = distance(here, must(cells[at], 'space', at)) - 1;
    if (n >= 0 && (!best || n < best.n)) best = { from, n };
  }
  return best;
}

/** The best way for a seat to the place; by the same rules as the game's reach. */
function wayTo(land: LandHeard, { seat, range, skips }: Traveller, hex: string): Way {
  if (land.ownerOf(hex) === seat) return { by: 'own' };
  const near = beside(land, hex).find((name) => land.ownerOf(name) === seat);
  if (near) return { by: 'beside', from: near };
  const over = bridgedTo(land.bridges, hex).find(({ to }) => land.ownerOf(to) === seat);
  if (over) return { by: 'bridge', from: over.to };
  const ship = nearestByShip(land, seat, hex);
  if (ship && ship.n <= range) return { by: 'ship', ...ship };
  const air = nearestByAir(land, seat, hex);
  if (air && air.n <= skips) return { by: 'skip', ...air };
  return ship ? { by: 'far', ...ship, range } : { by: 'none' };
}

/** What lies beside a place, where ships and bridges lead from it, and what every seat would need to build there. */
export function aroundLines(land: LandHeard, hex: string): string[] {
  const { texts, map } = land;
  const at = indexOf(land, hex);
  const lines = [texts.nextTo({ places: beside(land, hex).map(land.brief) })];
  if (map.river[at]) return lines;
  for (const { to, bridge } of bridgedTo(land.bridges, hex))
    lines.push(texts.bridge({ to, owner: land.name(bridge.seat) }));
  for (const { to } of bridgedTo(openPlaces(land), hex)) lines.push(texts.bridge({ to, owner: null }));
  const there = must(map.overRiver[at], 'space', hex).filter(([, d]) => d <= land.farthest);
  for (const n of new Set(there.map(([, d]) => d)))
    lines.push(texts.overRiver({ n, hexes: there.flatMap(([to, d]) => (d === n ? [nameAt(land, to)] : [])) }));
  const taken = land.ownerOf(hex) !== null;
  for (const traveller of land.travellers) {
    const way = wayTo(land, traveller, hex);
    if (way.by === 'own') continue;
    lines.push(texts.way({ name: traveller.name, way, plot: taken ? null : traveller.plot(hex) }));
  }
  return lines;
}

/** How far two places are from each other: side by side, by bridge, by ship, as the crow flies. */
export function betweenLines(land: LandHeard, a: string, b: string): string[] {
  const { texts, map } = land;
  const [from, to] = [indexOf(land, a), indexOf(land, b)];
  if (must(map.near[from], 'space', a).includes(to)) return [texts.neighbours({ a, b })];
  const lines: string[] = [];
  const bridge = land.bridges.find((one) => joins(one, a, b));
  if (bridge) lines.push(texts.bridged({ a, b, owner: land.name(bridge.seat) }));
  else if (land.bridgePlaces.some((one) => joins(one, a, b))) lines.push(texts.bridgeable({ a, b }));
  const n = map.shipDistance(from, to);
  if (n > 0) lines.push(texts.ships({ a, b, n }));
  const cells = [must(map.cells[from], 'space', a), must(map.cells[to], 'space', b)] as const;
  return [...lines, texts.apart({ a, b, n: distance(...cells) })];
}
