/** The page between two people names the question: it says nothing that the asked seat alone may know. */
import { describe, expect, it } from 'vitest';
import { answerOf } from '../../../src/engine/log.js';
import type { Session } from '../../../src/engine/session.js';
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

interface Asked {
  readonly prompt: Prompt;
  readonly own: string;
  readonly others: string;
  /** What others hear when the secret facts are different. */
  readonly altered: string;
  readonly politics: string;
}

function heardOf(session: Session): Asked[] {
  const prompt = session.prompt();
  if (!prompt || !(SECRET[prompt.topic] || IN_MIND.includes(prompt.topic))) return [];
  const { phrases } = session.module;
  const bystander = session.telling(null);
  const facts = { ...prompt.facts, ...Object.fromEntries((SECRET[prompt.topic] ?? []).map((fact) => [fact, 99])) };
  return [
    {
      prompt,
      own: phrases.topic(prompt, session.telling(prompt.seat)),
      others: phrases.topic(prompt, bystander),
      altered: phrases.topic({ ...prompt, facts }, bystander),
      politics: phrases.topic({ ...prompt, topic: 'politics' }, bystander),
    },
  ];
}

async function questions(): Promise<Asked[]> {
  const games = await Promise.all([2, 3, 4].map((seats) => wholeGame('through-the-ages', seats)));
  return games.flatMap((whole) => {
    const walk = whole.at(0);
    return whole.log.flatMap((entry) => {
      const found = heardOf(walk);
      walk.submit(answerOf(entry));
      return found;
    });
  });
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
  });
});
