/** Standing orders: power from neighbours up to a price in points, and ending the turn without a further question. */
import type { StandingOrder } from '../../engine/phrasebook.js';
import { plural } from './words.js';

const ASK = 'ask';
const ALL = 'take-all';
const NONE = 'decline-all';
const END = 'end';
/** What the rest of a turn can bring besides conversions. */
const ASKED = ['connect', 'take', 'step'];
/** Take when it costs at most so many points. */
const UP_TO = ['0', '1', '2', '3', '4', '5'] as const;

export const orders: readonly StandingOrder[] = [
  {
    id: 'power',
    topic: 'power',
    values: [ASK, ...UP_TO, ALL, NONE],
    title: 'power from neighbours',
    decide(prompt, value) {
      if (value === ALL) return { id: 'take' };
      if (value === NONE) return { id: 'decline' };
      if (value === ASK) return null;
      return { id: Number(prompt.facts?.points ?? 0) <= Number(value) ? 'take' : 'decline' };
    },
    describe(value) {
      if (value === ASK) return 'ask me';
      if (value === ALL) return 'take everything';
      if (value === NONE) return 'decline everything';
      return value === '0'
        ? 'take when free, else decline'
        : `take up to ${plural(Number(value), 'point')}, else decline`;
    },
  },
  {
    id: 'rest',
    topic: 'turn-rest',
    own: true,
    values: [ASK, END],
    title: 'after the action',
    // A town that could be founded over a river, and offers that are open, are worth a question.
    decide: (prompt, value) =>
      value === END && !prompt.choices.some((c) => ASKED.includes(c.verb)) && prompt.choices.some((c) => c.id === END)
        ? { id: END }
        : null,
    describe: (value) => (value === END ? 'end my turn' : 'ask whether I convert'),
  },
];
