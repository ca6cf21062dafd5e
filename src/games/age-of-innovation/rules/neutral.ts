/** Neutral buildings and pavilions (rulebook p. 9, sheet 9, rows 23, 24, 51, 52, 58). */
import { must } from '../../../engine/must.js';
import type { FrameRules, Seat } from '../../../engine/types.js';
import { ownHexes } from '../../terra-kit/neighbours.js';
import type { Context, NeutralFrame, State, Types } from '../types.js';
import { build, buySpades, dig, isEmptyLand, spadesNeeded, workPrice } from './build.js';
import { updateCities } from './cities.js';
import { hexAt, hexName, playerOf, targetOf } from './common.js';
import { IN_REACH, reachOf } from './reach.js';

/** Empty hexes in reach that the seat can make its own terrain with the tools at hand. */
function neutralHexes(s: State, seat: Seat): number[] {
  const p = playerOf(s, seat);
  const reach = reachOf(s, seat, false);
  const out: number[] = [];
  for (let h = 0; h < reach.length; h++) {
    if (!(must(reach[h], 'space', h) & IN_REACH) || !isEmptyLand(s, h)) continue;
    if (spadesNeeded(s, seat, h) * p.terraforming <= p.tools) out.push(h);
  }
  return out;
}

const PLACED = 1;

export const neutral: FrameRules<Types, NeutralFrame> = {
  run(ctx, f) {
    if (f.step === PLACED) return 'done';
    if (neutralHexes(ctx.s, f.seat).length > 0) return 'ask';
    ctx.tell({ type: 'lost', seat: f.seat, why: f.from, what: f.piece, n: 1 });
    return 'done';
  },
  ask: (s, f) => ({
    seat: f.seat,
    topic: 'neutral',
    from: targetOf(f.from),
    facts: { piece: f.piece },
    choices: neutralHexes(s, f.seat).map((h) => {
      const name = hexName(s, h);
      const price = workPrice(s, f.seat, spadesNeeded(s, f.seat, h), '', false);
      return { id: `place:${name}`, verb: 'place', target: `hex:${name}`, price };
    }),
  }),
  take(ctx, f, a) {
    f.step = PLACED;
    const hex = hexAt(ctx.s, a.id.slice('place:'.length));
    const spades = spadesNeeded(ctx.s, f.seat, hex);
    buySpades(ctx, f.seat, spades);
    if (spades > 0) dig(ctx, f.seat, hex, spades, f.from);
    build(ctx, f.seat, hex, f.piece, f.from, true);
    ctx.push({ kind: 'rewards', seat: f.seat, step: 0, list: ['city'], from: f.from });
  },
};

/** Own buildings that can get a pavilion. */
export function pavilionHexes(s: State, seat: Seat): number[] {
  if (playerOf(s, seat).pavilions === 0) return [];
  return ownHexes(s, seat).filter((h) => s.pavilion[h] === 0);
}

export function addPavilion(ctx: Context, seat: Seat, hex: number): void {
  const { s } = ctx;
  playerOf(s, seat).pavilions -= 1;
  s.pavilion = s.pavilion.with(hex, 1);
  ctx.tell({ type: 'pavilion', seat, hex: hexName(s, hex), why: 'competency-6' });
  updateCities(s, seat);
  ctx.push({ kind: 'rewards', seat, step: 0, list: ['city'], from: 'competency-6' });
}
