/** A New Dawn's screen in English. */
import type { Assault } from '../nouns.js';
import type { ScreenTexts } from '../screen.js';
import { does } from './cards.js';
import { nouns, thing } from './nouns.js';
import { cardRows, cardSays } from './now.js';
import { many } from './words.js';

const { level, icon, civ, leader, agenda, pact, state, wonder, natural, focus, type, age, direction } = nouns;

const ASSAULT: Readonly<Record<Assault, string>> = {
  barbarian: 'the barbarian',
  state: 'the city-state',
  city: 'the city',
  capital: 'the capital',
  token: 'the control token',
};

/** Whatever else adds to a sum is a card, wonder, leader or city-state. */
const TERM: Readonly<Record<string, string>> = {
  die: 'die',
  slot: 'slot',
  terrain: 'terrain',
  reinforced: 'reinforced',
  beside: 'reinforced beside',
  trade: 'trade tokens',
  'city-state': 'city-state',
};

export const term = (key: string): string => TERM[key] ?? thing(key);

export const screen: ScreenTexts = {
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
  head: {
    score: 'cards',
    tech: 'tech',
    cities: 'cities',
    mature: 'mature',
    spaces: 'spaces',
    wonders: 'wonders',
    tokens: 'tokens',
  },
  label: {
    tech: 'tech',
    event: 'event',
    noEvent: 'no event in round 1',
    done: 'done',
    worldWonders: 'tie-break: world wonders',
    spaces: 'then: spaces',
    none: 'none',
    noneYet: 'none yet',
    noLeader: 'no leader yet',
    onOffer: 'on offer',
    oneOfEach: 'one agenda from each card',
    tieDefends: 'the defender wins ties',
    won: 'won',
    lost: 'lost',
    unseen: 'not seen yet',
    nobody: 'nobody’s',
  },
  sign: {
    wonder: 'world wonder',
    state: 'city-state',
    natural: 'natural wonder',
    barbarian: 'barbarian',
    caravan: 'caravan',
  },
  tally: {
    points: 'agendas',
    tech: 'tech dial',
    cities: 'cities',
    mature: 'mature cities',
    spaces: 'spaces',
    wonders: 'wonders',
    trade: 'trade tokens',
    marble: 'marble',
    mercury: 'mercury',
    oil: 'oil',
    diamond: 'diamond',
    naturals: 'natural wonders',
    pacts: 'diplomacy cards',
    tokens: 'unused tokens',
  },
  does,
  cardRows,
  cardSays,

  barbarianSign: ({ letter }) => `barb. ${letter}`,
  caravan: ({ seat }) => `caravan ${seat + 1}`,
  target: ({ what, hex }) => `${ASSAULT[what]} on ${hex}`,
  term: ({ key }) => term(key),
  chance: ({ chance, bare, tokens }) =>
    tokens ? `${chance} % with all trade tokens, ${bare} % without` : `${chance} % to win`,
  percent: ({ n }) => `${n}%`,
  couldAdd: ({ attack, defence }) => `trade tokens: ${attack} against ${defence}`,
  instead: ({ what, chance }) => `or ${ASSAULT[what]}: ${chance} %`,

  asSlot: ({ slot }) => `as slot ${slot}`,
  dialNext: (v) => `level ${level[v.level]} at ${v.at}`,
  dialSoon: (v) => `${level[v.level]} at ${v.at}`,
  nextEvent: (v) => `next: ${icon[v.icon].says}`,
  die: ({ n, way }) => `die ${n}: ${direction[way].brief}`,
  progress: ({ have, need }) => `${have}/${need}`,
  round: ({ round, limit }) => (limit === null ? `round ${round}` : `round ${round} of at most ${limit}`),
  finished: ({ name, round, ...v }) => `${name}: ${agenda[v.agenda]}, in round ${round}`,
  nation: ({ name, ...v }) => (v.leader ? `${name} · ${civ[v.leader]}` : name),
  hasLeft: ({ name }) => `${name} has left`,
  leaderOf: (v) => `${civ[v.leader]}, ${leader[v.leader]}`,
  stock: ({ tokens, cities }) => `${many(tokens, 'token')} and ${many(cities, 'city', 'cities')} left`,
  caravans: ({ hexes, home }) =>
    `caravans: ${[...hexes, ...(home > 0 ? [`${home} on the card`] : [])].join(', ') || 'none'}`,
  cardsLeft: ({ n, down }) => (down ? 'conquered' : many(n, 'card')),
  pactOf: ({ card, giver }) => `${giver}’s ${pact[card]}`,
  stateCard: (v) => `${state[v.state].whole} card`,
  given: ({ card, holder }) => `${holder} holds your ${pact[card]}`,
  naturalOn: ({ on, used, ...v }) =>
    `${natural[v.natural].whole}${on ? ` on ${focus[on]}` : ''}${used ? ' (used)' : ''}`,
  deck: (v) => `${type[v.type].word}, ${many(v.below, 'card')} below`,
  deckCard: ({ cost, ...v }) => `${wonder[v.wonder].whole} (${age[v.age]}, ${cost})`,
  cost: ({ cost, printed }) => (cost === printed ? `${cost}` : `${cost} (${printed})`),
  waterLeft: ({ n }) => many(n, 'water token'),
  comingBack: ({ letters }) => `defeated, will return: ${letters.join(' ') || 'none'}`,
  tile: ({ face }) => `tile ${face}`,
  tiles: ({ numbers }) => (numbers.length > 0 ? numbers.join(' ') : 'none'),
  playing: ({ tech, ...v }) => (v.leader ? `${civ[v.leader]}, tech ${tech}` : `tech ${tech}`),
  nearest: (goal) => (goal ? `${agenda[goal.agenda]} ${goal.have}/${goal.need}` : 'all done'),
};
