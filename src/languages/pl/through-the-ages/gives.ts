/** What cards give in the rooms of the screen, the longest form first, in Polish. */
import { CIVIL, type CivilCard } from '../../../games/through-the-ages/data/civil.js';
import type { ActionEffect } from '../../../games/through-the-ages/data/civil-actions.js';
import type { Symbols } from '../../../games/through-the-ages/data/civil-techs.js';
import {
  AGGRESSIONS,
  BONUSES,
  isAggression,
  isBonus,
  isTactic,
  isTerritory,
  isWar,
  TACTICS,
  TERRITORIES,
  WARS,
} from '../../../games/through-the-ages/data/military.js';
import type { TacticId, TerritoryId } from '../../../games/through-the-ages/data/military-ids.js';
import { partsOf } from '../../../games/through-the-ages/texts/naming.js';
import type { Lengths, ScreenTexts } from '../../../games/through-the-ages/texts/types-screen.js';
import { LEADERS, WONDERS } from './brief.js';
import { army, once } from './says.js';
import { many, plus } from './words.js';

const SYMBOLS: Readonly<Record<keyof Symbols, (n: number) => string>> = {
  science: (n) => `${n} nauki`,
  culture: (n) => `${n} kultury`,
  strength: (n) => `${n} siły`,
  happy: (n) => `${n} szczęścia`,
  ca: (n) => many(n, 'civil'),
  ma: (n) => many(n, 'military'),
  blue: (n) => many(n, 'blue'),
  colonization: (n) => `${n} do kolonizacji`,
};
const BRIEF: Readonly<Record<keyof Symbols, string>> = {
  science: 'nau',
  culture: 'kul',
  strength: 'sił',
  happy: 'szc',
  ca: 'AC',
  ma: 'AM',
  blue: 'nieb',
  colonization: 'kol',
};
export const symbolWords = (gives: Symbols): string => partsOf(gives, SYMBOLS).join(', ');

/** '2 nau 1 kul', '2nau 1kul' or '2nau1kul'. */
function brief(gives: Symbols, within: string, between = within): string {
  const keys = Object.keys(BRIEF) as (keyof Symbols)[];
  return keys.flatMap((key) => (gives[key] ? [`${gives[key]}${within}${BRIEF[key]}`] : [])).join(between);
}

function action(e: ActionEffect, seats: number): Lengths {
  const per = 'per' in e ? (e.per[seats - 2] ?? 0) : 0;
  switch (e.does) {
    case 'rich-land':
      return [`Farma lub kopalnia o ${many(e.n, 'resource')} taniej`, `farma, kop. -${e.n}`];
    case 'urban-growth':
      return [`Budynek miejski o ${many(e.n, 'resource')} taniej`, `budynek -${e.n}`];
    case 'efficient-upgrade':
      return [`Ulepszenie o ${many(e.n, 'resource')} taniej`, `ulepsz. -${e.n}`];
    case 'engineering-genius':
      return [`Etap cudu o ${many(e.n, 'resource')} taniej`, `etap cudu -${e.n}`];
    case 'frugality':
      return [`Ludność, potem ${e.n} żywności`, `ludność, ${e.n} żywn.`];
    case 'breakthrough':
      return [`Technologia, potem ${many(e.n, 'science')}`, `techn., ${e.n} nau`];
    case 'revolutionary-idea':
      return [many(e.n, 'science'), `${e.n} nauki`];
    case 'reserves':
      return [`${e.n} żywności lub ${many(e.n, 'resource')}`, `${e.n} żywn. lub ${e.n} sur.`];
    case 'cultural-heritage':
      return [`${e.science} nauki, ${e.culture} kultury`, `${e.science} nau ${e.culture} kul`];
    case 'stockpile':
      return ['1 surowiec, 1 żywności', '1 sur. 1 żywn.'];
    case 'patriotism':
      return [`1 akcja militarna, ${many(e.n, 'resource')} na oddziały`, `1 AM ${e.n} sur.`];
    case 'wave':
    case 'build-up':
      return [`${many(per, 'resource')} na oddziały za silniejszego rywala`, `${per} sur. za siln.`];
    case 'endowment':
      return [`${many(per, 'culture')} za rywala z przodu`, `${per} kul za rywala`];
  }
}

function government({ gives, urban }: CivilCard & { kind: 'government' }): Lengths {
  const { ca = 0, ma = 0, ...rest } = gives;
  return [
    `${symbolWords(gives)}, limit budynków ${urban}`,
    `${ca}/${ma} akc., limit ${urban} ${brief(rest, ' ')}`.trim(),
    `${ca}/${ma} akc.`,
  ];
}

function special({ gives, builds }: CivilCard & { kind: 'special' }): Lengths {
  if (!builds) return [symbolWords(gives), brief(gives, ' ')];
  const off = builds.off.slice(1).join(', ');
  return [
    `Budynki miejskie I, II, III tańsze o ${off}; etapy cudu na akcję: ${builds.stages}`,
    `taniej, etapy ${builds.stages}`,
  ];
}

export function workerGives(card: CivilCard & { kind: 'worker' }, value: number): Lengths {
  if (card.type === 'farm') return [`${value} żywności`, `${value} żyw`, `${value}ż`];
  if (card.type === 'mine') return [many(value, 'resource'), `${value} sur`, `${value}s`];
  return [symbolWords(card.gives), brief(card.gives, ' '), brief(card.gives, '', ' '), brief(card.gives, '')];
}

export const gives: ScreenTexts['gives'] = ({ id, seats }) => {
  const card = CIVIL[id];
  switch (card.kind) {
    case 'worker':
      return workerGives(card, [1, 2, 3, 5][card.age] ?? 0);
    case 'government':
      return government(card);
    case 'special':
      return special(card);
    case 'leader':
      return LEADERS[card.id];
    case 'wonder':
      return WONDERS[card.id];
    case 'action':
      return action(card.effect, seats);
  }
};

const UNITS: Readonly<Record<'infantry' | 'cavalry' | 'artillery', (n: number) => string>> = {
  infantry: (n) => `${n}p`,
  cavalry: (n) => `${n}k`,
  artillery: (n) => `${n}a`,
};
/** '2p 1k' */
export const armyBrief = (id: TacticId): string => partsOf(TACTICS[id], UNITS).join(' ');

const HELD: Readonly<Record<'yellow' | 'blue' | 'faces' | 'strength', (n: number) => string>> = {
  yellow: (n) => `${plus(n)} żółte`,
  blue: (n) => `${plus(n)} nieb.`,
  faces: (n) => `${plus(n)} szczęścia`,
  strength: (n) => `${plus(n)} siły`,
};
export const held = (id: TerritoryId): string => partsOf(TERRITORIES[id], HELD).join(', ');

const attack = (ma: number): Lengths => [many(ma, 'military'), `${ma} AM`];

export const use: ScreenTexts['use'] = ({ id }) => {
  if (isAggression(id)) return attack(AGGRESSIONS[id].ma);
  if (isWar(id)) return attack(WARS[id].ma);
  if (isBonus(id)) {
    const { defence, colonization } = BONUSES[id];
    return [
      `obrona +${defence} lub kolonizacja +${colonization}`,
      `obrona +${defence}, kol. +${colonization}`,
      `+${defence}/+${colonization}`,
    ];
  }
  if (isTactic(id)) {
    const { strength, outdated } = TACTICS[id];
    const adds = outdated === strength ? `${strength}` : `${strength} (przestarzała ${outdated})`;
    return [`${army(id)}: ${adds}`, `${armyBrief(id)} = ${strength}`];
  }
  if (isTerritory(id)) return [`${once(id)}; ${held(id)}`, held(id)];
  return [''];
};
