/** What every component of this screen is drawn from. */
import type { Painting } from '../../../ui/types.js';
import { BOARDS } from '../data/boards.js';
import { factionTile } from '../data/factions.js';
import type { FactionId, PalaceId, Terrain } from '../data/ids.js';
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
function numbersOf({ view }: AoiPainting): Numbers {
  const tile = (id: FactionId) => factionTile(id, view.printing, view.seats);
  return {
    illusion: tile('illusionists').powerAction?.vp ?? 0,
    tunnel: tile('moles').tunnel ?? 0,
    coins: tile('navigators').built?.[0]?.coins ?? 0,
    later: view.printing === 'later',
  };
}

/** What a faction does, with the numbers of this game where it has any. */
export function factionText(p: AoiPainting, id: FactionId): string {
  const { exact, faction } = p.texts;
  return id === 'illusionists' || id === 'moles' || id === 'navigators' ? exact[id](numbersOf(p)) : faction[id].meaning;
}

/** What a board brings, with what its next upgrades of sailing give where that is its own. */
export function boardText(p: AoiPainting, id: Terrain): string {
  if (id !== 'lake') return p.texts.board[id].meaning;
  return p.texts.exact.lake({ rewards: BOARDS.lake.shippingRewards.filter((reward) => reward !== null) });
}

/** What a palace does in this printing. */
export function palaceText(p: AoiPainting, id: PalaceId): string {
  const { exact, palace } = p.texts;
  return id === 'palace-11' || id === 'palace-15' || id === 'palace-16' ? exact[id](numbersOf(p)) : palace[id].meaning;
}
