/** What every component of this screen is drawn from. */
import type { Painting } from '../../../ui/types.js';
import { BOARDS } from '../data/boards.js';
import { factionTile } from '../data/factions.js';
import type { FactionId, Terrain } from '../data/ids.js';
import type { AoiTexts, Numbers } from '../texts/types.js';
import type { SeatView, View } from '../types.js';

export type AoiPainting = Painting<View, AoiTexts>;

/** The seat whose board is in front. */
export function shownSeat(p: AoiPainting): SeatView {
  const seat = p.view.players[p.shown];
  if (!seat) throw new Error(`no seat ${p.shown} at this table`);
  return seat;
}

/** The numbers of this printing and this many players. */
export function numbersOf({ view }: AoiPainting): Numbers {
  const tile = (id: FactionId) => factionTile(id, view.printing, view.seats);
  return {
    illusion: tile('illusionists').powerAction?.vp ?? 0,
    tunnel: tile('moles').tunnel ?? 0,
    coins: tile('navigators').built?.[0]?.coins ?? 0,
    later: view.printing === 'later',
  };
}

/** What a faction does, with the numbers of this game. */
export const factionText = (p: AoiPainting, id: FactionId): string => p.texts.faction[id].text(numbersOf(p));

/** What a board brings, with what its next steps of shipping bring. */
export function boardText(p: AoiPainting, id: Terrain): string {
  const shipping = BOARDS[id].shippingRewards.flatMap((reward) =>
    reward ? p.texts.goods({ goods: { [reward.what]: reward.n } }) : [],
  );
  return p.texts.board[id].text({ shipping });
}
