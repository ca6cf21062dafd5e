/** Witches (rulebook p. 20): points for towns. */
import { score } from '../goods.js';
import type { FactionHooks } from '../hooks.js';

const TOWN_POINTS = 5;

export const witches: FactionHooks = {
  townFounded: (ctx, seat) => score(ctx, seat, TOWN_POINTS, 'faction', 'witches'),
};
