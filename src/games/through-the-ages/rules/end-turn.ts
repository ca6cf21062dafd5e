/** The end of a turn, in the order of the Code of Laws p. 6, and what it will bring. */
import { copy } from '../../../engine/copy.js';
import { must } from '../../../engine/must.js';
import type { Ctx, FrameRules, Id, Seat } from '../../../engine/types.js';
import { MAX_DRAW, TOKEN_VALUE } from '../data/board.js';
import { WORKER_TECH } from '../data/civil.js';
import { playerOf } from '../lookup.js';
import type { Player, Tta, TtaState } from '../types.js';
import { civilActions, militaryActions } from './actions-spent.js';
import { drawMilitary } from './cards.js';
import type { EndFrame } from './frames.js';
import { food, resources, type Stuff } from './goods.js';
import { noMarks } from './marks.js';
import { pactSymbols } from './military/effects.js';
import { strength } from './military/strength.js';
import { gainScience, score } from './points.js';
import { churchill } from './powers.js';
import { consume, produceFood, produceResources, takeCorruption, traded } from './production.js';
import {
  consumption,
  corruptionOf,
  cultureRating,
  discontent,
  maTotal,
  militaryHandLimit,
  scienceRating,
} from './ratings.js';
import { caTotal } from './symbols.js';

const DISCARD = 0;
const PRODUCE = 1;

export const endFrame: FrameRules<Tta, EndFrame> = {
  run(ctx, f) {
    const s = ctx.s;
    const p = playerOf(s, f.seat);
    if (f.step === DISCARD) {
      f.step = PRODUCE;
      const n = excess(s, f.seat);
      if (n > 0) {
        ctx.push({ kind: 'discard-military', seat: f.seat, step: 0, n, why: 'rule:hand-limit' });
        return 'again';
      }
    }
    scoreLeader(ctx, f.seat);
    if (risesUp(s, f.seat)) {
      ctx.tell({ type: 'uprising', seat: f.seat, discontent: discontent(s, f.seat), unused: p.pool });
    } else production(ctx, f.seat);
    drawMilitary(ctx, f.seat, Math.min(MAX_DRAW, militaryActions(p)), 'rule:draw');
    p.turn = noMarks();
    p.ca = caTotal(s, f.seat);
    p.ma = maTotal(s, f.seat);
    ctx.tell({ type: 'turn-end', seat: f.seat });
    return 'done';
  },
};

/** Points of leaders are outside production: an uprising does not stop them (sheet no. 58). */
function scoreLeader(ctx: Ctx<Tta>, seat: Seat): void {
  const p = playerOf(ctx.s, seat);
  if (p.leader === 'genghis-khan' && genghisScores(ctx.s, seat)) score(ctx, seat, 3, 'leaders', 'card:genghis-khan');
  if (p.leader === 'winston-churchill' && !p.turn.churchill && ctx.s.round > 1) churchill(ctx, seat, true);
}

const excess = (s: TtaState, seat: Seat): number =>
  Math.max(0, playerOf(s, seat).military.length - militaryHandLimit(s, seat));

export const risesUp = (s: TtaState, seat: Seat): boolean => discontent(s, seat) > playerOf(s, seat).pool;

/** Among the two strongest, ties for him; with two players nobody may be stronger (sheet no. 57). */
export function genghisScores(s: TtaState, seat: Seat): boolean {
  const own = strength(s, seat);
  let stronger = 0;
  let players = 0;
  for (let other = 0; other < s.seats; other++) {
    if (playerOf(s, other).out) continue;
    players += 1;
    if (strength(s, other) > own) stronger += 1;
  }
  return stronger < (players > 2 ? 2 : 1);
}

export function production(ctx: Ctx<Tta>, seat: Seat): void {
  gainScience(ctx, seat, scienceRating(ctx.s, seat), 'rule:production');
  score(ctx, seat, cultureRating(ctx.s, seat), 'rating', 'rule:production');
  takeCorruption(ctx, seat);
  produceFood(ctx, seat, 'rule:production');
  consume(ctx, seat);
  produceResources(ctx, seat, 'rule:production');
}

export interface Projection {
  uprising: boolean;
  science: number;
  culture: number;
  /** All that corruption takes, and how much of it is food because resources are missing. */
  corruption: number;
  corruptionFood: number;
  /** Made, less what pacts take. */
  food: number;
  eaten: number;
  /** Culture lost because food is missing. */
  famine: number;
  resources: number;
  /** What the stocks will be. */
  foodAfter: number;
  resourcesAfter: number;
  discards: number;
  draws: number;
  /** Goods of Trade Routes that nothing will use. */
  wasted: number;
}

/** Losses of production: corruption, feeding, and pacts such as Acceptance of Supremacy. */
function bookLoss(out: Projection, good: Stuff, n: number, why: Id): void {
  if (why === 'consumption') out.eaten += n;
  else if (why === 'corruption') {
    out.corruption += n;
    if (good === 'food') out.corruptionFood += n;
  } else out[good] -= n;
}

/** The end of the turn as it would run now, on a copy of the seat's board. */
export function project(s: TtaState, seat: Seat): Projection {
  const p = playerOf(s, seat);
  const out: Projection = {
    uprising: risesUp(s, seat),
    science: 0,
    culture: 0,
    corruption: 0,
    corruptionFood: 0,
    food: 0,
    eaten: 0,
    famine: 0,
    resources: 0,
    foodAfter: food(p),
    resourcesAfter: resources(p),
    discards: excess(s, seat),
    wasted: tradeWasted(s, p),
    draws: s.age === 0 || s.age === 4 ? 0 : Math.min(MAX_DRAW, militaryActions(p)),
  };
  const mine = { ...p, techs: copy(p.techs), turn: { ...p.turn, extra: { ...p.turn.extra } }, booked: {} };
  const players = s.players.slice();
  players[seat] = mine;
  const ctx: Ctx<Tta> = {
    s: { ...s, players },
    push() {},
    tell(e) {
      if (e.type === 'lose' && e.good === 'culture') out.famine += e.n;
      else if (e.type === 'gain' && (e.good === 'science' || e.good === 'culture')) out[e.good] += e.n;
      else if (e.type === 'gain' && (e.good === 'food' || e.good === 'resources')) out[e.good] += e.n;
      else if (e.type === 'lose' && (e.good === 'food' || e.good === 'resources')) bookLoss(out, e.good, e.n, e.why);
    },
    roll: () => 1,
    shuffle() {},
    reveal() {},
  };
  scoreLeader(ctx, seat);
  if (out.uprising) return out;
  production(ctx, seat);
  out.foodAfter = food(mine);
  out.resourcesAfter = resources(mine);
  return out;
}

/** Would culture be lost for want of food? Acted out only where stock and harvest leave a doubt. */
function famineAhead(s: TtaState, seat: Seat): boolean {
  const p = playerOf(s, seat);
  const due = consumption(p.yellow);
  if (due === 0) return false;
  let farmers = 0;
  let harvest = 0;
  let dearest = 1;
  for (const t of p.techs) {
    const card = WORKER_TECH[t.id];
    if (card.type !== 'farm') continue;
    const value = must(TOKEN_VALUE[card.age], 'age', card.age);
    farmers += t.workers;
    harvest += t.workers * value;
    if (value > dearest) dearest = value;
  }
  const pacts = pactSymbols(s, seat).food;
  const lost = Math.max(0, corruptionOf(p.blue) - resources(p) - traded(s, p, 'resources')) - Math.min(0, pacts);
  const stock = Math.max(0, food(p) + traded(s, p, 'food') - lost);
  // Where change cannot be given, a loss takes up to one token more.
  const sure = lost > 0 ? stock - dearest + 1 : stock;
  if (sure >= due || (p.blue >= farmers && sure + harvest >= due)) return false;
  if (stock + harvest + Math.max(0, pacts) < due) {
    if (p.culture > 0 || cultureRating(s, seat) > 0) return true;
    if (p.leader !== 'genghis-khan' && p.leader !== 'winston-churchill') return false;
  }
  return project(s, seat).famine > 0;
}

/** Goods of Trade Routes that neither corruption nor the meal will use: they are gone at the end of the turn. */
export function tradeWasted(s: TtaState, p: Player): number {
  const [metal, meal] = [traded(s, p, 'resources'), traded(s, p, 'food')];
  const corruption = corruptionOf(p.blue);
  const due = consumption(p.yellow) + Math.max(0, corruption - metal - resources(p));
  return Math.max(0, metal - corruption) + Math.max(0, meal - due);
}

/** The gravest thing that ending the turn now would bring, as a phrase key. */
export function endWarning(s: TtaState, seat: Seat): string | null {
  const p = playerOf(s, seat);
  if (risesUp(s, seat)) return 'uprising';
  if (famineAhead(s, seat)) return 'famine';
  if (excess(s, seat) > 0) return 'discards';
  if (corruptionOf(p.blue) > 0 && (resources(p) > 0 || food(p) > 0)) return 'corruption';
  if (tradeWasted(s, p) > 0) return 'trade-wasted';
  return civilActions(p) > 0 ? 'unused-actions' : null;
}
