/** Cultists (rulebook p. 20, sheet 6.3): neighbours who take power help a cult along; the stronghold scores. */
import { gain, score } from '../goods.js';
import type { FactionHooks } from '../hooks.js';

const STRONGHOLD_POINTS = 7;

export const cultists: FactionHooks = {
  powerTaken(ctx) {
    ctx.s.pendingSteps++;
  },
  powerRefused(ctx, seat) {
    if (ctx.s.options.cultistPower) gain(ctx, seat, { power: 1 }, 'cultists');
  },
  stronghold: (ctx, seat) => score(ctx, seat, STRONGHOLD_POINTS, 'faction', 'cultists'),
};
