/** The ten rows that never move, and the game's own space between them (screens.md 1). */

import type { Choice } from '../../engine/types.js';
import type { OnDisk } from '../host.js';
import type { Area } from '../paint/area.js';
import { seatStyle } from '../paint/parts.js';
import type { Style } from '../paint/style.js';
import { cut, padTo } from '../paint/text.js';
import type { Texts } from '../texts/texts.js';
import type { GameUi, StripCell } from '../types.js';
import type { Menu, MenuRow } from './menu.js';
import type { Position } from './position.js';
import type { TableReading } from './source.js';

/** Row numbers of the frame for an area as high as the window less one. */
export function frameRows(height: number) {
  return {
    head: 0,
    strip: 1,
    space: 2,
    spaceHeight: height - 10,
    question: height - 8,
    menu: height - 7,
    menuHeight: 4,
    preview: height - 3,
    log: height - 2,
    keys: height - 1,
  };
}

export const ACCENT: Style = { ink: 'accent', bold: true };
export const DIM: Style = { ink: 'dim' };
const BOLD: Style = { bold: true };
const WARNING: Style = { ink: 'warning', bold: true };

export function paintHead(
  area: Area,
  y: number,
  title: string,
  where: string,
  right: string,
  onDisk: OnDisk | null = null,
): void {
  const room = area.width - right.length - 2;
  const end = area.text(0, y, cut(title.toUpperCase(), room), BOLD);
  if (where !== '') area.text(end + 2, y, cut(where, room - end - 2));
  area.right(area.width, y, right, onDisk?.trouble ? WARNING : DIM);
}

/** How much of the table is on disk, for the head. */
export function savedWords({ answers, trouble }: OnDisk, texts: Texts): string {
  return trouble ? texts.notSaved({ n: answers }) : texts.saved({ n: answers });
}

/** Why not everything is on disk, over whatever stands in that row. */
export function paintTrouble(area: Area, y: number, sentence: string): void {
  if (sentence !== '') area.text(0, y, padTo(cut(sentence, area.width), area.width), WARNING);
}

/** One cell per seat at fixed columns: mark, digit on its chip, name, what it plays, score. */
export function paintStrip(
  area: Area,
  y: number,
  session: TableReading,
  ui: GameUi,
  view: any,
  /** '(+3)' behind the score, by seat. */
  changes: readonly string[] = [],
  grey = false,
): void {
  const seats = session.seats;
  const prompt = session.prompt();
  const width = Math.floor(area.width / Math.max(seats, 4));
  const winner = session.over()?.ranking[0]?.seat;
  for (let seat = 0; seat < seats; seat++) {
    const cell = ui.strip(view, seat);
    const asked = prompt ? prompt.seat === seat : winner === seat;
    const next = prompt?.queue?.find((s) => s !== prompt.seat) === seat;
    const mark = asked ? '►' : next ? '»' : cell.passed ? '√' : ' ';
    const x = seat * width;
    area.text(x, y, mark, asked && !grey ? ACCENT : DIM);
    area.text(x + 1, y, String(seat + 1), seatStyle(seat));
    const change = width >= 24 ? (changes[seat] ?? '') : '';
    const words = stripWords(session.table.seats[seat]!.name, { ...cell, score: cell.score + change }, width - 4);
    area.text(x + 3, y, words, grey ? DIM : asked ? ACCENT : cell.passed ? DIM : {});
  }
}

/**
 * Name, title and score in `room` columns: the score always whole, then the name, then the title where it fits whole or
 * nearly so. Narrow cells leave out the unit of points, which every cell would repeat.
 */
export function stripWords(name: string, cell: StripCell, room: number): string {
  const bare = room < 20 ? cell.score.replace(/ vp$/, '') : cell.score;
  const score = bare.slice(0, room);
  const left = room - score.length - 1;
  if (left <= 0) return score.padStart(room);
  const short = cut(name, Math.min(left, Math.max(5, left - cell.title.length - 1)));
  const rest = left - short.length - 1;
  const title = rest >= Math.min(5, cell.title.length) && cell.title !== '' ? ` ${cut(cell.title, rest)}` : '';
  return `${(short + title).padEnd(left)} ${score}`;
}

export function paintQuestion(area: Area, y: number, who: string, sentence: string, note = ''): void {
  area.text(0, y, '►', ACCENT);
  const end = area.text(2, y, cut(who, area.width - 2), ACCENT);
  area.text(end, y, cut(sentence, area.width - end - (note ? note.length + 2 : 0)), BOLD);
  if (note) area.right(area.width, y, note, DIM);
}

/** Who is asked, and what, seen with the eyes of `at`. */
export function questionOf(at: Position, ui: GameUi, note = ''): [who: string, sentence: string] {
  const { session, telling } = at;
  const prompt = at.prompt!;
  const title = ui.strip(telling.view, prompt.seat).title;
  const who = `${telling.name(prompt.seat).toUpperCase()}  ${prompt.seat + 1}${title ? ` ${title}` : ''}${note}: `;
  return [who, session.module.phrases.topic(prompt, telling)];
}

export function menuColumns(width: number): number {
  return Math.max(1, Math.floor(width / 40));
}

export interface MenuLook {
  /** The row being turned into an amount. */
  readonly amount: { readonly n: number; readonly typed: string } | null;
  readonly focused: boolean;
  price(choice: Choice): string;
  warns(choice: Choice): boolean;
  readonly texts: Texts;
  /** Things that are not on offer, as dim rows. */
  readonly missing: readonly { readonly what: string; readonly why: string }[];
}

/** Four rows of menu, column after column; what does not fit is told in the last cell. */
export function paintMenu(area: Area, menu: Menu, look: MenuLook): void {
  const columns = menuColumns(area.width);
  const cells = columns * area.height;
  const width = Math.floor(area.width / columns);
  const extra = [...look.missing];
  const all = menu.rows.length;
  const room = all > cells ? cells - 1 : cells;
  const first = all > cells ? Math.max(0, Math.min(menu.row - Math.floor(room / 2), all - room)) : 0;
  for (let i = 0; i < cells; i++) {
    const x = Math.floor(i / area.height) * width;
    const cell = area.sub(x, i % area.height, width - (x + width < area.width ? 1 : 0), 1);
    const row = menu.rows[first + i];
    if (all > cells && i === cells - 1) {
      const below = all - first - room;
      cell.right(
        cell.width,
        0,
        below > 0 ? look.texts.moreBelow({ n: below }) : look.texts.moreAbove({ n: first }),
        DIM,
      );
    } else if (row && i < room) paintMenuRow(cell, menu, row, first + i === menu.row, look);
    else if (i >= all) {
      const gone = extra.shift();
      if (gone) paintMissing(cell, gone);
    }
  }
}

function paintMissing(area: Area, gone: { what: string; why: string }): void {
  const end = area.text(1, 0, padTo(`- ${gone.what}`, Math.min(16, area.width - 1)), DIM);
  area.text(end + 1, 0, cut(gone.why, area.width - end - 2), DIM);
}

function paintMenuRow(area: Area, menu: Menu, row: MenuRow, marked: boolean, look: MenuLook): void {
  const choice = row.choices[row.at]!;
  const style: Style = marked ? { ...ACCENT, ...(look.focused ? {} : { bold: false }) } : {};
  if (marked) area.text(0, 0, '►', ACCENT);
  area.text(1, 0, row.key, style);
  if (look.warns(choice)) area.text(2, 0, '!', { ink: 'warning', bold: true });
  const label = area.text(3, 0, cut(row.label, Math.max(6, Math.floor(area.width / 2))), style);
  const price = look.price(choice);
  const right = price === '' ? area.width : area.width - price.length - 1;
  if (price !== '') area.right(area.width - 1, 0, price, marked ? style : {});
  const x = Math.max(15, label + 1);
  const room = right - x - 1;
  if (marked && look.amount && choice.range) {
    const [min, max] = choice.range;
    const number = look.amount.typed === '' ? String(look.amount.n) : `${look.amount.typed}_`;
    area.text(x, 0, cut(`‹ ${number} › ${look.texts.amountOf({ min, max })}`, room + 1), ACCENT);
    return;
  }
  const words =
    menu.target(choice) || (choice.range ? look.texts.amount({ min: choice.range[0], max: choice.range[1] }) : '');
  if (row.choices.length > 1) {
    const count = ` › ${row.at + 1}/${row.choices.length}`;
    area.text(x, 0, `‹ ${cut(words, room - count.length - 2)}${count}`, style);
  } else if (words !== '') area.text(x, 0, cut(words, room), style);
}

export function paintPages(area: Area, y: number, ui: GameUi, page: number): number {
  const { pages = [] } = ui;
  if (pages.length < 2) return area.width;
  const letters = pages.map((p, i) => {
    if (i !== page) return p.key;
    const rest = p.title.toUpperCase().startsWith(p.key) ? p.title.slice(1) : ` ${p.title}`;
    return `[${p.key}]${rest}`;
  });
  const text = [...letters, 'L'].filter((letter, i, list) => list.indexOf(letter) === i).join(' ');
  area.right(area.width, y, text, DIM);
  return area.width - text.length - 2;
}
