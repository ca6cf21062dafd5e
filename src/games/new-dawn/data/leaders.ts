/** The 8 leader sheets with the row they start with, slots 1 to 5 (sheet section 2). */
import type { FocusType } from './focus.js';

export const LEADER_IDS = ['america', 'aztec', 'egypt', 'france', 'japan', 'rome', 'scythia', 'sumeria'] as const;
export type LeaderId = (typeof LEADER_IDS)[number];

interface Leader {
  readonly civ: string;
  readonly name: string;
  readonly ability: string;
  readonly row: readonly [FocusType, FocusType, FocusType, FocusType, FocusType];
}

export const LEADERS = {
  america: { civ: 'America', name: 'Teddy Roosevelt',     ability: 'Roosevelt Corollary',     row: ['military', 'science', 'industry', 'culture', 'economy'] },   // [S2]
  aztec:   { civ: 'Aztec',   name: 'Montezuma',           ability: 'Legend of the Five Suns', row: ['science', 'culture', 'economy', 'military', 'industry'] },   // [S2], ability name [S1]
  egypt:   { civ: 'Egypt',   name: 'Cleopatra',           ability: 'Monument Builders',       row: ['science', 'economy', 'industry', 'military', 'culture'] },   // [S2]
  france:  { civ: 'France',  name: 'Catherine de Medici', ability: 'Grand Tour',              row: ['military', 'science', 'economy', 'industry', 'culture'] },   // [S2], ability name [S1]
  japan:   { civ: 'Japan',   name: 'Hojo Tokimune',       ability: 'Divine Wind',             row: ['industry', 'economy', 'military', 'science', 'culture'] },   // [S2]
  rome:    { civ: 'Rome',    name: 'Trajan',              ability: 'All Roads Lead to Rome',  row: ['science', 'economy', 'military', 'culture', 'industry'] },   // [R]
  scythia: { civ: 'Scythia', name: 'Tomyris',             ability: 'People of the Steppe',    row: ['culture', 'military', 'science', 'economy', 'industry'] },   // [S2], ability name [S1]
  sumeria: { civ: 'Sumeria', name: 'Gilgamesh',           ability: 'Epic Quest',              row: ['economy', 'culture', 'science', 'military', 'industry'] },   // [S2]
} as const satisfies Record<LeaderId, Leader>;
