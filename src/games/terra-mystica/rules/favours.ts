/** Favour tiles (rulebook p. 18, sheet 4.1). */
import type { Seat } from '../../../engine/types.js';
import { ownHexes } from '../../terra-kit/neighbours.js';
import { CULTS, FAVOURS, type FavourId } from '../data/ids.js';
import { FAVOUR_TILES } from '../data/tiles.js';
import type { FavourFrame, State } from '../types.js';
import { advanceCult } from './cults.js';
import { seatOf } from './goods.js';
import type { C } from './hooks.js';
import type { Reward } from './rewards.js';
import { checkTowns } from './towns.js';

function favoursOpen(s: State, seat: Seat): FavourId[] {
  return FAVOURS.filter((id) => s.favours[id] > 0 && !seatOf(s, seat).favours.includes(id));
}

export const favour: Reward<FavourFrame> = {
  open: (s, f) => f.left > 0 && favoursOpen(s, f.seat).length > 0,
  from: () => 'rule:favour',
  facts: (f) => ({ left: f.left }),
  list: (s, f) => favoursOpen(s, f.seat).map((id) => ({ id: `favour:${id}`, verb: 'favour', target: `favour:${id}` })),
  take(ctx, f, a) {
    f.left--;
    takeFavour(ctx, f.seat, a.id.slice('favour:'.length) as FavourId);
  },
};

function takeFavour(ctx: C, seat: Seat, id: FavourId): void {
  const { s } = ctx;
  const tile = FAVOUR_TILES[id];
  s.favours[id]--;
  seatOf(s, seat).favours.push(id);
  ctx.tell({ type: 'favour', seat, tile: id });
  advanceCult(ctx, seat, CULTS.indexOf(tile.cult), tile.steps, id);
  // What already stands may now be strong enough (sheet 6.7, 42).
  if (tile.townStrength) checkTowns(ctx, seat, ownHexes(s, seat));
}
