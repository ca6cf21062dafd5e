/** Kinds and places of the rules at hand, and the tables of A New Dawn, in English. */
import type { BookTexts } from '../book.js';
import { does } from './cards.js';
import { nouns } from './nouns.js';
import { rule, ruling } from './rules.js';
import { list } from './words.js';

const { type, age, level, ability, resource } = nouns;

const pages: BookTexts['pages'] = (v) => `${v.pages.length === 1 ? 'p.' : 'pp.'} ${list(v.pages.map(String))}`;

const cell = [...'abcdefghij'];

export const book: BookTexts = {
  rule,
  ruleKind: {
    turn: 'turn',
    culture: 'culture',
    science: 'science',
    economy: 'economy',
    industry: 'industry',
    military: 'military',
    city: 'city',
    event: 'event',
    victory: 'victory',
    setup: 'set-up',
    map: 'map',
    table: 'table',
    focus: (v) => `${type[v.type].word} · level ${level[v.level]}`,
    leader: (v) => `leader · ${ability[v.leader]}`,
    wonder: ({ cost, resources, ...v }) =>
      `wonder · ${age[v.age]} ${type[v.type].word} · ${cost} · ${resources.map((r) => resource[r].word).join(', ')}`,
    state: (v) => `city-state · ${type[v.type].word}`,
    pact: 'diplomacy card',
    natural: 'natural wonder',
    agenda: 'agenda',
  },
  ruleText: {
    natural: (v) => `Counts as one ${resource[v.resource].word} once per turn, and stays with whoever holds its space.`,
    agenda: (v) => `What it takes: ${does.agenda[v.agenda]}.`,
  },
  ruling,
  pages,
  source: {
    leaderSheet: 'leader sheet',
    wonderCard: (v) => `wonder card, ${pages(v)}`,
    diplomacyCard: (v) => `diplomacy card, ${pages(v)}`,
  },

  table: {
    focus: { title: 'Focus cards (20 per player)', head: ['type', 'level', 'card', 'effect'] },
    trade: { title: 'Trade tokens on focus cards', head: ['type', 'effect'] },
    leaders: {
      title: 'Leaders and their rows',
      head: ['civilization', 'leader', '1', '2', '3', '4', '5', 'ability', 'effect'],
    },
    wonders: { title: 'World wonders', head: ['type', 'age', 'wonder', 'cost', 'resources', 'effect'] },
    decks: { title: 'Wonder cards removed from each deck', head: ['players', 'ancient', 'medieval', 'modern'] },
    'city-states': {
      title: 'City-states (2 cards each)',
      head: ['city-state', 'type', 'shape', 'tile', 'other face', 'card'],
    },
    diplomacy: { title: 'Diplomacy cards of every player', head: ['card', 'effect for the holder'] },
    naturals: { title: 'Natural wonders', head: ['tile', 'natural wonder', 'resource'] },
    victory: {
      title: 'Victory cards (3 in play, 4 in the epic game)',
      head: ['card', 'agenda', 'condition', 'or agenda', 'condition'],
    },
    'event-dial': { title: 'Event dial, clockwise from the start', head: ['section', 'event'] },
    direction: { title: 'Direction token', head: ['die', 'direction'] },
    'tech-dial': { title: 'Tech dial', head: ['mark', 'level'] },
    terrain: { title: 'Terrain difficulty', head: ['terrain', 'difficulty'] },
    limits: { title: 'Component limits', head: ['component', 'number'] },
    tiles: { title: 'Map tiles: cells a to j of both faces', head: ['tile', 'kind', ...cell] },
    core: { title: 'Core of a built map: cell g and turn of slots 1 to 4', head: ['face', 'slot', 'q', 'r', 'turn'] },
    'first-map': {
      title: 'First-game map: cell g and turn of each tile',
      head: ['tile', 'q', 'r', 'turn', 'players or more'],
    },
  },
  tableWords: {
    tileKind: { capital: 'capital', natural: 'natural wonder', cityState: 'city-state', plain: 'plain' },
    limit: {
      controlTokens: 'control tokens per player',
      cities: 'cities per player',
      caravans: 'caravans per player',
      waterTokens: 'water tokens',
      perResource: 'tokens of each resource',
      tradeOnCard: 'trade tokens on a card',
      tradeOnZimbabwe: 'trade tokens on Great Zimbabwe',
      cityStateDefence: 'defence of a city-state',
    },
    shape: { circle: 'circle', diamond: 'diamond' },
    tiles:
      'G H F D M W terrain, N natural wonder, +ma +me +oi +di resource, !A barbarian, @ city-state, * capital, ? one source only',
    after: ({ top }) => `after ${top}`,
    goesOn: ({ again }) => `on to ${again}`,
    homes: ({ two, three, four }) =>
      `capitals clockwise: ${two.join(' ')} with 2, ${three.join(' ')} with 3, ${four.join(' ')} with 4 players`,
  },
};
