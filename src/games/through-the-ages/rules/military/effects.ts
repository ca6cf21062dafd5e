/** What colonies and pacts in play give. Pure, and used by the ratings: nothing here looks at a rating. */
import type { Seat } from '../../../../engine/types.js';
import {
  PACTS,
  type PactCard,
  type PactId,
  type PactSide,
  TERRITORIES,
  type TerritoryId,
} from '../../data/military.js';
import { playerOf } from '../../lookup.js';
import type { Pact, TtaState } from '../../types.js';

interface PactSymbols {
  culture: number;
  strength: number;
  ma: number;
  food: number;
  resources: number;
}

export const pactCard = (pact: Pact): PactCard => PACTS[pact.card as PactId];

/** The other party, or null when the seat is no party. */
export function partnerIn(pact: Pact, seat: Seat): Seat | null {
  if (pact.owner === seat) return pact.partner;
  return pact.partner === seat ? pact.owner : null;
}

/** What a party has from a pact. */
export function sideOf(pact: Pact, seat: Seat): PactSide {
  const ownerSide = pact.owner === seat;
  return pactCard(pact)[ownerSide === (pact.ownerIs === 'A') ? 'A' : 'B'];
}

/** Pacts between two seats, whoever's area they lie in. */
export function pactsBetween(s: TtaState, one: Seat, other: Seat): Pact[] {
  return s.pacts.filter((pact) => partnerIn(pact, one) === other);
}

const NO_PACTS: Readonly<PactSymbols> = { culture: 0, strength: 0, ma: 0, food: 0, resources: 0 };

export function pactSymbols(s: TtaState, seat: Seat): Readonly<PactSymbols> {
  if (s.pacts.length === 0) return NO_PACTS;
  const out: PactSymbols = { ...NO_PACTS };
  for (const pact of s.pacts) {
    const partner = partnerIn(pact, seat);
    if (partner === null) continue;
    const side = sideOf(pact, seat);
    out.culture += side.culture ?? 0;
    // International Tourism counts ruins too (Code of Laws, wonders).
    if (side.culturePerWonder) out.culture += side.culturePerWonder * playerOf(s, partner).wonders.length;
    out.strength += side.strength ?? 0;
    out.ma += side.ma ?? 0;
    out.food += side.food ?? 0;
    out.resources += side.resources ?? 0;
  }
  return out;
}

/** Happy faces of each colony that has some. */
export function colonyFaces(s: TtaState, seat: Seat): readonly number[] {
  const out: number[] = [];
  for (const id of playerOf(s, seat).colonies) {
    const happy = TERRITORIES[id as TerritoryId].faces;
    if (happy > 0) out.push(happy);
  }
  return out;
}

export function colonyStrength(s: TtaState, seat: Seat): number {
  let sum = 0;
  for (const id of playerOf(s, seat).colonies) sum += TERRITORIES[id as TerritoryId].strength;
  return sum;
}

/** Who pays one science for each technology the seat develops, and makes it cheaper (Scientific Cooperation). */
export function scientificPartner(s: TtaState, seat: Seat): Seat | null {
  for (const pact of s.pacts) {
    const partner = partnerIn(pact, seat);
    if (partner !== null && sideOf(pact, seat).scienceLess) return partner;
  }
  return null;
}

/** How much science the pacts of a seat take off each technology. */
export function scienceOff(s: TtaState, seat: Seat): number {
  let off = 0;
  for (const pact of s.pacts) if (partnerIn(pact, seat) !== null) off += sideOf(pact, seat).scienceLess ?? 0;
  return off;
}

/** Side A may pay food in place of a resource, side B a resource in place of food (Trade Routes Agreement). */
export function tradeRoutes(s: TtaState, seat: Seat): 'A' | 'B' | null {
  for (const pact of s.pacts) {
    if (partnerIn(pact, seat) === null) continue;
    const pays = sideOf(pact, seat).paysWith;
    if (pays) return pays === 'food' ? 'A' : 'B';
  }
  return null;
}
