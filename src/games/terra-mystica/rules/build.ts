/** Putting structures on the map: dwellings and upgrades (rulebook p. 9 to 12). */
import { must } from '../../../engine/must.js';
import type { Choice, Seat } from '../../../engine/types.js';
import { besideOthers } from '../../terra-kit/neighbours.js';
import { PIECES, UPGRADE_FROM } from '../data/factions.js';
import {
  BUILDINGS,
  type Building,
  DWELLING,
  NONE,
  type Price,
  SANCTUARY,
  STRONGHOLD,
  TEMPLE,
  TRADING_HOUSE,
} from '../data/ids.js';
import { HEXES, MAP, NAMES } from '../data/map.js';
import type { State } from '../types.js';
import { hooksOf } from './factions/index.js';
import { boardOf, canPay, factionOf, pay, seatOf, standing } from './goods.js';
import type { C } from './hooks.js';
import { offerPower } from './offers.js';
import { scoreDeed } from './scoring.js';
import { STRONGHOLD_REWARDS } from './strongholds.js';
import { checkTowns } from './towns.js';

const LIMITS = BUILDINGS.map((b) => PIECES[b]);
/** What each building is made from, as places in BUILDINGS. */
const FROM = BUILDINGS.map((b) => (UPGRADE_FROM[b] ? BUILDINGS.indexOf(must(UPGRADE_FROM[b], 'building', b)) : NONE));

/** Is a piece of the kind left on the board? */
export function pieceLeft(s: State, seat: Seat, building: number): boolean {
  return standing(s, seat)[building as 0] < must(LIMITS[building], 'building', building);
}

/** A dwelling on a hex that is ready for it; whoever calls has seen to reach and price. */
export function putDwelling(ctx: C, seat: Seat, hex: number, why: string): void {
  const { s } = ctx;
  s.owner[hex] = seat;
  s.building[hex] = DWELLING;
  ctx.tell({ type: 'build', seat, hex: must(NAMES[hex], 'space', hex), why });
  raised(ctx, seat, hex, DWELLING);
}

/** What follows every new structure: points, offers to neighbours, towns. */
function raised(ctx: C, seat: Seat, hex: number, building: number): void {
  offerPower(ctx, seat, hex);
  scoreDeed(ctx, seat, must(BUILDINGS[building], 'building', building));
  checkTowns(ctx, seat, [hex]);
}

/** A trading house is cheaper beside an opponent (p. 11). */
export function upgradePrice(s: State, seat: Seat, hex: number, to: number): Price {
  const board = boardOf(s, seat);
  return to === TRADING_HOUSE && besideOthers(MAP, s, seat, hex)
    ? board.cheapTradingHouse
    : board.price[must(BUILDINGS[to], 'building', to)];
}

export function listUpgrades(s: State, seat: Seat, out: Choice[]): void {
  const p = seatOf(s, seat);
  const n = standing(s, seat);
  for (let h = 0; h < HEXES; h++) {
    if (s.owner[h] !== seat) continue;
    for (let to = TRADING_HOUSE; to <= SANCTUARY; to++) {
      if (FROM[to] !== s.building[h] || n[to as 0] >= must(LIMITS[to], 'building', to)) continue;
      const price = upgradePrice(s, seat, h, to);
      if (canPay(p, price)) {
        out.push({ id: `upgrade:${NAMES[h]}>${BUILDINGS[to]}`, verb: 'upgrade', target: `hex:${NAMES[h]}`, price });
      }
    }
  }
}

/** `E7>temple` */
export function takeUpgrade(ctx: C, seat: Seat, arg: string): void {
  const [name, word] = arg.split('>') as [string, Building];
  const hex = must(MAP.index(name), 'space');
  const to = BUILDINGS.indexOf(word);
  pay(seatOf(ctx.s, seat), upgradePrice(ctx.s, seat, hex, to));
  upgrade(ctx, seat, hex, to, 'upgrade');
}

export function upgrade(ctx: C, seat: Seat, hex: number, to: number, why: string): void {
  const { s } = ctx;
  s.building[hex] = to;
  ctx.tell({
    type: 'upgrade',
    seat,
    hex: must(NAMES[hex], 'space', hex),
    to: must(BUILDINGS[to], 'building', to),
    why,
  });
  const hooks = hooksOf(s, seat);
  // The order in which rewards are listed; they are taken in any (rewards.ts).
  if (to === STRONGHOLD) STRONGHOLD_REWARDS[factionOf(s, seat)]?.(ctx, seat);
  if (to === TEMPLE || to === SANCTUARY) ctx.push({ kind: 'favour', seat, step: 0, left: hooks.favours ?? 1 });
  raised(ctx, seat, hex, to);
}
