/** The closed word lists of the game. Everything else is keyed by them, so a missing or misspelt entry does not compile. */

/** In the order of the terraforming circle (sheet 2). The state keeps the place in this list. */
export const TERRAINS = ['desert', 'plains', 'swamp', 'lakes', 'forest', 'mountains', 'wasteland'] as const;
export type Terrain = (typeof TERRAINS)[number];
/** What the state keeps for river hexes. */
export const RIVER = -1;

export const BUILDINGS = ['dwelling', 'trading-house', 'temple', 'stronghold', 'sanctuary'] as const;
export type Building = (typeof BUILDINGS)[number];
export const [DWELLING, TRADING_HOUSE, TEMPLE, STRONGHOLD, SANCTUARY] = [0, 1, 2, 3, 4] as const;
/** What the state keeps for a hex without a structure, and for a hex without an owner. */
export const NONE = -1;

export const CULTS = ['fire', 'water', 'earth', 'air'] as const;
export type Cult = (typeof CULTS)[number];

const GOODS = ['coins', 'workers', 'priests', 'power', 'points'] as const;
export type Good = (typeof GOODS)[number];
export type Price = Readonly<Partial<Record<Good, number>>>;

/** In pairs: the two factions of a terrain are the two sides of one board (sheet 3.2). */
export const FACTIONS = [
  'witches', 'auren', 'alchemists', 'darklings', 'halflings', 'cultists', 'engineers',
  'dwarves', 'mermaids', 'swarmlings', 'chaos-magicians', 'giants', 'fakirs', 'nomads',
] as const;
export type FactionId = (typeof FACTIONS)[number];

export const FAVOURS = [
  'FAV1', 'FAV2', 'FAV3', 'FAV4', 'FAV5', 'FAV6', 'FAV7', 'FAV8', 'FAV9', 'FAV10', 'FAV11', 'FAV12',
] as const;
export type FavourId = (typeof FAVOURS)[number];

/** TW6 to TW8 came later (sheet 4.9). */
export const TOWN_TILES = ['TW1', 'TW2', 'TW3', 'TW4', 'TW5', 'TW6', 'TW7', 'TW8'] as const;
export type TownTileId = (typeof TOWN_TILES)[number];

/** SCORE9 came later (sheet 4.9). */
export const SCORING_TILES = [
  'SCORE1', 'SCORE2', 'SCORE3', 'SCORE4', 'SCORE5', 'SCORE6', 'SCORE7', 'SCORE8', 'SCORE9',
] as const;
export type ScoringId = (typeof SCORING_TILES)[number];

/** BON10 came later (sheet 4.9). */
export const BONUS_CARDS = [
  'BON1', 'BON2', 'BON3', 'BON4', 'BON5', 'BON6', 'BON7', 'BON8', 'BON9', 'BON10',
] as const;
export type BonusId = (typeof BONUS_CARDS)[number];

export const POWER_ACTIONS = ['ACT1', 'ACT2', 'ACT3', 'ACT4', 'ACT5', 'ACT6'] as const;
export type PowerActionId = (typeof POWER_ACTIONS)[number];

/** Octagons that belong to a seat; ACTE is the Engineers' bridge, which is none (any number in a round). */
export const SPECIALS = ['ACTA', 'ACTC', 'ACTE', 'ACTG', 'ACTN', 'ACTS', 'ACTW', 'BON1', 'BON2', 'FAV6'] as const;
export type SpecialId = (typeof SPECIALS)[number];

/** Where points come from: rows of the final table. */
export const SOURCES = [
  'start', 'scoring-tile', 'bonus-card', 'favour', 'town', 'track', 'faction', 'exchange', 'power', 'cult', 'area', 'goods',
] as const;
export type Source = (typeof SOURCES)[number];
