/** What cards give in the rooms of the screen, the longest form first, in Russian. */
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
  science: (n) => `${plus(n)} науки`,
  culture: (n) => `${plus(n)} культуры`,
  strength: (n) => `${plus(n)} силы`,
  happy: (n) => `${plus(n)} счастья`,
  ca: (n) => many(n, 'civil'),
  ma: (n) => many(n, 'military'),
  blue: (n) => many(n, 'blue'),
  colonization: (n) => `${plus(n)} к колонизации`,
};
const BRIEF: Readonly<Record<keyof Symbols, string>> = {
  science: 'нау',
  culture: 'кул',
  strength: 'сил',
  happy: 'сча',
  ca: 'ГД',
  ma: 'ВД',
  blue: 'син',
  colonization: 'кол',
};
export const symbolWords = (gives: Symbols): string => partsOf(gives, SYMBOLS).join(', ');

/** '2 нау 1 кул', '2нау 1кул' or '2нау1кул'. */
function brief(gives: Symbols, within: string, between = within): string {
  const keys = Object.keys(BRIEF) as (keyof Symbols)[];
  return keys.flatMap((key) => (gives[key] ? [`${gives[key]}${within}${BRIEF[key]}`] : [])).join(between);
}

function action(e: ActionEffect, seats: number): Lengths {
  const per = 'per' in e ? (e.per[seats - 2] ?? 0) : 0;
  switch (e.does) {
    case 'rich-land':
      return [`Ферма или шахта на ${many(e.n, 'resource')} дешевле`, `ферма, шахта -${e.n}`];
    case 'urban-growth':
      return [`Городская постройка на ${many(e.n, 'resource')} дешевле`, `город -${e.n}`];
    case 'efficient-upgrade':
      return [`Улучшение на ${many(e.n, 'resource')} дешевле`, `улучш. -${e.n}`];
    case 'engineering-genius':
      return [`Этап чуда на ${many(e.n, 'resource')} дешевле`, `этап чуда -${e.n}`];
    case 'frugality':
      return [`Население, затем обратно ${many(e.n, 'food')}`, `насел., ${many(e.n, 'food')} назад`];
    case 'breakthrough':
      return [`Технология, затем ${many(e.n, 'science')}`, `техн., ${e.n} нау назад`];
    case 'revolutionary-idea':
      return [many(e.n, 'science'), `${e.n} науки`];
    case 'reserves':
      return [`${many(e.n, 'food')} или ${many(e.n, 'resource')}`, `${many(e.n, 'food')} или ${e.n} рес.`];
    case 'cultural-heritage':
      return [`+${e.science} науки, +${e.culture} культуры`, `${e.science} нау ${e.culture} кул`];
    case 'stockpile':
      return ['1 ресурс, 1 еда', '1 рес. 1 еда'];
    case 'patriotism':
      return [`1 военное действие, ${many(e.n, 'resource')} на отряды`, `1 ВД ${e.n} рес.`];
    case 'wave':
    case 'build-up':
      return [`${many(per, 'resource')} на отряды за более сильного соперника`, `${per} рес. за сильн.`];
    case 'endowment':
      return [`${many(per, 'culture')} за соперника впереди`, `${per} кул за лучшего`];
  }
}

function government({ gives, urban }: CivilCard & { kind: 'government' }): Lengths {
  const { ca = 0, ma = 0, ...rest } = gives;
  return [
    `${symbolWords(gives)}, лимит построек ${urban}`,
    `${ca}/${ma} дей., лимит ${urban} ${brief(rest, ' ')}`.trim(),
    `${ca}/${ma} дей.`,
  ];
}

function special({ gives, builds }: CivilCard & { kind: 'special' }): Lengths {
  if (!builds) return [symbolWords(gives), brief(gives, ' ')];
  const off = builds.off.slice(1).join(', ');
  return [
    `Городские постройки I, II, III дешевле на ${off}; этапов чуда за действие: ${builds.stages}`,
    `дешевле, этапов ${builds.stages}`,
  ];
}

export function workerGives(card: CivilCard & { kind: 'worker' }, value: number): Lengths {
  if (card.type === 'farm') return [many(value, 'food'), `${value}е`];
  if (card.type === 'mine') return [many(value, 'resource'), `${value} рес`, `${value}р`];
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
  infantry: (n) => `${n}п`,
  cavalry: (n) => `${n}к`,
  artillery: (n) => `${n}а`,
};
/** '2п 1к' */
export const armyBrief = (id: TacticId): string => partsOf(TACTICS[id], UNITS).join(' ');

const HELD: Readonly<Record<'yellow' | 'blue' | 'faces' | 'strength', (n: number) => string>> = {
  yellow: (n) => `${plus(n)} жёлт.`,
  blue: (n) => `${plus(n)} син.`,
  faces: (n) => `${plus(n)} счастья`,
  strength: (n) => `${plus(n)} силы`,
};
export const held = (id: TerritoryId): string => partsOf(TERRITORIES[id], HELD).join(', ');

const attack = (ma: number): Lengths => [many(ma, 'military'), `${ma} ВД`];

export const use: ScreenTexts['use'] = ({ id }) => {
  if (isAggression(id)) return attack(AGGRESSIONS[id].ma);
  if (isWar(id)) return attack(WARS[id].ma);
  if (isBonus(id)) {
    const { defence, colonization } = BONUSES[id];
    return [
      `защита +${defence} или колонизация +${colonization}`,
      `защита +${defence}, кол. +${colonization}`,
      `+${defence}/+${colonization}`,
    ];
  }
  if (isTactic(id)) {
    const { strength, outdated } = TACTICS[id];
    const adds = outdated === strength ? `${strength}` : `${strength} (устаревшая ${outdated})`;
    return [`${army(id)}: ${adds}`, `${armyBrief(id)} = ${strength}`];
  }
  if (isTerritory(id)) return [`${once(id)}; ${held(id)}`, held(id)];
  return [''];
};
