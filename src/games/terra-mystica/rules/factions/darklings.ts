/** Darklings (rulebook p. 20): spades cost priests and score. */
import { score } from '../goods.js';
import type { FactionHooks } from '../hooks.js';

const POINTS_PER_SPADE = 2;

export const darklings: FactionHooks = {
  spadesBought: (ctx, seat, spades) => score(ctx, seat, POINTS_PER_SPADE * spades, 'faction', 'darklings'),
};
