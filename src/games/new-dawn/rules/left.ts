/** Who is still in the game. */
import { clockwiseFrom } from '../../../engine/kit/order.js';
import type { Seat } from '../../../engine/types.js';
import type { State } from '../types.js';

export const hasLeft = (s: State, seat: Seat): boolean => s.left.includes(seat);

/** The first player, or the next seat clockwise that is still there: rolls and decides for the barbarians. */
export const host = (s: State): Seat => clockwiseFrom(s.first, s.seats).find((seat) => !hasLeft(s, seat)) ?? s.first;

/** The next seat to the right that is still there: rolls for what no player defends (page 11). */
export function rightOf(s: State, seat: Seat): Seat {
  for (let n = 1; n < s.seats; n++) {
    const right = (seat + s.seats - n) % s.seats;
    if (!hasLeft(s, right)) return right;
  }
  return seat;
}
