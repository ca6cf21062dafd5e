/** What stands on the map and what is held, counted, and weighed for what it leads to. */
import { must } from '../../../engine/must.js';
import type { Seat } from '../../../engine/types.js';
import type { Building, COLOURED } from '../data/ids.js';
import { bookCount, cityCount, playerOf } from '../rules/common.js';
import { innovationCost, takerOf } from '../rules/innovate.js';
import type { State } from '../types.js';
import type { Weights } from './weights.js';

export interface Counts {
  /** Coloured pieces that have left the board. */
  readonly placed: Record<(typeof COLOURED)[number], number>;
  /** Everything on the map, neutral pieces included. */
  readonly all: Partial<Record<Building, number>>;
}

export function counts(s: State, own: readonly number[]): Counts {
  const placed = { workshop: 0, guild: 0, school: 0, palace: 0, university: 0 };
  const all: Partial<Record<Building, number>> = {};
  for (const h of own) {
    const b = s.building[h] as Building;
    all[b] = (all[b] ?? 0) + 1;
    if (!s.neutral[h]) placed[b as 'workshop']++;
  }
  return { placed, all };
}

const grown = ([now, perRound]: readonly [number, number], left: number): number => now + perRound * left;

/** How near the books are to the innovation that lacks fewest of them, from 0 to 1. */
function nearness(s: State, seat: Seat): number {
  const { books } = playerOf(s, seat);
  let best = 0;
  for (let place = 0; place < s.innovations.length; place++) {
    if (takerOf(s, must(s.innovations[place], 'place on the display', place)) !== null) continue;
    const cost = innovationCost(s, seat, place);
    if (!cost) return 0;
    let lack = 0;
    let fixed = 0;
    for (let d = 0; d < 4; d++) {
      lack += Math.max(0, must(cost.books[d], 'discipline', d) - must(books[d], 'discipline', d));
      fixed += must(cost.books[d], 'discipline', d);
    }
    const total = fixed + cost.any;
    lack += Math.max(0, total - lack - bookCount(playerOf(s, seat)));
    best = Math.max(best, 1 - lack / total);
  }
  return best;
}

/** What stands on the map and what is held, for what it leads to. */
export function standing(s: State, seat: Seat, left: number, n: Counts, W: Weights): number {
  const p = playerOf(s, seat);
  let buildings = 0;
  for (const kind in n.all) buildings += n.all[kind as Building] ?? 0;
  let levels = 0;
  for (const level of p.levels) levels += level;
  return (
    n.placed.palace * grown(W.palace, left) +
    n.placed.school * grown(W.school, left) +
    buildings * grown(W.building, left) +
    cityCount(s, seat) * grown(W.founded, left) +
    p.competencies.length * grown(W.competency, left) +
    levels * grown(W.level, left) +
    nearness(s, seat) ** 2 * grown(W.innovation, left)
  );
}
