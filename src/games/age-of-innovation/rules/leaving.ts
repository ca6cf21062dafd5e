/** Leaving in the middle of the game: not in the rulebook; the ruling stands in docs/rulings. */
import type { Leaving, Seat } from '../../../engine/types.js';
import type { Context, Types } from '../types.js';
import { hasLeft, playerOf } from './common.js';
import { finish } from './final.js';
import { OFFERS } from './turn.js';

/** Frames that ask everybody, or stand for the course of the game: they go on without the seat. */
const SHARED: readonly string[] = ['game', 'round', 'turn', 'offers'];

function leave(ctx: Context, seat: Seat): void {
  const { s } = ctx;
  const p = playerOf(s, seat);
  s.left = [...(s.left ?? []), seat];
  ctx.tell({ type: 'left', seat });
  if (p.booster) s.boosters.push({ id: p.booster, coins: 0 });
  p.booster = null;
  s.offers = s.offers.filter((o) => o.seat !== seat);
  for (const city of s.cities) if (city.seat === seat) city.waiting = false;
  s.stack = s.stack.filter((f) => f.seat !== seat || SHARED.includes(f.kind));
  for (const f of s.stack) if (f.kind === 'turn' && f.seat === seat) f.step = OFFERS;
  if (s.players.length - s.left.length === 1) s.over = finish(ctx, 'deserted');
}

export const leaving: Leaving<Types> = {
  open: (s) => (s.round === 0 ? [] : s.players.flatMap((_, seat) => (hasLeft(s, seat) ? [] : [seat]))),
  take: leave,
};
