/**
 * What the log alone does not say of past answers: which question was asked, and which sources of points changed. Found
 * by playing the game again beside the table, once, and kept as long as the answers stay the same.
 */
import { answerOf } from '../../../engine/log.js';
import { reactionTopics } from '../../../engine/orders.js';
import type { TableReading } from '../../table/source.js';

interface Past {
  readonly id: string;
  /** Topic of the question that was answered. */
  readonly topic: string;
  /** Sources of points that changed for anybody. */
  readonly sources: readonly string[];
}

const known = new WeakMap<TableReading, Past[]>();

export function past(session: TableReading): readonly Past[] {
  const kept = known.get(session) ?? [];
  let same = 0;
  while (same < kept.length && session.log[same]?.[1] === kept[same]!.id) same++;
  kept.length = same;
  if (same < session.log.length) {
    const other = session.at(same);
    let before = standings(other);
    for (const entry of session.log.slice(same)) {
      const topic = other.prompt()?.topic ?? '';
      other.submit(answerOf(entry));
      const after = standings(other);
      kept.push({ id: entry[1], topic, sources: changed(before, after) });
      before = after;
    }
  }
  known.set(session, kept);
  return kept;
}

function standings(session: TableReading): Record<string, number>[] {
  return session.table.seats.map((_, seat) => session.standing(seat));
}

function changed(before: readonly Record<string, number>[], after: readonly Record<string, number>[]): string[] {
  const out = new Set<string>();
  after.forEach((points, seat) => {
    for (const key of new Set([...Object.keys(points), ...Object.keys(before[seat] ?? {})]))
      if ((points[key] ?? 0) !== (before[seat]?.[key] ?? 0)) out.add(key);
  });
  return [...out];
}

/** By answer: a reaction to what another seat did, of the kind that standing orders answer. */
export function reactions(session: TableReading): readonly boolean[] {
  const topics = reactionTopics(session);
  let turn = -1;
  return past(session).map(({ topic }, i) => {
    const seat = session.log[i]![0];
    const reaction = topics.has(topic) && turn >= 0 && seat !== turn;
    if (!reaction) turn = seat;
    return reaction;
  });
}
