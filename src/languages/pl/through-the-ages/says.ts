/** What cards give, in a few words, in Polish. */
import { ACTION } from '../../../games/through-the-ages/data/civil.js';
import type { Symbols } from '../../../games/through-the-ages/data/civil-techs.js';
import { TACTICS, TERRITORIES } from '../../../games/through-the-ages/data/military.js';
import type { TacticId, TerritoryId } from '../../../games/through-the-ages/data/military-ids.js';
import { partsOf } from '../../../games/through-the-ages/texts/naming.js';
import type { TtaTexts } from '../../../games/through-the-ages/texts/types.js';
import { many, plus } from './words.js';

type Says<K extends string> = Readonly<Record<K, (n: number) => string>>;

const SYMBOLS: Says<keyof Symbols> = {
  science: (n) => `${plus(n)} nauki`,
  culture: (n) => `${plus(n)} kultury`,
  strength: (n) => `${plus(n)} siły`,
  happy: (n) => `${plus(n)} szczęścia`,
  ca: (n) => `+${many(n, 'civil')}`,
  ma: (n) => `+${many(n, 'military')}`,
  blue: (n) => `+${many(n, 'blue')}`,
  colonization: (n) => `+${n} do kolonizacji`,
};
/** '+2 kultury, +1 szczęścia' */
export const symbols = (gives: Symbols): string => partsOf(gives, SYMBOLS).join(', ');

const UNITS: Says<'infantry' | 'cavalry' | 'artillery'> = {
  infantry: (n) => `${n} piechoty`,
  cavalry: (n) => `${n} kawalerii`,
  artillery: (n) => `${n} artylerii`,
};
/** '2 piechoty + 1 kawalerii' */
export const army = (id: TacticId): string => partsOf(TACTICS[id], UNITS).join(' + ');

const ONCE: Says<'science' | 'culture' | 'population' | 'draw' | 'food' | 'resources'> = {
  science: (n) => many(n, 'science'),
  culture: (n) => many(n, 'culture'),
  population: (n) => `${n} ludności`,
  draw: (n) => many(n, 'militaryCard'),
  food: (n) => `${n} żywności`,
  resources: (n) => many(n, 'resource'),
};
const KEPT: Says<'yellow' | 'blue' | 'faces' | 'strength'> = {
  yellow: (n) => many(n, 'yellow'),
  blue: (n) => many(n, 'blue'),
  faces: (n) => `${plus(n)} szczęścia`,
  strength: (n) => `${plus(n)} siły`,
};
export const once = (id: TerritoryId): string => partsOf(TERRITORIES[id], ONCE).join(', ');
export const kept = (id: TerritoryId): string => partsOf(TERRITORIES[id], KEPT).join(', ');

/** What an action card does, short. */
export const actionSays: TtaTexts['actionSays'] = ({ id }) => {
  const e = ACTION[id].effect;
  switch (e.does) {
    case 'rich-land':
      return `farma lub kopalnia o ${many(e.n, 'resource')} taniej`;
    case 'urban-growth':
      return `budynek miejski o ${many(e.n, 'resource')} taniej`;
    case 'efficient-upgrade':
      return `ulepszenie o ${many(e.n, 'resource')} taniej`;
    case 'engineering-genius':
      return `jeden etap cudu o ${many(e.n, 'resource')} taniej`;
    case 'frugality':
      return `zwiększenie ludności, potem ${e.n} żywności`;
    case 'breakthrough':
      return `opracowanie technologii, potem ${many(e.n, 'science')}`;
    case 'revolutionary-idea':
      return many(e.n, 'science');
    case 'reserves':
      return `${e.n} żywności lub ${many(e.n, 'resource')}`;
    case 'patriotism':
      return `1 akcja militarna i ${many(e.n, 'resource')} na oddziały`;
    case 'cultural-heritage':
      return `${many(e.science, 'science')} i ${many(e.culture, 'culture')}`;
    case 'stockpile':
      return '1 surowiec i 1 żywności';
    case 'wave':
    case 'build-up':
      return `surowce na oddziały: ${e.per.join('/')} za każdą silniejszą cywilizację (2/3/4 graczy)`;
    case 'endowment':
      return `kultura: ${e.per.join('/')} za każdą cywilizację przed tobą (2/3/4 graczy)`;
  }
};
