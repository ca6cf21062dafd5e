/** What the bots think of a position in Terra Mystica, in points expected at the end. */
import type { Mind } from '../../../bots/mind.js';
import type { Answer, Choice, Prompt, Seat } from '../../../engine/types.js';
import { connectedFrom } from '../../terra-kit/neighbours.js';
import { CULTS, type Good, SANCTUARY, STRONGHOLD } from '../data/ids.js';
import { MAP } from '../data/map.js';
import { ROUNDS, SCORING_TILE } from '../data/tiles.js';
import { areaPoints, coinsAtEnd, coinsPerPoint, cultPoints } from '../rules/final.js';
import { has, priestsOnOrders } from '../rules/goods.js';
import { incomeTotal } from '../rules/income.js';
import { strengthAt } from '../rules/offers.js';
import { passPoints } from '../rules/passing.js';
import { largestArea } from '../rules/reach.js';
import { ownHexes, townStrength } from '../rules/towns.js';
import type { SeatState, State } from '../types.js';
import { FAVOUR_WORTH, USEFUL, WORTH, type Worth } from './weights.js';

/** Rounds that still pay income. */
function roundsLeft(s: State): number {
  return s.round === 0 ? ROUNDS : ROUNDS - s.round;
}

function worthAt(left: number): Worth {
  return WORTH[Math.max(0, Math.min(left, WORTH.length - 1))]!;
}

/** What a turn or two can use keeps its worth; what is hoarded beyond that is worth little more than at the end. */
function stock(n: number, useful: number, worth: number, spare: number): number {
  return Math.min(n, useful) * worth + Math.max(0, n - useful) * spare;
}

function goodsWorth(p: SeatState, w: Worth): number {
  const [one, two, three] = p.bowls;
  const power = three * w.power + Math.floor(two / 2) * w.power * 0.7 + (two % 2) * 0.1 + one * w.power * 0.1;
  return (
    stock(p.coins, USEFUL.coins, w.coins, 0.22) +
    stock(p.workers, USEFUL.workers, w.workers, 0.3) +
    stock(p.priests, USEFUL.priests, w.priests, 0.8) +
    power
  );
}

/** Favour tiles that pay for what is still to be done. */
function favourWorth(p: SeatState, left: number): number {
  let sum = 0;
  for (const tile of p.favours) sum += (FAVOUR_WORTH[tile] ?? 0) * left;
  return sum;
}

function incomeWorth(goods: Partial<Record<Good, number>>, left: number): number {
  let sum = 0;
  for (let round = 1; round <= left; round++) {
    const w = worthAt(left - round);
    sum += (goods.coins ?? 0) * w.coins + (goods.workers ?? 0) * w.workers;
    sum += (goods.priests ?? 0) * w.priests + (goods.power ?? 0) * w.power * 0.8;
  }
  return sum;
}

/** Steps on cults: the places at the end, and what the round tiles to come will pay for them. */
function cultWorth(s: State, seat: Seat, left: number): number {
  const p = s.seats[seat]!;
  let sum = 0;
  for (let c = 0; c < CULTS.length; c++) {
    sum += cultPoints(s, c)[seat]! * (0.95 - 0.11 * left);
    sum += p.cults[c]! * (0.28 + 0.07 * left);
  }
  const from = s.round === 0 ? 1 : s.round;
  for (let round = from; round < ROUNDS; round++) {
    const tile = s.scoring[round - 1];
    if (!tile) continue;
    const { cult, steps, gives } = SCORING_TILE[tile].bonus;
    const reached = cult === 'priests' ? priestsOnOrders(s, seat) : p.cults[CULTS.indexOf(cult)]!;
    const w = worthAt(ROUNDS - round - 1);
    const each =
      (gives.coins ?? 0) * w.coins +
      (gives.workers ?? 0) * w.workers +
      (gives.priests ?? 0) * w.priests +
      (gives.power ?? 0) * w.power +
      (gives.spades ?? 0) * 3;
    sum += (reached / steps) * each * 0.35 + Math.floor(reached / steps) * each * 0.5;
  }
  return sum;
}

/** Groups on their way to a town: the closer, the more. */
function townWorth(s: State, seat: Seat, left: number): number {
  const need = townStrength(s, seat);
  const seen = new Set<number>();
  let sum = 0;
  for (const hex of ownHexes(s, seat)) {
    if (seen.has(hex)) continue;
    const group = connectedFrom(MAP, s, hex, (h) => s.owner[h] === seat);
    let strength = 0;
    let inTown = false;
    for (const h of group) {
      seen.add(h);
      strength += strengthAt(s, h);
      if (s.town[h]! >= 0) inTown = true;
    }
    if (inTown) continue;
    const near = Math.min(1, strength / need) * Math.min(1, group.length / 4);
    sum += near * near * (left > 0 ? 6 : 2.5);
  }
  return sum + Math.min(2, s.seats[seat]!.keys) * 1;
}

function terms(s: State, seat: Seat, sharp: boolean): Record<string, number> {
  const p = s.seats[seat]!;
  if (s.over || !p.faction) return { points: p.points };
  const left = roundsLeft(s);
  const passed = s.passed.includes(seat);
  const w = worthAt(left);
  const pass = passed ? 0 : passPoints(s, seat).reduce((sum, x) => sum + x.points, 0);
  return {
    points: p.points,
    goods: left === 0 && passed ? coinsAtEnd(p) / coinsPerPoint(s, seat) : goodsWorth(p, w),
    income: incomeWorth(incomeTotal(s, seat), left),
    cults: cultWorth(s, seat, left),
    area: areaPoints(s)[seat]! * (0.8 - 0.1 * left) + largestArea(s, seat) * (0.55 + 0.1 * left),
    towns: townWorth(s, seat, left),
    tracks: p.ship * (0.4 + 0.4 * left) + p.dig * (0.3 + 0.8 * left),
    stronghold: has(s, seat, STRONGHOLD) ? 1 + 1.6 * left : 0,
    sanctuary: has(s, seat, SANCTUARY) ? 1 : 0,
    passing: pass * 0.9,
    favours: favourWorth(p, left),
    ...(sharp ? { rivals: -rivals(s, seat) * 0.1 } : {}),
  };
}

function rivals(s: State, seat: Seat): number {
  let best = 0;
  s.seats.forEach((p, other) => {
    if (other !== seat) best = Math.max(best, p.points);
  });
  return best;
}

function value(s: State, seat: Seat, sharp: boolean): number {
  const parts = terms(s, seat, sharp);
  let sum = 0;
  for (const key in parts) sum += parts[key]!;
  return sum;
}

/** Conversions down the scale open nothing before the end: they are left out while rounds are to come. */
function worth(s: State, prompt: Prompt): readonly Choice[] {
  if (!prompt.topic.startsWith('turn')) return prompt.choices;
  const left = roundsLeft(s);
  const kept = prompt.choices.filter(
    (c) => c.verb !== 'convert' || c.id.startsWith('convert:power') || (left === 0 && prompt.topic === 'turn'),
  );
  return kept.length > 0 ? kept : prompt.choices;
}

/** Power is taken where it is nearly free, and refused when the game is nearly over. */
function reflex(s: State, prompt: Prompt): Answer | null {
  if (prompt.topic !== 'power') return null;
  const take = prompt.choices.find((c) => c.verb === 'take');
  const decline = prompt.choices.find((c) => c.verb === 'decline');
  if (!take || !decline) return null;
  const cost = take.price?.['points'] ?? 0;
  const use = roundsLeft(s) > 0 ? 0.6 : 0.3;
  return { id: (cost + 1) * use >= cost ? take.id : decline.id };
}

export const mind: Mind = { terms, value, worth, reflex, reactions: ['power', 'ritual'], say: (term) => term };
