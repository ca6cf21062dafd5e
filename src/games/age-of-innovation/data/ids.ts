/** The words for everything in the box. Numbers follow the sheet, sections 2 to 7: most tiles have no printed name. */

/** Clockwise round the terraforming circle (sheet 2). The index is what the state stores. */
export const TERRAINS = ['desert', 'plains', 'swamp', 'lake', 'forest', 'mountain', 'wasteland'] as const;
export type Terrain = (typeof TERRAINS)[number];

/** Columns of the science and innovation boards, left to right (sheet 5, 6). */
export const DISCIPLINES = ['banking', 'law', 'engineering', 'medicine'] as const;
export type Discipline = (typeof DISCIPLINES)[number];

/** Pieces of a seat's colour. */
export const COLOURED = ['workshop', 'guild', 'school', 'palace', 'university'] as const;
export type Coloured = (typeof COLOURED)[number];
export const BUILDINGS = [...COLOURED, 'tower', 'monument'] as const;
export type Building = (typeof BUILDINGS)[number];

export const FACTIONS = [
  'blessed', 'felines', 'goblins', 'illusionists', 'inventors', 'lizards',
  'moles', 'monks', 'navigators', 'omar', 'philosophers', 'psychics',
] as const;
export type FactionId = (typeof FACTIONS)[number];

export const INNOVATIONS = [
  'deus-ex-machina', 'trading-routes', 'professors', 'architecture', 'league-of-cities', 'census',
  'libraries', 'colleges', 'sewers', 'communication', 'steam-power', 'steel',
  'neutral-workshop', 'neutral-guild', 'neutral-school', 'neutral-university', 'neutral-palace', 'neutral-monument',
] as const;
export type InnovationId = (typeof INNOVATIONS)[number];

export const PALACES = [
  'palace-1', 'palace-2', 'palace-3', 'palace-4', 'palace-5', 'palace-6', 'palace-7', 'palace-8', 'palace-9',
  'palace-10', 'palace-11', 'palace-12', 'palace-13', 'palace-14', 'palace-15', 'palace-16', 'palace-17',
] as const;
export type PalaceId = (typeof PALACES)[number];

export const COMPETENCIES = [
  'competency-1', 'competency-2', 'competency-3', 'competency-4', 'competency-5', 'competency-6',
  'competency-7', 'competency-8', 'competency-9', 'competency-10', 'competency-11', 'competency-12',
] as const;
export type CompetencyId = (typeof COMPETENCIES)[number];

export const BOOSTERS = [
  'booster-1', 'booster-2', 'booster-3', 'booster-4', 'booster-5',
  'booster-6', 'booster-7', 'booster-8', 'booster-9', 'booster-10',
] as const;
export type BoosterId = (typeof BOOSTERS)[number];

export const ROUND_TILES = [
  'round-1', 'round-2', 'round-3', 'round-4', 'round-5', 'round-6',
  'round-7', 'round-8', 'round-9', 'round-10', 'round-11', 'round-12',
] as const;
export type RoundTileId = (typeof ROUND_TILES)[number];

export const FINAL_TILES = ['final-workshop', 'final-guild', 'final-school', 'final-border'] as const;
export type FinalTileId = (typeof FINAL_TILES)[number];

export const POWER_ACTIONS = [
  'power-bridge', 'power-scholar', 'power-tools', 'power-coins', 'power-spade', 'power-spades',
] as const;
export type PowerActionId = (typeof POWER_ACTIONS)[number];

export const BOOK_ACTIONS = [
  'book-power', 'book-steps', 'book-coins', 'book-guild', 'book-points', 'book-spades',
] as const;
export type BookActionId = (typeof BOOK_ACTIONS)[number];

export const CITY_TILES = [
  'city-tools', 'city-spades', 'city-books', 'city-coins', 'city-steps', 'city-power', 'city-scholar',
] as const;
export type CityTileId = (typeof CITY_TILES)[number];

/** Numbers on the four area tiles of the two-player game (sheet 7.9). */
export const AREA_TILES = [12, 13, 14, 15] as const;

/** Anything that can give income, an action or a bonus. */
export type TileId = FactionId | InnovationId | PalaceId | CompetencyId | BoosterId;
/** Anything whose effects can be carried out. */
export type EffectId = TileId | PowerActionId | BookActionId | CityTileId;
