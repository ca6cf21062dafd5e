/** The page between two people names the question: it says nothing that the asked seat alone may know. */
import { describe, expect, it } from 'vitest';
import type { Prompt } from '../../../src/engine/types.js';
import { wholeGame } from '../../ui/samples.js';

/** Facts of a question that come from the asked seat's hand, or from what it has in mind. */
const SECRET: Readonly<Record<string, readonly string[]>> = {
  bid: ['most'],
  colonize: ['force'],
  defence: ['used', 'limit', 'strength'],
};
/** To others these are steps of a political action. */
const IN_MIND = ['attack', 'declare-war', 'resign'];

async function questions(): Promise<
  { prompt: Prompt; others: string; own: string; altered: string; politics: string }[]
> {
  const games = await Promise.all([2, 3, 4].map((seats) => wholeGame('through-the-ages', seats)));
  return games.flatMap((whole) =>
    whole.log.flatMap((_, n) => {
      const session = whole.at(n);
      const prompt = session.prompt();
      if (!prompt || !(SECRET[prompt.topic] || IN_MIND.includes(prompt.topic))) return [];
      const { phrases } = whole.module;
      const facts = { ...prompt.facts, ...Object.fromEntries((SECRET[prompt.topic] ?? []).map((fact) => [fact, 99])) };
      return [
        {
          prompt,
          own: phrases.topic(prompt, session.telling(prompt.seat)),
          others: phrases.topic(prompt, session.telling(null)),
          altered: phrases.topic({ ...prompt, facts }, session.telling(null)),
          politics: phrases.topic({ ...prompt, topic: 'politics' }, session.telling(null)),
        },
      ];
    }),
  );
}

describe('what bystanders hear of a question in Through the Ages', () => {
  it('does not depend on hands, and attacks in mind are not told', async () => {
    const all = await questions();
    expect([...new Set(all.map(({ prompt }) => prompt.topic))]).toEqual(expect.arrayContaining(['bid', 'defence']));
    for (const { prompt, own, others, altered, politics } of all) {
      expect(others).toBe(altered);
      if (IN_MIND.includes(prompt.topic)) expect(others).toBe(politics);
      else expect(others).not.toBe(own);
    }
  }, 120_000);
});
