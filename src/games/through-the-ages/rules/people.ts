/** Yellow tokens: the bank, unused workers, and workers on cards. */
import { must } from '../../../engine/must.js';
import type { Ctx, Id, Seat } from '../../../engine/types.js';
import { WORKER_TECH, type WorkerTechId } from '../data/civil.js';
import { FARM_MINE, UNITS, URBAN, type UrbanType, type WorkerType } from '../data/civil-techs.js';
import { playerOf } from '../lookup.js';
import type { Player, TechInPlay, Tta } from '../types.js';

type Group = 'land' | 'urban' | 'unit';
const GROUP = Object.fromEntries([
  ...FARM_MINE.map((type) => [type, 'land']),
  ...URBAN.map((type) => [type, 'urban']),
  ...UNITS.map((type) => [type, 'unit']),
]) as Readonly<Record<WorkerType, Group>>;
export const isUrban = (type: WorkerType): type is UrbanType => GROUP[type] === 'urban';
export const isUnit = (type: WorkerType): boolean => GROUP[type] === 'unit';

export function tech(p: Player, id: string): TechInPlay | null {
  for (const t of p.techs) if (t.id === id) return t;
  return null;
}

/** Workers on all cards. */
export function workersOn(p: Player): number {
  let sum = 0;
  for (const t of p.techs) sum += t.workers;
  return sum;
}

/** Buildings or units of a type, of all levels. */
export function buildingsOf(p: Player, type: WorkerType): number {
  let sum = 0;
  for (const t of p.techs) if (t.workers > 0 && WORKER_TECH[t.id].type === type) sum += t.workers;
  return sum;
}

export function unitCount(p: Player): number {
  let sum = 0;
  for (const t of p.techs) if (t.workers > 0 && isUnit(WORKER_TECH[t.id].type)) sum += t.workers;
  return sum;
}

/** The highest level of a type that has a worker; -1 when there is none. */
export function bestLevel(p: Player, type: WorkerType): number {
  let best = -1;
  for (const t of p.techs) {
    if (t.workers === 0) continue;
    const card = WORKER_TECH[t.id];
    if (card.type === type && card.age > best) best = card.age;
  }
  return best;
}

/** From the box into the bank. */
export function gainYellow(ctx: Ctx<Tta>, seat: Seat, n: number, why: Id): void {
  if (n <= 0) return;
  const p = playerOf(ctx.s, seat);
  p.yellow += n;
  p.boxYellow += n;
  ctx.tell({ type: 'gain', seat, good: 'yellow', n, why });
}

/** From the bank to the box, as many as are there. */
export function loseYellow(ctx: Ctx<Tta>, seat: Seat, n: number, why: Id): number {
  const p = playerOf(ctx.s, seat);
  const lost = Math.min(n, p.yellow);
  if (lost <= 0) return 0;
  p.yellow -= lost;
  p.boxYellow -= lost;
  ctx.tell({ type: 'lose', seat, good: 'yellow', n: lost, why });
  return lost;
}

/** From one bank into another, as many as are there. */
export function moveYellow(ctx: Ctx<Tta>, from: Seat, to: Seat, n: number, why: Id): number {
  const moved = loseYellow(ctx, from, n, why);
  gainYellow(ctx, to, moved, why);
  return moved;
}

/** "Gain population": free, from the bank to the unused workers. */
export function gainPopulation(ctx: Ctx<Tta>, seat: Seat, n: number, why: Id): number {
  const p = playerOf(ctx.s, seat);
  const got = Math.min(n, p.yellow);
  if (got <= 0) return 0;
  p.yellow -= got;
  p.pool += got;
  ctx.tell({ type: 'gain', seat, good: 'population', n: got, why });
  return got;
}

/** Unused workers go first; after that the owner chooses workers on cards. */
export function losePopulation(ctx: Ctx<Tta>, seat: Seat, n: number, why: Id): void {
  if (n > 0) ctx.push({ kind: 'lose-population', seat, step: 0, left: n, why });
}

/** An unused worker steps onto a card. Paying is somebody else's business. */
export function placeWorker(ctx: Ctx<Tta>, seat: Seat, id: WorkerTechId): void {
  const p = playerOf(ctx.s, seat);
  must(tech(p, id), 'tech').workers += 1;
  p.pool -= 1;
}

/** Destroyed building, disbanded unit: the worker is unused again. */
export function destroy(ctx: Ctx<Tta>, seat: Seat, id: WorkerTechId, why: Id): void {
  const p = playerOf(ctx.s, seat);
  must(tech(p, id), 'tech').workers -= 1;
  p.pool += 1;
  ctx.tell({ type: 'destroyed', seat, card: id, why });
}

/** A unit sent to colonise: its token returns to the bank. */
export function sacrifice(ctx: Ctx<Tta>, seat: Seat, id: WorkerTechId): void {
  const p = playerOf(ctx.s, seat);
  must(tech(p, id), 'tech').workers -= 1;
  p.yellow += 1;
  ctx.tell({ type: 'sacrificed', seat, card: id });
}
