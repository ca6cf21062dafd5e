/** The actions of a turn, as the sheets that they lead to: exchanges come together with what they pay for. */

import { BRIDGES, DIG_POINTS, SHIP_PRICE } from '../../data/factions.js';
import {
  BONUS_CARDS,
  BUILDINGS,
  CULTS,
  DWELLING,
  NONE,
  POWER_ACTIONS,
  SANCTUARY,
  SPECIALS,
  type SpecialId,
  STRONGHOLD,
  TEMPLE,
  TRADING_HOUSE,
} from '../../data/ids.js';
import { BRIDGE_NAMES, MAP, NAMES } from '../../data/map.js';
import { POWER_ACTION } from '../../data/tiles.js';
import { digCost, dug, pieceLeft, shippingOf, spadesTo, vacant } from './choices.js';
import {
  addPriests,
  advanceShip,
  checkRivers,
  checkTown,
  climb,
  cultAfter,
  hasStronghold,
  putDwelling,
  skipsOf,
  takeSpades,
  upgrade,
} from './deeds.js';
import { FAR, LAND, nearOf, OUT } from './ground.js';
import { canPay, canSpend, pay, spendFor } from './pay.js';
import { passed } from './rounds.js';
import type { Sheet } from './sheet.js';
import { type Cost, incomeOf, type Table } from './table.js';

function begun(s: Sheet): Sheet {
  const c = s.copy();
  c.acts--;
  return c;
}

function builds(t: Table, s: Sheet, out: Sheet[]): void {
  if (!pieceLeft(s, DWELLING)) return;
  const map = s.ground.reach(shippingOf(t, s), skipsOf(t, s));
  for (const h of LAND) {
    if (map[h] === OUT || !vacant(t, s, h)) continue;
    const need = spadesTo(t, s, h);
    const far = map[h] === FAR;
    const cost = digCost(t, s, true, need, far);
    if (!canPay(t, s, cost)) continue;
    const c = begun(s);
    pay(t, c, cost);
    c.say(`build:${NAMES[h]}`);
    dug(t, c, need, need, far);
    putDwelling(t, c, h);
    checkRivers(t, c);
    out.push(c);
  }
}

/** What each building is made into. */
const INTO: readonly (readonly number[])[] = [[TRADING_HOUSE], [TEMPLE, STRONGHOLD], [SANCTUARY], [], []];

function upgrades(t: Table, s: Sheet, out: Sheet[]): void {
  for (const h of s.ground.own) {
    for (const to of INTO[s.ground.at[h] as number] as readonly number[]) {
      if (!pieceLeft(s, to)) continue;
      const cost = to === TRADING_HOUSE && (t.others[h] as number) > 0 ? t.cheapHouse : (t.price[to] as Cost);
      if (!canPay(t, s, cost)) continue;
      const c = begun(s);
      pay(t, c, cost);
      c.say(`upgrade:${NAMES[h]}>${BUILDINGS[to]}`);
      upgrade(t, c, h, to);
      checkRivers(t, c);
      out.push(c);
    }
  }
}

const SHIP: Cost = incomeOf(SHIP_PRICE);

function tracks(t: Table, s: Sheet, out: Sheet[]): void {
  if (t.board.ship && s.ship < t.board.ship.max && canPay(t, s, SHIP)) {
    const c = begun(s);
    pay(t, c, SHIP);
    c.say('advance:ship');
    advanceShip(t, c);
    out.push(c);
  }
  if (s.dig + 1 < t.spade.length && canPay(t, s, t.dig)) {
    const c = begun(s);
    pay(t, c, t.dig);
    c.say('advance:dig');
    c.dig++;
    c.points += DIG_POINTS;
    out.push(c);
  }
}

const PRIEST: Cost = { coins: 0, workers: 0, priests: 1 };

function priests(t: Table, s: Sheet, out: Sheet[]): void {
  if (s.priests === 0) return;
  for (let cult = 0; cult < CULTS.length; cult++) {
    const worth = (s.orders[2 * cult] as number) > 0 ? 3 : (s.orders[2 * cult + 1] as number) > 0 ? 2 : 1;
    if (cultAfter(t, s, cult, worth) === s.cults[cult]) continue;
    const c = begun(s);
    pay(t, c, PRIEST);
    c.say(`priest:${CULTS[cult]}@${worth}`);
    if (worth > 1) {
      const place = 2 * cult + (worth === 3 ? 0 : 1);
      c.orders = c.orders.with(place, (c.orders[place] as number) - 1);
      c.ordered++;
    }
    climb(t, c, cult, worth);
    out.push(c);
  }
}

// ------------------------------------------------------------------------------------------- bridges

/** Both ends own, or one own and the other free. */
function bridges(t: Table, s: Sheet, each: (a: number, b: number, name: string) => void): void {
  if (s.ground.spans >= BRIDGES) return;
  const { at } = s.ground;
  MAP.bridgePlaces.forEach(([a, b], i) => {
    const ownA = at[a] !== NONE;
    const ownB = at[b] !== NONE;
    if (!ownA && !ownB) return;
    if ((!ownA && t.barred[a] === 1) || (!ownB && t.barred[b] === 1)) return;
    if (s.ground.bridges.some((x) => x.a === a && x.b === b)) return;
    each(a, b, BRIDGE_NAMES[i] ?? '');
  });
}

function putBridge(t: Table, s: Sheet, a: number, b: number): void {
  s.ground = s.ground.bridged(a, b);
  checkTown(t, s, a);
  checkTown(t, s, b);
  checkRivers(t, s);
}

// ------------------------------------------------------------------------------------------- actions

/** Points that one must expect to lose because others take an action first: by own turns ahead, and in later rounds. */
const CONTESTED = { each: 0.35, most: 1.6, later: 0.9 };

function contested(t: Table, s: Sheet): number {
  if (s.ahead === 0) return 0;
  return s.round === t.round ? Math.min(CONTESTED.most, CONTESTED.each * s.ahead) : CONTESTED.later;
}

function powers(t: Table, s: Sheet, out: Sheet[]): void {
  POWER_ACTIONS.forEach((id, i) => {
    const action = POWER_ACTION[id];
    if (s.taken & (1 << i) || !canSpend(s, action.power)) return;
    if (action.gives.priests && s.supply === 0) return;
    const taken = (place: string): Sheet => {
      const c = begun(s);
      spendFor(c, action.power);
      c.say(`power:${id}${place}`);
      c.taken |= 1 << i;
      c.unsure -= contested(t, c);
      return c;
    };
    if (action.bridge) {
      bridges(t, s, (a, b, name) => {
        const c = taken(`>${name}`);
        putBridge(t, c, a, b);
        out.push(c);
      });
      return;
    }
    const c = taken('');
    const { coins = 0, workers = 0, priests: ordained = 0 } = action.gives;
    c.coins += coins;
    c.workers += workers;
    addPriests(c, ordained);
    if (action.spades) takeSpades(t, c, action.spades, false);
    out.push(c);
  });
}

const bitOf = (id: SpecialId): number => 1 << SPECIALS.indexOf(id);
const BON1 = BONUS_CARDS.indexOf('BON1');
const BON2 = BONUS_CARDS.indexOf('BON2');
const FAV6 = 1 << 5;

/** The sheet after an octagon was covered. */
function covered(s: Sheet, id: SpecialId, arg = ''): Sheet {
  const c = begun(s);
  c.used |= bitOf(id);
  c.say(`special:${id}${arg}`);
  return c;
}

const free = (s: Sheet, id: SpecialId): boolean => (s.used & bitOf(id)) === 0;

function cultOctagon(t: Table, s: Sheet, id: SpecialId, steps: number, out: Sheet[]): void {
  if (!free(s, id)) return;
  for (let cult = 0; cult < CULTS.length; cult++) {
    if (cultAfter(t, s, cult, steps) === s.cults[cult]) continue;
    const c = covered(s, id, `>${CULTS[cult]}`);
    climb(t, c, cult, steps);
    out.push(c);
  }
}

function spadeOctagon(t: Table, s: Sheet, id: SpecialId, spades: number, out: Sheet[]): void {
  if (!free(s, id)) return;
  const c = covered(s, id);
  takeSpades(t, c, spades, false);
  out.push(c);
}

function witchesRide(t: Table, s: Sheet, out: Sheet[]): void {
  if (!free(s, 'ACTW') || !pieceLeft(s, DWELLING)) return;
  for (const h of LAND) {
    if (s.ground.terrain[h] !== t.home || !vacant(t, s, h)) continue;
    const c = covered(s, 'ACTW', `>${NAMES[h]}`);
    putDwelling(t, c, h);
    out.push(c);
  }
}

function sandstorm(t: Table, s: Sheet, out: Sheet[]): void {
  if (!free(s, 'ACTN')) return;
  for (const h of LAND) {
    if (s.ground.terrain[h] === t.home || !vacant(t, s, h)) continue;
    if (!nearOf(h).some((n) => s.ground.at[n] !== NONE)) continue;
    const c = covered(s, 'ACTN', `>${NAMES[h]}`);
    c.ground = c.ground.turned(h, t.home);
    c.site = h;
    out.push(c);
  }
}

function freeHouses(t: Table, s: Sheet, out: Sheet[]): void {
  if (!free(s, 'ACTS') || !pieceLeft(s, TRADING_HOUSE)) return;
  for (const h of s.ground.own) {
    if (s.ground.at[h] !== DWELLING) continue;
    const c = covered(s, 'ACTS', `>${NAMES[h]}`);
    upgrade(t, c, h, TRADING_HOUSE);
    out.push(c);
  }
}

const BRIDGE: Cost = { coins: 0, workers: 2, priests: 0 };

function ownBridges(t: Table, s: Sheet, out: Sheet[]): void {
  if (!canPay(t, s, BRIDGE)) return;
  bridges(t, s, (a, b, name) => {
    const c = begun(s);
    pay(t, c, BRIDGE);
    c.say(`special:ACTE>${name}`);
    putBridge(t, c, a, b);
    out.push(c);
  });
}

function double(s: Sheet, out: Sheet[]): void {
  if (!free(s, 'ACTC')) return;
  const c = covered(s, 'ACTC');
  c.acts += 2;
  out.push(c);
}

function ofFaction(t: Table, s: Sheet, out: Sheet[]): void {
  if (t.faction === 'engineers') ownBridges(t, s, out);
  if (!hasStronghold(s)) return;
  switch (t.faction) {
    case 'auren':
      cultOctagon(t, s, 'ACTA', 2, out);
      break;
    case 'chaos-magicians':
      double(s, out);
      break;
    case 'giants':
      spadeOctagon(t, s, 'ACTG', 2, out);
      break;
    case 'nomads':
      sandstorm(t, s, out);
      break;
    case 'swarmlings':
      freeHouses(t, s, out);
      break;
    case 'witches':
      witchesRide(t, s, out);
      break;
    default:
  }
}

/** Every action worth looking at. */
export function actions(t: Table, s: Sheet, out: Sheet[]): void {
  builds(t, s, out);
  upgrades(t, s, out);
  tracks(t, s, out);
  priests(t, s, out);
  powers(t, s, out);
  ofFaction(t, s, out);
  if (s.card === BON1) spadeOctagon(t, s, 'BON1', 1, out);
  if (s.card === BON2) cultOctagon(t, s, 'BON2', 1, out);
  if (s.favours & FAV6) cultOctagon(t, s, 'FAV6', 1, out);
  passed(t, s, out);
}
