/**
 * How many own turns a seat still needs to win. Every agenda is turned into plays of focus cards and the slots they
 * want; for each victory card one of its two agendas is worked for, and the cheapest choice of agendas counts.
 *
 * A card played from slot k needs k - 1 other turns to climb there again. So the turns needed are at least the number
 * of plays of all cards, and for each card the sum of the slots it is wanted in.
 */
import { must } from '../../../engine/must.js';
import type { Seat } from '../../../engine/types.js';
import { LIMITS } from '../data/land.js';
import { VICTORY } from '../data/victory.js';
import { statesOn } from '../rules/board.js';
import { playerOf } from '../rules/lookup.js';
import type { State } from '../types.js';
import { type Need, WORK } from './needs.js';
import { CULTURE, INDUSTRY, MILITARY, SCIENCE, type Scene, sceneOf } from './scene.js';
import type { Weights } from './weights.js';

const fourth = (n: number): number => n * n * n * n;

/** What several agendas ask for at once. One is enough: it is filled anew for every choice of agendas. */
const work: Need = {
  cities: 0,
  tokens: 0,
  ground: 0,
  naturals: 0,
  steps: 0,
  wonders: 0,
  production: 0,
  short: 0,
  fights: 0,
  might: 0,
  delay: 0,
};

/** Cities and tokens serve more than one agenda. */
const SHARED_CITIES = 0.25;
const SHARED_TOKENS = 0.5;

function gather(needs: readonly Need[]): void {
  for (const key in work) work[key as keyof Need] = 0;
  let fewer = 0;
  let overlap = Number.POSITIVE_INFINITY;
  for (const n of needs) {
    fewer += Math.min(work.cities, n.cities);
    work.cities = Math.max(work.cities, n.cities);
    if (n.tokens > 0) overlap = Math.min(overlap, n.tokens);
    work.tokens += n.tokens;
    work.ground += n.ground;
    work.naturals += n.naturals;
    work.steps += n.steps;
    work.wonders += n.wonders;
    work.production += n.production;
    work.short += n.short;
    work.fights += n.fights;
    work.might += n.might;
    work.delay += n.delay;
  }
  work.cities += fewer * SHARED_CITIES;
  if (overlap < work.tokens) {
    const shared = (work.tokens - overlap * SHARED_TOKENS) / work.tokens;
    work.tokens *= shared;
    work.ground *= shared;
  }
}

/** Fights, and strength in each, for a city that finds no free place. */
const FIGHTS_FOR_CITY = 1.5;
const MIGHT_FOR_CITY = 5;

/** Wonders want cities of their own, and cities want free places. */
function house(x: Scene, free: number): void {
  work.cities = Math.max(work.cities, work.wonders - free);
  const homeless = work.cities - x.room;
  if (homeless <= 0) return;
  work.fights += homeless * FIGHTS_FOR_CITY;
  work.might += homeless * FIGHTS_FOR_CITY * MIGHT_FOR_CITY;
  work.delay += homeless * x.by.noSite;
  work.cities = x.room;
}

/** A trade token spares this part of the ground that a control token wants. */
const TRADE_FOR_TOKEN = 0.9;

/** Trade tokens that lie ready on the cards. */
function spendTrade(trade: readonly number[]): void {
  const forTokens = Math.min(work.tokens, must(trade[CULTURE], 'card', CULTURE));
  if (work.tokens > 0) {
    work.ground *= (work.tokens - forTokens * TRADE_FOR_TOKEN) / work.tokens;
    work.tokens -= forTokens * TRADE_FOR_TOKEN;
  }
  work.steps -= Math.min(work.steps, must(trade[SCIENCE], 'card', SCIENCE));
  if (work.wonders > 0) {
    const ready = must(trade[INDUSTRY], 'card', INDUSTRY);
    const cut = Math.min(work.short, ready);
    work.short -= cut;
    work.production = Math.max(work.wonders, work.production - (ready - cut));
  }
}

/** A claim of a natural wonder lays other tokens too. */
function layBeside(x: Scene): void {
  const beside = Math.min(work.tokens, work.naturals * (x.perPlay - 1));
  if (work.tokens > 0) work.ground *= (work.tokens - beside) / work.tokens;
  work.tokens -= beside;
}

/** By focus card: how often it is played, the slots that takes in all, and the highest one that gains anything. */
const plays = [0, 0, 0, 0, 0];
const slotsOf = [0, 0, 0, 0, 0];
const highest = [0, 0, 0, 0, 0];
const TOP_SLOT = 5;

function deal(x: Scene): void {
  const { naturals, tokens, ground, steps, cities, wonders, production, fights, might } = work;
  plays[CULTURE] = naturals + tokens / x.perPlay;
  slotsOf[CULTURE] = naturals * TOP_SLOT + (ground + tokens * 0.5) / x.perPlay;
  highest[CULTURE] = naturals > 0 ? TOP_SLOT : tokens > 0 ? Math.min(TOP_SLOT, ground / tokens + 1) : 0;
  plays[SCIENCE] = steps / x.by.scienceSlot;
  slotsOf[SCIENCE] = steps;
  highest[SCIENCE] = TOP_SLOT;
  const { citySlot } = x.by;
  plays[INDUSTRY] = cities + wonders;
  slotsOf[INDUSTRY] = cities * citySlot + production;
  highest[INDUSTRY] = wonders > 0 ? Math.max(citySlot, Math.min(TOP_SLOT, production / wonders)) : citySlot;
  plays[MILITARY] = fights;
  slotsOf[MILITARY] = might;
  highest[MILITARY] = fights > 0 ? might / fights : 0;
}

/** Turns for several agendas at once. */
function turnsFor(x: Scene, needs: readonly Need[], free: number, slots: readonly number[], trade: readonly number[]) {
  gather(needs);
  house(x, free);
  spendTrade(trade);
  layBeside(x);
  deal(x);
  let all = work.short * x.by.short + work.delay;
  for (const n of plays) all += n;
  let sum = fourth(all);
  for (let t = 0; t < plays.length; t++) {
    if (must(plays[t], 'play', t) <= 0) continue;
    // a card that waits beyond the slot it is wanted in gains nothing
    sum += fourth(
      Math.max(
        0,
        must(slotsOf[t], 'slot', t) - Math.min(must(slots[t], 'slot', t), must(highest[t], 'highest', t)) + 1,
      ),
    );
  }
  // the fourth power: the longest of the jobs decides, the others count a little
  return Math.sqrt(Math.sqrt(sum));
}

/** What is left to do for each open victory card, and what lies ready for it. */
export interface Outlook {
  readonly x: Scene;
  /** Both agendas of every open card. */
  readonly open: readonly (readonly [Need, Need])[];
  /** Cities without a wonder. */
  readonly free: number;
  /** By type of focus card: its slot, and the tokens on it. */
  readonly slots: readonly number[];
  readonly trade: number[];
}

export function outlookOf(s: State, seat: Seat, by: Weights): Outlook {
  const x = sceneOf(s, seat, by);
  const p = playerOf(s, seat);
  const open: [Need, Need][] = [];
  for (const card of s.victory) {
    const [one, two] = VICTORY[card];
    if (p.done.some((d) => d.agenda === one || d.agenda === two)) continue;
    open.push([WORK[one](x), WORK[two](x)]);
  }
  let free = 0;
  for (const c of x.cities) if (!s.wonderAt.includes(c)) free++;
  const slots = x.at.map((at) => at + 1);
  const trade = x.at.map((at) =>
    at < 0
      ? 0
      : Math.min(LIMITS.tradeOnCard, must(p.row[at], 'place in the row', at).trade) + statesOn(s, seat, at).length,
  );
  return { x, open, free, slots, trade };
}

const pick: Need[] = [];

/** Own turns to the end of the game, roughly; 0 when all cards are finished. */
export function turnsIn({ x, open, free, slots, trade }: Outlook): number {
  if (open.length === 0) return 0;
  let best = 999;
  let second = 999;
  pick.length = open.length;
  for (let mask = 0; mask < 1 << open.length; mask++) {
    for (let i = 0; i < open.length; i++) pick[i] = must(must(open[i], 'space', i)[(mask >> i) & 1], 'slot');
    const turns = turnsFor(x, pick, free, slots, trade);
    if (turns < best) {
      second = best;
      best = turns;
    } else if (turns < second) second = turns;
  }
  const { other } = x.by;
  return best * (1 - other) + Math.min(second, best + 10) * other;
}

export const turnsLeft = (s: State, seat: Seat, by: Weights): number => turnsIn(outlookOf(s, seat, by));
