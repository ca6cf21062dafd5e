/** Points, goods and prices of a seat. Every point goes through `score`, so that the table by source is complete. */
import { must } from '../../../engine/must.js';
import type { Seat } from '../../../engine/types.js';
import { charge, spend } from '../../terra-kit/bowls.js';
import { FACTION_BOARDS, type FactionBoard, PRIESTS } from '../data/factions.js';
import type { FactionId, Good, Price, Source } from '../data/ids.js';
import type { SeatState, State } from '../types.js';
import type { C } from './hooks.js';

export function seatOf(s: State, seat: Seat): SeatState {
  const p = s.seats[seat];
  if (!p) throw new Error(`there is no seat ${seat}`);
  return p;
}

export function factionOf(s: State, seat: Seat): FactionId {
  const { faction } = seatOf(s, seat);
  if (!faction) throw new Error(`seat ${seat} has no faction yet`);
  return faction;
}

export function boardOf(s: State, seat: Seat): FactionBoard {
  return FACTION_BOARDS[factionOf(s, seat)];
}

export function score(ctx: C, seat: Seat, points: number, source: Source, why: string): void {
  if (points === 0) return;
  const p = seatOf(ctx.s, seat);
  p.points += points;
  p.sources[source] = (p.sources[source] ?? 0) + points;
  ctx.tell({ type: 'points', seat, points, source, why });
}

export function priestsOnOrders(s: State, seat: Seat): number {
  let n = 0;
  for (const spaces of s.orders) for (const owner of spaces) if (owner === seat) n++;
  return n;
}

/** Priests that can still come into the hand: seven in all, those on order spaces are gone for good (p. 8, p. 13). */
export function priestsInSupply(s: State, seat: Seat): number {
  return PRIESTS - seatOf(s, seat).priests - priestsOnOrders(s, seat);
}

/** What really arrives: priests beyond the supply and power beyond the bowls are lost. Points are not goods. */
export function receive(s: State, seat: Seat, goods: Price): Partial<Record<Good, number>> {
  const p = seatOf(s, seat);
  const got: Partial<Record<Good, number>> = {};
  if (goods.coins) {
    p.coins += goods.coins;
    got.coins = goods.coins;
  }
  if (goods.workers) {
    p.workers += goods.workers;
    got.workers = goods.workers;
  }
  if (goods.priests) {
    const n = Math.min(goods.priests, priestsInSupply(s, seat));
    p.priests += n;
    if (n > 0) got.priests = n;
  }
  if (goods.power) {
    const n = charge(p.bowls, goods.power);
    if (n > 0) got.power = n;
  }
  return got;
}

/** Power that finds no place in the bowls is lost; people want to hear of it. */
export function tellBrim(ctx: C, seat: Seat, lost: number, why: string): void {
  if (lost > 0) ctx.tell({ type: 'brim', seat, power: lost, why });
}

export function gain(ctx: C, seat: Seat, goods: Price, why: string): void {
  const got = receive(ctx.s, seat, goods);
  for (const _ in got) {
    ctx.tell({ type: 'gain', seat, goods: got, why });
    break;
  }
  tellBrim(ctx, seat, (goods.power ?? 0) - (got.power ?? 0), why);
}

export function canPay(p: SeatState, price: Price): boolean {
  return (
    (price.coins ?? 0) <= p.coins &&
    (price.workers ?? 0) <= p.workers &&
    (price.priests ?? 0) <= p.priests &&
    (price.power ?? 0) <= p.bowls[2] &&
    (price.points ?? 0) <= p.points
  );
}

export function pay(p: SeatState, price: Price): void {
  if (price.coins) p.coins -= price.coins;
  if (price.workers) p.workers -= price.workers;
  if (price.priests) p.priests -= price.priests;
  if (price.power) spend(p.bowls, price.power);
}

/** `a` and `times` times `b`, without zero entries. */
export function plus(a: Price, b: Price, times = 1): Price {
  if (times === 0) return a;
  const out: Partial<Record<Good, number>> = { ...a };
  for (const g in b) {
    const n = (out[g as Good] ?? 0) + times * must(b[g as Good], 'space');
    if (n) out[g as Good] = n;
  }
  return out;
}

/** Own structures on the map by kind, in the order of BUILDINGS. */
export function standing(s: State, seat: Seat): [number, number, number, number, number] {
  const out: [number, number, number, number, number] = [0, 0, 0, 0, 0];
  const { owner, building } = s;
  for (let h = 0; h < owner.length; h++) if (owner[h] === seat) out[building[h] as 0]++;
  return out;
}

export function has(s: State, seat: Seat, building: number): boolean {
  const { owner } = s;
  for (let h = 0; h < owner.length; h++) if (owner[h] === seat && s.building[h] === building) return true;
  return false;
}
