/** The card row, wide as on the board or as a list. */
import type { Area } from '../../../ui/paint/area.js';
import { look } from '../../../ui/paint/marks.js';
import { cut, wrapText } from '../../../ui/paint/text.js';
import type { Painting } from '../../../ui/types.js';
import { CIVIL, type CivilCard } from '../data/civil.js';
import type { RowView, TtaView } from '../view.js';
import { AGES, costWord, kindWord, nameOf } from './words.js';

const WIDTH = 9;

/** '+' can be taken now, '×' may not be, blank costs more actions than are left. */
function signOf(p: Painting<TtaView>, space: RowView): string {
  if (p.marks.get(`row:${space.space}`) === 'cursor') return '[';
  if (space.bar) return '×';
  return p.marks.get(`row:${space.space}`) === 'offered' || space.affordable ? '+' : ' ';
}

/** Out of the own turn it must be said whose prices these are. */
function forWhom({ view, names }: Painting<TtaView>): string {
  return view.viewer === view.turn ? '' : `, as for ${names[view.buyer] ?? ''}`;
}

/** Words that are wider than a card end in a full stop. */
function shortened(name: string): string {
  return name
    .split(' ')
    .map((word) => (word.length < WIDTH ? word : `${word.slice(0, WIDTH - 2)}.`))
    .join(' ');
}

/** The five stages of the Internet fit only without blanks between them. */
const tight = (cost: string): string => (cost.length < WIDTH ? cost : cost.replaceAll(' ', ''));

/** Thirteen cards side by side: seven rows, 117 columns. */
export function paintRowWide(area: Area, y: number, p: Painting<TtaView>): number {
  const bands: readonly [string, number, number][] = [
    ['1 civil action each', 0, 5],
    ['2 civil actions', 5, 9],
    ['3 civil actions', 9, 13],
  ];
  for (const [title, from, to] of bands) {
    const width = (to - from) * WIDTH - 1;
    const whose = to === 13 ? forWhom(p) : '';
    area.text(from * WIDTH, y, cut(`── ${title}${whose} `, width).padEnd(width, '─'), { ink: 'dim' });
  }
  for (const space of p.view.row) {
    const x = (space.space - 1) * WIDTH;
    const id = `row:${space.space}`;
    if (!space.card) {
      area.text(x, y + 1, `   ${String(space.space).padStart(2)}`, { ink: 'dim' });
      continue;
    }
    const card = CIVIL[space.card];
    const style = space.bar ? ({ ink: 'dim' } as const) : look(p, id);
    const close = p.marks.get(id) === 'cursor' ? ']' : '';
    const price = `${space.price}ca`.padStart(4);
    area.text(x, y + 1, `${signOf(p, space)}${AGES[card.age]!.padEnd(3)}${price}${close}`, { ...style, bold: true });
    area.text(x, y + 2, cut(kindWord(card), WIDTH - 1), { ...style, ink: space.bar ? 'dim' : 'text' });
    wrapText(shortened(card.name), WIDTH - 1)
      .slice(0, 2)
      .forEach((line, i) => {
        area.text(x, y + 3 + i, line, style);
      });
    area.text(x, y + 5, tight(costWord(card)), style);
    area.spot(id, x, y + 1, WIDTH - 1, 5);
  }
  return y + 6;
}

/** Why a card cannot be taken, short enough to leave the name and age of the card whole. */
const BARS: Readonly<Record<string, string>> = {
  'hand-full': 'hand full',
  'have-technology': 'have it',
  'leader-of-age': 'one per age',
  'wonder-begun': 'wonder begun',
};

/** Kind and cost of a card; a long name leaves out the kind, and blanks, before it loses a letter. */
function about(card: CivilCard, room: number): string {
  const cost = costWord(card);
  const ways = [`${kindWord(card)} ${cost}`.trimEnd(), cost];
  return ways.find((words) => words.length <= room) ?? cost.replaceAll(' ', '');
}

/** '+ 2ca ' before a name. */
const PRICE = 6;

/** The row in reading order in two columns, price first, full names: eight rows, 80 columns. */
export function paintRowList(area: Area, y: number, p: Painting<TtaView>): number {
  const view = p.view;
  const head = `CARD ROW  age ${AGES[view.age] ?? 'IV'}   the left end leaves first${forWhom(p)}`;
  area.text(0, y, cut(head, area.width - 9), { ink: 'dim' });
  area.right(area.width, y, `deck ${view.civilDeck}`, { ink: 'dim' });
  const half = Math.ceil(view.row.length / 2);
  view.row.forEach((space, i) => {
    const x = i < half ? 0 : Math.floor(area.width / 2);
    const row = y + 1 + (i % half);
    const id = `row:${space.space}`;
    if (!space.card) {
      area.text(x, row, '  ·', { ink: 'dim' });
      return;
    }
    const card = CIVIL[space.card];
    const style = space.bar ? ({ ink: 'dim' } as const) : look(p, id);
    const width = Math.floor(area.width / 2) - 1;
    const name = nameOf(space.card);
    const room = width - PRICE - 1;
    const why = space.bar ? (BARS[space.bar] ?? space.bar) : about(card, room - name.length);
    area.text(x, row, `${signOf(p, space)} ${space.price}ca ${cut(name, room - why.length)}`, style);
    area.right(x + width, row, why, space.bar ? style : { ink: 'dim' });
    area.spot(id, x, row, width);
  });
  return y + 1 + half;
}
