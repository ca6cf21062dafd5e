/** The answer that does least, to come to the next thing worth looking at on the shortest way. */
import type { Answer, Choice, Prompt } from '../../engine/types.js';

/** Answers that do nothing more. */
const QUIET = ['pass', 'end', 'done', 'decline', 'refuse', 'pass-politics', 'pass-bid', 'stay', 'give-in', 'keep-key'];

export function isQuiet(choice: Choice): boolean {
  return QUIET.includes(choice.verb) && !choice.range;
}

/** A way out, the smallest amount, and only then the first thing that is no slip. `free`: the rules demanded nothing. */
export function quietest(prompt: Prompt): { answer: Answer; free: boolean } {
  const { choices } = prompt;
  const out = choices.find(isQuiet);
  if (out) return { answer: { id: out.id }, free: true };
  const amount = choices.find((c) => c.range);
  if (amount) return { answer: { id: amount.id, n: amount.range![0] }, free: amount.range![0] === 0 };
  const first = choices.find((c) => !c.warn && !c.rare) ?? choices[0]!;
  return { answer: { id: first.id }, free: choices.length === 1 };
}
