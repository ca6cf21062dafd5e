/**
 * A copy to look ahead in, many times cheaper than the general one: what rules replace and never change in place is
 * shared, and the types say what that is (`readonly` in the state).
 */
import { copy } from '../../../engine/copy.js';
import type { Player, State } from '../types.js';

function playerCopy(p: Player): Player {
  return { ...p, books: p.books.slice(), bowls: [p.bowls[0], p.bowls[1], p.bowls[2]] };
}

export function copyState(s: State): State {
  const setup = s.round === 0;
  return {
    ...s,
    rng: [...s.rng],
    stack: copy(s.stack),
    next: s.next.slice(),
    cities: s.cities.map((c) => ({ ...c })),
    players: s.players.map(playerCopy),
    boosters: s.boosters.map((b) => ({ ...b })),
    // dealt and drafted before the first round, untouched after it
    sets: setup ? copy(s.sets) : s.sets,
    pool: setup ? copy(s.pool) : s.pool,
    offers: s.offers.map((o) => ({ ...o })),
  };
}
