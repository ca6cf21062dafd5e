/** Small helps of the phrasebook: what ids and facts of questions stand for. */
import type { Telling } from '../../../engine/phrasebook.js';
import type { Choice, Facts, Id } from '../../../engine/types.js';
import type { FocusId } from '../data/focus.js';
import type { CardInRow, Held } from '../texts/asking.js';
import type { PieceKind } from '../texts/nouns.js';
import type { HexView, View } from '../types.js';

export type Told = Telling<View>;

/** What stands behind the colon of an id. */
export const word = (id: Id): string => id.slice(id.indexOf(':') + 1);

export const number = (facts: Facts | undefined, key: string): number => Number(facts?.[key] ?? 0);

export const hexAt = (t: Told, name: string): HexView | undefined => t.view.hexes.find((h) => h.name === name);

export function kindOf(h: HexView): PieceKind | null {
  if (h.piece === 'city') return h.mature ? 'mature' : 'city';
  if (h.piece === 'capital') return h.mature ? 'matureCapital' : 'capital';
  return h.piece;
}

/** What stands on a space, and whose it is. */
export function heldOn(h: HexView | undefined, t: Told): Held | null {
  const kind = h ? kindOf(h) : null;
  if (!h || h.owner === null || !kind) return null;
  const token = kind === 'token' || kind === 'reinforced';
  return { owner: t.name(h.owner), kind, standsFor: token ? h.stateMark : null };
}

/** The card with its slot in the row it lies in: that of the seat named in the target, or of the seat at turn. */
export function inRow(c: Choice, card: FocusId, t: Told): CardInRow {
  const seat = c.target?.split('@')[1];
  const row = t.view.players[seat === undefined ? t.view.current : Number(seat)]?.row;
  return { card, slot: row?.find((s) => s.card === card)?.slot ?? null };
}
