/** A played game as text: every answer in words, what it caused, and the numbers after it. */
import { heardBy } from '../engine/engine.js';
import { answerOf } from '../engine/log.js';
import type { LedgerColumn } from '../engine/phrasebook.js';
import type { Session } from '../engine/session.js';
import type { Seat } from '../engine/types.js';
import { spoken } from '../languages/spoken.js';

interface StoryRow {
  readonly n: number;
  readonly round: number;
  readonly seat: Seat;
  readonly id: string;
  /** The answer in words; null when the reader may not know it. */
  readonly text: string | null;
  readonly events: readonly string[];
  /** The answering seat's ledger columns afterwards. */
  readonly numbers: readonly string[];
}

/** Walks a session from its start. The reader is a seat or a bystander; once a game is over nothing is secret. */
export function* story(session: Session, reader: Seat | null): Generator<StoryRow> {
  const { phrases } = session.module;
  const open = !session.secrets() || session.over() !== null;
  const walk = session.at(0);
  for (const entry of session.log) {
    const prompt = walk.prompt();
    const seat = entry[0];
    const choice = prompt?.choices.find((c) => c.id === entry[1]);
    const may = open || reader === seat;
    const text = choice && may ? phrases.choice(choice, walk.telling(seat), entry[2]) : null;
    const told = walk.submit(answerOf(entry));
    const eyes = open ? seat : reader;
    const telling = walk.telling(eyes);
    const events = heardBy(told, eyes).map((event) => phrases.event(event, telling));
    yield {
      n: walk.log.length,
      round: walk.round(),
      seat,
      id: entry[1],
      text,
      events: events.filter((line): line is string => line !== null),
      numbers: numbers(phrases.ledger, walk.tally(seat)),
    };
  }
}

/** 'round 3' */
export function roundHead(round: number): string {
  const { setUp, round: nth } = spoken().commands.story;
  return round === 0 ? setUp : nth({ n: round });
}

/** '#12 Ann: build E7' */
export function moveLine(row: StoryRow, { table }: Session): string {
  const { move, secret } = spoken().commands.story;
  return move({ n: row.n, name: table.seats[row.seat]?.name ?? '?', text: row.text ?? secret });
}

function numbers(ledger: readonly LedgerColumn[], tally: Record<string, number>): string[] {
  return ledger.map((column) => column.keys.map((key) => tally[key] ?? 0).join('/'));
}

/** Final or present points by source, one row per source that gave anybody points, with totals. */
export function pointsTable(session: Session): (string | number)[][] {
  const seats = session.table.seats.map((_, seat) => session.standing(seat));
  const sources = [...new Set(seats.flatMap((s) => Object.keys(s)))];
  const rows: (string | number)[][] = [['', ...session.table.seats.map((seat) => seat.name)]];
  for (const source of sources) {
    const row = seats.map((s) => s[source] ?? 0);
    if (row.some((n) => n !== 0)) rows.push([session.module.phrases.source(source), ...row]);
  }
  rows.push([spoken().commands.story.total, ...seats.map((s) => Object.values(s).reduce((a, b) => a + b, 0))]);
  return rows;
}
