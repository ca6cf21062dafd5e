/** The 20 focus cards of each player (sheet section 1; rulebook pages 8 to 11). */

export const FOCUS_TYPES = ['culture', 'science', 'economy', 'industry', 'military'] as const;
export type FocusType = (typeof FOCUS_TYPES)[number];

export type Level = 1 | 2 | 3 | 4;

export const FOCUS_IDS = [
  'early-empire', 'drama-and-poetry', 'civil-service', 'mass-media',
  'astrology', 'mathematics', 'replaceable-parts', 'nuclear-power',
  'foreign-trade', 'currency', 'steam-power', 'capitalism',
  'pottery', 'animal-husbandry', 'nationalism', 'urbanization',
  'masonry', 'iron-working', 'mass-production', 'flight',
] as const;
export type FocusId = (typeof FOCUS_IDS)[number];

interface Base { readonly name: string; readonly type: FocusType; readonly level: Level }

/** `after`: what follows the placing. */
export interface CultureCard extends Base { readonly type: 'culture'; readonly tokens: number; readonly after: 'none' | 'move' | 'friendly' | 'media' }
/** `first`: what happens before the dial moves. */
export interface ScienceCard extends Base { readonly type: 'science'; readonly first: 'none' | 'trade' | 'resource' | 'nuclear' }
export interface EconomyCard extends Base {
  readonly type: 'economy'; readonly caravans: number; readonly spaces: number;
  readonly water: boolean; readonly barbarians: boolean; readonly exchange: boolean; readonly replay: boolean;
}
export interface IndustryCard extends Base {
  readonly type: 'industry'; readonly range: number; readonly water: boolean;
  /** Counts from own caravans on the map too. */
  readonly fromCaravans: boolean;
  /** Production when resolved in slot 5. */
  readonly slot5: number;
  /** Control tokens around a city just built. */
  readonly around: number;
}
export interface MilitaryCard extends Base {
  readonly type: 'military'; readonly attacks: number; readonly range: number; readonly bonus: number; readonly againstBarbarians: number;
  readonly water: boolean; readonly flies: boolean;
  /** Attack first, then reinforce slot minus attacks, instead of one or the other. */
  readonly both: boolean;
}
export type FocusCard = CultureCard | ScienceCard | EconomyCard | IndustryCard | MilitaryCard;

const plain = { water: false, barbarians: false, exchange: false, replay: false };

export const FOCUS = {
  'early-empire':     { name: 'Early Empire',     type: 'culture', level: 1, tokens: 2, after: 'none' },      // [R]
  'drama-and-poetry': { name: 'Drama and Poetry', type: 'culture', level: 2, tokens: 2, after: 'move' },      // [S2]
  'civil-service':    { name: 'Civil Service',    type: 'culture', level: 3, tokens: 2, after: 'friendly' },  // [S2]
  'mass-media':       { name: 'Mass Media',       type: 'culture', level: 4, tokens: 3, after: 'media' },     // [S2]

  'astrology':         { name: 'Astrology',         type: 'science', level: 1, first: 'none' },      // [R]
  'mathematics':       { name: 'Mathematics',       type: 'science', level: 2, first: 'trade' },     // [S2]
  'replaceable-parts': { name: 'Replaceable Parts', type: 'science', level: 3, first: 'resource' },  // [R]
  'nuclear-power':     { name: 'Nuclear Power',     type: 'science', level: 4, first: 'nuclear' },   // [S2]

  'foreign-trade': { name: 'Foreign Trade', type: 'economy', level: 1, caravans: 1, spaces: 3, ...plain },                                   // [R]
  'currency':      { name: 'Currency',      type: 'economy', level: 2, caravans: 2, spaces: 4, ...plain, barbarians: true },                 // [R], caravans [S2]
  'steam-power':   { name: 'Steam Power',   type: 'economy', level: 3, caravans: 2, spaces: 6, ...plain, water: true, exchange: true },      // [R], caravans [S2]
  'capitalism':    { name: 'Capitalism',    type: 'economy', level: 4, caravans: 3, spaces: 6, ...plain, water: true, replay: true },        // [S2]

  'pottery':          { name: 'Pottery',          type: 'industry', level: 1, range: 2, water: false, fromCaravans: false, slot5: 5, around: 0 },  // [R]
  'animal-husbandry': { name: 'Animal Husbandry', type: 'industry', level: 2, range: 3, water: false, fromCaravans: true,  slot5: 5, around: 0 },  // [S2], sheet note a
  'nationalism':      { name: 'Nationalism',      type: 'industry', level: 3, range: 4, water: true,  fromCaravans: false, slot5: 7, around: 0 },  // [S2]
  'urbanization':     { name: 'Urbanization',     type: 'industry', level: 4, range: 5, water: true,  fromCaravans: false, slot5: 5, around: 2 },  // [S2]

  'masonry':         { name: 'Masonry',         type: 'military', level: 1, attacks: 2, range: 2, bonus: 0, againstBarbarians: 0, water: false, flies: false, both: false },  // [R]
  'iron-working':    { name: 'Iron Working',    type: 'military', level: 2, attacks: 2, range: 3, bonus: 1, againstBarbarians: 3, water: false, flies: false, both: false },  // [R]
  'mass-production': { name: 'Mass Production', type: 'military', level: 3, attacks: 2, range: 3, bonus: 2, againstBarbarians: 2, water: true,  flies: false, both: true },   // [S2], the reinforce clause [S1], sheet note b
  'flight':          { name: 'Flight',          type: 'military', level: 4, attacks: 3, range: 5, bonus: 3, againstBarbarians: 3, water: true,  flies: true,  both: false },  // [R]
} as const satisfies Record<FocusId, FocusCard>;

/** The card of a type and level. */
export const FOCUS_BY: Readonly<Record<FocusType, readonly [FocusId, FocusId, FocusId, FocusId]>> = {
  culture: ['early-empire', 'drama-and-poetry', 'civil-service', 'mass-media'],
  science: ['astrology', 'mathematics', 'replaceable-parts', 'nuclear-power'],
  economy: ['foreign-trade', 'currency', 'steam-power', 'capitalism'],
  industry: ['pottery', 'animal-husbandry', 'nationalism', 'urbanization'],
  military: ['masonry', 'iron-working', 'mass-production', 'flight'],
};
