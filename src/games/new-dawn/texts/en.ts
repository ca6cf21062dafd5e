/** A New Dawn's screen in English. */

import { AGENDA_TEXT, FOCUS_TEXT, LEADER_TEXT, PACT_TEXT, STATE_TEXT, TRADE_TEXT, WONDER_TEXT } from '../card-texts.js';
import { LEADERS } from '../data/leaders.js';
import { agendaName, focusName, nameOf, pactName, ROMAN, stateName } from '../names.js';
import { type CardNow, cardSays } from '../slot-words.js';
import { now, waste } from './en-now.js';
import { CIV, LEADER, NATURAL, named, STATE, WONDER } from './names.js';
import type { NdTexts } from './types.js';

const rule = new Intl.PluralRules('en');
const many = (n: number, one: string, other = `${one}s`): string => `${n} ${rule.select(n) === 'one' ? one : other}`;
const up = (slot: number): string => `on ≤${slot}`;

const TARGET = {
  barbarian: 'the barbarian',
  state: 'the city-state',
  city: 'the city',
  capital: 'the capital',
  token: 'the control token',
} as const;

const TERM: Readonly<Record<string, string>> = {
  die: 'die',
  slot: 'slot',
  terrain: 'terrain',
  reinforced: 'reinforced',
  beside: 'reinforced beside',
  trade: 'trade tokens',
  'city-state': 'city-state',
};

const TALLY: Readonly<Record<string, string>> = {
  points: 'agendas',
  tech: 'tech dial',
  cities: 'cities',
  mature: 'mature cities',
  spaces: 'spaces',
  wonders: 'wonders',
  trade: 'trade tokens',
  naturals: 'natural wonders',
  pacts: 'diplomacy cards',
  tokens: 'unused tokens',
};

function cardRows(v: CardNow): readonly string[] {
  switch (v.type) {
    case 'culture': {
      const then = { none: [], move: ['+ 1 step'], friendly: ['+ 1 beside'], media: ['+ sway 1'] }[v.after];
      return [many(v.tokens, 'token'), up(v.slot), ...then];
    }
    case 'science': {
      const first = { none: [], trade: ['+ 1 trade'], resource: ['+ 1 good'], nuclear: ['+ strike'] }[v.first];
      const levels = v.levels.map((level) => `card ${ROMAN[level]}`);
      return [`dial ${v.from}→${v.to}`, ...levels, ...first];
    }
    case 'economy':
      return [
        many(v.caravans, 'caravan'),
        `${v.spaces}${v.shared > 0 ? `+${v.shared}` : ''} ${up(v.slot)}`,
        ...(v.water ? ['and water'] : []),
      ];
    case 'industry':
      return [`wonder ${v.production}`, `city ${up(v.slot)}`, ...(v.around > 0 ? [`+${many(v.around, 'token')}`] : [])];
    case 'military':
      return [
        `attack ${v.combat}${v.raids > 0 ? `/${v.combat + v.raids}` : ''}`,
        `${v.range === null ? 'anywhere' : `range ${v.range}`} ×${v.attacks}`,
        `reinf. ${v.slot}`,
      ];
  }
}

export const en: NdTexts = {
  page: {
    map: 'map',
    row: 'focus row',
    diplomacy: 'diplomacy',
    agendas: 'agendas',
    wonders: 'wonders',
    come: 'still to come',
  },
  panel: {
    row: 'Focus row',
    dials: 'Dials',
    victory: 'Victory',
    wonders: 'World wonders',
    built: 'Wonders built',
    states: 'City-states',
    nations: 'Nations',
    cards: 'Leader and cards',
    legend: 'Signs',
    attack: 'Attack',
    leaders: 'Leaders',
    tile: 'Tile in hand',
    tray: 'Still to lay',
    decks: 'Wonders to come',
    focusLeft: 'Focus cards to come',
    supply: 'In the supply',
    finished: 'Agendas finished',
  },
  label: {
    tech: 'tech',
    event: 'event',
    noEvent: 'no event in round 1',
    next: 'next',
    or: 'or',
    done: 'done',
    ties: 'ties',
    worldWonders: 'ties: world wonders',
    spaces: 'spaces',
    none: 'none',
    noneYet: 'none yet',
    noLeader: 'no leader yet',
    onOffer: 'on offer',
    oneOfEach: 'one agenda of every card',
    cities: 'cities',
    mature: 'mature',
    wonders: 'wonders',
    score: 'cards',
    caravans: 'caravans',
    resources: 'resources',
    tokens: 'tokens',
    pacts: 'diplomacy',
    naturals: 'natural wonders',
    stock: 'in stock',
    noMap: 'no map yet',
    waterTokens: 'water tokens',
    tieDefends: 'ties defend',
    won: 'won',
    lost: 'lost',
    before: 'before dice and trade tokens',
    unseen: 'not seen yet',
    box: 'beaten, will come back',
    left: 'has left',
    nobody: 'nobody’s',
  },
  sign: {
    wonder: 'world wonder',
    state: 'city-state',
    natural: 'natural wonder',
    barbarian: 'barbarian',
    caravan: 'caravan',
  },
  terrain: {
    grassland: { word: 'grassland', brief: 'grass', letter: 'g' },
    hills: { word: 'hills', brief: 'hills', letter: 'h' },
    forest: { word: 'forest', brief: 'forest', letter: 'f' },
    desert: { word: 'desert', brief: 'desert', letter: 'd' },
    mountains: { word: 'mountains', brief: 'mount', letter: 'm' },
    water: { word: 'water', brief: 'water', letter: '~' },
    natural: { word: 'wonder', brief: 'wonder', letter: 'n' },
  },
  piece: {
    token: { word: 'token', brief: 'token', letter: 'o' },
    reinforced: { word: 'reinforced', brief: 'reinf.', letter: 'O' },
    city: { word: 'city', brief: 'city', letter: 'c' },
    mature: { word: 'mature city', brief: 'mature', letter: 'C' },
    capital: { word: 'capital', brief: 'capital', letter: 'k' },
    matureCapital: { word: 'mature cap.', brief: 'capital', letter: 'K' },
  },
  type: {
    culture: { word: 'culture', brief: 'cult' },
    science: { word: 'science', brief: 'sci' },
    economy: { word: 'economy', brief: 'econ' },
    industry: { word: 'industry', brief: 'ind' },
    military: { word: 'military', brief: 'mil' },
  },
  age: { ancient: 'ancient', medieval: 'medieval', modern: 'modern' },
  level: { 1: 'I', 2: 'II', 3: 'III', 4: 'IV' },
  resource: {
    marble: { word: 'marble', brief: 'mar' },
    mercury: { word: 'mercury', brief: 'mer' },
    oil: { word: 'oil', brief: 'oil' },
    diamond: { word: 'diamond', brief: 'dia' },
  },
  icon: {
    spawn: { word: 'spawn', says: 'barbarians return' },
    quiet: { word: 'quiet', says: 'nothing happens' },
    move: { word: 'move', says: 'barbarians move' },
    trade: { word: 'trade', says: 'mature cities trade' },
  },
  state: STATE,
  wonder: WONDER,
  natural: NATURAL,
  focus: named(FOCUS_TEXT, focusName),
  pact: named(PACT_TEXT, pactName),
  agenda: named(AGENDA_TEXT, agendaName),
  need: {
    civilized: '8 cities',
    'money-grubber': '2 economic wonders',
    warmonger: 'capital or 2 states',
    paranoid: '2 military wonders',
    explorer: '15 coast or edge',
    aesthetic: '2 cultural wonders',
    technophile: 'tech dial at 24',
    scholarly: '2 science wonders',
    populous: '5 mature cities',
    preservationist: '2 natural wonders',
  },
  civ: CIV,
  leader: LEADER,
  ability: named(LEADER_TEXT, (id) => LEADERS[id].ability),
  does: {
    focus: FOCUS_TEXT,
    trade: TRADE_TEXT,
    wonder: WONDER_TEXT,
    state: STATE_TEXT,
    pact: PACT_TEXT,
    leader: LEADER_TEXT,
    agenda: AGENDA_TEXT,
  },
  cardRows,
  cardSays,

  now,
  waste,

  playing: ({ leader, tech }) => `${leader ? CIV[leader] : ''} tech ${tech}`.trim(),
  nearest: (goal) => (goal ? `${agendaName(goal.agenda)} ${goal.have}/${goal.need}` : 'all done'),
  barbarian: ({ letter }) => `barb. ${letter}`,
  caravan: ({ seat }) => `caravan ${seat + 1}`,
  target: ({ what, hex }) => `${TARGET[what]} on ${hex}`,
  term: ({ key }) => TERM[key] ?? nameOf(key),
  chance: ({ chance, bare, tokens }) =>
    tokens ? `${chance} % with all trade tokens, ${bare} % without any` : `${chance} % to win`,
  percent: ({ n }) => `${n}%`,
  against: ({ attack, defence }) => `${attack} against ${defence}`,
  couldAdd: ({ attack, defence }) => `trade tokens: ${attack} against ${defence}`,
  rolled: ({ name, n }) => `${name} rolls ${n}`,
  instead: ({ what, chance }) => `or ${TARGET[what]}: ${chance} %`,

  slot: ({ slot, terrain }) => `${slot} ${en.terrain[terrain].word}`,
  asSlot: ({ slot }) => `as slot ${slot}`,
  reaches: ({ n }) => `reaches ${many(n, 'space')}`,
  dialSoon: ({ at, level }) => `${ROMAN[level]} at ${at}`,
  dialNext: ({ at, level }) => `level ${ROMAN[level]} at ${at}`,
  nextEvent: ({ icon }) => `next: ${en.icon[icon].says}`,
  die: ({ n, way }) => `die ${n}, ${way}`,
  progress: ({ have, need }) => `${have}/${need}`,
  round: ({ round, limit }) => (limit === null ? `round ${round}` : `round ${round} of ${limit} at most`),
  finished: ({ name, agenda, round }) => `${name}: ${agendaName(agenda)} in round ${round}`,
  nation: ({ name, leader }) => (leader ? `${name} · ${CIV[leader]}` : name),
  stock: ({ tokens, cities }) => `${many(tokens, 'token')}, ${many(cities, 'city', 'cities')} left`,
  home: ({ n }) => `${n} on the card`,
  on: ({ what, hex }) => `${what} on ${hex}`,
  cardsLeft: ({ n, down }) => (down ? 'conquered' : many(n, 'card')),
  pactOf: ({ card, giver }) => `${pactName(card)} of ${giver}`,
  stateCard: ({ state }) => `card of ${stateName(state)}`,
  given: ({ card, holder }) => `${holder} holds your ${pactName(card)}`,
  naturalOn: ({ natural, on, used }) =>
    `${NATURAL[natural].whole}${on ? ` on ${focusName(on)}` : ''}${used ? ' (used)' : ''}`,
  more: ({ n }) => `and ${n} more`,
  below: ({ n }) => `${many(n, 'card')} below`,
  cost: ({ cost, printed }) => (cost === printed ? `${cost}` : `${cost} (${printed})`),
  counted: ({ n, what }) => `${n} ${what}`,
  tile: ({ face }) => `tile ${face}`,
  tiles: ({ numbers }) => (numbers.length > 0 ? numbers.join(' ') : 'none'),
  tally: ({ key }) => TALLY[key] ?? key,
};
