/**
 * Terra Mystica read again, slowly: every hex, terrain, building, space and amount is tried with the plainest tests.
 * Nothing is shared with the rules: printed tables, neighbours, reach, prices and towns stand here a second time.
 */

import type { Frame } from '../../../src/engine/types.js';
import type { FactionId, FavourId, TownTileId } from '../../../src/games/terra-mystica/data/ids.js';
import type { SpadesFrame, State, TurnFrame, Work } from '../../../src/games/terra-mystica/types.js';
import type { Give, Oracle } from '../../helpers/games.js';
import {
  ACTIONS,
  BRIDGE_PLACES,
  BRIDGES,
  BUILDINGS,
  CARD_IDS,
  COSTS,
  CULTS,
  FACTIONS,
  FAVOUR_IDS,
  FAVOURS,
  FROM,
  type Goods,
  goods,
  LETTERS,
  ORDER_SPACES,
  PIECES,
  PRIESTS,
  ROWS,
  SHIP_STEP,
  START,
  STRENGTH,
  TERRAINS,
  TOWN_IDS,
  TOWNS,
  TRACKS,
} from './printed.js';

/** `far`: by tunnel or carpet, paid and scored with this answer. */
export interface Listed {
  id: string;
  range?: [number, number];
  price?: Goods;
  far?: boolean;
}
const FREE: Goods = {};
function sum(...prices: readonly Goods[]): Goods {
  const out: Record<string, number> = {};
  for (const price of prices) for (const [good, n] of Object.entries(price)) out[good] = (out[good] ?? 0) + n;
  return out;
}
// -------------------------------------------------------------------------------------------- the map (sheet 1)

const CELLS = ROWS.trim()
  .split('\n')
  .flatMap((line, row) => {
    const [, ...letters] = line.trim().split(/\s+/);
    return letters.map((letter, col) => ({ row, col, letter }));
  });
const HEXES = CELLS.map((_, i) => i);
const NEAR = CELLS.map(({ row, col }) => {
  const ends = row % 2 === 0 ? [col - 1, col] : [col, col + 1];
  const around = [[row, col - 1], [row, col + 1], ...[row - 1, row + 1].flatMap((r) => ends.map((c) => [r, c]))];
  return HEXES.filter((j) => around.some(([r, c]) => CELLS[j]!.row === r && CELLS[j]!.col === c));
});
const isRiver = (h: number) => CELLS[h]!.letter === '~';

/** Row letter and number among the land of the row; rivers are counted through the whole map. */
export const NAMES = CELLS.map((c, i) => {
  const before = CELLS.slice(0, i);
  if (c.letter === '~') return `r${before.filter((x) => x.letter === '~').length}`;
  return 'ABCDEFGHI'[c.row]! + (before.filter((x) => x.row === c.row && x.letter !== '~').length + 1);
});
/** What lies there at the start: a place on the circle, -1 for a river. */
export const PRINTED = CELLS.map((c) => LETTERS.indexOf(c.letter));
export const hexNamed = (name: string) => NAMES.indexOf(name);

/** Everything within `most` steps over hexes that `through` lets pass; the first step leaves the start. */
function flood(start: number, most: number, through: (h: number) => boolean): number[] {
  let edge = [start];
  const seen = new Set(edge);
  for (let n = 0; n < most; n++) {
    edge = edge.flatMap((h) => NEAR[h]!).filter((h) => !seen.has(h) && through(h));
    for (const h of edge) seen.add(h);
  }
  return [...seen];
}
const SAILS = new Map<string, number[]>();
/** Land beyond at most `ships` river hexes. */
export function sail(from: number, ships: number): number[] {
  const key = `${from} ${ships}`;
  let land = SAILS.get(key);
  if (!land) {
    const water = flood(from, ships, isRiver).filter(isRiver);
    land = HEXES.filter((h) => !isRiver(h) && h !== from && water.some((w) => NEAR[w]!.includes(h)));
    SAILS.set(key, land);
  }
  return land;
}
const FLIGHTS = new Map<string, number[]>();
export function flights(from: number, steps: number): number[] {
  const key = `${from} ${steps}`;
  let all = FLIGHTS.get(key);
  if (!all) {
    all = flood(from, steps, () => true);
    FLIGHTS.set(key, all);
  }
  return all;
}

// ------------------------------------------------------------------------------------------------- what one has

const faction = (s: State, seat: number) => s.seats[seat]!.faction!;
const home = (s: State, seat: number): number => TERRAINS.indexOf(START[faction(s, seat)].home);
const costOf = (s: State, seat: number, what: number): Goods => COSTS[faction(s, seat)].build[what]!;
const spadeOf = (s: State, seat: number): Goods => TRACKS[faction(s, seat)].spade[s.seats[seat]!.dig]!;
export const own = (s: State, seat: number) => HEXES.filter((h) => s.owner[h] === seat);
export const count = (s: State, seat: number, what: string) =>
  own(s, seat).filter((h) => BUILDINGS[s.building[h]!] === what).length;
export const hasStronghold = (s: State, seat: number) => count(s, seat, 'stronghold') > 0;
const free = (s: State, h: number) => !isRiver(h) && s.owner[h] === -1;
export const priestsGone = (s: State, seat: number) => s.orders.flat().filter((x) => x === seat).length;
export const priestsToCome = (s: State, seat: number) => PRIESTS - s.seats[seat]!.priests - priestsGone(s, seat);

function canPay(s: State, seat: number, price: Goods): boolean {
  const p = s.seats[seat]!;
  const { coins = 0, workers = 0, priests = 0, power = 0 } = price;
  return p.coins >= coins && p.workers >= workers && p.priests >= priests && p.bowls[2] >= power;
}

/** Edges and anybody's bridges. */
export function touching(s: State, a: number, b: number): boolean {
  return NEAR[a]!.includes(b) || s.bridges.some((x) => (x.a === a && x.b === b) || (x.a === b && x.b === a));
}

function ships(s: State, seat: number, withCard: boolean): number {
  if (['dwarves', 'fakirs'].includes(faction(s, seat))) return 0;
  return s.seats[seat]!.ship + (withCard && s.seats[seat]!.card === 'BON4' ? 1 : 0);
}

/** Dwarves skip one hex; Fakirs one, one more with the stronghold and with each later town tile, at most three. */
export function skips(s: State, seat: number): number {
  if (faction(s, seat) === 'dwarves') return 1;
  if (faction(s, seat) !== 'fakirs') return 0;
  return Math.min(3, 1 + (hasStronghold(s, seat) ? 1 : 0) + s.seats[seat]!.reach);
}
function tunnelPrice(s: State, seat: number): Goods {
  if (faction(s, seat) === 'fakirs') return goods('1P');
  return goods(hasStronghold(s, seat) ? '1W' : '2W');
}

/** Sheet 2: shortest way round the circle; Giants always two, home only (0: cannot). */
export function spades(s: State, seat: number, from: number, to: number): number {
  if (faction(s, seat) === 'giants') return to === home(s, seat) ? 2 : 0;
  for (const n of [1, 2, 3]) if ((from + n) % 7 === to || (to + n) % 7 === from) return n;
  return 0;
}

// ------------------------------------------------------------------------------------- transform and build

interface How {
  work: Work;
  free: number;
  most: number;
  build: boolean;
  homeOnly: boolean;
  ships: number;
  skips: number;
  /** Hexes that these spades have made home: nobody digs them away again. */
  finished: readonly number[];
}

function digs(s: State, seat: number, how: How): Listed[] {
  const out: Listed[] = [];
  const bases = own(s, seat).filter((h) => h !== how.work.built);
  const spade = spadeOf(s, seat);
  for (const h of HEXES.filter((x) => free(s, x) && !how.finished.includes(x))) {
    const near = bases.some((b) => touching(s, b, h) || (how.ships > 0 && sail(b, how.ships).includes(h)));
    const far = !near && how.skips > 0 && bases.some((b) => flights(b, how.skips + 1).includes(h));
    if (!near && !far) continue;
    if (far && how.work.tunnel !== -1 && how.work.tunnel !== h) continue;
    const paid = far && how.work.tunnel !== h;
    const price = (n: number): Goods => {
      const bought = Array.from({ length: Math.max(0, n - how.free) }, () => spade);
      return sum(...bought, paid ? tunnelPrice(s, seat) : FREE);
    };
    const enough = (n: number) => n - how.free <= how.most;
    const offer = (id: string, all: Goods) => {
      if (canPay(s, seat, all)) out.push({ id, price: all, far: paid });
    };
    const now = s.terrain[h]!;
    TERRAINS.forEach((word, to) => {
      const n = spades(s, seat, now, to);
      if (to === now || n === 0 || !enough(n) || (how.homeOnly && to !== home(s, seat))) return;
      offer(`dig:${NAMES[h]}>${word}`, price(n));
    });
    const n = now === home(s, seat) ? 0 : spades(s, seat, now, home(s, seat));
    if (!how.build || how.work.built !== -1 || count(s, seat, 'dwelling') >= PIECES[0] || !enough(n)) continue;
    offer(`build:${NAMES[h]}`, sum(costOf(s, seat, 0), price(n)));
  }
  return out;
}

/** The one dwelling of an action on ground that it made home. */
function sites(s: State, seat: number, work: Work): Listed[] {
  if (work.built !== -1 || count(s, seat, 'dwelling') >= PIECES[0]) return [];
  const price = costOf(s, seat, 0);
  if (!canPay(s, seat, price)) return [];
  return work.sites.map((h) => ({ id: `build:${NAMES[h]}`, price }));
}

/** Alchemists with a stronghold: the power of one spade may pay the next, so the way may be gone on, never turned. */
function onward(s: State, seat: number, work: Work): Listed[] {
  if (faction(s, seat) !== 'alchemists' || !hasStronghold(s, seat)) return [];
  if (work.begun === -1 || work.sites.length > 0 || work.built !== -1) return [];
  const out: Listed[] = [];
  const now = s.terrain[work.begun]!;
  TERRAINS.forEach((word, to) => {
    const more = spades(s, seat, now, to);
    if (to === now || spades(s, seat, work.origin, now) + more !== spades(s, seat, work.origin, to)) return;
    const price = sum(...Array.from({ length: more }, () => spadeOf(s, seat)));
    if (canPay(s, seat, price)) out.push({ id: `dig:${NAMES[work.begun]}>${word}`, price });
    if (to !== home(s, seat) || count(s, seat, 'dwelling') >= PIECES[0]) return;
    const whole = sum(price, costOf(s, seat, 0));
    if (canPay(s, seat, whole)) out.push({ id: `build:${NAMES[work.begun]}`, price: whole });
  });
  return out;
}

const NO_WORK: Work = { sites: [], built: -1, tunnel: -1, begun: -1, origin: -1 };

function spadesQuestion(s: State, f: SpadesFrame): Listed[] {
  const { seat } = f;
  const done = { id: 'done' };
  const finished = f.changed.filter((h) => s.terrain[h] === home(s, seat));
  if (f.source === 'cult') {
    const how = { work: NO_WORK, free: f.left, most: 0, build: false, homeOnly: false, skips: 0, finished };
    return [...digs(s, seat, { ...how, ships: ships(s, seat, false) }), done];
  }
  const turn = s.stack.findLast((x) => x.kind === 'turn') as TurnFrame;
  const begun = f.changed.length > 0 || turn.work.built !== -1;
  const how: How = {
    work: turn.work,
    free: f.left,
    most: begun || f.source === 'stronghold' ? 0 : 3,
    build: !begun,
    homeOnly: f.changed.some((h) => s.terrain[h] !== home(s, seat)),
    ships: ships(s, seat, true),
    skips: skips(s, seat),
    finished,
  };
  return [...digs(s, seat, how), ...sites(s, seat, turn.work), done];
}

// --------------------------------------------------------------------------------------- the other actions

function upgrades(s: State, seat: number): Listed[] {
  const out: Listed[] = [];
  for (const h of own(s, seat)) {
    BUILDINGS.forEach((word, to) => {
      if (FROM[to] !== s.building[h]! || count(s, seat, word) >= PIECES[to]!) return;
      const rival = HEXES.some((x) => touching(s, h, x) && s.owner[x] !== -1 && s.owner[x] !== seat);
      const cheap = word === 'trading-house' && rival;
      const price = cheap ? COSTS[faction(s, seat)].cheap : costOf(s, seat, to);
      if (canPay(s, seat, price)) out.push({ id: `upgrade:${NAMES[h]}>${word}`, price });
    });
  }
  return out;
}

function tracks(s: State, seat: number): Listed[] {
  const p = s.seats[seat]!;
  const { ship, spade, dig } = TRACKS[faction(s, seat)];
  const out: Listed[] = [];
  if (ship && p.ship < ship.to && canPay(s, seat, SHIP_STEP)) out.push({ id: 'advance:ship', price: SHIP_STEP });
  if (p.dig < spade.length - 1 && canPay(s, seat, dig)) out.push({ id: 'advance:dig', price: dig });
  return out;
}

function priests(s: State, seat: number): Listed[] {
  if (s.seats[seat]!.priests < 1) return [];
  return CULTS.flatMap((cult, c) =>
    [1, 2, 3]
      .filter((worth) => worth === 1 || ORDER_SPACES.some((w, i) => w === worth && s.orders[c]![i] === -1))
      .map((worth) => ({ id: `priest:${cult}@${worth}`, price: goods('1P') })),
  );
}

function bridges(s: State, seat: number, prefix: string, price: Goods): Listed[] {
  if (s.bridges.filter((b) => b.seat === seat).length >= BRIDGES) return [];
  return BRIDGE_PLACES.filter((place) => {
    const ends = place.split('-').map(hexNamed);
    if (!ends.some((h) => s.owner[h] === seat)) return false;
    return !s.bridges.some((b) => ends.includes(b.a) && ends.includes(b.b));
  }).map((place) => ({ id: prefix + place, price }));
}

function powerActions(s: State, seat: number): Listed[] {
  const out: Listed[] = [];
  for (const [id, { power }] of Object.entries(ACTIONS)) {
    if (s.seats[seat]!.bowls[2] < power || s.taken.some((x) => x === id)) continue;
    if (id === 'ACT1') out.push(...bridges(s, seat, 'power:ACT1>', { power }));
    else if (id !== 'ACT2' || priestsToCome(s, seat) > 0) out.push({ id: `power:${id}`, price: { power } });
  }
  return out;
}

function specials(s: State, seat: number): Listed[] {
  const p = s.seats[seat]!;
  const out: Listed[] = [];
  const who = faction(s, seat);
  const offer = (id: string, have: boolean, targets: readonly string[], alone: boolean) => {
    if (!have || p.used.some((x) => x === id)) return;
    for (const t of targets) out.push({ id: `special:${id}>${t}` });
    if (alone) out.push({ id: `special:${id}` });
  };
  const built = hasStronghold(s, seat);
  const named = (test: (h: number) => boolean) => HEXES.filter(test).map((h) => NAMES[h]!);
  if (who === 'engineers' && p.workers >= 2) out.push(...bridges(s, seat, 'special:ACTE>', goods('2W')));
  offer('ACTA', who === 'auren' && built, CULTS, false);
  offer('ACTC', who === 'chaos-magicians' && built, [], true);
  offer('ACTG', who === 'giants' && built, [], true);
  // Sand, ride and swarm may also be used up for nothing.
  const sand = named((h) => free(s, h) && s.terrain[h] !== home(s, seat) && NEAR[h]!.some((x) => s.owner[x] === seat));
  offer('ACTN', who === 'nomads' && built, sand, true);
  const swarm = count(s, seat, 'trading-house') < 4 ? named((h) => s.owner[h] === seat && s.building[h] === 0) : [];
  offer('ACTS', who === 'swarmlings' && built, swarm, true);
  const ride = count(s, seat, 'dwelling') < 8 ? named((h) => free(s, h) && TERRAINS[s.terrain[h]!] === 'forest') : [];
  offer('ACTW', who === 'witches' && built, ride, true);
  offer('BON1', p.card === 'BON1', [], true);
  offer('BON2', p.card === 'BON2', CULTS, false);
  offer('FAV6', p.favours.includes('FAV6'), CULTS, false);
  return out;
}

function passes(s: State): Listed[] {
  if (s.round === 6) return [{ id: 'pass' }];
  const lying = CARD_IDS.filter((id) => s.cards.some((c) => c.id === id) && !s.seats.some((p) => p.card === id));
  return lying.map((id) => ({ id: `pass:${id}` }));
}

// ------------------------------------------------------------------------------------- what costs no action

function exchanges(s: State, seat: number): Listed[] {
  const p = s.seats[seat]!;
  const out: Listed[] = [];
  const offer = (id: string, price: Goods, works: (n: number) => boolean) => {
    let n = 0;
    while (works(n + 1)) n += 1;
    if (n > 0) out.push({ id, range: [1, n], price });
  };
  offer('burn', FREE, (n) => p.bowls[1] >= 2 * n);
  offer('convert:power>priests', goods('5PW'), (n) => p.bowls[2] >= 5 * n && n <= priestsToCome(s, seat));
  offer('convert:power>workers', goods('3PW'), (n) => p.bowls[2] >= 3 * n);
  offer('convert:power>coins', goods('1PW'), (n) => p.bowls[2] >= n);
  offer('convert:priests>workers', goods('1P'), (n) => p.priests >= n);
  offer('convert:priests>coins', goods('1P'), (n) => p.priests >= n);
  offer('convert:workers>coins', goods('1W'), (n) => p.workers >= n);
  if (faction(s, seat) === 'alchemists') {
    offer('convert:points>coins', goods('1VP'), (n) => p.points >= n);
    offer('convert:coins>points', goods('2C'), (n) => p.coins >= 2 * n);
  }
  return out;
}

const tilesLeft = (s: State, id: TownTileId) =>
  (TOWNS[id].later && !s.options.laterTowns.includes(id) ? 0 : TOWNS[id].count) -
  s.towns.filter((t) => t.tile === id).length;

/** Mermaids: one river hex may join what stands round it (sheet 6.7, 44). */
function links(s: State, seat: number): Listed[] {
  if (faction(s, seat) !== 'mermaids' || TOWN_IDS.every((id) => tilesLeft(s, id) === 0)) return [];
  const skipped = s.towns.filter((t) => t.seat === seat && t.river !== -1).map((t) => t.river);
  const joined = (a: number, b: number, rivers: number[]) =>
    touching(s, a, b) || rivers.some((r) => NEAR[r]!.includes(a) && NEAR[r]!.includes(b));
  const out: Listed[] = [];
  for (const r of HEXES.filter(isRiver)) {
    const around = NEAR[r]!.filter((h) => s.owner[h] === seat);
    if (around.length < 2) continue;
    const group = new Set(around);
    for (let size = 0; size !== group.size; ) {
      size = group.size;
      for (const b of own(s, seat)) if ([...group].some((a) => joined(a, b, [...skipped, r]))) group.add(b);
    }
    const hexes = [...group];
    if (hexes.some((h) => s.town[h] !== -1)) continue;
    const kinds = hexes.map((h) => s.building[h]!);
    const strength = kinds.reduce((n, k) => n + STRENGTH[k]!, 0);
    const heads = kinds.length + (kinds.includes(BUILDINGS.indexOf('sanctuary')) ? 1 : 0);
    const needed = s.seats[seat]!.favours.includes('FAV5') ? 6 : 7;
    if (heads >= 4 && strength >= needed) out.push({ id: `connect:${NAMES[r]}` });
  }
  return out;
}

const owes = (s: State, seat: number) => faction(s, seat) === 'cultists' && s.pendingSteps > 0;

function openOffers(s: State, seat: number): Listed[] {
  if (s.options.powerTiming !== 'late') return [];
  const out = new Map<string, Listed>();
  const add = (id: string, points = 0) => {
    if (!out.has(id)) out.set(id, points > 0 ? { id, price: { points } } : { id });
  };
  if (owes(s, seat)) for (const cult of CULTS) add(`step:${cult}`);
  for (const batch of s.offers) {
    for (const o of batch.open.filter((x) => x.seat === seat)) {
      const gained = takes(s, seat, o.power);
      if (gained > 0) add(`take:${faction(s, batch.from)}@${o.power}`, gained - 1);
      add(`decline:${faction(s, batch.from)}@${o.power}`);
    }
  }
  return [...out.values()];
}

/** All or nothing, but no more than the bowls hold and the points can pay (sheet 6.2, 8 and 9). */
export function takes(s: State, seat: number, offered: number): number {
  const { bowls, points } = s.seats[seat]!;
  return Math.min(offered, 2 * bowls[0] + bowls[1], points + 1);
}

function ordination(s: State, seat: number): Listed[] {
  const most = Math.min(3, s.seats[seat]!.workers, priestsToCome(s, seat));
  return most > 0 ? [{ id: 'ordain', range: [1, most], price: goods('1W') }] : [];
}

function extras(s: State, seat: number): Listed[] {
  const late = s.seats[seat]!.ordain && s.options.ordination === 'any-turn' ? ordination(s, seat) : [];
  return [...links(s, seat), ...openOffers(s, seat), ...late, ...exchanges(s, seat)];
}

function turnQuestion(s: State, f: TurnFrame): Listed[] {
  const { seat } = f;
  if (f.step === 1) {
    const mayEnd = s.options.powerTiming === 'strict' || !owes(s, seat);
    const end = mayEnd ? [{ id: 'end' }] : [];
    return [...end, ...sites(s, seat, f.work), ...onward(s, seat, f.work), ...extras(s, seat)];
  }
  const how = { work: NO_WORK, free: 0, most: 3, build: true, homeOnly: false, finished: [] };
  return [
    ...digs(s, seat, { ...how, ships: ships(s, seat, true), skips: skips(s, seat) }),
    ...tracks(s, seat),
    ...upgrades(s, seat),
    ...priests(s, seat),
    ...powerActions(s, seat),
    ...specials(s, seat),
    ...passes(s),
    ...(f.acted ? [{ id: 'end' }] : []),
    ...extras(s, seat),
    ...(f.acted ? [] : [{ id: 'leave' }]),
  ];
}

/** One kind of reward by itself; null when there is nothing to take. */
function reward(s: State, frame: Frame & Record<string, any>): Listed[] | null {
  const { seat } = frame;
  switch (frame.kind) {
    case 'spades':
      return frame['left'] > 0 ? spadesQuestion(s, frame as unknown as SpadesFrame) : null;
    case 'favour': {
      const left = (id: FavourId) => FAVOURS[id].count - s.seats.filter((p) => p.favours.includes(id)).length;
      const open = FAVOUR_IDS.filter((id) => left(id) > 0 && !s.seats[seat]!.favours.includes(id));
      return frame['left'] > 0 ? ids('favour:', open) : null;
    }
    case 'town': {
      const open = TOWN_IDS.filter((id) => tilesLeft(s, id) > 0);
      return frame.step === 0 ? ids('town:', open) : null;
    }
    case 'ordain':
      return s.seats[seat]!.ordain ? [...ordination(s, seat), { id: 'done' }] : null;
  }
  return null;
}

/** All that waits for the seat on top of the stack, in whatever order (sheet 6.7, 45), with exchanges between. */
function rewardsQuestion(s: State, frame: Frame & Record<string, any>): Listed[] {
  if (frame['source'] === 'cult') return reward(s, frame) ?? [];
  const waiting = s.stack.slice(s.stack.findLastIndex((f) => !REWARDS.includes(f.kind)) + 1);
  const all = waiting.toReversed().flatMap((f) => reward(s, f) ?? []);
  const different = all.filter((x, i) => all.findIndex((y) => y.id === x.id) === i);
  return [...different, ...exchanges(s, frame.seat)];
}
const REWARDS = ['spades', 'favour', 'town', 'ordain'];

const ids = (prefix: string, words: readonly string[]): Listed[] => words.map((w) => ({ id: prefix + w }));

/** The same with prices, whatever a site lets its players do besides. */
export function listed(s: State, frame: Frame & Record<string, any>): Listed[] | null {
  const { seat } = frame;
  switch (frame.kind) {
    case 'faction': {
      const homes = s.seats.flatMap((p) => (p.faction ? [START[p.faction].home] : []));
      const dealt = frame['dealt'][frame.step];
      const fits = (id: FactionId) => !homes.includes(START[id].home) && (!dealt || dealt === START[id].home);
      return ids('faction:', FACTIONS.filter(fits));
    }
    case 'placement': {
      const mine = home(s, frame['queue'][0]);
      return ids(
        'place:',
        HEXES.filter((h) => free(s, h) && s.terrain[h] === mine).map((h) => NAMES[h]!),
      );
    }
    case 'first-card':
      return ids(
        'card:',
        s.cards.map((c) => c.id),
      );
    case 'turn':
      return turnQuestion(s, frame as unknown as TurnFrame);
    case 'spades':
    case 'favour':
    case 'town':
    case 'ordain':
      return rewardsQuestion(s, frame);
    case 'power': {
      const open = s.offers.flatMap((b) => b.open).find((o) => takes(s, o.seat, 1) > 0)!;
      const points = takes(s, open.seat, open.power) - 1;
      return [points > 0 ? { id: 'take', price: { points } } : { id: 'take' }, { id: 'decline' }];
    }
    case 'ritual':
      return ids('step:', CULTS);
    case 'keys': {
      const p = s.seats[seat]!;
      const near = CULTS.filter((_, c) => {
        const want = frame['want'][c];
        return want > 0 && p.cults[c]! < 10 && p.cults[c]! + want >= 10 && s.seats.every((q) => q.cults[c] !== 10);
      });
      const kept = p.keys === 1 && !s.options.keyAlways ? [{ id: 'keep-key' }] : [];
      return [...ids('key:', near), ...kept];
    }
    case 'last-key':
      return [{ id: 'use-key' }, { id: 'keep-key' }];
    case 'leave':
      return [{ id: 'leave:no' }, { id: 'leave:yes' }];
    case 'sweep': {
      const waiting = (x: number) => owes(s, x) || s.offers.some((b) => b.open.some((o) => o.seat === x));
      const asked = s.order.find((x) => !frame['later'].includes(x) && waiting(x))!;
      const running = s.order.some((x) => !s.passed.includes(x) && !s.left.includes(x));
      const others = s.order.some((x) => x !== asked && !frame['later'].includes(x) && waiting(x));
      const later = running || others ? [{ id: 'later' }] : [];
      const more = [...later, ...(running ? exchanges(s, asked) : [])];
      return [...openOffers(s, asked), ...more];
    }
  }
  return null;
}

const oracle: Oracle = (s: State, frame) => {
  // What a site lets its players do is no rule of the game.
  return s.options.siteHabits ? null : listed(s, frame);
};
export default oracle;

/** Poor seats learn little: random play would never see a stronghold. */
export const give: Give = (s: State, random) => {
  const top = s.stack.at(-1)!;
  if (top.kind !== 'turn') return;
  const p = s.seats[top.seat]!;
  p.coins += Math.floor(random() * 20);
  p.workers += Math.floor(random() * 10);
  const charged = Math.min(p.bowls[0], Math.floor(random() * 6));
  p.bowls[0] -= charged;
  p.bowls[2] += charged;
  if (random() < 0.3 && priestsToCome(s, top.seat) > 0) p.priests += 1;
};
