/** Tiles that seats take, in English. */
import type { AoiNouns } from '../types.js';

type Tiles = Pick<AoiNouns, 'competency' | 'innovation' | 'palace' | 'booster' | 'city'>;

const competency: Tiles['competency'] = {
  'competency-1': {
    name: 'competency 1',
    brief: 'income 1 tool, 1 level',
    meaning: 'income: 1 tool and 1 level in a discipline of your choice',
  },
  'competency-2': { name: 'competency 2', brief: 'income 3 points, 2 coins', meaning: 'income: 3 points and 2 coins' },
  'competency-3': { name: 'competency 3', brief: 'income 1 book, 1 power', meaning: 'income: 1 book and 1 power' },
  'competency-4': {
    name: 'competency 4',
    brief: 'now 5 points, 1 tool, 2 coins',
    meaning: 'now: 5 points, 1 tool and 2 coins',
  },
  'competency-5': { name: 'competency 5', brief: 'now 2 spades', meaning: 'now: 2 free spades' },
  'competency-6': {
    name: 'competency 6',
    brief: '2 annexes',
    meaning: '2 annexes; placing one beside a building is an action',
  },
  'competency-7': { name: 'competency 7', brief: 'action: 4 power', meaning: 'action: 4 power' },
  'competency-8': {
    name: 'competency 8',
    brief: 'passing: 2 points a city',
    meaning: 'when you pass: 2 points for each city tile',
  },
  'competency-9': {
    name: 'competency 9',
    brief: 'scholar sent: 2 points',
    meaning: '2 points for each scholar you send',
  },
  'competency-10': {
    name: 'competency 10',
    brief: 'tower; 2 power, 2 coins',
    meaning: 'now: a tower; income: 2 power and 2 coins',
  },
  'competency-11': {
    name: 'competency 11',
    brief: 'border workshop: 3 points',
    meaning: '3 points for each workshop built on the border',
  },
  'competency-12': {
    name: 'competency 12',
    brief: 'passing: points for lowest level',
    meaning: 'when you pass: points for your level in your lowest discipline',
  },
};

const innovation: Tiles['innovation'] = {
  'deus-ex-machina': {
    name: 'Deus Ex Machina',
    narrow: 'Deus Ex M.',
    brief: 'book, levels; action: spade',
    meaning: '1 book and 1 level in every discipline; action: 1 free spade',
  },
  'trading-routes': {
    name: 'Trading Routes',
    narrow: 'Trading',
    brief: 'passing: 2 points a guild',
    meaning: 'when you pass: 2 points for each guild',
  },
  professors: { name: 'Professors', brief: 'action: 1 scholar, 3 points', meaning: 'action: 1 scholar and 3 points' },
  architecture: {
    name: 'Architecture',
    brief: '10 points, a level a shape',
    meaning: '10 points, and 1 level for each different building shape',
  },
  'league-of-cities': {
    name: 'League of Cities',
    brief: '5 points a city',
    meaning: '5 points for each city tile',
  },
  census: {
    name: 'Census',
    brief: '8 12 18 for 7 9 11 buildings',
    meaning: '8, 12 or 18 points for 7, 9 or 11 buildings',
  },
  libraries: {
    name: 'Libraries',
    brief: 'points for two best levels',
    meaning: 'points for your levels in your two best disciplines',
  },
  colleges: { name: 'Colleges', brief: '5 points a school', meaning: '5 points for each school' },
  sewers: { name: 'Sewers', brief: '2 points a workshop', meaning: '2 points for each workshop' },
  communication: {
    name: 'Communication',
    brief: '8 12 18 for 4 5 6 groups',
    meaning: '8, 12 or 18 points for 4, 5 or 6 separate groups of buildings',
  },
  'steam-power': {
    name: 'Steam Power',
    brief: 'scholar, both tracks',
    meaning: '1 scholar, 1 terraforming upgrade and 1 sailing upgrade',
  },
  steel: { name: 'Steel', brief: '8 12 18 for 1 2 3 bridges', meaning: '8, 12 or 18 points for 1, 2 or 3 bridges' },
  'neutral-workshop': {
    name: 'Workshop',
    brief: 'neutral, income 3 tools',
    meaning: 'a neutral workshop; income: 3 tools',
  },
  'neutral-guild': { name: 'Guild', brief: 'neutral, income 5 coins', meaning: 'a neutral guild; income: 5 coins' },
  'neutral-school': { name: 'School', brief: 'neutral, a competency', meaning: 'a neutral school and a competency' },
  'neutral-university': {
    name: 'University',
    brief: 'neutral, income 2 points',
    meaning: 'a neutral university; income: 2 points',
  },
  'neutral-palace': {
    name: 'Palace',
    brief: 'neutral, 2 tokens, income 4 power',
    meaning: 'a neutral palace and 2 new power tokens in bowl III; income: 4 power',
  },
  'neutral-monument': {
    name: 'Monument',
    brief: 'neutral, 7 points',
    meaning: 'a monument (power value 4) and 7 points',
  },
};

const palace: Tiles['palace'] = {
  'palace-1': {
    name: 'palace 1',
    brief: '5 power; action: 2 tools',
    meaning: 'income: 5 power; action: 2 tools',
  },
  'palace-2': { name: 'palace 2', brief: 'action: 2 spades', meaning: 'action: 2 free spades' },
  'palace-3': {
    name: 'palace 3',
    brief: '2 power; action: school to guild',
    meaning: 'income: 2 power; action: turn a school into a guild and gain 3 points and 1 tool',
  },
  'palace-4': {
    name: 'palace 4',
    brief: '2 power; action: workshop to guild',
    meaning: 'income: 2 power; action: turn a workshop into a guild for free',
  },
  'palace-5': { name: 'palace 5', brief: '4 power; a competency', meaning: 'income: 4 power; now: a competency' },
  'palace-6': {
    name: 'palace 6',
    brief: '2 power, 1 book; action: 2 levels',
    meaning: 'income: 2 power and 1 book; action: 2 levels in one discipline',
  },
  'palace-7': {
    name: 'palace 7',
    brief: '4 power; passing: 3 points a school',
    meaning: 'income: 4 power; when you pass: 3 points for each school',
  },
  'palace-8': {
    name: 'palace 8',
    brief: '2 power, 2 coins, 1 tool; cities need 6',
    meaning: 'income: 2 power, 2 coins and 1 tool; your cities need only power value 6',
  },
  'palace-9': {
    name: 'palace 9',
    brief: '1 scholar; flights',
    meaning: 'income: 1 scholar; fly over 1 or 2 hexes for 1 scholar and score 5 points',
  },
  'palace-10': {
    name: 'palace 10',
    brief: '6 coins; now 12 power, 2 books',
    meaning: 'income: 6 coins; now: 12 power and 2 books',
  },
  'palace-11': { name: 'palace 11', brief: '1 tool; a city tile', meaning: 'income: 1 tool; now: 1 city tile' },
  'palace-12': {
    name: 'palace 12',
    brief: '8 power; workshop built: 2 points',
    meaning: 'income: 8 power; 2 points for each workshop built',
  },
  'palace-13': {
    name: 'palace 13',
    brief: 'action: 3 coins, 1 book; guild built: 3 points',
    meaning: 'action: 3 coins and 1 book; 3 points for each guild built',
  },
  'palace-14': {
    name: 'palace 14',
    brief: '6 power; 2 sailing, river city',
    meaning: 'income: 6 power; now: 2 sailing upgrades; a city may skip one river hex',
  },
  'palace-15': {
    name: 'palace 15',
    brief: '6 power; 2 spades, 2 bridges, 2 books',
    meaning: 'income: 6 power; now: 2 free spades, 2 bridges and 2 books',
  },
  'palace-16': {
    name: 'palace 16',
    brief: '2 power, 1 book; guild anywhere',
    meaning: 'income: 2 power and 1 book; now: a free guild on any hex of your native terrain',
  },
  'palace-17': { name: 'palace 17', brief: '2 power; now 10 points', meaning: 'income: 2 power; now: 10 points' },
};

const booster: Tiles['booster'] = {
  'booster-1': {
    name: 'round bonus 1',
    top: 'sailing +1',
    brief: 'river workshop 2 points',
    meaning: '2 points for each workshop built beside a river; your ships reach 1 hex farther',
  },
  'booster-2': {
    name: 'round bonus 2',
    top: '1 scholar',
    brief: 'scholar sent 2 points',
    meaning: 'income: 1 scholar; 2 points for each scholar you send',
  },
  'booster-3': {
    name: 'round bonus 3',
    top: '3 power',
    brief: 'guild built 3 points',
    meaning: 'income: 3 power; 3 points for each guild built',
  },
  'booster-4': {
    name: 'round bonus 4',
    top: '1 tool',
    brief: 'passing: 4 for palace, university',
    meaning: 'income: 1 tool; when you pass: 4 points for each palace and university',
  },
  'booster-5': {
    name: 'round bonus 5',
    top: '1 book',
    brief: 'action: spade',
    meaning: 'income: 1 book; action: 1 free spade',
  },
  'booster-6': {
    name: 'round bonus 6',
    top: '1 book',
    brief: 'action: bridge',
    meaning: 'income: 1 book; action: 1 bridge',
  },
  'booster-7': {
    name: 'round bonus 7',
    top: '2 tools',
    brief: 'action: level',
    meaning: 'income: 2 tools; action: 1 level in a discipline of your choice',
  },
  'booster-8': {
    name: 'round bonus 8',
    top: '4 coins',
    brief: 'passing: level a school',
    meaning: 'income: 4 coins; when you pass: 1 level for each school',
  },
  'booster-9': {
    name: 'round bonus 9',
    top: '4 power',
    brief: '2 coins',
    meaning: 'income: 4 power and 2 coins',
  },
  'booster-10': { name: 'round bonus 10', top: '6 coins', brief: '', meaning: 'income: 6 coins' },
};

const city: Tiles['city'] = {
  'city-tools': {
    name: 'tools',
    label: 'city tile: tools',
    top: '4 points',
    brief: '3 tools',
    meaning: '4 points and 3 tools',
  },
  'city-spades': {
    name: 'spades',
    label: 'city tile: spades',
    top: '5 points',
    brief: '2 spades',
    meaning: '5 points and 2 free spades',
  },
  'city-books': {
    name: 'books',
    label: 'city tile: books',
    top: '5 points',
    brief: '2 books',
    meaning: '5 points and 2 books',
  },
  'city-coins': {
    name: 'coins',
    label: 'city tile: coins',
    top: '6 points',
    brief: '6 coins',
    meaning: '6 points and 6 coins',
  },
  'city-steps': {
    name: 'science',
    label: 'city tile: science',
    top: '7 points',
    brief: '4 levels',
    meaning: '7 points and 1 level in every discipline',
  },
  'city-power': {
    name: 'power',
    label: 'city tile: power',
    top: '8 points',
    brief: '8 power',
    meaning: '8 points and 8 power',
  },
  'city-scholar': {
    name: 'scholar',
    label: 'city tile: scholar',
    top: '8 points',
    brief: '1 scholar',
    meaning: '8 points and 1 scholar',
  },
};

export const tiles: Tiles = { competency, innovation, palace, booster, city };
