/** What cards give, in a few words, in English. */
import { ACTION } from '../../data/civil.js';
import type { Symbols } from '../../data/civil-techs.js';
import { TACTICS, TERRITORIES } from '../../data/military.js';
import type { TacticId, TerritoryId } from '../../data/military-ids.js';
import { partsOf } from '../naming.js';
import type { TtaTexts } from '../types.js';
import { civilActions, many, militaryActions, plus, resources } from './words.js';

type Says<K extends string> = Readonly<Record<K, (n: number) => string>>;

const SYMBOLS: Says<keyof Symbols> = {
  science: (n) => `${plus(n)} science`,
  culture: (n) => `${plus(n)} culture`,
  strength: (n) => `${plus(n)} strength`,
  happy: (n) => (n < 0 ? many(n, 'happy face') : `+${many(n, 'happy face')}`),
  ca: (n) => `+${civilActions(n)}`,
  ma: (n) => `+${militaryActions(n)}`,
  blue: (n) => `+${many(n, 'blue token')}`,
  colonization: (n) => `+${n} colonization`,
};
/** '+2 culture, +1 happy face' */
export const symbols = (gives: Symbols): string => partsOf(gives, SYMBOLS).join(', ');

const UNITS: Says<'infantry' | 'cavalry' | 'artillery'> = {
  infantry: (n) => `${n} infantry`,
  cavalry: (n) => `${n} cavalry`,
  artillery: (n) => `${n} artillery`,
};
/** '2 infantry + 1 cavalry' */
export const army = (id: TacticId): string => partsOf(TACTICS[id], UNITS).join(' + ');

const ONCE: Says<'science' | 'culture' | 'population' | 'draw' | 'food' | 'resources'> = {
  science: (n) => `${n} science`,
  culture: (n) => `${n} culture`,
  population: (n) => many(n, 'new worker'),
  draw: (n) => many(n, 'military card'),
  food: (n) => `${n} food`,
  resources,
};
const KEPT: Says<'yellow' | 'blue' | 'faces' | 'strength'> = {
  yellow: (n) => many(n, 'yellow token'),
  blue: (n) => many(n, 'blue token'),
  faces: (n) => many(n, 'happy face'),
  strength: (n) => `${n} strength`,
};
export const once = (id: TerritoryId): string => partsOf(TERRITORIES[id], ONCE).join(', ');
export const kept = (id: TerritoryId): string => partsOf(TERRITORIES[id], KEPT).join(', ');

/** What an action card does, short. */
export const actionSays: TtaTexts['actionSays'] = ({ id }) => {
  const e = ACTION[id].effect;
  switch (e.does) {
    case 'rich-land':
      return `farm or mine for ${resources(e.n)} less`;
    case 'urban-growth':
      return `urban building for ${resources(e.n)} less`;
    case 'efficient-upgrade':
      return `upgrade for ${resources(e.n)} less`;
    case 'engineering-genius':
      return `one wonder stage for ${resources(e.n)} less`;
    case 'frugality':
      return `increase population, then gain ${e.n} food`;
    case 'breakthrough':
      return `develop a technology, then gain ${e.n} science`;
    case 'revolutionary-idea':
      return `${e.n} science`;
    case 'reserves':
      return `${e.n} food or ${resources(e.n)}`;
    case 'patriotism':
      return `1 military action and ${resources(e.n)} for units`;
    case 'cultural-heritage':
      return `${e.science} science and ${e.culture} culture`;
    case 'stockpile':
      return '1 resource and 1 food';
    case 'wave':
    case 'build-up':
      return `resources for units: ${e.per.join('/')} per stronger civilization (2/3/4 players)`;
    case 'endowment':
      return `culture: ${e.per.join('/')} per civilization ahead (2/3/4 players)`;
  }
};
