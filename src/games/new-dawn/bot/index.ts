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

export const mind: Mind = { terms, value, worth, moves, forced, again, soon: 1, chance: true, reflex, reactions: ['defence-tokens'], say: (term) => term };
