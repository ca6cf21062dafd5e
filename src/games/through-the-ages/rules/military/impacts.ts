/** The events of Age III: each civilization scores culture. Sheet section 2.10. */
import { must } from '../../../../engine/must.js';
import type { Ctx, Seat } from '../../../../engine/types.js';
import { GOVERNMENT, SPECIAL, WONDER, WORKER_TECH } from '../../data/civil.js';
import type { ImpactId } from '../../data/military-events.js';
import { playerOf } from '../../lookup.js';
import type { Player, Tta, TtaState } from '../../types.js';
import {
  caTotal,
  consumption,
  cultureRating,
  discontent,
  foodYield,
  happiness,
  isUnit,
  isUrban,
  loseCulture,
  maTotal,
  resourceYield,
  scienceRating,
  score,
  workersOn,
} from '../board.js';
import { ranked, seatsFrom } from './compare.js';
import { strength } from './strength.js';

/** Points by rank, by the number of civilizations still in the game. */
const RANK_POINTS: Readonly<Record<number, readonly number[]>> = {
  2: [10, 0],
  3: [14, 7, 0],
  4: [15, 10, 5, 0],
};
const WONDER_POINTS = [5, 4, 3, 2] as const;
const CONTENT_FREE = 10;

/** By seat. */
export function rankPoints(s: TtaState, first: Seat, value: (seat: Seat) => number): number[] {
  const order = ranked(s, first, value);
  return s.players.map((_, seat) => RANK_POINTS[order.length]?.[order.indexOf(seat)] ?? 0);
}

const byRank = (s: TtaState, seat: Seat, first: Seat, value: (seat: Seat) => number): number =>
  rankPoints(s, first, value)[seat] ?? 0;

/** Sum of levels of all workers on cards that fit: the level of a building or unit is that of its card. */
function levels(p: Player, fits: (type: (typeof WORKER_TECH)[keyof typeof WORKER_TECH]['type']) => boolean): number {
  let sum = 0;
  for (const t of p.techs) {
    if (t.workers === 0) continue;
    const card = WORKER_TECH[t.id];
    if (fits(card.type)) sum += t.workers * card.age;
  }
  return sum;
}

type Impact = (s: TtaState, seat: Seat, first: Seat) => number;

const IMPACTS: Readonly<Record<ImpactId, Impact>> = {
  'e3-agriculture': (s, seat) => {
    const farms = foodYield(s, seat).land;
    return farms + (farms > consumption(playerOf(s, seat).yellow) ? 4 : 0);
  },
  'e3-architecture': (s, seat) => levels(playerOf(s, seat), isUrban),
  'e3-balance': (s, seat) =>
    2 *
    Math.min(foodYield(s, seat).total, resourceYield(s, seat).total, scienceRating(s, seat), cultureRating(s, seat)),
  'e3-colonies': (s, seat) => 3 * playerOf(s, seat).colonies.length,
  'e3-competition': (s, seat) => levels(playerOf(s, seat), (type) => isUnit(type) || type === 'arena'),
  'e3-government': (s, seat) => 2 * caTotal(s, seat) + maTotal(s, seat),
  'e3-happiness': (s, seat) => 2 * happiness(s, seat) - 2 * discontent(s, seat),
  'e3-industry': (s, seat) => resourceYield(s, seat).land,
  'e3-population': (s, seat) => {
    const p = playerOf(s, seat);
    return 2 * Math.max(0, workersOn(p) + p.pool - discontent(s, seat) - CONTENT_FREE);
  },
  'e3-progress': (s, seat) => {
    const p = playerOf(s, seat);
    return 2 * p.specials.reduce<number>((sum, id) => sum + SPECIAL[id].age, GOVERNMENT[p.government].age);
  },
  'e3-science': (s, seat, first) => byRank(s, seat, first, (other) => scienceRating(s, other)),
  'e3-strength': (s, seat, first) => byRank(s, seat, first, (other) => strength(s, other)),
  'e3-technology': (s, seat) => {
    const p = playerOf(s, seat);
    let count = GOVERNMENT[p.government].age === 3 ? 1 : 0;
    for (const t of p.techs) if (WORKER_TECH[t.id].age === 3) count++;
    for (const id of p.specials) if (SPECIAL[id].age === 3) count++;
    return 4 * count;
  },
  'e3-variety': (s, seat) => {
    const p = playerOf(s, seat);
    const types = new Set<string>();
    for (const t of p.techs) {
      const type = WORKER_TECH[t.id].type;
      if (t.workers > 0 && (isUnit(type) || isUrban(type))) types.add(type);
    }
    return 2 * (types.size + p.specials.length);
  },
  'e3-wonders': (s, seat) =>
    playerOf(s, seat).wonders.reduce((sum, wonder) => sum + WONDER_POINTS[WONDER[wonder.id].age], 0),
};

/** What the event is worth to a civilization now. `first` wins ties. May be below 0 (Impact of Happiness). */
export function impactPoints(s: TtaState, card: ImpactId, seat: Seat, first: Seat): number {
  return IMPACTS[card](s, seat, first);
}

/** Everybody scores. Counted for all before the first point moves. */
export function scoreImpact(ctx: Ctx<Tta>, card: ImpactId, first: Seat): void {
  const seats = seatsFrom(ctx.s, first);
  const points = seats.map((seat) => impactPoints(ctx.s, card, seat, first));
  seats.forEach((seat, i) => {
    const n = must(points[i], 'seat', i);
    ctx.tell({ type: 'impact', seat, card, points: n });
    if (n >= 0) score(ctx, seat, n, 'impacts', `card:${card}`);
    else loseCulture(ctx, seat, -n, 'impacts', `card:${card}`);
  });
}

export const isImpact = (id: string): id is ImpactId => id in IMPACTS;
