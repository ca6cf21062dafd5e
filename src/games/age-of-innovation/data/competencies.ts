/** The twelve kinds of competency, four tiles of each (sheet 7.3). */
import type { CompetencyId } from './ids.js';
import type { Tile } from './perks.js';

export const COMPETENCY_TILES = {
  'competency-1': { id: 'competency-1', income: { tools: 1, steps: 1 } },
  'competency-2': { id: 'competency-2', income: { vp: 3, coins: 2 } },
  'competency-3': { id: 'competency-3', income: { books: 1, power: 1 } },
  'competency-4': { id: 'competency-4', once: [{ do: 'gain', gain: { vp: 5, tools: 1, coins: 2 } }] },
  'competency-5': { id: 'competency-5', once: [{ do: 'spades', n: 2 }] },
  'competency-6': { id: 'competency-6', once: [{ do: 'pavilions', n: 2 }] },
  'competency-7': { id: 'competency-7', action: [{ do: 'gain', gain: { power: 4 } }] },
  'competency-8': { id: 'competency-8', pass: [{ do: 'points', per: 'city', each: 2 }] },
  'competency-9': { id: 'competency-9', sent: 2 },
  'competency-10': { id: 'competency-10', once: [{ do: 'neutral', piece: 'tower' }], income: { power: 2, coins: 2 } },
  'competency-11': { id: 'competency-11', built: [{ what: 'border-workshop', vp: 3 }] },
  'competency-12': { id: 'competency-12', pass: [{ do: 'points', per: 'lowest', each: 1 }] },
} as const satisfies { [K in CompetencyId]: Tile<K> };
export const COMPETENCY_STACK = 4;
