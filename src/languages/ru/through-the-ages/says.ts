/** What cards give, in a few words, in Russian. */
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
  culture: (n) => `${plus(n)} культуры`,
  strength: (n) => `${plus(n)} силы`,
  happy: (n) => `${plus(n)} счастья`,
  ca: (n) => `+${many(n, 'civil')}`,
  ma: (n) => `+${many(n, 'military')}`,
  blue: (n) => `+${many(n, 'blue')}`,
  colonization: (n) => `+${n} к колонизации`,
};
/** '+2 культуры, +1 счастья' */
export const symbols = (gives: Symbols): string => partsOf(gives, SYMBOLS).join(', ');

const UNITS: Says<'infantry' | 'cavalry' | 'artillery'> = {
  infantry: (n) => (n === 1 ? '1 пехота' : `${n} пехоты`),
  cavalry: (n) => (n === 1 ? '1 кавалерия' : `${n} кавалерии`),
  artillery: (n) => (n === 1 ? '1 артиллерия' : `${n} артиллерии`),
};
/** '2 пехоты + 1 кавалерия' */
export const army = (id: TacticId): string => partsOf(TACTICS[id], UNITS).join(' + ');

const ONCE: Says<'science' | 'culture' | 'population' | 'draw' | 'food' | 'resources'> = {
  science: (n) => many(n, 'science'),
  culture: (n) => many(n, 'culture'),
  population: (n) => many(n, 'population'),
  draw: (n) => many(n, 'militaryCard'),
  food: (n) => many(n, 'food'),
  resources: (n) => many(n, 'resource'),
};
const KEPT: Says<'yellow' | 'blue' | 'faces' | 'strength'> = {
  yellow: (n) => many(n, 'yellow'),
  blue: (n) => many(n, 'blue'),
  faces: (n) => `${plus(n)} счастья`,
  strength: (n) => `${plus(n)} силы`,
};
export const once = (id: TerritoryId): string => partsOf(TERRITORIES[id], ONCE).join(', ');
export const kept = (id: TerritoryId): string => partsOf(TERRITORIES[id], KEPT).join(', ');

/** What an action card does, short. */
export const actionSays: TtaTexts['actionSays'] = ({ id }) => {
  const e = ACTION[id].effect;
  switch (e.does) {
    case 'rich-land':
      return `ферма или шахта на ${many(e.n, 'resource')} дешевле`;
    case 'urban-growth':
      return `городская постройка на ${many(e.n, 'resource')} дешевле`;
    case 'efficient-upgrade':
      return `улучшение на ${many(e.n, 'resource')} дешевле`;
    case 'engineering-genius':
      return `один этап чуда на ${many(e.n, 'resource')} дешевле`;
    case 'frugality':
      return `увеличить население, затем получить ${taken(e.n, 'food')}`;
    case 'breakthrough':
      return `изучить технологию, затем получить ${many(e.n, 'science')}`;
    case 'revolutionary-idea':
      return many(e.n, 'science');
    case 'reserves':
      return `${many(e.n, 'food')} или ${many(e.n, 'resource')}`;
    case 'patriotism':
      return `1 военное действие и ${many(e.n, 'resource')} на отряды`;
    case 'cultural-heritage':
      return `${many(e.science, 'science')} и ${many(e.culture, 'culture')}`;
    case 'stockpile':
      return '1 ресурс и 1 еда';
    case 'wave':
    case 'build-up':
      return `ресурсы на отряды: ${e.per.join('/')} за каждую более сильную цивилизацию (2/3/4 игрока)`;
    case 'endowment':
      return `культура: ${e.per.join('/')} за каждую цивилизацию впереди вас (2/3/4 игрока)`;
  }
};
