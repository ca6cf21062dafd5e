/** City-states with their cards, and the four diplomacy cards every player gives (sheet section 4). */
import { must } from '../../../engine/must.js';
import type { FocusType } from './focus.js';

export const CITY_STATE_IDS = ['carthage', 'kumasi', 'brussels', 'seoul', 'geneva', 'mohenjo-daro', 'buenos-aires', 'kabul'] as const;
export type CityStateId = (typeof CITY_STATE_IDS)[number];

interface CityState {
  readonly name: string;
  readonly type: FocusType;
  readonly shape: 'circle' | 'diamond';
  readonly tile: string;
  readonly other: CityStateId;
}

export const CITY_STATES = {
  'carthage':     { name: 'Carthage',     type: 'military', shape: 'circle',  tile: '6A',  other: 'kumasi' },        // effect [S1], gist [S2]
  'kumasi':       { name: 'Kumasi',       type: 'culture',  shape: 'diamond', tile: '6B',  other: 'carthage' },      // [S2]
  'brussels':     { name: 'Brussels',     type: 'industry', shape: 'circle',  tile: '12A', other: 'seoul' },         // [S2]
  'seoul':        { name: 'Seoul',        type: 'science',  shape: 'diamond', tile: '12B', other: 'brussels' },      // [S2]
  'geneva':       { name: 'Geneva',       type: 'science',  shape: 'circle',  tile: '14A', other: 'mohenjo-daro' },  // [S2]
  'mohenjo-daro': { name: 'Mohenjo Daro', type: 'culture',  shape: 'circle',  tile: '14B', other: 'geneva' },        // [S2]
  'buenos-aires': { name: 'Buenos Aires', type: 'industry', shape: 'diamond', tile: '15A', other: 'kabul' },         // [R]
  'kabul':        { name: 'Kabul',        type: 'military', shape: 'diamond', tile: '15B', other: 'buenos-aires' },  // [S2]
} as const satisfies Record<CityStateId, CityState>;

/** Copies of each city-state's card. */
export const CITY_STATE_COPIES = 2;

export const PACT_IDS = ['joint-war', 'defensive-pact', 'embassy', 'open-borders'] as const;
export type PactId = (typeof PACT_IDS)[number];

/** By position in CITY_STATE_IDS, as the state keeps it. */
export const cityStateAt = (i: number): CityStateId => must(CITY_STATE_IDS[i], 'city-state', i);
