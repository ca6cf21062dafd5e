/** Transform and build (rulebook p. 9 to 11; sheet 6.4, 6.5): bought spades in one answer, free ones step by step. */
import { must } from '../../../engine/must.js';
import type { Choice, Seat } from '../../../engine/types.js';
import { stepsBetween } from '../../terra-kit/circle.js';
import { DWELLING, NONE, type PowerActionId, type Price, RIVER, TERRAINS, type Terrain } from '../data/ids.js';
import { HEXES, hexOf, NAMES } from '../data/map.js';
import type { SpadesFrame, State, TurnFrame, Work } from '../types.js';
import { pieceLeft, putDwelling } from './build.js';
import { hooksOf } from './factions/index.js';
import { gainSpades } from './free-spades.js';
import { boardOf, canPay, pay, plus, score, seatOf } from './goods.js';
import type { C } from './hooks.js';
import { FAR, OUT, type ReachHow, reach, shippingOf, skipsOf } from './reach.js';
import type { Reward } from './rewards.js';
import { scoreDeed } from './scoring.js';
import { spadePrice } from './tracks.js';
import { noWork } from './turn-frame.js';

const TARGET = NAMES.map((n) => `hex:${n}`);
const BUILD_ID = NAMES.map((n) => `build:${n}`);
const DIG_ID = NAMES.map((n) => TERRAINS.map((t) => `dig:${n}>${t}`));
const NO_PRICE: Price = {};

export const homeOf = (s: State, seat: Seat): number => TERRAINS.indexOf(boardOf(s, seat).home);

/** Spades to change a hex, or 0 when there is nothing to change or the faction cannot. */
export function spadesNeeded(s: State, seat: Seat, from: number, to: number): number {
  if (from === to) return 0;
  const own = hooksOf(s, seat).spadesFor;
  return own ? own(s, from, to) : must(must(STEPS[from], 'terrain', from)[to], 'terrain', to);
}

/** What the running action allows: how far it reaches, which spades are free, what may be bought and built. */
interface Dig {
  readonly how: ReachHow;
  readonly work: Work;
  /** Free spades in hand. */
  readonly free: number;
  readonly buy: boolean;
  readonly build: boolean;
  /** Only the home terrain may be made (a hex was left half-way before). */
  readonly homeOnly: boolean;
  /** Spades must come from the hand or be bought; without them nothing can be transformed. */
  readonly tunnels: boolean;
}

function tunnelPrice(s: State, seat: Seat): Price {
  return hooksOf(s, seat).tunnel?.(s, seat).price ?? NO_PRICE;
}

/** Price of `spades` in one hex, reached so: bought ones, and the tunnel unless this action paid for it already. */
function digPrice(s: State, seat: Seat, d: Dig, hex: number, spades: number, far: boolean): Price {
  const bought = Math.max(0, spades - d.free);
  const price = plus(NO_PRICE, spadePrice(s, seat), bought);
  return far && d.work.tunnel !== hex ? plus(price, tunnelPrice(s, seat)) : price;
}

/** Never more than three spades go into one hex. */
const MOST_SPADES = 3;
/** Spades between two terrains for everybody without a rule of their own. */
const STEPS = TERRAINS.map((_, from) => TERRAINS.map((__, to) => stepsBetween(from, to, TERRAINS.length)));

/** Prices by spades bought, without and with the tunnel; null where one cannot pay. */
function prices(s: State, seat: Seat, d: Dig, extra: Price): (Price | null)[][] {
  const p = seatOf(s, seat);
  const spade = spadePrice(s, seat);
  return [extra, plus(extra, tunnelPrice(s, seat))].map((base) => {
    const out: (Price | null)[] = [];
    for (let bought = 0; bought <= (d.buy ? MOST_SPADES : 0); bought++) {
      const price = plus(base, spade, bought);
      out.push(canPay(p, price) ? price : null);
    }
    return out;
  });
}

/** Listing is the hottest place of the game: all prices are worked out before the hexes are walked through. */
// biome-ignore lint/complexity/noExcessiveCognitiveComplexity: one walk over hexes and terrains, without a call for each
function listDigs(s: State, seat: Seat, d: Dig, out: Choice[], digs = out): void {
  const home = homeOf(s, seat);
  const own = hooksOf(s, seat).spadesFor;
  const maybeBuild = d.build && d.work.built === NONE && pieceLeft(s, seat, DWELLING);
  const dig = prices(s, seat, d, NO_PRICE);
  const build = maybeBuild ? prices(s, seat, d, boardOf(s, seat).price.dwelling) : null;
  const needs = (from: number, to: number) =>
    own ? (from === to ? 0 : own(s, from, to)) : must(must(STEPS[from], 'terrain', from)[to], 'terrain', to);
  const map = reach(s, seat, d.how);
  for (let h = 0; h < HEXES; h++) {
    // A hex that these spades have made home is finished: no spade takes it away again.
    if (map[h] === OUT || s.owner[h] !== NONE || s.terrain[h] === RIVER || d.work.sites.includes(h)) continue;
    const far = map[h] === FAR;
    if (far && (!d.tunnels || (d.work.tunnel !== NONE && d.work.tunnel !== h))) continue;
    const way = far && d.work.tunnel !== h ? 1 : 0;
    const from = must(s.terrain[h], 'space', h);
    if (build) {
      const price = must(build[way], 'space', way)[Math.max(0, needs(from, home) - d.free)];
      if (price)
        out.push({ id: must(BUILD_ID[h], 'space', h), verb: 'build', target: must(TARGET[h], 'space', h), price });
    }
    for (let to = 0; to < TERRAINS.length; to++) {
      if (to === from || (d.homeOnly && to !== home)) continue;
      const spades = needs(from, to);
      if (spades === 0) continue;
      const price = must(dig[way], 'space', way)[Math.max(0, spades - d.free)];
      if (!price) continue;
      const id = must(must(DIG_ID[h], 'space', h)[to], 'terrain', to);
      // Free spades on ground in reach cost nothing.
      digs.push(
        price === NO_PRICE
          ? { id, verb: 'dig', target: must(TARGET[h], 'space', h) }
          : { id, verb: 'dig', target: must(TARGET[h], 'space', h), price },
      );
    }
  }
}

/** Changes one hex; returns the spades taken from the free ones. */
function dig(ctx: C, seat: Seat, d: Dig, hex: number, to: number, why: string): number {
  const { s } = ctx;
  const from = must(s.terrain[hex], 'space', hex);
  const spades = spadesNeeded(s, seat, from, to);
  payDig(ctx, seat, d, hex, spades);
  const bought = Math.max(0, spades - d.free);
  gainSpades(ctx, seat, bought, true);
  if (s.options.spadesScored === 'used') scoreDeed(ctx, seat, 'spade', spades);
  s.terrain[hex] = to;
  ctx.tell({
    type: 'transform',
    seat,
    hex: must(NAMES[hex], 'space', hex),
    from: must(TERRAINS[from], 'terrain', from),
    to: must(TERRAINS[to], 'terrain', to),
    spades,
    why,
  });
  if (to === homeOf(s, seat)) d.work.sites.push(hex);
  else if (d.work.begun !== hex) {
    d.work.begun = hex;
    d.work.origin = from;
  }
  return spades - bought;
}

function payDig(ctx: C, seat: Seat, d: Dig, hex: number, spades: number): void {
  const { s } = ctx;
  const far = reach(s, seat, d.how)[hex] === FAR;
  pay(seatOf(s, seat), digPrice(s, seat, d, hex, spades, far));
  if (!far || d.work.tunnel === hex) return;
  d.work.tunnel = hex;
  score(
    ctx,
    seat,
    must(hooksOf(s, seat).tunnel, 'tunnel')(s, seat).points,
    'faction',
    must(seatOf(s, seat).faction, 'faction'),
  );
}

/** The hex of `build:E7` or `dig:E7>forest`. */
const hexOfId = (id: string): number => hexOf(id.split(/[:>]/)[1] ?? '');

/** Plays `build:E7` or `dig:E7>forest`; returns the free spades used up. */
function takeDig(ctx: C, seat: Seat, d: Dig, id: string, why: string): number {
  const { s } = ctx;
  const [verb, arg] = id.split(':') as [string, string];
  const [name, word] = arg.split('>') as [string, Terrain];
  const hex = hexOf(name);
  if (verb === 'dig') return dig(ctx, seat, d, hex, TERRAINS.indexOf(word), why);
  const home = homeOf(s, seat);
  let used = 0;
  if (s.terrain[hex] !== home) used = dig(ctx, seat, d, hex, home, why);
  else payDig(ctx, seat, d, hex, 0);
  pay(seatOf(s, seat), boardOf(s, seat).price.dwelling);
  d.work.built = hex;
  putDwelling(ctx, seat, hex, why);
  return used;
}

// ---------------------------------------------------------------------------- action 1 with bought spades

function boughtDig(s: State, f: TurnFrame): Dig {
  return {
    how: { shipping: shippingOf(s, f.seat), skips: skipsOf(s, f.seat), except: NONE },
    work: f.work,
    free: 0,
    buy: true,
    build: true,
    homeOnly: false,
    tunnels: true,
  };
}

/** `digs`: ground that is only transformed, without a dwelling. */
export function listTransform(s: State, f: TurnFrame, out: Choice[], digs: Choice[]): void {
  listDigs(s, f.seat, boughtDig(s, f), out, digs);
}

export function takeTransform(ctx: C, f: TurnFrame, id: string): void {
  takeDig(ctx, f.seat, boughtDig(ctx.s, f), id, 'build');
}

/** Further bought spades for the hex that this action has begun, straight on to where it was going. */
export function listOnward(s: State, f: TurnFrame, out: Choice[]): void {
  const { seat, work } = f;
  const h = work.begun;
  if (h === NONE || work.sites.length > 0 || work.built !== NONE || !hooksOf(s, seat).spadeBySpade?.(s, seat)) return;
  const p = seatOf(s, seat);
  const home = homeOf(s, seat);
  const from = must(s.terrain[h], 'space', h);
  const sofar = spadesNeeded(s, seat, work.origin, from);
  for (let to = 0; to < TERRAINS.length; to++) {
    const spades = spadesNeeded(s, seat, from, to);
    if (spades === 0 || sofar + spades !== spadesNeeded(s, seat, work.origin, to)) continue;
    const price = plus(NO_PRICE, spadePrice(s, seat), spades);
    if (canPay(p, price))
      out.push({
        id: must(must(DIG_ID[h], 'space', h)[to], 'terrain', to),
        verb: 'dig',
        target: must(TARGET[h], 'space', h),
        price,
      });
    const whole = plus(price, boardOf(s, seat).price.dwelling);
    if (to === home && pieceLeft(s, seat, DWELLING) && canPay(p, whole))
      out.push({ id: must(BUILD_ID[h], 'space', h), verb: 'build', target: must(TARGET[h], 'space', h), price: whole });
  }
}

/** The action's one dwelling on a hex that it made home, when the transformation was a step of its own. */
export function listSites(s: State, seat: Seat, work: Work, out: Choice[]): void {
  if (work.built !== NONE || work.sites.length === 0) return;
  const price = boardOf(s, seat).price.dwelling;
  if (!pieceLeft(s, seat, DWELLING) || !canPay(seatOf(s, seat), price)) return;
  for (const h of work.sites)
    out.push({ id: must(BUILD_ID[h], 'space', h), verb: 'build', target: must(TARGET[h], 'space', h), price });
}

export function takeSite(ctx: C, seat: Seat, work: Work, id: string): void {
  const hex = hexOfId(id);
  pay(seatOf(ctx.s, seat), boardOf(ctx.s, seat).price.dwelling);
  work.built = hex;
  putDwelling(ctx, seat, hex, 'build');
}

// ------------------------------------------------------------------------------------------- free spades

/** What the turn around the spades has done so far. Spades of a cult bonus have no turn around them (p. 15). */
function workOf(s: State): Work {
  return (s.stack.findLast((f) => f.kind === 'turn') as TurnFrame).work;
}

function freeDig(s: State, f: SpadesFrame): Dig {
  const home = homeOf(s, f.seat);
  const work = f.source === 'cult' ? { ...noWork(), sites: f.changed.filter((h) => s.terrain[h] === home) } : workOf(s);
  const started = f.changed.length > 0 || work.built !== NONE;
  if (f.source === 'cult') {
    const { ship } = seatOf(s, f.seat);
    const shipping = boardOf(s, f.seat).ship ? ship : 0;
    return {
      how: { shipping, skips: 0, except: NONE },
      work,
      free: f.left,
      buy: false,
      build: false,
      homeOnly: false,
      tunnels: false,
    };
  }
  return {
    how: { shipping: shippingOf(s, f.seat), skips: skipsOf(s, f.seat), except: work.built },
    work,
    free: f.left,
    // Spades may be bought only into the first hex, and not to the Halflings' three (sheet 6.4, 18 and 25).
    buy: !started && f.source !== 'stronghold',
    build: !started,
    // One more hex is allowed when all but one of them become home (sheet 6.4, 18).
    homeOnly: f.changed.some((h) => s.terrain[h] !== home),
    tunnels: true,
  };
}

function listSpades(s: State, f: SpadesFrame): Choice[] {
  const out: Choice[] = [];
  const d = freeDig(s, f);
  listDigs(s, f.seat, d, out);
  if (f.source !== 'cult') listSites(s, f.seat, d.work, out);
  return out;
}

/** The tile, action or faction that gave the spades. */
function sourceId(s: State, f: SpadesFrame): string {
  if (f.source === 'cult') return `scoring:${s.scoring[s.round - 1]}`;
  if (f.source === 'stronghold') return `faction:${seatOf(s, f.seat).faction}`;
  return `${s.taken.includes(f.source as PowerActionId) ? 'power' : 'special'}:${f.source}`;
}

export const spades: Reward<SpadesFrame> = {
  open: (_s, f) => f.left > 0,
  lapses(ctx, f) {
    if (f.source !== 'cult' || listSpades(ctx.s, f).length > 0) return false;
    waste(ctx, f);
    return true;
  },
  apart: (f) => f.source === 'cult',
  from: sourceId,
  facts: (f) => ({ spades: f.left }),
  list: (s, f) => [...listSpades(s, f), { id: 'done', verb: 'done', warn: 'spades-left', facts: { lost: f.left } }],
  take(ctx, f, a) {
    if (a.id === 'done') {
      waste(ctx, f);
      return;
    }
    const d = freeDig(ctx.s, f);
    const hex = hexOfId(a.id);
    if (a.id.startsWith('build:') && d.work.sites.includes(hex)) {
      takeSite(ctx, f.seat, d.work, a.id);
      return;
    }
    f.left -= takeDig(ctx, f.seat, d, a.id, f.source);
    f.changed.push(hex);
    // A dwelling on ground that needed no spade ends the use of the free ones.
    if (f.left > 0 && a.id.startsWith('build:') && !d.work.sites.includes(hex)) waste(ctx, f);
  },
};

function waste(ctx: C, f: SpadesFrame): void {
  ctx.tell({ type: 'wasted', seat: f.seat, spades: f.left, why: f.source });
  f.left = 0;
}
