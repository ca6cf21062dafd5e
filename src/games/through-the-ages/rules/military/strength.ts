/** The strength rating, and what counts when one civilization attacks another. */
import type { Seat } from '../../../../engine/types.js';
import type { TacticId } from '../../data/military.js';
import { playerOf } from '../../lookup.js';
import type { TtaState } from '../../types.js';
import { civilStrength } from '../ratings.js';
import { unitForce } from './armies.js';
import { colonyStrength, pactCard, pactSymbols, pactsBetween, sideOf } from './effects.js';

/** Before the floor of 0. */
function sum(s: TtaState, seat: Seat): number {
  const p = playerOf(s, seat);
  const units = unitForce(p.techs, p.tactic as TacticId | null, p.leader === 'genghis-khan');
  return units + colonyStrength(s, seat) + pactSymbols(s, seat).strength + civilStrength(s, seat);
}

export function strength(s: TtaState, seat: Seat): number {
  return Math.max(0, sum(s, seat));
}

interface Clash {
  readonly attack: number;
  readonly defence: number;
}

/** Strength the attacker has only against this rival (Open Borders Agreement). */
function attackBonus(s: TtaState, by: Seat, on: Seat): number {
  let bonus = 0;
  for (const pact of pactsBetween(s, by, on)) bonus += pactCard(pact).attackBonus;
  return bonus;
}

/** Both sides of a new attack: pacts that it would end count for neither (sheet section 0 no. 7). */
export function clash(s: TtaState, by: Seat, on: Seat): Clash {
  let attack = sum(s, by) + attackBonus(s, by, on);
  let defence = sum(s, on);
  for (const pact of pactsBetween(s, by, on)) {
    if (pactCard(pact).attack !== 'ends') continue;
    attack -= sideOf(pact, by).strength ?? 0;
    defence -= sideOf(pact, on).strength ?? 0;
  }
  return { attack: Math.max(0, attack), defence: Math.max(0, defence) };
}

/** Both sides of a declared war when it is fought: all pacts of that moment count (sheet 3.7 no. 3 and 4). */
export function warClash(s: TtaState, by: Seat, on: Seat): Clash {
  return { attack: Math.max(0, sum(s, by) + attackBonus(s, by, on)), defence: strength(s, on) };
}
