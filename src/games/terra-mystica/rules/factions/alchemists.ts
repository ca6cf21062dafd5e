/** Alchemists (rulebook p. 20): points and coins for each other; with the stronghold power for every spade. */
import { STRONGHOLD } from '../../data/ids.js';
import { gain, has } from '../goods.js';
import type { FactionHooks } from '../hooks.js';

const POWER_PER_SPADE = 2;

export const alchemists: FactionHooks = {
  conversions: [
    { from: 'points', take: 1, to: 'coins' },
    { from: 'coins', take: 2, to: 'points' },
  ],
  coinsPerPoint: 2,
  spadeBySpade: (s, seat) => has(s, seat, STRONGHOLD),
  spadesGained(ctx, seat, spades) {
    if (has(ctx.s, seat, STRONGHOLD)) gain(ctx, seat, { power: POWER_PER_SPADE * spades }, 'alchemists');
  },
};
