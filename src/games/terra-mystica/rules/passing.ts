/** Passing (rulebook p. 14, sheet 6.1). */
import { must } from '../../../engine/must.js';
import type { Choice, Seat } from '../../../engine/types.js';
import { type BonusId, BUILDINGS, TRADING_HOUSE } from '../data/ids.js';
import { BONUS_CARD, FAVOUR_TILES, ROUNDS } from '../data/tiles.js';
import type { State } from '../types.js';
import { hooksOf } from './factions/index.js';
import { score, seatOf, standing } from './goods.js';
import type { C } from './hooks.js';

interface PassPoints {
  readonly source: 'bonus-card' | 'favour' | 'faction';
  readonly why: string;
  readonly points: number;
}

/** What passing now would score, by tile. */
export function passPoints(s: State, seat: Seat): PassPoints[] {
  const p = seatOf(s, seat);
  const n = standing(s, seat);
  const out: PassPoints[] = [];
  if (p.card) {
    const { passing, perShipping } = BONUS_CARD[p.card];
    let points = (perShipping ?? 0) * p.ship;
    if (passing) for (const b of passing.buildings) points += passing.points * n[BUILDINGS.indexOf(b) as 0];
    if (points) out.push({ source: 'bonus-card', why: p.card, points });
  }
  for (const tile of p.favours) {
    const points = FAVOUR_TILES[tile].passing?.[n[TRADING_HOUSE]] ?? 0;
    if (points) out.push({ source: 'favour', why: tile, points });
  }
  const own = hooksOf(s, seat).passing?.(s, seat) ?? 0;
  if (own) out.push({ source: 'faction', why: must(p.faction, 'faction'), points: own });
  return out;
}

export function listPasses(s: State, out: Choice[]): void {
  if (s.round === ROUNDS) {
    out.push({ id: 'pass', verb: 'pass' });
    return;
  }
  for (const { id } of s.cards) out.push({ id: `pass:${id}`, verb: 'pass', target: `card:${id}` });
}

export function takePass(ctx: C, seat: Seat, card: string): void {
  const { s } = ctx;
  ctx.tell({ type: 'pass', seat });
  for (const { source, why, points } of passPoints(s, seat)) score(ctx, seat, points, source, why);
  if (card) {
    const old = must(seatOf(s, seat).card, 'card');
    takeCard(ctx, seat, card as BonusId);
    s.cards.push({ id: old, coins: 0 });
  }
  s.passed.push(seat);
}

/** A card from those lying there, with the coins on it. */
export function takeCard(ctx: C, seat: Seat, id: BonusId): void {
  const { s } = ctx;
  const i = s.cards.findIndex((c) => c.id === id);
  const { coins } = must(s.cards.splice(i, 1)[0], 'splice');
  seatOf(s, seat).card = id;
  seatOf(s, seat).coins += coins;
  ctx.tell({ type: 'card', seat, card: id, coins });
}
