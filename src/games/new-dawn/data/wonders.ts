/** The 24 world wonders: 6 of each type, 2 of each age (sheet section 3). Names, prices and resources [S2], culture also [R]. */
import { must } from '../../../engine/must.js';
import type { Resource } from './land.js';

export const WONDER_TYPES = ['culture', 'economy', 'science', 'military'] as const;
export type WonderType = (typeof WONDER_TYPES)[number];
export const AGES = ['ancient', 'medieval', 'modern'] as const;
export type Age = (typeof AGES)[number];

export const WONDER_IDS = [
  'stonehenge', 'hanging-gardens', 'forbidden-city', 'chichen-itza', 'sydney-opera-house', 'eiffel-tower',
  'colossus', 'great-lighthouse', 'great-zimbabwe', 'machu-picchu', 'big-ben', 'estadio-do-maracana',
  'oracle', 'pyramids', 'porcelain-tower', 'potala-palace', 'oxford-university', 'kremlin',
  'petra', 'terracotta-army', 'alhambra', 'venetian-arsenal', 'ruhr-valley', 'pentagon',
] as const;
export type WonderId = (typeof WONDER_IDS)[number];

interface Wonder {
  readonly name: string;
  readonly type: WonderType;
  readonly age: Age;
  readonly cost: number;
  readonly resources: readonly [Resource, Resource];
}

export const WONDERS = {
  'stonehenge':          { name: 'Stonehenge',          type: 'culture',  age: 'ancient',  cost: 7,  resources: ['marble', 'mercury'] },
  'hanging-gardens':     { name: 'Hanging Gardens',     type: 'culture',  age: 'ancient',  cost: 8,  resources: ['marble', 'diamond'] },
  'forbidden-city':      { name: 'Forbidden City',      type: 'culture',  age: 'medieval', cost: 9,  resources: ['marble', 'oil'] },
  'chichen-itza':        { name: 'Chichen Itza',        type: 'culture',  age: 'medieval', cost: 10, resources: ['marble', 'mercury'] },
  'sydney-opera-house':  { name: 'Sydney Opera House',  type: 'culture',  age: 'modern',   cost: 10, resources: ['marble', 'diamond'] },
  'eiffel-tower':        { name: 'Eiffel Tower',        type: 'culture',  age: 'modern',   cost: 12, resources: ['marble', 'oil'] },

  'colossus':            { name: 'Colossus',            type: 'economy',  age: 'ancient',  cost: 7,  resources: ['diamond', 'oil'] },
  'great-lighthouse':    { name: 'Great Lighthouse',    type: 'economy',  age: 'ancient',  cost: 8,  resources: ['diamond', 'mercury'] },
  'great-zimbabwe':      { name: 'Great Zimbabwe',      type: 'economy',  age: 'medieval', cost: 9,  resources: ['diamond', 'oil'] },
  'machu-picchu':        { name: 'Machu Picchu',        type: 'economy',  age: 'medieval', cost: 10, resources: ['diamond', 'mercury'] },  // effect [S1], note c
  'big-ben':             { name: 'Big Ben',             type: 'economy',  age: 'modern',   cost: 10, resources: ['diamond', 'mercury'] },
  'estadio-do-maracana': { name: 'Estádio do Maracanã', type: 'economy',  age: 'modern',   cost: 10, resources: ['diamond', 'marble'] },   // erratum [S1], note d

  'oracle':              { name: 'Oracle',              type: 'science',  age: 'ancient',  cost: 8,  resources: ['mercury', 'marble'] },
  'pyramids':            { name: 'Pyramids',            type: 'science',  age: 'ancient',  cost: 9,  resources: ['mercury', 'oil'] },
  'porcelain-tower':     { name: 'Porcelain Tower',     type: 'science',  age: 'medieval', cost: 9,  resources: ['mercury', 'diamond'] },
  'potala-palace':       { name: 'Potala Palace',       type: 'science',  age: 'medieval', cost: 10, resources: ['mercury', 'marble'] },
  'oxford-university':   { name: 'Oxford University',   type: 'science',  age: 'modern',   cost: 10, resources: ['mercury', 'marble'] },   // note e
  'kremlin':             { name: 'Kremlin',             type: 'science',  age: 'modern',   cost: 11, resources: ['mercury', 'oil'] },

  'petra':               { name: 'Petra',               type: 'military', age: 'ancient',  cost: 7,  resources: ['oil', 'diamond'] },      // erratum [S1], note f
  'terracotta-army':     { name: 'Terracotta Army',     type: 'military', age: 'ancient',  cost: 8,  resources: ['oil', 'marble'] },
  'alhambra':            { name: 'Alhambra',            type: 'military', age: 'medieval', cost: 10, resources: ['oil', 'marble'] },
  'venetian-arsenal':    { name: 'Venetian Arsenal',    type: 'military', age: 'medieval', cost: 10, resources: ['oil', 'diamond'] },
  'ruhr-valley':         { name: 'Ruhr Valley',         type: 'military', age: 'modern',   cost: 11, resources: ['oil', 'mercury'] },
  'pentagon':            { name: 'Pentagon',            type: 'military', age: 'modern',   cost: 12, resources: ['oil', 'diamond'] },      // effect [S1], note g
} as const satisfies Record<WonderId, Wonder>;

/** How many random cards of each age are taken out of every deck before it is stacked (page 5). */
export const REMOVED = {
  2: { ancient: 1, medieval: 1, modern: 0 },
  3: { ancient: 1, medieval: 0, modern: 0 },
  4: { ancient: 0, medieval: 0, modern: 0 },
} as const satisfies Record<2 | 3 | 4, Record<Age, number>>;

/** By position in WONDER_IDS, as the state keeps it. */
export const worldWonderAt = (i: number): WonderId => must(WONDER_IDS[i], 'world wonder', i);
