/** Points by source and round: what every round brought. */
import { answerOf } from '../../../engine/log.js';
import type { TableReading } from '../../table/source.js';
import type { Texts } from '../../texts/texts.js';
import { toldPoints } from './points.js';

interface RoundPoints {
  readonly round: number;
  /** The last of several rounds that are told together. */
  readonly last: number;
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
    round,
    last: round,
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
    round,
    last: round,
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

export function plus(all: readonly Readonly<Record<string, number>>[]): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const one of all) for (const [key, n] of Object.entries(one)) sums[key] = (sums[key] ?? 0) + n;
  return sums;
}

export const total = (points: Readonly<Record<string, number>>) => Object.values(points).reduce((sum, n) => sum + n, 0);

/** Neighbouring rounds become one column where there are too many of them. */
export function grouped(rounds: readonly RoundPoints[], most: number): RoundPoints[] {
  const size = Math.max(1, Math.ceil(rounds.length / Math.max(1, most)));
  return Array.from({ length: Math.ceil(rounds.length / size) }, (_, i) => {
    const part = rounds.slice(i * size, (i + 1) * size);
    const [first, last] = [part[0]!, part.at(-1)!];
    return {
      round: first.round,
      last: last.last,
      brought: first.brought.map((_, seat) => plus(part.map((r) => r.brought[seat]!))),
    };
  });
}

/** 'start', 'r3', or 'r3-5' where several rounds are told together. */
export function roundLabel({ round, last }: RoundPoints, texts: Texts): string {
  if (last === round) return round === 0 ? texts.start : texts.round({ n: round });
  return texts.roundsTo({ first: round, last });
}
