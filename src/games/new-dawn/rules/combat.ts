/** The two sums of a combat, term by term (rulebook page 11, sheet 10.6). */

import type { Seat } from '../../../engine/types.js';
import { FOCUS, type MilitaryCard } from '../data/focus.js';
import { LIMITS } from '../data/land.js';
import type { NaturalId } from '../data/naturals.js';
import { nearOf, stateMark, worldOf } from '../map/world.js';
import {
  type AttackFrame,
  CITY,
  type GameFrame,
  type Hex,
  type MilitaryFrame,
  REINFORCED,
  type State,
  type Stock,
  type TargetKind,
  type Term,
} from '../types.js';
import { cardsOfType, difficultyFor, naturalsOnCard, readyStates, spendable } from './board.js';
import { active, type Fight, type Side } from './hooks.js';
import { hasLeft } from './left.js';
import { ownerOf, pieceOf, rowCard } from './lookup.js';
import { reads } from './readings.js';

export type Attack = Pick<AttackFrame, 'seat' | 'at' | 'slot' | 'hex' | 'what' | 'defender' | 'dice' | 'spent'>;

function fightOf(s: State, f: Attack): Fight {
  return { s, w: worldOf(s), attacker: f.seat, defender: f.defender, hex: f.hex, what: f.what };
}

function effects(fight: Fight, side: Side, seat: Seat, terms: Term[]): void {
  for (const a of active(fight.s, seat, 'combat')) {
    const n = a.hook(fight, side, seat, a.giver);
    if (n !== 0) terms.push({ key: a.id, n });
  }
}

export function attackTerms(s: State, f: Attack): Term[] {
  const id = rowCard(s, f.seat, f.at).card;
  const card = FOCUS[id] as MilitaryCard;
  const terms: Term[] = [];
  if (f.dice[0] > 0) terms.push({ key: 'die', n: f.dice[0] });
  terms.push({ key: 'slot', n: f.slot });
  const bonus = f.what === 'barbarian' ? card.againstBarbarians : card.bonus;
  if (bonus > 0) terms.push({ key: id, n: bonus });
  effects(fightOf(s, f), 'attack', f.seat, terms);
  if (f.spent[0] > 0) terms.push({ key: 'trade', n: f.spent[0] });
  return terms;
}

/** Terrain counts as it does in the attacker's turn: Japan's attacks meet easier coasts (sheet check 22). */
export function defenceTerms(s: State, f: Attack): Term[] {
  const w = worldOf(s);
  const terms: Term[] = [];
  if (f.dice[1] > 0) terms.push({ key: 'die', n: f.dice[1] });
  if (f.what === 'state') {
    terms.push({ key: 'city-state', n: LIMITS.cityStateDefence });
    return terms;
  }
  const difficulty = difficultyFor(s, w, s.turn.seat, 'other', false)(f.hex);
  terms.push({ key: 'terrain', n: f.what === 'city' ? 2 * difficulty : difficulty });
  if (f.what === 'barbarian') return terms;
  if (s.piece[f.hex] === REINFORCED) terms.push({ key: 'reinforced', n: 1 });
  let beside = 0;
  for (const n of nearOf(w, f.hex)) if (s.owner[n] === f.defender && s.piece[n] === REINFORCED) beside += 1;
  if (beside > 0) terms.push({ key: 'beside', n: beside });
  effects(fightOf(s, f), 'defence', f.defender, terms);
  if (f.spent[1] > 0) terms.push({ key: 'trade', n: f.spent[1] });
  return terms;
}

export const total = (terms: readonly Term[]): number => terms.reduce((sum, t) => sum + t.n, 0);

export interface Target {
  readonly hex: Hex;
  readonly what: TargetKind;
  readonly defender: Seat;
  readonly barbarian: number;
}

/** What a space can be attacked as, without asking for distance; added to `out`. */
export function targetsOn(s: State, seat: Seat, h: Hex, out: Target[] = []): Target[] {
  const w = worldOf(s);
  const barbarian = s.barbarians.indexOf(h);
  if (barbarian >= 0) out.push({ hex: h, what: 'barbarian', defender: -1, barbarian });
  const owner = ownerOf(s, h);
  if (owner === -1) {
    // A barbarian in its space shields a city-state (page 15).
    if (stateMark(w, h) >= 0 && barbarian < 0) out.push({ hex: h, what: 'state', defender: -1, barbarian: -1 });
  } else if (owner !== seat) {
    out.push({ hex: h, what: pieceOf(s, h) >= CITY ? 'city' : 'token', defender: owner, barbarian: -1 });
  }
  return out;
}

/** Tokens a seat can add in defence: from its military card (all of them, should there be two). */
export function defenceTokens(s: State, seat: Seat): number {
  if (hasLeft(s, seat)) return 0;
  let n = 0;
  for (const at of cardsOfType(s, seat, 'military')) {
    n += spendable(s, seat, at) + naturalsOnCard(s, seat, at).length;
  }
  return n;
}

/** Notes what lies on the military card when it begins to be resolved: what it gains meanwhile waits for another time. */
export function stockUp(s: State, f: MilitaryFrame): void {
  if (f.stock || reads(s, 'fresh-trade')) return;
  const { trade, naturals } = rowCard(s, f.seat, f.at);
  f.stock = { trade, marks: [...naturals, ...readyStates(s, f.seat, f.at)] };
}

/** The stock of the card being resolved; null while none is, or where all that lies on it counts. */
export const stockOf = (s: State, seat: Seat): Stock | null =>
  (s.stack as readonly GameFrame[]).findLast((f): f is MilitaryFrame => f.kind === 'military' && f.seat === seat)
    ?.stock ?? null;

/** Trade tokens and city-state tokens the attacker can spend from the card being resolved. */
export function attackSpendable(s: State, seat: Seat, at: number): number {
  const stock = stockOf(s, seat);
  if (!stock) return spendable(s, seat, at);
  const states = readyStates(s, seat, at).filter((id) => stock.marks.includes(id)).length;
  return states + Math.min(rowCard(s, seat, at).trade, stock.trade);
}

export function attackNaturals(s: State, seat: Seat, at: number): NaturalId[] {
  const stock = stockOf(s, seat);
  const lying = naturalsOnCard(s, seat, at);
  return stock ? lying.filter((id) => stock.marks.includes(id)) : lying;
}

/** Tokens the attacker can add from the card being resolved. */
export const attackTokens = (s: State, seat: Seat, at: number): number =>
  attackSpendable(s, seat, at) + attackNaturals(s, seat, at).length;
