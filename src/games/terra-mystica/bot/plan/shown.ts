/** What a sheet shows to the opinion: a number for every row of `opinion.ts`. */

import { PIECES } from '../../data/factions.js';
import { BONUS_CARDS, BUILDINGS, CULTS, DWELLING, FACTIONS, FAVOURS, SPECIALS, TRADING_HOUSE } from '../../data/ids.js';
import { ROUNDS } from '../../data/tiles.js';
import { hasStronghold, skipsOf, townNeed } from './deeds.js';
import { type Ground, STRENGTHS } from './ground.js';
import { steadyIncome } from './rounds.js';
import type { Sheet } from './sheet.js';
import type { Table } from './table.js';
import { townsToCome } from './towns.js';

/** Octagons by their bits; ACTE is a price and none. */
const OCTAGONS = ['ACTA', 'ACTC', 'ACTG', 'ACTN', 'ACTS', 'ACTW', 'BON1', 'BON2', 'FAV6'] as const;
const OCTAGON_BITS = OCTAGONS.map((id) => 1 << SPECIALS.indexOf(id));

/** The rows, in the order in which they are filled. */
export const ROWS = [
  ...(['coins', 'workers', 'priests', 'bowl 2', 'bowl 3'] as const),
  ...(['income: coins', 'income: workers', 'income: priests', 'income: power'] as const),
  ...BUILDINGS,
  ...(['dwellings squared', 'shipping', 'shipping squared', 'shipping of mermaids', 'digging'] as const),
  ...(['priests on orders', 'priests in supply', 'keys', 'cult steps', 'area'] as const),
  ...(['actions to a town', 'a town is near', 'a town is near, tiles ahead', 'a town is near, FAV5'] as const),
  'strength beside others',
  ...(['FAV10: trading houses to build', 'FAV11: dwellings to build', 'FAV12: trading houses'] as const),
  ...BUILDINGS.map((b) => `tiles ahead: ${b}` as const),
  ...FAVOURS,
  ...BONUS_CARDS,
  ...OCTAGONS.map((id) => `${id} is free` as const),
  ...FACTIONS.map((id) => `stronghold: ${id}` as const),
] as const;
export type Row = (typeof ROWS)[number];

const [FAV5, FAV6, FAV10, FAV11, FAV12] = [1 << 4, 1 << 5, 1 << 9, 1 << 10, 1 << 11] as const;
const PIECES_OF = BUILDINGS.map((b) => PIECES[b]);
/** Of the tiles ahead that pay for a kind, so many can be used. */
const MOST_TILES = 2;

function goods(t: Table, s: Sheet, out: Float64Array): void {
  out[0] = s.coins;
  out[1] = s.workers;
  out[2] = s.priests;
  out[3] = s.two;
  out[4] = s.three;
  const steady = steadyIncome(t, s);
  out[5] = steady.coins;
  out[6] = steady.workers;
  out[7] = steady.priests;
  out[8] = steady.power;
}

const PIECES_AT = ROWS.indexOf('dwelling');
function pieces(t: Table, s: Sheet, out: Float64Array): void {
  const { ground } = s;
  let i = PIECES_AT;
  for (let b = 0; b < BUILDINGS.length; b++) out[i++] = ground.count(b);
  out[i++] = ground.count(DWELLING) ** 2 / 8;
  out[i++] = s.ship;
  out[i++] = s.ship * s.ship;
  out[i++] = t.faction === 'mermaids' ? s.ship : 0;
  out[i++] = s.dig;
  out[i++] = s.ordered;
  out[i++] = Math.min(s.supply, 3);
  out[i++] = s.keys;
  let steps = 0;
  for (let c = 0; c < CULTS.length; c++) steps += s.cults[c] as number;
  out[i++] = steps;
  out[i] = ground.area(t.board.ship ? s.ship : 0, skipsOf(t, s));
}

/** How many of the tiles from this round on pay for a kind of structure; below 0: for towns. */
function tilesAhead(t: Table, round: number, kind: number): number {
  let n = 0;
  for (let r = round; r <= ROUNDS; r++) {
    const tile = t.tiles[r];
    if (tile && (kind < 0 ? tile.town : (tile.building[kind] as number)) > 0) n++;
  }
  return n;
}

const TOWNS_AT = ROWS.indexOf('actions to a town');
function towns(t: Table, s: Sheet, out: Float64Array): void {
  const [actions] = townsToCome(t, s.ground, townNeed(s)) as [number];
  const near = Math.exp(-actions / 3);
  let i = TOWNS_AT;
  out[i++] = actions;
  out[i++] = Math.exp(-actions / 2);
  out[i++] = tilesAhead(t, s.round, -1) * near;
  out[i] = s.favours & FAV5 ? near : 0;
}

const BESIDE_AT = ROWS.indexOf('strength beside others');
function beside(t: Table, ground: Ground): number {
  let strength = 0;
  for (const h of ground.own) strength += (STRENGTHS[ground.at[h] as number] as number) * (t.others[h] as number);
  return strength;
}

const FAV10_AT = ROWS.indexOf('FAV10: trading houses to build');
function deeds(t: Table, s: Sheet, out: Float64Array): void {
  const { ground } = s;
  let i = FAV10_AT;
  const houses = ground.count(TRADING_HOUSE);
  out[i++] = s.favours & FAV10 ? 4 - houses : 0;
  out[i++] = s.favours & FAV11 ? 8 - ground.count(DWELLING) : 0;
  out[i++] = s.favours & FAV12 ? houses : 0;
  for (let b = 0; b < BUILDINGS.length; b++)
    out[i++] = Math.min(MOST_TILES, tilesAhead(t, s.round, b)) * ((PIECES_OF[b] as number) - ground.count(b));
}

const FAVOURS_AT = ROWS.indexOf('FAV1');
const BON1 = BONUS_CARDS.indexOf('BON1');
const BON2 = BONUS_CARDS.indexOf('BON2');
function owned(t: Table, s: Sheet, out: Float64Array): void {
  let i = FAVOURS_AT;
  for (let f = 0; f < FAVOURS.length; f++) out[i++] = (s.favours >> f) & 1;
  for (let c = 0; c < BONUS_CARDS.length; c++) out[i++] = s.card === c ? 1 : 0;
  const stronghold = hasStronghold(s);
  const own = stronghold ? t.board.special?.id : undefined;
  const has = (id: (typeof OCTAGONS)[number]): boolean => {
    if (id === 'BON1') return s.card === BON1;
    if (id === 'BON2') return s.card === BON2;
    return id === 'FAV6' ? (s.favours & FAV6) !== 0 : id === own;
  };
  for (let o = 0; o < OCTAGONS.length; o++)
    out[i++] = (s.used & (OCTAGON_BITS[o] as number)) === 0 && has(OCTAGONS[o] as 'BON1') ? 1 : 0;
  for (const faction of FACTIONS) out[i++] = stronghold && faction === t.faction ? 1 : 0;
}

export function shown(t: Table, s: Sheet, out: Float64Array): void {
  goods(t, s, out);
  pieces(t, s, out);
  towns(t, s, out);
  out[BESIDE_AT] = beside(t, s.ground);
  deeds(t, s, out);
  owned(t, s, out);
}
