/** Fakirs (rulebook p. 20): carpets over one hex for a priest, over one or two with the stronghold. */
import { must } from '../../../../engine/must.js';
import { STRONGHOLD } from '../../data/ids.js';
import { has, seatOf } from '../goods.js';
import type { FactionHooks, Tunnel } from '../hooks.js';

const flight = (skips: number): Tunnel => ({ price: { priests: 1 }, skips, points: 4 });
/** By hexes skipped: one, one more with the stronghold, one more with TW7. */
const FLIGHTS = [flight(1), flight(2), flight(3)];

export const fakirs: FactionHooks = {
  tunnel: (s, seat) => must(FLIGHTS[Math.min(2, (has(s, seat, STRONGHOLD) ? 1 : 0) + seatOf(s, seat).reach)], 'space'),
  furtherReach(ctx, seat) {
    seatOf(ctx.s, seat).reach++;
  },
};
