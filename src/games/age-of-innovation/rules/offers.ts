/** Power from neighbours: all or nothing, with two exceptions (rulebook p. 8, sheet 9, rows 3 and 4). */
import { must } from '../../../engine/must.js';
import type { FrameRules } from '../../../engine/types.js';
import { charge, takeable as takes } from '../../terra-kit/bowls.js';
import type { Offer, OffersFrame, State, Types } from '../types.js';
import { hexName, playerOf, score } from './common.js';

/** What can really be taken: as far as the bowls and the points go. */
function takeable(s: State, o: Offer): number {
  const p = playerOf(s, o.seat);
  return takes(p.bowls, p.vp, o.power);
}

export const offers: FrameRules<Types, OffersFrame> = {
  run(ctx) {
    const { s } = ctx;
    while (s.offers.length > 0 && takeable(s, must(s.offers[0], 'offer')) <= 0) s.offers.shift();
    return s.offers.length > 0 ? 'ask' : 'done';
  },
  ask(s) {
    const o = must(s.offers[0], 'offer');
    const power = takeable(s, o);
    return {
      seat: o.seat,
      topic: 'offer',
      from: `hex:${hexName(s, o.hex)}`,
      facts: { power, cost: power - 1, offered: o.power, by: o.from },
      queue: s.offers.slice(1).map((q) => q.seat),
      choices: [
        { id: 'accept', verb: 'accept', ...(power > 1 ? { price: { points: power - 1 } } : {}) },
        { id: 'decline', verb: 'decline' },
      ],
    };
  },
  take(ctx, _f, a) {
    const { s } = ctx;
    const o = must(s.offers.shift(), 'next in the queue');
    const power = takeable(s, o);
    const taken = a.id === 'accept';
    const over = Math.min(o.power, playerOf(s, o.seat).vp + 1) - power;
    if (taken) charge(playerOf(s, o.seat).bowls, power);
    ctx.tell({ type: 'offer', seat: o.seat, why: 'offer', hex: hexName(s, o.hex), power, cost: power - 1, taken });
    if (taken && over > 0) ctx.tell({ type: 'lost', seat: o.seat, why: 'offer', what: 'power', n: over });
    if (taken) score(ctx, o.seat, 1 - power, 'offer');
  },
};
