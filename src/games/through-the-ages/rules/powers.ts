/** What leaders, Ocean Liner Service and Trade Routes let a seat do in its action phase beside the common actions. */
import type { Answer, Choice, Ctx, Seat } from '../../../engine/types.js';
import { WORKER_TECH, type WorkerTechId } from '../data/civil.js';
import { playerOf } from '../lookup.js';
import type { Player, Tta, TtaState } from '../types.js';
import { militaryActions, spendMilitary } from './actions-spent.js';
import { build, grow } from './build.js';
import { food, loseFood, loseResources, resources } from './goods.js';
import { tradeRoutes } from './military/effects.js';
import { gainPopulation, isUnit } from './people.js';
import { score } from './points.js';
import { buildPrice, foodPrice, fromStock, larder, populationPrice, purse } from './prices.js';
import { hasWonder } from './symbols.js';

/** Sheet no. 59. */
const CHURCHILL = { culture: 3, science: 3, resources: 3 } as const;

export function listPowers(s: TtaState, seat: Seat, out: Choice[]): void {
  const p = playerOf(s, seat);
  if (p.leader === 'hammurabi' && !p.turn.hammurabi && militaryActions(p) > 0) {
    out.push({ id: 'hammurabi', verb: 'hammurabi', target: 'card:hammurabi', price: { ma: 1 } });
  }
  if (p.leader === 'frederick-barbarossa' && militaryActions(p) > 0) listBarbarossa(p, out);
  if (p.leader === 'winston-churchill' && !p.turn.churchill) {
    out.push(
      { id: 'churchill:culture', verb: 'churchill', target: 'card:winston-churchill' },
      { id: 'churchill:military', verb: 'churchill', target: 'card:winston-churchill' },
    );
  }
  if (!p.turn.oceanLiner && p.yellow > 0 && hasWonder(p, 'ocean-liner-service')) {
    out.push({ id: 'ocean-liner', verb: 'ocean-liner', target: 'card:ocean-liner-service' });
  }
  listTrade(s, seat, out);
}

/** Trade Routes: once in the own turn, for any payment of it. */
export function listTrade(s: TtaState, seat: Seat, out: Choice[]): void {
  const p = playerOf(s, seat);
  if (seat !== s.turn || p.turn.tradeRoutes) return;
  const side = tradeRoutes(s, seat);
  const target = 'card:p1-trade-routes';
  if (side === 'A' && food(p) > 0) out.push({ id: 'trade:food', verb: 'trade', target, price: { food: 1 } });
  if (side === 'B' && resources(p) > 0) {
    out.push({ id: 'trade:resources', verb: 'trade', target, price: { resources: 1 } });
  }
}

/** One food and one resource less for a new worker who becomes a unit at once (sheet no. 28). */
function listBarbarossa(p: Player, out: Choice[]): void {
  const price = populationPrice(p, 1);
  if (price === null || price > larder(p)) return;
  for (const t of p.techs) {
    if (!isUnit(WORKER_TECH[t.id].type)) continue;
    const cost = buildPrice(p, t.id, 1);
    if (cost > purse(p, true)) continue;
    out.push({
      id: `barbarossa:${t.id}`,
      verb: 'barbarossa',
      target: `card:${t.id}`,
      price: { ...foodPrice(p, price), resources: fromStock(p, cost, true), ma: 1 },
    });
  }
}

/** Returns whether the answer was one of these. */
export function takePower(ctx: Ctx<Tta>, seat: Seat, a: Answer): boolean {
  const p = playerOf(ctx.s, seat);
  const [verb, rest = ''] = a.id.split(':');
  switch (verb) {
    case 'hammurabi':
      spendMilitary(p, 1);
      p.turn.hammurabi = true;
      p.turn.extra.ca += 1;
      ctx.tell({ type: 'gain', seat, good: 'ca', n: 1, why: 'card:hammurabi' });
      return true;
    case 'barbarossa':
      spendMilitary(p, 1);
      grow(ctx, seat, 1, 'card:frederick-barbarossa');
      build(ctx, seat, rest as WorkerTechId, 1, 'card:frederick-barbarossa');
      return true;
    case 'churchill':
      churchill(ctx, seat, rest === 'culture');
      return true;
    case 'ocean-liner':
      p.turn.oceanLiner = true;
      gainPopulation(ctx, seat, 1, 'card:ocean-liner-service');
      return true;
    case 'trade':
      p.turn.tradeRoutes = true;
      if (rest === 'food') {
        loseFood(ctx, seat, 1, 'card:p1-trade-routes');
        p.turn.extra.resources += 1;
      } else {
        loseResources(ctx, seat, 1, 'card:p1-trade-routes');
        p.turn.extra.food += 1;
      }
      ctx.tell({ type: 'pool', seat, n: 1, what: rest === 'food' ? 'resource' : 'food', why: 'card:p1-trade-routes' });
      return true;
    default:
      return false;
  }
}

export function churchill(ctx: Ctx<Tta>, seat: Seat, culture: boolean): void {
  const p = playerOf(ctx.s, seat);
  p.turn.churchill = true;
  const why = 'card:winston-churchill';
  if (culture) {
    score(ctx, seat, CHURCHILL.culture, 'leaders', why);
    return;
  }
  p.turn.extra.unitScience += CHURCHILL.science;
  p.turn.extra.unitResources += CHURCHILL.resources;
  ctx.tell({ type: 'pool', seat, n: CHURCHILL.science, what: 'unit-science', why });
  ctx.tell({ type: 'pool', seat, n: CHURCHILL.resources, what: 'unit-resources', why });
}
