/** Impacts, wonders that score when they are completed, Bill Gates and the final scoring, computed a second time. */
import type { Player, TtaState } from '../../../src/games/through-the-ages/types.js';
import { PRINTED_GOVERNMENT_LEVEL, PRINTED_SPECIAL_LEVEL, PRINTED_WONDER_LEVEL, type PrintedTech } from './printed.js';
import { PRINTED_RANKS } from './printed-military.js';
import {
  bestLevel,
  byWorkers,
  count,
  cultureRating,
  happiness,
  leaderCulture,
  ofType,
  pacts,
  printedSum,
  scienceRating,
  strength,
  sum,
  techOf,
  units,
  workersOf,
  yellowOf,
} from './referee.js';
import { discontent, fullProduction } from './referee-production.js';

const URBAN = ['lab', 'temple', 'arena', 'library', 'theater'];
const UNITS = ['infantry', 'cavalry', 'artillery', 'air'];

/** Levels of government, special technologies and technologies in play, staffed or not. */
const levelsInPlay = (p: Player): number[] => [
  PRINTED_GOVERNMENT_LEVEL[p.government] ?? 0,
  ...p.specials.map((id) => PRINTED_SPECIAL_LEVEL[id] ?? 0),
  ...p.techs.map((t) => techOf(t.id).level),
];
const levels = (workers: readonly { tech: PrintedTech; n: number }[]): number =>
  sum(workers.map(({ tech, n }) => n * tech.level));
export const civilTotal = (p: Player): number => printedSum(p, 'ca');
export const militaryTotal = (s: TtaState, seat: number, p: Player): number =>
  printedSum(p, 'ma') + pacts(s, seat).filter(({ name }) => name === 'p1-open-borders').length;

/** Civilizations in the game, clockwise from `first`. */
const clockwise = (s: TtaState, first: number): number[] =>
  s.players.map((_, i) => (first + i) % s.players.length).filter((seat) => s.players[seat]?.out === false);

function byRank(s: TtaState, seat: number, first: number, rating: (p: Player, seat: number) => number): number {
  const order = clockwise(s, first);
  const ratingOf = (other: number): number => {
    const p = s.players[other];
    return p ? rating(p, other) : 0;
  };
  const place = order.indexOf(seat);
  const own = ratingOf(seat);
  const ahead = order.filter((other, i) => ratingOf(other) > own || (ratingOf(other) === own && i < place)).length;
  return PRINTED_RANKS[order.length]?.[ahead] ?? 0;
}

/** The sheet's section 2.10, row by row. Null: the card is no Impact. */
export function impact(s: TtaState, card: string, seat: number, first: number): number | null {
  const p = s.players[seat];
  if (!p) return null;
  const food = fullProduction(s, seat, 'food');
  const metal = fullProduction(s, seat, 'resources');
  switch (card) {
    case 'e3-agriculture':
      return food.land + (food.land > yellowOf(p)[1] ? 4 : 0);
    case 'e3-architecture':
      return levels(ofType(p, ...URBAN));
    case 'e3-balance':
      return 2 * Math.min(food.all, metal.all, scienceRating(p), cultureRating(s, seat, p));
    case 'e3-colonies':
      return 3 * p.colonies.length;
    case 'e3-competition':
      return levels(ofType(p, ...UNITS, 'arena'));
    case 'e3-government':
      return 2 * civilTotal(p) + militaryTotal(s, seat, p);
    case 'e3-happiness':
      return 2 * happiness(p) - 2 * discontent(p);
    case 'e3-industry':
      return metal.land;
    case 'e3-population':
      return 2 * Math.max(0, count(workersOf(p)) + p.pool - discontent(p) - 10);
    case 'e3-progress':
      return (
        2 * sum([PRINTED_GOVERNMENT_LEVEL[p.government] ?? 0, ...p.specials.map((x) => PRINTED_SPECIAL_LEVEL[x] ?? 0)])
      );
    case 'e3-science':
      return byRank(s, seat, first, scienceRating);
    case 'e3-strength':
      return byRank(s, seat, first, (other, i) => strength(s, i, other));
    case 'e3-technology':
      return 4 * levelsInPlay(p).filter((level) => level === 3).length;
    case 'e3-variety':
      return 2 * ([...URBAN, ...UNITS].filter((type) => count(ofType(p, type)) > 0).length + p.specials.length);
    case 'e3-wonders':
      return sum(p.wonders.map((w) => [5, 4, 3, 2][PRINTED_WONDER_LEVEL[w.id] ?? 9] ?? 0));
    default:
      return null;
  }
}

const ARTISTS = ['william-shakespeare', 'j-s-bach', 'charlie-chaplin'];

/** Culture points of a wonder of Age III at its completion. */
export function completed(p: Player, wonder: string): number {
  const artists = p.leader && ARTISTS.includes(p.leader) ? leaderCulture(p) : 0;
  switch (wonder) {
    case 'fast-food-chains':
      return 2 * count(ofType(p, 'farm', 'mine')) + count(ofType(p, ...URBAN)) + count(units(p));
    case 'first-space-flight':
      return sum(levelsInPlay(p));
    case 'hollywood':
      return 2 * (byWorkers(ofType(p, 'theater', 'library'), 'culture') + artists);
    case 'internet': {
      const inventor = p.leader === 'isaac-newton' || p.leader === 'albert-einstein';
      const labs = ofType(p, 'lab');
      const meier = p.leader === 'sid-meier' ? levels(labs) - count(labs) : 0;
      const made = sum(['culture', 'science', 'strength'].map((key) => byWorkers(ofType(p, ...URBAN), key)));
      return made + artists + meier + (inventor ? bestLevel(p, 'lab', 'library') : 0);
    }
    default:
      return 0;
  }
}

/** What Bill Gates scores when he leaves, and at the end. */
export const gates = (p: Player): number => (p.leader === 'bill-gates' ? levels(ofType(p, 'lab')) : 0);

/** Culture of everybody after these Impacts, in their order; points stop at 0. */
export function afterImpacts(
  s: TtaState,
  cards: readonly string[],
  first: number,
  culture: readonly number[],
): number[] {
  const now = [...culture];
  for (const card of cards)
    for (const seat of clockwise(s, first))
      now[seat] = Math.max(0, (now[seat] ?? 0) + (impact(s, card, seat, first) ?? 0));
  return now;
}

/** Culture at the end: Impacts of the current deck, then of the future deck, from their tops; then Bill Gates. */
export function finalCulture(
  s: TtaState,
  before: readonly number[],
  current: readonly string[],
  future: readonly string[],
) {
  const scored = afterImpacts(s, [...current.toReversed(), ...future.toReversed()], s.starter, before);
  return scored.map((n, seat) => {
    const p = s.players[seat];
    return p && !p.out ? n + gates(p) : n;
  });
}
