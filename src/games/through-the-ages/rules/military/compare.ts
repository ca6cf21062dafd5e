/** Comparing civilizations. Code of Laws, resolving an event; sheet section 3.3. */
import { must } from '../../../../engine/must.js';
import type { Seat } from '../../../../engine/types.js';
import type { Who } from '../../data/military-events.js';
import { playerOf } from '../../lookup.js';
import type { TtaState } from '../../types.js';
import { discontent, happiness } from '../ratings.js';
import { strength } from './strength.js';

/** Civilizations still in the game, clockwise from a seat. */
export function seatsFrom(s: TtaState, first: Seat): Seat[] {
  const out: Seat[] = [];
  for (let i = 0; i < s.seats; i++) {
    const seat = (first + i) % s.seats;
    if (!playerOf(s, seat).out) out.push(seat);
  }
  return out;
}

/** Most first. Of equals, the first clockwise from `first` counts as having more. */
export function ranked(s: TtaState, first: Seat, value: (seat: Seat) => number): Seat[] {
  const seats = seatsFrom(s, first);
  const values = new Map(seats.map((seat) => [seat, value(seat)]));
  return seats.sort((a, b) => must(values.get(b), 'entry') - must(values.get(a), 'entry'));
}

/** All who have the most of something, ties and all; nobody when that is less than `least`. */
function allWithMost(s: TtaState, first: Seat, value: (seat: Seat) => number, least: number): Seat[] {
  const seats = seatsFrom(s, first);
  const most = Math.max(...seats.map(value));
  return most < least ? [] : seats.filter((seat) => value(seat) === most);
}

/** Whom a part of an event touches, clockwise from the player who revealed it. */
export function touched(s: TtaState, who: Who, first: Seat): Seat[] {
  const seats = seatsFrom(s, first);
  if (who === 'each') return seats;
  if (who === 'all-happiest') return allWithMost(s, first, (seat) => happiness(s, seat), 0);
  if (who === 'all-most-discontent') return allWithMost(s, first, (seat) => discontent(s, seat), 1);
  // With two players "the two strongest" are the strongest.
  const two = seats.length === 2 ? 1 : 2;
  const byCulture = (): Seat[] => ranked(s, first, (seat) => playerOf(s, seat).culture);
  const byStrength = (): Seat[] => ranked(s, first, (seat) => strength(s, seat));
  const pick = (): Seat[] => {
    switch (who) {
      case 'strongest':
        return byStrength().slice(0, 1);
      case 'weakest':
        return byStrength().slice(-1);
      case 'two-strongest':
        return byStrength().slice(0, two);
      case 'two-weakest':
        return byStrength().slice(-two);
      case 'most-culture':
        return byCulture().slice(0, 1);
      case 'least-culture':
        return byCulture().slice(-1);
      case 'weak-leader-in-culture': {
        const weak = byStrength().slice(-two);
        return byCulture()
          .slice(0, 1)
          .filter((seat) => weak.includes(seat));
      }
    }
  };
  const chosen = pick();
  return seats.filter((seat) => chosen.includes(seat));
}
