/** Small questions that events and aggressions ask. Each has its frame; what has only one outcome is not asked. */
import { amountOf, must } from '../../../../engine/must.js';
import type { Choice, FrameRules } from '../../../../engine/types.js';
import { WONDER, WORKER_TECH, type WonderId, type WorkerTechId } from '../../data/civil.js';
import type { TerritoryId } from '../../data/military.js';
import { playerOf } from '../../lookup.js';
import type { Player, Tta } from '../../types.js';
import {
  buildingsOf,
  destroy,
  food,
  gainFood,
  gainResources,
  isUnit,
  isUrban,
  loseFood,
  loseResources,
  placeWorker,
  resources,
  ruinWonder,
  tech,
  urbanLimit,
} from '../board.js';
import { loseColony } from './colonies.js';
import type {
  DestroyFrame,
  FoodOrResourcesFrame,
  FreeWorkerFrame,
  GainMixFrame,
  LoseColonyFrame,
  LoseMixFrame,
  RuinFrame,
} from './frames.js';

const ASK = 0;
const LEAVE = 1;

/** Development of Markets: one kind, no split. */
export const foodOrResourcesFrame: FrameRules<Tta, FoodOrResourcesFrame> = {
  run: (_, f) => (f.step === ASK ? 'ask' : 'done'),
  ask: (_, f) => ({
    seat: f.seat,
    topic: 'food-or-resources',
    from: f.why,
    facts: { n: f.n },
    choices: [
      { id: 'food', verb: 'gain-food' },
      { id: 'resources', verb: 'gain-resources' },
    ],
  }),
  take(ctx, f, a) {
    f.step = LEAVE;
    if (a.id === 'food') gainFood(ctx, f.seat, f.n, f.why);
    else gainResources(ctx, f.seat, f.n, f.why);
  },
};

/** Foray: the answer says how much of it is food. */
export const gainMixFrame: FrameRules<Tta, GainMixFrame> = {
  run: (_, f) => (f.step === ASK ? 'ask' : 'done'),
  ask: (_, f) => ({
    seat: f.seat,
    topic: 'gain-mix',
    from: f.why,
    facts: { n: f.n },
    choices: [{ id: 'mix', verb: 'mix', range: [0, f.n] }],
  }),
  take(ctx, f, a) {
    f.step = LEAVE;
    gainFood(ctx, f.seat, amountOf(a), f.why);
    gainResources(ctx, f.seat, f.n - amountOf(a), f.why);
  },
};

/** How much of a loss of `n` can be food: not more of either kind than there is. */
function foodRange(p: Player, n: number): { min: number; max: number; total: number } {
  const total = Math.min(n, food(p) + resources(p));
  return { min: Math.max(0, total - resources(p)), max: Math.min(total, food(p)), total };
}

function takeMix(
  ctx: Parameters<NonNullable<FrameRules<Tta, LoseMixFrame>['take']>>[0],
  f: LoseMixFrame,
  ofFood: number,
): void {
  f.step = LEAVE;
  const { total } = foodRange(playerOf(ctx.s, f.victim), f.n);
  const lostFood = loseFood(ctx, f.victim, ofFood, f.why);
  const lostResources = loseResources(ctx, f.victim, total - ofFood, f.why);
  if (f.seat === f.victim) return;
  // What was really lost changes hands, also when the loser could not give exact change (sheet 3.4).
  gainFood(ctx, f.seat, lostFood, f.why);
  gainResources(ctx, f.seat, lostResources, f.why);
}

/** Raiders (the loser splits) and Plunder (the attacker splits). */
export const loseMixFrame: FrameRules<Tta, LoseMixFrame> = {
  run(ctx, f) {
    if (f.step === LEAVE) return 'done';
    const { min, max } = foodRange(playerOf(ctx.s, f.victim), f.n);
    if (min < max) return 'ask';
    takeMix(ctx, f, min);
    return 'done';
  },
  ask(s, f) {
    const p = playerOf(s, f.victim);
    const { min, max, total } = foodRange(p, f.n);
    return {
      seat: f.seat,
      topic: f.seat === f.victim ? 'lose-mix' : 'plunder',
      from: f.why,
      facts: { n: total, victim: f.victim, food: food(p), resources: resources(p) },
      choices: [{ id: 'mix', verb: 'mix', range: [min, max] }],
    };
  },
  take: (ctx, f, a) => takeMix(ctx, f, amountOf(a)),
};

/** Development of Warfare and of Religion: an unused worker, and for the temple room under the urban limit. */
export const freeWorkerFrame: FrameRules<Tta, FreeWorkerFrame> = {
  run(ctx, f) {
    const p = playerOf(ctx.s, f.seat);
    if (f.step === LEAVE || p.pool === 0 || !tech(p, f.tech)) return 'done';
    return f.tech === 'religion' && buildingsOf(p, 'temple') >= urbanLimit(p) ? 'done' : 'ask';
  },
  ask: (_, f) => ({
    seat: f.seat,
    topic: 'free-worker',
    from: f.why,
    choices: [
      { id: `free:${f.tech}`, verb: 'free-build', target: `card:${f.tech}` },
      { id: 'decline', verb: 'decline' },
    ],
  }),
  take(ctx, f, a) {
    f.step = LEAVE;
    if (a.id === 'decline') {
      ctx.tell({ type: 'declines', seat: f.seat, why: f.why });
      return;
    }
    placeWorker(ctx, f.seat, f.tech);
    ctx.tell({ type: 'build', seat: f.seat, card: f.tech, paid: 0, why: f.why });
  },
};

/** Technologies with a building that may be destroyed. */
export function razeable(p: Player, any: boolean, highest: number): WorkerTechId[] {
  const out: WorkerTechId[] = [];
  for (const t of p.techs) {
    if (t.workers === 0) continue;
    const card = WORKER_TECH[t.id];
    if (card.age <= highest && (any ? !isUnit(card.type) : isUrban(card.type))) out.push(t.id);
  }
  return out;
}

const ANY_LEVEL = 3;

/** Border Conflict (own building) and Terrorism (a rival's urban building). */
export const destroyFrame: FrameRules<Tta, DestroyFrame> = {
  run(ctx, f) {
    if (f.step === LEAVE) return 'done';
    const ids = razeable(playerOf(ctx.s, f.victim), f.any, ANY_LEVEL);
    if (ids.length > 1) return 'ask';
    if (ids.length === 1) destroy(ctx, f.victim, must(ids[0], 'card'), f.why);
    return 'done';
  },
  ask: (s, f) => ({
    seat: f.seat,
    topic: f.seat === f.victim ? 'raze-own' : 'raze',
    from: f.why,
    facts: { victim: f.victim },
    choices: razeable(playerOf(s, f.victim), f.any, ANY_LEVEL).map((id) => ({
      id: `raze:${id}`,
      verb: 'raze',
      target: `card:${id}`,
    })),
  }),
  take(ctx, f, a) {
    f.step = LEAVE;
    destroy(ctx, f.victim, a.id.slice('raze:'.length) as WorkerTechId, f.why);
  },
};

const RAVAGES = 'card:e2-ravages';
const OLD_WONDER = 1;
const oldWonders = (p: Player): WonderId[] =>
  p.wonders.filter((w) => !w.ruined && WONDER[w.id].age <= OLD_WONDER).map((w) => w.id);

/** Ravages of Time. */
export const ruinFrame: FrameRules<Tta, RuinFrame> = {
  run(ctx, f) {
    if (f.step === LEAVE) return 'done';
    const ids = oldWonders(playerOf(ctx.s, f.seat));
    if (ids.length > 1) return 'ask';
    f.step = LEAVE;
    if (ids.length === 1) ruinWonder(ctx, f.seat, must(ids[0], 'card'), RAVAGES);
    return 'again';
  },
  ask: (s, f) => ({
    seat: f.seat,
    topic: 'ruin',
    from: RAVAGES,
    choices: oldWonders(playerOf(s, f.seat)).map(
      (id): Choice => ({ id: `ruin:${id}`, verb: 'ruin', target: `card:${id}` }),
    ),
  }),
  take(ctx, f, a) {
    f.step = LEAVE;
    ruinWonder(ctx, f.seat, a.id.slice('ruin:'.length) as WonderId, RAVAGES);
  },
};

/** Independence Declaration. */
export const loseColonyFrame: FrameRules<Tta, LoseColonyFrame> = {
  run(ctx, f) {
    if (f.step === LEAVE) return 'done';
    const ids = playerOf(ctx.s, f.seat).colonies;
    if (ids.length > 1) return 'ask';
    f.step = LEAVE;
    if (ids.length === 1) loseColony(ctx, f.seat, ids[0] as TerritoryId, null);
    return 'again';
  },
  ask: (s, f) => ({
    seat: f.seat,
    topic: 'lose-colony',
    from: 'card:e2-independence',
    choices: playerOf(s, f.seat).colonies.map((id) => ({ id: `colony:${id}`, verb: 'give-up', target: `card:${id}` })),
  }),
  take(ctx, f, a) {
    f.step = LEAVE;
    loseColony(ctx, f.seat, a.id.slice('colony:'.length) as TerritoryId, null);
  },
};
