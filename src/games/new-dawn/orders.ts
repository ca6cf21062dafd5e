/** Standing orders: what a seat lets the table answer by itself. */
import type { StandingOrder } from '../../engine/phrasebook.js';

const DESCRIBED: Readonly<Record<string, string>> = {
  ask: 'ask me every time',
  never: 'never spend trade tokens in defence',
  win: 'spend the fewest tokens that hold the space, and none if it cannot be held',
};

export const orders: readonly StandingOrder[] = [
  {
    id: 'defence',
    topic: 'defence-tokens',
    title: 'Trade tokens in defence',
    values: ['ask', 'never', 'win'],
    describe: (value) => DESCRIBED[value] ?? value,
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
