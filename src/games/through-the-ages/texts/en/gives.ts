/** What cards give in the rooms of the screen, the longest form first, in English. */
import { CIVIL, type CivilCard } from '../../data/civil.js';
import type { ActionEffect } from '../../data/civil-actions.js';
import type { Symbols } from '../../data/civil-techs.js';
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
} from '../../data/military.js';
import type { TacticId, TerritoryId } from '../../data/military-ids.js';
import { partsOf } from '../naming.js';
import type { Lengths, ScreenTexts } from '../types-screen.js';
import { LEADERS, WONDERS } from './brief.js';
import { army, once } from './says.js';
import { civilActions, many, militaryActions, plus, resources } from './words.js';

const SYMBOLS: Readonly<Record<keyof Symbols, (n: number) => string>> = {
  science: (n) => `${n} science`,
  culture: (n) => `${n} culture`,
  strength: (n) => `${n} strength`,
  happy: (n) => `${n} happy`,
  ca: civilActions,
  ma: militaryActions,
  blue: (n) => many(n, 'blue token'),
  colonization: (n) => `${n} colonization`,
};
const BRIEF: Readonly<Record<keyof Symbols, string>> = {
  science: 'sci',
  culture: 'cul',
  strength: 'str',
  happy: 'hap',
  ca: 'civ',
  ma: 'mil',
  blue: 'blue',
  colonization: 'col',
};
export const symbolWords = (gives: Symbols): string => partsOf(gives, SYMBOLS).join(', ');

/** '2 sci 1 cul', '2sci 1cul' or '2sci1cul'. */
function brief(gives: Symbols, within: string, between = within): string {
  const keys = Object.keys(BRIEF) as (keyof Symbols)[];
  return keys.flatMap((key) => (gives[key] ? [`${gives[key]}${within}${BRIEF[key]}`] : [])).join(between);
}

function action(e: ActionEffect, seats: number): Lengths {
  const per = 'per' in e ? (e.per[seats - 2] ?? 0) : 0;
  switch (e.does) {
    case 'rich-land':
      return [`Farm or mine for ${resources(e.n)} less`, `farm or mine -${e.n}`];
    case 'urban-growth':
      return [`Urban building for ${resources(e.n)} less`, `urban -${e.n}`];
    case 'efficient-upgrade':
      return [`Upgrade for ${resources(e.n)} less`, `upgrade -${e.n}`];
    case 'engineering-genius':
      return [`Wonder stage for ${resources(e.n)} less`, `wonder stage -${e.n}`];
    case 'frugality':
      return [`Population, then ${e.n} food back`, `grow, ${e.n} food back`];
    case 'breakthrough':
      return [`Develop, then ${e.n} science back`, `tech, ${e.n} sci back`];
    case 'revolutionary-idea':
      return [`${e.n} science`];
    case 'reserves':
      return [`${e.n} food or ${resources(e.n)}`, `${e.n} food or ${e.n} res`];
    case 'cultural-heritage':
      return [`${e.science} science, ${e.culture} culture`, `${e.science} sci ${e.culture} cul`];
    case 'stockpile':
      return ['1 resource, 1 food', '1 res 1 food'];
    case 'patriotism':
      return [`1 military action, ${resources(e.n)} for units`, `1 mil act ${e.n} res`];
    case 'wave':
    case 'build-up':
      return [`${resources(per)} for units per stronger rival`, `${per} res per strong rival`];
    case 'endowment':
      return [`${per} culture per rival with more`, `${per} cul per rival`];
  }
}

function government({ gives, urban }: CivilCard & { kind: 'government' }): Lengths {
  const { ca = 0, ma = 0, ...rest } = gives;
  return [
    `${symbolWords(gives)}, ${urban} urban of a kind`,
    `${ca}/${ma} acts urban ${urban} ${brief(rest, ' ')}`.trim(),
    `${ca}/${ma} acts`,
  ];
}

function special({ gives, builds }: CivilCard & { kind: 'special' }): Lengths {
  if (!builds) return [symbolWords(gives), brief(gives, ' ')];
  const off = builds.off.slice(1).join(', ');
  return [
    `Urban buildings I, II, III cost ${off} less, ${builds.stages} wonder stages in one action`,
    `urban less, ${builds.stages} stages`,
  ];
}

export function workerGives(card: CivilCard & { kind: 'worker' }, value: number): Lengths {
  if (card.type === 'farm') return [`${value} food`, `${value}f`];
  if (card.type === 'mine') return [resources(value), `${value} res`, `${value}r`];
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
  infantry: (n) => `${n}i`,
  cavalry: (n) => `${n}c`,
  artillery: (n) => `${n}a`,
};
/** '2i 1c' */
export const armyBrief = (id: TacticId): string => partsOf(TACTICS[id], UNITS).join(' ');

const HELD: Readonly<Record<'yellow' | 'blue' | 'faces' | 'strength', (n: number) => string>> = {
  yellow: (n) => `${plus(n)} yellow`,
  blue: (n) => `${plus(n)} blue`,
  faces: (n) => `${plus(n)} happy`,
  strength: (n) => `${plus(n)} strength`,
};
export const held = (id: TerritoryId): string => partsOf(TERRITORIES[id], HELD).join(', ');

const attack = (ma: number): Lengths => [militaryActions(ma), `${ma} mil. act.`];

export const use: ScreenTexts['use'] = ({ id }) => {
  if (isAggression(id)) return attack(AGGRESSIONS[id].ma);
  if (isWar(id)) return attack(WARS[id].ma);
  if (isBonus(id)) {
    const { defence, colonization } = BONUSES[id];
    return [
      `+${defence} defence or +${colonization} colonizing`,
      `+${defence} def. +${colonization} col.`,
      `+${defence}/+${colonization}`,
    ];
  }
  if (isTactic(id)) {
    const { strength, outdated } = TACTICS[id];
    const adds = outdated === strength ? `${strength}` : `${strength} (antiquated ${outdated})`;
    return [`${army(id)}: ${adds}`, `${armyBrief(id)} = ${strength}`];
  }
  if (isTerritory(id)) return [`${once(id)}; ${held(id)}`, held(id)];
  return [''];
};
