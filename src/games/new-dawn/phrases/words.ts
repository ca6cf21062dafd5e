/** Small helps of the sentences. */
import type { Telling } from '../../../engine/phrasebook.js';
import type { Facts, Id } from '../../../engine/types.js';
import { stateName } from '../names.js';
import type { HexView, View } from '../types.js';

export type Told = Telling<View>;

export const word = (id: Id): string => id.slice(id.indexOf(':') + 1);
export const many = (n: number, one: string, more = `${one}s`): string => `${n} ${n === 1 ? one : more}`;
export const fact = (p: { facts?: Facts }, key: string): number | string => p.facts?.[key] ?? '';
export const hexAt = (t: Told, name: string): HexView | undefined => t.view.hexes.find((h) => h.name === name);

/** What stands on a space. A token that stands in for a city is told as what it is (page 15). */
export function pieceWord(h: HexView): string {
  if (h.piece === 'city' || h.piece === 'capital') return h.mature ? `mature ${h.piece}` : h.piece;
  if (h.stateMark) return `stand-in token on conquered ${stateName(h.stateMark)}`;
  return h.piece === 'reinforced' ? 'reinforced token' : 'token';
}
