/** Natural wonders: four two-sided tokens, so only one face of each can be in play (sheet section 5). All [S2]. */
import { must } from '../../../engine/must.js';
import type { Resource } from './land.js';

export const NATURAL_IDS = [
  'torres-del-paine', 'cliffs-of-dover', 'mt-everest', 'crater-lake',
  'grand-mesa', 'galapagos-islands', 'mt-kilimanjaro', 'pantanal',
] as const;
export type NaturalId = (typeof NATURAL_IDS)[number];

export const NATURALS = {
  'torres-del-paine':  { name: 'Torres del Paine',  tile: '1A',  resource: 'diamond' },
  'cliffs-of-dover':   { name: 'Cliffs of Dover',   tile: '1B',  resource: 'marble' },
  'mt-everest':        { name: 'Mt. Everest',       tile: '2A',  resource: 'oil' },
  'crater-lake':       { name: 'Crater Lake',       tile: '2B',  resource: 'mercury' },
  'grand-mesa':        { name: 'Grand Mesa',        tile: '4A',  resource: 'diamond' },
  'galapagos-islands': { name: 'Galápagos Islands', tile: '4B',  resource: 'mercury' },
  'mt-kilimanjaro':    { name: 'Mt. Kilimanjaro',   tile: '13A', resource: 'oil' },
  'pantanal':          { name: 'Pantanal',          tile: '13B', resource: 'marble' },
} as const satisfies Record<NaturalId, { readonly name: string; readonly tile: string; readonly resource: Resource }>;

/** By position in NATURAL_IDS, as the state keeps it. */
export const naturalWonderAt = (i: number): NaturalId => must(NATURAL_IDS[i], 'natural wonder', i);
