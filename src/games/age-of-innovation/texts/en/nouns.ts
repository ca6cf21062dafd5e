/** Factions, land, buildings, sciences, goods, and where things come from, in English. */
import { labelsOf } from '../labels.js';
import type { AoiNouns } from '../types.js';
import { counted, goodsOf, list } from './counting.js';
import { rounds } from './rounds.js';
import { tiles } from './tiles.js';

const faction: AoiNouns['faction'] = {
  blessed: { name: 'Blessed', meaning: 'each science bonus counts your level as 3 higher' },
  felines: { name: 'Felines', meaning: 'each city you found: 3 levels in any disciplines and 1 book of your choice' },
  goblins: { name: 'Goblins', meaning: '2 coins for each spade you use' },
  illusionists: { name: 'Illusionists', meaning: 'power actions cost 1 power less and score points' },
  inventors: { name: 'Inventors', meaning: 'start with a competency of your choice' },
  lizards: { name: 'Lizards', meaning: 'each city you found: 1 free spade and 1 free workshop' },
  moles: {
    name: 'Moles',
    meaning: 'tunnel under one hex for 1 tool and score points; build bridges for 1 tool, even over land',
  },
  monks: { name: 'Monks', meaning: 'start with the university and a competency instead of two workshops' },
  navigators: {
    name: 'Navigators',
    meaning: '2 points (and 1 coin in the later printing) for each workshop built beside a river',
  },
  omar: { name: 'Omar', meaning: 'starts with a tower as a third building; income: 2 power and 2 coins' },
  philosophers: {
    name: 'Philosophers',
    meaning: '1 more book with each competency; action: 1 book of your choice',
  },
  psychics: { name: 'Psychics', meaning: 'action: 5 power, then take another action at once' },
};

const board: AoiNouns['board'] = {
  desert: { name: 'desert', label: 'desert display', meaning: 'one free spade after the first buildings' },
  plains: {
    name: 'plains',
    label: 'plains display',
    meaning: 'a terraforming upgrade costs 1 scholar, 1 tool and only 1 coin',
  },
  swamp: {
    name: 'swamp',
    label: 'swamp display',
    meaning: 'starts with 1 scholar, and with 3 and 9 power in bowls I and II',
  },
  lake: { name: 'lake', label: 'lake display', meaning: 'starts with sailing 1' },
  forest: {
    name: 'forest',
    label: 'forest display',
    meaning: 'starts with 1 level in every discipline, and with 4 and 8 power in bowls I and II',
  },
  mountain: {
    name: 'mountain',
    label: 'mountain display',
    meaning: '2 more coins each round, and 3 coins instead of 2 from the first guild',
  },
  wasteland: {
    name: 'wasteland',
    label: 'wasteland display',
    meaning: 'starts with 1 book and a fourth tool; the second innovation needs no extra book',
  },
};

const exact: AoiNouns['exact'] = {
  illusionists: ({ illusion }) => `power actions cost 1 power less and score ${counted(illusion, 'points')}`,
  moles: ({ tunnel }) =>
    `tunnel under one hex for 1 tool and score ${counted(tunnel, 'points')}; build bridges for 1 tool, even over land`,
  navigators: ({ coins }) =>
    coins > 0
      ? `2 points and ${counted(coins, 'coins')} for each workshop built beside a river`
      : '2 points for each workshop built beside a river',
  'palace-11': ({ later }) =>
    later
      ? 'income: 1 tool; now: 1 city tile, which counts as founding a city'
      : 'income: 1 tool; now: 1 city tile, which does not count as founding a city',
  'palace-15': ({ later }) =>
    later
      ? 'income: 6 power; now: 2 free spades, 2 bridges and 2 books, then any city tiles'
      : 'income: 6 power; now: 2 free spades, 2 bridges and 2 books',
  'palace-16': ({ later }) =>
    later
      ? 'income: 2 power and 1 book; now: a free guild on any hex of your native terrain'
      : 'income: 2 power and 1 book; now: a free guild on any hex of your native terrain not terraformed this turn',
  lake: ({ rewards }) => {
    const gains = rewards.map(({ what, n }) => goodsOf({ [what]: n }).join(''));
    return `starts with sailing 1; the next upgrades give ${list(gains)}`;
  },
};

const cause: AoiNouns['cause'] = {
  income: 'income',
  build: 'building',
  dig: 'terraforming',
  upgrade: 'upgrade',
  shipping: 'sailing',
  terraforming: 'terraforming',
  track: 'track upgrade',
  scholar: 'scholar sent',
  convert: 'conversion',
  spades: 'spades',
  bridge: 'bridge',
  tunnel: 'tunnel',
  flight: 'flight',
  city: 'city',
  founded: 'faction bonus for a city',
  competency: 'competency',
  offer: 'power from a neighbour',
  area: 'largest area',
  science: 'science levels',
  resources: 'leftover goods',
  start: 'start',
  'set-up': 'setup',
  turn: 'turn',
};

export const nouns: AoiNouns = {
  ...tiles,
  ...rounds,
  faction,
  board,
  exact,
  cause,
  terrain: {
    desert: { word: 'desert', brief: 'desert', letter: 'd' },
    plains: { word: 'plains', brief: 'plains', letter: 'p' },
    swamp: { word: 'swamp', brief: 'swamp', letter: 's' },
    lake: { word: 'lake', brief: 'lake', letter: 'l' },
    forest: { word: 'forest', brief: 'forest', letter: 'f' },
    mountain: { word: 'mountain', brief: 'mount.', letter: 'm' },
    wasteland: { word: 'wasteland', brief: 'waste', letter: 'w' },
    river: { word: 'river', brief: 'river', letter: '~' },
  },
  building: {
    workshop: {
      word: 'workshop',
      brief: 'worksh.',
      letter: 'W',
      many: 'workshops',
      meaning: 'power value 1; built on native terrain for 1 tool and 2 coins',
    },
    guild: {
      word: 'guild',
      brief: 'guild',
      letter: 'G',
      many: 'guilds',
      meaning: 'power value 2; upgraded from a workshop for 2 tools and 6 coins, or 3 coins next to another player',
    },
    school: {
      word: 'school',
      brief: 'school',
      letter: 'S',
      many: 'schools',
      meaning: 'power value 2; upgraded from a guild for 3 tools and 5 coins; gives a competency',
    },
    university: {
      word: 'university',
      brief: 'univ.',
      letter: 'U',
      many: 'university',
      meaning: 'power value 3; upgraded from a school for 5 tools and 8 coins; gives a competency',
    },
    palace: {
      word: 'palace',
      brief: 'palace',
      letter: 'P',
      many: 'palace',
      meaning: 'power value 3; upgraded from a guild for 4 tools and 6 coins; gives a palace tile',
    },
    tower: { word: 'tower', brief: 'tower', letter: 'R', many: 'towers', meaning: 'neutral; power value 2' },
    monument: {
      word: 'monument',
      brief: 'monum.',
      letter: 'M',
      many: 'monument',
      meaning: 'neutral; power value 4; its city needs only 2 buildings',
    },
  },
  discipline: {
    banking: { word: 'banking', brief: 'bank', letter: 'B', meaning: 'from level 9: income 3 coins' },
    law: { word: 'law', brief: 'law', letter: 'L', meaning: 'from level 9: income 6 power' },
    engineering: { word: 'engineering', brief: 'engin.', letter: 'E', meaning: 'from level 9: income 1 tool' },
    medicine: { word: 'medicine', brief: 'medic.', letter: 'M', meaning: 'from level 9: income 3 points' },
  },
  source: {
    start: 'start',
    rounds: 'round tiles',
    boosters: 'round bonuses',
    cities: 'city tiles',
    innovations: 'innovations',
    competencies: 'competencies',
    palace: 'palace',
    faction: 'faction',
    tracks: 'track upgrades',
    'science-income': 'medicine income',
    books: 'book actions',
    offers: 'paid for power',
    area: 'largest area',
    science: 'science levels',
    resources: 'leftover goods',
  },
  good: {
    coins: 'coins',
    tools: 'tools',
    scholars: 'scholars',
    power: 'power',
    books: 'books',
    vp: 'points',
  },
  goodHead: { coins: 'coin', tools: 'tool', scholars: 'sch', power: 'pow', books: 'book', vp: 'pts' },
};

export const { label, name, meaning, short } = labelsOf(nouns);

/** 'palace 3 (income: 2 power; …)' */
export const full = (id: string): string => {
  const what = meaning(id);
  return what === '' ? name(id) : `${name(id)} (${what})`;
};

/** As one speaks of a faction: 'the Moles', but 'Omar'. */
export const people = (id: keyof AoiNouns['faction']): string =>
  id === 'omar' ? faction.omar.name : `the ${faction[id].name}`;

/** What asks, in brackets behind a question. */
export const asked = (from: string | null): string => (from === null ? '' : ` (${label(from)})`);
