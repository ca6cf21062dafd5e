/** Mermaids (rulebook p. 20): towns over a river hex; the stronghold brings a shipping step. */
import type { FactionHooks } from '../hooks.js';
import { advanceShip } from '../tracks.js';

export const mermaids: FactionHooks = {
  riverTowns: true,
  stronghold: (ctx, seat) => advanceShip(ctx, seat, 'mermaids'),
};
