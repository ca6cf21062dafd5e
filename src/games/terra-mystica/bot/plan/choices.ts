/** What a turn asks in between: tiles to choose, spades to use, a dwelling that may still be built. */
import { BONUS_CARDS, CULTS, DWELLING, FAVOURS, NONE, TERRAINS, TOWN_TILES, type TownTileId } from '../../data/ids.js';
import { NAMES } from '../../data/map.js';
import { TOWN_TILE } from '../../data/tiles.js';
import {
  addPriests,
  advanceShip,
  charge,
  checkRivers,
  climb,
  climbAll,
  gainSpades,
  hasStronghold,
  putDwelling,
  skipsOf,
  spadesUsed,
  takeFavour,
} from './deeds.js';
import { FAR, LAND, OUT } from './ground.js';
import { canPay, pay } from './pay.js';
import type { Sheet, Spades } from './sheet.js';
import { cardId } from './sheet.js';
import { type Cost, cardOf, type Table } from './table.js';

const PIECES = [8, 4, 3, 1, 1];
export const pieceLeft = (s: Sheet, building: number): boolean =>
  s.ground.count(building) < (PIECES[building] as number);

export function shippingOf(t: Table, s: Sheet): number {
  if (!t.board.ship) return 0;
  return s.ship + (s.card === NONE ? 0 : cardOf(cardId(s.card)).shipping);
}

const NOTHING: Cost = { coins: 0, workers: 0, priests: 0 };

/** The extra price of a hex that only a tunnel or carpet reaches. */
function tunnelCost(t: Table, s: Sheet): Cost {
  if (t.faction === 'fakirs') return { ...NOTHING, priests: 1 };
  return { ...NOTHING, workers: hasStronghold(s) ? 1 : 2 };
}
const TUNNEL_POINTS = 4;

/** A dwelling or nothing, so many bought spades, and the tunnel. */
export function digCost(t: Table, s: Sheet, built: boolean, bought: number, far: boolean): Cost {
  const one = t.spade[s.dig] as Cost;
  const house = built ? (t.price[DWELLING] as Cost) : NOTHING;
  const way = far ? tunnelCost(t, s) : NOTHING;
  return {
    coins: house.coins + one.coins * bought + way.coins,
    workers: house.workers + one.workers * bought + way.workers,
    priests: house.priests + one.priests * bought + way.priests,
  };
}

export const vacant = (t: Table, s: Sheet, h: number): boolean => t.barred[h] === 0 && s.ground.at[h] === NONE;
export const spadesTo = (t: Table, s: Sheet, h: number): number =>
  t.spadesHome[s.ground.terrain[h] as number] as number;

/** After the price: the points of the way and of the spades. */
export function dug(t: Table, s: Sheet, spades: number, bought: number, far: boolean): void {
  if (far) s.points += TUNNEL_POINTS;
  gainSpades(t, s, bought, true);
  spadesUsed(t, s, spades);
}

// ---------------------------------------------------------------------------------------------- spades

const left = (spades: Spades, used: number, h: number, reach: Uint8Array): Spades | null =>
  spades.left > used ? { ...spades, left: spades.left - used, changed: [...spades.changed, h], reach } : null;

/** The terrain so many steps nearer to home. */
function nearer(t: Table, from: number, steps: number): number {
  const all = TERRAINS.length;
  const ahead = (t.home - from + all) % all;
  return (from + (ahead <= all - ahead ? steps : all - steps)) % all;
}

function builds(t: Table, s: Sheet, spades: Spades, map: Uint8Array, out: Sheet[]): void {
  if (!pieceLeft(s, DWELLING)) return;
  for (const h of LAND) {
    if (map[h] === OUT || !vacant(t, s, h)) continue;
    const need = spadesTo(t, s, h);
    const bought = Math.max(0, need - spades.left);
    if (bought > 0 && spades.alone) continue;
    const far = map[h] === FAR;
    const cost = digCost(t, s, true, bought, far);
    if (!canPay(t, s, cost)) continue;
    const c = s.copy();
    pay(t, c, cost);
    c.say(`build:${NAMES[h]}`);
    c.spades = need === 0 ? null : left(spades, need - bought, h, map);
    dug(t, c, need, bought, far);
    putDwelling(t, c, h);
    checkRivers(t, c);
    out.push(c);
  }
}

/** Ground made home, or nearer to it, without a dwelling. */
function digs(t: Table, s: Sheet, spades: Spades, map: Uint8Array, out: Sheet[]): void {
  const homeOnly = spades.changed.some((h) => s.ground.terrain[h] !== t.home);
  for (const h of LAND) {
    if (map[h] === OUT || !vacant(t, s, h) || spades.changed.includes(h)) continue;
    const need = spadesTo(t, s, h);
    if (need === 0) continue;
    const used = Math.min(need, spades.left);
    if (used < need && (homeOnly || t.faction === 'giants')) continue;
    const far = map[h] === FAR;
    const cost = digCost(t, s, false, 0, far);
    if (far && !canPay(t, s, cost)) continue;
    const c = s.copy();
    if (far) pay(t, c, cost);
    const to = used === need ? t.home : nearer(t, s.ground.terrain[h] as number, used);
    c.say(`dig:${NAMES[h]}>${TERRAINS[to]}`);
    c.spades = left(spades, used, h, map);
    if (spades.action) dug(t, c, used, 0, far);
    c.ground = s.ground.turned(h, to);
    out.push(c);
  }
}

function withSpades(t: Table, s: Sheet, spades: Spades, out: Sheet[]): void {
  const before = out.length;
  const map =
    spades.reach ??
    (spades.action ? s.ground.reach(shippingOf(t, s), skipsOf(t, s)) : s.ground.reach(t.board.ship ? s.ship : 0, 0));
  if (spades.action && spades.changed.length === 0) builds(t, s, spades, map, out);
  if (out.length === before) digs(t, s, spades, map, out);
  if (out.length > before) return;
  const c = s.copy();
  c.spades = null;
  c.say('done');
  out.push(c);
}

// ---------------------------------------------------------------------------------------------- tiles

function founded(t: Table, s: Sheet, place: number): Sheet {
  const c = s.copy();
  const id = TOWN_TILES[place] as TownTileId;
  const tile = TOWN_TILE[id];
  const [waiting, ...rest] = c.towns;
  c.towns = rest;
  c.say(`town:${id}`);
  c.townsLeft = c.townsLeft.with(place, (c.townsLeft[place] as number) - 1);
  c.ground = c.ground.joined(waiting?.hexes ?? [], waiting?.river);
  c.keys += tile.keys;
  c.points += tile.points + (t.tiles[c.round]?.town ?? 0);
  if (t.faction === 'witches') c.points += 5;
  if (t.faction === 'swarmlings') c.workers += 3;
  c.coins += tile.goods?.coins ?? 0;
  c.workers += tile.goods?.workers ?? 0;
  addPriests(c, tile.goods?.priests ?? 0);
  charge(c, tile.goods?.power ?? 0);
  if (tile.ship) advanceShip(t, c);
  climbAll(t, c, tile.steps ?? 0);
  checkRivers(t, c);
  return c;
}

function favours(t: Table, s: Sheet, out: Sheet[]): void {
  const before = out.length;
  for (let place = 0; place < FAVOURS.length; place++) {
    if ((s.favoursLeft[place] as number) <= 0 || s.favours & (1 << place)) continue;
    const c = s.copy();
    takeFavour(t, c, place);
    checkRivers(t, c);
    out.push(c);
  }
  if (out.length > before) return;
  const c = s.copy();
  c.picks = 0;
  out.push(c);
}

const MOST_ORDAINED = 3;

function ordained(s: Sheet, out: Sheet[]): void {
  for (let n = Math.min(MOST_ORDAINED, s.workers, s.supply); n >= 0; n--) {
    const c = s.copy();
    c.ordaining = false;
    if (n > 0) c.say('ordain', n);
    else c.say('done');
    c.workers -= n;
    c.priests += n;
    out.push(c);
  }
}

function onSite(t: Table, s: Sheet, out: Sheet[]): void {
  const cost = t.price[DWELLING] as Cost;
  const rest = s.copy();
  rest.site = NONE;
  out.push(rest);
  if (!pieceLeft(s, DWELLING) || !canPay(t, s, cost)) return;
  const c = s.copy();
  c.site = NONE;
  pay(t, c, cost);
  c.say(`build:${NAMES[s.site]}`);
  putDwelling(t, c, s.site);
  out.push(c);
}

function firstCards(s: Sheet, out: Sheet[]): void {
  for (let card = 0; card < BONUS_CARDS.length; card++) {
    if (s.cards[card] === NONE) continue;
    const c = s.copy();
    c.say(`card:${BONUS_CARDS[card]}`);
    c.asks = null;
    c.card = card;
    c.cards = c.cards.with(card, NONE);
    out.push(c);
  }
}

/** Cultists: the step for power that a neighbour took. */
function steps(t: Table, s: Sheet, out: Sheet[]): void {
  for (let cult = 0; cult < CULTS.length; cult++) {
    const c = s.copy();
    c.say(`step:${CULTS[cult]}`);
    c.asks = null;
    climb(t, c, cult, 1);
    out.push(c);
  }
}

/** Only an action is open, and nothing in between. */
const onlyActs = (s: Sheet): boolean =>
  s.asks === null && s.towns.length === 0 && s.picks === 0 && !s.ordaining && s.spades === null && s.site === NONE;

/** What the next question of a turn leads to; the actions come from whoever knows them. */
export function asked(t: Table, s: Sheet, out: Sheet[], actions: (t: Table, s: Sheet, out: Sheet[]) => void): void {
  if (onlyActs(s)) actions(t, s, out);
  else if (s.asks === 'card') firstCards(s, out);
  else if (s.asks === 'step') steps(t, s, out);
  else if (s.towns.length > 0) {
    for (let place = 0; place < TOWN_TILES.length; place++)
      if ((s.townsLeft[place] as number) > 0) out.push(founded(t, s, place));
  } else if (s.picks > 0) favours(t, s, out);
  else if (s.ordaining) ordained(s, out);
  else if (s.spades) withSpades(t, s, s.spades, out);
  else onSite(t, s, out);
}
