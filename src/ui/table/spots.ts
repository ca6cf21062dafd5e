/** Arrow keys on a board: from one place to the nearest other one that way. */
import type { Id } from '../../engine/types.js';
import type { Spot } from '../paint/area.js';
import type { BoardPlace } from '../types.js';

export type Way = 'up' | 'down' | 'left' | 'right';

/** A text cell is about twice as high as it is wide. */
const TALL = 2;

/** Drawn boxes as places, for games that do not tell theirs. */
export function placesOf(spots: readonly Spot[]): readonly BoardPlace[] {
  return spots.map((s) => ({ id: s.id, x: s.x + s.width / 2, y: (s.y + s.height / 2) * TALL }));
}

/**
 * The nearest place within the quarter that way; when there is none, the nearest one at all on that side. Steps aside
 * count double, so that a row is followed before the next one is tried.
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
    if (there.id === from) continue;
    const [dx, dy] = [there.x - here.x, there.y - here.y];
    const along = way === 'left' ? -dx : way === 'right' ? dx : way === 'up' ? -dy : dy;
    const aside = Math.abs(way === 'left' || way === 'right' ? dy : dx);
    if (along <= 0) continue;
    const cost = along + 2 * aside + (aside > along ? FAR : 0);
    if (cost < least) {
      least = cost;
      best = there.id;
    }
  }
  return best;
}

/** More than any way across a board. */
const FAR = 1000;
