/** Shipping and exchange tracks (rulebook p. 11). */
import { must } from '../../../engine/must.js';
import type { Choice, Seat } from '../../../engine/types.js';
import { DIG_POINTS, SHIP_PRICE } from '../data/factions.js';
import type { Price } from '../data/ids.js';
import type { State } from '../types.js';
import { hooksOf } from './factions/index.js';
import { boardOf, canPay, pay, score, seatOf } from './goods.js';
import type { C } from './hooks.js';

export const canShip = (s: State, seat: Seat): boolean => {
  const track = boardOf(s, seat).ship;
  return track !== null && seatOf(s, seat).ship < track.max;
};
export const canDig = (s: State, seat: Seat): boolean => seatOf(s, seat).dig + 1 < boardOf(s, seat).spade.length;

/** What a bought spade costs now. */
export const spadePrice = (s: State, seat: Seat): Price =>
  must(boardOf(s, seat).spade[seatOf(s, seat).dig], 'spade price', seatOf(s, seat).dig);

/** One step on the shipping track with its points. At the end of the track nothing happens; carpets fly further instead. */
export function advanceShip(ctx: C, seat: Seat, why: string): void {
  const p = seatOf(ctx.s, seat);
  const track = boardOf(ctx.s, seat).ship;
  if (!track) {
    hooksOf(ctx.s, seat).furtherReach?.(ctx, seat);
    return;
  }
  if (p.ship >= track.max) return;
  p.ship++;
  ctx.tell({ type: 'advance', seat, track: 'ship', to: p.ship, why });
  score(ctx, seat, must(track.points[p.ship - track.start - 1], 'seat'), 'track', why);
}

export function listTracks(s: State, seat: Seat, out: Choice[]): void {
  const p = seatOf(s, seat);
  if (canShip(s, seat) && canPay(p, SHIP_PRICE))
    out.push({ id: 'advance:ship', verb: 'advance', target: 'track:ship', price: SHIP_PRICE });
  const { digPrice } = boardOf(s, seat);
  if (canDig(s, seat) && canPay(p, digPrice))
    out.push({ id: 'advance:dig', verb: 'advance', target: 'track:dig', price: digPrice });
}

export function takeTrack(ctx: C, seat: Seat, track: string): void {
  const p = seatOf(ctx.s, seat);
  if (track === 'ship') {
    pay(p, SHIP_PRICE);
    advanceShip(ctx, seat, 'advance:ship');
    return;
  }
  pay(p, boardOf(ctx.s, seat).digPrice);
  p.dig++;
  ctx.tell({ type: 'advance', seat, track: 'dig', to: p.dig, why: 'advance:dig' });
  score(ctx, seat, DIG_POINTS, 'track', 'advance:dig');
}
