/** The log in sentences, and the ledger like a bank statement. The ledger is also the index of the replay. */
import { createElement, type ReactNode } from 'react';
import type { Seat } from '../../../engine/types.js';
import type { OpenTable } from '../../host.js';
import { type CommandId, commandFor, keyHints } from '../../keys/commands.js';
import { typed } from '../../keys/key.js';
import type { Scene, Size, Stage } from '../../scene.js';
import { HelpScene } from '../help/help.js';
import { stepped } from '../parts/Choices.js';
import { clickedRow } from '../parts/clicks.js';
import type { Said } from '../parts/Page.js';
import { ReplayScene } from '../replay/replay.js';
import { LogView } from './LogView.js';
import { past, reactions } from './recall.js';
import { dealtRows, EXPORTS, type ExportKey, exported, filtered, type LogRow, logRows } from './rows.js';

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
    const rows = logRows(table.session, viewer, stage.texts, stage.host.memory(table).agreed);
    this.source = source;
    this.all =
      source === null
        ? [...dealtRows(table.session, viewer), ...rows]
        : rows.filter((r) => past(table.session)[r.n - 1]?.sources.includes(source));
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
        this.nextSeat();
        return;
      case 'filter-verb':
        this.nextVerb();
        return;
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

  /** Everybody, then each seat alone. */
  private nextSeat(): void {
    const next = this.seat === null ? 0 : this.seat + 1;
    this.seat = next < this.table.session.seats ? next : null;
    this.filter();
  }

  private nextVerb(): void {
    const verbs = [...new Set(this.all.flatMap((r) => r.verb ?? []))];
    const at = this.verb === null ? -1 : verbs.indexOf(this.verb);
    this.verb = verbs[at + 1] ?? null;
    this.filter();
  }

  private filter(): void {
    const here = this.rows[this.row]?.n ?? 0;
    this.rows = filtered(this.all, { seat: this.seat, verb: this.verb, find: this.find });
    this.goTo(here);
  }

  private lineKey(key: string, line: Line): void {
    if (line.kind === 'export') {
      this.line = null;
      if (Object.hasOwn(EXPORTS, key)) this.export(key as ExportKey);
    } else if (key === 'up' || key === 'down') this.row = stepped(this.row, key === 'up' ? -1 : 1, this.rows.length);
    else if (key === 'escape' || key === 'enter') {
      this.line = null;
      if (key === 'escape') this.look(line, '');
      else if (line.kind === 'go' && line.text !== '') this.goTo(Number(line.text));
    } else this.edit(key, line);
  }

  private edit(key: string, line: Line): void {
    const sign = typed(key);
    if (key === 'backspace') line.text = line.text.slice(0, -1);
    else if (sign !== null && (line.kind !== 'go' || /\d/.test(sign))) line.text += sign;
    else return;
    this.look(line, line.text);
  }

  /** What is looked for changes with every letter. */
  private look(line: Line, text: string): void {
    if (line.kind !== 'find') return;
    this.find = text;
    this.filter();
  }

  private goTo(n: number): void {
    const at = this.rows.findIndex((r) => r.n >= n);
    this.row = at < 0 ? this.rows.length - 1 : at;
  }

  /** Without secrets until the game is over. */
  private export(format: ExportKey): void {
    const { session, name } = this.table;
    const safe = session.over() ? this.rows : this.publicRows();
    try {
      const where = this.stage.host.export(`${name}-ledger.${EXPORTS[format]}`, exported(session, safe, format));
      this.message = this.stage.texts.exported({ where });
    } catch (error) {
      this.message = this.stage.host.explain(error);
    }
  }

  private publicRows(): readonly LogRow[] {
    const shown = new Set(this.rows.map((r) => r.n));
    return logRows(this.table.session, null, this.stage.texts).filter((r) => shown.has(r.n));
  }

  get typing(): boolean {
    return this.line !== null && this.line.kind !== 'export';
  }

  wheel(by: 1 | -1): void {
    if (!this.line) this.key(by < 0 ? 'up' : 'down');
  }

  click(id: string): void {
    const row = clickedRow(id);
    if (row === null || this.line) return;
    if (row === this.row) this.key('enter');
    else this.row = row;
  }

  view(size: Size): ReactNode {
    const { texts, glyphs } = this.stage;
    const { session } = this.table;
    const { phrases, game } = this.table.module;
    const seat = this.seat === null ? texts.all : (session.table.seats[this.seat]?.name ?? '');
    const verb = this.verb === null ? texts.all : phrases.verb(this.verb);
    const about = this.source === null ? game.title : texts.logSource({ source: phrases.source(this.source) });
    const shown = this.find === '' ? '' : ` · ${texts.logFind({ text: this.find })}`;
    return createElement(LogView, {
      size,
      session,
      title: this.ledger ? texts.ledgerOf({ title: about }) : texts.logOf({ title: about }),
      filter: `${texts.logFilter({ seat, verb })}${shown}`,
      ledger: this.ledger,
      rows: this.rows,
      at: this.row,
      reacts: this.ledger ? reactions(session) : [],
      said: this.said(),
      keys: keyHints('log', KEYS, glyphs, texts, { go: texts.keyBoard }),
    });
  }

  private said(): Said {
    const { texts } = this.stage;
    const { line } = this;
    if (line?.kind === 'find') return { text: texts.findRule({ text: line.text }) };
    if (line?.kind === 'go') return { text: texts.goTo({ text: line.text }) };
    if (line?.kind === 'export') return { text: texts.exportAs };
    return { text: this.message };
  }
}

const KEYS: readonly CommandId[] = [
  'row',
  'go',
  'log',
  'turn',
  'round',
  'go-to',
  'filter-seat',
  'filter-verb',
  'filter',
  'export',
  'help',
  'back',
];
