/** Standing orders: questions that come often and in other people's turns. */
import type { StandingOrder } from '../../engine/phrasebook.js';
import type { Choice, Prompt } from '../../engine/types.js';
import type { TtaTexts } from './texts/types.js';

const offered = (prompt: Prompt, id: string): Choice | undefined => prompt.choices.find((c) => c.id === id);
const answer = (prompt: Prompt, id: string): { id: string } | null => (offered(prompt, id) ? { id } : null);

/** The least bid that is possible, as long as it stays within the limit; a pass after that. */
function bidUpTo(prompt: Prompt, limit: number): { id: string; n?: number } | null {
  const least = offered(prompt, 'bid')?.range?.[0];
  return least !== undefined && least <= limit ? { id: 'bid', n: least } : answer(prompt, 'pass');
}

export const ordersIn = ({ order }: TtaTexts): readonly StandingOrder[] => [
  {
    id: 'defence',
    topic: 'defence',
    values: ['ask', 'never'],
    title: order.defence.title,
    describe: (value) => (value === 'never' ? order.defence.never : order.ask),
    decide: (prompt, value) => (value === 'never' ? answer(prompt, 'give-in') : null),
  },
  {
    id: 'colonies',
    topic: 'bid',
    values: ['ask', 'pass', '2', '4', '6', '8', '10', '15'],
    title: order.colonies.title,
    describe: (value) =>
      value === 'ask' ? order.ask : value === 'pass' ? order.colonies.pass : order.colonies.upTo({ n: Number(value) }),
    decide(prompt, value) {
      if (value === 'ask') return null;
      return value === 'pass' ? answer(prompt, 'pass') : bidUpTo(prompt, Number(value));
    },
  },
  {
    id: 'pacts',
    topic: 'pact',
    values: ['ask', 'refuse'],
    title: order.pacts.title,
    describe: (value) => (value === 'refuse' ? order.pacts.refuse : order.ask),
    decide: (prompt, value) => (value === 'refuse' ? answer(prompt, 'refuse') : null),
  },
  {
    id: 'politics',
    topic: 'politics',
    own: true,
    values: ['ask', 'empty-hand', 'skip-idle', 'skip'],
    // The number of military cards is known to all, so this tells nobody anything.
    standard: 'empty-hand',
    title: order.politics.title,
    describe: (value) =>
      value === 'empty-hand' || value === 'skip-idle' || value === 'skip' ? order.politics[value] : order.ask,
    decide(prompt, value) {
      if (value === 'ask') return null;
      const idle = prompt.choices.every((c) => c.id === 'pass' || c.rare);
      const speaks = value === 'skip' || (idle && (value === 'skip-idle' || prompt.facts?.['cards'] === 0));
      return speaks ? answer(prompt, 'pass') : null;
    },
  },
  {
    id: 'end',
    topic: 'actions',
    own: true,
    values: ['ask', 'nothing-left'],
    standard: 'nothing-left',
    title: order.end.title,
    describe: (value) => (value === 'ask' ? order.ask : order.end['nothing-left']),
    decide(prompt, value) {
      if (value === 'ask') return null;
      const [end, ...others] = prompt.choices.filter((c) => !c.rare);
      return end?.id === 'end' && others.length === 0 && !end.warn ? { id: 'end' } : null;
    },
  },
];
