/** Points by source for all seats, points over time, and what changed them most. */
import { heardBy } from '../../../engine/engine.js';
import type { GameEvent, Seat, Told } from '../../../engine/types.js';
import type { TableReading } from '../../table/source.js';
import type { Texts } from '../../texts/texts.js';

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
export function course(session: TableReading, texts: Texts): Course[] {
  const key = pointsKey(session);
  if (key === undefined) return [];
  const out: Course[] = [];
  let round = -1;
  for (const row of session.history()) {
    const points = row.tally.map((t) => t[key] ?? 0);
    const label = row.round === 0 ? texts.start : texts.round({ n: row.round });
    if (row.round !== round) out.push({ label, points });
    else out[out.length - 1] = { label, points };
    round = row.round;
  }
  if (session.over()) out.push({ label: texts.end, points: pointsTable(session).totals });
  return out;
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
