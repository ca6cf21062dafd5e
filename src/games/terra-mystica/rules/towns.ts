/** Towns (rulebook p. 14, p. 15; sheet 6.7): found by themselves, grow by themselves, one tile and key each. */
import { must } from '../../../engine/must.js';
import type { Choice, Frame, Seat } from '../../../engine/types.js';
import { adjacent, connectedFrom } from '../../terra-kit/neighbours.js';
import { NONE, RIVER, SANCTUARY, TOWN_TILES, type TownTileId } from '../data/ids.js';
import { HEXES, MAP, NAMES } from '../data/map.js';
import { FAVOUR_TILES, TOWN_STRENGTH, TOWN_STRUCTURES, TOWN_TILE } from '../data/tiles.js';
import type { State, TownFrame } from '../types.js';
import { stepsWithKeys } from './cults.js';
import { hooksOf } from './factions/index.js';
import { gain, score, seatOf } from './goods.js';
import type { C } from './hooks.js';
import { strengthAt } from './offers.js';
import type { Reward } from './rewards.js';
import { scoreDeed } from './scoring.js';
import { advanceShip } from './tracks.js';

export function townStrength(s: State, seat: Seat): number {
  let needed = TOWN_STRENGTH;
  for (const tile of seatOf(s, seat).favours) needed = Math.min(needed, FAVOUR_TILES[tile].townStrength ?? needed);
  return needed;
}

function tilesLeft(s: State): boolean {
  for (const id of TOWN_TILES) if (s.townTiles[id] > 0) return true;
  return false;
}

/** Own structures that hang together with a hex for towns: edges, bridges, and river hexes that a town tile lies on. */
function townNeighbours(s: State, seat: Seat, hex: number): readonly number[] {
  const near = adjacent(MAP, s, hex);
  let more: number[] | null = null;
  for (const t of s.towns) {
    if (t.seat !== seat || t.river === NONE || !must(MAP.near[hex], 'space', hex).includes(t.river)) continue;
    more ??= near.slice();
    more.push(...must(MAP.near[t.river], 'space', t.river));
  }
  return more ?? near;
}

/** The connected own structures, from one or several start hexes. */
function groupFrom(s: State, seat: Seat, starts: readonly number[]): number[] {
  return connectedFrom(
    starts,
    (h) => townNeighbours(s, seat, h),
    (h) => s.owner[h] === seat,
  );
}

/** Four structures (the sanctuary counts as two) of enough strength. */
function bigEnough(s: State, seat: Seat, group: readonly number[]): boolean {
  let structures = 0;
  let strength = 0;
  for (const h of group) {
    structures += s.building[h] === SANCTUARY ? 2 : 1;
    strength += strengthAt(s, h);
  }
  return structures >= TOWN_STRUCTURES && strength >= townStrength(s, seat);
}

/** A town of which only the tile is still to be chosen. */
const waitsForTile = (f: Frame): f is TownFrame => f.kind === 'town' && f.step === 0;
function foundedAlready(s: State, group: readonly number[]): TownFrame | undefined {
  return s.stack.filter(waitsForTile).find((f) => f.hexes.some((h) => group.includes(h)));
}

/** Something changed at these own hexes: join a town next door, or found a new one. */
export function checkTowns(ctx: C, seat: Seat, hexes: readonly number[]): void {
  const { s } = ctx;
  const done = new Set<number>();
  for (const hex of hexes) {
    if (s.owner[hex] !== seat || s.town[hex] !== NONE || done.has(hex)) continue;
    const group = groupFrom(s, seat, [hex]);
    for (const h of group) done.add(h);
    const founded = foundedAlready(s, group);
    if (founded) founded.hexes = group;
    else if (!joinsTown(s, group) && bigEnough(s, seat, group)) {
      if (tilesLeft(s)) ctx.push({ kind: 'town', seat, step: 0, hexes: group, river: NONE });
      else ctx.tell({ type: 'no-town', seat });
    }
  }
}

/** Puts the whole group into the town that a part of it is in, if there is one. */
function joinsTown(s: State, group: readonly number[]): boolean {
  const town = group.map((h) => must(s.town[h], 'space', h)).find((at) => at !== NONE);
  if (town === undefined) return false;
  for (const h of group) if (s.town[h] === NONE) s.town[h] = town;
  return true;
}

/** River hexes over which a town could be declared now (Mermaids; p. 20). */
function riverLinks(s: State, seat: Seat): number[] {
  if (!hooksOf(s, seat).riverTowns || !tilesLeft(s)) return [];
  const out: number[] = [];
  for (let r = 0; r < HEXES; r++) {
    if (s.terrain[r] !== RIVER) continue;
    let around = 0;
    let inTown = false;
    for (const h of must(MAP.near[r], 'space', r)) {
      if (s.owner[h] !== seat) continue;
      around++;
      if (s.town[h] !== NONE) inTown = true;
    }
    if (around < 2 || inTown) continue;
    const group = groupFrom(s, seat, must(MAP.near[r], 'space', r));
    if (bigEnough(s, seat, group) && group.every((h) => s.town[h] === NONE)) out.push(r);
  }
  return out;
}

export function listLinks(s: State, seat: Seat, out: Choice[]): void {
  for (const r of riverLinks(s, seat))
    out.push({ id: `connect:${NAMES[r]}`, verb: 'connect', target: `hex:${NAMES[r]}` });
}

export function takeLink(ctx: C, seat: Seat, id: string): boolean {
  if (!id.startsWith('connect:')) return false;
  const river = must(MAP.index(id.slice('connect:'.length)), 'space');
  ctx.push({
    kind: 'town',
    seat,
    step: 0,
    hexes: groupFrom(ctx.s, seat, must(MAP.near[river], 'space', river)),
    river,
  });
  return true;
}

export const town: Reward<TownFrame> = {
  open: (s, f) => f.step === 0 && tilesLeft(s),
  from: (_s, f) => `hex:${NAMES[f.river === NONE ? (f.hexes[0] ?? NONE) : f.river]}`,
  list: (s) =>
    TOWN_TILES.filter((id) => s.townTiles[id] > 0).map((id) => ({
      id: `town:${id}`,
      verb: 'town',
      target: `town:${id}`,
    })),
  take(ctx, f, a) {
    f.step = 1;
    foundTown(ctx, f, a.id.slice('town:'.length) as TownTileId);
  },
};

function foundTown(ctx: C, f: TownFrame, id: TownTileId): void {
  const { s } = ctx;
  const { seat } = f;
  const tile = TOWN_TILE[id];
  s.townTiles[id]--;
  for (const h of f.hexes) s.town[h] = s.towns.length;
  s.towns.push({ seat, tile: id, river: f.river });
  ctx.tell({ type: 'town', seat, tile: id, hexes: f.hexes.map((h) => must(NAMES[h], 'space', h)) });
  seatOf(s, seat).keys += tile.keys;
  score(ctx, seat, tile.points, 'town', id);
  scoreDeed(ctx, seat, 'town');
  hooksOf(s, seat).townFounded?.(ctx, seat);
  if (tile.goods) gain(ctx, seat, tile.goods, id);
  if (tile.ship) advanceShip(ctx, seat, id);
  stepsWithKeys(ctx, seat, tile.steps ?? 0, id);
}
