/** What a stronghold brings at once, when it is built (rulebook p. 20). */
import type { Seat } from '../../../engine/types.js';
import type { FactionId } from '../data/ids.js';
import { freeSpades } from './free-spades.js';
import { gain, score, seatOf } from './goods.js';
import type { C } from './hooks.js';
import { advanceShip } from './tracks.js';

const ALCHEMISTS_POWER = 12;
const CULTISTS_POINTS = 7;
const HALFLINGS_SPADES = 3;

export const STRONGHOLD_REWARDS: Readonly<Partial<Record<FactionId, (ctx: C, seat: Seat) => void>>> = {
  auren: (ctx, seat) => ctx.push({ kind: 'favour', seat, step: 0, left: 1 }),
  alchemists: (ctx, seat) => gain(ctx, seat, { power: ALCHEMISTS_POWER }, 'alchemists'),
  cultists: (ctx, seat) => score(ctx, seat, CULTISTS_POINTS, 'faction', 'cultists'),
  darklings(ctx, seat) {
    seatOf(ctx.s, seat).ordain = true;
    if (ctx.s.options.ordination === 'at-once') ctx.push({ kind: 'ordain', seat, step: 0 });
  },
  halflings: (ctx, seat) => freeSpades(ctx, seat, HALFLINGS_SPADES, 'stronghold'),
  mermaids: (ctx, seat) => advanceShip(ctx, seat, 'mermaids'),
};
