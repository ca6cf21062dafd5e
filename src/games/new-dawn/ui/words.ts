/** The short words of the screen. */
import type { CityStateId } from '../data/diplomacy.js';
import type { FocusType } from '../data/focus.js';
import type { Resource, Terrain } from '../data/land.js';
import type { AgendaId } from '../data/victory.js';

export const TERRAIN_LOOKS = {
  grassland: { letter: 'g', ground: 'grassland', short: 'grass' },
  hills: { letter: 'h', ground: 'hills', short: 'hills' },
  forest: { letter: 'f', ground: 'forest2', short: 'forest' },
  desert: { letter: 'd', ground: 'desert', short: 'desert' },
  mountains: { letter: 'm', ground: 'mountains2', short: 'mount' },
  water: { letter: '~', ground: 'river', short: 'water' },
  natural: { letter: 'n', ground: 'mountains2', short: 'wonder' },
} as const satisfies Record<Terrain, { letter: string; ground: string; short: string }>;

export const TYPE_WORDS = {
  culture: 'CUL',
  science: 'SCI',
  economy: 'ECO',
  industry: 'IND',
  military: 'MIL',
} satisfies Record<FocusType, string>;

export const LEVEL_WORDS = ['', 'I', 'II', 'III', 'IV'] as const;

export const RESOURCE_LETTERS = { marble: 'm', mercury: 'q', oil: 'o', diamond: 'd' } satisfies Record<
  Resource,
  string
>;
/** The sign of each city-state: '@' and a letter of its own. */
export const STATE_SIGNS = {
  carthage: '@C',
  kumasi: '@U',
  brussels: '@B',
  seoul: '@S',
  geneva: '@G',
  'mohenjo-daro': '@M',
  'buenos-aires': '@A',
  kabul: '@K',
} as const satisfies Record<CityStateId, string>;

export const RESOURCE_WORDS = { marble: 'ma', mercury: 'me', oil: 'oi', diamond: 'di' } satisfies Record<
  Resource,
  string
>;

/** What an agenda needs, in thirteen columns; K and @ are the signs of the map. */
export const AGENDA_NEEDS = {
  civilized: '8 cities',
  'money-grubber': '2 eco wonders',
  warmonger: '1 K or 2 @',
  paranoid: '2 mil wonders',
  explorer: '15 coast/rim',
  aesthetic: '2 cul wonders',
  technophile: 'dial at 24',
  scholarly: '2 sci wonders',
  populous: '5 mature C/K',
  preservationist: '2 naturals **',
} as const satisfies Record<AgendaId, string>;
