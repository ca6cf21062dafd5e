/** Branches side by side: goods, points at the end of the round, points if it ended now, and where those come from. */
import type { LedgerColumn } from '../../engine/phrasebook.js';
import type { Answer, Seat } from '../../engine/types.js';
import type { Area } from '../paint/area.js';
import type { Style } from '../paint/style.js';
import { cut } from '../paint/text.js';
import { ACCENT, DIM } from '../table/frame.js';
import type { TableSource } from '../table/source.js';
import { joined, total } from '../table/words.js';
import { P } from '../texts/en.js';
import type { GameUi } from '../types.js';
import { firstShown } from './list.js';
import { roundEnd } from './round-end.js';

export interface Branch {
  name: string;
  readonly session: TableSource;
  readonly steps: { answer: Answer; seat: Seat; words: string }[];
}

export interface Compared {
  readonly ledger: readonly LedgerColumn[];
  readonly ui: GameUi;
  readonly seat: Seat;
  readonly now: TableSource;
  readonly branches: readonly Branch[];
  /** The branch that is played on. */
  readonly at: number;
  /** Who answers for the other seats. */
  readonly others: string;
}

interface Column {
  readonly head: string;
  /** What it says now, and in every branch. */
  readonly cells: readonly string[];
  readonly width: number;
}

/** Columns left for what was done in a branch, at least. */
const WORDS = 20;
const LEFT = 3;
const GAP = 2;

export function paintBranches(area: Area, c: Compared): void {
  const sessions = [c.now, ...c.branches.map((b) => b.session)];
  const ahead = aheadColumns(c, sessions);
  const room = area.width - LEFT - WORDS - width(ahead);
  const columns = [...fitting(goodsColumns(c, sessions), room), ...ahead];
  const words = area.width - LEFT - width(columns);
  const put = (y: number, title: string, cells: readonly string[], style: Style) => {
    area.text(LEFT, y, cut(title, words - 1), style);
    let x = LEFT + words;
    cells.forEach((cell, i) => {
      x += columns[i]!.width + GAP;
      area.right(x - 1, y, cell, style);
    });
  };
  const row = (i: number) => columns.map((column) => column.cells[i]!);
  put(
    0,
    P.branch,
    columns.map((column) => column.head),
    DIM,
  );
  put(1, P.now, row(0), {});
  const fits = area.height - 5;
  const first = firstShown(c.branches.length, fits, c.at);
  c.branches.slice(first, first + fits).forEach((branch, i) => {
    const marked = first + i === c.at;
    const style = marked ? ACCENT : {};
    if (marked) area.text(0, 2 + i, '►', ACCENT);
    area.text(1, 2 + i, branch.name[0]!, style);
    const called = branch.name.length > 1 ? `${branch.name}: ` : '';
    put(2 + i, `${called}${branch.steps.map((s) => s.words).join('; ') || P.now}`, row(1 + first + i), style);
  });
  const below = 3 + Math.min(fits, c.branches.length);
  paintSources(area.sub(0, below, area.width, area.height - below - 3), c, sessions);
  area.text(0, area.height - 2, cut(P.roundEndNote, area.width), DIM);
  area.text(0, area.height - 1, P.others({ how: c.others }), DIM);
  area.right(area.width, area.height - 1, leader(c), DIM);
}

function width(columns: readonly Column[]): number {
  return columns.reduce((sum, column) => sum + column.width + GAP, 0);
}

function column(head: string, cells: readonly string[]): Column {
  return { head, cells, width: Math.max(head.length, ...cells.map((cell) => cell.length)) };
}

function goodsColumns(c: Compared, sessions: readonly TableSource[]): Column[] {
  const tallies = sessions.map((session) => session.tally(c.seat));
  return c.ledger.map(({ head, keys }) =>
    column(
      head,
      tallies.map((tally) => joined(keys, tally)),
    ),
  );
}

/** What lies ahead always has its columns. */
function aheadColumns({ ui, seat }: Compared, sessions: readonly TableSource[]): Column[] {
  const { outlook } = ui;
  return [
    column(
      P.roundEnd,
      sessions.map((session) => roundEnd(session, seat)),
    ),
    column(
      P.endedNow,
      sessions.map((session) => String(total(session, seat))),
    ),
    ...(outlook
      ? [
          column(
            P.nearest,
            sessions.map((session) => outlook(session.view(seat), seat)),
          ),
        ]
      : []),
  ];
}

/** What tells the branches apart comes before what is the same in all of them; shown in the order of the ledger. */
function fitting(columns: readonly Column[], room: number): Column[] {
  const differs = (c: Column) => c.cells.some((cell) => cell !== c.cells[0]);
  const wanted = [
    ...columns.slice(0, 1),
    ...columns.slice(1).filter(differs),
    ...columns.slice(1).filter((c) => !differs(c)),
  ];
  const taken = new Set<Column>();
  for (const c of wanted) if (width([...taken, c]) <= room) taken.add(c);
  return columns.filter((c) => taken.has(c));
}

/** Where the points would come from, one column for each branch; only in windows with room for it. */
function paintSources(area: Area, c: Compared, sessions: readonly TableSource[]): void {
  const standings = sessions.map((session) => session.standing(c.seat));
  const keys = [...new Set(standings.flatMap((points) => Object.keys(points)))].filter((key) =>
    standings.some((points) => (points[key] ?? 0) !== 0),
  );
  if (keys.length === 0 || area.height < keys.length + 2) return;
  const at = (i: number) => 28 + (i + 1) * 6;
  const shown = sessions.slice(0, Math.floor((area.width - 28) / 6));
  area.text(LEFT, 0, P.endedNowBySource, { bold: true });
  shown.forEach((_, i) => {
    area.right(at(i), 0, i === 0 ? P.now : c.branches[i - 1]!.name[0]!, i - 1 === c.at ? ACCENT : DIM);
  });
  const { phrases } = c.now.module;
  keys.forEach((key, y) => {
    area.text(LEFT, 1 + y, cut(phrases.source(key), 24));
    shown.forEach((_, i) => {
      const points = standings[i]![key] ?? 0;
      const changed = points !== (standings[0]![key] ?? 0);
      area.right(at(i), 1 + y, String(points), changed ? { ink: 'changed', bold: true } : {});
    });
  });
}

function leader(c: Compared): string {
  const best = c.branches
    .map((b) => ({ name: b.name, points: total(b.session, c.seat) }))
    .sort((a, b) => b.points - a.points);
  const ahead = best.length > 1 ? best[0]!.points - best[1]!.points : 0;
  return ahead > 0 ? P.branchAhead({ name: best[0]!.name, points: ahead }) : '';
}
