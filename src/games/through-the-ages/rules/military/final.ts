/** Final scoring of events. Code of Laws, course of the game; sheet section 3.11. */
import type { Ctx } from '../../../../engine/types.js';
import type { EventCard, Tta } from '../../types.js';
import { isImpact, scoreImpact } from './impacts.js';

/** Every Age III event left in the current and in the future deck, from their tops; older ones are ignored. */
export function scoreFinalEvents(ctx: Ctx<Tta>): void {
  const s = ctx.s;
  for (const deck of [s.events.current, s.events.future]) {
    const kept: EventCard[] = [];
    for (let event = deck.pop(); event; event = deck.pop()) {
      const { card } = event;
      if (!isImpact(card)) {
        kept.unshift(event);
        continue;
      }
      ctx.reveal();
      ctx.tell({ type: 'reveal-event', seat: s.starter, card, from: null });
      scoreImpact(ctx, card, s.starter);
      s.events.past.push(card);
    }
    deck.push(...kept);
  }
}
