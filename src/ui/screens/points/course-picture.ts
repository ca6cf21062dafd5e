/** Points over time as a picture: a line of dots for every seat, its number at each round. */
import type { Room } from '../../components/layout/spec.js';
import { textWidth } from '../../components/text.js';
import { BOLD, blankRow, look, putText, type Row } from '../../terminal/cells.js';
import type { Picture } from '../../terminal/pictures.js';
import { seatToken, type Theme } from '../../theme/theme.js';
import type { Course } from './points.js';

/** Columns of the numbers at the left, with the axis. */
const AXIS = 7;
/** Columns from one round to the next, at most. */
const MOST = 14;

interface Scale {
  readonly least: number;
  readonly most: number;
  readonly height: number;
}

const rowOf = (n: number, { least, most, height }: Scale): number =>
  Math.round(((most - n) * (height - 1)) / Math.max(1, most - least));

/** Numbers at the left; where points are few a number stands only at the row that is nearest to it. */
function drawAxis(rows: readonly Row[], scale: Scale, dim: number): void {
  const { least, most, height } = scale;
  const exact = most - least < height - 1;
  for (let y = 0; y < height; y++) {
    const row = rows[y];
    const value = Math.round(most - (y * (most - least)) / Math.max(1, height - 1));
    if (!row) continue;
    if (!exact || rowOf(value, scale) === y) putText(row, 0, String(value).padStart(AXIS - 2), dim);
    putText(row, AXIS - 1, '│', dim);
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
  const width = Math.max(seats + 1, Math.min(MOST, Math.floor((room.width - AXIS) / steps.length)));
  // Where not every round fits, every second or third one does, up to the last: the whole course stays in sight.
  const stride = Math.ceil(steps.length / Math.max(1, Math.floor((room.width - AXIS) / width)));
  const shown = steps.filter((_, i) => (steps.length - 1 - i) % stride === 0);
  const at = steps.findIndex((step) => step.label === here);
  const marked = at < 0 ? undefined : shown.find((step) => steps.indexOf(step) >= at);
  const put = (x: number, y: number, text: string, n: number) => {
    const row = rows[y];
    if (row) putText(row, x, text, n);
  };
  put(AXIS - 1, scale.height, `└${'─'.repeat(Math.max(0, Math.min(room.width - AXIS, shown.length * width)))}`, dim);
  shown.slice(1).forEach((step, i) => {
    step.points.forEach((n, seat) => {
      const from = shown[i]?.points[seat] ?? n;
      for (let k = 1; k < width; k++)
        put(AXIS + i * width + k, rowOf(from + ((n - from) * k) / width, scale), '·', look(theme.rgb(seatToken(seat))));
    });
  });
  shown.forEach((step, i) => {
    const x = AXIS + i * width;
    const now = step === marked;
    if (textWidth(step.label) < width)
      put(x, scale.height + 1, step.label, now ? look(theme.rgb('accent'), -1, BOLD) : dim);
    drawSeats(step, x, scale, theme, put);
  });
  return { rows, spots: [] };
}

/** Seats that meet stand side by side. */
function drawSeats(
  step: Course,
  x: number,
  scale: Scale,
  theme: Theme,
  put: (x: number, y: number, text: string, n: number) => void,
): void {
  const used = new Map<number, number>();
  step.points.forEach((n, seat) => {
    const y = rowOf(n, scale);
    const beside = used.get(y) ?? 0;
    used.set(y, beside + 1);
    const token = seatToken(seat);
    put(x + beside, y, String(seat + 1), look(theme.rgb(theme.inkOn(token)), theme.rgb(token), BOLD));
  });
}
