import { must } from '../../../engine/must.js';
import type { Seat } from '../../../engine/types.js';

/** Points to be expected from a race for places: chances against each rival, spread over what is still to come. */
export function race(seat: Seat, all: readonly number[], prizes: readonly number[], spread: number): number {
  const mine = must(all[seat], 'seat', seat);
  let place = 0;
  for (let o = 0; o < all.length; o++)
    if (o !== seat) place += 1 / (1 + Math.exp((mine - must(all[o], 'space', o)) / spread));
  const low = Math.floor(place);
  const a = prizes[low] ?? 0;
  const b = prizes[low + 1] ?? 0;
  return a + (b - a) * (place - low);
}
