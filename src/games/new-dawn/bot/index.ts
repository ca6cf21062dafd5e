/** The bots' opinion of A New Dawn. */
import type { Mind } from '../../../bots/mind.js';
import { must } from '../../../engine/must.js';
import type { Answer, Choice, Prompt } from '../../../engine/types.js';
import type { State } from '../types.js';
import { forced, moves } from './moves.js';
import { type Depth, lines } from './plan.js';
import { terms, value } from './value.js';

/** By level; `hard` goes through its list while there is time. */
const DEPTHS: Readonly<Record<'easy' | 'normal' | 'hard', readonly Depth[]>> = {
  easy: [{ turns: 1, ways: 1, ends: 1, sharp: false, overlooks: 0.65 }],
  normal: [{ turns: 1, ways: 3, ends: 6, sharp: false, overlooks: 0 }],
  hard: [
    { turns: 2, ways: 2, ends: 5, sharp: true, overlooks: 0 },
    { turns: 3, ways: 2, ends: 6, sharp: true, overlooks: 0 },
    { turns: 4, ways: 3, ends: 8, sharp: true, overlooks: 0 },
    { turns: 5, ways: 4, ends: 12, sharp: true, overlooks: 0 },
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

/** The parts of the opinion in words. */
const WORDS: Readonly<Record<string, string>> = {
  agendas: 'agendas',
  science: 'technology',
  cities: 'cities',
  land: 'control of the land',
  trade: 'trade and caravans',
  resources: 'resources',
  friends: 'city-states',
  wonders: 'wonders',
  result: 'the end of the game',
  waiting: 'the map to come',
  rivals: 'what rivals have',
};

export const mind: Mind = {
  terms,
  value,
  worth,
  moves,
  forced,
  lines: (from, level, late, pass) =>
    lines(from, must(DEPTHS[level][Math.min(pass, DEPTHS[level].length - 1)], 'entry'), late),
  reflex,
  reactions: ['defence-tokens'],
  say: (term) => WORDS[term] ?? term,
};
