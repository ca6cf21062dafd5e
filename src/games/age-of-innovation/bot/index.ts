/** The bots' opinion of Age of Innovation. */
import type { Mind } from '../../../bots/mind.js';
import { must } from '../../../engine/must.js';
import type { Answer, Choice, Prompt, Seat } from '../../../engine/types.js';
import { playerOf } from '../rules/common.js';
import { CHOOSE } from '../rules/turn.js';
import type { State } from '../types.js';
import { copyState } from './copy.js';
import { moves } from './moves.js';
import { roundsLeft, terms, value } from './value.js';

/** The next turn goes to the seat instead of whoever is to move. */
function again(s: State, seat: Seat): boolean {
  const top = s.stack.at(-1);
  if (s.phase !== 'actions' || playerOf(s, seat).passed) return false;
  if (top?.kind !== 'turn' || top.step !== CHOOSE) return false;
  s.stack[s.stack.length - 1] = { kind: 'turn', seat, step: CHOOSE, booster: '' } as typeof top;
  return true;
}

function begins(s: State): Seat | null {
  const top = s.stack.at(-1);
  return top && top.kind === 'turn' && top.step === CHOOSE ? top.seat : null;
}

/** A turn whose action is done ends, unless a city can be declared; a single choice is no choice. */
function forced(_s: State, prompt: Prompt): Answer | null {
  const first = must(prompt.choices[0], 'choice');
  if (prompt.choices.length === 1 && !first.range) return { id: first.id };
  if (prompt.topic !== 'after') return null;
  for (const c of prompt.choices) if (c.verb !== 'end' && c.verb !== 'convert' && c.verb !== 'burn') return null;
  return { id: 'end' };
}

function worth(s: State, prompt: Prompt): readonly Choice[] {
  const first = new Set(moves(s, prompt, 0).map((m) => must(m[0], 'part of the line').id));
  return prompt.choices.filter((c) => first.has(c.id));
}

/** Power is taken where it is nearly free, and refused when the game is nearly over. */
function reflex(s: State, prompt: Prompt): Answer | null {
  if (prompt.topic !== 'offer') return null;
  const power = Number(prompt.facts?.['power'] ?? 0);
  const cost = Number(prompt.facts?.['cost'] ?? 0);
  const use = roundsLeft(s) > 0 ? 0.62 : 0.35;
  return { id: power * use >= cost ? 'accept' : 'decline' };
}

export const mind: Mind = {
  terms,
  value,
  worth,
  moves,
  again,
  turns: 12,
  begins,
  forced,
  copy: copyState,
  reflex,
  givesUp: ({ id }) => id === 'pass' || id.startsWith('pass:'),
  reactions: ['offer'],
};
