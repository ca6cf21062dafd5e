/** The short words of the screen: what fits beside a tile or in a column. */
import type {
  BookActionId,
  BoosterId,
  Building,
  CityTileId,
  CompetencyId,
  Discipline,
  EffectId,
  FactionId,
  FinalTileId,
  InnovationId,
  PalaceId,
  PowerActionId,
  RoundTileId,
  Terrain,
} from '../data/ids.js';
import { DISCIPLINE_NAMES, FACTION_NAMES, INNOVATION_NAMES, type Naming } from '../names.js';

/** The full names, where they are short enough. */
function namesOf<K extends string>(table: Readonly<Record<K, Naming>>): Record<K, string> {
  const pairs = (Object.keys(table) as K[]).map((id) => [id, table[id].name]);
  return Object.fromEntries(pairs) as Record<K, string>;
}

export const FACTION_WORDS = namesOf<FactionId>(FACTION_NAMES);

export const TERRAIN_LOOKS = {
  desert: { letter: 'd', ground: 'desert' },
  plains: { letter: 'p', ground: 'plains' },
  swamp: { letter: 's', ground: 'swamp' },
  lake: { letter: 'l', ground: 'lakes' },
  forest: { letter: 'f', ground: 'forest' },
  mountain: { letter: 'm', ground: 'mountains' },
  wasteland: { letter: 'w', ground: 'wasteland' },
} as const satisfies Record<Terrain, { letter: string; ground: string }>;

export const BUILDING_LETTERS = {
  workshop: 'W',
  guild: 'G',
  school: 'S',
  university: 'U',
  palace: 'P',
  tower: 'R',
  monument: 'M',
} satisfies Record<Building, string>;

export const DISCIPLINE_WORDS = {
  ...namesOf<Discipline>(DISCIPLINE_NAMES),
  engineering: 'engineer',
} satisfies Record<Discipline, string>;

export const INNOVATION_WORDS = {
  ...namesOf<InnovationId>(INNOVATION_NAMES),
  'deus-ex-machina': 'Deus Ex M.',
  'trading-routes': 'Trade R.',
  architecture: 'Archit.',
  'league-of-cities': 'League C.',
  communication: 'Communic.',
  'steam-power': 'Steam Pow.',
} satisfies Record<InnovationId, string>;

export const PALACE_WORDS = {
  'palace-1': '5pw; act 2t',
  'palace-2': 'act 2 spades',
  'palace-3': '2pw; act S>G 3vp 1t',
  'palace-4': '2pw; act W>G free',
  'palace-5': '4pw; competency',
  'palace-6': '2pw 1bk; act 2 steps',
  'palace-7': '4pw; pass S 3vp',
  'palace-8': '2pw 2c 1t; cities 6',
  'palace-9': '1s; flight 1s 5vp',
  'palace-10': '6c; 12pw 2bk',
  'palace-11': '1t; city tile',
  'palace-12': '8pw; W built 2vp',
  'palace-13': 'act 3c 1bk; G 3vp',
  'palace-14': '6pw; 2 ship, river city',
  'palace-15': '6pw; 2sp 2br 2bk',
  'palace-16': '2pw 1bk; guild anywhere',
  'palace-17': '2pw; 10vp',
} satisfies Record<PalaceId, string>;

export const COMPETENCY_WORDS = {
  'competency-1': '+1t step',
  'competency-2': '+3vp 2c',
  'competency-3': '+1bk 1pw',
  'competency-4': '5vp 1t 2c',
  'competency-5': '2 spades',
  'competency-6': 'pavilions',
  'competency-7': 'act 4pw',
  'competency-8': 'city 2vp',
  'competency-9': 'schol. 2vp',
  'competency-10': 'R +2pw 2c',
  'competency-11': 'border 3vp',
  'competency-12': 'vp lowest',
} satisfies Record<CompetencyId, string>;

export const BOOSTER_WORDS = {
  'booster-1': 'river W 2vp, ship+1',
  'booster-2': '1s, sent 2vp',
  'booster-3': '3pw, G 3vp',
  'booster-4': '1t, pass P U 4vp',
  'booster-5': '1bk, act spade',
  'booster-6': '1bk, act bridge',
  'booster-7': '2t, act step',
  'booster-8': '4c, pass S step',
  'booster-9': '4pw 2c',
  'booster-10': '6c',
} satisfies Record<BoosterId, string>;

/** `short`: beside the map. `long` and `bonus`: where all rounds are listed. `end`: discipline, levels, reward. */
export const ROUND_WORDS = {
  'round-1': { short: 'W +2', long: 'workshop built +2 vp', end: 'law 3: 1s', bonus: '1 scholar per 3 law' },
  'round-2': { short: 'W +2', long: 'workshop built +2 vp', end: 'bank 3: 4pw', bonus: '4 power per 3 banking' },
  'round-3': { short: 'G +3', long: 'guild built +3 vp', end: 'law 3: 1bk', bonus: '1 book per 3 law' },
  'round-4': { short: 'G +3', long: 'guild built +3 vp', end: 'medic 4: spade', bonus: '1 spade per 4 medicine' },
  'round-5': { short: 'S +4', long: 'school built +4 vp', end: 'bank 1: 1c', bonus: '1 coin per 1 banking' },
  'round-6': { short: 'P U +5', long: 'palace, university +5 vp', end: 'medic 2: 1t', bonus: '1 tool per 2 medicine' },
  'round-7': { short: 'P U +5', long: 'palace, university +5 vp', end: 'bank 2: 1t', bonus: '1 tool per 2 banking' },
  'round-8': { short: 'spade +2', long: 'each spade +2 vp', end: 'engin 1: 1c', bonus: '1 coin per 1 engineering' },
  'round-9': { short: 'step +1', long: 'each science step +1 vp', end: 'medic 3: 1bk', bonus: '1 book per 3 medicine' },
  'round-10': { short: 'city +5', long: 'city tile +5 vp', end: 'engin 4: spade', bonus: '1 spade per 4 engineering' },
  'round-11': {
    short: 'track +3',
    long: 'ship or terraform step +3 vp',
    end: 'engin 3: 1s',
    bonus: '1 scholar per 3 engineering',
  },
  'round-12': { short: 'innov. +5', long: 'innovation +5 vp', end: 'law 2: 3pw', bonus: '3 power per 2 law' },
} satisfies Record<RoundTileId, { short: string; long: string; end: string; bonus: string }>;

export const FINAL_WORDS = {
  'final-workshop': { short: 'W +2', long: 'workshop built +2 vp' },
  'final-guild': { short: 'G +3', long: 'guild built +3 vp' },
  'final-school': { short: 'S +4', long: 'school built +4 vp' },
  'final-border': { short: 'border W +3', long: 'workshop at the border +3 vp' },
} satisfies Record<FinalTileId, { short: string; long: string }>;

export const POWER_WORDS = {
  'power-bridge': 'bridge',
  'power-scholar': 'scholar',
  'power-tools': '2t',
  'power-coins': '7c',
  'power-spade': 'spade',
  'power-spades': '2 spades',
} satisfies Record<PowerActionId, string>;

export const BOOK_WORDS = {
  'book-power': '5pw',
  'book-steps': '2 steps',
  'book-coins': '6c',
  'book-guild': 'W>G',
  'book-points': '2vp per G',
  'book-spades': '3 spades',
} satisfies Record<BookActionId, string>;

export const CITY_WORDS = {
  'city-tools': '4vp 3t',
  'city-spades': '5vp 2 spades',
  'city-books': '5vp 2bk',
  'city-coins': '6vp 6c',
  'city-steps': '7vp 1 step each',
  'city-power': '8vp 8pw',
  'city-scholar': '8vp 1s',
} satisfies Record<CityTileId, string>;

/** What a special action gives; the name of its tile stands before it. */
export const ACTION_WORDS: Readonly<Partial<Record<EffectId, string>>> = {
  philosophers: '1bk',
  psychics: '5pw, 2nd action',
  'deus-ex-machina': 'spade',
  professors: '1s 3vp',
  'palace-1': '2t',
  'palace-2': '2 spades',
  'palace-3': 'S>G 3vp 1t',
  'palace-4': 'W>G',
  'palace-6': '2 steps',
  'palace-13': '3c 1bk',
  'competency-7': '4pw',
  'booster-5': 'spade',
  'booster-6': 'bridge',
  'booster-7': 'step',
};
