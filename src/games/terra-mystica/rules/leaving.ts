/** Leaving in the middle of the game: not in the rulebook, played as on the site of the recorded games (sheet 8). */
import type { Leaving, Seat } from '../../../engine/types.js';
import type { State, Tm, TmFrame } from '../types.js';
import { finish } from './final.js';
import { seatOf } from './goods.js';
import type { C } from './hooks.js';
import { withdrawOffers } from './offers.js';
import { hasLeft } from './order.js';
import { endTurn } from './turn.js';

/** What a seat is asked in its own matters. Frames that ask everybody go on without it. */
const OWN: readonly TmFrame['kind'][] = ['spades', 'favour', 'town', 'keys', 'last-key', 'ordain', 'ritual', 'leave'];

export function leave(ctx: C, seat: Seat): void {
  const { s } = ctx;
  const p = seatOf(s, seat);
  s.left.push(seat);
  ctx.tell({ type: 'left', seat });
  if (p.card) {
    s.cards.push({ id: p.card, coins: 0 });
    p.card = null;
  }
  p.ordain = false;
  if (p.faction === 'cultists') s.pendingSteps = 0;
  withdrawOffers(ctx, seat);
  s.stack = s.stack.filter((f) => f.seat !== seat || !(OWN as readonly string[]).includes(f.kind));
  endTurn(s, seat);
  if (isDeserted(s)) finish(ctx, 'deserted');
}

/** Nobody is left to play with. The site lets the last one play on. */
function isDeserted(s: State): boolean {
  return s.seats.length - s.left.length <= (s.options.siteHabits ? 0 : 1);
}

export const leaving: Leaving<Tm> = {
  // There the card of whoever leaves can be chosen by the next one to pass.
  atOnce: (s) => s.options.siteHabits,
  open: (s) => (s.round === 0 ? [] : s.seats.flatMap((_, seat) => (hasLeft(s, seat) ? [] : [seat]))),
  take: leave,
};
