/** Power actions, printed on the board, and book actions, three of six in a game (sheet 7.7). */
import type { BookActionId, PowerActionId } from './ids.js';
import type { Effect } from './perks.js';

interface SharedAction {
  /** Power or books of any discipline. */
  readonly cost: number;
  readonly action: readonly Effect[];
}

export const POWER_TABLE = {
  'power-bridge':  { cost: 3, action: [{ do: 'bridges', n: 1 }] },
  'power-scholar': { cost: 3, action: [{ do: 'gain', gain: { scholars: 1 } }] },
  'power-tools':   { cost: 4, action: [{ do: 'gain', gain: { tools: 2 } }] },
  'power-coins':   { cost: 4, action: [{ do: 'gain', gain: { coins: 7 } }] },
  'power-spade':   { cost: 4, action: [{ do: 'spades', n: 1 }] },
  'power-spades':  { cost: 6, action: [{ do: 'spades', n: 2 }] },
} as const satisfies Record<PowerActionId, SharedAction>;

export const BOOK_TABLE = {
  'book-power':  { cost: 1, action: [{ do: 'gain', gain: { power: 5 } }] },
  'book-steps':  { cost: 1, action: [{ do: 'steps', n: 2, how: 'one' }] },
  'book-coins':  { cost: 2, action: [{ do: 'gain', gain: { coins: 6 } }] },
  'book-guild':  { cost: 2, action: [{ do: 'guild', how: 'upgrade' }] },
  'book-points': { cost: 2, action: [{ do: 'points', per: 'guild', each: 2 }] },
  'book-spades': { cost: 3, action: [{ do: 'spades', n: 3 }] },
} as const satisfies Record<BookActionId, SharedAction>;
export const BOOK_ACTIONS_IN_PLAY = 3;
