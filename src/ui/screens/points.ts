/** Points by source for all seats, and points over time: tables and charts of the standing and the end. */
import { heardBy } from '../../engine/engine.js';
import type { GameEvent, Seat, Told } from '../../engine/types.js';
import type { Area } from '../paint/area.js';
import { seatStyle } from '../paint/parts.js';
import { cut } from '../paint/text.js';
import { ACCENT, DIM } from '../table/frame.js';
import type { TableReading } from '../table/source.js';
import { P } from '../texts/en.js';

export interface PointsTable {
  readonly sources: readonly { readonly key: string; readonly points: readonly number[] }[];
  readonly totals: readonly number[];
}

/** Sources in the order the game lists them; rows that are zero for everybody are left out. */
export function pointsTable(session: TableReading): PointsTable {
  const seats = session.table.seats.map((_, seat) => session.standing(seat));
  const keys = [...new Set(seats.flatMap((s) => Object.keys(s)))];
  const sources = keys
    .map((key) => ({ key, points: seats.map((s) => s[key] ?? 0) }))
    .filter((row) => row.points.some((n) => n !== 0));
  return { sources, totals: seats.map((s) => Object.values(s).reduce((sum, n) => sum + n, 0)) };
}

/** Sources are rows, seats are columns. Returns the row below. The total is the only bold row. */
export function paintPoints(area: Area, session: TableReading, table: PointsTable, marked = -1): number {
  const title = 24;
  const column = (seat: number) => title + (seat + 1) * 6;
  session.table.seats.forEach((_, seat) => {
    area.right(column(seat), 0, String(seat + 1), seatStyle(seat));
  });
  area.text(0, 0, P.bySource, { bold: true });
  const room = area.height - 2;
  const first = Math.max(0, Math.min(marked - Math.floor(room / 2), table.sources.length - room));
  let y = 1;
  for (const [i, row] of table.sources.slice(first, first + room).entries()) {
    const style = first + i === marked ? { ink: 'accent' as const, bold: true } : {};
    if (first + i === marked) area.text(0, y, '►', style);
    area.text(2, y, cut(session.module.phrases.source(row.key), title - 2), style);
    row.points.forEach((n, seat) => {
      area.right(column(seat), y, String(n), style);
    });
    y++;
  }
  area.text(2, y, P.total, { bold: true });
  table.totals.forEach((n, seat) => {
    area.right(column(seat), y, String(n), { bold: true });
  });
  return y + 1;
}

/** The tally key that counts points: the first column of the ledger, by agreement with the phrasebooks. */
export function pointsKey(session: TableReading): string | undefined {
  return session.module.phrases.ledger[0]?.keys[0];
}

export interface Course {
  /** 'start', 'r1' ... 'end' */
  readonly label: string;
  readonly points: readonly number[];
}

/** Points of every seat at the end of every round. */
export function course(session: TableReading): Course[] {
  const key = pointsKey(session);
  if (key === undefined) return [];
  const out: Course[] = [];
  let round = -1;
  for (const row of session.history()) {
    const points = row.tally.map((t) => t[key] ?? 0);
    const label = row.round === 0 ? P.start : P.round({ n: row.round });
    if (row.round !== round) out.push({ label, points });
    else out[out.length - 1] = { label, points };
    round = row.round;
  }
  if (session.over()) out.push({ label: P.end, points: pointsTable(session).totals });
  return out;
}

/** Seat digits over time; seats that meet stand side by side. `here` is the label of the round being looked at. */
export function paintChart(area: Area, session: TableReading, here = ''): void {
  const steps = course(session);
  area.text(0, 0, P.overTime, { bold: true });
  const height = area.height - 3;
  if (steps.length === 0 || height < 3) return;
  const all = steps.flatMap((s) => s.points);
  const [least, most] = [Math.min(...all), Math.max(...all)];
  const span = Math.max(1, most - least);
  const width = Math.max(session.seats + 1, Math.min(10, Math.floor((area.width - 8) / steps.length)));
  const fits = Math.max(1, Math.floor((area.width - 8) / width));
  // Where not every round fits, every second or third one does, up to the last: the whole course stays in sight.
  const stride = Math.ceil(steps.length / fits);
  const shown = steps.filter((_, i) => (steps.length - 1 - i) % stride === 0);
  const at = steps.findIndex((step) => step.label === here);
  const marked = at < 0 ? undefined : shown.find((step) => steps.indexOf(step) >= at);
  const rowOf = (n: number) => 1 + Math.round(((most - n) * (height - 1)) / span);
  // Where points are few, a number stands only at the row that is nearest to it.
  const exact = span < height - 1;
  for (let y = 0; y < height; y++) {
    const value = most - (y * span) / (height - 1);
    const whole = Math.round(value);
    if (!exact || rowOf(whole) === 1 + y) area.right(5, 1 + y, String(whole), DIM);
    area.text(6, 1 + y, '│', DIM);
  }
  area.text(6, 1 + height, `└${'─'.repeat(Math.min(area.width - 8, shown.length * width))}`, DIM);
  // Dots lead from round to round, so that a seat's way can be followed by eye.
  shown.slice(1).forEach((step, i) => {
    step.points.forEach((n, seat) => {
      const from = shown[i]!.points[seat]!;
      for (let k = 1; k < width; k++) {
        area.text(7 + i * width + k, rowOf(from + ((n - from) * k) / width), '·', DIM);
      }
    });
  });
  shown.forEach((step, i) => {
    const x = 7 + i * width;
    area.text(x, 2 + height, cut(step.label, width - 1), step === marked ? ACCENT : DIM);
    const used = new Map<number, number>();
    step.points.forEach((n, seat) => {
      const y = rowOf(n);
      const beside = used.get(y) ?? 0;
      used.set(y, beside + 1);
      area.text(x + beside, y, String(seat + 1), seatStyle(seat));
    });
  });
}

export interface Swing {
  readonly n: number;
  readonly seat: number;
  readonly round: number;
  readonly points: number;
}

/** Points that events name with their source, as far as everybody hears of them. */
export function toldPoints(told: readonly Told[]): { seat: Seat; source: string; n: number }[] {
  const events = heardBy(told, null) as readonly (GameEvent & { source?: unknown; points?: unknown; n?: unknown })[];
  return events.flatMap(({ seat, source, points, n }) => {
    const amount = points ?? n;
    return seat !== undefined && typeof source === 'string' && typeof amount === 'number'
      ? [{ seat, source, n: amount }]
      : [];
  });
}

/** Where the points of a swing came from: sums by source, or what was told of the seat where no event names a source. */
export function whence(session: TableReading, swing: Swing): string {
  const row = session.history()[swing.n - 1];
  const told = row?.told ?? [];
  const sums = new Map<string, number>();
  for (const { seat, source, n } of toldPoints(told))
    if (seat === swing.seat) sums.set(source, (sums.get(source) ?? 0) + n);
  const { phrases } = session.module;
  if (sums.size > 0) {
    const parts = [...sums].filter(([, n]) => n !== 0).sort(([, a], [, b]) => Math.abs(b) - Math.abs(a));
    return parts.map(([source, n]) => `${phrases.source(source)} ${n}`).join(', ');
  }
  const telling = session.telling(null);
  const name = `${telling.name(swing.seat)} `;
  return heardBy(told, null)
    .filter((event) => event.seat === swing.seat)
    .flatMap((event) => phrases.event(event, telling) ?? [])
    .map((text) => (text.startsWith(name) ? text.slice(name.length) : text))
    .join('; ');
}

/** The answers after which somebody's points changed most. */
export function swings(session: TableReading, most: number): Swing[] {
  const key = pointsKey(session);
  if (key === undefined) return [];
  const out: Swing[] = [];
  let before: readonly Record<string, number>[] | null = null;
  for (const row of session.history()) {
    if (before) {
      row.tally.forEach((tally, seat) => {
        const points = (tally[key] ?? 0) - (before![seat]?.[key] ?? 0);
        // What a seat gets for sitting down is no swing.
        if (points !== 0 && row.round > 0) out.push({ n: row.n, seat, round: row.round, points });
      });
    }
    before = row.tally;
  }
  return out.sort((a, b) => Math.abs(b.points) - Math.abs(a.points) || a.n - b.n).slice(0, most);
}
