/**
 * How many own turns a seat still needs to win. Every agenda is turned into plays of focus cards and the slots they
 * want; for each victory card one of its two agendas is worked for, and the cheapest choice of agendas counts.
 *
 * A card played from slot k needs k - 1 other turns to climb there again. So the turns needed are at least the number
 * of plays of all cards, and for each card the sum of the slots it is wanted in.
 */
import type { Seat } from '../../../engine/types.js';
import { LIMITS } from '../data/land.js';
import { VICTORY } from '../data/victory.js';
import { statesOn } from '../rules/board.js';
import type { State } from '../types.js';
import { type Need, WORK } from './needs.js';
import { CULTURE, INDUSTRY, MILITARY, SCIENCE, type Scene, sceneOf } from './scene.js';
import type { Weights } from './weights.js';

const fourth = (n: number): number => n * n * n * n;

const plays = [0, 0, 0, 0, 0];
const slotsOf = [0, 0, 0, 0, 0];
const highest = [0, 0, 0, 0, 0];

/** Turns for several agendas at once: cities and tokens serve more than one. */
function turnsFor(x: Scene, needs: readonly Need[], free: number, slots: readonly number[], trade: readonly number[]) {
  let cities = 0;
  let fewer = 0;
  let tokens = 0;
  let ground = 0;
  let overlap = 99;
  let naturals = 0;
  let science = 0;
  let wonders = 0;
  let production = 0;
  let short = 0;
  let fights = 0;
  let might = 0;
  let delay = 0;
  for (const n of needs) {
    fewer += Math.min(cities, n.cities);
    cities = Math.max(cities, n.cities);
    if (n.tokens > 0) overlap = Math.min(overlap, n.tokens);
    tokens += n.tokens;
    ground += n.ground;
    naturals += n.naturals;
    science += n.steps;
    wonders += n.wonders;
    production += n.production;
    short += n.short;
    fights += n.fights;
    might += n.might;
    delay += n.delay;
  }
  cities += fewer * 0.25;
  if (overlap < tokens) {
    const shared = (tokens - overlap * 0.5) / tokens;
    tokens *= shared;
    ground *= shared;
  }
  cities = Math.max(cities, wonders - free);
  if (cities > x.room) {
    fights += (cities - x.room) * 1.5;
    might += (cities - x.room) * 1.5 * 5;
    delay += (cities - x.room) * x.by.noSite;
    cities = x.room;
  }
  // trade tokens that lie ready
  const forTokens = Math.min(tokens, trade[CULTURE]!);
  if (tokens > 0) {
    ground *= (tokens - forTokens * 0.9) / tokens;
    tokens -= forTokens * 0.9;
  }
  const forSteps = Math.min(science, trade[SCIENCE]!);
  science -= forSteps;
  if (wonders > 0) {
    const ready = trade[INDUSTRY]!;
    const cut = Math.min(short, ready);
    short -= cut;
    production = Math.max(wonders, production - (ready - cut));
  }
  // a claim of a natural wonder lays other tokens too
  const beside = Math.min(tokens, naturals * (x.perPlay - 1));
  if (tokens > 0) ground *= (tokens - beside) / tokens;
  tokens -= beside;
  plays[CULTURE] = naturals + tokens / x.perPlay;
  slotsOf[CULTURE] = naturals * 5 + (ground + tokens * 0.5) / x.perPlay;
  plays[SCIENCE] = science / x.by.scienceSlot;
  slotsOf[SCIENCE] = science;
  plays[INDUSTRY] = cities + wonders;
  slotsOf[INDUSTRY] = cities * x.by.citySlot + production;
  plays[MILITARY] = fights;
  slotsOf[MILITARY] = might;
  let all = short * x.by.short + delay;
  for (const n of plays) all += n;
  // a card that waits beyond the slot it is wanted in gains nothing
  highest[CULTURE] = naturals > 0 ? 5 : tokens > 0 ? Math.min(5, ground / tokens + 1) : 0;
  highest[SCIENCE] = 5;
  highest[INDUSTRY] = wonders > 0 ? Math.max(x.by.citySlot, Math.min(5, production / wonders)) : x.by.citySlot;
  highest[MILITARY] = fights > 0 ? might / fights : 0;
  let sum = fourth(all);
  for (let t = 0; t < 5; t++) {
    if (plays[t]! <= 0) continue;
    sum += fourth(Math.max(0, slotsOf[t]! - Math.min(slots[t]!, highest[t]!) + 1));
  }
  // the fourth power: the longest of the jobs decides, the others count a little
  return Math.sqrt(Math.sqrt(sum));
}

/** Own turns to the end of the game, roughly; 0 when all cards are finished. */
export function turnsLeft(s: State, seat: Seat, by: Weights): number {
  const x = sceneOf(s, seat, by);
  const p = s.players[seat]!;
  const open: [Need, Need][] = [];
  for (const card of s.victory) {
    const [one, two] = VICTORY[card];
    if (p.done.some((d) => d.agenda === one || d.agenda === two)) continue;
    open.push([WORK[one](x), WORK[two](x)]);
  }
  if (open.length === 0) return 0;
  let free = 0;
  for (const c of x.cities) if (!s.wonderAt.includes(c)) free++;
  const slots = x.at.map((at) => at + 1);
  const trade = x.at.map((at) =>
    at < 0 ? 0 : Math.min(LIMITS.tradeOnCard, p.row[at]!.trade) + statesOn(s, seat, at).length,
  );
  let best = 999;
  let second = 999;
  const pick: Need[] = [];
  for (let mask = 0; mask < 1 << open.length; mask++) {
    for (let i = 0; i < open.length; i++) pick[i] = open[i]![(mask >> i) & 1]!;
    const turns = turnsFor(x, pick, free, slots, trade);
    if (turns < best) {
      second = best;
      best = turns;
    } else if (turns < second) second = turns;
  }
  return best * (1 - by.other) + Math.min(second, best + 10) * by.other;
}
