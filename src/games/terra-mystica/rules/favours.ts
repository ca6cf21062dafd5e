/** Favour tiles (rulebook p. 18, sheet 4.1). */

import type { Choice, FrameRules, Seat } from '../../../engine/types.js';
import { ownHexes } from '../../terra-kit/neighbours.js';
import { CULTS, FAVOURS, type FavourId } from '../data/ids.js';
import { FAVOUR_TILES } from '../data/tiles.js';
import type { FavourFrame, State, Tm } from '../types.js';
import { listFree, takeFree } from './convert.js';
import { advanceCult } from './cults.js';
import type { C } from './hooks.js';
import { checkTowns } from './towns.js';

export function favoursOpen(s: State, seat: Seat): FavourId[] {
  return FAVOURS.filter((id) => s.favours[id] > 0 && !s.seats[seat]!.favours.includes(id));
}

export const favour: FrameRules<Tm, FavourFrame> = {
  run: (ctx, f) => (f.left > 0 && favoursOpen(ctx.s, f.seat).length > 0 ? 'ask' : 'done'),
  ask(s, f) {
    const choices = favoursOpen(s, f.seat).map(
      (id): Choice => ({ id: `favour:${id}`, verb: 'favour', target: `favour:${id}` }),
    );
    listFree(s, f.seat, choices);
    return { seat: f.seat, topic: 'favour', from: 'rule:favour', facts: { left: f.left }, choices };
  },
  take(ctx, f, a) {
    if (takeFree(ctx, f.seat, a)) return;
    f.left--;
    takeFavour(ctx, f.seat, a.id.slice('favour:'.length) as FavourId);
  },
};

function takeFavour(ctx: C, seat: Seat, id: FavourId): void {
  const { s } = ctx;
  const tile = FAVOUR_TILES[id];
  s.favours[id]--;
  s.seats[seat]!.favours.push(id);
  ctx.tell({ type: 'favour', seat, tile: id });
  advanceCult(ctx, seat, CULTS.indexOf(tile.cult), tile.steps, id);
  // What already stands may now be strong enough (sheet 6.7, 42).
  if (tile.townStrength) checkTowns(ctx, seat, ownHexes(s, seat));
}
