/** What every component of this screen is drawn from. */
import type { Painting } from '../../../ui/types.js';
import type { NdTexts } from '../texts/types.js';
import type { HexView, SeatView, View } from '../types.js';

export type NdPainting = Painting<View, NdTexts>;

/** The seat whose row and nation are in front. */
export function shownSeat(p: NdPainting): SeatView {
  const seat = p.view.players[p.shown];
  if (!seat) throw new Error(`no seat ${p.shown} at this table`);
  return seat;
}

export const nameOf = (p: NdPainting, seat: number): string => p.names[seat] ?? '';

export const hexNamed = (p: NdPainting, name: string): HexView | undefined => p.view.hexes.find((h) => h.name === name);

/** What a panel without marks depends on. */
export const still = (p: NdPainting): readonly unknown[] => [p.view, p.shown, p.names, p.texts];

/** The marks of these targets, as one word: with it a panel knows whether it must be drawn again. */
export const marksOf = (p: NdPainting, ids: readonly string[]): string =>
  ids.flatMap((id) => (p.marks.has(id) ? [`${id}=${p.marks.get(id)}`] : [])).join(' ');
