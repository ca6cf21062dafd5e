/** Symbols on the cards in play, counted before any leader changes what buildings give. */
import type { Seat } from '../../../engine/types.js';
import { GOVERNMENT, LEADER, SPECIAL, WONDER, WORKER_TECH } from '../data/civil.js';
import type { WonderId } from '../data/civil-people.js';
import type { Symbols } from '../data/civil-techs.js';
import { playerOf } from '../lookup.js';
import type { Player, TtaState } from '../types.js';
import { colonyFaces } from './military/effects.js';
import { isUnit } from './people.js';

/** A completed wonder that still works. */
export function hasWonder(p: Player, id: WonderId): boolean {
  for (const w of p.wonders) if (w.id === id) return !w.ruined;
  return false;
}

/** Symbols at the bottom of cards that hold no workers: government, special technologies, leader, standing wonders. */
export function cardSymbol(p: Player, key: keyof Symbols): number {
  let sum = GOVERNMENT[p.government].gives[key] ?? 0;
  for (const id of p.specials) sum += SPECIAL[id].gives[key] ?? 0;
  for (const w of p.wonders) if (!w.ruined) sum += WONDER[w.id].gives[key] ?? 0;
  if (p.leader) sum += LEADER[p.leader].gives[key] ?? 0;
  return sum;
}

export const caTotal = (s: TtaState, seat: Seat): number => cardSymbol(playerOf(s, seat), 'ca');

interface Faces {
  /** Happy minus unhappy, before the limits. */
  total: number;
  /** Faces of temples, theaters and wonders. */
  michelangelo: number;
  /** Faces of temples and of the government. */
  joan: number;
}

function urbanFaces(p: Player, more: number): Faces {
  const out: Faces = { total: 0, michelangelo: 0, joan: 0 };
  for (const t of p.techs) {
    if (t.workers === 0) continue;
    const card = WORKER_TECH[t.id];
    const happy = card.gives.happy ?? 0;
    if (happy === 0 || isUnit(card.type)) continue;
    const sum = t.workers * (happy + more);
    out.total += sum;
    if (card.type === 'temple' || card.type === 'theater') out.michelangelo += sum;
    if (card.type === 'temple') out.joan += sum;
  }
  return out;
}

/**
 * Each worker and each card with a face is one source; St. Peter's adds one face to every source but itself. Unhappy
 * faces are no source. Sheet 6.2 no. 7-18.
 */
export function faces(s: TtaState, seat: Seat): Faces {
  const p = playerOf(s, seat);
  const more = hasWonder(p, 'st-peters-basilica') ? 1 : 0;
  const out = urbanFaces(p, more);
  for (const w of p.wonders) {
    const own = w.ruined ? 0 : (WONDER[w.id].gives.happy ?? 0);
    let happy = Math.max(0, own) + (w.homer ? 1 : 0);
    if (happy > 0 && w.id !== 'st-peters-basilica') happy += more;
    out.total += happy + Math.min(0, own);
    out.michelangelo += happy;
  }
  const rule = GOVERNMENT[p.government].gives.happy ?? 0;
  const government = rule > 0 ? rule + more : 0;
  out.total += government + Math.min(0, rule);
  out.joan += government;
  const leader = p.leader ? (LEADER[p.leader].gives.happy ?? 0) : 0;
  if (leader > 0) out.total += leader + more;
  for (const happy of colonyFaces(s, seat)) out.total += happy + more;
  return out;
}
