/** Founding cities (rulebook p. 9, sheet 9, rows 9 to 14) and the order of rewards that come at once. */
import { must } from '../../../engine/must.js';
import type { Choice, FrameRules, Seat } from '../../../engine/types.js';
import { CITY_BUILDINGS, CITY_POWER } from '../data/buildings.js';
import { CITY_TABLE } from '../data/cities.js';
import { CITY_TILES, type CityTileId, type TileId } from '../data/ids.js';
import type { Perks } from '../data/perks.js';
import type { CityFrame, Context, EffectsFrame, Reward, RewardsFrame, State, Types } from '../types.js';
import { hexName, mapOf, perk, playerOf, score, strength, targetOf, tileOf } from './common.js';
import { groupsOf } from './reach.js';
import { roundScore } from './scoring.js';

/**
 * Buildings next to a city belong to it and serve no other (row 11); two cities that meet stay two. Groups that are
 * strong enough are cities from this moment on, whenever their tiles are taken: nothing that is done before can undo
 * or merge them.
 */
export function updateCities(s: State, seat: Seat): void {
  for (const group of groupsOf(s, seat)) {
    const member = group.find((h) => must(s.city[h], 'space', h) >= 0);
    if (member === undefined) continue;
    joinCity(
      s,
      group.filter((h) => must(s.city[h], 'space', h) < 0),
      must(s.city[member], 'space', member),
    );
  }
  for (const group of newCities(s, seat)) {
    joinCity(s, group, s.cities.length);
    s.cities.push({ seat, tile: null, at: Math.min(...group), waiting: true });
  }
}

function joinCity(s: State, hexes: readonly number[], city: number): void {
  if (hexes.length === 0) return;
  const all = s.city.slice();
  for (const h of hexes) all[h] = city;
  s.city = all;
}

/** Is there a city of this seat whose tile is still to be taken? */
export function cityWaits(s: State, seat: Seat): boolean {
  return s.cities.some((c) => c.waiting && c.seat === seat);
}

/** Do these buildings make a city? A pavilion counts as one more building and one more power (row 10). */
export function makesCity(s: State, seat: Seat, hexes: readonly number[]): boolean {
  let power = 0;
  let buildings = 0;
  let need: number = CITY_BUILDINGS.usual;
  for (const h of hexes) {
    power += strength(s, h);
    buildings += 1 + must(s.pavilion[h], 'space', h);
    if (s.building[h] === 'monument') need = CITY_BUILDINGS.monument;
    else if (s.building[h] === 'university') need = Math.min(need, CITY_BUILDINGS.university);
  }
  return buildings >= need && power >= (perk(s, seat, 'cityPower') ?? CITY_POWER);
}

/** Groups that are about to become cities. */
export function newCities(s: State, seat: Seat): number[][] {
  return groupsOf(s, seat).filter((g) => g.every((h) => must(s.city[h], 'space', h) < 0) && makesCity(s, seat, g));
}

/** Step of an effects frame whose parts are all done. */
export const EFFECTS_CLOSED = 1;

/** How the parts of a tile may be ordered; undefined: as printed. */
export function orderOf(s: State, f: EffectsFrame): Perks['anyOrder'] {
  return f.when === 'once' && !Object.hasOwn(CITY_TABLE, f.from) ? tileOf(s, f.from as TileId).anyOrder : undefined;
}

/**
 * Does the tile of a city founded by `from` wait? By a part of palace 15 until all three are done, in the later
 * printing (sheet 0.1, row 5); by the neutral school itself until its seat says which comes first. What its competency
 * founds brings its tile, and the key on it, before the steps of that competency.
 */
function held(s: State, from: string): boolean {
  return s.stack.some((f) => {
    if (f.kind !== 'effects' || f.step === EFFECTS_CLOSED) return false;
    const open = f as EffectsFrame;
    const order = orderOf(s, open);
    return order === 'with-cities' ? open.from === from : order === 'unmixed' && s.printing === 'later';
  });
}

/** All own groups beside a river hex, if ignoring that hex makes them a city (palace 14, row 13). */
function acrossRiver(s: State, seat: Seat, river: number): number[] | null {
  const { map } = mapOf(s);
  if (s.cities.some((c) => c.at === river)) return null;
  const groups = groupsOf(s, seat).filter((g) => g.some((h) => must(map.near[river], 'space', river).includes(h)));
  if (groups.length < 2) return null;
  const all = groups.flat();
  return all.every((h) => must(s.city[h], 'space', h) < 0) && makesCity(s, seat, all) ? all : null;
}

/** River hexes over which the seat can declare a city now: its tile marks the hex, so one must be left. */
export function riverCities(s: State, seat: Seat): number[] {
  if (!perk(s, seat, 'skipsRiver') || s.cityTiles.every((n) => n === 0)) return [];
  const { map } = mapOf(s);
  const out: number[] = [];
  for (let h = 0; h < map.size; h++) if (map.river[h] && acrossRiver(s, seat, h)) out.push(h);
  return out;
}

/** `at`: hex of the group, a river hex, or -1 for a tile on the palace. */
function found(ctx: Context, seat: Seat, at: number, tile: CityTileId | null): void {
  const { s } = ctx;
  const waiting = s.cities.find((c) => c.waiting && c.at === at);
  if (waiting) Object.assign(waiting, { tile, waiting: false });
  else {
    joinCity(s, at < 0 ? [] : must(acrossRiver(s, seat, at), 'across river'), s.cities.length);
    s.cities.push({ seat, tile, at, waiting: false });
  }
  const why = at < 0 ? must(playerOf(s, seat).palace, 'palace') : 'city';
  ctx.tell({ type: 'city', seat, tile: tile ?? '', hex: at < 0 ? '' : hexName(s, at), why });
  const list: Reward[] = [];
  if (tile) {
    const kind = CITY_TILES.indexOf(tile);
    s.cityTiles = s.cityTiles.with(kind, must(s.cityTiles[kind], 'city tile', tile) - 1);
    score(ctx, seat, CITY_TABLE[tile].vp, tile);
    roundScore(ctx, seat, 'city');
    list.push(tile);
  }
  // A tile on palace 11 counts as founding a city in the later printing only (sheet 0.1, row 4).
  if (perk(s, seat, 'founded') && (at >= 0 || s.printing === 'later')) list.push('founded');
  ctx.push({ kind: 'rewards', seat, step: 0, list, from: tile ?? 'city' });
}

export const city: FrameRules<Types, CityFrame> = {
  run(ctx, f) {
    if (f.step === 1) return 'done';
    if (ctx.s.cityTiles.some((n) => n > 0)) return 'ask';
    f.step = 1;
    if (f.at < 0) {
      const why = must(playerOf(ctx.s, f.seat).palace, 'palace');
      ctx.tell({ type: 'lost', seat: f.seat, why, what: 'city-tile', n: 1 });
    } else found(ctx, f.seat, f.at, null);
    return 'again';
  },
  ask: (s, f) => ({
    seat: f.seat,
    topic: 'city',
    from: f.at < 0 ? targetOf(must(playerOf(s, f.seat).palace, 'palace')) : `hex:${hexName(s, f.at)}`,
    choices: CITY_TILES.flatMap((id, i): Choice[] =>
      must(s.cityTiles[i], 'city tile', i) > 0 ? [{ id: `city:${id}`, verb: 'city', target: targetOf(id) }] : [],
    ),
  }),
  take(ctx, f, a) {
    f.step = 1;
    found(ctx, f.seat, f.at, a.id.slice('city:'.length) as CityTileId);
  },
};

/** The tile of the city that was founded first. */
export function takeCityTile(ctx: Context, seat: Seat): void {
  const { at } = must(
    ctx.s.cities.find((c) => c.waiting && c.seat === seat),
    'match',
  );
  ctx.push({ kind: 'city', seat, step: 0, at });
}

function perform(ctx: Context, f: RewardsFrame, what: Reward): void {
  const { seat } = f;
  const p = playerOf(ctx.s, seat);
  if (what === 'city') {
    takeCityTile(ctx, seat);
    return;
  }
  f.list = f.list.filter((r) => r !== what);
  if (what === 'competency') ctx.push({ kind: 'competency', seat, step: 0, from: f.from });
  else if (what === 'palace') pushEffects(ctx, seat, must(p.palace, 'palace'), 'once');
  else if (what === 'founded') pushEffects(ctx, seat, must(p.faction, 'faction'), 'founded');
  else pushEffects(ctx, seat, what, 'once');
}

/** Starts the effects of a tile; the frame looks them up. */
export function pushEffects(ctx: Context, seat: Seat, from: EffectsFrame['from'], when: EffectsFrame['when']): void {
  ctx.push({ kind: 'effects', seat, step: 0, from, when, left: [] });
}

export const rewards: FrameRules<Types, RewardsFrame> = {
  run(ctx, f) {
    const { s } = ctx;
    if (f.list.includes('city') && (held(s, f.from) || !cityWaits(s, f.seat))) {
      f.list = f.list.filter((r) => r !== 'city');
    }
    const palace = playerOf(s, f.seat).palace;
    if (f.list.includes('palace') && !(palace && tileOf(s, palace).once)) {
      f.list = f.list.filter((r) => r !== 'palace');
    }
    if (f.list.length === 0) return 'done';
    if (f.list.length > 1) return 'ask';
    perform(ctx, f, must(f.list[0], 'entry'));
    return 'again';
  },
  ask: (_s, f) => ({
    seat: f.seat,
    topic: 'reward',
    from: targetOf(f.from),
    choices: f.list.map((r) => ({ id: `reward:${r}`, verb: 'reward', target: targetOf(r) })),
  }),
  take(ctx, f, a) {
    perform(ctx, f, a.id.slice('reward:'.length) as Reward);
  },
};
