/** What a tile promises for one round, besides its income: actions, points when passing, points for building. */
import type { Seat } from '../../../engine/types.js';
import type { Effect, Gain, Measure, Tile } from '../data/perks.js';
import { measure } from '../rules/scoring.js';
import type { State } from '../types.js';
import type { Weights, Worth } from './weights.js';

export function gainWorth(g: Gain, w: Worth, W: Weights): number {
  return (
    (g.coins ?? 0) * w.coins +
    (g.tools ?? 0) * w.tools +
    (g.scholars ?? 0) * w.scholars +
    (g.books ?? 0) * w.books +
    (g.power ?? 0) * w.power * W.powerIncome +
    (g.tokens ?? 0) * w.power +
    (g.vp ?? 0)
  );
}

/** How many more of a thing a round usually brings. */
const GROWTH: Readonly<Partial<Record<Measure, number>>> = {
  workshop: 0.6,
  guild: 0.4,
  school: 0.3,
  lowest: 0.4,
  city: 0.4,
};

function effectWorth(s: State, seat: Seat, e: Effect, w: Worth, W: Weights): number {
  switch (e.do) {
    case 'gain':
      return gainWorth(e.gain, w, W);
    case 'steps':
      return (typeof e.n === 'number' ? e.n : measure(s, seat, e.n)) * W.step * (e.how === 'each' ? 4 : 1);
    case 'spades':
      return e.n * W.spade * 0.9 + (e.workshop === 'free' ? 2 : 0);
    case 'bridges':
      return 0.6;
    case 'guild':
      return e.how === 'upgrade' ? 4 : 1.5;
    case 'points':
      return (measure(s, seat, e.per) + (GROWTH[e.per] ?? 0.2)) * e.each;
    case 'second-action':
      return 0.5;
    default:
      return 1;
  }
}

const BUILT_A_ROUND = { workshop: 1.2, guild: 0.7, 'river-workshop': 0.6, 'border-workshop': 0.5 } as const;

export function promise(s: State, seat: Seat, tile: Tile, w: Worth, W: Weights): number {
  let sum = 0;
  if (tile.action) for (const e of tile.action) sum += effectWorth(s, seat, e, w, W);
  if (tile.pass) for (const e of tile.pass) sum += effectWorth(s, seat, e, w, W);
  if (tile.built) for (const b of tile.built) sum += BUILT_A_ROUND[b.what] * (b.vp + (b.coins ?? 0) * w.coins);
  if (tile.sent) sum += tile.sent * 1.1;
  if (tile.spadeCoins) sum += tile.spadeCoins * w.coins * 1.5;
  if (tile.powerAction) sum += (tile.powerAction.discount * w.power + tile.powerAction.vp) * 1.6;
  if (tile.tunnel) sum += tile.tunnel * 0.6;
  if (tile.flight) sum += tile.flight * 0.5;
  if (tile.cityPower) sum += 1;
  if (tile.reach) sum += 0.6;
  if (tile.scienceBonus) sum += 1.5;
  if (tile.founded) sum += 1.2;
  return sum;
}

/** What passing now would score, the steps among it at their worth. */
export function passWorth(s: State, seat: Seat, tile: Tile, W: Weights): number {
  let sum = 0;
  for (const e of tile.pass ?? []) {
    if (e.do === 'points') sum += measure(s, seat, e.per) * e.each;
    else if (e.do === 'steps') sum += (typeof e.n === 'number' ? e.n : measure(s, seat, e.n)) * W.step;
  }
  return sum;
}
