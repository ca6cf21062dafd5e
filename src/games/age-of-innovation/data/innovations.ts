/** The innovation board (sheet 6) and the eighteen innovations (sheet 7.1). */
import type { InnovationId } from './ids.js';
import type { Tile } from './perks.js';

export interface InnovationPlace {
  readonly row: number;
  readonly columns: readonly number[];
  /** By discipline, then of any. */
  readonly books: readonly [number, number, number, number];
  readonly any: number;
}

const column = (row: number, c: number): InnovationPlace => ({
  row,
  columns: [c],
  books: [0, 1, 2, 3].map((d) => (d === c ? 2 : 0)) as [number, number, number, number],
  any: 3,
});
const rowOf4 = (row: number) => [0, 1, 2, 3].map((c) => column(row, c));
/** The two wide places above two columns each. */
const wide = (row: number): InnovationPlace[] => [
  { row, columns: [0, 1], books: [2, 2, 0, 0], any: 1 },
  { row, columns: [2, 3], books: [0, 0, 2, 2], any: 1 },
];

/** From the top, by number of players (sheet 6.2). */
export const INNOVATION_PLACES: Readonly<Record<number, readonly InnovationPlace[]>> = {
  2: [...wide(0), ...rowOf4(1)],
  3: [...rowOf4(0), ...rowOf4(1)],
  4: [...wide(0), ...rowOf4(1), ...rowOf4(2)],
  5: [...rowOf4(0), ...rowOf4(1), ...rowOf4(2)],
};

/** Rewards beside the twelve competency stacks, from the top row (sheet 6.3). The column gives the discipline. */
export const COMPETENCY_ROWS: readonly { readonly steps: number; readonly books: number }[] = [
  { steps: 3, books: 0 },
  { steps: 2, books: 1 },
  { steps: 1, books: 2 },
];

export const INNOVATION_TILES = {
  'deus-ex-machina': {
    id: 'deus-ex-machina',
    once: [{ do: 'gain', gain: { books: 1 } }, { do: 'steps', n: 1, how: 'each' }],
    action: [{ do: 'spades', n: 1 }],
  },
  'trading-routes': { id: 'trading-routes', pass: [{ do: 'points', per: 'guild', each: 2 }] },
  professors: { id: 'professors', action: [{ do: 'gain', gain: { scholars: 1, vp: 3 } }] },
  architecture: {
    id: 'architecture',
    once: [{ do: 'gain', gain: { vp: 10 } }, { do: 'steps', n: 'shape', how: 'mix' }],
  },
  'league-of-cities': { id: 'league-of-cities', once: [{ do: 'points', per: 'city', each: 5 }] },
  census: { id: 'census', once: [{ do: 'scale', of: 'building', vp: [[7, 8], [9, 12], [11, 18]] }] },
  libraries: { id: 'libraries', once: [{ do: 'points', per: 'two-highest', each: 1 }] },
  colleges: { id: 'colleges', once: [{ do: 'points', per: 'school', each: 5 }] },
  sewers: { id: 'sewers', once: [{ do: 'points', per: 'workshop', each: 2 }] },
  communication: { id: 'communication', once: [{ do: 'scale', of: 'group', vp: [[4, 8], [5, 12], [6, 18]] }] },
  'steam-power': {
    id: 'steam-power',
    once: [
      { do: 'gain', gain: { scholars: 1 } },
      { do: 'track', track: 'terraforming', n: 1 },
      { do: 'track', track: 'shipping', n: 1 },
    ],
  },
  steel: { id: 'steel', once: [{ do: 'scale', of: 'bridge', vp: [[1, 8], [2, 12], [3, 18]] }] },
  'neutral-workshop': { id: 'neutral-workshop', once: [{ do: 'neutral', piece: 'workshop' }], income: { tools: 3 } },
  'neutral-guild': { id: 'neutral-guild', once: [{ do: 'neutral', piece: 'guild' }], income: { coins: 5 } },
  'neutral-school': {
    id: 'neutral-school',
    once: [{ do: 'neutral', piece: 'school' }, { do: 'competency' }],
    anyOrder: 'with-cities',
  },
  'neutral-university': {
    id: 'neutral-university',
    once: [{ do: 'neutral', piece: 'university' }],
    income: { vp: 2 },
  },
  'neutral-palace': {
    id: 'neutral-palace',
    once: [{ do: 'neutral', piece: 'palace' }, { do: 'gain', gain: { tokens: 2 } }],
    income: { power: 4 },
  },
  'neutral-monument': {
    id: 'neutral-monument',
    once: [{ do: 'neutral', piece: 'monument' }, { do: 'gain', gain: { vp: 7 } }],
  },
} as const satisfies { [K in InnovationId]: Tile<K> };
