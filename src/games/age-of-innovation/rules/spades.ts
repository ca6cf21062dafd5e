/** Free spades: on one or several hexes, perhaps followed by a workshop (rulebook p. 11-12, sheet 9, rows 24 to 28, 54 to 56). */
import { amountOf, must } from '../../../engine/must.js';
import type { Answer, Choice, FrameRules, Seat } from '../../../engine/types.js';
import type { Access, Context, SpadeMode, SpadesFrame, State, Types } from '../types.js';
import {
  ACCESS_PRICE,
  build,
  buySpades,
  canPayWorkshop,
  dig,
  isEmptyLand,
  spadesNeeded,
  travel,
  WORKSHOP_PRICE,
  workPrice,
} from './build.js';
import { canAfford, hexAt, hexName, type Price, pay, piecesLeft, playerOf, targetOf } from './common.js';
import { reachOf, waysOf } from './reach.js';

interface SpadeRules {
  /** Missing spades for the first hex may be bought. */
  readonly buy: boolean;
  readonly workshop: 'no' | 'paid' | 'free';
  /** The first hex must be finished before another is begun. */
  readonly finishFirst: boolean;
  /** Tunnel and flight belong to the action "terraform and build". */
  readonly skips: boolean;
}

const RULES: Readonly<Record<SpadeMode, SpadeRules>> = {
  action: { buy: true, workshop: 'paid', finishFirst: true, skips: true },
  lizards: { buy: true, workshop: 'free', finishFirst: true, skips: true },
  opening: { buy: true, workshop: 'no', finishFirst: true, skips: false },
  desert: { buy: false, workshop: 'no', finishFirst: true, skips: false },
  science: { buy: false, workshop: 'no', finishFirst: false, skips: false },
};

const FINISHED = 1;

/** 'dig:E7@tunnel' */
export function withAccess(id: string, by: Access): string {
  return by === '' ? id : `${id}@${by}`;
}

/** Takes an id such as 'dig:E7@tunnel' apart. */
export function parseWork(s: State, id: string): { verb: string; hex: number; by: Access } {
  const [verb, rest] = id.split(':') as [string, string];
  const [name, by] = rest.split('@') as [string, Access | undefined];
  return { verb, hex: hexAt(s, name), by: by ?? '' };
}

/** The seat's means once the way there is paid. */
function afterTravel(s: State, seat: Seat, by: Access): { tools: number } | null {
  const p = playerOf(s, seat);
  if (!canAfford(p, ACCESS_PRICE[by])) return null;
  return { tools: p.tools - (ACCESS_PRICE[by].tools ?? 0) };
}

/** Most spades that can go into one hex now. Missing ones are bought for the first hex only. */
function mostSpades(s: State, f: SpadesFrame, hex: number, by: Access): number {
  const left = afterTravel(s, f.seat, by);
  if (!left) return 0;
  const need = spadesNeeded(s, f.seat, hex);
  const buys = RULES[f.mode].buy && (f.first < 0 || f.first === hex);
  if (!buys || need <= f.free) return Math.min(need, f.free);
  return Math.min(need, f.free + Math.floor(left.tools / playerOf(s, f.seat).terraforming));
}

/** Digging into a hex with each possible number of spades, which mostly is as many as can be. */
function digChoice(s: State, f: SpadesFrame, hex: number, by: Access): Choice | null {
  const most = mostSpades(s, f, hex, by);
  if (most === 0) return null;
  const name = hexName(s, hex);
  const prices = Array.from({ length: most }, (_, i) => workPrice(s, f.seat, Math.max(0, i + 1 - f.free), by, false));
  const costs = prices.some((price) => Object.keys(price).length > 0);
  return {
    id: withAccess(`dig:${name}`, by),
    verb: 'dig',
    target: `hex:${name}`,
    range: [1, most],
    usual: most,
    ...(costs ? { price: must(prices[0], 'price'), prices } : {}),
  };
}

const PAID: readonly Access[] = [''];

function workshopChoices(s: State, f: SpadesFrame, reach: Uint8Array): Choice[] {
  const rules = RULES[f.mode];
  if (rules.workshop === 'no' || piecesLeft(s, f.seat, 'workshop') === 0) return [];
  const out: Choice[] = [];
  const free = rules.workshop === 'free';
  const anywhere = free || f.first < 0;
  for (let h = 0; h < reach.length; h++) {
    // The way to the first hex is already paid.
    const ways = h === f.first ? PAID : waysOf(anywhere ? must(reach[h], 'space', h) : 0);
    if (ways.length === 0 || !isEmptyLand(s, h) || spadesNeeded(s, f.seat, h) > 0) continue;
    for (const by of ways) {
      const price = free ? ACCESS_PRICE[by] : sum(WORKSHOP_PRICE, ACCESS_PRICE[by]);
      if (canAfford(playerOf(s, f.seat), price)) out.push(workshopChoice(s, f, h, by, price));
    }
  }
  return out;
}

function workshopChoice(s: State, f: SpadesFrame, hex: number, by: Access, price: Price): Choice {
  const lost = f.free > 0 ? { warn: 'spades-lost', facts: { lost: f.free } } : {};
  const name = hexName(s, hex);
  return { id: withAccess(`build:${name}`, by), verb: 'build', target: `hex:${name}`, price, ...lost };
}

function sum(a: Price, b: Price): Price {
  const tools = (a.tools ?? 0) + (b.tools ?? 0);
  return { ...a, ...b, ...(tools > 0 ? { tools } : {}) };
}

function choicesOf(s: State, f: SpadesFrame): Choice[] {
  const rules = RULES[f.mode];
  const reach = reachOf(s, f.seat, rules.skips);
  const out: Choice[] = [];
  const firstOpen = f.first >= 0 && rules.finishFirst && spadesNeeded(s, f.seat, f.first) > 0;
  if (f.free > 0 && firstOpen) {
    // The first hex comes first (row 25); the way there is already paid.
    const more = s.oldSpades ? null : digChoice(s, f, f.first, '');
    if (more) out.push(more);
  } else if (f.free > 0) {
    for (let h = 0; h < reach.length; h++) {
      if (reach[h] === 0 || !isEmptyLand(s, h) || spadesNeeded(s, f.seat, h) === 0) continue;
      const ways = waysOf(must(reach[h], 'space', h));
      out.push(...ways.map((by) => digChoice(s, f, h, by)).filter((choice) => choice !== null));
    }
  }
  out.push(...workshopChoices(s, f, reach));
  return out;
}

/** Would these spades be of any use? Asked before the action is offered. */
export function spadesUseful(s: State, seat: Seat): boolean {
  const p = playerOf(s, seat);
  const reach = reachOf(s, seat, true);
  const canBuild = piecesLeft(s, seat, 'workshop') > 0 && canPayWorkshop(s, seat);
  for (let h = 0; h < reach.length; h++) {
    if (reach[h] === 0 || !isEmptyLand(s, h)) continue;
    if (spadesNeeded(s, seat, h) === 0 && !canBuild) continue;
    const workshop = spadesNeeded(s, seat, h) === 0;
    for (const by of waysOf(must(reach[h], 'space', h))) {
      if (canAfford(p, workshop ? sum(WORKSHOP_PRICE, ACCESS_PRICE[by]) : ACCESS_PRICE[by])) return true;
    }
  }
  return false;
}

function loseSpades(ctx: Context, f: SpadesFrame): void {
  if (f.free > 0) ctx.tell({ type: 'lost', seat: f.seat, why: f.from, what: 'spades', n: f.free });
}

function work(ctx: Context, f: SpadesFrame, a: Answer): void {
  const { s } = ctx;
  const { verb, hex, by } = parseWork(s, a.id);
  travel(ctx, f.seat, by);
  if (verb === 'dig') {
    const bought = Math.max(0, amountOf(a) - f.free);
    buySpades(ctx, f.seat, bought);
    f.free -= amountOf(a) - bought;
    dig(ctx, f.seat, hex, amountOf(a), f.from, by);
    if (f.first < 0) f.first = hex;
    return;
  }
  if (RULES[f.mode].workshop === 'paid') pay(ctx, f.seat, WORKSHOP_PRICE, 'workshop');
  build(ctx, f.seat, hex, 'workshop', f.from);
  loseSpades(ctx, f);
  f.step = FINISHED;
  ctx.push({ kind: 'rewards', seat: f.seat, step: 0, list: ['city'], from: f.from });
}

export const spades: FrameRules<Types, SpadesFrame> = {
  run(ctx, f) {
    if (f.step === FINISHED) return 'done';
    if (choicesOf(ctx.s, f).length > 0) return 'ask';
    loseSpades(ctx, f);
    return 'done';
  },
  ask(s, f) {
    const stop: Choice = {
      id: 'done',
      verb: 'done',
      ...(f.free > 0 ? { warn: 'spades-lost', facts: { lost: f.free } } : {}),
    };
    return {
      seat: f.seat,
      topic: 'spades',
      from: targetOf(f.from),
      facts: { free: f.free, ...(f.first >= 0 ? { first: hexName(s, f.first) } : {}) },
      choices: [...choicesOf(s, f), stop],
    };
  },
  take(ctx, f, a) {
    if (a.id !== 'done') return work(ctx, f, a);
    loseSpades(ctx, f);
    f.step = FINISHED;
  },
};
