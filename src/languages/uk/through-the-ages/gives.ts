/** What cards give in the rooms of the screen, the longest form first, in Ukrainian. */
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
  science: (n) => `${n} науки`,
  culture: (n) => `${n} культури`,
  strength: (n) => `${n} сили`,
  happy: (n) => `${n} щастя`,
  ca: (n) => many(n, 'civil'),
  ma: (n) => many(n, 'military'),
  blue: (n) => many(n, 'blue'),
  colonization: (n) => `${n} до колонізації`,
};
const BRIEF: Readonly<Record<keyof Symbols, string>> = {
  science: 'нау',
  culture: 'кул',
  strength: 'сил',
  happy: 'щас',
  ca: 'ЦД',
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
      return [`Ферма чи шахта на ${many(e.n, 'resource')} дешевше`, `ферма, шахта -${e.n}`];
    case 'urban-growth':
      return [`Міська будівля на ${many(e.n, 'resource')} дешевше`, `міська буд. -${e.n}`];
    case 'efficient-upgrade':
      return [`Поліпшення на ${many(e.n, 'resource')} дешевше`, `поліпш. -${e.n}`];
    case 'engineering-genius':
      return [`Етап чуда на ${many(e.n, 'resource')} дешевше`, `етап чуда -${e.n}`];
    case 'frugality':
      return [`Населення, потім ${many(e.n, 'food')} назад`, `насел., ${many(e.n, 'food')} назад`];
    case 'breakthrough':
      return [`Технологія, потім ${many(e.n, 'science')}`, `техн., ${e.n} нау назад`];
    case 'revolutionary-idea':
      return [many(e.n, 'science'), `${e.n} науки`];
    case 'reserves':
      return [`${many(e.n, 'food')} або ${many(e.n, 'resource')}`, `${many(e.n, 'food')} або ${e.n} рес.`];
    case 'cultural-heritage':
      return [`${e.science} науки, ${e.culture} культури`, `${e.science} нау ${e.culture} кул`];
    case 'stockpile':
      return ['1 ресурс, 1 їжа', '1 рес. 1 їжа'];
    case 'patriotism':
      return [`1 військова дія, ${many(e.n, 'resource')} на загони`, `1 ВД ${e.n} рес.`];
    case 'wave':
    case 'build-up':
      return [`${many(per, 'resource')} на загони за сильнішого суперника`, `${per} рес. за сильн.`];
    case 'endowment':
      return [`${many(per, 'culture')} за суперника попереду`, `${per} кул за кращого`];
  }
}

function government({ gives, urban }: CivilCard & { kind: 'government' }): Lengths {
  const { ca = 0, ma = 0, ...rest } = gives;
  return [
    `${symbolWords(gives)}, ліміт будівель ${urban}`,
    `${ca}/${ma} дії, ліміт ${urban} ${brief(rest, ' ')}`.trim(),
    `${ca}/${ma} дії`,
  ];
}

function special({ gives, builds }: CivilCard & { kind: 'special' }): Lengths {
  if (!builds) return [symbolWords(gives), brief(gives, ' ')];
  const off = builds.off.slice(1).join(', ');
  return [
    `Міські будівлі I, II, III дешевші на ${off}; етапів чуда за дію: ${builds.stages}`,
    `дешевше, етапів ${builds.stages}`,
  ];
}

export function workerGives(card: CivilCard & { kind: 'worker' }, value: number): Lengths {
  if (card.type === 'farm') return [many(value, 'food'), `${value}ї`];
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
  yellow: (n) => `${plus(n)} жовт.`,
  blue: (n) => `${plus(n)} син.`,
  faces: (n) => `${plus(n)} щастя`,
  strength: (n) => `${plus(n)} сили`,
};
export const held = (id: TerritoryId): string => partsOf(TERRITORIES[id], HELD).join(', ');

const attack = (ma: number): Lengths => [many(ma, 'military'), `${ma} ВД`];

export const use: ScreenTexts['use'] = ({ id }) => {
  if (isAggression(id)) return attack(AGGRESSIONS[id].ma);
  if (isWar(id)) return attack(WARS[id].ma);
  if (isBonus(id)) {
    const { defence, colonization } = BONUSES[id];
    return [
      `захист +${defence} або колонізація +${colonization}`,
      `захист +${defence}, кол. +${colonization}`,
      `+${defence}/+${colonization}`,
    ];
  }
  if (isTactic(id)) {
    const { strength, outdated } = TACTICS[id];
    const adds = outdated === strength ? `${strength}` : `${strength} (застаріла ${outdated})`;
    return [`${army(id)}: ${adds}`, `${armyBrief(id)} = ${strength}`];
  }
  if (isTerritory(id)) return [`${once(id)}; ${held(id)}`, held(id)];
  return [''];
};
