/** The screen: pages made of the card row and panels, in order of weight. */

import { roomy } from '../../../ui/components/layout/roomy.js';
import type { SizeClass } from '../../../ui/components/layout/size.js';
import type { PanelSpec, Room } from '../../../ui/components/layout/spec.js';
import { marksOf } from '../../../ui/components/marks.js';
import type { Face, FacePage, ShellPanels } from '../../../ui/types.js';
import { CARD_AGES } from '../coming.js';
import type { TtaTexts } from '../texts/types.js';
import type { TtaView } from '../view.js';
import { Banks, bankRows, STOCK_ROWS, Stock, TurnEnd, turnEndRows } from './Banks.js';
import { cardRow } from './CardRow.js';
import { Civilization, civilizationRows } from './Civilization.js';
import { Civilizations, NARROW_COLUMNS, TABLE_COLUMNS, tableRows } from './Civilizations.js';
import { Coming, comingRows } from './Coming.js';
import type { P } from './cards.js';
import { AskedCard, askedRows, Events, eventMarks, eventRows, isAsked } from './Events.js';
import { Hand, handRows, WHOLE_HAND } from './Hand.js';
import { Rivals, rivalRows } from './Rivals.js';

type Page = FacePage<TtaView, TtaTexts>;
type Show = (room: Room) => ReturnType<PanelSpec['show']>;

/** What every panel of this game shows: the view, and whose board is in front; some also what is marked on cards or seats. */
const ofAll = (p: P, marks: string): readonly unknown[] => [p.view, p.shown, p.texts, p.names, marks];

/** The marks of cards in the hand that is shown, or of all others. */
function cardMarks(p: P, inHand: boolean): string {
  const player = p.view.players.find(({ seat }) => seat === p.shown);
  const held = new Set([...(player?.hand ?? []), ...(player?.military ?? [])].map((id) => `card:${id}`));
  return [...p.marks]
    .flatMap(([id, mark]) => (id.startsWith('card:') && held.has(id) === inHand ? `${id}=${mark}` : []))
    .join(' ');
}

interface Wish {
  readonly columns: number;
  readonly must?: SizeClass;
  readonly grows?: number;
  readonly under?: number;
  readonly unless?: string;
  /** What is marked in it, as a text. */
  readonly marks?: string;
}

const panel = (
  p: P,
  id: string,
  { marks = '', ...wish }: Wish,
  heights: (width: number) => readonly number[],
  show: Show,
): PanelSpec => ({ id, heights, show, of: ofAll(p, marks), heightsOf: ofAll(p, ''), ...wish });

const civilization = (p: P, wish: Partial<Wish> = {}): PanelSpec =>
  panel(
    p,
    'civilization',
    { columns: 96, under: 112, marks: cardMarks(p, false), ...wish },
    (width) => civilizationRows(p, width),
    (room) => <Civilization p={p} {...room} />,
  );
const table = (p: P, wish: Partial<Wish> = {}): PanelSpec =>
  panel(
    p,
    'table',
    { columns: TABLE_COLUMNS, marks: marksOf(p, 'seat'), ...wish },
    () => tableRows(p),
    (room) => <Civilizations p={p} {...room} />,
  );
const stock = (p: P): PanelSpec =>
  panel(
    p,
    'stock',
    { columns: 34, unless: 'table' },
    () => [STOCK_ROWS],
    (room) => <Stock p={p} {...room} />,
  );
const hand = (p: P, wish: Partial<Wish> = {}): PanelSpec =>
  panel(
    p,
    'hand',
    { columns: 38, marks: cardMarks(p, true), ...wish },
    (width) => handRows(p, width),
    (room) => <Hand p={p} {...room} />,
  );
const banks = (p: P, wish: Partial<Wish> = {}): PanelSpec =>
  panel(
    p,
    'banks',
    { columns: 34, ...wish },
    (width) => bankRows(width),
    (room) => <Banks p={p} {...room} />,
  );
const turnEnd = (p: P, wish: Partial<Wish> = {}): PanelSpec =>
  panel(
    p,
    'turn-end',
    { columns: 34, ...wish },
    (width) => turnEndRows(p, width),
    (room) => <TurnEnd p={p} {...room} />,
  );
const events = (p: P, wish: Partial<Wish> = {}): PanelSpec =>
  panel(
    p,
    'events',
    { columns: 36, marks: eventMarks(p), ...wish },
    (width) => eventRows(p, width),
    (room) => <Events p={p} {...room} />,
  );
const rivals = (p: P, wish: Partial<Wish> = {}): PanelSpec =>
  panel(
    p,
    'rivals',
    { columns: 38, ...wish },
    (width) => rivalRows(p, width),
    (room) => <Rivals p={p} {...room} />,
  );
const asked = (p: P, columns = 34): PanelSpec[] =>
  isAsked(p)
    ? [
        {
          ...panel(
            p,
            'asked',
            { columns, must: 'small' },
            (width) => askedRows(p, width),
            (room) => <AskedCard p={p} {...room} />,
          ),
          of: [...ofAll(p, marksOf(p, 'card', 'seat')), p.prompt],
          heightsOf: [...ofAll(p, ''), p.prompt],
        },
      ]
    : [];

/** The question has this many rows before other panels get more: fewer in low windows that show the table beside it. */
const MENU_ROWS = 11;
const LOW_MENU_ROWS = 8;
const HIGH_MENU_ROWS = 13;
function menuRows(body: Room | undefined): number {
  if (!body) return MENU_ROWS;
  if (body.rows >= 46) return HIGH_MENU_ROWS;
  return body.rows < 32 && body.width >= 2 * TABLE_COLUMNS ? LOW_MENU_ROWS : MENU_ROWS;
}

/** Pages without the row have more rows for it. */
const PAGE_MENU_ROWS = 12;
const LOW_PAGE_MENU_ROWS = 9;
const pageRows = (body: Room | undefined): number => (body && body.rows < 32 ? LOW_PAGE_MENU_ROWS : PAGE_MENU_ROWS);

function rowPanels(p: P, shell: ShellPanels): PanelSpec[] {
  // While a card is being answered its panel has the first right to the room.
  const answering = isAsked(p);
  return [
    civilization(p, { must: answering ? 'large' : 'medium' }),
    roomy(shell.question, menuRows),
    ...asked(p),
    table(p, { must: 'medium' }),
    stock(p),
    { ...table(p, { must: 'compact', columns: NARROW_COLUMNS, unless: 'table' }), id: 'table-narrow' },
    // In large windows it has a column wide enough for its whole texts.
    { ...hand(p, { must: 'large', columns: WHOLE_HAND }), id: 'hand-whole' },
    hand(p, { unless: 'hand-whole' }),
    banks(p, { must: 'large' }),
    turnEnd(p, answering ? {} : { must: 'large' }),
    events(p, { must: 'large' }),
    shell.log,
    rivals(p, { must: 'huge' }),
  ];
}

/** Questions about an event, an attack or a pact: the card lies open on the events page. */
const ABOUT_CARDS = [
  'attack',
  'declare-war',
  'bid',
  'colonize',
  'defence',
  'pact',
  'raid',
  'infiltrate',
  'annex',
  'spoils',
  'plunder',
  'lose-mix',
  'gain-mix',
  'food-or-resources',
  'raze',
  'raze-own',
  'ruin',
  'lose-colony',
  'agreement',
];

function eventPanels(p: P, shell: ShellPanels): PanelSpec[] {
  // Who is how strong matters more than the piles while a card is being answered.
  if (isAsked(p))
    return [
      ...asked(p, TABLE_COLUMNS),
      roomy(shell.question, pageRows),
      table(p, { must: 'small' }),
      hand(p),
      events(p, { grows: 1 }),
      shell.log,
    ];
  return [events(p, { must: 'small', grows: 1 }), roomy(shell.question, pageRows), table(p), hand(p), shell.log];
}

const coming = (p: P): PanelSpec[] =>
  CARD_AGES.map((age) =>
    panel(
      p,
      `coming-${age}`,
      age === Math.min(p.view.age, 3) ? { columns: 56, grows: 1, must: 'small' } : { columns: 40 },
      (width) => comingRows(p, age, width),
      (room) => <Coming p={p} age={age} {...room} />,
    ),
  ).filter((spec) => (spec.heights(60)[0] ?? 0) > 0);

const pages: readonly Page[] = [
  { key: 'R', title: (t) => t.page.row, main: cardRow, panels: rowPanels },
  {
    key: 'T',
    title: (t) => t.page.table,
    panels: (p, shell) => [
      civilization(p, { must: 'small', columns: 60 }),
      turnEnd(p, { must: 'small' }),
      roomy(shell.question, pageRows),
      banks(p, { must: 'medium' }),
      hand(p),
      events(p),
      shell.log,
    ],
  },
  {
    key: 'O',
    title: (t) => t.page.others,
    panels: (p, shell) => [
      rivals(p, { must: 'small', columns: 76 }),
      roomy(shell.question, pageRows),
      table(p, { must: 'medium' }),
      events(p),
      shell.log,
    ],
  },
  { key: 'E', title: (t) => t.page.events, topics: ABOUT_CARDS, panels: eventPanels },
  {
    key: 'H',
    title: (t) => t.page.hand,
    topics: ['discard-military'],
    panels: (p, shell) => [
      { ...hand(p, { must: 'small', columns: 76 }), heights: (width) => handRows(p, width, false) },
      roomy(shell.question, pageRows),
      table(p),
      stock(p),
      events(p),
      shell.log,
    ],
  },
  {
    key: 'C',
    title: (t) => t.page.coming,
    panels: (p, shell) => [...coming(p), roomy(shell.question, pageRows), shell.log],
  },
];

export const face: Face<TtaView, TtaTexts> = { pages };
