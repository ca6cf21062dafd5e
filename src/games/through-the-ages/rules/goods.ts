/**
 * Food and resources are blue tokens on farms and mines. How tokens are put and taken follows the Code of Laws (food
 * and resources); where it leaves a choice, the fewest tokens stay outside the bank (sheet 6.8 no. 83, 88).
 */
import { must } from '../../../engine/must.js';
import type { Ctx, Id, Seat } from '../../../engine/types.js';
import { TOKEN_VALUE } from '../data/board.js';
import { WORKER_TECH } from '../data/civil.js';
import { playerOf } from '../lookup.js';
import type { Player, TechInPlay, Tta } from '../types.js';

export type Stuff = 'food' | 'resources';

interface Store {
  readonly tech: TechInPlay;
  readonly value: number;
}

/** What one blue token is worth on a card: 0 when it cannot be used as that good. */
export function tokenValue(p: Player, tech: TechInPlay, stuff: Stuff): number {
  const card = WORKER_TECH[tech.id];
  if (stuff === 'food') return card.type === 'farm' ? must(TOKEN_VALUE[card.age], 'age', card.age) : 0;
  if (card.type === 'mine') return must(TOKEN_VALUE[card.age], 'age', card.age);
  // Bill Gates' labs keep what lies on them after he has left (Code of Laws, Bill Gates).
  if (card.type === 'lab' && (tech.tokens > 0 || p.leader === 'bill-gates')) return card.age;
  return 0;
}

/** Dearest first. */
function stores(p: Player, stuff: Stuff): Store[] {
  const out: Store[] = [];
  for (const tech of p.techs) {
    const value = tokenValue(p, tech, stuff);
    if (value > 0) out.push({ tech, value });
  }
  return out.sort((a, b) => b.value - a.value);
}

/** May new tokens be put here? Labs take them only while Bill Gates leads. */
function takesNew(p: Player, tech: TechInPlay): boolean {
  return p.leader === 'bill-gates' || WORKER_TECH[tech.id].type !== 'lab';
}

function stored(p: Player, stuff: Stuff): number {
  let sum = 0;
  for (const tech of p.techs) if (tech.tokens > 0) sum += tech.tokens * tokenValue(p, tech, stuff);
  return sum;
}
export const food = (p: Player): number => stored(p, 'food');
export const resources = (p: Player): number => stored(p, 'resources');

/** The nearest amount not above `n` that the bank can give, with as few tokens as possible. */
function put(p: Player, stuff: Stuff, n: number): number {
  let left = n;
  for (const { tech, value } of stores(p, stuff)) {
    if (!takesNew(p, tech)) continue;
    const tokens = Math.min(p.blue, Math.floor(left / value));
    tech.tokens += tokens;
    p.blue -= tokens;
    left -= tokens * value;
  }
  return n - left;
}

/**
 * Takes exactly `n` if change can be made, else the least more that is possible. No token ever moves to a dearer card:
 * from any card upwards, what lies there afterwards is worth at most what lay there before.
 */
function take(p: Player, stuff: Stuff, n: number): number {
  if (n <= 0) return 0;
  const list = stores(p, stuff);
  const have = list.reduce((sum, x) => sum + x.tech.tokens * x.value, 0);
  const tokens = list.reduce((sum, x) => sum + x.tech.tokens, 0);
  for (let keep = Math.max(0, have - n); keep >= 0; keep--) {
    const plan = layOut(p, list, keep, tokens + p.blue);
    if (!plan) continue;
    let outside = 0;
    for (let i = 0; i < list.length; i++) {
      outside += must(plan[i], 'step', i);
      must(list[i], 'entry', i).tech.tokens = must(plan[i], 'step', i);
    }
    p.blue += tokens - outside;
    return have - keep;
  }
  return 0;
}

/** Tokens per store that are worth `keep` together, dearest first; null when they are more than `limit`. */
function layOut(p: Player, list: readonly Store[], keep: number, limit: number): number[] | null {
  const plan: number[] = [];
  let left = keep;
  let room = 0;
  let used = 0;
  for (const { tech, value } of list) {
    room += tech.tokens * value;
    let count = Math.min(Math.floor(left / value), Math.floor(room / value));
    if (!takesNew(p, tech)) count = Math.min(count, tech.tokens);
    plan.push(count);
    left -= count * value;
    room -= count * value;
    used += count;
  }
  return left === 0 && used <= limit ? plan : null;
}

function gain(ctx: Ctx<Tta>, seat: Seat, stuff: Stuff, n: number, why: Id): number {
  if (n <= 0) return 0;
  const got = put(playerOf(ctx.s, seat), stuff, n);
  // Nothing at all is told too: it says that the bank is empty.
  ctx.tell({ type: 'gain', seat, good: stuff, n: got, why });
  return got;
}
/** Returns what was really gained: an empty bank gives less. */
export const gainFood = (ctx: Ctx<Tta>, seat: Seat, n: number, why: Id): number => gain(ctx, seat, 'food', n, why);
export const gainResources = (ctx: Ctx<Tta>, seat: Seat, n: number, why: Id): number =>
  gain(ctx, seat, 'resources', n, why);

function lose(ctx: Ctx<Tta>, seat: Seat, stuff: Stuff, n: number, why: Id): number {
  const lost = take(playerOf(ctx.s, seat), stuff, n);
  if (lost > 0) ctx.tell({ type: 'lose', seat, good: stuff, n: lost, why });
  return lost;
}
/** A forced loss: all there is when that is less. Returns what was really lost. */
export const loseFood = (ctx: Ctx<Tta>, seat: Seat, n: number, why: Id): number => lose(ctx, seat, 'food', n, why);
export const loseResources = (ctx: Ctx<Tta>, seat: Seat, n: number, why: Id): number =>
  lose(ctx, seat, 'resources', n, why);

/** A price that is known to be affordable; the event of what was bought tells it. */
export function payFood(ctx: Ctx<Tta>, seat: Seat, n: number): void {
  take(playerOf(ctx.s, seat), 'food', n);
}
export function payResources(ctx: Ctx<Tta>, seat: Seat, n: number): void {
  take(playerOf(ctx.s, seat), 'resources', n);
}

/** Blue tokens from the box into the bank. */
export function gainBlue(ctx: Ctx<Tta>, seat: Seat, n: number, why: Id): void {
  if (n <= 0) return;
  const p = playerOf(ctx.s, seat);
  p.blue += n;
  p.boxBlue += n;
  ctx.tell({ type: 'gain', seat, good: 'blue', n, why });
}

/** Blue tokens to the box: from the bank, the rest from farms and mines of the owner's choice. */
export function loseBlue(ctx: Ctx<Tta>, seat: Seat, n: number, why: Id): void {
  if (n <= 0) return;
  const p = playerOf(ctx.s, seat);
  const bank = Math.min(n, p.blue);
  if (bank > 0) {
    p.blue -= bank;
    p.boxBlue -= bank;
    ctx.tell({ type: 'lose', seat, good: 'blue', n: bank, why });
  }
  if (n > bank) ctx.push({ kind: 'lose-blue', seat, step: 0, left: n - bank, to: 'box', why });
}

/** Blue tokens lying on technologies. */
export function looseTokens(p: Player): number {
  let sum = 0;
  for (const tech of p.techs) sum += tech.tokens;
  return sum;
}
