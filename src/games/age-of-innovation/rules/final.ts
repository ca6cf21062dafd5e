/** Final scoring (rulebook p. 18, sheet 8.4, 9 rows 44 to 46). */
import { sharedPlaces } from '../../../engine/kit/order.js';
import { ranked } from '../../../engine/leave.js';
import { must } from '../../../engine/must.js';
import type { Outcome, Ranked, Seat } from '../../../engine/types.js';
import { spendable } from '../../terra-kit/bowls.js';
import { AREA_PRIZES, COINS_FOR_A_POINT, SCIENCE_PRIZES } from '../data/science.js';
import type { Context, State } from '../types.js';
import { bookCount, hasLeft, playerOf, score } from './common.js';
import { largestArea } from './reach.js';

/** By seat. With two players the neutral faction takes part, and its share is lost. */
export function areaPoints(s: State): number[] {
  const sizes = s.players.map((_, seat) => largestArea(s, seat));
  if (s.neutralLevels) sizes.push(s.area);
  return sharedPlaces(sizes, AREA_PRIZES).slice(0, s.seats);
}

export function sciencePoints(s: State): number[] {
  const sum = s.players.map(() => 0);
  for (let d = 0; d < 4; d++) {
    const levels = s.players.map((p) => must(p.levels[d], 'discipline', d));
    if (s.neutralLevels) levels.push(must(s.neutralLevels[d], 'discipline', d));
    const prizes = sharedPlaces(levels, SCIENCE_PRIZES);
    for (let seat = 0; seat < s.seats; seat++) sum[seat]! += must(prizes[seat], 'prize', seat);
  }
  return sum;
}

/** Everything becomes coins, power by burning too. */
export function leftCoins(s: State, seat: Seat): number {
  const p = playerOf(s, seat);
  return p.coins + p.tools + p.scholars + bookCount(p) + spendable(p.bowls);
}

export function resourcePoints(s: State, seat: Seat): number {
  return Math.floor(leftCoins(s, seat) / COINS_FOR_A_POINT);
}

/** `reason`: six rounds played, or nobody left to play with. */
export function finish(ctx: Context, reason: 'most-points' | 'deserted' = 'most-points'): Outcome {
  const { s } = ctx;
  const area = areaPoints(s);
  const science = sciencePoints(s);
  for (let seat = 0; seat < s.seats; seat++) {
    score(ctx, seat, must(area[seat], 'seat', seat), 'area');
    score(ctx, seat, must(science[seat], 'seat', seat), 'science');
    score(ctx, seat, resourcePoints(s, seat), 'resources');
  }
  s.phase = 'end';
  ctx.tell({ type: 'end' });
  const rows = s.players.map((p, seat): Ranked => {
    const row = { seat, score: p.vp, ties: [] };
    return hasLeft(s, seat) ? { ...row, left: true } : row;
  });
  return { ranking: ranked(rows), reason };
}
