/** The data as tables, to be ticked off against the box. */
import type { TextTable } from '../../engine/phrasebook.js';
import { BLUE_BANK, ROW_PRICES, ROW_SWEEP, START_WORKERS, YELLOW_BANK } from './data/board.js';
import { CIVIL, type CivilCard, type CivilId, civilDeck } from './data/civil.js';
import { tableIn } from './table-of.js';
import { militaryTables } from './tables-military.js';
import type { TtaTexts } from './texts/types.js';

type Of<K extends CivilCard['kind']> = Extract<CivilCard, { kind: K }>;

function all<K extends CivilCard['kind']>(kind: K): Of<K>[] {
  return (Object.keys(CIVIL) as CivilId[]).map((id) => CIVIL[id]).filter((c): c is Of<K> => c.kind === kind);
}
const copies = (c: { copies: readonly number[] }): string => c.copies.join('/');

/** The row of an empty bank stands for nothing but that. */
const atLeast = (n: number): string => (n === 0 ? '0' : `${n}+`);

const SEATS = [2, 3, 4] as const;

function boards(t: TtaTexts): TextTable[] {
  return [
    tableIn(
      t,
      'yellow-bank',
      YELLOW_BANK.map((r) => [atLeast(r.from), r.grow ?? '-', r.eat, r.happy]),
    ),
    tableIn(
      t,
      'blue-bank',
      BLUE_BANK.map((r) => [atLeast(r.from), r.corruption]),
    ),
    tableIn(
      t,
      'row',
      ROW_PRICES.map((n, i) => [i + 1, n]),
    ),
    tableIn(
      t,
      'sweep',
      SEATS.map((n) => [n, ROW_SWEEP[n] ?? 0]),
    ),
    tableIn(
      t,
      'start',
      START_WORKERS.map(([id, n]) => [t.name({ id }), n]),
    ),
    tableIn(
      t,
      'decks',
      ([0, 1, 2, 3] as const).map((a) => [t.age[a], ...SEATS.map((n) => civilDeck(a, n).length)]),
    ),
  ];
}

function cards(t: TtaTexts): TextTable[] {
  const head = (c: CivilCard) => [t.age[c.age], t.printed({ id: c.id })] as const;
  return [
    tableIn(
      t,
      'technologies',
      all('worker').map((c) => [
        ...head(c),
        t.kind[c.type].word,
        c.science,
        c.resources,
        t.cell.worker({ card: c.id }),
        copies(c),
      ]),
    ),
    tableIn(
      t,
      'governments',
      all('government').map((c) => [
        ...head(c),
        c.science,
        c.revolution,
        t.cell.gives({ gives: c.gives }),
        c.urban,
        copies(c),
      ]),
    ),
    tableIn(
      t,
      'specials',
      all('special').map((c) => [...head(c), t.special[c.type], c.science, t.cell.special({ card: c.id }), copies(c)]),
    ),
    tableIn(
      t,
      'leaders',
      all('leader').map((c) => [...head(c), t.cell.gives({ gives: c.gives }) || '-', t.does.leader[c.id].text]),
    ),
    tableIn(
      t,
      'wonders',
      all('wonder').map((c) => [...head(c), c.stages.join('-'), t.does.wonder[c.id].text]),
    ),
    tableIn(
      t,
      'actions',
      all('action').map((c) => [...head(c), t.actionSays({ id: c.id }), c.copies]),
    ),
  ];
}

export const tablesIn = (t: TtaTexts): readonly TextTable[] => [...boards(t), ...cards(t), ...militaryTables(t)];
