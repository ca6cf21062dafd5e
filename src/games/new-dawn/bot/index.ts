/** The bots' opinion of A New Dawn. */
import type { Mind } from '../../../bots/mind.js';
import type { Answer, Choice, Prompt, Seat } from '../../../engine/types.js';
import type { GameFrame, State, TurnFrame } from '../types.js';
import { forced, moves } from './moves.js';
import { terms, value } from './value.js';

/** Steps of a turn before its card is chosen. */
const [, CHOOSE] = [0, 1] as const;

/** The next turn goes to the seat instead of whoever is to move. */
function again(s: State, seat: Seat): boolean {
  const at = s.stack.findLastIndex((f) => f.kind === 'turn');
  const frame = s.stack[at] as TurnFrame | undefined;
  if (!frame || frame.seat === seat || frame.step > CHOOSE) return false;
  s.stack.length = at;
  s.stack.push({ kind: 'turn', seat, step: 0, at: -1 } as GameFrame);
  return true;
}

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
  again,
  soon: 1,
  glance: 4,
  chance: true,
  reflex,
  reactions: ['defence-tokens'],
  say: (term) => WORDS[term] ?? term,
};
