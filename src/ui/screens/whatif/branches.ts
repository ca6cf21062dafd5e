/** Branches side by side: goods, points at the end of the round, points if it ended now, and where those come from. */
import type { LedgerColumn } from '../../../engine/phrasebook.js';
import type { Answer, Seat } from '../../../engine/types.js';
import { textWidth } from '../../components/text.js';
import type { TableSource } from '../../table/source.js';
import { joined, total } from '../../table/words.js';
import type { Texts } from '../../texts/texts.js';
import type { GameUi } from '../../types.js';
import { roundEnd } from './round-end.js';

export interface Branch {
  name: string;
  readonly session: TableSource;
  readonly steps: { answer: Answer; seat: Seat; words: string }[];
}

export interface Compared {
  readonly ledger: readonly LedgerColumn[];
  readonly ui: GameUi;
  readonly texts: Texts;
  readonly seat: Seat;
  readonly now: TableSource;
  readonly branches: readonly Branch[];
  /** The branch that is played on. */
  readonly at: number;
}

export interface Column {
  readonly head: string;
  /** What it says now, and in every branch. */
  readonly cells: readonly string[];
  readonly width: number;
}

export const COLUMN_GAP = 2;

/** Now, and every branch. */
export const sessionsOf = (c: Compared): TableSource[] => [c.now, ...c.branches.map((b) => b.session)];

export const widthOf = (columns: readonly Column[]): number =>
  columns.reduce((sum, column) => sum + column.width + COLUMN_GAP, 0);

function column(head: string, cells: readonly string[]): Column {
  return { head, cells, width: Math.max(textWidth(head), ...cells.map((cell) => textWidth(cell))) };
}

/** Goods under the heads of the ledger, or under the game's words for them. */
export function goodsColumns(c: Compared, sessions: readonly TableSource[], inWords: boolean): Column[] {
  const tallies = sessions.map((session) => session.tally(c.seat));
  const word = (keys: readonly string[]) => (inWords && keys.length === 1 ? c.ui.tally?.(keys[0] ?? '') : undefined);
  return c.ledger.map(({ head, keys }) =>
    column(
      word(keys) ?? head,
      tallies.map((tally) => joined(keys, tally)),
    ),
  );
}

/** What lies ahead always has its columns. */
export function aheadColumns(c: Compared, sessions: readonly TableSource[]): Column[] {
  const { ui, seat } = c;
  const { outlook } = ui;
  return [
    column(
      c.texts.roundEnd,
      sessions.map((session) => roundEnd(session, seat)),
    ),
    column(
      c.texts.endedNow,
      sessions.map((session) => String(total(session, seat))),
    ),
    ...(outlook
      ? [
          column(
            c.texts.nearest,
            sessions.map((session) => outlook(session.view(seat), seat)),
          ),
        ]
      : []),
  ];
}

/** What tells the branches apart comes before what is the same in all of them; shown in the order of the ledger. */
export function fitting(columns: readonly Column[], room: number): Column[] {
  const differs = (c: Column) => c.cells.some((cell) => cell !== c.cells[0]);
  const wanted = [
    ...columns.slice(0, 1),
    ...columns.slice(1).filter(differs),
    ...columns.slice(1).filter((c) => !differs(c)),
  ];
  const taken = new Set<Column>();
  for (const c of wanted) if (widthOf([...taken, c]) <= room) taken.add(c);
  return columns.filter((c) => taken.has(c));
}

/** Sources of points that are not zero everywhere, with their points now and in every branch. */
export function sourceRows(c: Compared): { key: string; points: readonly number[] }[] {
  const standings = sessionsOf(c).map((session) => session.standing(c.seat));
  const keys = [...new Set(standings.flatMap((points) => Object.keys(points)))];
  return keys
    .map((key) => ({ key, points: standings.map((points) => points[key] ?? 0) }))
    .filter(({ points }) => points.some((n) => n !== 0));
}

/** The branch with most points, and by how many; null where none is ahead. */
export function leader(c: Compared): { name: string; points: number } | null {
  const [best, second] = c.branches
    .map((b) => ({ name: b.name, points: total(b.session, c.seat) }))
    .sort((a, b) => b.points - a.points);
  const points = best && second ? best.points - second.points : 0;
  return best && points > 0 ? { name: best.name, points } : null;
}
