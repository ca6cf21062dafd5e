/** Barbarians: raids, crowds and coming back (rulebook pages 12 and 15, sheet 10.7). */

import { must, wordOf } from '../../../engine/must.js';
import type { FrameRules, Seat } from '../../../engine/types.js';
import { BARBARIANS } from '../data/land.js';
import { besideOf, nameOf, WATER, worldOf } from '../map/world.js';
import {
  CAPITAL,
  CITY,
  type Context,
  DEFEATED,
  type Hex,
  type NewDawn,
  NOTHING,
  type RaidFrame,
  REINFORCED,
  type State,
  TOKEN,
} from '../types.js';
import { barbarianName, wonderOn } from './board.js';
import { destroy, scatterCaravans } from './change.js';
import { source } from './hooks.js';
import { host } from './left.js';
import { ownerOf, pieceOf } from './lookup.js';
import { reads } from './readings.js';

/**
 * First land in this direction, across water; -1 when the map ends before. Some read the edge as a turn on the water
 * itself: back to where the barbarian came from.
 */
function landAhead(s: State, from: Hex, direction: number): Hex {
  const w = worldOf(s);
  const next = besideOf(w, from, direction);
  let h = next;
  while (h >= 0 && w.terrain[h] === WATER) h = besideOf(w, h, direction);
  return h < 0 && next >= 0 && reads(s, 'barbarian-comes-back') ? from : h;
}

/** Petra keeps barbarians out of its owner's cities and reinforced tokens. */
function barred(s: State, h: Hex): boolean {
  const owner = ownerOf(s, h);
  return owner >= 0 && pieceOf(s, h) >= REINFORCED && source(s, owner, 'barsBarbarians') !== null;
}

/** Where a barbarian goes: ahead, or the other way at the edge and before barred spaces; its own space if neither works. */
export function raidTarget(s: State, from: Hex, direction: number): Hex {
  for (const d of [direction, (direction + 3) % 6]) {
    const h = landAhead(s, from, d);
    if (h === from || (h >= 0 && !barred(s, h))) return h;
  }
  return from;
}

/** Moves one barbarian and lets it strike. */
export function moveBarbarian(ctx: Context, b: number, direction: number): void {
  const { s } = ctx;
  const w = worldOf(s);
  const from = must(s.barbarians[b], 'barbarian', b);
  const ahead = landAhead(s, from, direction);
  if (ahead >= 0 && ahead !== from && barred(s, ahead))
    ctx.tell({ type: 'effect', seat: ownerOf(s, ahead), why: 'petra' });
  const to = raidTarget(s, from, direction);
  const barbarian = barbarianName(b);
  if (to === from) {
    ctx.tell({ type: 'barbarian', barbarian, hex: nameOf(w, from), how: 'stays' });
    return;
  }
  s.barbarians[b] = to;
  ctx.tell({ type: 'barbarian', barbarian, hex: nameOf(w, to), how: 'moves' });
  scatterCaravans(ctx, to, 'barbarians');
  const owner = ownerOf(s, to);
  switch (s.piece[to]) {
    case TOKEN:
    case CITY:
      destroy(ctx, to, 'barbarians');
      break;
    case REINFORCED:
      s.piece[to] = TOKEN;
      s.barbarians[b] = from;
      ctx.tell({ type: 'flip', seat: owner, hex: nameOf(w, to), why: 'barbarians' });
      ctx.tell({ type: 'barbarian', barbarian, hex: nameOf(w, from), how: 'returns' });
      break;
    case CAPITAL:
      ctx.push({ kind: 'discard', seat: owner, step: 0, left: 2 });
      break;
  }
}

/** Barbarians that share a space with another and could leave it; the first such space only. */
function crowd(s: State): number[] {
  const { barbarians } = s;
  for (let b = 0; b < barbarians.length; b++) {
    const h = must(barbarians[b], 'barbarian', b);
    if (h < 0 || barbarians.lastIndexOf(h) === b) continue;
    for (let d = 0; d < 6; d++) {
      if (raidTarget(s, h, d) !== h) return barbarians.flatMap((x, i) => (x === h ? [i] : []));
    }
  }
  return [];
}

const ROLL = 0;
const MOVES = 1;
const CROWDS = 2;

export const raid: FrameRules<NewDawn, RaidFrame> = {
  run(ctx, f) {
    const { s } = ctx;
    switch (f.step) {
      case ROLL:
        s.direction = ctx.roll(6);
        f.direction = s.direction - 1;
        f.queue = s.barbarians.flatMap((h, b) => (h >= 0 ? [b] : []));
        ctx.tell({ type: 'raid', die: s.direction });
        f.step = MOVES;
        return 'again';
      case MOVES: {
        const b = f.queue.shift();
        if (b === undefined) f.step = CROWDS;
        else moveBarbarian(ctx, b, f.direction);
        return 'again';
      }
      default:
        return crowd(s).length > 0 ? 'ask' : 'done';
    }
  },
  ask: (s) => ({
    seat: host(s),
    topic: 'crowd',
    from: 'rule:barbarians',
    choices: crowd(s).map((b) => ({
      id: `barbarian:${BARBARIANS[b]}`,
      verb: 'barbarian',
      target: `hex:${worldOf(s).names[must(s.barbarians[b], 'barbarian', b)]}`,
    })),
  }),
  take(ctx, _f, a) {
    const b = (BARBARIANS as readonly string[]).indexOf(wordOf(a.id));
    const die = ctx.roll(6);
    ctx.s.direction = die;
    ctx.tell({ type: 'raid', die });
    moveBarbarian(ctx, b, die - 1);
  },
};

/** Every defeated barbarian comes back on its mark, if nothing but caravans is there. */
export function spawn(ctx: Context): void {
  const { s } = ctx;
  const w = worldOf(s);
  s.barbarians.forEach((at, b) => {
    if (at !== DEFEATED) return;
    const h = w.barbarian.indexOf(b);
    const free = s.piece[h] === NOTHING && wonderOn(s, h) === -1 && w.state[h] === -1 && !s.barbarians.includes(h);
    if (!free) return;
    scatterCaravans(ctx, h, 'barbarians');
    s.barbarians[b] = h;
    ctx.tell({ type: 'barbarian', barbarian: barbarianName(b), hex: nameOf(w, h), how: 'spawns' });
  });
}

export const raidFrame = (seat: Seat): RaidFrame => ({ kind: 'raid', seat, step: ROLL, direction: 0, queue: [] });
