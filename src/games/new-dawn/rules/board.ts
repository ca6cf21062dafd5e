/** Questions about the board that change nothing. */
import { must } from '../../../engine/must.js';
import type { Seat } from '../../../engine/types.js';
import { CITY_STATE_IDS, CITY_STATES, type CityStateId, cityStateAt } from '../data/diplomacy.js';
import { FOCUS, type FocusCard, type FocusType } from '../data/focus.js';
import { BARBARIANS, LIMITS, RESOURCES, type Resource } from '../data/land.js';
import { NATURAL_IDS, type NaturalId, naturalWonderAt } from '../data/naturals.js';
import { VICTORY } from '../data/victory.js';
import { WONDER_IDS, type WonderId } from '../data/wonders.js';
import {
  difficultyOf,
  isCoast,
  naturalMark,
  nearOf,
  stateMark,
  stateSpace,
  terrainOf,
  WATER,
  type World,
  worldOf,
} from '../map/world.js';
import { CAPITAL, CITY, type Hex, REINFORCED, type State, TOKEN } from '../types.js';
import { active } from './hooks.js';
import { ownerOf, playerOf, rowCard, wonderSpace } from './lookup.js';
import { reads } from './readings.js';

export const focusOf = (s: State, seat: Seat, at: number): FocusCard => FOCUS[rowCard(s, seat, at).card];

export function cardsOfType(s: State, seat: Seat, type: FocusType): number[] {
  const out: number[] = [];
  playerOf(s, seat).row.forEach((c, at) => {
    if (FOCUS[c.card].type === type) out.push(at);
  });
  return out;
}

export function hexesOf(s: State, seat: Seat): Hex[] {
  const { owner } = s;
  const out: Hex[] = [];
  for (let h = 0; h < owner.length; h++) if (owner[h] === seat) out.push(h);
  return out;
}

export function citiesOf(s: State, seat: Seat): Hex[] {
  const { owner, piece } = s;
  const out: Hex[] = [];
  for (let h = 0; h < owner.length; h++) if (owner[h] === seat && must(piece[h], 'space', h) >= CITY) out.push(h);
  return out;
}

export function capitalOf(s: State, seat: Seat): Hex {
  const { owner, piece } = s;
  for (let h = 0; h < owner.length; h++) if (owner[h] === seat && piece[h] === CAPITAL) return h;
  return -1;
}

export const isToken = (s: State, h: Hex): boolean => s.piece[h] === TOKEN || s.piece[h] === REINFORCED;
export const isRival = (s: State, h: Hex, seat: Seat): boolean => ownerOf(s, h) >= 0 && s.owner[h] !== seat;

export function tokensOf(s: State, seat: Seat): Hex[] {
  const { owner, piece } = s;
  const out: Hex[] = [];
  for (let h = 0; h < owner.length; h++) if (owner[h] === seat && must(piece[h], 'space', h) <= REINFORCED) out.push(h);
  return out;
}

export function reinforcedCount(s: State, seat: Seat): number {
  const { owner, piece } = s;
  let n = 0;
  for (let h = 0; h < owner.length; h++) if (owner[h] === seat && piece[h] === REINFORCED) n += 1;
  return n;
}

/** Victory cards of which the seat has finished an agenda; each is marked with one token, whether one or both are done. */
export function markedCards(s: State, seat: Seat): number {
  const { done } = playerOf(s, seat);
  if (done.length < 2) return done.length;
  let n = 0;
  for (const card of s.victory) {
    const [one, two] = VICTORY[card];
    for (const d of done) {
      if (d.agenda !== one && d.agenda !== two) continue;
      n += 1;
      break;
    }
  }
  return n;
}

/** Unused control tokens: victory cards are marked with tokens of the same 31 (page 12). */
export function tokensLeft(s: State, seat: Seat): number {
  const { owner, piece } = s;
  let n = LIMITS.controlTokens - markedCards(s, seat);
  for (let h = 0; h < owner.length; h++) if (owner[h] === seat && must(piece[h], 'space', h) <= REINFORCED) n -= 1;
  return n;
}

export function citiesLeft(s: State, seat: Seat): number {
  const { owner, piece } = s;
  let n: number = LIMITS.cities;
  for (let h = 0; h < owner.length; h++) if (owner[h] === seat && piece[h] === CITY) n -= 1;
  return n;
}

export const barbarianOn = (s: State, h: Hex): number => s.barbarians.indexOf(h);
export const wonderOn = (s: State, h: Hex): number => s.wonderAt.indexOf(h);
export const barbarianName = (b: number) => must(BARBARIANS[b], 'barbarian', b);

/** City-state token lying on the space (a conquered one lies on a focus card), or -1. */
export const stateOn = (s: State, w: World, h: Hex): number => (s.owner[h] === -1 ? stateMark(w, h) : -1);
/** Natural wonder token lying on the space: it goes with whoever holds the space. */
export const naturalOn = (s: State, w: World, h: Hex): number =>
  s.owner[h] === -1 || !naturalGoesWith(s, h) ? naturalMark(w, h) : -1;

/** Who has conquered a city-state; -1 when it is free or not in play, or the map is still being laid. */
export function stateOwner(s: State, w: World, index: number): Seat {
  const h = stateSpace(w, index);
  return s.owner[h] ?? -1;
}

export function statesOf(s: State, seat: Seat): CityStateId[] {
  const w = worldOf(s);
  const out: CityStateId[] = [];
  for (let i = 0; i < CITY_STATE_IDS.length; i++) if (stateOwner(s, w, i) === seat) out.push(cityStateAt(i));
  return out;
}

/** Does whoever holds the space hold its natural wonder too? */
export const naturalGoesWith = (s: State, h: Hex): boolean => isToken(s, h) || !reads(s, 'city-frees-natural');

export function naturalsOf(s: State, seat: Seat): NaturalId[] {
  const { naturalHex } = worldOf(s);
  const out: NaturalId[] = [];
  for (let i = 0; i < NATURAL_IDS.length; i++) {
    const h = must(naturalHex[i], 'natural wonder', i);
    if (h >= 0 && s.owner[h] === seat && naturalGoesWith(s, h)) out.push(naturalWonderAt(i));
  }
  return out;
}

export const wonderOwner = (s: State, index: number): Seat => {
  const h = wonderSpace(s, index);
  return h < 0 ? -1 : ownerOf(s, h);
};

export function wondersOf(s: State, seat: Seat): WonderId[] {
  return WONDER_IDS.filter((_, i) => wonderOwner(s, i) === seat);
}

/** City-state tokens lying on a card: on the highest card of their type. */
export function statesOn(s: State, seat: Seat, at: number): CityStateId[] {
  const card = focusOf(s, seat, at);
  const w = worldOf(s);
  const out: CityStateId[] = [];
  for (let i = 0; i < CITY_STATE_IDS.length; i++) {
    const id = cityStateAt(i);
    if (CITY_STATES[id].type === card.type && stateOwner(s, w, i) === seat) out.push(id);
  }
  if (out.length === 0) return out;
  const higher = cardsOfType(s, seat, card.type).some((i) => focusOf(s, seat, i).level > card.level);
  return higher ? [] : out;
}

export const used = (s: State, what: string): boolean => s.turn.used.includes(what);

/** City-state tokens on the card that can still be used in this turn. */
export function readyStates(s: State, seat: Seat, at: number): CityStateId[] {
  if (s.turn.seat !== seat && reads(s, 'state-own-turn')) return [];
  return statesOn(s, seat, at).filter((id) => !used(s, id));
}

/** How much can be added with this card's trade tokens and the city-state tokens on it (naturals are named one by one). */
export function spendable(s: State, seat: Seat, at: number): number {
  return rowCard(s, seat, at).trade + readyStates(s, seat, at).length;
}

export const naturalsOnCard = (s: State, seat: Seat, at: number): NaturalId[] =>
  rowCard(s, seat, at).naturals.filter((id) => !used(s, id));

/** What is left of each resource in the supply. */
export function supplies(s: State): Record<Resource, number> {
  const out = {} as Record<Resource, number>;
  RESOURCES.forEach((resource, i) => {
    let left: number = LIMITS.perResource;
    for (const code of s.resource) if (code === i + 1) left -= 1;
    for (const p of s.players) left -= p.resources[resource];
    out[resource] = left;
  });
  return out;
}

const litter = new Uint8Array(1024);
export const BARBARIAN_HERE = 1;
export const CARAVAN_HERE = 2;
export const WONDER_HERE = 4;

/** Barbarians, caravans and world-wonder tokens by space. The buffer is reused by the next call. */
export function litterOf(s: State): Uint8Array {
  litter.fill(0, 0, s.owner.length);
  for (const h of s.barbarians) lay(h, BARBARIAN_HERE);
  for (const p of s.players) for (const h of p.caravans) lay(h, CARAVAN_HERE);
  for (const h of s.wonderAt) lay(h, WONDER_HERE);
  return litter;
}

function lay(h: Hex, what: number): void {
  if (h >= 0) litter[h] = (litter[h] ?? 0) | what;
}

export const isHere = (lying: Uint8Array, h: Hex, what: number): boolean => (must(lying[h], 'space', h) & what) !== 0;

/** No token and no figure at all (page 7). */
export function trulyEmpty(s: State, w: World, h: Hex, lying: Uint8Array): boolean {
  return s.owner[h] === -1 && s.resource[h] === 0 && w.natural[h] === -1 && w.state[h] === -1 && lying[h] === 0;
}

/** A city whose every neighbour is water or carries a control token that counts as friendly (page 7). */
export function isMature(s: State, w: World, h: Hex): boolean {
  const { owner, piece } = s;
  const seat = must(owner[h], 'space', h);
  for (const n of nearOf(w, h)) {
    if (w.terrain[n] === WATER) continue;
    const holder = must(owner[n], 'space', n);
    if (holder < 0 || must(piece[n], 'space', n) > REINFORCED) return false;
    if (holder !== seat && !active(s, seat, 'matures').some((a) => a.hook(holder, a.giver))) return false;
  }
  return true;
}

export function matureCities(s: State, seat: Seat): Hex[] {
  const w = worldOf(s);
  const { owner, piece } = s;
  const out: Hex[] = [];
  for (let h = 0; h < owner.length; h++) {
    if (owner[h] === seat && must(piece[h], 'space', h) >= CITY && isMature(s, w, h)) out.push(h);
  }
  return out;
}

export interface Doing {
  readonly placing: boolean;
  readonly focus: FocusType | 'other';
  readonly ownTurn: boolean;
}

/** Difficulty of spaces as this seat meets them now. */
export function difficultyFor(
  s: State,
  w: World,
  seat: Seat,
  focus: Doing['focus'],
  placing: boolean,
): (h: Hex) => number {
  const hooks = active(s, seat, 'difficulty');
  if (hooks.length === 0) return (h) => difficultyOf(w, h);
  const doing = { placing, focus, ownTurn: s.turn.seat === seat };
  return (h) => {
    let d = difficultyOf(w, h);
    for (const a of hooks) d = a.hook(d, terrainOf(w, h), isCoast(w, h), doing);
    return d;
  };
}

const dist = new Int16Array(1024);
const line = new Int32Array(1024);

export const STOP = 0;
export const BLOCKED = 1;
export const THROUGH = 2;

/**
 * Fewest steps from the starts, -1 where it cannot be reached. `enter` says for a space whether it blocks, can be
 * reached but not passed, or can be passed. The buffer is reused by the next call.
 */
export function walk(w: World, starts: readonly Hex[], most: number, enter: (h: Hex) => number): Int16Array {
  dist.fill(-1, 0, w.size);
  let tail = 0;
  for (const h of starts) {
    if (dist[h] === -1) {
      dist[h] = 0;
      line[tail++] = h;
    }
  }
  for (let head = 0; head < tail; head++) {
    const from = must(line[head], 'space', head);
    const d = must(dist[from], 'space', from) + 1;
    if (d > most) break;
    for (const to of nearOf(w, from)) {
      if (dist[to] !== -1) continue;
      const how = enter(to);
      if (how === BLOCKED) continue;
      dist[to] = d;
      if (how === THROUGH) line[tail++] = to;
    }
  }
  return dist;
}
