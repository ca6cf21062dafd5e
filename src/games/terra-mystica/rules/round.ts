/** The six rounds: income, actions, cult bonuses and clean-up (rulebook p. 8 to 15). */
import { must } from '../../../engine/must.js';
import type { FrameRules, Seat } from '../../../engine/types.js';
import { CULTS, type Price } from '../data/ids.js';
import { ROUNDS, SCORING_TILE } from '../data/tiles.js';
import type { ActionsFrame, CultBonusFrame, RoundFrame, State, Tm } from '../types.js';
import { finish } from './final.js';
import { gainSpades } from './free-spades.js';
import { gain, priestsOnOrders, seatOf } from './goods.js';
import { hasOffers } from './offers.js';
import { everybody, hasLeft, isThrough, nextOrder, roundOver } from './order.js';
import { turnFrame } from './turn-frame.js';

const [BEGIN, ACTIONS, ENDED, CLEAN] = [0, 1, 2, 3] as const;

export const round: FrameRules<Tm, RoundFrame> = {
  run(ctx, f) {
    const { s } = ctx;
    switch (f.step) {
      case BEGIN:
        s.round++;
        s.phase = 'income';
        ctx.tell({ type: 'round', round: s.round, why: must(s.scoring[s.round - 1], 'round') });
        ctx.push({ kind: 'income', seat: must(s.order[0], 'place in the order'), step: 0 });
        break;
      case ACTIONS:
        s.phase = 'actions';
        ctx.push({ kind: 'actions', seat: must(s.order[0], 'place in the order'), step: 0 });
        break;
      case ENDED:
        if (s.round === ROUNDS) {
          finish(ctx);
          return 'done';
        }
        s.phase = 'cult-bonus';
        s.order = nextOrder(s);
        ctx.tell({ type: 'order', seats: [...s.order] });
        ctx.push({ kind: 'cult-bonus', seat: must(s.order[0], 'place in the order'), step: 0 });
        break;
      default:
        cleanUp(s);
        f.step = BEGIN;
        return 'again';
    }
    f.step = f.step === ENDED ? CLEAN : f.step + 1;
    return 'again';
  },
};

/** Octagons are free again, and a coin lies down on every card nobody holds. */
function cleanUp(s: State): void {
  s.taken = [];
  s.passed = [];
  for (const p of s.seats) p.used = [];
  for (const card of s.cards) card.coins++;
}

/** Turn after turn in round order until all have passed; `step` is the next place in the order. */
export const actions: FrameRules<Tm, ActionsFrame> = {
  run(ctx, f) {
    const { s } = ctx;
    if (s.options.powerTiming === 'late' && f.waited !== true) {
      f.waited = true;
      if (s.pendingSteps > 0 || s.order.some((seat) => hasOffers(s, seat))) {
        ctx.push({ kind: 'sweep', seat: must(s.order[0], 'place in the order'), step: 0, later: [] });
        return 'again';
      }
    }
    if (roundOver(s)) return 'done';
    while (isThrough(s, must(s.order[f.step % s.order.length], 'place in the order'))) f.step++;
    const seat = must(s.order[f.step % s.order.length], 'place in the order');
    f.step++;
    f.waited = false;
    // What a marker missed outside the own turn is missed for good (sheet 6.7, 45).
    seatOf(s, seat).stopped = [];
    ctx.push(turnFrame(seat));
    return 'again';
  },
};

const DIG = 1;

/** The right half of the round's tile, in the order of the next round (p. 15). */
export const cultBonus: FrameRules<Tm, CultBonusFrame> = {
  run(ctx, f) {
    if (f.step === DIG) return 'done';
    const { s } = ctx;
    const id = must(s.scoring[s.round - 1], 'round');
    const { gives } = SCORING_TILE[id].bonus;
    f.step = DIG;
    const spades: { seat: Seat; n: number }[] = [];
    for (const seat of everybody(s)) {
      const times = bonusTimes(s, seat);
      if (times === 0) continue;
      const goods: Partial<Record<keyof Price, number>> = {};
      for (const g of ['coins', 'workers', 'priests', 'power'] as const) if (gives[g]) goods[g] = gives[g] * times;
      gain(ctx, seat, goods, id);
      if (gives.spades && !hasLeft(s, seat)) {
        ctx.tell({ type: 'spades', seat, spades: gives.spades * times, why: id });
        gainSpades(ctx, seat, gives.spades * times, false);
        spades.push({ seat, n: gives.spades * times });
      }
    }
    for (const { seat, n } of spades.reverse())
      ctx.push({ kind: 'spades', seat, step: 0, source: 'cult', left: n, changed: [] });
    return 'again';
  },
};

/** How many times a seat earns the bonus of the current tile. */
function bonusTimes(s: State, seat: Seat): number {
  const { cult, steps } = SCORING_TILE[must(s.scoring[s.round - 1], 'round')].bonus;
  const reached =
    cult === 'priests' ? priestsOnOrders(s, seat) : must(seatOf(s, seat).cults[CULTS.indexOf(cult)], 'cult');
  return Math.floor(reached / steps);
}
