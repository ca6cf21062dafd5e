/** Cultists (rulebook p. 20, sheet 6.3): neighbours who take power help a cult along. */
import { gain } from '../goods.js';
import type { FactionHooks } from '../hooks.js';

export const cultists: FactionHooks = {
  powerTaken(ctx) {
    ctx.s.pendingSteps++;
  },
  powerRefused(ctx, seat) {
    if (ctx.s.options.cultistPower) gain(ctx, seat, { power: 1 }, 'cultists');
  },
};
