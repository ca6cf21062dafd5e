/** Arrow keys on a board: from one place to the nearest other one that way. */
import type { Id } from '../../engine/types.js';
import type { BoardPlace } from '../types.js';

export type Way = 'up' | 'down' | 'left' | 'right';

/**
 * The nearest place within the quarter that way; when there is none, the nearest one at all on that side. Steps aside
 * count more, so that a row is followed before the next one is tried; not so much that the next row of hexes, half a hex
 * aside, is further off than the one after it. Of two that are equally near, the way down a board of hexes takes the
 * right one from whole columns and the left one from half columns, and so goes straight.
 */
export function nearest(
  places: readonly BoardPlace[],
  from: Id | null,
  way: Way,
  allowed: (id: Id) => boolean,
): Id | null {
  const open = places.filter((s) => allowed(s.id));
  const here = places.find((s) => s.id === from);
  if (!here) return open[0]?.id ?? null;
  let best: Id | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const there of open) {
    const cost = there.id === from ? least : farness(here, there, way);
    if (cost >= least) continue;
    least = cost;
    best = there.id;
  }
  return best;
}

/** How far it is that way; without end for what lies on another side. */
function farness(here: BoardPlace, there: BoardPlace, way: Way): number {
  const [dx, dy] = [there.x - here.x, there.y - here.y];
  const sideways = way === 'left' || way === 'right';
  const along = (sideways ? dx : dy) * (way === 'left' || way === 'up' ? -1 : 1);
  const aside = Math.abs(sideways ? dy : dx);
  if (along <= 0) return Number.POSITIVE_INFINITY;
  return along + ASIDE * aside + (aside > along ? FAR : 0) + (dx > 0 === Number.isInteger(here.x) ? 0 : TIE);
}

const ASIDE = 1.5;
/** Less than any difference that can be seen. */
const TIE = 1e-6;
/** More than any way across a board. */
const FAR = 1000;
