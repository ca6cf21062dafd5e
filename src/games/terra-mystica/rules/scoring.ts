/** Points from the round's scoring tile and from favour tiles, at the moment of the deed (rulebook p. 7, p. 18). */
import type { Seat } from '../../../engine/types.js';
import { type Deed, FAVOUR_TILES, SCORING_TILE } from '../data/tiles.js';
import { score, seatOf } from './goods.js';
import type { C } from './hooks.js';

export function scoreDeed(ctx: C, seat: Seat, deed: Deed, times = 1): void {
  const { s } = ctx;
  const id = s.scoring[s.round - 1];
  if (s.phase === 'actions' && id && SCORING_TILE[id].deeds.includes(deed)) {
    score(ctx, seat, SCORING_TILE[id].points * times, 'scoring-tile', id);
  }
  for (const tile of seatOf(s, seat).favours) {
    const { per } = FAVOUR_TILES[tile];
    if (per?.building === deed) score(ctx, seat, per.points * times, 'favour', tile);
  }
}
