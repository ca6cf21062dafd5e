/** Small painters for boards: text blocks, tables, tracks, bowls, meters and the one box of the suite. */

import type { Area } from './area.js';
import type { Ground, Style } from './style.js';
import { wrapText } from './text.js';

/** The chip of a seat: its digit on its own colour. Seat 4 is black, so its digit is bold on dark panels. */
export function seatStyle(seat: number): Style {
  return { ground: `seat${seat + 1}` as Ground, bold: true };
}

/** Text broken at blanks. Returns the row below it. */
export function paintWrapped(area: Area, x: number, y: number, width: number, text: string, style?: Style): number {
  for (const row of wrapText(text, width)) area.text(x, y++, row, style);
  return y;
}

/**
 * A bowl of tokens with walls and base, three rows high and `inner + 2` wide:
 *   │●●●   │
 *   ╰─ I 3─╯
 * `rows` rows of tokens; more tokens than places end in the number only, which always stands in the base.
 */
export function paintBowl(area: Area, x: number, y: number, title: string, count: number, inner = 6, rows = 1): number {
  for (let row = 0; row < rows; row++) {
    const tokens = Math.max(0, Math.min(inner, count - row * inner));
    area.text(x, y + row, '│', { ink: 'dim' });
    area.text(x + 1, y + row, '●'.repeat(tokens).padEnd(inner), { ink: 'text', bold: true });
    area.text(x + 1 + inner, y + row, '│', { ink: 'dim' });
  }
  const label = `${title.padStart(inner - 3)}${String(count).padStart(2)}─`.slice(-inner).padStart(inner, '─');
  area.text(x, y + rows, '╰', { ink: 'dim' });
  area.text(x + 1, y + rows, label.replace(/^ /, '─'), { ink: 'text' });
  area.text(x + 1 + inner, y + rows, '╯', { ink: 'dim' });
  return x + inner + 2;
}

/** Three bowls side by side with the arrows of the way power flows. Returns the column behind them. */
export function paintBowls(area: Area, x: number, y: number, counts: readonly number[], rows = 1): number {
  const titles = ['I', 'II', 'III'];
  counts.forEach((count, i) => {
    if (i > 0) {
      area.text(x + 1, y + (rows > 1 ? 1 : 0), '►', { ink: 'dim' });
      x += 3;
    }
    x = paintBowl(area, x, y, titles[i] ?? '', count, 6, rows);
  });
  return x;
}

/**
 * A track from 0 to `steps`, all seats as digits on it:
 *   fire  134  · · · · 2 · · · · ·
 * Zero has a wide cell of its own; more than two on one step: the first and `+`.
 */
export function paintTrack(
  area: Area,
  x: number,
  y: number,
  title: string,
  titleWidth: number,
  positions: readonly number[],
  steps: number,
  cell = 2,
): number {
  area.text(x, y, title.slice(0, titleWidth));
  x += titleWidth;
  paintDigits(area, x, y, seatsOn(positions, 0), 5);
  x += 5;
  for (let step = 1; step <= steps; step++, x += cell) {
    const seats = seatsOn(positions, step);
    if (seats.length === 0) area.text(x, y, '·', { ink: 'dim' });
    else paintDigits(area, x, y, seats, Math.max(2, cell - 1));
  }
  return x;
}

function seatsOn(positions: readonly number[], step: number): number[] {
  return positions.flatMap((at, seat) => (at === step ? [seat] : []));
}

function paintDigits(area: Area, x: number, y: number, seats: readonly number[], room: number): void {
  if (seats.length > room) {
    area.text(x, y, String(seats[0]! + 1), seatStyle(seats[0]!));
    area.text(x + 1, y, '+');
    return;
  }
  seats.forEach((seat, i) => {
    area.text(x + i, y, String(seat + 1), seatStyle(seat));
  });
}

/** '├──┼──●──┤': a ruler with one column per step (times `scale`) and a dot where we are. */
export function paintMeter(
  area: Area,
  x: number,
  y: number,
  value: number,
  max: number,
  ticks: readonly number[] = [],
  scale = 1,
): number {
  const width = max * scale;
  for (let i = 0; i <= width; i++) {
    const step = i / scale;
    const sign = i === 0 ? '├' : i === width ? '┤' : ticks.includes(step) ? '┼' : '─';
    area.text(x + i, y, sign, { ink: 'dim' });
  }
  area.text(x + Math.max(0, Math.min(width, Math.round(value * scale))), y, '●', { ink: 'accent', bold: true });
  return x + width + 1;
}

export interface TableColumn {
  readonly head: string;
  readonly width: number;
  readonly align?: 'left' | 'right';
}

export interface TableCell {
  readonly text: string;
  readonly style?: Style;
}

/** Rows under heads; numbers right, words left. Words are cut, never numbers. Returns the row below. */
export function paintTable(
  area: Area,
  x: number,
  y: number,
  columns: readonly TableColumn[],
  rows: readonly (readonly (string | TableCell)[])[],
): number {
  const put = (row: number, cells: readonly (string | TableCell)[], base?: Style) => {
    let at = x;
    columns.forEach((column, i) => {
      const cell = cells[i];
      const text = cell === undefined ? '' : typeof cell === 'string' ? cell : cell.text;
      const style = cell !== undefined && typeof cell !== 'string' && cell.style ? { ...base, ...cell.style } : base;
      if (column.align === 'right') area.right(at + column.width, row, text, style);
      else area.text(at, row, text.length > column.width ? `${text.slice(0, column.width - 1)}…` : text, style);
      at += column.width + 1;
    });
  };
  if (columns.some((column) => column.head !== ''))
    put(
      y++,
      columns.map((column) => column.head),
      { ink: 'dim' },
    );
  for (const row of rows) put(y++, row);
  return y;
}

/**
 * The only box of the suite: an overlay needs an edge. Clears what is under it and returns the area inside.
 *   ┌ TITLE ───────────── kind ┐
 *   └ foot ────────────────────┘
 */
export function paintBox(
  area: Area,
  x: number,
  y: number,
  width: number,
  height: number,
  text: { title: string; kind?: string; foot?: string },
): Area {
  const rule = '─'.repeat(Math.max(0, width - 2));
  for (let row = 1; row < height - 1; row++) {
    area.text(x, y + row, `│${' '.repeat(Math.max(0, width - 2))}│`);
  }
  area.text(x, y, `┌${rule}┐`);
  area.text(x, y + height - 1, `└${rule}┘`);
  area.text(x + 1, y, ` ${text.title.slice(0, width - 4)} `, { bold: true });
  if (text.kind && text.title.length + text.kind.length + 8 < width) {
    area.right(x + width - 1, y, ` ${text.kind} `, { ink: 'dim' });
  }
  if (text.foot) area.text(x + 1, y + height - 1, ` ${text.foot.slice(0, width - 4)} `, { ink: 'dim' });
  return area.sub(x + 2, y + 1, width - 4, height - 2);
}
