/** The last steps of the set-up: a competency of Inventors and Monks, and the free spade of the desert board. */
import { must } from '../../../engine/must.js';
import type { Seat } from '../../../engine/types.js';
import { BOARDS } from '../data/boards.js';
import type { Context, OpeningFrame, State } from '../types.js';
import { playerOf } from './common.js';

/** Steps of the opening frame. */
export const COMPETENCY = 0;
export const SPADE = 1;
export const OFFERS = 2;
export const DONE = 3;

function openingOf(s: State, seat: Seat): OpeningFrame | undefined {
  return s.stack.find((f): f is OpeningFrame => f.kind === 'opening' && f.seat === seat);
}

/** Has the seat still to use the spade of its board? */
export function startSpadeWaits(s: State, seat: Seat): boolean {
  return openingOf(s, seat)?.step === SPADE && BOARDS[must(playerOf(s, seat).board, 'planning display')].spades > 0;
}

export function startSpade(ctx: Context, seat: Seat): void {
  must(openingOf(ctx.s, seat), 'opening of').step = OFFERS;
  const from = must(playerOf(ctx.s, seat).board, 'planning display');
  const free = BOARDS[from].spades;
  if (free > 0) ctx.push({ kind: 'spades', seat, step: 0, mode: 'desert', from, free, first: -1 });
}
