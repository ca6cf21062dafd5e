/** Everything that follows from the cards in play, computed anew each time. Code of Laws, "your indicators". */
import { must } from '../../../engine/must.js';
import type { Seat } from '../../../engine/types.js';
import { BLUE_BANK, MAX_HAPPY, YELLOW_BANK } from '../data/board.js';
import { GOVERNMENT, WORKER_TECH } from '../data/civil.js';
import { RUIN_CULTURE } from '../data/civil-people.js';
import type { Symbols } from '../data/civil-techs.js';
import { playerOf } from '../lookup.js';
import type { Player, TtaState } from '../types.js';
import { LEADER_RULES } from './cards/leaders.js';
import { pactSymbols } from './military/effects.js';
import { isUrban } from './people.js';
import { cardSymbol, caTotal, faces, hasWonder } from './symbols.js';

/** What urban buildings give by their symbols. Units are the armies' business. */
function urbanSymbol(p: Player, key: keyof Symbols): number {
  let sum = 0;
  for (const t of p.techs) {
    if (t.workers === 0) continue;
    const card = WORKER_TECH[t.id];
    if (isUrban(card.type)) sum += t.workers * (card.gives[key] ?? 0);
  }
  return sum;
}

export const maTotal = (s: TtaState, seat: Seat): number =>
  cardSymbol(playerOf(s, seat), 'ma') + pactSymbols(s, seat).ma;

export const urbanLimit = (p: Player): number => GOVERNMENT[p.government].urban;
export const colonization = (s: TtaState, seat: Seat): number => cardSymbol(playerOf(s, seat), 'colonization');

const library = (p: Player): number => (hasWonder(p, 'library-of-alexandria') ? 1 : 0);
export const civilHandLimit = (s: TtaState, seat: Seat): number => caTotal(s, seat) + library(playerOf(s, seat));
export const militaryHandLimit = (s: TtaState, seat: Seat): number => maTotal(s, seat) + library(playerOf(s, seat));

export function scienceRating(s: TtaState, seat: Seat): number {
  const p = playerOf(s, seat);
  return Math.max(0, cardSymbol(p, 'science') + urbanScience(p));
}

/** Science of labs and libraries with what the leader changes there. */
export function urbanScience(p: Player): number {
  const leader = p.leader ? LEADER_RULES[p.leader] : null;
  return urbanSymbol(p, 'science') + (leader?.labScience?.(p) ?? 0);
}

/** Culture of theaters and libraries with what the leader changes there (Hollywood). */
export function artsCulture(p: Player): number {
  let sum = p.leader ? (LEADER_RULES[p.leader].arts?.(p) ?? 0) : 0;
  for (const t of p.techs) {
    const card = WORKER_TECH[t.id];
    if (card.type === 'theater' || card.type === 'library') sum += t.workers * (card.gives.culture ?? 0);
  }
  return sum;
}

/** Culture of all urban buildings with what the leader changes there (Internet). */
export function urbanCulture(p: Player): number {
  const leader = p.leader ? LEADER_RULES[p.leader] : null;
  return urbanSymbol(p, 'culture') + (leader?.arts?.(p) ?? 0) + (leader?.labCulture?.(p) ?? 0);
}

export const urbanStrength = (p: Player): number => urbanSymbol(p, 'strength');

export function cultureRating(s: TtaState, seat: Seat): number {
  const p = playerOf(s, seat);
  let sum = cardSymbol(p, 'culture') + urbanCulture(p) + pactSymbols(s, seat).culture;
  for (const w of p.wonders) if (w.ruined) sum += RUIN_CULTURE;
  if (p.leader) sum += LEADER_RULES[p.leader].culture?.(s, seat) ?? 0;
  return Math.max(0, sum);
}

/** Strength that comes neither from units nor from colonies or pacts. May be added before the floor of 0. */
export function civilStrength(s: TtaState, seat: Seat): number {
  const p = playerOf(s, seat);
  let sum = cardSymbol(p, 'strength') + urbanStrength(p);
  if (hasWonder(p, 'great-wall')) {
    for (const t of p.techs) {
      const type = WORKER_TECH[t.id].type;
      if (type === 'infantry' || type === 'artillery') sum += t.workers;
    }
  }
  if (p.leader) sum += LEADER_RULES[p.leader].strength?.(s, seat) ?? 0;
  return sum;
}

export const happiness = (s: TtaState, seat: Seat): number => Math.max(0, Math.min(MAX_HAPPY, faces(s, seat).total));

export const discontent = (s: TtaState, seat: Seat): number =>
  Math.max(0, needHappy(playerOf(s, seat).yellow) - happiness(s, seat));

const yellowRow = (yellow: number) =>
  must(
    YELLOW_BANK.find((row) => yellow >= row.from),
    'match',
  );
export const needHappy = (yellow: number): number => yellowRow(yellow).happy;
export const consumption = (yellow: number): number => yellowRow(yellow).eat;
/** Food for one more worker; null when the bank is empty. */
export const populationCost = (yellow: number): number | null => yellowRow(yellow).grow;
export const corruptionOf = (blue: number): number =>
  must(
    BLUE_BANK.find((row) => blue >= row.from),
    'match',
  ).corruption;
