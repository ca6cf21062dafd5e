/** Names and one-line meanings of everything on the table, in our own words. */
import type {
  BookActionId,
  BoosterId,
  Building,
  CityTileId,
  CompetencyId,
  Discipline,
  FactionId,
  FinalTileId,
  InnovationId,
  PalaceId,
  PowerActionId,
  RoundTileId,
  Terrain,
} from './data/ids.js';

export interface Naming {
  readonly name: string;
  readonly text: string;
}

export const FACTION_NAMES = {
  blessed: { name: 'Blessed', text: 'science bonuses at the end of a round count as if the level were 3 higher' },
  felines: { name: 'Felines', text: 'with each city founded: 3 science steps in any mix and a book of choice' },
  goblins: { name: 'Goblins', text: '2 coins for each spade used' },
  illusionists: { name: 'Illusionists', text: 'power actions cost 1 power less and bring points' },
  inventors: { name: 'Inventors', text: 'start with a competency of choice' },
  lizards: { name: 'Lizards', text: 'with each city founded: a spade and a workshop, both free' },
  moles: { name: 'Moles', text: 'tunnels under one hex for a tool and points; own bridges for a tool, also over land' },
  monks: { name: 'Monks', text: 'start with their university and a competency instead of two workshops' },
  navigators: { name: 'Navigators', text: '2 points (and a coin in the later printing) for each workshop at a river' },
  omar: { name: 'Omar', text: 'starts with a tower as third building; income 2 power and 2 coins' },
  philosophers: { name: 'Philosophers', text: 'a further book with each competency; action: a book of choice' },
  psychics: { name: 'Psychics', text: 'action: 5 power, and then another action at once' },
} as const satisfies Record<FactionId, Naming>;

export const BOARD_NAMES = {
  desert: { name: 'desert', text: 'one free spade after the first buildings' },
  plains: { name: 'plains', text: 'terraforming steps cost a scholar, a tool and only 1 coin' },
  swamp: { name: 'swamp', text: 'starts with a scholar, and with 3 and 9 power in bowls I and II' },
  lake: { name: 'lake', text: 'starts with shipping 1' },
  forest: { name: 'forest', text: 'starts with a step in every discipline, and with 4 and 8 power' },
  mountain: { name: 'mountain', text: '2 coins more each round, and a third coin from the first guild' },
  wasteland: {
    name: 'wasteland',
    text: 'starts with a book and a fourth tool; the second innovation needs no extra book',
  },
} as const satisfies Record<Terrain, Naming>;

export const BUILDING_NAMES = {
  workshop: { name: 'workshop', text: 'power value 1; built on own terrain for 1 tool and 2 coins' },
  guild: { name: 'guild', text: 'power value 2; from a workshop for 2 tools and 6 coins, 3 beside other factions' },
  school: { name: 'school', text: 'power value 2; from a guild for 3 tools and 5 coins; brings a competency' },
  palace: { name: 'palace', text: 'power value 3; from a guild for 4 tools and 6 coins; brings a palace tile' },
  university: { name: 'university', text: 'power value 3; from a school for 5 tools and 8 coins; brings a competency' },
  tower: { name: 'tower', text: 'neutral; power value 2' },
  monument: { name: 'monument', text: 'neutral; power value 4; its city needs only 2 buildings' },
} as const satisfies Record<Building, Naming>;

export const DISCIPLINE_NAMES = {
  banking: { name: 'banking', text: 'from level 9 on 3 coins a round' },
  law: { name: 'law', text: 'from level 9 on 6 power a round' },
  engineering: { name: 'engineering', text: 'from level 9 on 1 tool a round' },
  medicine: { name: 'medicine', text: 'from level 9 on 3 points a round' },
} as const satisfies Record<Discipline, Naming>;

export const INNOVATION_NAMES = {
  'deus-ex-machina': { name: 'Deus Ex Machina', text: 'a book and a step in every discipline; action: a free spade' },
  'trading-routes': { name: 'Trading Routes', text: 'when passing: 2 points for each guild' },
  professors: { name: 'Professors', text: 'action: a scholar and 3 points' },
  architecture: { name: 'Architecture', text: '10 points and a science step for each shape of building' },
  'league-of-cities': { name: 'League of Cities', text: '5 points for each city tile' },
  census: { name: 'Census', text: '8, 12 or 18 points for 7, 9 or 11 buildings' },
  libraries: { name: 'Libraries', text: 'points for the levels of the two best disciplines' },
  colleges: { name: 'Colleges', text: '5 points for each school' },
  sewers: { name: 'Sewers', text: '2 points for each workshop' },
  communication: { name: 'Communication', text: '8, 12 or 18 points for 4, 5 or 6 separate groups of buildings' },
  'steam-power': { name: 'Steam Power', text: 'a scholar, a terraforming step and a shipping step' },
  steel: { name: 'Steel', text: '8, 12 or 18 points for 1, 2 or 3 bridges' },
  'neutral-workshop': { name: 'Workshop', text: 'a neutral workshop; income 3 tools' },
  'neutral-guild': { name: 'Guild', text: 'a neutral guild; income 5 coins' },
  'neutral-school': { name: 'School', text: 'a neutral school and a competency' },
  'neutral-university': { name: 'University', text: 'a neutral university; income 2 points' },
  'neutral-palace': { name: 'Palace', text: 'a neutral palace and 2 new power tokens in bowl III; income 4 power' },
  'neutral-monument': { name: 'Monument', text: 'a monument of power value 4 and 7 points' },
} as const satisfies Record<InnovationId, Naming>;

export const PALACE_NAMES = {
  'palace-1': { name: 'palace 1', text: 'income 5 power; action: 2 tools' },
  'palace-2': { name: 'palace 2', text: 'action: 2 free spades' },
  'palace-3': { name: 'palace 3', text: 'income 2 power; action: a school becomes a guild, 3 points and a tool' },
  'palace-4': { name: 'palace 4', text: 'income 2 power; action: a workshop becomes a guild for nothing' },
  'palace-5': { name: 'palace 5', text: 'income 4 power; a competency at once' },
  'palace-6': { name: 'palace 6', text: 'income 2 power and a book; action: 2 steps in one discipline' },
  'palace-7': { name: 'palace 7', text: 'income 4 power; when passing 3 points for each school' },
  'palace-8': { name: 'palace 8', text: 'income 2 power, 2 coins, a tool; cities need power value 6 only' },
  'palace-9': { name: 'palace 9', text: 'income a scholar; flights over 1 or 2 hexes for a scholar and 5 points' },
  'palace-10': { name: 'palace 10', text: 'income 6 coins; 12 power and 2 books at once' },
  'palace-11': { name: 'palace 11', text: 'income a tool; a city tile at once' },
  'palace-12': { name: 'palace 12', text: 'income 8 power; 2 points for each workshop built' },
  'palace-13': { name: 'palace 13', text: 'action: 3 coins and a book; 3 points for each guild built' },
  'palace-14': { name: 'palace 14', text: 'income 6 power; 2 shipping steps at once; a city may skip a river hex' },
  'palace-15': { name: 'palace 15', text: 'income 6 power; at once 2 free spades, 2 bridges and 2 books' },
  'palace-16': { name: 'palace 16', text: 'income 2 power and a book; at once a free guild on any own terrain' },
  'palace-17': { name: 'palace 17', text: 'income 2 power; 10 points at once' },
} as const satisfies Record<PalaceId, Naming>;

export const COMPETENCY_NAMES = {
  'competency-1': { name: 'competency 1', text: 'income a tool and a science step' },
  'competency-2': { name: 'competency 2', text: 'income 3 points and 2 coins' },
  'competency-3': { name: 'competency 3', text: 'income a book and 1 power' },
  'competency-4': { name: 'competency 4', text: '5 points, a tool and 2 coins at once' },
  'competency-5': { name: 'competency 5', text: '2 free spades at once' },
  'competency-6': { name: 'competency 6', text: '2 pavilions, each put beside a building as an action' },
  'competency-7': { name: 'competency 7', text: 'action: 4 power' },
  'competency-8': { name: 'competency 8', text: 'when passing 2 points for each city tile' },
  'competency-9': { name: 'competency 9', text: '2 points for each scholar sent' },
  'competency-10': { name: 'competency 10', text: 'a tower at once; income 2 power and 2 coins' },
  'competency-11': { name: 'competency 11', text: '3 points for each workshop built on the border' },
  'competency-12': { name: 'competency 12', text: 'when passing points for the level of the lowest discipline' },
} as const satisfies Record<CompetencyId, Naming>;

export const BOOSTER_NAMES = {
  'booster-1': { name: 'booster 1', text: '2 points for each workshop built at a river; ships reach 1 farther' },
  'booster-2': { name: 'booster 2', text: 'income a scholar; 2 points for each scholar sent' },
  'booster-3': { name: 'booster 3', text: 'income 3 power; 3 points for each guild built' },
  'booster-4': { name: 'booster 4', text: 'income a tool; when passing 4 points for each palace and university' },
  'booster-5': { name: 'booster 5', text: 'income a book; action: a free spade' },
  'booster-6': { name: 'booster 6', text: 'income a book; action: a bridge' },
  'booster-7': { name: 'booster 7', text: 'income 2 tools; action: a science step' },
  'booster-8': { name: 'booster 8', text: 'income 4 coins; when passing a science step for each school' },
  'booster-9': { name: 'booster 9', text: 'income 4 power and 2 coins' },
  'booster-10': { name: 'booster 10', text: 'income 6 coins' },
} as const satisfies Record<BoosterId, Naming>;

export const ROUND_NAMES = {
  'round-1': { name: 'round tile 1', text: '2 points for a workshop; at the end a scholar for every 3 levels of law' },
  'round-2': {
    name: 'round tile 2',
    text: '2 points for a workshop; at the end 4 power for every 3 levels of banking',
  },
  'round-3': { name: 'round tile 3', text: '3 points for a guild; at the end a book for every 3 levels of law' },
  'round-4': { name: 'round tile 4', text: '3 points for a guild; at the end a spade for every 4 levels of medicine' },
  'round-5': { name: 'round tile 5', text: '4 points for a school; at the end a coin for every level of banking' },
  'round-6': {
    name: 'round tile 6',
    text: '5 points for a palace or university; at the end a tool for every 2 levels of medicine',
  },
  'round-7': {
    name: 'round tile 7',
    text: '5 points for a palace or university; at the end a tool for every 2 levels of banking',
  },
  'round-8': { name: 'round tile 8', text: '2 points for a spade; at the end a coin for every level of engineering' },
  'round-9': {
    name: 'round tile 9',
    text: '1 point for a science step; at the end a book for every 3 levels of medicine',
  },
  'round-10': {
    name: 'round tile 10',
    text: '5 points for a city tile; at the end a spade for every 4 levels of engineering',
  },
  'round-11': {
    name: 'round tile 11',
    text: '3 points for a shipping or terraforming step; at the end a scholar for every 3 levels of engineering',
  },
  'round-12': {
    name: 'round tile 12',
    text: '5 points for an innovation; at the end 3 power for every 2 levels of law',
  },
} as const satisfies Record<RoundTileId, Naming>;

export const FINAL_NAMES = {
  'final-workshop': { name: 'final tile workshop', text: '2 points for a workshop in round 6' },
  'final-guild': { name: 'final tile guild', text: '3 points for a guild in round 6' },
  'final-school': { name: 'final tile school', text: '4 points for a school in round 6' },
  'final-border': { name: 'final tile border', text: '3 points for a workshop on the border in round 6' },
} as const satisfies Record<FinalTileId, Naming>;

export const POWER_NAMES = {
  'power-bridge': { name: 'bridge', text: 'a bridge for 3 power' },
  'power-scholar': { name: 'scholar', text: 'a scholar for 3 power' },
  'power-tools': { name: '2 tools', text: '2 tools for 4 power' },
  'power-coins': { name: '7 coins', text: '7 coins for 4 power' },
  'power-spade': { name: '1 spade', text: 'terraform and build with a free spade for 4 power' },
  'power-spades': { name: '2 spades', text: 'terraform and build with 2 free spades for 6 power' },
} as const satisfies Record<PowerActionId, Naming>;

export const BOOK_NAMES = {
  'book-power': { name: '5 power', text: '5 power for a book' },
  'book-steps': { name: '2 steps', text: '2 steps in one discipline for a book' },
  'book-coins': { name: '6 coins', text: '6 coins for 2 books' },
  'book-guild': { name: 'guild', text: 'a workshop becomes a guild for 2 books' },
  'book-points': { name: 'points for guilds', text: '2 points for each own guild for 2 books' },
  'book-spades': { name: '3 spades', text: 'terraform and build with 3 free spades for 3 books' },
} as const satisfies Record<BookActionId, Naming>;

export const CITY_NAMES = {
  'city-tools': { name: 'tools', text: '4 points and 3 tools' },
  'city-spades': { name: 'spades', text: '5 points and 2 free spades' },
  'city-books': { name: 'books', text: '5 points and 2 books' },
  'city-coins': { name: 'coins', text: '6 points and 6 coins' },
  'city-steps': { name: 'science', text: '7 points and a step in every discipline' },
  'city-power': { name: 'power', text: '8 points and 8 power' },
  'city-scholar': { name: 'scholar', text: '8 points and a scholar' },
} as const satisfies Record<CityTileId, Naming>;

/** Words that rules use as causes but that are no tiles. */
const CAUSES: Readonly<Record<string, string>> = {
  income: 'income',
  build: 'building',
  dig: 'terraforming',
  upgrade: 'upgrade',
  shipping: 'shipping',
  terraforming: 'terraforming',
  track: 'a paid step',
  scholar: 'a scholar',
  convert: 'conversion',
  spades: 'spades',
  bridge: 'bridge',
  tunnel: 'tunnel',
  flight: 'flight',
  city: 'city',
  founded: 'faction bonus for the city',
  competency: 'competency',
  offer: 'power from a neighbour',
  area: 'largest area',
  science: 'science levels',
  resources: 'goods left',
  start: 'start',
  'set-up': 'set-up',
  turn: 'turn',
};

const ALL: Readonly<Record<string, Naming>> = {
  ...BUILDING_NAMES,
  ...FACTION_NAMES,
  ...BOARD_NAMES,
  ...DISCIPLINE_NAMES,
  ...INNOVATION_NAMES,
  ...PALACE_NAMES,
  ...COMPETENCY_NAMES,
  ...BOOSTER_NAMES,
  ...ROUND_NAMES,
  ...FINAL_NAMES,
  ...POWER_NAMES,
  ...BOOK_NAMES,
  ...CITY_NAMES,
};

/** The name of a tile, action, building or cause; unknown words stay as they are. */
export function nameOf(word: string): string {
  if (word.startsWith('science-')) return word.slice('science-'.length);
  if (Object.hasOwn(ALL, word)) return ALL[word]!.name;
  return CAUSES[word] ?? word;
}

/** The name with the kind of thing, where the bare name would be taken for goods or pieces. */
export function causeOf(word: string): string {
  if (Object.hasOwn(POWER_NAMES, word)) return `power action ${nameOf(word)}`;
  if (Object.hasOwn(BOOK_NAMES, word)) return `book action ${nameOf(word)}`;
  if (Object.hasOwn(CITY_NAMES, word)) return `city tile ${nameOf(word)}`;
  return nameOf(word);
}

/** As one speaks of it: 'the Moles', 'Omar', 'the desert board', 'palace 3'. */
export function spokenName(word: string): string {
  if (word === 'omar') return nameOf(word);
  if (Object.hasOwn(FACTION_NAMES, word)) return `the ${nameOf(word)}`;
  return Object.hasOwn(BOARD_NAMES, word) ? `the ${nameOf(word)} board` : nameOf(word);
}

/** Name with its meaning in brackets, where there is one. */
export function fullName(word: string): string {
  const known = Object.hasOwn(ALL, word) ? ALL[word]! : null;
  return known ? `${known.name} (${known.text})` : nameOf(word);
}

export function meaningOf(word: string): string {
  return Object.hasOwn(ALL, word) ? ALL[word]!.text : '';
}
