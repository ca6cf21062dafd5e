import { withoutRare } from '../leave.js';
import { must } from '../must.js';
import type { Answer, Choice, Prompt } from '../types.js';

/** How often a random player of the fuzzer considers choices marked `rare`. */
const RARE_CHANCE = 0.01;

function withAmount(choice: Choice, random: () => number): Answer {
  if (!choice.range) return { id: choice.id };
  const [min, max] = choice.range;
  return { id: choice.id, n: min + Math.floor(random() * (max - min + 1)) };
}

function pick<X>(items: readonly X[], random: () => number): X {
  return must(items[Math.floor(random() * items.length)], 'item');
}

/** Any legal answer: first a verb, then one of its choices, so that a verb with many targets does not drown the rest. */
export function randomAnswer(prompt: Prompt, random: () => number): Answer {
  const choices = random() < RARE_CHANCE ? prompt.choices : withoutRare(prompt).choices;
  if (choices.length <= 2) return withAmount(pick(choices, random), random);
  const verbs: string[] = [];
  for (const c of choices) if (!verbs.includes(c.verb)) verbs.push(c.verb);
  const verb = pick(verbs, random);
  return withAmount(
    pick(
      choices.filter((c) => c.verb === verb),
      random,
    ),
    random,
  );
}

/** Uniform over the listed choices, ways out of the game aside: the plainest possible opponent. */
export function uniformAnswer(prompt: Prompt, random: () => number): Answer {
  return withAmount(pick(withoutRare(prompt).choices, random), random);
}
