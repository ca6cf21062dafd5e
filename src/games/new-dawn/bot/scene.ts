/** One seat's board as the bots look at it: what it owns, how far everything is, and where cities can still stand. */
import { must } from '../../../engine/must.js';
import type { Seat } from '../../../engine/types.js';
import { type CultureCard, FOCUS, FOCUS_TYPES, type FocusCard, type IndustryCard } from '../data/focus.js';
import { LIMITS } from '../data/land.js';
import { WATER, type World, worldOf } from '../map/world.js';
import { cultureTokens } from '../rules/focus/culture.js';
import { playerOf } from '../rules/lookup.js';
import { CITY, type Hex, type State } from '../types.js';
import type { Weights } from './weights.js';

/** Places of the types in `FOCUS_TYPES`. */
export const CULTURE = 0;
export const SCIENCE = 1;
export const INDUSTRY = 3;
export const MILITARY = 4;

/** What is asked again and again about one seat of one position. */
export interface Scene {
  /** How the seat weighs what it sees. */
  readonly by: Weights;
  readonly s: State;
  readonly w: World;
  readonly seat: Seat;
  readonly own: readonly Hex[];
  /** By space: steps from the nearest own one. */
  readonly away: Int16Array;
  readonly cities: readonly Hex[];
  /** By type of card: place in the row (-1 when there is none) and the card. */
  readonly at: readonly number[];
  readonly cards: readonly (FocusCard | null)[];
  readonly range: number;
  readonly perPlay: number;
  /** Spaces for cities that a card or two reach, and how many of them do not bar each other. */
  readonly sites: readonly Hex[];
  readonly room: number;
}

export function sceneOf(s: State, seat: Seat, by: Weights): Scene {
  const w = worldOf(s);
  const own: Hex[] = [];
  const cities: Hex[] = [];
  for (let h = 0; h < w.size; h++) {
    if (s.owner[h] !== seat) continue;
    own.push(h);
    if (must(s.piece[h], 'space', h) >= CITY) cities.push(h);
  }
  const at = [-1, -1, -1, -1, -1];
  const cards: (FocusCard | null)[] = [null, null, null, null, null];
  playerOf(s, seat).row.forEach((r, i) => {
    const card = FOCUS[r.card];
    const type = FOCUS_TYPES.indexOf(card.type);
    at[type] = i;
    cards[type] = card;
  });
  const culture = cards[CULTURE] as CultureCard | null;
  const more =
    culture?.after === 'friendly' ? 0.8 : culture?.after === 'move' ? 0.3 : culture?.after === 'media' ? 0.6 : 0;
  const perPlay = culture ? cultureTokens(s, seat, must(at[CULTURE], 'space', CULTURE), 0) * by.laid + more : 1;
  const range = (cards[INDUSTRY] as IndustryCard | null)?.range ?? 2;
  const sites: Hex[] = [];
  const x = { by, s, w, seat, own, away: spreadFrom(w, own), cities, at, cards, range, perPlay, sites, room: 0 };
  for (let h = 0; h < w.size; h++) if (must(away[h], 'space', h) <= range + 1 && founding(x, h)) sites.push(h);
  x.room = roomOf(x);
  return x;
}

export function distance(w: World, a: Hex, b: Hex): number {
  const dq = must(w.q[a], 'space', a) - must(w.q[b], 'space', b);
  const dr = must(w.r[a], 'space', a) - must(w.r[b], 'space', b);
  return (Math.abs(dq) + Math.abs(dr) + Math.abs(dq + dr)) / 2;
}

const away = new Int16Array(1024);
const queue = new Int32Array(1024);

/** Steps to every space from the nearest of the own ones, whatever lies between. The buffer is reused by the next call. */
function spreadFrom(w: World, own: readonly Hex[]): Int16Array {
  away.fill(99, 0, w.size);
  let tail = 0;
  for (const h of own) {
    away[h] = 0;
    queue[tail++] = h;
  }
  for (let head = 0; head < tail; head++) {
    const from = must(queue[head], 'next in the queue', head);
    for (const to of must(w.near[from], 'space', from)) {
      if (away[to] !== 99) continue;
      away[to] = must(away[from], 'space', from) + 1;
      queue[tail++] = to;
    }
  }
  return away;
}

/** May a city stand here some day, whatever the range? */
export function founding({ s, w, seat }: Scene, h: Hex): boolean {
  if (w.terrain[h] === WATER || must(w.state[h], 'seat', h) >= 0 || must(w.natural[h], 'space', h) >= 0) return false;
  if (
    must(s.owner[h], 'space', h) >= 0
      ? s.owner[h] !== seat || must(s.piece[h], 'space', h) >= CITY
      : s.resource[h] !== 0
  )
    return false;
  for (const n of must(w.near[h], 'space', h))
    if (must(s.piece[n], 'space', n) >= CITY || (must(w.state[n], 'seat', n) >= 0 && s.owner[n] === -1)) return false;
  return true;
}

/** Spaces ticked off while something is counted; every use clears it first. */
export const marked = new Uint8Array(1024);

/** How many cities can still be founded; each bars its neighbours. */
function roomOf(x: Scene): number {
  let figures: number = LIMITS.cities;
  for (const c of x.cities) if (x.s.piece[c] === CITY) figures--;
  let room = 0;
  marked.fill(0, 0, x.w.size);
  for (const h of x.sites) {
    if (room >= figures) break;
    if (marked[h]) continue;
    room++;
    for (const n of must(x.w.near[h], 'space', h)) marked[n] = 1;
  }
  return room;
}

/** Coming within `range` of a space: with new cities where there is room for them on the way, else by conquest. */
export function approach(x: Scene, to: Hex, range: number, steps: number): { cities: number; fights: number } {
  if (steps <= range) return { cities: 0, fights: 0 };
  let closest = 99;
  if (x.room > 0) for (const h of x.sites) closest = Math.min(closest, distance(x.w, h, to));
  if (closest <= range) return { cities: 1, fights: 0 };
  if (closest < steps) return { cities: 1 + (closest - range) / x.range, fights: 0 };
  return { cities: 0, fights: (steps - range) / x.by.takenPerFight };
}
