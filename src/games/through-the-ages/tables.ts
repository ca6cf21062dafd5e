/** The data as tables, to be ticked off against the box. */
import type { TextTable } from '../../engine/phrasebook.js';
import { BLUE_BANK, ROW_PRICES, ROW_SWEEP, START_WORKERS, TOKEN_VALUE, YELLOW_BANK } from './data/board.js';
import { CIVIL, type CivilCard, type CivilId, civilDeck } from './data/civil.js';
import { actionText } from './phrases-civil.js';
import { AGE_NAMES } from './phrases-military-names.js';
import { symbolText } from './rulebook.js';
import { LEADER_TEXTS, WONDER_TEXTS } from './rulebook-cards.js';
import { militaryTables } from './tables-military.js';

type Of<K extends CivilCard['kind']> = Extract<CivilCard, { kind: K }>;

function all<K extends CivilCard['kind']>(kind: K): Of<K>[] {
  return (Object.keys(CIVIL) as CivilId[]).map((id) => CIVIL[id]).filter((c): c is Of<K> => c.kind === kind);
}
const age = (c: CivilCard): string => AGE_NAMES[c.age];
const copies = (c: { copies: readonly number[] }): string => c.copies.join('/');

/** The row of an empty bank stands for nothing but that. */
const atLeast = (n: number): string => (n === 0 ? '0' : `${n}+`);

function boards(): TextTable[] {
  return [
    {
      id: 'yellow-bank',
      title: 'Yellow bank',
      head: ['tokens', 'food for one worker', 'consumption', 'happy needed'],
      rows: YELLOW_BANK.map((r) => [atLeast(r.from), r.grow ?? '-', r.eat, r.happy]),
    },
    {
      id: 'blue-bank',
      title: 'Blue bank',
      head: ['tokens', 'corruption'],
      rows: BLUE_BANK.map((r) => [atLeast(r.from), r.corruption]),
    },
    { id: 'row', title: 'Card row', head: ['space', 'civil actions'], rows: ROW_PRICES.map((n, i) => [i + 1, n]) },
    {
      id: 'sweep',
      title: 'Spaces swept at the start of a turn',
      head: ['players', 'spaces'],
      rows: [2, 3, 4].map((n) => [n, ROW_SWEEP[n]!]),
    },
    {
      id: 'start',
      title: 'Workers at the start',
      head: ['technology', 'workers'],
      rows: START_WORKERS.map(([id, n]) => [CIVIL[id].name, n]),
    },
    {
      id: 'decks',
      title: 'Civil decks',
      head: ['age', '2 players', '3 players', '4 players'],
      rows: ([0, 1, 2, 3] as const).map((a) => [AGE_NAMES[a], ...[2, 3, 4].map((n) => civilDeck(a, n).length)]),
    },
  ];
}

export function tables(): readonly TextTable[] {
  return [
    ...boards(),
    {
      id: 'technologies',
      title: 'Farms, mines, urban buildings, units',
      head: ['age', 'name', 'type', 'science', 'resources', 'each worker', 'copies 2/3/4'],
      rows: all('worker').map((c) => [
        age(c),
        c.name,
        c.type,
        c.science,
        c.resources,
        symbolText(c.gives) || `token worth ${TOKEN_VALUE[c.age]}`,
        copies(c),
      ]),
    },
    {
      id: 'governments',
      title: 'Governments',
      head: ['age', 'name', 'peaceful', 'revolution', 'gives', 'urban limit', 'copies 2/3/4'],
      rows: all('government').map((c) => [
        age(c),
        c.name,
        c.science,
        c.revolution,
        symbolText(c.gives),
        c.urban,
        copies(c),
      ]),
    },
    {
      id: 'specials',
      title: 'Special technologies',
      head: ['age', 'name', 'type', 'science', 'gives', 'copies 2/3/4'],
      rows: all('special').map((c) => [
        age(c),
        c.name,
        c.type,
        c.science,
        symbolText(c.gives) || `urban -${c.builds!.off.slice(1).join('/-')}, ${c.builds!.stages} stages`,
        copies(c),
      ]),
    },
    {
      id: 'leaders',
      title: 'Leaders',
      head: ['age', 'name', 'symbols', 'effect'],
      rows: all('leader').map((c) => [age(c), c.name, symbolText(c.gives) || '-', LEADER_TEXTS[c.id].text]),
    },
    {
      id: 'wonders',
      title: 'Wonders',
      head: ['age', 'name', 'stages', 'effect'],
      rows: all('wonder').map((c) => [age(c), c.name, c.stages.join('-'), WONDER_TEXTS[c.id].text]),
    },
    {
      id: 'actions',
      title: 'Action cards',
      head: ['age', 'name', 'effect', 'copies'],
      rows: all('action').map((c) => [age(c), c.name, actionText(c.id), c.copies]),
    },
    ...militaryTables(),
  ];
}
