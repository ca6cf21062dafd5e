/** Prices in food and resources, in the order of sheet 6.3, and paying them. */
import type { Ctx, Seat } from '../../../engine/types.js';
import { SPECIAL, WORKER_TECH, type WorkerTechId } from '../data/civil.js';
import { playerOf } from '../lookup.js';
import type { Player, Tta } from '../types.js';
import { food, payFood, payResources, resources } from './goods.js';
import { buildingsOf, isUnit, isUrban } from './people.js';
import { populationCost } from './ratings.js';

/** Food for one more worker; null when the yellow bank is empty. */
export function populationPrice(p: Player, off: number): number | null {
  const cost = populationCost(p.yellow);
  if (cost === null) return null;
  return Math.max(0, cost - (p.leader === 'moses' ? 1 : 0) - off);
}

/** Printed cost with the standing modifiers of this card (sheet 6.3, steps 1 and 2). */
export function standingPrice(p: Player, id: WorkerTechId): number {
  const card = WORKER_TECH[id];
  let price = card.resources;
  if (isUrban(card.type)) {
    for (const special of p.specials) price -= SPECIAL[special].builds?.off[card.age] ?? 0;
    price -= shakespeare(p, card.type);
  }
  return Math.max(0, price);
}

/** Theaters are cheaper while a library stands, and the other way round: one off, also in science. */
export function shakespeare(p: Player, type: string): number {
  if (p.leader !== 'william-shakespeare') return 0;
  if (type === 'theater') return buildingsOf(p, 'library') > 0 ? 1 : 0;
  if (type === 'library') return buildingsOf(p, 'theater') > 0 ? 1 : 0;
  return 0;
}

export const buildPrice = (p: Player, id: WorkerTechId, off: number): number => Math.max(0, standingPrice(p, id) - off);

/** The difference is floored before the discount of a card, and again after it. */
export function upgradePrice(p: Player, from: WorkerTechId, to: WorkerTechId, off: number): number {
  return Math.max(0, Math.max(0, standingPrice(p, to) - standingPrice(p, from)) - off);
}

/** Resources of this turn that only units may use. */
function unitMoney(p: Player): number {
  return p.turn.extra.unitResources + (homerReady(p) ? 1 : 0);
}
const homerReady = (p: Player): boolean => p.leader === 'homer' && !p.turn.homer;

/** All that can be spent on a building, a stage or a unit. */
export function purse(p: Player, unit: boolean): number {
  return resources(p) + p.turn.extra.resources + (unit ? unitMoney(p) : 0);
}
export const larder = (p: Player): number => food(p) + p.turn.extra.food;

/** What a price takes from the stock after the resources of the turn. */
export function fromStock(p: Player, price: number, unit: boolean): number {
  return Math.max(0, price - p.turn.extra.resources - (unit ? unitMoney(p) : 0));
}

/** Food as it is shown: from the stock, and what Trade Routes pays. */
export function foodPrice(p: Player, price: number): Record<string, number> {
  const traded = Math.min(price, p.turn.extra.food);
  return traded > 0 ? { food: price - traded, 'bonus-food': traded } : { food: price };
}

/** Resources of the turn go first (Code of Laws, temporary resources): Homer's, for units, for anything, the stock. */
export function pay(ctx: Ctx<Tta>, seat: Seat, price: number, id: WorkerTechId | null): void {
  const p = playerOf(ctx.s, seat);
  const extra = p.turn.extra;
  let due = price;
  if (id && isUnit(WORKER_TECH[id].type)) {
    if (due > 0 && homerReady(p)) {
      p.turn.homer = true;
      due -= 1;
    }
    const units = Math.min(due, extra.unitResources);
    extra.unitResources -= units;
    due -= units;
  }
  const any = Math.min(due, extra.resources);
  extra.resources -= any;
  payResources(ctx, seat, due - any);
}

export function payForFood(ctx: Ctx<Tta>, seat: Seat, price: number): void {
  const extra = playerOf(ctx.s, seat).turn.extra;
  const any = Math.min(price, extra.food);
  extra.food -= any;
  payFood(ctx, seat, price - any);
}
