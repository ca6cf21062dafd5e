/** Standing orders: power offers, and ending the turn without a further question. */
import type { StandingOrder } from '../../engine/phrasebook.js';
import type { Prompt } from '../../engine/types.js';

/** Points that the offered power would cost. */
const cost = (p: Prompt) => Number(p.facts?.cost);

const OFFERS: Readonly<Record<string, { text: string; decide(p: Prompt): string | null }>> = {
  ask: { text: 'ask me every time', decide: () => null },
  free: { text: 'take power that costs nothing, ask about the rest', decide: (p) => (cost(p) === 0 ? 'accept' : null) },
  'free-only': {
    text: 'take power that costs nothing, decline the rest',
    decide: (p) => (cost(p) === 0 ? 'accept' : 'decline'),
  },
  one: { text: 'take power for up to 1 point, ask about the rest', decide: (p) => (cost(p) <= 1 ? 'accept' : null) },
  two: { text: 'take power for up to 2 points, ask about the rest', decide: (p) => (cost(p) <= 2 ? 'accept' : null) },
  all: { text: 'take every offer', decide: () => 'accept' },
  none: { text: 'decline every offer', decide: () => 'decline' },
};

const AFTER: Readonly<Record<string, string>> = {
  ask: 'ask whether I convert after my action',
  end: 'end my turn after the action',
};

export const orders: readonly StandingOrder[] = [
  {
    id: 'offers',
    topic: 'offer',
    values: Object.keys(OFFERS),
    title: 'power from neighbours',
    decide(prompt, value) {
      const id = OFFERS[value]?.decide(prompt) ?? null;
      return id ? { id } : null;
    },
    describe: (value) => OFFERS[value]?.text ?? value,
  },
  {
    id: 'after',
    topic: 'after',
    own: true,
    values: Object.keys(AFTER),
    title: 'after the action',
    // A city that could be declared over a river is worth a question.
    decide: (prompt, value) =>
      value === 'end' && !prompt.choices.some((c) => c.verb === 'found') ? { id: 'end' } : null,
    describe: (value) => AFTER[value] ?? value,
  },
];
