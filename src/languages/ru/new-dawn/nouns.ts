/** The nouns of A New Dawn in Russian, with the case forms that sentences need. */
import { type NounTexts, named, thingIn } from '../../../games/new-dawn/texts/nouns.js';
import type { NdTexts } from '../../../games/new-dawn/texts/types.js';
import { ABILITY, AGENDA, CIV, FOCUS, LEADER, NATURAL, PACT, STATE, WONDER } from './names.js';

export const nouns: NounTexts = {
  terrain: {
    grassland: { word: 'луга', brief: 'луга', letter: 'у' },
    hills: { word: 'холмы', brief: 'холмы', letter: 'х' },
    forest: { word: 'лес', brief: 'лес', letter: 'л' },
    desert: { word: 'пустыня', brief: 'пустыня', letter: 'п' },
    mountains: { word: 'горы', brief: 'горы', letter: 'г' },
    water: { word: 'вода', brief: 'вода', letter: '~' },
    natural: { word: 'чудо', brief: 'чудо', letter: 'ч' },
  },
  piece: {
    token: { word: 'жетон', brief: 'жетон', letter: 'ж' },
    reinforced: { word: 'укреплённый', brief: 'укрепл.', letter: 'Ж' },
    city: { word: 'город', brief: 'город', letter: 'д' },
    mature: { word: 'развитый', brief: 'развит.', letter: 'Д' },
    capital: { word: 'столица', brief: 'столица', letter: 'с' },
    matureCapital: { word: 'разв. стол.', brief: 'столица', letter: 'С' },
  },
  type: {
    culture: { word: 'культура', brief: 'кул.' },
    science: { word: 'наука', brief: 'нау.' },
    economy: { word: 'экономика', brief: 'эко.' },
    industry: { word: 'промышленность', brief: 'про.' },
    military: { word: 'войско', brief: 'вой.' },
  },
  age: { ancient: 'античность', medieval: 'средневековье', modern: 'современность' },
  level: { 1: 'I', 2: 'II', 3: 'III', 4: 'IV' },
  resource: {
    marble: { word: 'мрамор', brief: 'мра' },
    mercury: { word: 'ртуть', brief: 'рту' },
    oil: { word: 'нефть', brief: 'неф' },
    diamond: { word: 'алмаз', brief: 'алм' },
  },
  icon: {
    spawn: { word: 'возврат', says: 'варвары возвращаются' },
    quiet: { word: 'затишье', says: 'ничего не происходит' },
    move: { word: 'набеги', says: 'варвары идут в набег' },
    trade: { word: 'торговля', says: 'развитые города торгуют' },
  },
  direction: {
    NE: { word: 'северо-восток', brief: 'СВ' },
    E: { word: 'восток', brief: 'В' },
    SE: { word: 'юго-восток', brief: 'ЮВ' },
    SW: { word: 'юго-запад', brief: 'ЮЗ' },
    W: { word: 'запад', brief: 'З' },
    NW: { word: 'северо-запад', brief: 'СЗ' },
  },
  state: STATE,
  wonder: WONDER,
  natural: NATURAL,
  focus: FOCUS,
  focusNarrow: {
    ...FOCUS,
    'civil-service': 'Госслужба',
    'replaceable-parts': 'Взаимозам. детали',
    'animal-husbandry': 'Животно- водство',
    nationalism: 'Национа- лизм',
    urbanization: 'Урбани- зация',
    'mass-production': 'Массовое произв.',
  },
  pact: PACT,
  agenda: AGENDA,
  need: {
    civilized: '8 городов',
    'money-grubber': '2 экономич. чуда',
    warmonger: 'столица / 2 гос-ва',
    paranoid: '2 военных чуда',
    explorer: '15 у воды или края',
    aesthetic: '2 культурных чуда',
    technophile: 'диск на отметке 24',
    scholarly: '2 научных чуда',
    populous: '5 развитых городов',
    preservationist: '2 чуда природы',
  },
  civ: CIV,
  leader: LEADER,
  ability: ABILITY,
  cause: {
    agenda: 'задание',
    attack: 'атака',
    barbarian: 'побеждённый варвар',
    barbarians: 'варвары',
    capital: 'побеждённая столица',
    caravan: 'караван',
    map: 'с поля',
    'tech-dial': 'диск технологий',
    trade: 'событие «торговля»',
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
  aztec: 'ацтеков',
  france: 'Францию',
  japan: 'Японию',
  scythia: 'Скифию',
};
export const RESOURCE_A: Readonly<Record<keyof NdTexts['resource'], string>> = {
  marble: 'мрамор',
  mercury: 'ртуть',
  oil: 'нефть',
  diamond: 'алмаз',
};
/** '1 мрамор' would be a sort of it: all but the diamond are measured, not counted. */
export const RESOURCE_ONE: Readonly<Record<keyof NdTexts['resource'], string>> = {
  marble: 'жетон мрамора',
  mercury: 'жетон ртути',
  oil: 'жетон нефти',
  diamond: 'алмаз',
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
