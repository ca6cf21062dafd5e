/** Standing orders: power from neighbours up to a price in points, and ending the turn without a further question. */
import type { StandingOrder } from '../../engine/phrasebook.js';
import { conversionMatters } from './rest.js';
import type { PowerOrder, RestOrder, TmTexts } from './texts/types.js';

const ASK = 'ask';
const ALL = 'take-all';
const NONE = 'decline-all';
const END = 'end';
const UNLESS = 'unless';
/** All that an end by itself may pass over. */
const FREE = [END, 'burn', 'convert'];
/** What the rest of a turn can bring besides conversions. */
const ASKED = ['connect', 'take', 'step'];
/** Take when it costs at most so many points. */
const UP_TO = ['0', '1', '2', '3', '4', '5'] as const;

export const ordersIn = ({ order }: TmTexts): readonly StandingOrder[] => [
  {
    id: 'power',
    topic: 'power',
    values: [ASK, ...UP_TO, ALL, NONE],
    title: order.power.title,
    decide(prompt, value) {
      if (value === ALL) return { id: 'take' };
      if (value === NONE) return { id: 'decline' };
      if (value === ASK) return null;
      return { id: Number(prompt.facts?.points ?? 0) <= Number(value) ? 'take' : 'decline' };
    },
    describe: (value) =>
      Object.hasOwn(order.power.values, value)
        ? order.power.values[value as PowerOrder]
        : order.power.upTo({ points: Number(value) }),
  },
  {
    id: 'rest',
    topic: 'turn-rest',
    own: true,
    values: [ASK, UNLESS, END],
    standard: UNLESS,
    title: order.rest.title,
    decide(prompt, value, view) {
      const { choices } = prompt;
      if (value === ASK || !choices.some((c) => c.id === END)) return null;
      // A town that could be founded over a river, and offers that are open, are worth a question.
      if (value === END) return choices.some((c) => ASKED.includes(c.verb)) ? null : { id: END };
      return choices.some((c) => !FREE.includes(c.verb)) || conversionMatters(prompt, view()) ? null : { id: END };
    },
    describe: (value) => order.rest.values[value as RestOrder],
  },
];
