/** The nouns of A New Dawn in Ukrainian, with the case forms that sentences need. */
import { type NounTexts, named, thingIn } from '../../../games/new-dawn/texts/nouns.js';
import type { NdTexts } from '../../../games/new-dawn/texts/types.js';
import { ABILITY, AGENDA, CIV, FOCUS, LEADER, NATURAL, PACT, STATE, WONDER } from './names.js';

export const nouns: NounTexts = {
  terrain: {
    grassland: { word: 'луги', brief: 'луги', letter: 'у' },
    hills: { word: 'пагорби', brief: 'пагорби', letter: 'б' },
    forest: { word: 'ліс', brief: 'ліс', letter: 'л' },
    desert: { word: 'пустеля', brief: 'пустеля', letter: 'п' },
    mountains: { word: 'гори', brief: 'гори', letter: 'г' },
    water: { word: 'вода', brief: 'вода', letter: '~' },
    natural: { word: 'чудо', brief: 'чудо', letter: 'ч' },
  },
  piece: {
    token: { word: 'жетон', brief: 'жетон', letter: 'ж' },
    reinforced: { word: 'укріплений', brief: 'укріпл.', letter: 'Ж' },
    city: { word: 'місто', brief: 'місто', letter: 'м' },
    mature: { word: 'розвинуте', brief: 'розвин.', letter: 'М' },
    capital: { word: 'столиця', brief: 'столиця', letter: 'с' },
    matureCapital: { word: 'розв. стол.', brief: 'столиця', letter: 'С' },
  },
  type: {
    culture: { word: 'культура', brief: 'кул.' },
    science: { word: 'наука', brief: 'нау.' },
    economy: { word: 'економіка', brief: 'еко.' },
    industry: { word: 'промисловість', brief: 'про.' },
    military: { word: 'військо', brief: 'вій.' },
  },
  age: { ancient: 'античність', medieval: 'середньовіччя', modern: 'сучасність' },
  level: { 1: 'I', 2: 'II', 3: 'III', 4: 'IV' },
  resource: {
    marble: { word: 'мармур', brief: 'мар' },
    mercury: { word: 'ртуть', brief: 'рту' },
    oil: { word: 'нафта', brief: 'наф' },
    diamond: { word: 'діамант', brief: 'діа' },
  },
  icon: {
    spawn: { word: 'відродж.', says: 'варвари відроджуються' },
    quiet: { word: 'затишшя', says: 'нічого не стається' },
    move: { word: 'набіги', says: 'варвари рушають' },
    trade: { word: 'торгівля', says: 'розвинуті міста торгують' },
  },
  direction: {
    NE: { word: 'північний схід', brief: 'ПнСх' },
    E: { word: 'схід', brief: 'Сх' },
    SE: { word: 'південний схід', brief: 'ПдСх' },
    SW: { word: 'південний захід', brief: 'ПдЗх' },
    W: { word: 'захід', brief: 'Зх' },
    NW: { word: 'північний захід', brief: 'ПнЗх' },
  },
  state: STATE,
  wonder: WONDER,
  natural: NATURAL,
  focus: FOCUS,
  focusNarrow: {
    ...FOCUS,
    'replaceable-parts': 'Взаємоз. деталі',
    'animal-husbandry': 'Тварин- ництво',
    nationalism: 'Націона- лізм',
    urbanization: 'Урбані- зація',
    'mass-production': 'Масове виробн.',
  },
  pact: PACT,
  agenda: AGENDA,
  need: {
    civilized: '8 міст',
    'money-grubber': '2 економічні чуда',
    warmonger: 'столиця або 2 поліси',
    paranoid: '2 військові чуда',
    explorer: '15 на березі чи краю',
    aesthetic: '2 культурні чуда',
    technophile: 'диск на позначці 24',
    scholarly: '2 наукові чуда',
    populous: '5 розвинутих міст',
    preservationist: '2 чуда природи',
  },
  civ: CIV,
  leader: LEADER,
  ability: ABILITY,
  cause: {
    agenda: 'завдання',
    attack: 'атака',
    barbarian: 'переможений варвар',
    barbarians: 'варвари',
    capital: 'переможена столиця',
    caravan: 'караван',
    map: 'з мапи',
    'tech-dial': 'диск технологій',
    trade: 'подія «торгівля»',
  },
  barbarian: ({ letter }) => `варвар ${letter}`,
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
export const quoted = (name: string): string => `«${name}»`;

/** What is taken, used, conquered: the accusative where it differs. */
export const STATE_A: Readonly<Record<keyof typeof STATE, string>> = { ...whole(STATE), geneva: 'Женеву' };
export const NATURAL_A: Readonly<Record<keyof typeof NATURAL, string>> = {
  ...whole(NATURAL),
  'grand-mesa': 'Гранд-Месу',
};
export const CIV_A: Readonly<Record<keyof typeof CIV, string>> = {
  ...CIV,
  america: 'Америку',
  aztec: 'ацтеків',
  france: 'Францію',
  japan: 'Японію',
  scythia: 'Скіфію',
};
export const RESOURCE_A: Readonly<Record<keyof NdTexts['resource'], string>> = {
  marble: 'мармур',
  mercury: 'ртуть',
  oil: 'нафту',
  diamond: 'діамант',
};
/** '1 мармур' would be a sort of it: all but the diamond are measured, not counted. */
export const RESOURCE_ONE: Readonly<Record<keyof NdTexts['resource'], string>> = {
  marble: 'жетон мармуру',
  mercury: 'жетон ртуті',
  oil: 'жетон нафти',
  diamond: 'діамант',
};

/** The same for whatever can be used, built or taken. */
export const thingTaken = thingIn({
  state: STATE_A,
  wonder: named(WONDER, (id) => quoted(WONDER[id].whole)),
  natural: NATURAL_A,
  focus: named(FOCUS, (id) => quoted(FOCUS[id])),
  pact: named(PACT, (id) => quoted(PACT[id])),
  agenda: named(AGENDA, (id) => quoted(AGENDA[id])),
  civ: CIV_A,
  cause: nouns.cause,
});
