/** The log in sentences, and the ledger like a bank statement. The ledger is also the index of the replay. */
import type { Seat } from '../../engine/types.js';
import type { OpenTable } from '../host.js';
import { type CommandId, commandFor, keyRow } from '../keys/commands.js';
import { typed } from '../keys/key.js';
import type { Area } from '../paint/area.js';
import { seatStyle } from '../paint/parts.js';
import { cut, wrapText } from '../paint/text.js';
import type { Scene, Stage } from '../scene.js';
import { ACCENT, DIM } from '../table/frame.js';
import { P } from '../texts/en.js';
import { HelpScene } from './help.js';
import { columnsFitting, firstShown, paintList, stepped } from './list.js';
import { EXPORTS, type ExportKey, exported, filtered, type LogRow, logRows } from './log-rows.js';
import { past, reactions } from './recall.js';
import { ReplayScene } from './replay.js';

/** A long answer is shown in up to this many rows while it is marked. */
const MOST_LINES = 4;

type Line = { kind: 'find' | 'go' | 'export'; text: string };

export class LogScene implements Scene {
  private ledger = false;
  private seat: Seat | null = null;
  private verb: string | null = null;
  private find = '';
  private line: Line | null = null;
  private message = '';
  private readonly source: string | null;
  private readonly all: readonly LogRow[];
  private rows: readonly LogRow[];
  private row: number;

  constructor(
    private readonly stage: Stage,
    private readonly table: OpenTable,
    private readonly viewer: Seat | null,
    /** Only answers after which points of this source changed, as a ledger. */
    source: string | null = null,
  ) {
    const rows = logRows(table.session, viewer);
    this.source = source;
    this.all = source === null ? rows : rows.filter((r) => past(table.session)[r.n - 1]?.sources.includes(source));
    this.ledger = source !== null;
    this.rows = this.all;
    this.row = this.rows.length - 1;
  }

  key(key: string): void {
    this.message = '';
    if (this.line) {
      this.lineKey(key, this.line);
      return;
    }
    switch (commandFor('log', key)) {
      case 'row':
        this.row = stepped(this.row, key === 'up' || key === 'k' ? -1 : 1, this.rows.length);
        return;
      case 'page-turn':
        this.row = stepped(this.row, key === 'pageup' ? -15 : 15, this.rows.length);
        return;
      case 'ends':
        this.row = key === 'home' ? 0 : this.rows.length - 1;
        return;
      case 'turn':
        this.seek(key === ']' ? 1 : -1, (a, b) => a.seat !== b.seat);
        return;
      case 'round':
        this.seek(key === '}' ? 1 : -1, (a, b) => a.round !== b.round);
        return;
      case 'filter-seat':
        this.seat = this.seat === null ? 0 : this.seat + 1 < this.table.session.seats ? this.seat + 1 : null;
        this.filter();
        return;
      case 'filter-verb': {
        const verbs = [...new Set(this.all.flatMap((r) => r.verb ?? []))];
        const at = this.verb === null ? -1 : verbs.indexOf(this.verb);
        this.verb = verbs[at + 1] ?? null;
        this.filter();
        return;
      }
      case 'filter':
        this.line = { kind: 'find', text: this.find };
        return;
      case 'go-to':
        this.line = { kind: 'go', text: '' };
        return;
      case 'export':
        this.line = { kind: 'export', text: '' };
        return;
      case 'log':
        if (this.ledger) this.stage.pop();
        this.ledger = true;
        return;
      case 'go': {
        const row = this.rows[this.row];
        if (row) this.stage.push(new ReplayScene(this.stage, this.table, this.viewer, row.n));
        return;
      }
      case 'help':
        this.stage.push(new HelpScene(this.stage, 'log'));
        return;
      case 'back':
        this.stage.pop();
        return;
    }
  }

  /** To the next row that begins something new. */
  private seek(by: number, differs: (a: LogRow, b: LogRow) => boolean): void {
    let at = this.row;
    while (this.rows[at + by] && !differs(this.rows[at]!, this.rows[at + by]!)) at += by;
    this.row = stepped(at, by, this.rows.length);
  }

  private filter(): void {
    const here = this.rows[this.row]?.n ?? 0;
    this.rows = filtered(this.all, { seat: this.seat, verb: this.verb, find: this.find });
    const at = this.rows.findIndex((r) => r.n >= here);
    this.row = at < 0 ? this.rows.length - 1 : at;
  }

  private lineKey(key: string, line: Line): void {
    const sign = typed(key);
    if (key === 'escape') {
      this.line = null;
      if (line.kind === 'find') this.find = '';
      if (line.kind === 'find') this.filter();
    } else if (line.kind === 'export') {
      this.line = null;
      if (Object.hasOwn(EXPORTS, key)) this.export(key as ExportKey);
    } else if (key === 'enter') {
      this.line = null;
      if (line.kind === 'go' && line.text !== '') {
        const at = this.rows.findIndex((r) => r.n >= Number(line.text));
        this.row = at < 0 ? this.rows.length - 1 : at;
      }
    } else if (key === 'backspace' || (sign !== null && (line.kind !== 'go' || /\d/.test(sign)))) {
      line.text = key === 'backspace' ? line.text.slice(0, -1) : line.text + sign;
      if (line.kind === 'find') this.find = line.text;
      if (line.kind === 'find') this.filter();
    } else if (key === 'up' || key === 'down') {
      this.row = stepped(this.row, key === 'up' ? -1 : 1, this.rows.length);
    }
  }

  /** Without secrets until the game is over. */
  private export(format: ExportKey): void {
    const { session, name } = this.table;
    const safe = session.over() ? this.rows : this.publicRows();
    try {
      const where = this.stage.host.export(`${name}-ledger.${EXPORTS[format]}`, exported(session, safe, format));
      this.message = P.exported({ where });
    } catch (error) {
      this.message = this.stage.host.explain(error);
    }
  }

  private publicRows(): readonly LogRow[] {
    const shown = new Set(this.rows.map((r) => r.n));
    return logRows(this.table.session, null).filter((r) => shown.has(r.n));
  }

  paint(area: Area): void {
    const { session } = this.table;
    const seat = this.seat === null ? P.all : session.table.seats[this.seat]!.name;
    const row = this.rows[this.row];
    const { phrases, game } = this.table.module;
    const about = this.source === null ? game.title : P.logSource({ source: phrases.source(this.source) });
    const title = `${this.ledger ? P.ledger : P.log}  ${about}   ${P.logFilter({ seat, verb: this.verb === null ? P.all : phrases.verb(this.verb) })}`;
    const ids: CommandId[] = ['row', 'go', 'turn', 'round', 'go-to', 'filter-seat', 'filter-verb', 'export', 'back'];
    const body = paintList(area, {
      title,
      right: this.find === '' ? '/ find' : `/ ${this.find}`,
      preview: this.previewText(row),
      keys: keyRow('log', ids, area.width, this.stage.glyphs, { go: 'board' }),
    });
    if (this.rows.length === 0) body.text(2, 1, P.emptyLog);
    else if (this.ledger) this.paintLedger(body);
    else this.paintLog(body);
  }

  private previewText(row: LogRow | undefined): string {
    if (this.line?.kind === 'find') return `${P.findRule({ text: this.line.text })}`;
    if (this.line?.kind === 'go') return P.goTo({ text: this.line.text });
    if (this.line?.kind === 'export') return P.exportAs;
    return this.message || (row ? `#${row.n}: ${row.text}` : '');
  }

  /** What was done; who did it stands before it. */
  private words(row: LogRow | undefined): string {
    if (!row) return '';
    const name = `${this.table.session.table.seats[row.seat]!.name} `;
    return row.text.startsWith(name) ? row.text.slice(name.length) : row.text;
  }

  private paintLog(area: Area): void {
    const width = area.width - 18;
    const room = area.height;
    // Long rows wrap: count from the marked one upwards so that it is always in sight.
    const most = Math.min(MOST_LINES, wrapText(this.words(this.rows[this.row]), width).length);
    const first = firstShown(this.rows.length, room - most + 1, this.row);
    let y = 0;
    for (let i = first; i < this.rows.length && y < room; i++) {
      const row = this.rows[i]!;
      const marked = i === this.row;
      this.paintLead(area, y, row, marked);
      const text = this.words(row);
      const lines = marked ? wrapText(text, width) : [cut(text, width)];
      for (const line of lines.slice(0, MOST_LINES)) area.text(18, y++, line, marked ? ACCENT : {});
    }
  }

  private paintLead(area: Area, y: number, row: LogRow, marked: boolean, indent = 0): void {
    if (marked) area.text(0, y, '►', ACCENT);
    area.right(5, y, String(row.n), marked ? ACCENT : DIM);
    area.text(6 + indent, y, String(row.seat + 1), seatStyle(row.seat));
    area.text(8 + indent, y, cut(this.table.session.table.seats[row.seat]!.name, 9 - indent), marked ? ACCENT : {});
  }

  private paintLedger(area: Area): void {
    const room = area.height - 1;
    const first = firstShown(this.rows.length, room, this.row);
    const shown = this.rows.slice(first, first + room);
    const all = this.table.module.phrases.ledger.map((column, i) =>
      Math.max(column.head.length, ...shown.map((r) => r.cells[i]!.value.length + r.cells[i]!.change.length)),
    );
    // The action keeps a third of the row; columns that do not fit beside it are in the export.
    const widths = all.slice(0, columnsFitting(all, Math.floor(((area.width - 18) * 2) / 3)));
    const words = area.width - 18 - widths.reduce((sum, w) => sum + w + 2, 0);
    const reacts = reactions(this.table.session);
    area.text(8, 0, P.seat, DIM);
    area.text(18, 0, P.action, DIM);
    let x = 18 + words;
    widths.forEach((width, i) => {
      area.text(x + 1, 0, this.table.module.phrases.ledger[i]!.head, DIM);
      x += width + 2;
    });
    shown.forEach((row, at) => {
      const y = 1 + at;
      const marked = first + at === this.row;
      // What somebody answers to another seat's doing stands indented under it.
      const indent = reacts[row.n - 1] ? 2 : 0;
      this.paintLead(area, y, row, marked, indent);
      area.text(18 + indent, y, cut(this.words(row), words - 1 - indent), marked ? ACCENT : {});
      let x = 18 + words;
      widths.forEach((width, i) => {
        const cell = row.cells[i]!;
        const end = area.text(x + 1, y, cell.value, marked ? ACCENT : {});
        area.text(end, y, cell.change, { ink: 'changed' });
        x += width + 2;
      });
    });
  }
}
