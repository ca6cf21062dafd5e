/** Standing orders: what a seat lets the table answer by itself. */
import type { StandingOrder } from '../../engine/phrasebook.js';
import type { NdTexts } from './texts/types.js';

const VALUES = ['ask', 'never', 'win'] as const;

export const ordersIn = ({ order: { defence } }: NdTexts): readonly StandingOrder[] => [
  {
    id: 'defence',
    topic: 'defence-tokens',
    title: defence.title,
    values: VALUES,
    describe: (value) => {
      const known = VALUES.find((one) => one === value);
      return known ? defence.value[known] : value;
    },
    decide(prompt, value) {
      if (value === 'never') return { id: 'spend', n: 0 };
      if (value !== 'win') return null;
      // Ties go to the defender, so reaching the attack is enough.
      const missing = Number(prompt.facts?.attack) - Number(prompt.facts?.defence);
      const max = Number(prompt.facts?.max);
      if (missing <= 0) return { id: 'spend', n: 0 };
      // Natural wonders on the card could help too: that is for the person to weigh.
      if (missing > max) return prompt.choices.length > 1 ? null : { id: 'spend', n: 0 };
      return { id: 'spend', n: missing };
    },
  },
];
