/**
 * The printed pieces typed a second time, from the sheet and not from `src/`: what the second reading of the rules
 * (`oracle.ts`, `referee.ts`) works with. Lists stand in the order in which positions of the game count them.
 */
import type { CityStateId, PactId } from '../../../src/games/new-dawn/data/diplomacy.js';
import type { FocusId, FocusType } from '../../../src/games/new-dawn/data/focus.js';
import type { Resource } from '../../../src/games/new-dawn/data/land.js';
import type { NaturalId } from '../../../src/games/new-dawn/data/naturals.js';
import type { AgendaId, VictoryId } from '../../../src/games/new-dawn/data/victory.js';
import type { Age, WonderId, WonderType } from '../../../src/games/new-dawn/data/wonders.js';

/** Section 1: level, and what the card does in numbers; what it does not say is 0 or no. */
interface Card {
  readonly type: FocusType;
  readonly level: number;
  readonly tokens?: number;
  readonly caravans?: number;
  readonly spaces?: number;
  readonly range?: number;
  readonly attacks?: number;
  readonly bonus?: number;
  readonly raid?: number;
  readonly slot5?: number;
  readonly water?: true;
  readonly barbarians?: true;
  readonly flies?: true;
  readonly both?: true;
  readonly fromCaravans?: true;
}
// biome-ignore format: a table
export const CARDS: Readonly<Record<FocusId, Card>> = {
  'early-empire': { type: 'culture', level: 1, tokens: 2 },
  'drama-and-poetry': { type: 'culture', level: 2, tokens: 2 },
  'civil-service': { type: 'culture', level: 3, tokens: 2 },
  'mass-media': { type: 'culture', level: 4, tokens: 3 },
  astrology: { type: 'science', level: 1 },
  mathematics: { type: 'science', level: 2 },
  'replaceable-parts': { type: 'science', level: 3 },
  'nuclear-power': { type: 'science', level: 4 },
  'foreign-trade': { type: 'economy', level: 1, caravans: 1, spaces: 3 },
  currency: { type: 'economy', level: 2, caravans: 2, spaces: 4, barbarians: true },
  'steam-power': { type: 'economy', level: 3, caravans: 2, spaces: 6, water: true },
  capitalism: { type: 'economy', level: 4, caravans: 3, spaces: 6, water: true },
  pottery: { type: 'industry', level: 1, range: 2 },
  'animal-husbandry': { type: 'industry', level: 2, range: 3, fromCaravans: true },
  nationalism: { type: 'industry', level: 3, range: 4, water: true, slot5: 7 },
  urbanization: { type: 'industry', level: 4, range: 5, water: true },
  masonry: { type: 'military', level: 1, attacks: 2, range: 2 },
  'iron-working': { type: 'military', level: 2, attacks: 2, range: 3, bonus: 1, raid: 3 },
  'mass-production': { type: 'military', level: 3, attacks: 2, range: 3, bonus: 2, water: true, both: true },
  flight: { type: 'military', level: 4, attacks: 3, range: 5, bonus: 3, water: true, flies: true },
};
export const CARD_IDS = Object.keys(CARDS) as FocusId[];

/** The tech dial: where the marks are and their levels; after 24 comes 15. */
export const MARKS: Readonly<Record<number, number>> = { 3: 2, 6: 2, 10: 3, 14: 3, 19: 4, 24: 4 };

/** Section 3. */
// biome-ignore format: a table
export const WONDERS: Readonly<
  Record<WonderId, { readonly type: WonderType; readonly age: Age; readonly cost: number; readonly resources: readonly Resource[] }>
> = {
  'stonehenge': { type: 'culture', age: 'ancient', cost: 7, resources: ['marble', 'mercury'] },
  'hanging-gardens': { type: 'culture', age: 'ancient', cost: 8, resources: ['marble', 'diamond'] },
  'forbidden-city': { type: 'culture', age: 'medieval', cost: 9, resources: ['marble', 'oil'] },
  'chichen-itza': { type: 'culture', age: 'medieval', cost: 10, resources: ['marble', 'mercury'] },
  'sydney-opera-house': { type: 'culture', age: 'modern', cost: 10, resources: ['marble', 'diamond'] },
  'eiffel-tower': { type: 'culture', age: 'modern', cost: 12, resources: ['marble', 'oil'] },
  'colossus': { type: 'economy', age: 'ancient', cost: 7, resources: ['diamond', 'oil'] },
  'great-lighthouse': { type: 'economy', age: 'ancient', cost: 8, resources: ['diamond', 'mercury'] },
  'great-zimbabwe': { type: 'economy', age: 'medieval', cost: 9, resources: ['diamond', 'oil'] },
  'machu-picchu': { type: 'economy', age: 'medieval', cost: 10, resources: ['diamond', 'mercury'] },
  'big-ben': { type: 'economy', age: 'modern', cost: 10, resources: ['diamond', 'mercury'] },
  'estadio-do-maracana': { type: 'economy', age: 'modern', cost: 10, resources: ['diamond', 'marble'] },
  'oracle': { type: 'science', age: 'ancient', cost: 8, resources: ['mercury', 'marble'] },
  'pyramids': { type: 'science', age: 'ancient', cost: 9, resources: ['mercury', 'oil'] },
  'porcelain-tower': { type: 'science', age: 'medieval', cost: 9, resources: ['mercury', 'diamond'] },
  'potala-palace': { type: 'science', age: 'medieval', cost: 10, resources: ['mercury', 'marble'] },
  'oxford-university': { type: 'science', age: 'modern', cost: 10, resources: ['mercury', 'marble'] },
  'kremlin': { type: 'science', age: 'modern', cost: 11, resources: ['mercury', 'oil'] },
  'petra': { type: 'military', age: 'ancient', cost: 7, resources: ['oil', 'diamond'] },
  'terracotta-army': { type: 'military', age: 'ancient', cost: 8, resources: ['oil', 'marble'] },
  'alhambra': { type: 'military', age: 'medieval', cost: 10, resources: ['oil', 'marble'] },
  'venetian-arsenal': { type: 'military', age: 'medieval', cost: 10, resources: ['oil', 'diamond'] },
  'ruhr-valley': { type: 'military', age: 'modern', cost: 11, resources: ['oil', 'mercury'] },
  'pentagon': { type: 'military', age: 'modern', cost: 12, resources: ['oil', 'diamond'] },
};
export const WONDER_IDS = Object.keys(WONDERS) as WonderId[];
export const DECKS: readonly WonderType[] = ['culture', 'economy', 'science', 'military'];
export const AGES: readonly Age[] = ['ancient', 'medieval', 'modern'];

/** Section 4. */
export const STATES: Readonly<Record<CityStateId, { readonly type: FocusType; readonly tile: string }>> = {
  carthage: { type: 'military', tile: '6A' },
  kumasi: { type: 'culture', tile: '6B' },
  brussels: { type: 'industry', tile: '12A' },
  seoul: { type: 'science', tile: '12B' },
  geneva: { type: 'science', tile: '14A' },
  'mohenjo-daro': { type: 'culture', tile: '14B' },
  'buenos-aires': { type: 'industry', tile: '15A' },
  kabul: { type: 'military', tile: '15B' },
};
export const STATE_IDS = Object.keys(STATES) as CityStateId[];
export const PACT_IDS: readonly PactId[] = ['joint-war', 'defensive-pact', 'embassy', 'open-borders'];

/** Section 5. */
export const NATURALS: Readonly<Record<NaturalId, { readonly tile: string; readonly resource: Resource }>> = {
  'torres-del-paine': { tile: '1A', resource: 'diamond' },
  'cliffs-of-dover': { tile: '1B', resource: 'marble' },
  'mt-everest': { tile: '2A', resource: 'oil' },
  'crater-lake': { tile: '2B', resource: 'mercury' },
  'grand-mesa': { tile: '4A', resource: 'diamond' },
  'galapagos-islands': { tile: '4B', resource: 'mercury' },
  'mt-kilimanjaro': { tile: '13A', resource: 'oil' },
  pantanal: { tile: '13B', resource: 'marble' },
};
export const NATURAL_IDS = Object.keys(NATURALS) as NaturalId[];

/** Section 6: the agendas of each card, and what each one needs. */
export const VICTORY: Readonly<Record<VictoryId, readonly AgendaId[]>> = {
  civilized: ['civilized', 'money-grubber'],
  warmonger: ['warmonger', 'paranoid'],
  explorer: ['explorer', 'aesthetic'],
  technophile: ['technophile', 'scholarly'],
  populous: ['populous', 'preservationist'],
};
export const NEEDS: Readonly<Record<AgendaId, number>> = {
  civilized: 8,
  'money-grubber': 2,
  warmonger: 2,
  paranoid: 2,
  explorer: 15,
  aesthetic: 2,
  technophile: 24,
  scholarly: 2,
  populous: 5,
  preservationist: 2,
};

/** Section 2: the first cards of each leader, slots 1 to 5. */
// biome-ignore format: a table
export const LEADERS: Readonly<Record<string, readonly FocusType[]>> = {
  america: ['military', 'science', 'industry', 'culture', 'economy'],
  aztec: ['science', 'culture', 'economy', 'military', 'industry'],
  egypt: ['science', 'economy', 'industry', 'military', 'culture'],
  france: ['military', 'science', 'economy', 'industry', 'culture'],
  japan: ['industry', 'economy', 'military', 'science', 'culture'],
  rome: ['science', 'economy', 'military', 'culture', 'industry'],
  scythia: ['culture', 'military', 'science', 'economy', 'industry'],
  sumeria: ['economy', 'culture', 'science', 'military', 'industry'],
};
export const LEADER_IDS = Object.keys(LEADERS);

export const LETTERS = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I'] as const;
export const GOODS: readonly Resource[] = ['marble', 'mercury', 'oil', 'diamond'];
export const DIFFICULTY: Readonly<Record<string, number>> = { G: 1, H: 2, F: 3, D: 4, M: 5, W: 1, N: 5 };

/** Section 8.2: the cells of a tile around its cell g. */
// biome-ignore format: a table
export const SHAPE = {
  A: [[1, -3], [0, -2], [1, -2], [0, -1], [1, -1], [-1, 0], [0, 0], [1, 0], [-1, 1], [0, 1]],
  B: [[2, -3], [1, -2], [2, -2], [0, -1], [1, -1], [-1, 0], [0, 0], [1, 0], [-1, 1], [0, 1]],
} as const;

/** Section 8.3. */
export const TILES: Readonly<Record<string, string>> = {
  '1A': 'W M+ma M H M!A G N M D H',
  '1B': 'G G W H W F N W G!A W',
  '2A': 'M M!B H M G H N H H M',
  '2B': 'F H F M N M W H M M+di',
  '3A': 'M F+oi M!C G G G W W D+ma M',
  '3B': 'D+me F F G D D D!C H H+oi D',
  '4A': 'M+me G!D M H H D N F M M',
  '4B': 'M!D H H G W W N W W W',
  '5A': 'F G F+oi G H G M H M+di H',
  '5B': 'G G!E G H H H M+me H F F',
  '6A': 'W G W M W H W F F G@',
  '6B': 'M+ma F G G M H H H G@ F',
  '7A': 'F+me F M G W M G* W W W',
  '7B': 'G F+di F G G W G* M F W',
  '8A': 'F F F+di F W F F W G+me G',
  '8B': 'W F M D M W F F+me W W',
  '9A': 'M+di G H G H H H* G W W',
  '9B': 'F F+oi G H H F H* H F W',
  '10A': 'M M D!F W D+oi H W H G G',
  '10B': 'W W W G G D+ma F!F D+di F D',
  '11A': 'F!G F H F H G G* M+di H M',
  '11B': 'G D G+ma G M H G* G H W',
  '12A': 'D D M+me H H D G@ H D H',
  '12B': 'G!H F G W W G@ G H G F+me',
  '13A': 'F G F G D G N D H D',
  '13B': 'W H+di F W G F N W W F',
  '14A': 'M F+ma H F H F F F G@ H',
  '14B': 'M+oi H G G@ G G D G F D',
  '15A': 'M G F!I M M+ma W G@ W W W',
  '15B': 'G@ G G M!I M D G M D+oi W',
  '16A': 'W H W G G G G* G D+oi D',
  '16B': 'W G H+ma F G D F* G M H',
};
