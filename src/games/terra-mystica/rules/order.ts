/** Who still plays, and in which order (rulebook p. 14; sheet 6.1 and 8). */
import { clockwiseFrom } from '../../../engine/kit/order.js';
import type { Seat } from '../../../engine/types.js';
import type { State } from '../types.js';

export const hasLeft = (s: State, seat: Seat): boolean => s.left.includes(seat);

/** Does the seat take no more turns in this round? */
export const isThrough = (s: State, seat: Seat): boolean => s.passed.includes(seat) || hasLeft(s, seat);

/** Everybody has passed or left. */
export const roundOver = (s: State): boolean => s.order.every((seat) => isThrough(s, seat));

/**
 * Clockwise from the first to pass; with variable order, as they passed (sheet 6.1, 1). Whoever left has no place any
 * more, but a pass before leaving still counts: the order begins behind that seat.
 */
export function nextOrder(s: State): Seat[] {
  const [first = 0] = s.passed;
  const order = s.options.variableOrder ? s.passed : clockwiseFrom(first, s.seats.length);
  return order.filter((seat) => !hasLeft(s, seat));
}

/** Everybody in round order, those who left behind them: income and cult bonuses are still booked for them. */
export const everybody = (s: State): Seat[] => [...s.order, ...s.left.filter((seat) => !s.order.includes(seat))];
