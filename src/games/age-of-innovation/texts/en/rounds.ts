/** Round score tiles and the actions that all share, in English. */
import type { AoiNouns } from '../types.js';

type Rounds = Pick<AoiNouns, 'round' | 'final' | 'power' | 'book' | 'special'>;

const round: Rounds['round'] = {
  'round-1': {
    name: 'round score tile 1',
    meaning: '2 points for each workshop; at the end 1 scholar for every 3 levels of law',
    score: ['each workshop: 2 points', 'each workshop: +2', 'workshop: +2'],
    end: ['each 3 law: 1 scholar', '3 law: 1 scholar'],
  },
  'round-2': {
    name: 'round score tile 2',
    meaning: '2 points for each workshop; at the end 4 power for every 3 levels of banking',
    score: ['each workshop: 2 points', 'each workshop: +2', 'workshop: +2'],
    end: ['each 3 banking: 4 power', '3 bank: 4 power'],
  },
  'round-3': {
    name: 'round score tile 3',
    meaning: '3 points for each guild; at the end 1 book for every 3 levels of law',
    score: ['each guild: 3 points', 'each guild: +3', 'guild: +3'],
    end: ['each 3 law: 1 book', '3 law: 1 book'],
  },
  'round-4': {
    name: 'round score tile 4',
    meaning: '3 points for each guild; at the end 1 spade for every 4 levels of medicine',
    score: ['each guild: 3 points', 'each guild: +3', 'guild: +3'],
    end: ['each 4 medicine: 1 spade', '4 medic.: 1 spade'],
  },
  'round-5': {
    name: 'round score tile 5',
    meaning: '4 points for each school; at the end 1 coin for every level of banking',
    score: ['each school: 4 points', 'each school: +4', 'school: +4'],
    end: ['each banking: 1 coin', '1 bank: 1 coin'],
  },
  'round-6': {
    name: 'round score tile 6',
    meaning: '5 points for each palace and university; at the end 1 tool for every 2 levels of medicine',
    score: ['palace, university: 5 points', 'palace, university: +5', 'palace, univ. +5'],
    end: ['each 2 medicine: 1 tool', '2 medic.: 1 tool'],
  },
  'round-7': {
    name: 'round score tile 7',
    meaning: '5 points for each palace and university; at the end 1 tool for every 2 levels of banking',
    score: ['palace, university: 5 points', 'palace, university: +5', 'palace, univ. +5'],
    end: ['each 2 banking: 1 tool', '2 bank: 1 tool'],
  },
  'round-8': {
    name: 'round score tile 8',
    meaning: '2 points for each spade; at the end 1 coin for every level of engineering',
    score: ['each spade: 2 points', 'each spade: +2', 'spade: +2'],
    end: ['each engineering: 1 coin', '1 engin.: 1 coin'],
  },
  'round-9': {
    name: 'round score tile 9',
    meaning: '1 point for each science level; at the end 1 book for every 3 levels of medicine',
    score: ['each science level: 1 point', 'science level: +1', 'level: +1'],
    end: ['each 3 medicine: 1 book', '3 medic.: 1 book'],
  },
  'round-10': {
    name: 'round score tile 10',
    meaning: '5 points for each city tile; at the end 1 spade for every 4 levels of engineering',
    score: ['each city tile: 5 points', 'each city tile: +5', 'city: +5'],
    end: ['each 4 engineering: 1 spade', '4 engin.: 1 spade'],
  },
  'round-11': {
    name: 'round score tile 11',
    meaning:
      '3 points for each sailing or terraforming upgrade; at the end 1 scholar for every 3 levels of engineering',
    score: ['sailing or terraforming upgrade: 3 points', 'sailing, terraforming: +3', 'track upgrade: +3'],
    end: ['each 3 engineering: 1 scholar', '3 engin.: 1 scholar'],
  },
  'round-12': {
    name: 'round score tile 12',
    meaning: '5 points for each innovation; at the end 3 power for every 2 levels of law',
    score: ['each innovation: 5 points', 'innovation: +5'],
    end: ['each 2 law: 3 power', '2 law: 3 power'],
  },
};

const final: Rounds['final'] = {
  'final-workshop': {
    name: 'final tile workshop',
    meaning: '2 points for each workshop in round 6',
    score: ['each workshop: 2 points', 'workshop: +2'],
  },
  'final-guild': {
    name: 'final tile guild',
    meaning: '3 points for each guild in round 6',
    score: ['each guild: 3 points', 'guild: +3'],
  },
  'final-school': {
    name: 'final tile school',
    meaning: '4 points for each school in round 6',
    score: ['each school: 4 points', 'school: +4'],
  },
  'final-border': {
    name: 'final tile border',
    meaning: '3 points for each workshop on the border in round 6',
    score: ['border workshop: 3 points', 'border worksh. +3'],
  },
};

const power: Rounds['power'] = {
  'power-bridge': { name: 'bridge', label: 'power action: bridge', meaning: 'build a bridge' },
  'power-scholar': { name: '1 scholar', label: 'power action: 1 scholar', meaning: 'gain 1 scholar' },
  'power-tools': { name: '2 tools', label: 'power action: 2 tools', meaning: 'gain 2 tools' },
  'power-coins': { name: '7 coins', label: 'power action: 7 coins', meaning: 'gain 7 coins' },
  'power-spade': {
    name: '1 spade',
    label: 'power action: 1 spade',
    meaning: 'terraform and build with 1 free spade',
  },
  'power-spades': {
    name: '2 spades',
    label: 'power action: 2 spades',
    meaning: 'terraform and build with 2 free spades',
  },
};

const book: Rounds['book'] = {
  'book-power': { name: '5 power', label: 'book action: 5 power', meaning: 'gain 5 power' },
  'book-steps': { name: '2 levels in one', label: 'book action: 2 levels', meaning: 'gain 2 levels in one discipline' },
  'book-coins': { name: '6 coins', label: 'book action: 6 coins', meaning: 'gain 6 coins' },
  'book-guild': { name: 'guild', label: 'book action: guild', meaning: 'turn a workshop into a guild' },
  'book-points': {
    name: '2 for each guild',
    label: 'book action: points for guilds',
    meaning: 'score 2 points for each of your guilds',
  },
  'book-spades': {
    name: '3 spades',
    label: 'book action: 3 spades',
    meaning: 'terraform and build with 3 free spades',
  },
};

const special: Rounds['special'] = {
  philosophers: '1 book',
  psychics: '5 power, 2nd action',
  'deus-ex-machina': '1 spade',
  professors: '1 scholar, 3 points',
  'palace-1': '2 tools',
  'palace-2': '2 spades',
  'palace-3': 'school to guild',
  'palace-4': 'workshop to guild',
  'palace-6': '2 levels',
  'palace-13': '3 coins, 1 book',
  'competency-7': '4 power',
  'booster-5': '1 spade',
  'booster-6': 'bridge',
  'booster-7': '1 level',
};

export const rounds: Rounds = { round, final, power, book, special };
