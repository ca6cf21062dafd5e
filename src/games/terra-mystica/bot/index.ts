/** The bots' opinion of Terra Mystica. */
import type { Mind } from '../../../bots/mind.js';
import { must } from '../../../engine/must.js';
import type { Answer, Choice, Prompt, Seat } from '../../../engine/types.js';
import { ACT, turnFrame } from '../rules/turn-frame.js';
import type { State, TurnFrame } from '../types.js';
import { copyState } from './copy.js';
import { moves } from './moves.js';
import { plannedLines } from './plan/lines.js';
import { roundsLeft, terms, value } from './value.js';

/** The next turn goes to the seat instead of whoever is to move. */
function again(s: State, seat: Seat): boolean {
  const top = s.stack.at(-1) as TurnFrame | undefined;
  if (s.phase !== 'actions' || s.passed.includes(seat)) return false;
  if (top?.kind !== 'turn' || top.step !== ACT || top.acted) return false;
  s.stack[s.stack.length - 1] = turnFrame(seat);
  return true;
}

function begins(s: State): Seat | null {
  const top = s.stack.at(-1) as TurnFrame | undefined;
  return top && top.kind === 'turn' && top.step === ACT && !top.acted ? top.seat : null;
}

/** A turn whose action is done ends, unless something can still be built or founded. */
function forced(_s: State, prompt: Prompt): Answer | null {
  if (prompt.topic !== 'turn-rest') return null;
  for (const c of prompt.choices) if (c.verb !== 'end' && c.verb !== 'convert' && c.verb !== 'burn') return null;
  return must(prompt.choices[0], 'choice').id === 'end' ? { id: 'end' } : null;
}

function worth(s: State, prompt: Prompt): readonly Choice[] {
  const first = new Set(moves(s, prompt, 0).map((m) => must(m[0], 'part of the line').id));
  return prompt.choices.filter((c) => first.has(c.id));
}

/** Points that strong people pay for one power, by rounds to come. */
const POWER_USE = [0.35, 0.6, 0.7, 0.8, 0.9, 0.95];

/** Power is taken where it is nearly free, and refused when the game is nearly over. */
function reflex(s: State, prompt: Prompt): Answer | null {
  if (prompt.topic !== 'power') return null;
  const take = prompt.choices.find((c) => c.verb === 'take');
  const decline = prompt.choices.find((c) => c.verb === 'decline');
  if (!take || !decline) return null;
  const cost = take.price?.['points'] ?? 0;
  const use = POWER_USE[Math.min(roundsLeft(s), POWER_USE.length - 1)] ?? 0;
  return { id: (cost + 1) * use >= cost ? take.id : decline.id };
}

export const mind: Mind = {
  terms,
  value,
  worth,
  moves,
  again,
  turns: 12,
  beam: { width: 16, narrow: 0.7 },
  begins,
  forced,
  lines: plannedLines,
  copy: copyState,
  unordered: new Set(['taken', 'used', 'favours', 'bridges']),
  reflex,
  givesUp: ({ id }) => id === 'pass' || id.startsWith('pass:'),
  reactions: ['power', 'ritual'],
};
