/** Arrow keys on a board: from one drawn place to the nearest other one that way. */
import type { Id } from '../../engine/types.js';
import type { Spot } from '../paint/area.js';

export type Way = 'up' | 'down' | 'left' | 'right';

/** A text cell is about twice as high as it is wide. */
const TALL = 2;

function centre(s: Spot): { x: number; y: number } {
  return { x: s.x + s.width / 2, y: (s.y + s.height / 2) * TALL };
}

/**
 * The nearest spot within the quarter that way; when there is none, the nearest one at all on that side. Steps aside
 * count double, so that a row is followed before the next one is tried.
 */
export function nearest(spots: readonly Spot[], from: Id | null, way: Way, allowed: (id: Id) => boolean): Id | null {
  const open = spots.filter((s) => allowed(s.id));
  const start = spots.find((s) => s.id === from);
  if (!start) return open[0]?.id ?? null;
  const here = centre(start);
  let best: Id | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const spot of open) {
    if (spot.id === from) continue;
    const there = centre(spot);
    const [dx, dy] = [there.x - here.x, there.y - here.y];
    const along = way === 'left' ? -dx : way === 'right' ? dx : way === 'up' ? -dy : dy;
    const aside = Math.abs(way === 'left' || way === 'right' ? dy : dx);
    if (along <= 0) continue;
    const cost = along + 2 * aside + (aside > along ? 1000 : 0);
    if (cost < least) {
      least = cost;
      best = spot.id;
    }
  }
  return best;
}
