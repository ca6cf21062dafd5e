/** Final scoring (rulebook p. 16, sheet 4.8, 6.11): cults, area, goods. Pure sums first, so that a preview can use them. */
import { sharedPlaces } from '../../../engine/kit/order.js';
import { ranked } from '../../../engine/leave.js';
import { must } from '../../../engine/must.js';
import type { Outcome, Ranked, Seat } from '../../../engine/types.js';
import { burn, mostBurnable, spend } from '../../terra-kit/bowls.js';
import { CULTS } from '../data/ids.js';
import { AREA_PRIZES, COINS_PER_POINT, CULT_PRIZES } from '../data/tiles.js';
import type { SeatState, State } from '../types.js';
import { hooksOf } from './factions/index.js';
import { score, seatOf } from './goods.js';
import type { C } from './hooks.js';
import { hasLeft } from './order.js';
import { largestArea } from './reach.js';

/** Points of each seat for one cult. */
export function cultPoints(s: State, cult: number): number[] {
  return sharedPlaces(
    s.seats.map((p) => must(p.cults[cult], 'cult', cult)),
    CULT_PRIZES,
  );
}

export function areaPoints(s: State): number[] {
  return sharedPlaces(
    s.seats.map((p, seat) => (p.faction ? largestArea(s, seat) : 0)),
    AREA_PRIZES,
  );
}

/** Everything into coins: all that can be burnt is burnt, then power, priests and workers count as coins. */
export function coinsAtEnd(p: SeatState): number {
  return p.coins + p.workers + p.priests + p.bowls[2] + mostBurnable(p.bowls);
}

export function coinsPerPoint(s: State, seat: Seat): number {
  return hooksOf(s, seat).coinsPerPoint ?? COINS_PER_POINT;
}

export function goodsPoints(s: State, seat: Seat): number {
  return Math.floor(coinsAtEnd(seatOf(s, seat)) / coinsPerPoint(s, seat));
}

function cashIn(ctx: C, seat: Seat): void {
  const p = seatOf(ctx.s, seat);
  const rate = coinsPerPoint(ctx.s, seat);
  const coins = coinsAtEnd(p);
  const burnt = mostBurnable(p.bowls);
  burn(p.bowls, burnt);
  p.burnt += burnt;
  spend(p.bowls, p.bowls[2]);
  p.workers = 0;
  p.priests = 0;
  p.coins = coins % rate;
  score(ctx, seat, Math.floor(coins / rate), 'goods', 'rule:goods');
}

/** `reason` is six rounds played, or nobody left to play with. */
export function finish(ctx: C, reason: 'six-rounds' | 'deserted' = 'six-rounds'): void {
  const { s } = ctx;
  ctx.tell({ type: 'final' });
  CULTS.forEach((cult, c) => {
    cultPoints(s, c).forEach((points, seat) => {
      score(ctx, seat, points, 'cult', `cult:${cult}`);
    });
  });
  areaPoints(s).forEach((points, seat) => {
    score(ctx, seat, points, 'area', 'rule:area');
  });
  for (let seat = 0; seat < s.seats.length; seat++) cashIn(ctx, seat);
  s.phase = 'over';
  ctx.tell({ type: 'over' });
  s.over = outcome(s, reason);
}

/** Equal points share the place: there may be several winners (p. 16). Those who left rank behind those who stayed. */
function outcome(s: State, reason: string): Outcome {
  const ranking = ranked(
    s.seats.map((p, seat): Ranked => {
      const row = { seat, score: p.points, ties: [] };
      return hasLeft(s, seat) ? { ...row, left: true } : row;
    }),
  );
  return { ranking, reason };
}
