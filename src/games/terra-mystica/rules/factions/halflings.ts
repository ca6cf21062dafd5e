/** Halflings (rulebook p. 20): a point for every spade. */
import { score } from '../goods.js';
import type { FactionHooks } from '../hooks.js';

export const halflings: FactionHooks = {
  spadesGained: (ctx, seat, spades) => score(ctx, seat, spades, 'faction', 'halflings'),
};
