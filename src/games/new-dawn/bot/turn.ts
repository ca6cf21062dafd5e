/** Whose turn it is, as the state tells it. */
import type { Seat } from '../../../engine/types.js';
import type { GameFrame, State, TurnFrame } from '../types.js';

/** Whose turn is about to begin; null in the middle of things. */
export function begins(s: State): Seat | null {
  const top = s.stack.at(-1);
  return top?.kind === 'turn' && (top as TurnFrame).step <= 1 ? top.seat : null;
}

/** Gives the next turn to the seat instead of whoever is to move. */
export function again(s: State, seat: Seat): boolean {
  const frame = s.stack.at(-1);
  if (begins(s) === null || !frame) return false;
  if (frame.seat === seat) return true;
  s.stack.pop();
  s.stack.push({ kind: 'turn', seat, step: 0, at: -1 } as GameFrame);
  return true;
}

export const ownTurn = (s: State, seat: Seat): boolean => s.stack.some((f) => f.kind === 'turn' && f.seat === seat);
