/** The rows of a menu as texts: what each does in words, how many there are of its kind, what it costs. */
import { priceFor } from '../../../engine/price.js';
import type { Choice } from '../../../engine/types.js';
import { capital, padLeft, textWidth, wrapText } from '../../components/text.js';
import type { Texts } from '../../texts/texts.js';
import type { Desk } from '../desk.js';
import { typedForm } from '../typing.js';

export interface Item {
  /** Its number among the menu's rows. */
  readonly row: number;
  readonly key: string;
  /** The words, wrapped to the room that they have; count and price stand behind the last row. */
  readonly lines: readonly string[];
  /** `‹ 1 of 7 ›`, or the amount. */
  readonly count: string;
  readonly price: string;
  readonly warns: boolean;
  readonly marked: boolean;
}

/** Columns from which rows are whole sentences with prices in words. */
const SENTENCES = 44;
/** The key before the words, and the blanks around what stands behind them. */
const KEY_COLUMNS = 4;
const NARROW_KEY = 2;
/** A sign that something speaks against it. */
export const WARN_COLUMNS = 2;

export const isNarrow = (width: number): boolean => width < SENTENCES;
export const keyColumns = (width: number): number => (isNarrow(width) ? NARROW_KEY : KEY_COLUMNS);

/** The amount that a choice would be answered with now. */
export function amountOf(desk: Desk, choice: Choice): number | undefined {
  return desk.amount?.choice === choice ? desk.amount.n : (choice.usual ?? choice.range?.[0]);
}

function words(desk: Desk, choice: Choice, narrow: boolean): string {
  const { phrases } = desk.session.module;
  if (!narrow) return capital(phrases.choice(choice, desk.at.telling, amountOf(desk, choice)));
  const { telling } = desk.at;
  const row = phrases.row?.(choice, telling) ?? `${phrases.verb(choice.verb)} ${phrases.target(choice, telling)}`;
  return capital(row.trim());
}

/** Rows that would read alike get the short name of their target behind them, or what would be typed for them. */
function distinct(desk: Desk, choices: readonly Choice[], narrow: boolean): string[] {
  const { phrases } = desk.session.module;
  const told = choices.map((choice) => words(desk, choice, narrow));
  const twice = (all: readonly string[], i: number) => all.some((text, j) => j !== i && text === all[i]);
  const named = told.map((text, i) => {
    const choice = choices[i];
    if (!choice || !twice(told, i)) return text;
    const target = narrow ? words(desk, choice, false) : phrases.target(choice, desk.at.telling);
    return narrow ? target : target === '' ? text : `${text} (${target})`;
  });
  return named.map((text, i) => {
    const choice = choices[i];
    return choice && twice(named, i) ? `${text} (${choice.id})` : text;
  });
}

/** Which of how many, long and short; or the amount that is open. */
function countTexts(desk: Desk, choice: Choice, at: number, of: number, texts: Texts): readonly string[] {
  const { amount } = desk;
  const which = of > 1 ? [texts.choiceOf({ at, of }), texts.choiceOfShort({ at, of })] : null;
  if (!choice.range) return which ?? [''];
  const [min, max] = choice.range;
  // One amount alone is part of the words.
  if (amount?.choice !== choice) return which ?? [min === max ? '' : texts.amountFrom({ min, max })];
  return [texts.amountNow({ n: amount.typed === '' ? String(amount.n) : `${amount.typed}_`, min, max })];
}

/** A price in words where they fit beside the text, else its short form. */
function priceTexts(desk: Desk, choice: Choice): readonly string[] {
  const price = priceFor(choice, amountOf(desk, choice));
  if (!price || Object.values(price).every((n) => n === 0)) return [''];
  const { phrases } = desk.session.module;
  return [phrases.prices(price).join(', '), phrases.price(price)];
}

/** Columns that these take behind the words, two blanks before each. */
const behind = (...parts: readonly string[]): number =>
  parts.reduce((sum, part) => sum + (part === '' ? 0 : textWidth(part) + 2), 0);

interface Tail {
  readonly count: string;
  readonly price: string;
  /** How many columns it takes behind the words. */
  readonly columns: number;
}

const tail = (count: string, price: string): Tail => ({ count, price, columns: behind(count, price) });

/** What may stand behind words, the most telling first. */
function tailsOf(counts: readonly string[], prices: readonly string[]): readonly Tail[] {
  const [long = '', short = long] = prices;
  const [whole = '', brief = whole] = counts;
  const most = tail(whole, long);
  if (brief === whole && short === long) return [most];
  return [most, tail(brief, long), tail(whole, short), tail(brief, short)];
}

/**
 * Count and price stand behind the words; where the row has no room for all of it, in the last of several rows. In a
 * narrow panel only the marked choice takes a row more for them.
 */
function withTail(
  { words, width, tails }: Wording,
  room: number,
  spare: boolean,
): Pick<Item, 'lines' | 'count' | 'price'> {
  const fitting = (used: number, among = tails) => among.find(({ columns }) => used + columns <= room);
  const told = (lines: readonly string[], { count, price }: Tail) => ({ lines, count, price });
  const beside = fitting(width);
  if (beside) return told([words], beside);
  const lines = wrapText(words, room);
  const last = textWidth(lines.at(-1) ?? '');
  const below = fitting(last);
  if (below) return told(lines, below);
  const alone = fitting(0);
  if (spare && alone) return told([...lines, ''], alone);
  const { price, count } = tails.at(-1) ?? NO_TAIL;
  return told(lines, fitting(last, [tail('', price), tail(count, '')]) ?? NO_TAIL);
}

/** All that a row could say, before it is known how wide it is. */
interface Wording {
  readonly item: Pick<Item, 'row' | 'key' | 'warns' | 'marked'>;
  readonly words: string;
  /** Columns of the words; the plan asks for many widths of the panel. */
  readonly width: number;
  readonly tails: readonly Tail[];
}

const NO_TAIL: Tail = { count: '', price: '', columns: 0 };

function wordingsOf(desk: Desk, narrow: boolean, texts: Texts): Wording[] {
  const { menu } = desk;
  if (!menu) return [];
  const choices = menu.rows.map((row) => row.choices[row.at] ?? row.choices[0]).filter((c) => c !== undefined);
  const told = distinct(desk, choices, narrow);
  return choices.map((choice, i) => {
    const row = menu.rows[i];
    const prices = priceTexts(desk, choice);
    return {
      item: { row: i, key: row?.key ?? '', warns: desk.warning(choice) !== null, marked: i === menu.row },
      words: told[i] ?? '',
      width: textWidth(told[i] ?? ''),
      tails: tailsOf(
        countTexts(desk, choice, (row?.at ?? 0) + 1, row?.choices.length ?? 1, texts),
        narrow ? prices.slice(-1) : prices,
      ),
    };
  });
}

function fitted(wording: Wording, width: number): Item {
  const { item } = wording;
  const room = width - keyColumns(width) - (item.warns ? WARN_COLUMNS : 0);
  return { ...item, ...withTail(wording, room, item.marked || !isNarrow(width)) };
}

/** The menu's rows for panels with so many columns inside; what they have in common is found once. */
export function itemsBy(desk: Desk, texts: Texts): (width: number) => Item[] {
  const known: { wide?: Wording[]; narrow?: Wording[] } = {};
  return (width) => {
    const kind = isNarrow(width) ? 'narrow' : 'wide';
    known[kind] ??= wordingsOf(desk, kind === 'narrow', texts);
    return known[kind].map((wording) => fitted(wording, width));
  };
}

export const rowsOf = (items: readonly Item[]): number => items.reduce((sum, item) => sum + item.lines.length, 0);

/** Where counts and prices begin: one column for each, as far as all these rows have room for that. */
export function columnsOf(items: readonly Item[], width: number): { count: number; price: number } {
  const widest = (pick: (item: Item) => string) => Math.max(0, ...items.map((item) => textWidth(pick(item))));
  const [count, price] = [widest((i) => i.count), widest((i) => i.price)];
  const both = (count ? count + 2 : 0) + (price ? price + 2 : 0);
  const fits = items.every((item) => {
    const room = width - keyColumns(width) - (item.warns ? WARN_COLUMNS : 0);
    return textWidth(item.lines.at(-1) ?? '') + both <= room;
  });
  return fits ? { count, price } : { count: 0, price: 0 };
}

/** What stands behind the words of an item's last row. */
export function tailOf(item: Item, columns: { count: number; price: number }): { count: string; price: string } {
  const place = (text: string, least: number) => (text === '' && least === 0 ? '' : `  ${padLeft(text, least)}`);
  return { count: place(item.count, columns.count), price: place(item.price, columns.price) };
}

/**
 * The items that a window of so many rows shows: from the top as long as the marked one is among them, so that a click
 * does not move what it hit, else those that end with the marked one.
 */
export function windowOf(items: readonly Item[], rows: number): readonly Item[] {
  const heightOf = (i: number) => items[i]?.lines.length ?? 0;
  const marked = items.findIndex((item) => item.marked);
  let to = 0;
  for (let left = rows; to < items.length && heightOf(to) <= left; to++) left -= heightOf(to);
  if (marked < to) return items.slice(0, to);
  let from = marked;
  for (let left = rows - heightOf(marked); from > 0 && heightOf(from - 1) <= left; from--) left -= heightOf(from - 1);
  return items.slice(from, marked + 1);
}

/** What would be typed for the marked choice. */
export function typedOf(desk: Desk): string {
  const { choice, at } = desk;
  return choice && at.prompt ? typedForm(at.prompt, choice, desk.session.module.phrases, at.telling) : '';
}
