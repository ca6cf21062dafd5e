/** Spades that come into the hand: bought ones, and those of actions, cards and factions. */
import type { Seat } from '../../../engine/types.js';
import type { PowerActionId, SpecialId } from '../data/ids.js';
import { hooksOf } from './factions/index.js';
import type { C } from './hooks.js';
import { scoreDeed } from './scoring.js';

/** Some factions are glad of every one. */
export function gainSpades(ctx: C, seat: Seat, spades: number, bought: boolean): void {
  if (spades === 0) return;
  const hooks = hooksOf(ctx.s, seat);
  hooks.spadesGained?.(ctx, seat, spades);
  if (bought) hooks.spadesBought?.(ctx, seat, spades);
  if (ctx.s.options.spadesScored === 'gained') scoreDeed(ctx, seat, 'spade', spades);
}

/** Spades into the hand, to be used at once. */
export function freeSpades(ctx: C, seat: Seat, spades: number, source: PowerActionId | SpecialId | 'stronghold'): void {
  ctx.tell({ type: 'spades', seat, spades, why: source });
  gainSpades(ctx, seat, spades, false);
  ctx.push({ kind: 'spades', seat, step: 0, source, left: spades, changed: [] });
}
