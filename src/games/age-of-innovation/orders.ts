/** Standing orders: power offers, and ending the turn without a further question. */
import type { StandingOrder } from '../../engine/phrasebook.js';
import type { Prompt } from '../../engine/types.js';
import { conversionMatters } from './rest.js';
import type { AfterOrder, AoiTexts, OfferOrder } from './texts/types.js';

/** Points that the offered power would cost. */
const cost = (p: Prompt) => Number(p.facts?.['cost']);

const OFFERS: Readonly<Record<OfferOrder, (p: Prompt) => string | null>> = {
  ask: () => null,
  free: (p) => (cost(p) === 0 ? 'accept' : null),
  'free-only': (p) => (cost(p) === 0 ? 'accept' : 'decline'),
  one: (p) => (cost(p) <= 1 ? 'accept' : null),
  two: (p) => (cost(p) <= 2 ? 'accept' : null),
  all: () => 'accept',
  none: () => 'decline',
};

const AFTER: readonly AfterOrder[] = ['ask', 'unless', 'end'];

export const ordersIn = ({ order }: AoiTexts): readonly StandingOrder[] => [
  {
    id: 'offers',
    topic: 'offer',
    values: Object.keys(OFFERS),
    title: order.offers.title,
    decide(prompt, value) {
      const id = OFFERS[value as OfferOrder](prompt);
      return id ? { id } : null;
    },
    describe: (value) => order.offers.values[value as OfferOrder],
  },
  {
    id: 'after',
    topic: 'after',
    own: true,
    values: AFTER,
    standard: 'unless',
    title: order.after.title,
    decide(prompt, value, view) {
      // A city that could be declared over a river is worth a question.
      if (value === 'ask' || prompt.choices.some((c) => c.verb === 'found')) return null;
      return value === 'unless' && conversionMatters(prompt, view()) ? null : { id: 'end' };
    },
    describe: (value) => order.after.values[value as AfterOrder],
  },
];
