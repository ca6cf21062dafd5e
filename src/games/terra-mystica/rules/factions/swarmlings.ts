/** Swarmlings (rulebook p. 20): workers for towns. */
import { gain } from '../goods.js';
import type { FactionHooks } from '../hooks.js';

const TOWN_GOODS = { workers: 3 };

export const swarmlings: FactionHooks = {
  townFounded: (ctx, seat) => gain(ctx, seat, TOWN_GOODS, 'swarmlings'),
};
