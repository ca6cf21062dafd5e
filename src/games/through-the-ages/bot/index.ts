/** What the bots think of a position in Through the Ages, in culture points expected at the end. */
import type { Mind } from '../../../bots/mind.js';
import type { Answer, Choice, Prompt, Seat } from '../../../engine/types.js';
import { ROW_SWEEP } from '../data/board.js';
import { CIVIL, type CivilId, GOVERNMENT, WONDER, WORKER_TECH } from '../data/civil.js';
import { food, resources } from '../rules/goods.js';
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
import type { Player, TtaState } from '../types.js';
import { reflex } from './reflex.js';

/** Civil cards a seat takes from the row in a usual turn, for guessing how long the game still lasts. */
const TAKEN_PER_TURN = 1.7;
const DECKS: readonly number[] = [20, 44, 44, 44];
const DECK_BY_SEATS: Readonly<Record<number, number>> = { 2: 44, 3: 50, 4: 53 };

/** Own turns still to come, this one included. */
export function turnsLeft(s: TtaState): number {
  if (s.lastRound > 0) return Math.max(0, s.lastRound - s.round) + 0.5;
  const full = DECK_BY_SEATS[s.seats] ?? 50;
  let cards = s.civil[s.age]?.length ?? 0;
  for (let age = s.age + 1; age <= 3; age++) cards += age === 0 ? DECKS[0]! : full;
  const perTurn = (ROW_SWEEP[s.seats] ?? 2) * 0.9 + TAKEN_PER_TURN;
  return Math.max(1, cards / (perTurn * s.seats) + 1.5);
}

/** A developed technology is worth something before workers stand on it, more so early. */
function techWorth(p: Player, left: number): number {
  let sum = 0;
  for (const t of p.techs) {
    const card = WORKER_TECH[t.id];
    if (card.age === 0) continue;
    const use = t.workers > 0 ? 0.6 : 1.6;
    sum += use * card.age * Math.min(1, left / 6);
  }
  return sum + p.specials.length * 1.5;
}

/** What a card in hand promises: it must still be paid for. */
function handWorth(s: TtaState, p: Player, left: number): number {
  let sum = 0;
  for (const id of p.hand) sum += cardPromise(s, p, id, left);
  return sum;
}

function cardPromise(s: TtaState, p: Player, id: CivilId, left: number): number {
  const card = CIVIL[id];
  const time = Math.min(1, left / 8);
  switch (card.kind) {
    case 'action':
      return 1.6;
    case 'leader':
      return p.leader ? 1 + 2 * (card.age - CIVIL[p.leader].age) : 4.5;
    case 'wonder':
      return 3;
    case 'government': {
      const now = GOVERNMENT[p.government];
      const more = card.gives.ca - now.gives.ca + 0.5 * (card.gives.ma - now.gives.ma) + (card.urban - now.urban);
      return more > 0 ? Math.max(0.2, more * 2.2) * time : 0;
    }
    case 'special':
      return 2.2 * time;
    case 'worker': {
      let best = -1;
      for (const t of p.techs) if (WORKER_TECH[t.id].type === card.type) best = Math.max(best, WORKER_TECH[t.id].age);
      const step = card.age - best;
      if (step <= 0) return 0;
      const doable = s.age <= 1 || card.science <= p.science + 2 * 4 ? 1 : 0.6;
      return (1.2 + step) * doable * time;
    }
  }
}

function wonderWorth(p: Player, left: number): number {
  if (!p.building) return 0;
  const w = WONDER[p.building.id];
  const all = w.stages.reduce((a, b) => a + b, 0);
  let done = 0;
  for (let i = 0; i < p.building.stages; i++) done += w.stages[i]!;
  const whole = 6 + 4 * w.age;
  return (done / all) * whole * 0.8 + (left > 3 ? 1.5 : 0);
}

/** The value of being strong: nobody dares, events are kind; being weakest invites everybody. */
function strengthWorth(s: TtaState, seat: Seat, own: number, left: number): number {
  let best = 0;
  let worst = 99;
  for (let other = 0; other < s.seats; other++) {
    if (other === seat || s.players[other]!.out) continue;
    const theirs = strength(s, other);
    best = Math.max(best, theirs);
    worst = Math.min(worst, theirs);
  }
  const lead = own - best;
  const danger = Math.min(0, lead + 2);
  const weight = s.age <= 1 ? 0.5 : 0.9;
  return weight * (0.35 * Math.min(lead, 8) + 0.9 * Math.max(-14, danger)) + 0.35 * own * Math.min(1, left / 6);
}

/** Impacts that will probably score at the end, guessed from what they usually count. */
function impactWorth(s: TtaState, seat: Seat, left: number): number {
  const p = s.players[seat]!;
  const near = Math.max(0, 1 - left / 14);
  let levels = GOVERNMENT[p.government].age;
  for (const t of p.techs) if (t.workers > 0) levels += WORKER_TECH[t.id].age * Math.min(2, t.workers) * 0.5;
  return near * (levels * 0.5 + p.colonies.length * 1.5 + p.wonders.length * 1.2);
}

function terms(s: TtaState, seat: Seat, sharp: boolean): Record<string, number> {
  const p = s.players[seat]!;
  if (s.over) return { culture: p.culture };
  const left = turnsLeft(s);
  const culture = cultureRating(s, seat);
  const science = scienceRating(s, seat);
  const foodIn = foodYield(s, seat).total - consumption(p.yellow);
  const resourceIn = resourceYield(s, seat).total - corruptionOf(p.blue) * 0.6;
  const own = strength(s, seat);
  const angry = discontent(s, seat);
  const uprising = angry > p.pool;
  const late = Math.min(1, left / 5);
  const stockFood = Math.min(food(p), 8);
  const stockResources = Math.min(resources(p), 14);
  const actions = caTotal(s, seat);
  return {
    culture: p.culture,
    'culture a turn': culture * left,
    'science a turn': Math.min(science, 16) * Math.max(0, left - 2) * 0.42,
    science: Math.min(p.science, 22) * 0.3 * late,
    'resources a turn': Math.min(resourceIn, 16) * Math.max(0, left - 1) * 0.42,
    'food a turn': Math.min(foodIn, 5) * Math.max(0, left - 2) * 0.33 + Math.min(0, foodIn + stockFood) * 4,
    stocks: (stockFood * 0.25 + stockResources * 0.32) * late,
    strength: strengthWorth(s, seat, own, left),
    order: -angry * 1.2 - (uprising ? 12 + 1.5 * left : 0),
    people: (p.pool * 1.4 - Math.max(0, p.pool - 2) * 0.9 + (25 - p.yellow) * 0.3) * late,
    actions: (actions * 3.2 + maTotal(s, seat) * 1.6) * Math.min(1, left / 7) + urbanLimit(p) * 0.6,
    technology: techWorth(p, left),
    hand: handWorth(s, p, left) * late + Math.min(p.military.length, maTotal(s, seat)) * 0.6 * late,
    wonder: wonderWorth(p, left) + p.wonders.length * 1.5,
    leader: p.leader ? 2 + 1.5 * CIVIL[p.leader].age : 0,
    impacts: impactWorth(s, seat, left),
    ...(sharp ? { rivals: -rivals(s, seat, left) * 0.15 } : {}),
  };
}

/** How well the best rival stands: only what everybody can see. */
function rivals(s: TtaState, seat: Seat, left: number): number {
  let best = 0;
  for (let other = 0; other < s.seats; other++) {
    if (other === seat || s.players[other]!.out) continue;
    best = Math.max(best, s.players[other]!.culture + cultureRating(s, other) * left);
  }
  return best;
}

function value(s: TtaState, seat: Seat, sharp: boolean): number {
  const parts = terms(s, seat, sharp);
  let sum = 0;
  for (const key in parts) sum += parts[key]!;
  return sum;
}

const UNWANTED: ReadonlySet<string> = new Set(['destroy', 'disband', 'back']);

/** Destroying, disbanding and taking a step back are left out unless nothing else is there; so are ways out of the game. */
function worth(_s: TtaState, prompt: Prompt): readonly Choice[] {
  const kept = prompt.choices.filter((c) => !c.rare && !UNWANTED.has(c.verb));
  return kept.length > 0 ? kept : prompt.choices;
}

export const mind: Mind = {
  terms,
  value,
  worth,
  glance: 1,
  reflex: (s: TtaState, prompt: Prompt): Answer | null => reflex(s, prompt),
  reactions: [
    'defence',
    'bid',
    'colonize',
    'pact',
    'lose-population',
    'lose-colony',
    'ruin',
    'food-or-resources',
    'gain-mix',
    'free-worker',
  ],
  say: (term) => term,
};
