/** What cards give, in a few words, in Ukrainian. */
import { ACTION } from '../../../games/through-the-ages/data/civil.js';
import type { Symbols } from '../../../games/through-the-ages/data/civil-techs.js';
import { TACTICS, TERRITORIES } from '../../../games/through-the-ages/data/military.js';
import type { TacticId, TerritoryId } from '../../../games/through-the-ages/data/military-ids.js';
import { partsOf } from '../../../games/through-the-ages/texts/naming.js';
import type { TtaTexts } from '../../../games/through-the-ages/texts/types.js';
import { many, plus, taken } from './words.js';

type Says<K extends string> = Readonly<Record<K, (n: number) => string>>;

const SYMBOLS: Says<keyof Symbols> = {
  science: (n) => `${plus(n)} науки`,
  culture: (n) => `${plus(n)} культури`,
  strength: (n) => `${plus(n)} сили`,
  happy: (n) => `${plus(n)} щастя`,
  ca: (n) => `+${many(n, 'civil')}`,
  ma: (n) => `+${many(n, 'military')}`,
  blue: (n) => `+${many(n, 'blue')}`,
  colonization: (n) => `+${n} до колонізації`,
};
/** '+2 культури, +1 щастя' */
export const symbols = (gives: Symbols): string => partsOf(gives, SYMBOLS).join(', ');

const UNITS: Says<'infantry' | 'cavalry' | 'artillery'> = {
  infantry: (n) => `${n} піхоти`,
  cavalry: (n) => `${n} кінноти`,
  artillery: (n) => `${n} артилерії`,
};
/** '2 піхоти + 1 кінноти' */
export const army = (id: TacticId): string => partsOf(TACTICS[id], UNITS).join(' + ');

const ONCE: Says<'science' | 'culture' | 'population' | 'draw' | 'food' | 'resources'> = {
  science: (n) => many(n, 'science'),
  culture: (n) => many(n, 'culture'),
  population: (n) => `${n} населення`,
  draw: (n) => many(n, 'militaryCard'),
  food: (n) => many(n, 'food'),
  resources: (n) => many(n, 'resource'),
};
const KEPT: Says<'yellow' | 'blue' | 'faces' | 'strength'> = {
  yellow: (n) => many(n, 'yellow'),
  blue: (n) => many(n, 'blue'),
  faces: (n) => `${plus(n)} щастя`,
  strength: (n) => `${plus(n)} сили`,
};
export const once = (id: TerritoryId): string => partsOf(TERRITORIES[id], ONCE).join(', ');
export const kept = (id: TerritoryId): string => partsOf(TERRITORIES[id], KEPT).join(', ');

/** What an action card does, short. */
export const actionSays: TtaTexts['actionSays'] = ({ id }) => {
  const e = ACTION[id].effect;
  switch (e.does) {
    case 'rich-land':
      return `ферма чи шахта на ${many(e.n, 'resource')} дешевше`;
    case 'urban-growth':
      return `міська будівля на ${many(e.n, 'resource')} дешевше`;
    case 'efficient-upgrade':
      return `поліпшення на ${many(e.n, 'resource')} дешевше`;
    case 'engineering-genius':
      return `один етап чуда на ${many(e.n, 'resource')} дешевше`;
    case 'frugality':
      return `збільшити населення, потім отримати ${taken(e.n, 'food')}`;
    case 'breakthrough':
      return `розвинути технологію, потім отримати ${many(e.n, 'science')}`;
    case 'revolutionary-idea':
      return many(e.n, 'science');
    case 'reserves':
      return `${many(e.n, 'food')} або ${many(e.n, 'resource')}`;
    case 'patriotism':
      return `1 військова дія та ${many(e.n, 'resource')} на загони`;
    case 'cultural-heritage':
      return `${many(e.science, 'science')} і ${many(e.culture, 'culture')}`;
    case 'stockpile':
      return '1 ресурс і 1 їжа';
    case 'wave':
    case 'build-up':
      return `ресурси на загони: ${e.per.join('/')} за кожну сильнішу цивілізацію (2/3/4 гравці)`;
    case 'endowment':
      return `культура: ${e.per.join('/')} за кожну цивілізацію, яка вас випереджає (2/3/4 гравці)`;
  }
};
