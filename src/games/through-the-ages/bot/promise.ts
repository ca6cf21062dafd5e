/** What cards promise: technologies before workers stand on them, the hand, a wonder being built, leaders. */
import { TOKEN_VALUE } from '../data/board.js';
import {
  CIVIL,
  type CivilId,
  GOVERNMENT,
  type GovernmentId,
  WONDER,
  WORKER_TECH,
  type WorkerTechId,
} from '../data/civil.js';
import type { Symbols } from '../data/civil-techs.js';
import { scienceRating } from '../rules/ratings.js';
import type { Age, Player, TtaState } from '../types.js';
import { climbed, WORTH } from './weights.js';

/** What one more of each is worth from here to the end. */
export interface Marginal {
  readonly science: number;
  readonly resources: number;
  readonly food: number;
  readonly culture: number;
}

function output(id: WorkerTechId, m: Marginal): number {
  const { type, age, gives } = WORKER_TECH[id];
  const g: Symbols = gives;
  if (type === 'farm') return (TOKEN_VALUE[age] ?? 0) * m.food;
  if (type === 'mine') return (TOKEN_VALUE[age] ?? 0) * m.resources;
  return (g.science ?? 0) * m.science + (g.culture ?? 0) * m.culture + (g.strength ?? 0) * WORTH.strength;
}

/** Workers that could stand on a technology of a kind before long. */
const ROOM: Readonly<Record<string, number>> = {
  farm: 2,
  mine: 4,
  lab: 2,
  library: 2,
  theater: 2,
  temple: 1,
  arena: 1,
};

/** What a technology would bring if the workers of its kind went over to it. */
function upgradeWorth(p: Player, id: WorkerTechId, m: Marginal): number {
  const card = WORKER_TECH[id];
  const own = output(id, m);
  let room = ROOM[card.type] ?? 2;
  let sum = 0;
  for (const t of p.techs) {
    const other = WORKER_TECH[t.id];
    if (other.type !== card.type || t.workers === 0) continue;
    const n = Math.min(room, t.workers);
    room -= n;
    if (other.age < card.age) sum += n * Math.max(0, own - output(t.id, m) - (card.resources - other.resources) * 0.5);
  }
  // a new building takes a worker from somewhere else
  return sum + Math.min(room, 1) * Math.max(0, own - card.resources * 0.5) * 0.5;
}

/** A developed technology is worth something before workers stand on it. */
export function techWorth(p: Player, m: Marginal, left: number): number {
  let sum = 0;
  for (const t of p.techs) {
    if (WORKER_TECH[t.id].age > 0) sum += upgradeWorth(p, t.id, m) * WORTH.developed;
  }
  return sum + p.specials.length * 1.5 * Math.min(1, left / 6);
}

/** What another government would bring from here to the end. */
function governmentGain(p: Player, id: GovernmentId, left: number): number {
  const now = GOVERNMENT[p.government];
  const next = GOVERNMENT[id];
  const actions =
    climbed(WORTH.civilActions, next.gives.ca) -
    climbed(WORTH.civilActions, now.gives.ca) +
    climbed(WORTH.militaryActions, next.gives.ma) -
    climbed(WORTH.militaryActions, now.gives.ma);
  return actions * Math.max(0, left - 2) + (next.urban - now.urban) * (0.6 + 0.1 * left);
}

/** What a card in hand promises: it must still be paid for. */
export function handWorth(s: TtaState, p: Player, m: Marginal, left: number): number {
  let sum = 0;
  for (const id of p.hand) sum += cardPromise(s, p, id, m, left);
  return sum;
}

function cardPromise(s: TtaState, p: Player, id: CivilId, m: Marginal, left: number): number {
  const card = CIVIL[id];
  const time = Math.min(1, left / 8);
  switch (card.kind) {
    case 'action':
      return 1.6;
    case 'leader':
      return 0.6 * (leaderWorth(card.age, left) - (p.leader ? leaderWorth(CIVIL[p.leader].age, left) : 0)) + 0.3;
    case 'wonder':
      return 3;
    case 'government':
      return Math.max(0, governmentGain(p, card.id, left)) * 0.4;
    case 'special':
      return 2.2 * time;
    case 'worker': {
      const doable = card.science <= p.science + 3 * scienceRating(s, s.turn) ? 1 : 0.5;
      return Math.max(0, upgradeWorth(p, card.id, m) - card.science * 0.4) * WORTH.inHand * doable;
    }
  }
}

/** What the symbols of a card bring from here to the end. */
function symbolWorth(g: Symbols, m: Marginal, left: number): number {
  return (
    (g.culture ?? 0) * m.culture +
    (g.science ?? 0) * m.science +
    (g.strength ?? 0) * WORTH.strength +
    (g.happy ?? 0) * WORTH.happy +
    (g.ca ?? 0) * WORTH.civilAction * Math.max(0, left - 1) +
    (g.blue ?? 0) * WORTH.blue
  );
}

/** A wonder being built: a part of what it will bring, as far as it is paid. */
export function wonderWorth(p: Player, m: Marginal, left: number): number {
  if (!p.building) return 0;
  const w = WONDER[p.building.id];
  const all = w.stages.reduce((sum, stage) => sum + stage, 0);
  let done = 0;
  for (let i = 0; i < p.building.stages; i++) done += w.stages[i] ?? 0;
  const whole = symbolWorth(w.gives, m, Math.max(0, left - 2)) + WORTH.wonder[w.age];
  // early stages promise less than the last one brings
  return whole * (0.12 + 0.75 * (done / all)) - (left < 4 ? 2 : 0);
}

/** What a leader does besides the symbols, which the ratings count. */
export const leaderWorth = (age: Age, left: number): number => 2 + 1.5 * age + 0.5 * Math.min(left, 12);
