/** The shipping and the terraforming track (rulebook p. 14, sheet 3, 9 row 41). */
import type { Seat } from '../../../engine/types.js';
import { MOST_SHIPPING, type TrackReward } from '../data/boards.js';
import type { Context, Player } from '../types.js';
import { boardOf, gain, playerOf } from './common.js';
import { roundScore } from './scoring.js';

export type Track = 'shipping' | 'terraforming';

/** What the next step gives; null at the end of the track. */
export function nextReward(p: Player, track: Track): TrackReward | null {
  const board = boardOf(p);
  if (track === 'shipping') return p.shipping < MOST_SHIPPING ? (board.shippingRewards[p.shipping + 1] ?? null) : null;
  return p.terraforming > 1 ? board.terraformingRewards[p.terraforming === 3 ? 0 : 1] : null;
}

export function trackPrice(p: Player, track: Track): { scholars: number; coins: number; tools?: number } {
  return track === 'shipping' ? boardOf(p).shippingCost : boardOf(p).terraformingCost;
}

/** One step, paid or free; a step beyond the end is lost. */
export function trackStep(ctx: Context, seat: Seat, track: Track, why: string): void {
  const p = playerOf(ctx.s, seat);
  const reward = nextReward(p, track);
  if (!reward) {
    ctx.tell({ type: 'lost', seat, why, what: track, n: 1 });
    return;
  }
  if (track === 'shipping') p.shipping += 1;
  else p.terraforming -= 1;
  ctx.tell({ type: 'track', seat, why, track, level: p[track] });
  roundScore(ctx, seat, 'track');
  gain(ctx, seat, reward.what === 'vp' ? { vp: reward.n } : { books: reward.n }, track);
}
