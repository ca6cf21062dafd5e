/** The short words of the screen. */
import type { CityStateId } from '../data/diplomacy.js';
import type { FocusType } from '../data/focus.js';
import type { Resource, Terrain } from '../data/land.js';

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
