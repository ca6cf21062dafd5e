/** City tiles, seven kinds, three of each; every one is a key as well (sheet 7.8). */
import type { CityTileId } from './ids.js';
import type { Effect } from './perks.js';

export const CITY_TABLE = {
  'city-tools':   { vp: 4, once: [{ do: 'gain', gain: { tools: 3 } }] },
  'city-spades':  { vp: 5, once: [{ do: 'spades', n: 2 }] },
  'city-books':   { vp: 5, once: [{ do: 'gain', gain: { books: 2 } }] },
  'city-coins':   { vp: 6, once: [{ do: 'gain', gain: { coins: 6 } }] },
  'city-steps':   { vp: 7, once: [{ do: 'steps', n: 1, how: 'each' }] },
  'city-power':   { vp: 8, once: [{ do: 'gain', gain: { power: 8 } }] },
  'city-scholar': { vp: 8, once: [{ do: 'gain', gain: { scholars: 1 } }] },
} as const satisfies Record<CityTileId, { vp: number; once: readonly Effect[] }>;
export const CITY_STACK = 3;
