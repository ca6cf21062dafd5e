/** Points over time as a picture: a line for every seat, its number at each round. */
import type { Room } from '../../components/layout/spec.js';
import { textWidth } from '../../components/text.js';
import { BOLD, blankRow, look, putText, type Row } from '../../terminal/cells.js';
import type { Picture } from '../../terminal/pictures.js';
import { seatToken, type Theme } from '../../theme/theme.js';
import type { Course } from './points.js';

/** Columns of the numbers at the left, with the axis. */
const AXIS = 7;
/** Columns from one round to the next, at most. */
const MOST = 20;
/** Numbers at the axis stand at least so many rows apart. */
const APART = 2;
const ROUND = [1, 2, 2.5, 5];

interface Scale {
  readonly least: number;
  readonly most: number;
  readonly height: number;
}

const rowOf = (n: number, { least, most, height }: Scale): number =>
  Math.round(((most - n) * (height - 1)) / Math.max(1, most - least));

/** The smallest round number whose multiples stand far enough apart. */
function stepOf({ least, most, height }: Scale): number {
  const need = ((most - least) * APART) / Math.max(1, height - 1);
  for (let ten = 1; ; ten *= 10)
    for (const n of ROUND) if (n * ten >= need && Number.isInteger(n * ten)) return n * ten;
}

/** Round numbers at the left, each at the row that is nearest to it. */
function drawAxis(rows: readonly Row[], scale: Scale, dim: number): void {
  const { least, most, height } = scale;
  for (const row of rows.slice(0, height)) putText(row, AXIS - 1, '│', dim);
  const step = stepOf(scale);
  for (let n = Math.ceil(least / step) * step; n <= most; n += step) {
    const row = rows[rowOf(n, scale)];
    if (row) putText(row, 0, `${String(n).padStart(AXIS - 2)} ┤`, dim);
  }
}

type Put = (x: number, y: number, text: string, n: number) => void;

/** From one row to another, column by column: level pieces, and where it climbs or falls corners. */
function drawLine(from: { x: number; n: number }, to: { x: number; n: number }, scale: Scale, put: Put, style: number) {
  const wide = to.x - from.x;
  const at = (k: number) => rowOf(from.n + ((to.n - from.n) * k) / wide, scale);
  for (let k = 1; k < wide; k++) {
    const [before, now] = [at(k - 1), at(k)];
    const x = from.x + k;
    if (before === now) {
      put(x, now, '─', style);
      continue;
    }
    const up = now < before;
    put(x, before, up ? '╯' : '╮', style);
    for (let y = Math.min(before, now) + 1; y < Math.max(before, now); y++) put(x, y, '│', style);
    put(x, now, up ? '╭' : '╰', style);
  }
}

/** `here` is the label of the round that is looked at. */
export function chartOf(steps: readonly Course[], room: Room, theme: Theme, here = ''): Picture {
  const rows = Array.from({ length: room.rows }, () => blankRow(room.width));
  const points = steps.flatMap((s) => s.points);
  const seats = steps[0]?.points.length ?? 0;
  if (seats === 0 || room.rows < 5) return { rows, spots: [] };
  const scale = { least: Math.min(...points), most: Math.max(...points), height: room.rows - 2 };
  const dim = look(theme.rgb('dim'));
  drawAxis(rows, scale, dim);
  const shown = thinned(steps, Math.floor((room.width - AXIS) / (seats + 1)));
  // The last round needs the columns of its markers and its label; the others share what is left.
  const end = Math.max(seats, textWidth(shown.at(-1)?.label ?? ''));
  const gaps = Math.max(1, shown.length - 1);
  const span = Math.max(0, Math.min(room.width - AXIS - end, gaps * MOST));
  const columnOf = (i: number) => AXIS + Math.round((i * span) / gaps);
  const put: Put = (x, y, text, n) => {
    const row = rows[y];
    if (row) putText(row, x, text, n);
  };
  put(AXIS - 1, scale.height, `└${'─'.repeat(Math.max(0, Math.min(room.width - AXIS, span + end)))}`, dim);
  // Where lines meet, that of whoever is ahead now lies on top.
  const last = shown.at(-1)?.points ?? [];
  const order = last.map((_, seat) => seat).sort((a, b) => (last[a] ?? 0) - (last[b] ?? 0));
  shown.slice(1).forEach((step, i) => {
    for (const seat of order) {
      const n = step.points[seat] ?? 0;
      const from = { x: columnOf(i), n: shown[i]?.points[seat] ?? n };
      drawLine(from, { x: columnOf(i + 1), n }, scale, put, look(theme.rgb(seatToken(seat))));
    }
  });
  const at = steps.findIndex((step) => step.label === here);
  const marked = at < 0 ? undefined : shown.find((step) => steps.indexOf(step) >= at);
  shown.forEach((step, i) => {
    const x = columnOf(i);
    const now = step === marked;
    if (i === shown.length - 1 || textWidth(step.label) < columnOf(i + 1) - x)
      put(x, scale.height + 1, step.label, now ? look(theme.rgb('accent'), -1, BOLD) : dim);
    drawSeats(step, x, scale, theme, put);
  });
  return { rows, spots: [] };
}

/** Where not every round fits, every second or third one does, up to the last: the whole course stays in sight. */
function thinned(steps: readonly Course[], most: number): readonly Course[] {
  const stride = Math.ceil(steps.length / Math.max(1, most));
  return steps.filter((_, i) => (steps.length - 1 - i) % stride === 0);
}

/** Seats that meet stand side by side. */
function drawSeats(step: Course, x: number, scale: Scale, theme: Theme, put: Put): void {
  const used = new Map<number, number>();
  step.points.forEach((n, seat) => {
    const y = rowOf(n, scale);
    const beside = used.get(y) ?? 0;
    used.set(y, beside + 1);
    const token = seatToken(seat);
    put(x + beside, y, String(seat + 1), look(theme.rgb(theme.inkOn(token)), theme.rgb(token), BOLD));
  });
}
