/** Placing, lifting and moving control tokens (rulebook page 8, sheet 10.4). */

import { must, wordOf } from '../../../engine/must.js';
import type { Blocked, Choice, FrameRules, Seat } from '../../../engine/types.js';
import { FOREST, HILLS, nameOf, nearOf, stateMark, WATER, worldOf } from '../map/world.js';
import {
  CITY,
  type Hex,
  type LiftFrame,
  type NewDawn,
  type PlaceFrame,
  type ShiftFrame,
  type State,
  TOKEN,
} from '../types.js';
import { BARBARIAN_HERE, difficultyFor, isHere, litterOf, tokensLeft, tokensOf, trulyEmpty } from './board.js';
import { causeOf } from './cause.js';
import { occupy, vacate } from './change.js';
import { source } from './hooks.js';
import { ownerOf, pieceOf } from './lookup.js';

export const DONE: Choice = { id: 'done', verb: 'done' };

/** Every space where the next token may go; the search ends when `enough` are found. */
export function placeable(s: State, f: PlaceFrame, enough = Number.POSITIVE_INFINITY): Hex[] {
  const w = worldOf(s);
  const { terrain, state } = w;
  const { owner } = s;
  const lying = litterOf(s);
  const difficulty = difficultyFor(s, w, f.seat, f.focus, true);
  const forests = (f.clause === 'city' || f.clause === 'friendly') && source(s, f.seat, 'emptyForests') !== null;
  const from = f.clause === 'around' || f.clause === 'hills' ? nearOf(w, f.around) : null;
  const out: Hex[] = [];
  const count = from ? from.length : w.size;
  for (let i = 0; i < count && out.length < enough; i++) {
    const h = from ? must(from[i], 'space beside') : i;
    if (owner[h] !== -1 || terrain[h] === WATER || must(state[h], 'space', h) >= 0 || isHere(lying, h, BARBARIAN_HERE))
      continue;
    if (f.clause === 'hills' ? terrain[h] !== HILLS : difficulty(h) > f.limit) continue;
    const forest = () => forests && terrain[h] === FOREST && trulyEmpty(s, w, h, lying);
    if (from || beside(s, nearOf(w, h), f) || forest()) out.push(h);
  }
  return out;
}

function beside(s: State, near: readonly Hex[], f: PlaceFrame): boolean {
  const { owner, piece } = s;
  for (const n of near) {
    if (owner[n] === f.seat && (f.clause === 'friendly' || must(piece[n], 'space', n) >= CITY)) return true;
  }
  return false;
}

/** What is in the way of a token on this space, whatever its difficulty. */
function standingIn(s: State, seat: Seat, h: Hex, lying: ReturnType<typeof litterOf>) {
  const w = worldOf(s);
  const owner = ownerOf(s, h);
  if (w.terrain[h] === WATER) return { why: 'water', facts: {} };
  if (owner === seat) return { why: 'own-piece', facts: {} };
  if (owner >= 0) return { why: 'rival-piece', facts: { owner } };
  if (stateMark(w, h) >= 0) return { why: 'city-state', facts: {} };
  return isHere(lying, h, BARBARIAN_HERE) ? { why: 'barbarian', facts: {} } : null;
}

export const place: FrameRules<NewDawn, PlaceFrame> = {
  run: (ctx, f) => (f.left > 0 && placeable(ctx.s, f, 1).length > 0 ? 'ask' : 'done'),
  ask(s, f) {
    const w = worldOf(s);
    const unused = tokensLeft(s, f.seat);
    // Without an unused token one may first be taken off the map (page 15).
    const choices =
      unused > 0
        ? placeable(s, f).map((h) => w.choice('place', h))
        : tokensOf(s, f.seat).map((h) => w.choice('lift', h));
    choices.push(DONE);
    return {
      seat: f.seat,
      topic: 'place',
      from: causeOf(f.why),
      facts: { left: f.left, limit: f.limit, clause: f.clause, unused },
      choices,
    };
  },
  explain(s, f) {
    const w = worldOf(s);
    const lying = litterOf(s);
    const difficulty = difficultyFor(s, w, f.seat, f.focus, true);
    const out: Blocked[] = [];
    for (let h = 0; h < w.size; h++) {
      if (f.around >= 0 ? !nearOf(w, f.around).includes(h) : !beside(s, nearOf(w, h), f)) continue;
      // Other ground around the hills is not what Stonehenge speaks of.
      if (f.clause === 'hills' && w.terrain[h] !== HILLS) continue;
      const need = f.clause === 'hills' ? 0 : difficulty(h);
      const reason =
        standingIn(s, f.seat, h, lying) ??
        (need > f.limit ? { why: 'difficulty', facts: { have: f.limit, need } } : null);
      if (reason) out.push({ ...w.choice('place', h), ...reason });
    }
    return out;
  },
  take(ctx, f, a) {
    const { s } = ctx;
    const w = worldOf(s);
    if (a.id === 'done') {
      f.left = 0;
      return;
    }
    const h = w.find(wordOf(a.id));
    if (a.id.startsWith('lift:')) {
      ctx.tell({ type: 'lift', seat: f.seat, hex: nameOf(w, h), why: f.why });
      vacate(ctx, h);
      return;
    }
    if (f.clause !== 'hills') f.left -= 1;
    ctx.tell({ type: 'place', seat: f.seat, hex: nameOf(w, h), why: f.why });
    occupy(ctx, h, f.seat, TOKEN);
    // Every placing on hills may start a chain, the chain's own tokens included.
    if (w.terrain[h] === HILLS && source(s, f.seat, 'hillsChain')) {
      ctx.push({
        kind: 'place',
        seat: f.seat,
        step: 0,
        left: 1,
        limit: 0,
        clause: 'hills',
        around: h,
        focus: f.focus,
        why: 'stonehenge',
      });
    }
  },
};

/** A token must come off the map because one is needed and none is unused. */
export const lift: FrameRules<NewDawn, LiftFrame> = {
  run: (ctx, f) => (tokensLeft(ctx.s, f.seat) < (f.why === 'agenda' ? 0 : 1) ? 'ask' : 'done'),
  ask(s, f) {
    const w = worldOf(s);
    return {
      seat: f.seat,
      topic: 'lift',
      from: causeOf(f.why),
      choices: tokensOf(s, f.seat).map((h) => w.choice('lift', h)),
    };
  },
  take(ctx, f, a) {
    const w = worldOf(ctx.s);
    const h = w.find(wordOf(a.id));
    ctx.tell({ type: 'lift', seat: f.seat, hex: nameOf(w, h), why: f.why });
    vacate(ctx, h);
  },
};

function shiftTargets(s: State, from: Hex, lying = litterOf(s)): Hex[] {
  const w = worldOf(s);
  return nearOf(w, from).filter((h) => w.terrain[h] !== WATER && trulyEmpty(s, w, h, lying));
}

/** Own tokens that could move. */
function shiftable(s: State, f: ShiftFrame): Hex[] {
  const lying = litterOf(s);
  return tokensOf(s, f.seat).filter((h) => shiftTargets(s, h, lying).length > 0);
}

/** Drama and Poetry: one own token moves to an empty space beside it, whatever the terrain, and keeps its side. */
export const shift: FrameRules<NewDawn, ShiftFrame> = {
  run: (ctx, f) => (f.step === 0 && shiftable(ctx.s, f).length > 0 ? 'ask' : 'done'),
  ask(s, f) {
    const w = worldOf(s);
    const choices =
      f.from < 0
        ? shiftable(s, f).map((h) => w.choice('shift', h))
        : shiftTargets(s, f.from).map((h) => w.choice('to', h));
    choices.push(DONE);
    return { seat: f.seat, topic: f.from < 0 ? 'shift' : 'shift-to', from: 'focus:drama-and-poetry', choices };
  },
  take(ctx, f, a) {
    const { s } = ctx;
    const w = worldOf(s);
    if (a.id === 'done') {
      f.step = 1;
      return;
    }
    const h = w.find(wordOf(a.id));
    if (f.from < 0) {
      f.from = h;
      return;
    }
    const piece = pieceOf(s, f.from);
    ctx.tell({ type: 'shift', seat: f.seat, hex: nameOf(w, f.from), to: nameOf(w, h), why: 'drama-and-poetry' });
    vacate(ctx, f.from);
    occupy(ctx, h, f.seat, piece);
    f.step = 1;
  },
};
