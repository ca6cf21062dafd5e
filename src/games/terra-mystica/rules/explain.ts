/** What a turn does not offer, and why: for people only. */
import { must } from '../../../engine/must.js';
import type { Blocked, Seat } from '../../../engine/types.js';
import { mostBurnable } from '../../terra-kit/bowls.js';
import { SHIP_PRICE } from '../data/factions.js';
import {
  BUILDINGS,
  CULTS,
  DWELLING,
  POWER_ACTIONS,
  type Price,
  SANCTUARY,
  STRONGHOLD,
  TRADING_HOUSE,
} from '../data/ids.js';
import { HEXES, NAMES } from '../data/map.js';
import { POWER_ACTION } from '../data/tiles.js';
import type { State, TurnFrame } from '../types.js';
import { bridgesLeft } from './bridges.js';
import { pieceLeft, upgradePrice } from './build.js';
import { hooksOf } from './factions/index.js';
import { boardOf, has, plus, priestsInSupply, seatOf } from './goods.js';
import { ownSpecial, specialsOf } from './octagons.js';
import { FAR, OUT, reach, shippingOf, skipsOf, vacant } from './reach.js';
import { homeOf, spadesNeeded } from './spades.js';
import { canDig, canShip, spadePrice } from './tracks.js';

/** What is missing to pay, as facts `lack-coins: 2`, or null. */
function lack(s: State, seat: Seat, price: Price): Record<string, number> | null {
  const p = seatOf(s, seat);
  const out: Record<string, number> = {};
  for (const g of ['coins', 'workers', 'priests'] as const) {
    const n = (price[g] ?? 0) - p[g];
    if (n > 0) out[g] = n;
  }
  for (const _ in out) return out;
  return null;
}

export function explainTurn(s: State, f: TurnFrame): readonly Blocked[] {
  const out: Blocked[] = [];
  explainBuild(s, f, out);
  explainUpgrades(s, f.seat, out);
  explainTracks(s, f.seat, out);
  explainActions(s, f.seat, out);
  if (seatOf(s, f.seat).priests === 0) {
    for (const c of CULTS) out.push({ id: `priest:${c}@1`, verb: 'priest', target: `cult:${c}`, why: 'no-priest' });
  }
  return out;
}

function explainBuild(s: State, f: TurnFrame, out: Blocked[]): void {
  const { seat } = f;
  const board = boardOf(s, seat);
  const home = homeOf(s, seat);
  const left = pieceLeft(s, seat, DWELLING);
  const map = reach(s, seat, { shipping: shippingOf(s, seat), skips: skipsOf(s, seat), except: -1 }).slice();
  for (let h = 0; h < HEXES; h++) {
    if (must(s.terrain[h], 'space', h) < 0 || s.owner[h] === seat) continue;
    const blocked = { id: `build:${NAMES[h]}`, verb: 'build', target: `hex:${NAMES[h]}` };
    if (!vacant(s, h)) out.push({ ...blocked, why: 'occupied', facts: { by: must(s.owner[h], 'space', h) } });
    else if (map[h] === OUT) out.push({ ...blocked, why: 'out-of-reach', facts: { shipping: shippingOf(s, seat) } });
    else if (!left) out.push({ ...blocked, why: 'no-piece', facts: { building: 'dwelling' } });
    else {
      const spades = spadesNeeded(s, seat, must(s.terrain[h], 'space', h), home);
      let price = plus(board.price.dwelling, spadePrice(s, seat), spades);
      if (map[h] === FAR) price = plus(price, must(hooksOf(s, seat).tunnel, 'tunnel')(s, seat).price);
      const facts = lack(s, seat, price);
      if (facts) out.push({ ...blocked, why: 'cannot-pay', facts: { ...facts, spades } });
    }
  }
}

function explainUpgrades(s: State, seat: Seat, out: Blocked[]): void {
  const from = [-1, 0, 1, 1, 2];
  for (let h = 0; h < HEXES; h++) {
    if (s.owner[h] !== seat) continue;
    for (let to = TRADING_HOUSE; to <= SANCTUARY; to++) {
      if (from[to] !== s.building[h]) continue;
      const blocked = { id: `upgrade:${NAMES[h]}>${BUILDINGS[to]}`, verb: 'upgrade', target: `hex:${NAMES[h]}` };
      const facts = lack(s, seat, upgradePrice(s, seat, h, to));
      if (!pieceLeft(s, seat, to))
        out.push({ ...blocked, why: 'no-piece', facts: { building: must(BUILDINGS[to], 'building', to) } });
      else if (facts) out.push({ ...blocked, why: 'cannot-pay', facts });
    }
  }
}

function explainTracks(s: State, seat: Seat, out: Blocked[]): void {
  const tracks = [
    { track: 'ship', exists: boardOf(s, seat).ship !== null, open: canShip(s, seat), price: SHIP_PRICE },
    {
      track: 'dig',
      exists: boardOf(s, seat).spade.length > 1,
      open: canDig(s, seat),
      price: boardOf(s, seat).digPrice,
    },
  ];
  for (const { track, exists, open, price } of tracks) {
    const blocked = { id: `advance:${track}`, verb: 'advance', target: `track:${track}` };
    const facts = lack(s, seat, price);
    if (!exists) out.push({ ...blocked, why: 'no-track' });
    else if (!open) out.push({ ...blocked, why: 'track-end' });
    else if (facts) out.push({ ...blocked, why: 'cannot-pay', facts });
  }
}

function explainActions(s: State, seat: Seat, out: Blocked[]): void {
  const p = seatOf(s, seat);
  for (const id of POWER_ACTIONS) {
    const action = POWER_ACTION[id];
    const blocked = { id: `power:${id}`, verb: 'power', target: `power:${id}` };
    if (s.taken.includes(id)) out.push({ ...blocked, why: 'action-taken' });
    else if (p.bowls[2] < action.power) {
      out.push({
        ...blocked,
        why: 'no-power',
        facts: { needed: action.power, have: p.bowls[2], burnable: mostBurnable(p.bowls) },
      });
    } else if (action.gives.priests && priestsInSupply(s, seat) === 0) out.push({ ...blocked, why: 'no-supply' });
    else if (action.bridge && bridgesLeft(s, seat) === 0) out.push({ ...blocked, why: 'no-bridge' });
  }
  const own = ownSpecial(s, seat);
  if (own && !own.fromStart && !has(s, seat, STRONGHOLD)) {
    out.push({ id: `special:${own.id}`, verb: 'special', target: `special:${own.id}`, why: 'no-stronghold' });
  }
  for (const { id } of specialsOf(s, seat)) {
    if (p.used.includes(id))
      out.push({ id: `special:${id}`, verb: 'special', target: `special:${id}`, why: 'octagon-used' });
  }
}
