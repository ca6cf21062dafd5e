/** Rows of the log and the ledger, filtered, and their exports. */
import { heardBy } from '../../../engine/engine.js';
import { folded } from '../../../engine/fold.js';
import { entryText } from '../../../engine/log.js';
import type { HistoryRow } from '../../../engine/session.js';
import type { Seat } from '../../../engine/types.js';
import { padRight } from '../../components/text.js';
import type { TableMemory } from '../../host.js';
import { dealing, sentences } from '../../table/position.js';
import type { TableReading } from '../../table/source.js';
import { joined } from '../../table/words.js';
import type { Texts } from '../../texts/texts.js';

export interface LogRow {
  readonly n: number;
  /** Nobody: how the table was dealt. */
  readonly seat: Seat | null;
  /** Null where the kind of the answer is nobody else's business. */
  readonly verb: string | null;
  readonly round: number;
  readonly text: string;
  /** One per ledger column: the value, and the difference to the seat's row before it. */
  readonly cells: readonly { readonly value: string; readonly change: string }[];
}

/** Every answer as a row, as far as the viewer may know. */
export function logRows(
  session: TableReading,
  viewer: Seat | null,
  texts: Texts,
  agreed: TableMemory['agreed'] = [],
): LogRow[] {
  const hidden = texts.hidden;
  const telling = session.telling(viewer);
  let before: HistoryRow | null = null;
  return session.history().map((row) => {
    const [seat, id] = row.entry;
    const tally = row.tally[seat]!;
    const old = before?.tally[seat] ?? tally;
    before = row;
    const said = sentences(session, telling, heardBy(row.told, viewer));
    // An answer that told nothing is shown by its word where everybody may see it.
    const word = session.module.phrases.verb(id.split(':')[0]!);
    const text = said !== '' ? said : session.secrets() && viewer !== seat ? hidden : texts.chooses({ what: word });
    // What was agreed before the first answer stands with the first.
    const notes = agreed
      .filter(({ at }) => Math.max(1, at) === row.n)
      .map(({ undo }) => texts.undoAgreed({ policy: undo }));
    return {
      n: row.n,
      seat,
      verb: text === hidden ? null : id.split(':')[0]!,
      round: row.round,
      text: [text, ...notes].join(' · '),
      cells: session.module.phrases.ledger.map((column) => ({
        value: joined(column.keys, tally),
        change: change(column.keys, old, tally),
      })),
    };
  });
}

/** '(+3)': only for single numbers; several in one column show their sum changing by looking at them. */
function change(
  keys: readonly string[],
  before: Readonly<Record<string, number>>,
  after: Readonly<Record<string, number>>,
): string {
  if (keys.length !== 1) return '';
  const by = (after[keys[0]!] ?? 0) - (before[keys[0]!] ?? 0);
  return by === 0 ? '' : `(${by > 0 ? '+' : ''}${by})`;
}

/** How the table was dealt: it stands before the first answer. */
export function dealtRows(session: TableReading, viewer: Seat | null): LogRow[] {
  return dealing(session, viewer).map((text) => ({ n: 0, seat: null, verb: null, round: 0, text, cells: [] }));
}

interface LogFilter {
  readonly seat: Seat | null;
  readonly verb: string | null;
  readonly find: string;
}

export function filtered(rows: readonly LogRow[], filter: LogFilter): LogRow[] {
  const find = folded(filter.find);
  return rows.filter(
    (row) =>
      (filter.seat === null || row.seat === filter.seat) &&
      (filter.verb === null || row.verb === filter.verb) &&
      (find === '' || folded(row.text).includes(find)),
  );
}

export const EXPORTS = { t: 'txt', j: 'json', m: 'md' } as const;
export type ExportKey = keyof typeof EXPORTS;

export function exported(session: TableReading, all: readonly LogRow[], format: ExportKey): string {
  const rows = all.filter(({ n }) => n > 0);
  const name = (seat: Seat | null) => session.table.seats[seat ?? -1]?.name ?? '';
  const heads = session.module.phrases.ledger.map((c) => c.head);
  if (format === 'j') {
    // An answer's id may name a card that still lies face down.
    const open = !session.secrets() || session.over() !== null;
    const out = rows.map((r) => ({
      n: r.n,
      seat: name(r.seat),
      round: r.round,
      answer: open ? entryText(session.log[r.n - 1]!) : null,
      text: r.text,
      ...Object.fromEntries(r.cells.map((c, i) => [heads[i]!, c.value])),
    }));
    return `${JSON.stringify(out, null, 1)}\n`;
  }
  const cells = (r: LogRow) => r.cells.map((c) => c.value + c.change);
  if (format === 'm') {
    const line = (parts: readonly string[]) => `| ${parts.map((p) => p.replace(/\|/g, '/')).join(' | ')} |`;
    return `${[
      line(['#', 'seat', 'action', ...heads]),
      line(['---', '---', '---', ...heads.map(() => '---')]),
      ...rows.map((r) => line([String(r.n), name(r.seat), r.text, ...cells(r)])),
    ].join('\n')}\n`;
  }
  return `${rows
    .map(
      (r) =>
        `#${String(r.n).padEnd(4)} ${padRight(name(r.seat), 10)} ${r.text}   ${cells(r)
          .map((c, i) => `${heads[i]} ${c}`)
          .join('  ')}`,
    )
    .join('\n')}\n`;
}
