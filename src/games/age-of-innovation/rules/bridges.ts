/** Bridges (rulebook p. 23, sheet 9, rows 1, 31, 53). */
import { must } from '../../../engine/must.js';
import type { Choice, FrameRules, Seat } from '../../../engine/types.js';
import { BRIDGES } from '../data/buildings.js';
import type { Pair } from '../data/map.js';
import type { BridgeFrame, Context, State, Types } from '../types.js';
import { updateCities } from './cities.js';
import { hexName, mapOf, targetOf } from './common.js';

export function bridgesLeft(s: State, seat: Seat): number {
  return BRIDGES - s.bridges.filter((b) => b.seat === seat).length;
}

/** Free pairs with an own building at one end. `overland`: the Moles' own action. */
export function bridgePairs(s: State, seat: Seat, overland: boolean): Pair[] {
  if (bridgesLeft(s, seat) === 0) return [];
  const board = mapOf(s);
  return (overland ? board.overland : board.places).filter(
    (p) => (s.owner[p.a] === seat || s.owner[p.b] === seat) && !s.bridges.some((b) => b.a === p.a && b.b === p.b),
  );
}

export function bridgeChoice(p: Pair): Choice {
  return { id: `bridge:${p.name}`, verb: 'bridge', target: `bridge:${p.name}` };
}

/** 'bridge:A2-B0' */
export function addBridge(ctx: Context, seat: Seat, id: string, why: string): void {
  const { s } = ctx;
  const name = id.slice('bridge:'.length);
  const board = mapOf(s);
  const pair =
    board.places.find((p) => p.name === name) ??
    must(
      board.overland.find((p) => p.name === name),
      'match',
    );
  s.bridges = [...s.bridges, { a: pair.a, b: pair.b, seat }];
  ctx.tell({ type: 'bridge', seat, why, a: hexName(s, pair.a), b: hexName(s, pair.b) });
  updateCities(s, seat);
  ctx.push({ kind: 'rewards', seat, step: 0, list: ['city'], from: 'bridge' });
}

export const bridge: FrameRules<Types, BridgeFrame> = {
  run(ctx, f) {
    if (f.left === 0) return 'done';
    if (bridgePairs(ctx.s, f.seat, false).length > 0) return 'ask';
    ctx.tell({ type: 'lost', seat: f.seat, why: f.from, what: 'bridge', n: f.left });
    return 'done';
  },
  ask: (s, f) => ({
    seat: f.seat,
    topic: 'bridge',
    from: targetOf(f.from),
    facts: { left: f.left },
    choices: [
      ...bridgePairs(s, f.seat, false).map(bridgeChoice),
      ...(f.optional ? [{ id: 'done', verb: 'done', warn: 'bridges-lost', facts: { lost: f.left } }] : []),
    ],
  }),
  take(ctx, f, a) {
    if (a.id === 'done') {
      ctx.tell({ type: 'lost', seat: f.seat, why: f.from, what: 'bridge', n: f.left, chosen: true });
      f.left = 0;
      return;
    }
    f.left -= 1;
    addBridge(ctx, f.seat, a.id, f.from);
  },
};
