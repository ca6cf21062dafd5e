/** Putting pieces on the map and changing its terrain. */
import { must } from '../../../engine/must.js';
import type { Seat } from '../../../engine/types.js';
import { stepsBetween, wayRound } from '../../terra-kit/circle.js';
import { powerOffers } from '../../terra-kit/neighbours.js';
import { BUILD } from '../data/buildings.js';
import { type Building, TERRAINS } from '../data/ids.js';
import type { Access, Context, State, TurnFrame } from '../types.js';
import { updateCities } from './cities.js';
import {
  canAfford,
  gain,
  hasLeft,
  hexName,
  mapOf,
  native,
  type Price,
  pay,
  perk,
  playerOf,
  score,
  strength,
} from './common.js';
import { roundScore, scoreBuilding } from './scoring.js';

/** Seats in turn order, beginning after `seat`. */
function othersAfter(s: State, seat: Seat): Seat[] {
  const at = s.order.indexOf(seat);
  return [...s.order.slice(at + 1), ...s.order.slice(0, at)].filter((other) => !hasLeft(s, other));
}

/** Lays a piece down; nothing is scored and nobody is offered power. */
export function put(s: State, seat: Seat, hex: number, piece: Building, neutral: boolean): void {
  s.building = s.building.with(hex, piece);
  s.owner = s.owner.with(hex, seat);
  s.neutral = s.neutral.with(hex, neutral ? 1 : 0);
}

/**
 * Builds: scores, fixes what the neighbours will be offered (sheet 9, row 4), and lets the building join a city.
 * The caller pushes the rewards.
 */
export function build(ctx: Context, seat: Seat, hex: number, piece: Building, why: string, neutral = false): void {
  const { s } = ctx;
  const was = must(s.building[hex], 'space', hex);
  put(s, seat, hex, piece, neutral);
  ctx.tell({ type: 'build', seat, why, hex: hexName(s, hex), piece, was, neutral });
  scoreBuilding(ctx, seat, hex, piece);
  for (const o of powerOffers(mapOf(s).map, s, hex, othersAfter(s, seat), (h) => strength(s, h))) {
    s.offers.push({ seat: o.seat, from: seat, hex, power: o.power });
  }
  updateCities(s, seat);
}

export function spadesNeeded(s: State, seat: Seat, hex: number): number {
  return stepsBetween(must(s.terrain[hex], 'space', hex), native(playerOf(s, seat)), TERRAINS.length);
}

/** The turn that is being played. */
export function turnOf(s: State): TurnFrame | undefined {
  return s.stack.findLast((f): f is TurnFrame => f.kind === 'turn');
}

/** Turns a hex by `spades` steps towards the own terrain. Paying is the caller's matter. */
export function dig(ctx: Context, seat: Seat, hex: number, spades: number, why: string, by: Access = ''): void {
  const { s } = ctx;
  const way = wayRound(must(s.terrain[hex], 'space', hex), native(playerOf(s, seat)), TERRAINS.length);
  s.terrain = s.terrain.with(hex, must(way[spades - 1], 'price'));
  ctx.tell({
    type: 'dig',
    seat,
    why,
    hex: hexName(s, hex),
    spades,
    terrain: must(TERRAINS[must(s.terrain[hex], 'space', hex)], 'terrain'),
    by,
  });
  if (s.printing === '1.0') {
    const turn = turnOf(s);
    if (turn) turn.dug = [...(turn.dug ?? []), hex];
  }
  roundScore(ctx, seat, 'spade', spades);
  const coins = perk(s, seat, 'spadeCoins');
  if (coins) gain(ctx, seat, { coins: coins * spades }, must(playerOf(s, seat).faction, 'faction'));
}

/** What a tunnel or a flight costs. */
export const ACCESS_PRICE: Readonly<Record<Access, Price>> = { '': {}, tunnel: { tools: 1 }, flight: { scholars: 1 } };

/** Pays for a tunnel or a flight and scores it. */
export function travel(ctx: Context, seat: Seat, by: Access): void {
  if (by === '') return;
  const p = playerOf(ctx.s, seat);
  pay(ctx, seat, ACCESS_PRICE[by], by);
  score(
    ctx,
    seat,
    must(perk(ctx.s, seat, by), 'perk'),
    by === 'tunnel' ? must(p.faction, 'faction') : must(p.palace, 'palace'),
  );
}

/** Bought spades, way there and workshop as one price. */
export function workPrice(s: State, seat: Seat, spades: number, by: Access, workshop: boolean): Price {
  const p = playerOf(s, seat);
  const tools = spades * p.terraforming + (ACCESS_PRICE[by].tools ?? 0) + (workshop ? BUILD.workshop.tools : 0);
  const price: { -readonly [K in keyof Price]: Price[K] } = {};
  if (tools > 0) price.tools = tools;
  if (workshop) price.coins = BUILD.workshop.coins;
  if (by === 'flight') price.scholars = must(ACCESS_PRICE.flight.scholars, 'scholars');
  return price;
}

export function buySpades(ctx: Context, seat: Seat, n: number): void {
  if (n > 0) pay(ctx, seat, { tools: n * playerOf(ctx.s, seat).terraforming }, 'spades');
}

export function canPayWorkshop(s: State, seat: Seat): boolean {
  return canAfford(playerOf(s, seat), WORKSHOP_PRICE);
}
export const WORKSHOP_PRICE = { tools: BUILD.workshop.tools, coins: BUILD.workshop.coins } as const;

export function isEmptyLand(s: State, hex: number): boolean {
  return s.owner[hex] === -1 && must(s.terrain[hex], 'space', hex) >= 0;
}
