/** One player of the position or of what a seat sees of it. */
import { must } from '../../engine/must.js';
import type { Seat } from '../../engine/types.js';

export const playerOf = <P>(s: { readonly players: readonly P[] }, seat: Seat): NonNullable<P> =>
  must(s.players[seat], 'seat', seat);
