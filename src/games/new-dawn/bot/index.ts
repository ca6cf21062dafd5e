/** The bots' opinion of A New Dawn. */
import type { Mind } from '../../../bots/mind.js';
import { must } from '../../../engine/must.js';
import type { Answer, Choice, Prompt } from '../../../engine/types.js';
import type { State } from '../types.js';
import { copyState } from './copy.js';
import { forced, moves } from './moves.js';
import { type Depth, lines } from './plan.js';
import { terms, value } from './value.js';

/** By level; `hard` goes through its list while there is time. */
const DEPTHS: Readonly<Record<'easy' | 'normal' | 'hard', readonly Depth[]>> = {
  easy: [{ turns: 1, ways: 1, ends: 1, sharp: false, overlooks: 0.65 }],
  normal: [{ turns: 1, ways: 3, ends: 6, sharp: false, overlooks: 0 }],
  hard: [
    { turns: 2, ways: 2, ends: 5, sharp: true, overlooks: 0 },
    { turns: 2, ways: 2, ends: 6, sharp: true, overlooks: 0, replies: 2 },
    { turns: 3, ways: 2, ends: 6, sharp: true, overlooks: 0, replies: 4 },
    { turns: 4, ways: 3, ends: 10, sharp: true, overlooks: 0, replies: 8 },
  ],
};

function worth(_s: State, prompt: Prompt): readonly Choice[] {
  return prompt.choices;
}

/** Tokens in defence: as many as are asked for, when they are there. */
function reflex(_s: State, prompt: Prompt): Answer | null {
  if (prompt.topic !== 'defence-tokens') return null;
  const spend = prompt.choices.find((c) => c.range);
  if (!spend?.range) return null;
  return { id: spend.id, n: spend.range[1] };
}

export const mind: Mind = {
  terms,
  value,
  worth,
  moves,
  forced,
  copy: copyState,
  lines: (from, level, late, pass) =>
    lines(from, must(DEPTHS[level][Math.min(pass, DEPTHS[level].length - 1)], 'entry'), late),
  reflex,
  reactions: ['defence-tokens'],
};
