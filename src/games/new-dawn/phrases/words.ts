/** Small helps of the sentences. */
import type { Telling } from '../../../engine/phrasebook.js';
import type { Facts, Id } from '../../../engine/types.js';
import type { HexView, View } from '../types.js';

export type Told = Telling<View>;

export const word = (id: Id): string => id.slice(id.indexOf(':') + 1);
export const many = (n: number, one: string, more = `${one}s`): string => `${n} ${n === 1 ? one : more}`;
export const fact = (p: { facts?: Facts }, key: string): number | string => p.facts?.[key] ?? '';
export const hexAt = (t: Told, name: string): HexView | undefined => t.view.hexes.find((h) => h.name === name);
