/** What cards promise: technologies before workers stand on them, the hand, a wonder being built, leaders. */
import type { Seat } from '../../../engine/types.js';
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
import { playerOf } from '../lookup.js';
import { completionPoints } from '../rules/cards/wonders.js';
import { scienceRating } from '../rules/ratings.js';
import type { LeaderId, Player, TtaState } from '../types.js';
import { climbed, type Weights } from './weights.js';

/** What one more of each is worth from here to the end. */
export interface Marginal {
  readonly w: Weights;
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
  return (g.science ?? 0) * m.science + (g.culture ?? 0) * m.culture + (g.strength ?? 0) * m.w.strength;
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
    if (WORKER_TECH[t.id].age > 0) sum += upgradeWorth(p, t.id, m) * m.w.developed;
  }
  return sum + p.specials.length * m.w.special * Math.min(1, left / 6);
}

/** To have left Despotism: the later, the more it hurts to be on it. */
export const freedWorth = (s: TtaState, w: Weights): number => w.despotism[Math.min(s.age, 3)] ?? 0;

/** What another government would bring from here to the end. */
function governmentGain(s: TtaState, p: Player, id: GovernmentId, { w }: Marginal, left: number): number {
  const now = GOVERNMENT[p.government];
  const next = GOVERNMENT[id];
  const actions =
    climbed(w.civilActions, next.gives.ca) -
    climbed(w.civilActions, now.gives.ca) +
    climbed(w.militaryActions, next.gives.ma) -
    climbed(w.militaryActions, now.gives.ma);
  const freed = p.government === 'despotism' ? freedWorth(s, w) : 0;
  return actions * Math.max(0, left - 2) + (next.urban - now.urban) * (w.urban + w.urbanTurn * left) + freed;
}

/**
 * What the hand promises: it must still be paid for. All its technologies want the same science, so where that does not
 * suffice for them within some turns, all of them promise less. Of the governments only one will rule.
 */
export function handWorth(s: TtaState, seat: Seat, m: Marginal, left: number): number {
  const p = playerOf(s, seat);
  let others = 0;
  let government = 0;
  let technologies = 0;
  let price = 0;
  for (const id of p.hand) {
    const promise = cardPromise(s, p, id, m, left);
    const card = CIVIL[id];
    if (card.kind === 'worker' || card.kind === 'special') {
      technologies += promise;
      price += card.science;
    } else if (card.kind === 'government') government = Math.max(government, promise);
    else others += promise;
  }
  const within = p.science + m.w.learning * scienceRating(s, seat);
  return others + government + technologies * (price > within ? within / price : 1);
}

function cardPromise(s: TtaState, p: Player, id: CivilId, m: Marginal, left: number): number {
  const card = CIVIL[id];
  switch (card.kind) {
    case 'action':
      return m.w.actionCard;
    case 'leader':
      return 0.6 * (leaderWorth(card.id, m, left) - (p.leader ? leaderWorth(p.leader, m, left) : 0)) + 0.3;
    case 'wonder':
      return 3;
    case 'government':
      return Math.max(0, governmentGain(s, p, card.id, m, left)) * m.w.governmentInHand;
    case 'special':
      return m.w.specialInHand * Math.min(1, left / 8);
    case 'worker':
      return Math.max(0, upgradeWorth(p, card.id, m) - card.science * 0.4) * m.w.inHand;
  }
}

/** What the symbols of a card bring from here to the end. */
function symbolWorth(g: Symbols, m: Marginal, left: number): number {
  return (
    (g.culture ?? 0) * m.culture +
    (g.science ?? 0) * m.science +
    (g.strength ?? 0) * m.w.strength +
    (g.happy ?? 0) * m.w.happy +
    (g.ca ?? 0) * m.w.civilAction * Math.max(0, left - 1) +
    (g.blue ?? 0) * m.w.blue
  );
}

/** A wonder being built: a part of what it will bring, as far as it is paid. */
export function wonderWorth(s: TtaState, seat: Seat, m: Marginal, left: number): number {
  const p = playerOf(s, seat);
  if (!p.building) return 0;
  const { id } = p.building;
  const w = WONDER[id];
  const all = w.stages.reduce((sum, stage) => sum + stage, 0);
  let done = 0;
  for (let i = 0; i < p.building.stages; i++) done += w.stages[i] ?? 0;
  const scored = m.w.scoring === null ? 0 : m.w.scoring * completionPoints(s, seat, id);
  const more = (m.w.wonder[w.age] ?? 0) + (m.w.wonderMore[id] ?? 0) * Math.min(1, left / 10);
  const whole = symbolWorth(w.gives, m, Math.max(0, left - 2)) + more + scored;
  // early stages promise less than the last one brings
  return whole * (0.12 + 0.75 * (done / all)) - (left < 4 ? 2 : 0);
}

/** What a leader does besides the symbols, which the ratings count. */
export function leaderWorth(id: LeaderId, { w }: Marginal, left: number): number {
  const { base, age, turn } = w.leader;
  return base + age * CIVIL[id].age + (turn + (w.leaderMore[id] ?? 0)) * Math.min(left, 12);
}
