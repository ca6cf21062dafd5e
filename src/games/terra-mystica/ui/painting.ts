/** What every component of this screen is drawn from. */
import type { Painting } from '../../../ui/types.js';
import type { TmTexts } from '../texts/types.js';
import type { SeatView, View } from '../types.js';

export type TmPainting = Painting<View, TmTexts>;

/** The seat whose board is in front. */
export function shownSeat(p: TmPainting): SeatView {
  const seat = p.view.seats[p.shown];
  if (!seat) throw new Error(`no seat ${p.shown} at this table`);
  return seat;
}
