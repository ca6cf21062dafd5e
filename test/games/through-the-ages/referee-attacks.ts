/** Aggressions and wars computed a second time: strengths of both, prices, spoils. Sheets 2.3, 2.4, 3.6 and 3.7. */
import type { Answer, Prompt } from '../../../src/engine/types.js';
import type { Player, TtaState } from '../../../src/games/through-the-ages/types.js';
import { PRINTED_LEADER_LEVEL, PRINTED_WONDER_LEVEL } from './printed.js';
import { PRINTED_ATTACKS, PRINTED_DEFENCE } from './printed-military.js';
import { strength, techOf } from './referee.js';
import { stocks } from './referee-production.js';
import { gates } from './referee-scores.js';

export const seatOf = (s: TtaState, seat: number): Player => {
  const p = s.players[seat];
  if (!p) throw new Error(`no seat ${seat}`);
  return p;
};
const between = (s: TtaState, a: number, b: number) =>
  s.pacts.filter(({ owner, partner }) => [owner, partner].includes(a) && [owner, partner].includes(b));
const openBorders = (s: TtaState, by: number, on: number): number =>
  between(s, by, on).some((pact) => pact.card === 'p1-open-borders') ? 2 : 0;

export interface Clash {
  readonly attack: number;
  readonly defence: number;
}

/** Pacts that the attack ends count for neither side. */
export function attackClash(s: TtaState, by: number, on: number): Clash {
  const ending = between(s, by, on).filter(({ card }) => card === 'p3-alliance' || card === 'p2-promise');
  const then = { ...s, pacts: s.pacts.filter((pact) => !ending.includes(pact)) };
  return {
    attack: strength(then, by, seatOf(s, by)) + openBorders(s, by, on),
    defence: strength(then, on, seatOf(s, on)),
  };
}

export const warClash = (s: TtaState, by: number, on: number): Clash => ({
  attack: strength(s, by, seatOf(s, by)) + openBorders(s, by, on),
  defence: strength(s, on, seatOf(s, on)),
});

export const attackPrice = (s: TtaState, card: string, on: number): number =>
  (PRINTED_ATTACKS[card] ?? -1) * (seatOf(s, on).leader === 'mahatma-gandhi' ? 2 : 1);

/** What can be read off two players after a strike. */
export interface Holdings {
  readonly culture: number;
  readonly science: number;
  readonly food: number;
  readonly resources: number;
  readonly yellow: number;
  readonly colonies: number;
}
export const holdings = (p: Player): Holdings => ({ ...stocks(p), yellow: p.yellow, colonies: p.colonies.length });

export interface Pair {
  readonly by: Holdings;
  readonly on: Holdings;
}

const URBAN = ['lab', 'temple', 'arena', 'library', 'theater'];

/** Printed resources of the buildings a raid brings down without a choice; null: somebody must choose. */
function forcedRaid(p: Player, card: string): number | null {
  const bounds = { 'a1-raid': [1], 'a2-raid': [1, 2], 'a3-raid': [2, 3] }[card] ?? [];
  const left = new Map(p.techs.map((t) => [t.id, t.workers]));
  let cost = 0;
  for (const bound of bounds) {
    const open = ofTypeIds(p).filter((id) => techOf(id).level <= bound && (left.get(id) ?? 0) > 0);
    const [only] = open;
    if (open.length > 1) return null;
    if (!only) continue;
    left.set(only, (left.get(only) ?? 0) - 1);
    cost += techOf(only).resources;
  }
  return cost;
}
const ofTypeIds = (p: Player) => p.techs.map((t) => t.id).filter((id) => URBAN.includes(techOf(id).type));

export const infiltrated = (p: Player, what: 'leader' | 'wonder'): number =>
  3 * ((what === 'leader' ? PRINTED_LEADER_LEVEL[p.leader ?? ''] : PRINTED_WONDER_LEVEL[p.building?.id ?? '']) ?? 0);

/** Both after an aggression that went through at once; null: a choice follows or the blue bank may run short. */
export function struck(s: TtaState, card: string, by: number, on: number): Pair | null {
  const [own, rival] = [seatOf(s, by), seatOf(s, on)];
  const [mine, theirs] = [holdings(own), holdings(rival)];
  switch (card) {
    case 'a2-spy': {
      const n = Math.min(5, theirs.science);
      return { by: { ...mine, science: mine.science + n }, on: { ...theirs, science: theirs.science - n } };
    }
    case 'a3-armed-intervention': {
      const n = Math.min(7, theirs.culture);
      return { by: { ...mine, culture: mine.culture + n }, on: { ...theirs, culture: theirs.culture - n } };
    }
    case 'a1-enslave':
      if (own.blue < 4 || rival.pool === 0) return null;
      return {
        by: { ...mine, food: mine.food + 2, resources: mine.resources + 2 },
        on: { ...theirs, yellow: theirs.yellow + 1 },
      };
    case 'a1-raid':
    case 'a2-raid':
    case 'a3-raid': {
      const cost = forcedRaid(rival, card);
      const n = Math.ceil((cost ?? 0) / 2);
      return cost === null || own.blue < n ? null : { by: { ...mine, resources: mine.resources + n }, on: theirs };
    }
    case 'a2-infiltrate': {
      if (rival.leader && rival.building) return null;
      return infiltration(own, rival, rival.leader ? 'leader' : 'wonder');
    }
    default:
      return null;
  }
}

export function infiltration(own: Player, rival: Player, what: 'leader' | 'wonder'): Pair {
  const [mine, theirs] = [holdings(own), holdings(rival)];
  return {
    by: { ...mine, culture: mine.culture + infiltrated(rival, what) },
    on: { ...theirs, culture: theirs.culture + (what === 'leader' ? gates(rival) : 0) },
  };
}

const PLUNDER: Readonly<Record<string, number>> = { 'a1-plunder': 3, 'a2-plunder': 5, 'a3-plunder': 7 };

/** After the attacker chose at Plunder, Raid, Infiltrate or Annex. */
export function chosen(s: TtaState, prompt: Prompt, answer: Answer): Pair | null {
  const victim = prompt.facts?.['victim'];
  if (typeof victim !== 'number') return null;
  const [own, rival] = [seatOf(s, prompt.seat), seatOf(s, victim)];
  const [mine, theirs] = [holdings(own), holdings(rival)];
  const card = (prompt.from ?? '').slice('card:'.length);
  const enough = own.blue >= 8 && rival.blue >= 8;
  switch (prompt.topic) {
    case 'infiltrate':
      return infiltration(own, rival, answer.id === 'infiltrate:leader' ? 'leader' : 'wonder');
    case 'raid': {
      if (prompt.facts?.['left'] !== 1 || !enough) return null;
      const cost = Number(prompt.facts['cost']) + techOf(answer.id.slice('raze:'.length)).resources;
      return { by: { ...mine, resources: mine.resources + Math.ceil(cost / 2) }, on: theirs };
    }
    case 'plunder': {
      const all = Math.min(PLUNDER[card] ?? 0, theirs.food + theirs.resources);
      const [food, resources] = [answer.n ?? 0, all - (answer.n ?? 0)];
      if (!enough) return null;
      return {
        by: { ...mine, food: mine.food + food, resources: mine.resources + resources },
        on: { ...theirs, food: theirs.food - food, resources: theirs.resources - resources },
      };
    }
    default:
      return null;
  }
}

/** Cards of a defence: bonus cards their upper half, all others 1. */
export const defenceValue = (answer: Answer): number => PRINTED_DEFENCE[answer.id.replace(/^bonus:/, '')] ?? 1;

/** Both after a war that was fought with a difference; null: nothing changes hands by itself. */
export function spoils(card: string, victor: Holdings, loser: Holdings, difference: number): Pair {
  if (card === 'w3-culture') {
    const n = Math.min(5 + difference, loser.culture);
    return { by: { ...victor, culture: victor.culture + n }, on: { ...loser, culture: loser.culture - n } };
  }
  if (card === 'w2-territory') {
    const n = Math.min(1 + Math.floor(difference / 5), loser.yellow);
    return { by: { ...victor, yellow: victor.yellow + n }, on: { ...loser, yellow: loser.yellow - n } };
  }
  const n = Math.min(difference, loser.science);
  return { by: { ...victor, science: victor.science + n }, on: { ...loser, science: loser.science - n } };
}
