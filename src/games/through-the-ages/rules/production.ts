/** Production, corruption and consumption: automatic, in the order of the Code of Laws (end of turn, production). */
import { must } from '../../../engine/must.js';
import type { Ctx, Id, Seat } from '../../../engine/types.js';
import { FAMINE, TOKEN_VALUE } from '../data/board.js';
import { WORKER_TECH } from '../data/civil.js';
import { playerOf } from '../lookup.js';
import type { Player, TechInPlay, Tta, TtaState } from '../types.js';
import { labOutput } from './cards/leaders.js';
import { food, gainFood, gainResources, loseFood, loseResources, resources, type Stuff, tokenValue } from './goods.js';
import { pactSymbols } from './military/effects.js';
import { loseCulture } from './points.js';
import { consumption, corruptionOf } from './ratings.js';
import { hasWonder } from './symbols.js';

interface Yield {
  /** Farms, or mines with the Railroad. */
  readonly land: number;
  /** Labs under Bill Gates. */
  readonly labs: number;
  readonly pacts: number;
  readonly total: number;
}

/** Food of one full production, as if the bank never ran short. */
export function foodYield(s: TtaState, seat: Seat): Yield {
  const p = playerOf(s, seat);
  let land = 0;
  for (const t of p.techs) {
    const card = WORKER_TECH[t.id];
    if (card.type === 'farm') land += t.workers * must(TOKEN_VALUE[card.age], 'age', card.age);
  }
  const pacts = pactSymbols(s, seat).food;
  return { land, labs: 0, pacts, total: Math.max(0, land + pacts) };
}

export function resourceYield(s: TtaState, seat: Seat): Yield {
  const p = playerOf(s, seat);
  let land = 0;
  for (const t of p.techs) {
    const card = WORKER_TECH[t.id];
    if (card.type === 'mine') land += t.workers * must(TOKEN_VALUE[card.age], 'age', card.age);
  }
  const best = railroadMine(p);
  if (best) land += must(TOKEN_VALUE[WORKER_TECH[best.id].age], 'age', WORKER_TECH[best.id].age);
  const labs = p.leader === 'bill-gates' ? labOutput(p) : 0;
  const pacts = pactSymbols(s, seat).resources;
  return { land, labs, pacts, total: Math.max(0, land + labs + pacts) };
}

/** The best staffed mine makes one token more (Transcontinental Railroad, sheet no. 76). */
function railroadMine(p: Player): TechInPlay | null {
  if (!hasWonder(p, 'transcontinental-railroad')) return null;
  let best: TechInPlay | null = null;
  for (const t of p.techs) {
    const card = WORKER_TECH[t.id];
    if (card.type === 'mine' && t.workers > 0 && (!best || card.age > WORKER_TECH[best.id].age)) best = t;
  }
  return best;
}

/** One token per worker onto its own card; when the bank runs short the best cards are served first. */
function produce(ctx: Ctx<Tta>, seat: Seat, stuff: Stuff, why: Id): void {
  const p = playerOf(ctx.s, seat);
  const extra = stuff === 'resources' ? railroadMine(p) : null;
  const makers = p.techs
    .filter((t) => t.workers > 0 && makes(p, t, stuff))
    .sort((a, b) => tokenValue(p, b, stuff) - tokenValue(p, a, stuff));
  let made = 0;
  for (const t of makers) {
    const tokens = Math.min(p.blue, t.workers + (t === extra ? 1 : 0));
    t.tokens += tokens;
    p.blue -= tokens;
    made += tokens * tokenValue(p, t, stuff);
  }
  if (made > 0) ctx.tell({ type: 'gain', seat, good: stuff, n: made, why });
}

function makes(p: Player, t: TechInPlay, stuff: Stuff): boolean {
  const card = WORKER_TECH[t.id];
  if (stuff === 'food') return card.type === 'farm';
  return card.type === 'mine' || (card.type === 'lab' && card.age > 0 && p.leader === 'bill-gates');
}

export function produceFood(ctx: Ctx<Tta>, seat: Seat, why: Id): void {
  produce(ctx, seat, 'food', why);
  const pact = pactSymbols(ctx.s, seat).food;
  if (pact > 0) gainFood(ctx, seat, pact, 'pact');
  else loseFood(ctx, seat, -pact, 'pact');
}

export function produceResources(ctx: Ctx<Tta>, seat: Seat, why: Id): void {
  produce(ctx, seat, 'resources', why);
  const pact = pactSymbols(ctx.s, seat).resources;
  if (pact > 0) gainResources(ctx, seat, pact, 'pact');
  else loseResources(ctx, seat, -pact, 'pact');
}

/** Food or resources of this turn that end-of-turn payments may use before the stock. */
export function traded(s: TtaState, p: Player, stuff: Stuff): number {
  return s.options.oldTrade ? 0 : p.turn.extra[stuff];
}

/** What is due of a loss after goods of this turn: they go first, and losing follows spending (Code of Laws p. 11). */
function afterTraded(ctx: Ctx<Tta>, seat: Seat, stuff: Stuff, due: number, why: Id): number {
  const p = playerOf(ctx.s, seat);
  const n = Math.min(due, traded(ctx.s, p, stuff));
  if (n <= 0) return due;
  p.turn.extra[stuff] -= n;
  ctx.tell({ type: 'pool-spent', seat, n, what: stuff, why });
  return due - n;
}

/** Missing resources are taken from food, one for one. */
export function takeCorruption(ctx: Ctx<Tta>, seat: Seat): void {
  const p = playerOf(ctx.s, seat);
  const all = corruptionOf(p.blue);
  if (all === 0) return;
  const due = afterTraded(ctx, seat, 'resources', all, 'corruption');
  const missing = Math.max(0, due - resources(p));
  loseResources(ctx, seat, due, 'corruption');
  loseFood(ctx, seat, afterTraded(ctx, seat, 'food', missing, 'corruption'), 'corruption');
}

/** Each missing food costs culture points. */
export function consume(ctx: Ctx<Tta>, seat: Seat): void {
  const p = playerOf(ctx.s, seat);
  const all = consumption(p.yellow);
  if (all === 0) return;
  const due = afterTraded(ctx, seat, 'food', all, 'consumption');
  const missing = Math.max(0, due - food(p));
  loseFood(ctx, seat, due, 'consumption');
  loseCulture(ctx, seat, missing * FAMINE, 'famine', 'famine');
}
