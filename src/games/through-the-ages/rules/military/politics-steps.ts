/** Where a politics phase stands. */
import { playerOf } from '../../lookup.js';
import type { TtaState } from '../../types.js';

export const START = 0;
/** The first political action is open. */
export const FIRST = 1;
/** It was done: Caesar may allow another. */
export const AFTER = 2;
export const SECOND = 3;
export const LEAVE = 4;
/** Asked back before resigning. */
export const RESIGN_FIRST = 5;
export const RESIGN_SECOND = 6;

/** A political action was performed; the second one is Caesar's, once in the game. */
export function politicsDone(s: TtaState): void {
  const f = s.stack.find((frame) => frame.kind === 'politics');
  if (!f) return;
  if (f.step === SECOND) playerOf(s, f.seat).caesar = true;
  f.step = f.step === SECOND ? LEAVE : AFTER;
}
