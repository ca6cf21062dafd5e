import { must } from './must.js';
import type { Answer, Seat } from './types.js';

/** What the save stores of a game: who answered what. Everything else follows from the seed and the options. */
export type LogEntry = readonly [seat: Seat, id: string] | readonly [seat: Seat, id: string, n: number];

export function entryOf(seat: Seat, answer: Answer): LogEntry {
  return answer.n === undefined ? [seat, answer.id] : [seat, answer.id, answer.n];
}

export function answerOf(entry: LogEntry): Answer {
  return entry.length === 3 ? { id: entry[1], n: entry[2] } : { id: entry[1] };
}

/** '2 build:E7' or '1 burn x3': one entry as text, for bug reports and typing. */
export function entryText(entry: LogEntry): string {
  return entry.length === 3 ? `${entry[0] + 1} ${entry[1]} x${entry[2]}` : `${entry[0] + 1} ${entry[1]}`;
}

export function entryFromText(text: string): LogEntry | null {
  const m = /^([1-9]\d{0,2}) (\S+)(?: x(-?\d{1,15}))?$/.exec(text.trim());
  if (!m) return null;
  const seat = Number(m[1]) - 1;
  return m[3] === undefined
    ? [seat, must(m[2], 'part of the line')]
    : [seat, must(m[2], 'part of the line'), Number(m[3])];
}
