/** The seventeen palaces (sheet 7.2). Number 17 lies out in every game but the draft. */
import type { PalaceId } from './ids.js';
import type { Tile } from './perks.js';

export const PALACE_TILES = {
  'palace-1': { id: 'palace-1', income: { power: 5 }, action: [{ do: 'gain', gain: { tools: 2 } }] },
  'palace-2': { id: 'palace-2', action: [{ do: 'spades', n: 2 }] },
  'palace-3': {
    id: 'palace-3',
    income: { power: 2 },
    action: [{ do: 'guild', how: 'swap' }, { do: 'gain', gain: { vp: 3, tools: 1 } }],
  },
  'palace-4': { id: 'palace-4', income: { power: 2 }, action: [{ do: 'guild', how: 'upgrade' }] },
  'palace-5': { id: 'palace-5', income: { power: 4 }, once: [{ do: 'competency' }] },
  'palace-6': { id: 'palace-6', income: { power: 2, books: 1 }, action: [{ do: 'steps', n: 2, how: 'one' }] },
  'palace-7': { id: 'palace-7', income: { power: 4 }, pass: [{ do: 'points', per: 'school', each: 3 }] },
  'palace-8': { id: 'palace-8', income: { power: 2, coins: 2, tools: 1 }, cityPower: 6 },
  'palace-9': { id: 'palace-9', income: { scholars: 1 }, flight: 5 },
  'palace-10': { id: 'palace-10', income: { coins: 6 }, once: [{ do: 'gain', gain: { power: 12, books: 2 } }] },
  'palace-11': { id: 'palace-11', income: { tools: 1 }, once: [{ do: 'city-tile' }] },
  'palace-12': { id: 'palace-12', income: { power: 8 }, built: [{ what: 'workshop', vp: 2 }] },
  'palace-13': {
    id: 'palace-13',
    action: [{ do: 'gain', gain: { coins: 3, books: 1 } }],
    built: [{ what: 'guild', vp: 3 }],
  },
  'palace-14': {
    id: 'palace-14',
    income: { power: 6 },
    once: [{ do: 'track', track: 'shipping', n: 2 }],
    skipsRiver: true,
  },
  'palace-15': {
    id: 'palace-15',
    income: { power: 6 },
    once: [{ do: 'spades', n: 2 }, { do: 'bridges', n: 2, optional: true }, { do: 'gain', gain: { books: 2 } }],
    anyOrder: 'unmixed',
  },
  'palace-16': { id: 'palace-16', income: { power: 2, books: 1 }, once: [{ do: 'guild', how: 'anywhere' }] },
  'palace-17': { id: 'palace-17', income: { power: 2 }, once: [{ do: 'gain', gain: { vp: 10 } }] },
} as const satisfies { [K in PalaceId]: Tile<K> };
