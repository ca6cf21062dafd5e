/** Population, buildings and units: growing, building, upgrading. Used by actions, action cards and events alike. */
import { must } from '../../../engine/must.js';
import type { Choice, Ctx, Id, Seat } from '../../../engine/types.js';
import { WORKER_TECH, type WorkerTechId } from '../data/civil.js';
import type { WorkerType } from '../data/civil-techs.js';
import { playerOf } from '../lookup.js';
import type { Player, Tta } from '../types.js';
import { resources } from './goods.js';
import { buildingsOf, isUnit, isUrban, placeWorker, tech } from './people.js';
import { buildPrice, fromStock, pay, payForFood, populationPrice, upgradePrice } from './prices.js';
import { urbanLimit } from './ratings.js';

/** What may be built or upgraded, how much cheaper, and what it takes besides resources. */
interface Scope {
  readonly accepts: (type: WorkerType) => boolean;
  readonly off: number;
  readonly action: 'ca' | 'ma' | null;
}

export const isLand = (type: WorkerType): boolean => type === 'farm' || type === 'mine';
export const isBuilding = (type: WorkerType): boolean => !isUnit(type);

function priced(p: Player, price: number, unit: boolean, action: Scope['action']): Record<string, number> {
  const out: Record<string, number> = { resources: fromStock(p, price, unit) };
  if (out.resources !== price) out.bonus = price - must(out.resources, 'resources');
  if (action) out[action] = 1;
  return out;
}

/** Room under the urban limit for one more of the type (Code of Laws, build: limit). */
export function hasRoom(p: Player, type: WorkerType): boolean {
  return !isUrban(type) || buildingsOf(p, type) < urbanLimit(p);
}

export function listBuilds(p: Player, scope: Scope, out: Choice[]): void {
  if (p.pool === 0) return;
  const stock = resources(p);
  for (const t of p.techs) {
    const type = WORKER_TECH[t.id].type;
    if (!scope.accepts(type)) continue;
    const unit = isUnit(type);
    const price = buildPrice(p, t.id, scope.off);
    if (fromStock(p, price, unit) > stock || !hasRoom(p, type)) continue;
    out.push({
      id: `build:${t.id}`,
      verb: 'build',
      target: `card:${t.id}`,
      price: priced(p, price, unit, scope.action),
    });
  }
}

/** May a worker go from one card to the other, whatever it costs? Bach turns any urban building into a theater. */
export function upgradable(p: Player, from: WorkerTechId, to: WorkerTechId): boolean {
  const a = WORKER_TECH[from];
  const b = WORKER_TECH[to];
  if (a.type === b.type) return a.age < b.age;
  return isBach(p, from, to) && !p.turn.bach && a.age <= b.age && hasRoom(p, 'theater');
}

function isBach(p: Player, from: WorkerTechId, to: WorkerTechId): boolean {
  const a = WORKER_TECH[from].type;
  return p.leader === 'j-s-bach' && isUrban(a) && a !== 'theater' && WORKER_TECH[to].type === 'theater';
}

export function listUpgrades(p: Player, scope: Scope, out: Choice[]): void {
  const stock = resources(p);
  for (const from of p.techs) {
    if (from.workers === 0) continue;
    const type = WORKER_TECH[from.id].type;
    if (!scope.accepts(type)) continue;
    const unit = isUnit(type);
    for (const to of p.techs) {
      if (to === from || !upgradable(p, from.id, to.id)) continue;
      const price = upgradePrice(p, from.id, to.id, scope.off);
      if (fromStock(p, price, unit) > stock) continue;
      out.push({
        id: `upgrade:${from.id}>${to.id}`,
        verb: 'upgrade',
        target: `card:${from.id}`,
        price: priced(p, price, unit, scope.action),
      });
    }
  }
}

export function build(ctx: Ctx<Tta>, seat: Seat, id: WorkerTechId, off: number, why: Id): void {
  const paid = buildPrice(playerOf(ctx.s, seat), id, off);
  pay(ctx, seat, paid, id);
  placeWorker(ctx, seat, id);
  ctx.tell({ type: 'build', seat, card: id, paid, why });
}

export function upgrade(ctx: Ctx<Tta>, seat: Seat, from: WorkerTechId, to: WorkerTechId, off: number, why: Id): void {
  const p = playerOf(ctx.s, seat);
  const paid = upgradePrice(p, from, to, off);
  if (isBach(p, from, to)) p.turn.bach = true;
  pay(ctx, seat, paid, to);
  must(tech(p, from), 'tech').workers -= 1;
  must(tech(p, to), 'tech').workers += 1;
  ctx.tell({ type: 'upgrade', seat, from, card: to, paid, why });
}

/** 'upgrade:bronze>iron' -> ['bronze', 'iron'] */
export function upgradeOf(answerId: string): [WorkerTechId, WorkerTechId] {
  const [from, to] = answerId.slice('upgrade:'.length).split('>');
  return [from as WorkerTechId, to as WorkerTechId];
}

/** Increase population: with food, from the bank to the unused workers. */
export function grow(ctx: Ctx<Tta>, seat: Seat, off: number, why: Id): void {
  const p = playerOf(ctx.s, seat);
  const paid = must(populationPrice(p, off), 'population price');
  payForFood(ctx, seat, paid);
  p.yellow -= 1;
  p.pool += 1;
  ctx.tell({ type: 'grow', seat, paid, why });
}
