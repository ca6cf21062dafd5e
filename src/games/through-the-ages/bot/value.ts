/** What a position in Through the Ages is worth to a seat, in culture points expected at the end. */
import { must } from '../../../engine/must.js';
import type { Seat } from '../../../engine/types.js';
import { ROW_SWEEP } from '../data/board.js';
import { MILITARY } from '../data/military.js';
import { EVENTS, type ImpactId } from '../data/military-events.js';
import { playerOf } from '../lookup.js';
import { food, resources } from '../rules/goods.js';
import { impactPoints, isImpact, rankPoints } from '../rules/military/impacts.js';
import { strength } from '../rules/military/strength.js';
import { foodYield, resourceYield } from '../rules/production.js';
import {
  consumption,
  corruptionOf,
  cultureRating,
  discontent,
  maTotal,
  scienceRating,
  urbanLimit,
} from '../rules/ratings.js';
import { caTotal } from '../rules/symbols.js';
import type { TtaState } from '../types.js';
import { freedWorth, handWorth, leaderWorth, type Marginal, techWorth, wonderWorth } from './promise.js';
import { climbed, HAND, nextStep, TUNED, type Weights } from './weights.js';

/** Civil cards a seat takes from the row in a usual turn, for guessing how long the game still lasts. */
const TAKEN_PER_TURN = 1.7;
const DECKS: readonly number[] = [20, 44, 44, 44];
const DECK_BY_SEATS: Readonly<Record<number, number>> = { 2: 44, 3: 50, 4: 53 };

/** Productions still to come. */
function turnsLeft(s: TtaState, seat: Seat): number {
  if (s.lastRound > 0) {
    const place = (of: Seat) => (of - s.starter + s.seats) % s.seats;
    return Math.max(0, s.lastRound - s.round) + (place(seat) >= place(s.turn) ? 1 : 0);
  }
  const full = DECK_BY_SEATS[s.seats] ?? 50;
  let cards = s.civil[s.age]?.length ?? 0;
  for (let age = s.age + 1; age <= 3; age++) cards += age === 0 ? must(DECKS[0], 'age') : full;
  const perTurn = (ROW_SWEEP[s.seats] ?? 2) * 0.9 + TAKEN_PER_TURN;
  return Math.max(1, cards / (perTurn * s.seats) + 1.5);
}

const isImpactId = (id: string): id is ImpactId => isImpact(id as ImpactId);
const IMPACTS: readonly ImpactId[] = Object.keys(EVENTS).filter(isImpactId);

/** The value of being strong: nobody dares, events are kind; being weakest invites everybody. */
function strengthWorth(s: TtaState, seat: Seat, strengths: readonly number[], w: Weights, left: number): number {
  const own = must(strengths[seat], 'seat', seat);
  let best = 0;
  for (let other = 0; other < s.seats; other++) {
    if (other !== seat && !playerOf(s, other).out) best = Math.max(best, must(strengths[other], 'seat', other));
  }
  const lead = own - best;
  const danger = Math.min(0, lead + 2);
  const weight = s.age <= 1 ? 0.7 : 1.2;
  const place = w.lead * Math.min(lead, 8) + w.danger * Math.max(-14, danger);
  return weight * place + w.force * own * Math.min(1, left / 6);
}

/**
 * Impacts to come, on what stands now: those the seat laid itself are sure, and pay as far as they pay it more than the
 * others; of the rest about every second one will come.
 */
function impactWorth(s: TtaState, seat: Seat, strengths: readonly number[], w: Weights, left: number): number {
  if (s.age < 2) return 0;
  // these two compare the seats: what is known already is not reckoned again for every card and seat
  const ranks: Partial<Record<ImpactId, readonly number[]>> = {
    'e3-strength': rankPoints(s, s.starter, (other) => must(strengths[other], 'seat', other)),
    'e3-science': rankPoints(s, s.starter, (other) => scienceRating(s, other)),
  };
  const points = (card: ImpactId, of: Seat) => ranks[card]?.[of] ?? impactPoints(s, card, of, s.starter);
  const laid = new Set<string>();
  for (const deck of [s.events.current, s.events.future]) for (const e of deck) if (e.by === seat) laid.add(e.card);
  let sum = 0;
  for (const card of IMPACTS) {
    if (s.events.past.includes(card)) continue;
    const own = points(card, seat);
    sum += laid.has(card) ? own + w.laid * (own - othersMean(s, seat, (of) => points(card, of))) : own * w.impact;
  }
  return sum * Math.max(w.early, Math.min(1, 1.1 - left / 14));
}

function othersMean(s: TtaState, seat: Seat, points: (seat: Seat) => number): number {
  let sum = 0;
  let count = 0;
  for (let other = 0; other < s.seats; other++) {
    if (other === seat || s.players[other]?.out) continue;
    sum += points(other);
    count++;
  }
  return sum / Math.max(1, count);
}

/** Cards that will be discarded anyway are worth nothing: the best ones count, as many as the hand may hold. */
function militaryHandWorth(s: TtaState, seat: Seat, room: number, w: Weights): number {
  const worths: number[] = [];
  for (const id of playerOf(s, seat).military) {
    const more = isImpactId(id) ? w.impactInHand * (impactPoints(s, id, seat, s.starter) - 4) : 0;
    worths.push(w.militaryCard * w.militaryKind[MILITARY[id].kind] + Math.max(0, more));
  }
  if (worths.length > room) worths.sort((a, b) => b - a);
  let sum = 0;
  for (let i = 0; i < worths.length && i < room; i++) sum += must(worths[i], 'card', i);
  return sum;
}

export function terms(s: TtaState, seat: Seat, sharp: boolean): Record<string, number> {
  const p = playerOf(s, seat);
  if (s.over) return { culture: p.culture };
  const w = sharp ? TUNED : HAND;
  const left = turnsLeft(s, seat);
  const culture = cultureRating(s, seat);
  const science = scienceRating(s, seat);
  const foodIn = foodYield(s, seat).total - consumption(p.yellow);
  const resourceIn = resourceYield(s, seat).total - corruptionOf(p.blue) * 0.6;
  const strengths = s.players.map((_, other) => strength(s, other));
  const angry = discontent(s, seat);
  const uprising = angry > p.pool;
  const late = Math.min(1, left / 5);
  const later = Math.max(0, left - 2);
  const learning = Math.max(0, left - 3);
  const m: Marginal = {
    w,
    science: nextStep(w.science, science) * learning,
    resources: nextStep(w.resources, resourceIn) * later,
    food: nextStep(w.food, foodIn) * later,
    culture: left,
  };
  const reserve = climbed(w.foodStock, food(p));
  return {
    culture: p.culture,
    'culture a turn': culture * left,
    'science a turn': climbed(w.science, science) * learning,
    science: climbed(w.scienceStock, p.science) * Math.min(1, learning / 4),
    'resources a turn': climbed(w.resources, resourceIn) * Math.max(0, left - 1),
    'food a turn': climbed(w.food, foodIn) * later + Math.min(0, foodIn + food(p)) * 4 + Math.min(0, foodIn) * 1.2,
    stocks: (reserve + climbed(w.resourceStock, resources(p))) * late,
    strength: strengthWorth(s, seat, strengths, w, left),
    order: -angry * w.discontent - (uprising ? 12 + 1.5 * left : 0),
    people: (p.pool * w.unused - Math.max(0, p.pool - 2) * w.idle + (25 - p.yellow) * w.people) * late,
    actions:
      (climbed(w.civilActions, caTotal(s, seat)) + climbed(w.militaryActions, maTotal(s, seat))) *
        Math.max(0, left - 1) +
      urbanLimit(p) * (w.urban + w.urbanTurn * left) +
      (p.government === 'despotism' ? 0 : freedWorth(s, w)) +
      (s.turn === seat ? p.ca * w.spareCivil + p.ma * w.spareMilitary : 0),
    technology: techWorth(p, m, left),
    hand: handWorth(s, seat, m, left) * late + militaryHandWorth(s, seat, maTotal(s, seat), w) * late,
    wonder: wonderWorth(s, seat, m, left) + p.wonders.length * 1.5,
    leader: p.leader ? leaderWorth(p.leader, m, left) : 0,
    impacts: impactWorth(s, seat, strengths, w, left),
    ...(sharp ? { rivals: -rivals(s, seat, left) * w.rivals } : {}),
  };
}

/** How well the best rival stands: only what everybody can see. */
function rivals(s: TtaState, seat: Seat, left: number): number {
  let best = 0;
  for (let other = 0; other < s.seats; other++) {
    if (other === seat || playerOf(s, other).out) continue;
    best = Math.max(best, playerOf(s, other).culture + cultureRating(s, other) * left);
  }
  return best;
}

export function value(s: TtaState, seat: Seat, sharp: boolean): number {
  const parts = terms(s, seat, sharp);
  let sum = 0;
  for (const key in parts) sum += must(parts[key], 'part', key);
  return sum;
}
