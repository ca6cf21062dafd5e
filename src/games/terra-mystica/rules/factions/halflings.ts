/** Halflings (rulebook p. 20): a point for every spade; the stronghold brings three. */
import { freeSpades } from '../actions.js';
import { score } from '../goods.js';
import type { FactionHooks } from '../hooks.js';

const AT_ONCE = 3;

export const halflings: FactionHooks = {
  spadesGained: (ctx, seat, spades) => score(ctx, seat, spades, 'faction', 'halflings'),
  stronghold: (ctx, seat) => freeSpades(ctx, seat, AT_ONCE, 'stronghold'),
};
