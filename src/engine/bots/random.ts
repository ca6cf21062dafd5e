import type { Answer, Prompt } from '../types.js';
import type { Bot } from './bot.js';

/** Any legal answer: first a verb, then one of its choices, so that a verb with many targets does not drown the rest. */
export function randomAnswer(prompt: Prompt, random: () => number): Answer {
  const choices = prompt.choices;
  let choice = choices[Math.floor(random() * choices.length)]!;
  if (choices.length > 2) {
    const verbs: string[] = [];
    for (const c of choices) if (!verbs.includes(c.verb)) verbs.push(c.verb);
    const verb = verbs[Math.floor(random() * verbs.length)]!;
    const group = choices.filter((c) => c.verb === verb);
    choice = group[Math.floor(random() * group.length)]!;
  }
  if (!choice.range) return { id: choice.id };
  const [min, max] = choice.range;
  return { id: choice.id, n: min + Math.floor(random() * (max - min + 1)) };
}

/** Uniform over all listed choices: the plainest possible opponent. */
export function uniformAnswer(prompt: Prompt, random: () => number): Answer {
  const choice = prompt.choices[Math.floor(random() * prompt.choices.length)]!;
  if (!choice.range) return { id: choice.id };
  const [min, max] = choice.range;
  return { id: choice.id, n: min + Math.floor(random() * (max - min + 1)) };
}

export const randomBot: Bot = { id: 'random', choose: (at, random) => uniformAnswer(at.prompt, random) };
