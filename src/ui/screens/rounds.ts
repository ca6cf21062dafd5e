/** Points by source and round: what every round brought. */
import { answerOf } from '../../engine/log.js';
import type { Seat } from '../../engine/types.js';
import type { Area } from '../paint/area.js';
import { seatStyle } from '../paint/parts.js';
import { cut } from '../paint/text.js';
import { ACCENT, DIM } from '../table/frame.js';
import type { TableReading } from '../table/source.js';
import { P } from '../texts/en.js';
import { toldPoints } from './points.js';

interface RoundPoints {
  readonly label: string;
  /** By seat: what each source brought in these rounds. */
  readonly brought: readonly Readonly<Record<string, number>>[];
}

const known = new WeakMap<TableReading, { length: number; rounds: readonly RoundPoints[] }>();

/** One entry for every round, the set-up first. */
export function roundPoints(session: TableReading): readonly RoundPoints[] {
  const kept = known.get(session);
  if (kept?.length === session.log.length) return kept.rounds;
  const rounds = fromTold(session) ?? fromStandings(session);
  known.set(session, { length: session.log.length, rounds });
  return rounds;
}

const labelOf = (round: number) => (round === 0 ? P.start : P.round({ n: round }));

/** As the rules told the points, where they name their sources; what they never told was there from the start. */
function fromTold(session: TableReading): RoundPoints[] | null {
  const rounds = new Map<number, Record<string, number>[]>();
  let named = false;
  for (const row of session.history()) {
    const brought = rounds.get(row.round) ?? session.table.seats.map((): Record<string, number> => ({}));
    rounds.set(row.round, brought);
    for (const { seat, source, n } of toldPoints(row.told)) {
      named = true;
      brought[seat]![source] = (brought[seat]![source] ?? 0) + n;
    }
  }
  if (!named) return null;
  const all = [...rounds.values()];
  const rest = session.table.seats.map((_, seat) => minus(session.standing(seat), plus(all.map((r) => r[seat]!))));
  return [...rounds].map(([round, brought], i) => ({
    label: labelOf(round),
    brought: i > 0 ? brought : brought.map((points, seat) => plus([points, rest[seat]!])),
  }));
}

/** Else by playing the game again: how far the standing rose from the end of one round to the next. */
function fromStandings(session: TableReading): RoundPoints[] {
  const copy = session.at(0);
  const standings = () => session.table.seats.map((_, seat) => ({ ...copy.standing(seat) }));
  const ends = [{ round: copy.round(), points: standings() }];
  for (const entry of session.log) {
    copy.submit(answerOf(entry));
    const last = ends.at(-1)!;
    if (copy.round() === last.round || copy.over()) last.points = standings();
    else ends.push({ round: copy.round(), points: standings() });
  }
  return ends.map(({ round, points }, i) => ({
    label: labelOf(round),
    brought: points.map((now, seat) => minus(now, ends[i - 1]?.points[seat] ?? {})),
  }));
}

function minus(
  now: Readonly<Record<string, number>>,
  before: Readonly<Record<string, number>>,
): Record<string, number> {
  const keys = new Set([...Object.keys(now), ...Object.keys(before)]);
  return Object.fromEntries([...keys].map((key) => [key, (now[key] ?? 0) - (before[key] ?? 0)]));
}

function plus(all: readonly Readonly<Record<string, number>>[]): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const one of all) for (const [key, n] of Object.entries(one)) sums[key] = (sums[key] ?? 0) + n;
  return sums;
}

export const total = (points: Readonly<Record<string, number>>) => Object.values(points).reduce((sum, n) => sum + n, 0);

/** Neighbouring rounds become one column where there are too many of them. */
function grouped(rounds: readonly RoundPoints[], most: number): RoundPoints[] {
  const size = Math.max(1, Math.ceil(rounds.length / Math.max(1, most)));
  return Array.from({ length: Math.ceil(rounds.length / size) }, (_, i) => {
    const part = rounds.slice(i * size, (i + 1) * size);
    const [first, last] = [part[0]!, part.at(-1)!];
    return {
      label: first === last ? first.label : P.rounds({ first: first.label, last: last.label }),
      brought: first.brought.map((_, seat) => plus(part.map((r) => r.brought[seat]!))),
    };
  });
}

const TITLE = 22;
const COLUMN = 7;

/** Sources are rows, rounds are columns, for one seat. Returns the row below. */
export function paintRounds(area: Area, session: TableReading, seat: Seat): number {
  const all = roundPoints(session);
  const rounds = grouped(all, Math.floor((area.width - TITLE - COLUMN) / COLUMN));
  const sums = plus(all.map((round) => round.brought[seat]!));
  const keys = Object.keys(sums).filter((key) => all.some((round) => (round.brought[seat]![key] ?? 0) !== 0));
  const end = (i: number) => TITLE + (i + 1) * COLUMN;
  const name = session.table.seats[seat]!.name;
  const x = area.text(0, 0, `${P.byRound}  `, { bold: true });
  area.text(x, 0, String(seat + 1), seatStyle(seat));
  area.text(x + 2, 0, `‹ ${name} ›`, ACCENT);
  [...rounds.map((round) => round.label), P.total].forEach((label, i) => {
    area.right(end(i), 1, label, DIM);
  });
  const put = (y: number, title: string, cells: readonly number[], bold: boolean) => {
    area.text(2, y, cut(title, TITLE - 2), bold ? { bold } : {});
    cells.forEach((n, i) => {
      area.right(
        end(i),
        y,
        n === 0 ? '·' : String(n),
        n === 0 ? DIM : bold || i === cells.length - 1 ? { bold: true } : {},
      );
    });
  };
  const shown = keys.slice(0, area.height - 3);
  shown.forEach((key, i) => {
    const cells = rounds.map((round) => round.brought[seat]![key] ?? 0);
    put(2 + i, session.module.phrases.source(key), [...cells, sums[key] ?? 0], false);
  });
  put(2 + shown.length, P.total, [...rounds.map((round) => total(round.brought[seat]!)), total(sums)], true);
  return 3 + shown.length;
}
