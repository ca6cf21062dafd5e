/** What the bots think of a position in Age of Innovation, in points expected at the end. */
import type { Mind } from '../../../bots/mind.js';
import type { Answer, Choice, Prompt, Seat } from '../../../engine/types.js';
import { bookCount, keysOf, playerOf, strength } from '../rules/common.js';
import { areaPoints, leftCoins, sciencePoints } from '../rules/final.js';
import { incomeOf } from '../rules/income.js';
import { groupsOf, largestArea } from '../rules/reach.js';
import type { IncomeRow, State } from '../types.js';
import { WORTH, type Worth } from './weights.js';

const ROUNDS = 6;

/** Rounds that still pay income. */
function roundsLeft(s: State): number {
  return s.round === 0 ? ROUNDS : ROUNDS - s.round;
}

function worthNow(left: number): Worth {
  return WORTH[Math.min(left, WORTH.length - 1)]!;
}

function goodsWorth(s: State, seat: Seat, w: Worth): number {
  const p = playerOf(s, seat);
  const [one, two, three] = p.bowls;
  const power = three * w.power + Math.floor(two / 2) * w.power * 0.75 + (two % 2) * 0.1 + one * w.power * 0.12;
  const books = bookCount(p);
  return p.coins * w.coins + p.tools * w.tools + p.scholars * w.scholars + Math.min(books, 9) * w.books + power;
}

function incomeWorth(rows: readonly IncomeRow[], left: number): number {
  let sum = 0;
  for (let round = 1; round <= left; round++) {
    const w = WORTH[Math.min(left - round, WORTH.length - 1)]!;
    for (const r of rows) {
      sum += r.coins * w.coins + r.tools * w.tools + r.scholars * w.scholars + r.power * w.power * 0.8;
      sum += r.books * w.books + r.vp + r.steps * 0.8;
    }
  }
  return sum;
}

/** Groups on their way to a city: the closer to seven, the more. */
function cityWorth(s: State, seat: Seat, left: number): number {
  let sum = 0;
  for (const group of groupsOf(s, seat)) {
    if (group.some((h) => s.city[h]! >= 0)) continue;
    let power = 0;
    for (const h of group) power += strength(s, h);
    const near = Math.min(1, power / 7) * Math.min(1, group.length / 4);
    sum += near * near * (left > 0 ? 5 : 2);
  }
  return sum + Math.min(2, keysOf(s, seat)) * 0.8;
}

function scienceWorth(s: State, seat: Seat, left: number): number {
  const p = playerOf(s, seat);
  const sure = sciencePoints(s)[seat]! * (1 - 0.09 * left);
  let levels = 0;
  for (const level of p.levels) levels += level * 0.45;
  return sure + levels * (0.4 + 0.12 * left);
}

function terms(s: State, seat: Seat, sharp: boolean): Record<string, number> {
  const p = playerOf(s, seat);
  if (s.over) return { points: p.vp };
  const left = roundsLeft(s);
  const last = left === 0 && p.passed;
  const w = worthNow(left);
  const area = areaPoints(s)[seat]!;
  const size = largestArea(s, seat);
  return {
    points: p.vp,
    goods: last ? leftCoins(s, seat) / 5 : goodsWorth(s, seat, w),
    income: incomeWorth(incomeOf(s, seat), left),
    science: scienceWorth(s, seat, left),
    area: area * (0.75 - 0.08 * left) + size * (0.5 + 0.1 * left),
    cities: cityWorth(s, seat, left),
    tracks: p.shipping * (0.5 + 0.45 * left) + (3 - p.terraforming) * (0.4 + 0.75 * left),
    tiles: p.competencies.length * 0.35 * left + p.innovations.length * 0.3 * left + (p.palace ? 0.6 * left : 0),
    ...(sharp ? { rivals: -rivals(s, seat) * 0.1 } : {}),
  };
}

function rivals(s: State, seat: Seat): number {
  let best = 0;
  for (let other = 0; other < s.seats; other++) if (other !== seat) best = Math.max(best, playerOf(s, other).vp);
  return best;
}

function value(s: State, seat: Seat, sharp: boolean): number {
  const parts = terms(s, seat, sharp);
  let sum = 0;
  for (const key in parts) sum += parts[key]!;
  return sum;
}

/** Conversions only where they can open something: power and scholars down the scale are left to the end. */
function worth(s: State, prompt: Prompt): readonly Choice[] {
  if (prompt.topic !== 'turn') return prompt.choices;
  const left = roundsLeft(s);
  const kept = prompt.choices.filter((c) => {
    if (c.verb === 'convert') return c.id.startsWith('convert:power') || left === 0;
    return c.verb !== 'burn' || playerOf(s, prompt.seat).bowls[1] >= 2;
  });
  return kept.length > 0 ? kept : prompt.choices;
}

/** Power is taken where it is nearly free, and refused when the game is nearly over. */
function reflex(s: State, prompt: Prompt): Answer | null {
  if (prompt.topic !== 'offer') return null;
  const power = Number(prompt.facts?.['power'] ?? 0);
  const cost = Number(prompt.facts?.['cost'] ?? 0);
  const use = roundsLeft(s) > 0 ? 0.62 : 0.35;
  return { id: power * use >= cost ? 'accept' : 'decline' };
}

export const mind: Mind = { terms, value, worth, reflex, reactions: ['offer'], say: (term) => term };
