/** Small questions about a position, and the one way in which goods and points change hands. */
import { must } from '../../../engine/must.js';
import type { Seat } from '../../../engine/types.js';
import { charge, spend } from '../../terra-kit/bowls.js';
import { ownHexes } from '../../terra-kit/neighbours.js';
import { BOARDS, type Board } from '../data/boards.js';
import { BOOSTER_TILES } from '../data/boosters.js';
import { PIECES, SCHOLARS, STRENGTH } from '../data/buildings.js';
import { COMPETENCY_TILES } from '../data/competencies.js';
import { factionTile } from '../data/factions.js';
import {
  BOOK_ACTIONS,
  BOOSTERS,
  type Building,
  CITY_TILES,
  COMPETENCIES,
  type Coloured,
  DISCIPLINES,
  FACTIONS,
  FINAL_TILES,
  INNOVATIONS,
  PALACES,
  POWER_ACTIONS,
  ROUND_TILES,
  TERRAINS,
  type Terrain,
  type TileId,
} from '../data/ids.js';
import { INNOVATION_TILES } from '../data/innovations.js';
import { MAPS, type Board as MapBoard } from '../data/map.js';
import { PALACE_TILES } from '../data/palaces.js';
import type { Gain, Perks, Tile } from '../data/perks.js';
import { KEY_LEVEL } from '../data/science.js';
import type { Context, Good, GoodsMap, Player, Source, State } from '../types.js';

export const hasLeft = (s: State, seat: Seat): boolean => s.left?.includes(seat) ?? false;

export function playerOf(s: State, seat: Seat): Player {
  return must(s.players[seat], 'seat', seat);
}

export function mapOf(s: State): MapBoard {
  return MAPS[s.side];
}

export function boardOf(p: Player): Board {
  return BOARDS[must(p.board, 'planning display')];
}

const PLACE_IN_CIRCLE = Object.fromEntries(TERRAINS.map((t, i) => [t, i])) as Record<Terrain, number>;

/** The seat's own terrain as an index of the circle. */
export function native(p: Player): number {
  return PLACE_IN_CIRCLE[must(p.board, 'planning display')];
}

const TILES: Record<string, Tile> = { ...INNOVATION_TILES, ...PALACE_TILES, ...COMPETENCY_TILES, ...BOOSTER_TILES };

export function tileOf(s: State, id: TileId): Tile {
  return TILES[id] ?? factionTile(id as never, s.printing, s.seats);
}

/** Every tile that works for the seat now. */
export function tilesOf(s: State, seat: Seat): Tile[] {
  const p = playerOf(s, seat);
  const out: Tile[] = [];
  if (p.faction) out.push(factionTile(p.faction, s.printing, s.seats));
  if (p.palace) out.push(PALACE_TILES[p.palace]);
  if (p.booster) out.push(BOOSTER_TILES[p.booster]);
  for (const id of p.competencies) out.push(COMPETENCY_TILES[id]);
  for (const id of p.innovations) out.push(INNOVATION_TILES[id]);
  return out;
}

/** Perks that only one tile at a time can give a seat, and the kind of tile that has them. */
export const GIVER = {
  founded: 'faction',
  spadeCoins: 'faction',
  powerAction: 'faction',
  tunnel: 'faction',
  scienceBonus: 'faction',
  competencyBooks: 'faction',
  flight: 'palace',
  cityPower: 'palace',
  skipsRiver: 'palace',
  reach: 'booster',
} as const satisfies Partial<Record<keyof Perks, 'faction' | 'palace' | 'booster'>>;
type Single = keyof typeof GIVER;

/** What the seat has of a perk that is never doubled. Asked often: it looks at one tile only. */
export function perk<K extends Single>(s: State, seat: Seat, key: K): NonNullable<Perks[K]> | undefined {
  const p = playerOf(s, seat);
  const giver = GIVER[key];
  const tile: Perks | null =
    giver === 'faction'
      ? p.faction && factionTile(p.faction, s.printing, s.seats)
      : giver === 'palace'
        ? p.palace && PALACE_TILES[p.palace]
        : p.booster && BOOSTER_TILES[p.booster];
  return tile?.[key] as NonNullable<Perks[K]> | undefined;
}

/** Own buildings of a kind on the map; neutral pieces count as their kind (sheet 9, row 51). */
export function countOf(s: State, seat: Seat, kind: Building): number {
  let n = 0;
  for (let h = 0; h < s.owner.length; h++) if (s.owner[h] === seat && s.building[h] === kind) n++;
  return n;
}

/** Coloured pieces of a kind that have left the planning board. */
export function placed(s: State, seat: Seat, kind: Coloured): number {
  let n = 0;
  for (let h = 0; h < s.owner.length; h++) if (s.owner[h] === seat && s.building[h] === kind && !s.neutral[h]) n++;
  return n;
}

export function piecesLeft(s: State, seat: Seat, kind: Coloured): number {
  return PIECES[kind] - placed(s, seat, kind);
}

/** What a seat has on the map, for those who would otherwise go over the map once for every kind of building. */
export interface Holdings {
  /** Hexes with an own building. */
  readonly hexes: readonly number[];
  /** Coloured pieces that have left the planning board. */
  readonly placed: Readonly<Record<Coloured, number>>;
}

export function holdingsOf(s: State, seat: Seat): Holdings {
  const hexes = ownHexes(s, seat);
  const counts = { workshop: 0, guild: 0, school: 0, palace: 0, university: 0 };
  for (const h of hexes) if (!s.neutral[h]) counts[s.building[h] as Coloured] += 1;
  return { hexes, placed: counts };
}

/** Power value of what stands on a hex, its pavilion included. */
export function strength(s: State, hex: number): number {
  const b = s.building[hex];
  return b ? STRENGTH[b] + must(s.pavilion[hex], 'space', hex) : 0;
}

export function cityCount(s: State, seat: Seat): number {
  let n = 0;
  for (const c of s.cities) if (c.seat === seat && c.tile !== null) n++;
  return n;
}

/** Keys not yet used: each discipline at 8 or above has taken one. */
export function keysOf(s: State, seat: Seat): number {
  let used = 0;
  for (const level of playerOf(s, seat).levels) if (level >= KEY_LEVEL) used++;
  return cityCount(s, seat) - used;
}

export function scholarsLeft(p: Player): number {
  return SCHOLARS - p.scholars - p.sent;
}

export function bookCount(p: Player): number {
  return (
    must(p.books[0], 'discipline') +
    must(p.books[1], 'discipline') +
    must(p.books[2], 'discipline') +
    must(p.books[3], 'discipline')
  );
}

const SOURCE_OF: ReadonlyMap<string, Source> = new Map<string, Source>([
  ...[...ROUND_TILES, ...FINAL_TILES].map((id): [string, Source] => [id, 'rounds']),
  ...BOOSTERS.map((id): [string, Source] => [id, 'boosters']),
  ...CITY_TILES.map((id): [string, Source] => [id, 'cities']),
  ...INNOVATIONS.map((id): [string, Source] => [id, 'innovations']),
  ...COMPETENCIES.map((id): [string, Source] => [id, 'competencies']),
  ...PALACES.map((id): [string, Source] => [id, 'palace']),
  ...FACTIONS.map((id): [string, Source] => [id, 'faction']),
  ...BOOK_ACTIONS.map((id): [string, Source] => [id, 'books']),
  ...DISCIPLINES.map((id): [string, Source] => [`science-${id}`, 'science-income']),
  ['shipping', 'tracks'],
  ['terraforming', 'tracks'],
  ['start', 'start'],
  ['offer', 'offers'],
  ['area', 'area'],
  ['science', 'science'],
  ['resources', 'resources'],
]);

function targets(kind: string, ids: readonly string[]): [string, string][] {
  return ids.map((id) => [id, `${kind}:${id}`]);
}
const TARGETS: ReadonlyMap<string, string> = new Map<string, string>([
  ...targets('innovation', INNOVATIONS),
  ...targets('competency', COMPETENCIES),
  ...targets('palace', PALACES),
  ...targets('booster', BOOSTERS),
  ...targets('faction', FACTIONS),
  ...targets('board', TERRAINS),
  ...targets('discipline', DISCIPLINES),
  ...targets('power', POWER_ACTIONS),
  ...targets('book', BOOK_ACTIONS),
  ...targets('city', CITY_TILES),
  ...targets('round', [...ROUND_TILES, ...FINAL_TILES]),
]);

/** 'palace:palace-3', 'discipline:law': the thing on the table that a word means. Other words stay as they are. */
export function targetOf(word: string): string {
  return TARGETS.get(word) ?? word;
}

/** The only way to points. `why` is the tile or rule, and decides under which source they are booked. */
export function score(ctx: Context, seat: Seat, n: number, why: string): void {
  if (n === 0) return;
  const p = playerOf(ctx.s, seat);
  const source = SOURCE_OF.get(why);
  if (!source) throw new Error(`points from an unknown source ${why}`);
  p.vp += n;
  p.points = { ...p.points, [source]: (p.points[source] ?? 0) + n };
  ctx.tell({ type: 'score', seat, why, source, n });
}

/** Gains goods; books of choice are asked for afterwards. What the supply or the bowls cannot give is lost. */
export function gain(ctx: Context, seat: Seat, g: Gain, why: string): void {
  const p = playerOf(ctx.s, seat);
  const got: GoodsMap = {};
  if (g.coins) {
    p.coins += g.coins;
    got.coins = g.coins;
  }
  if (g.tools) {
    p.tools += g.tools;
    got.tools = g.tools;
  }
  if (g.scholars) {
    const n = Math.min(g.scholars, scholarsLeft(p));
    p.scholars += n;
    got.scholars = n;
    if (n < g.scholars) ctx.tell({ type: 'lost', seat, why, what: 'scholars', n: g.scholars - n });
  }
  if (g.power) {
    got.power = charge(p.bowls, g.power);
    if (got.power < g.power) ctx.tell({ type: 'lost', seat, why, what: 'power', n: g.power - got.power });
  }
  if (g.tokens) {
    p.bowls[2] += g.tokens;
    p.added += g.tokens;
    got.tokens = g.tokens;
  }
  if (Object.keys(got).length > 0) ctx.tell({ type: 'gain', seat, why, goods: got });
  if (g.vp) score(ctx, seat, g.vp, why);
  if (g.books) ctx.push({ kind: 'books', seat, step: 0, left: g.books, from: why });
}

export function gainBooks(ctx: Context, seat: Seat, discipline: number, n: number, why: string): void {
  if (n === 0) return;
  playerOf(ctx.s, seat).books[discipline]! += n;
  ctx.tell({ type: 'gain', seat, why, goods: { [must(DISCIPLINES[discipline], 'discipline', discipline)]: n } });
}

export type Price = { readonly [K in Exclude<Good, 'power'>]?: number } & { readonly power?: number };

/** Has the seat these goods? Books and power are asked for where they are spent. */
export function canAfford(p: Player, price: Pick<Price, 'coins' | 'tools' | 'scholars'>): boolean {
  return (price.coins ?? 0) <= p.coins && (price.tools ?? 0) <= p.tools && (price.scholars ?? 0) <= p.scholars;
}

/** Pays goods; scholars return to the own supply, spent power to bowl I. */
export function pay(ctx: Context, seat: Seat, price: Price, why: string): void {
  const p = playerOf(ctx.s, seat);
  p.coins -= price.coins ?? 0;
  p.tools -= price.tools ?? 0;
  p.scholars -= price.scholars ?? 0;
  spend(p.bowls, price.power ?? 0);
  for (let d = 0; d < 4; d++) p.books[d]! -= price[must(DISCIPLINES[d], 'discipline', d)] ?? 0;
  ctx.tell({ type: 'pay', seat, why, goods: { ...price } });
}

export function hexName(s: State, hex: number): string {
  return must(mapOf(s).map.names[hex], 'name', hex);
}

export function hexAt(s: State, name: string): number {
  return must(mapOf(s).map.index(name), 'space');
}
