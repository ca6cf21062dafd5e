/** What parts of events do to a seat. A task that needs an answer pushes a frame of its own. */
import { must } from '../../../../engine/must.js';
import type { Ctx, Seat } from '../../../../engine/types.js';
import { LEADER } from '../../data/civil.js';
import type { Part, TaskKind } from '../../data/military-events.js';
import { playerOf } from '../../lookup.js';
import type { Tta, TtaState } from '../../types.js';
import {
  consume,
  cultureRating,
  discontent,
  drawMilitary,
  food,
  gainFood,
  gainPopulation,
  gainResources,
  gainScience,
  happiness,
  loseBlue,
  loseCulture,
  loseFood,
  losePopulation,
  moveYellow,
  produceFood,
  produceResources,
  removeLeader,
  scienceRating,
  score,
  takeCorruption,
} from '../board.js';
import { seatsFrom } from './compare.js';
import type { Task } from './frames.js';

const COUNTS: Readonly<Record<NonNullable<Part['per']>, (s: TtaState, seat: Seat) => number>> = {
  'culture-rating': cultureRating,
  'science-rating': scienceRating,
  happiness,
  discontent,
  'half-discontent': (s, seat) => Math.ceil(discontent(s, seat) / 2),
};

/** The amount of a part for a seat, counted when the event is revealed. */
export function amount(s: TtaState, part: Part, seat: Seat): number {
  return part.per ? part.n * COUNTS[part.per](s, seat) : part.n;
}

type Do = (ctx: Ctx<Tta>, task: Task, why: string) => void;

export const TASKS: Readonly<Record<TaskKind, Do>> = {
  food: (ctx, { seat, n }, why) => gainFood(ctx, seat, n, why),
  resources: (ctx, { seat, n }, why) => gainResources(ctx, seat, n, why),
  science: (ctx, { seat, n }, why) => gainScience(ctx, seat, n, why),
  culture: (ctx, { seat, n }, why) => score(ctx, seat, n, 'events', why),
  'lose-culture': (ctx, { seat, n }, why) => loseCulture(ctx, seat, n, 'events', why),
  population: (ctx, { seat, n }, why) => gainPopulation(ctx, seat, n, why),
  'lose-population': (ctx, { seat, n }, why) => losePopulation(ctx, seat, n, why),
  draw: (ctx, { seat, n }, why) => drawMilitary(ctx, seat, n, why),
  discard: (ctx, { seat, n }, why) => ctx.push({ kind: 'discard-military', seat, step: 0, n, why }),
  'food-or-resources': (ctx, { seat, n }, why) => ctx.push({ kind: 'food-or-resources', seat, step: 0, n, why }),
  'gain-mix': (ctx, { seat, n }, why) => ctx.push({ kind: 'gain-mix', seat, step: 0, n, why }),
  'lose-mix': (ctx, { seat, n }, why) => ctx.push({ kind: 'lose-mix', seat, step: 0, n, victim: seat, why }),
  'lose-all-food': (ctx, { seat }, why) => loseFood(ctx, seat, food(playerOf(ctx.s, seat)), why),
  'free-warriors': (ctx, { seat }, why) => ctx.push({ kind: 'free-worker', seat, step: 0, tech: 'warriors', why }),
  'free-religion': (ctx, { seat }, why) => ctx.push({ kind: 'free-worker', seat, step: 0, tech: 'religion', why }),
  civilization: (ctx, { seat }) => ctx.push({ kind: 'civilization', seat, step: 0 }),
  'destroy-own': (ctx, { seat }, why) => ctx.push({ kind: 'destroy', seat, step: 0, victim: seat, any: true, why }),
  terror(ctx, { seat }, why) {
    // Last pushed is asked first: the victims come up clockwise.
    const victims = seatsFrom(ctx.s, seat).slice(1).reverse();
    for (const victim of victims) ctx.push({ kind: 'destroy', seat, step: 0, victim, any: false, why });
  },
  'produce-food': (ctx, { seat }, why) => produceFood(ctx, seat, why),
  'produce-resources': (ctx, { seat }, why) => produceResources(ctx, seat, why),
  'economic-progress'(ctx, { seat }, why) {
    takeCorruption(ctx, seat);
    produceFood(ctx, seat, why);
    consume(ctx, seat);
    produceResources(ctx, seat, why);
  },
  'spend-civil'(ctx, { seat, n }, why) {
    const p = playerOf(ctx.s, seat);
    const count = Math.min(n, p.ca);
    p.ca -= count;
    if (count > 0) ctx.tell({ type: 'actions-lost', seat, count, why });
  },
  'take-yellow-of-weakest': (ctx, { seat, n, other }, why) => moveYellow(ctx, must(other, 'other'), seat, n, why),
  'lose-blue': (ctx, { seat, n }, why) => loseBlue(ctx, seat, n, why),
  'lose-old-leader'(ctx, { seat }, why) {
    const leader = playerOf(ctx.s, seat).leader;
    if (leader && LEADER[leader].age !== ctx.s.age) removeLeader(ctx, seat, why);
  },
  'lose-colony': (ctx, { seat }) => ctx.push({ kind: 'lose-colony', seat, step: 0 }),
  agreement: (ctx, { seat, n }) => ctx.push({ kind: 'agreement', seat, step: 0, budget: n, taken: 0 }),
  ruin: (ctx, { seat }) => ctx.push({ kind: 'ruin', seat, step: 0 }),
};
