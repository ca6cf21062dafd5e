/** The military hand and the face-down discards. */
import { must } from '../../../../engine/must.js';
import type { Choice, FrameRules } from '../../../../engine/types.js';
import { MILITARY, type MilitaryId } from '../../data/military.js';
import { playerOf } from '../../lookup.js';
import type { Player, Tta, TtaState } from '../../types.js';
import { discardMilitary } from '../cards.js';
import type { DiscardFrame } from './frames.js';

/** The card leaves the hand; where it goes is the caller's business. */
export function takeFromHand(p: Player, id: MilitaryId): void {
  p.military.splice(p.military.indexOf(id), 1);
}

/** Military cards are discarded to the pile of their age, also those that were in play (Code of Laws, p. 8). */
export function toDiscard(s: TtaState, id: MilitaryId): void {
  must(s.militaryDiscards[MILITARY[id].age], 'age', MILITARY[id].age).push(id);
}

/** Each different card of the hand once, in hand order. */
export function different(hand: readonly MilitaryId[]): MilitaryId[] {
  return hand.filter((id, i) => hand.indexOf(id) === i);
}

/** Excess cards at the end of a turn, and Politics of Strength. */
export const discardFrame: FrameRules<Tta, DiscardFrame> = {
  run(ctx, f) {
    const hand = playerOf(ctx.s, f.seat).military;
    if (f.n >= hand.length) for (const id of [...hand]) discardMilitary(ctx, f.seat, id);
    return f.n <= 0 || hand.length === 0 ? 'done' : 'ask';
  },
  ask(s, f) {
    const choices: Choice[] = different(playerOf(s, f.seat).military).map((id) => ({
      id: `discard:${id}`,
      verb: 'discard-military',
      target: `card:${id}`,
    }));
    return { seat: f.seat, topic: 'discard-military', from: f.why, facts: { left: f.n }, choices };
  },
  take(ctx, f, a) {
    discardMilitary(ctx, f.seat, a.id.slice('discard:'.length) as MilitaryId);
    f.n -= 1;
  },
};
