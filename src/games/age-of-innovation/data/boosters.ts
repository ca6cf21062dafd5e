/** The ten round boosters (sheet 7.4). */
import type { BoosterId } from './ids.js';
import type { Tile } from './perks.js';

export const BOOSTER_TILES = {
  'booster-1': { id: 'booster-1', built: [{ what: 'river-workshop', vp: 2 }], reach: 1 },
  'booster-2': { id: 'booster-2', income: { scholars: 1 }, sent: 2 },
  'booster-3': { id: 'booster-3', income: { power: 3 }, built: [{ what: 'guild', vp: 3 }] },
  'booster-4': { id: 'booster-4', income: { tools: 1 }, pass: [{ do: 'points', per: 'palace-university', each: 4 }] },
  'booster-5': { id: 'booster-5', income: { books: 1 }, action: [{ do: 'spades', n: 1 }] },
  'booster-6': { id: 'booster-6', income: { books: 1 }, action: [{ do: 'bridges', n: 1 }] },
  'booster-7': { id: 'booster-7', income: { tools: 2 }, action: [{ do: 'steps', n: 1, how: 'one' }] },
  'booster-8': { id: 'booster-8', income: { coins: 4 }, pass: [{ do: 'steps', n: 'school', how: 'mix' }] },
  'booster-9': { id: 'booster-9', income: { power: 4, coins: 2 } },
  'booster-10': { id: 'booster-10', income: { coins: 6 } },
} as const satisfies { [K in BoosterId]: Tile<K> };
/** Boosters that lie free beside those of the seats. */
export const FREE_BOOSTERS = 3;
