/** The nouns of A New Dawn in English. */
import { type NounTexts, named, thingIn } from '../nouns.js';
import { ABILITY, AGENDA, CIV, FOCUS, LEADER, NATURAL, PACT, STATE, WONDER } from './names.js';

export const nouns: NounTexts = {
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
  direction: {
    NE: { word: 'north-east', brief: 'NE' },
    E: { word: 'east', brief: 'E' },
    SE: { word: 'south-east', brief: 'SE' },
    SW: { word: 'south-west', brief: 'SW' },
    W: { word: 'west', brief: 'W' },
    NW: { word: 'north-west', brief: 'NW' },
  },
  state: STATE,
  wonder: WONDER,
  natural: NATURAL,
  focus: FOCUS,
  focusNarrow: {
    ...FOCUS,
    'replaceable-parts': 'Replac. Parts',
    nationalism: 'National- ism',
    urbanization: 'Urbani- zation',
  },
  pact: PACT,
  agenda: AGENDA,
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
  ability: ABILITY,
  cause: {
    agenda: 'agenda',
    attack: 'attack',
    barbarian: 'beaten barbarian',
    barbarians: 'barbarians',
    capital: 'beaten capital',
    caravan: 'caravan',
    map: 'from the map',
    'tech-dial': 'tech dial',
    trade: 'trade event',
  },
  barbarian: ({ letter }) => `barbarian ${letter}`,
};

const whole = <K extends string>(table: Readonly<Record<K, { readonly whole: string }>>): Readonly<Record<K, string>> =>
  named(table, (id) => table[id].whole);

/** The name of whatever caused something, or is used. */
export const thing = thingIn({
  state: whole(nouns.state),
  wonder: whole(nouns.wonder),
  natural: whole(nouns.natural),
  focus: nouns.focus,
  pact: nouns.pact,
  agenda: nouns.agenda,
  civ: nouns.civ,
  cause: nouns.cause,
});
