/** The nouns of A New Dawn in Polish, with the case forms that sentences need. */
import { type NounTexts, named, thingIn } from '../../../games/new-dawn/texts/nouns.js';
import type { NdTexts } from '../../../games/new-dawn/texts/types.js';
import { ABILITY, AGENDA, CIV, FOCUS, LEADER, NATURAL, PACT, STATE, WONDER } from './names.js';

export const nouns: NounTexts = {
  terrain: {
    grassland: { word: 'łąki', brief: 'łąki', letter: 'ł' },
    hills: { word: 'wzgórza', brief: 'wzgórza', letter: 'w' },
    forest: { word: 'las', brief: 'las', letter: 'l' },
    desert: { word: 'pustynia', brief: 'pustyn.', letter: 'p' },
    mountains: { word: 'góry', brief: 'góry', letter: 'g' },
    water: { word: 'woda', brief: 'woda', letter: '~' },
    natural: { word: 'cud', brief: 'cud', letter: 'n' },
  },
  piece: {
    token: { word: 'żeton', brief: 'żeton', letter: 'ż' },
    reinforced: { word: 'umocniony', brief: 'umocn.', letter: 'Ż' },
    city: { word: 'miasto', brief: 'miasto', letter: 'm' },
    mature: { word: 'rozwinięte', brief: 'rozwin.', letter: 'M' },
    capital: { word: 'stolica', brief: 'stolica', letter: 's' },
    matureCapital: { word: 'rozw. stol.', brief: 'stolica', letter: 'S' },
  },
  type: {
    culture: { word: 'kultura', brief: 'kul.' },
    science: { word: 'nauka', brief: 'nau.' },
    economy: { word: 'gospodarka', brief: 'gos.' },
    industry: { word: 'przemysł', brief: 'prz.' },
    military: { word: 'wojsko', brief: 'woj.' },
  },
  age: { ancient: 'starożytność', medieval: 'średniowiecze', modern: 'nowożytność' },
  level: { 1: 'I', 2: 'II', 3: 'III', 4: 'IV' },
  resource: {
    marble: { word: 'marmur', brief: 'mar' },
    mercury: { word: 'rtęć', brief: 'rtę' },
    oil: { word: 'ropa', brief: 'rop' },
    diamond: { word: 'diament', brief: 'dia' },
  },
  icon: {
    spawn: { word: 'powrót', says: 'barbarzyńcy wracają' },
    quiet: { word: 'cisza', says: 'nic się nie dzieje' },
    move: { word: 'najazdy', says: 'barbarzyńcy ruszają' },
    trade: { word: 'handel', says: 'rozwinięte miasta handlują' },
  },
  direction: {
    NE: { word: 'północny wschód', brief: 'PnWs' },
    E: { word: 'wschód', brief: 'Wsch' },
    SE: { word: 'południowy wschód', brief: 'PdWs' },
    SW: { word: 'południowy zachód', brief: 'PdZa' },
    W: { word: 'zachód', brief: 'Zach' },
    NW: { word: 'północny zachód', brief: 'PnZa' },
  },
  state: STATE,
  wonder: WONDER,
  natural: NATURAL,
  focus: FOCUS,
  focusNarrow: {
    ...FOCUS,
    'foreign-trade': 'Handel zagran.',
    'nuclear-power': 'Energia jądrowa',
    capitalism: 'Kapitalizm',
    pottery: 'Garncar- stwo',
    nationalism: 'Nacjona- lizm',
    urbanization: 'Urbani- zacja',
  },
  pact: PACT,
  agenda: AGENDA,
  need: {
    civilized: '8 miast',
    'money-grubber': '2 cuda gospodarcze',
    warmonger: 'stolica / 2 państwa',
    paranoid: '2 cuda wojskowe',
    explorer: '15 na brzegach',
    aesthetic: '2 cuda kulturowe',
    technophile: 'technologia na 24',
    scholarly: '2 cuda naukowe',
    populous: '5 rozwiniętych miast',
    preservationist: '2 cuda natury',
  },
  civ: CIV,
  leader: LEADER,
  ability: ABILITY,
  cause: {
    agenda: 'zadanie',
    attack: 'atak',
    barbarian: 'pokonany barbarzyńca',
    barbarians: 'barbarzyńcy',
    capital: 'pokonana stolica',
    caravan: 'karawana',
    map: 'z mapy',
    'tech-dial': 'tarcza technologii',
    trade: 'wydarzenie „handel”',
  },
  barbarian: ({ letter }) => `barbarzyńca ${letter}`,
};

const whole = <K extends string>(table: Readonly<Record<K, { readonly whole: string }>>): Readonly<Record<K, string>> =>
  named(table, (id) => table[id].whole);

/** The name of whatever caused something, in the nominative. */
export const thing = thingIn({
  state: whole(STATE),
  wonder: whole(WONDER),
  natural: whole(NATURAL),
  focus: FOCUS,
  pact: PACT,
  agenda: AGENDA,
  civ: CIV,
  cause: nouns.cause,
});

/** Names of cards and wonders stand in quotes and are not inflected. */
export const quoted = (name: string): string => `„${name}”`;

/** What is taken, used, conquered: the accusative where it differs. */
export const STATE_A: Readonly<Record<keyof typeof STATE, string>> = {
  ...whole(STATE),
  carthage: 'Kartaginę',
  brussels: 'Brukselę',
  geneva: 'Genewę',
};
export const NATURAL_A: Readonly<Record<keyof typeof NATURAL, string>> = {
  ...whole(NATURAL),
  'grand-mesa': 'Grand Mesę',
};
export const RESOURCE_A: Readonly<Record<keyof NdTexts['resource'], string>> = {
  marble: 'marmur',
  mercury: 'rtęć',
  oil: 'ropę',
  diamond: 'diament',
};
/** '1 marmur' would be a sort of it: all but the diamond are measured, not counted. */
export const RESOURCE_ONE: Readonly<Record<keyof NdTexts['resource'], string>> = {
  marble: 'żeton marmuru',
  mercury: 'żeton rtęci',
  oil: 'żeton ropy',
  diamond: 'diament',
};

/** The same for whatever can be used, built or taken; a civilization is played as what it is called. */
export const thingTaken = thingIn({
  state: STATE_A,
  wonder: named(WONDER, (id) => quoted(WONDER[id].whole)),
  natural: NATURAL_A,
  focus: named(FOCUS, (id) => quoted(FOCUS[id])),
  pact: named(PACT, (id) => quoted(PACT[id])),
  agenda: named(AGENDA, (id) => quoted(AGENDA[id])),
  civ: CIV,
  cause: nouns.cause,
});
