/** The short words of the screen: what fits beside a tile or in a column. */
import type {
  BonusId,
  Building,
  Cult,
  FactionId,
  FavourId,
  Good,
  PowerActionId,
  ScoringId,
  SpecialId,
  Terrain,
  TownTileId,
} from '../data/ids.js';

export const FACTION_WORDS = {
  witches: 'Witches',
  auren: 'Auren',
  alchemists: 'Alchemists',
  darklings: 'Darklings',
  halflings: 'Halflings',
  cultists: 'Cultists',
  engineers: 'Engineers',
  dwarves: 'Dwarves',
  mermaids: 'Mermaids',
  swarmlings: 'Swarmlings',
  'chaos-magicians': 'Chaos Mag.',
  giants: 'Giants',
  fakirs: 'Fakirs',
  nomads: 'Nomads',
} satisfies Record<FactionId, string>;

export const TERRAIN_LETTERS = {
  desert: 'd',
  plains: 'p',
  swamp: 's',
  lakes: 'l',
  forest: 'f',
  mountains: 'm',
  wasteland: 'w',
} satisfies Record<Terrain, string>;

export const BUILDING_LETTERS = {
  dwelling: 'D',
  'trading-house': 'T',
  temple: 'E',
  stronghold: 'S',
  sanctuary: 'A',
} satisfies Record<Building, string>;

export const BUILDING_WORDS = {
  dwelling: 'dwelling',
  'trading-house': 'trading h.',
  temple: 'temple',
  stronghold: 'strongh.',
  sanctuary: 'sanct.',
} satisfies Record<Building, string>;

export const GOOD_LETTERS = { coins: 'c', workers: 'w', priests: 'p', power: 'pw', points: 'vp' } satisfies Record<
  Good,
  string
>;

export const CULT_WORDS = { fire: 'fire', water: 'water', earth: 'earth', air: 'air' } satisfies Record<Cult, string>;

/** What scores during the round, and what the cults pay at its end. */
export const SCORING_WORDS = {
  SCORE1: { long: 'each spade +2 vp', short: 'spade +2', end: 'earth 1: 1c' },
  SCORE2: { long: 'town founded +5 vp', short: 'town +5', end: 'earth 4: spade' },
  SCORE3: { long: 'dwelling built +2 vp', short: 'D +2', end: 'water 4: 1p' },
  SCORE4: { long: 'stronghold, sanctuary +5 vp', short: 'S A +5', end: 'fire 2: 1w' },
  SCORE5: { long: 'dwelling built +2 vp', short: 'D +2', end: 'fire 4: 4pw' },
  SCORE6: { long: 'trading house built +3 vp', short: 'T +3', end: 'water 4: spade' },
  SCORE7: { long: 'stronghold, sanctuary +5 vp', short: 'S A +5', end: 'air 2: 1w' },
  SCORE8: { long: 'trading house built +3 vp', short: 'T +3', end: 'air 4: spade' },
  SCORE9: { long: 'temple built +4 vp', short: 'E +4', end: 'sent priest: 2c' },
} satisfies Record<ScoringId, { long: string; short: string; end: string }>;

export const BONUS_WORDS = {
  BON1: '2c, spade',
  BON2: '4c, cult step',
  BON3: '6c',
  BON4: '3pw, ship+1',
  BON5: '1w 3pw',
  BON6: '2w, pass S A +4',
  BON7: '1w, pass T +2',
  BON8: '1p',
  BON9: '2c, pass D +1',
  BON10: '3pw, pass ship x3',
} satisfies Record<BonusId, string>;

export const FAVOUR_WORDS = {
  FAV1: 'fire 3',
  FAV2: 'water 3',
  FAV3: 'earth 3',
  FAV4: 'air 3',
  FAV5: 'fire 2, towns need 6',
  FAV6: 'water 2, act: cult step',
  FAV7: 'earth 2, income 1w 1pw',
  FAV8: 'air 2, income 4pw',
  FAV9: 'fire 1, income 3c',
  FAV10: 'water 1, T built +3 vp',
  FAV11: 'earth 1, D built +2 vp',
  FAV12: 'air 1, pass T 2 3 3 4 vp',
} satisfies Record<FavourId, string>;

export const TOWN_WORDS = {
  TW1: '5 vp 6c',
  TW2: '7 vp 2w',
  TW3: '9 vp 1p',
  TW4: '6 vp 8pw',
  TW5: '8 vp 1 step each cult',
  TW6: '2 vp 2 steps each, 2 keys',
  TW7: '4 vp ship +1',
  TW8: '11 vp',
} satisfies Record<TownTileId, string>;

export const POWER_WORDS = {
  ACT1: 'bridge',
  ACT2: 'priest',
  ACT3: '2w',
  ACT4: '7c',
  ACT5: 'spade',
  ACT6: '2 spades',
} satisfies Record<PowerActionId, string>;

export const SPECIAL_WORDS = {
  ACTA: '2 cult steps',
  ACTC: 'double turn',
  ACTE: 'bridge 2w',
  ACTG: '2 spades',
  ACTN: 'sandstorm',
  ACTS: 'free T',
  ACTW: 'ride',
  BON1: 'card spade',
  BON2: 'card cult',
  FAV6: 'tile cult',
} satisfies Record<SpecialId, string>;

/** '4w 2c' in the order goods are read. */
export function goodsText(goods: Partial<Record<Good, number>>): string {
  const order: Good[] = ['priests', 'workers', 'coins', 'power', 'points'];
  return order.flatMap((g) => (goods[g] ? [`${goods[g]}${GOOD_LETTERS[g]}`] : [])).join(' ');
}
