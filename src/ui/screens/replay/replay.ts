/** The replay: the table as it was after any of its answers, with a line to move along. */
import { createElement, type ReactNode } from 'react';
import { answerOf } from '../../../engine/log.js';
import type { HistoryRow } from '../../../engine/session.js';
import type { Id, Seat } from '../../../engine/types.js';
import type { OpenTable } from '../../host.js';
import { type CommandId, commandFor, keyHints } from '../../keys/commands.js';
import { typed } from '../../keys/key.js';
import type { Scene, Size, Stage } from '../../scene.js';
import { Desk } from '../../table/desk.js';
import type { TableSource } from '../../table/source.js';
import { HelpScene } from '../help/help.js';
import { type LogRow, logRows } from '../log/rows.js';
import { clickedRow } from '../parts/clicks.js';
import { type Swing, swings } from '../points/points.js';
import { WhatIfScene } from '../whatif/whatif.js';
import { ReplayView } from './ReplayView.js';
import { TakeOverScene } from './takeover.js';

const SPEEDS = [1, 2, 4, 8, 16] as const;
/** How many key moments are lettered. */
const MOMENTS = 5;

const FORWARD: readonly string[] = ['right', 'l', ']', '}'];

export class ReplayScene implements Scene {
  private rows: readonly HistoryRow[];
  /** The answers that changed most, largest first: A, B, C ... on the scrubber. */
  private readonly moments: readonly Swing[];
  private texts: readonly LogRow[];
  private session: TableSource;
  private desk: Desk;
  private n: number;
  /** Whose eyes; 'all' only where nothing is secret any more. */
  private eyes: Seat | null | 'all';
  private speed = 1;
  private timer: ReturnType<typeof setInterval> | null = null;
  private going: string | null = null;
  private message = '';
  /** Was the chart asked for, in the place of the board where both do not fit? */
  private charted = false;
  /** What the last shown answer acted on. */
  private touched: Id | null = null;

  constructor(
    private readonly stage: Stage,
    private readonly table: OpenTable,
    private readonly viewer: Seat | null,
    n = table.session.log.length,
    /** Whose eyes to begin with, where somebody asked for them. */
    eyes: Seat | null | undefined = undefined,
  ) {
    const source = table.session;
    this.rows = [...source.history()];
    this.moments = swings(source, MOMENTS);
    this.n = Math.max(0, Math.min(n, this.rows.length));
    this.eyes = eyes ?? (this.everybody() ? 'all' : viewer);
    this.session = source.at(this.n);
    this.texts = logRows(source, this.eyesSeat(), stage.texts);
    this.desk = new Desk(this.session, table, this.eyesSeat(), 'quiet');
  }

  /** Bots may play on at the table below: what they did joins the end. */
  private follow(): void {
    const now = this.table.session.history();
    if (now.length === this.rows.length) return;
    this.rows = [...now];
    this.texts = logRows(this.table.session, this.eyesSeat(), this.stage.texts);
  }

  private everybody(): boolean {
    return !this.table.session.secrets() || this.table.session.over() !== null;
  }

  private eyesSeat(): Seat | null {
    return this.eyes === 'all' ? (this.session?.prompt()?.seat ?? 0) : this.eyes;
  }

  private go(n: number): void {
    const to = Math.max(0, Math.min(n, this.rows.length));
    if (to === this.n) return;
    // A few steps on are played; anything else starts from the deal, one short, so that the last answer's place is known.
    if (to < this.n || to - this.n > 50) {
      this.n = Math.max(0, to - 1);
      this.session = this.table.session.at(this.n);
      this.touched = null;
    }
    while (this.n < to) this.playNext();
    this.show();
  }

  private playNext(): void {
    const { entry } = this.rows[this.n++]!;
    const seen = this.everybody() || entry[0] === this.viewer;
    this.touched = (seen && this.session.prompt()?.choices.find((c) => c.id === entry[1])?.target) || null;
    this.session.submit(answerOf(entry));
  }

  private show(): void {
    const old = this.desk;
    this.desk = new Desk(this.session, this.table, this.eyesSeat(), 'quiet');
    this.desk.page = old.page;
    this.desk.zoom = old.zoom;
    this.desk.shown = this.eyes === 'all' ? (this.rows[this.n - 1]?.entry[0] ?? null) : null;
    this.desk.touched = this.touched;
  }

  private setSpeed(by: 1 | -1): void {
    const at = SPEEDS.indexOf(this.speed as (typeof SPEEDS)[number]) + by;
    this.speed = SPEEDS[at] ?? this.speed;
    this.message = this.stage.texts.speed({ n: this.speed });
    if (this.timer) this.start();
  }

  /** From the last one on to the first. */
  private nextMoment(): void {
    const next = this.moments.map((s) => s.n).sort((a, b) => a - b);
    this.go(next.find((n) => n > this.n) ?? next[0] ?? this.n);
  }

  private tryOut(): void {
    const seat = this.session.prompt()?.seat;
    if (seat === undefined || !this.everybody() || this.session.playable === false) return;
    this.stage.push(new WhatIfScene(this.stage, this.table, this.session, seat, null));
  }

  key(key: string): void {
    this.follow();
    this.message = '';
    if (this.going !== null) {
      this.goingKey(key);
      return;
    }
    const command = commandFor('replay', key);
    if (command !== 'speed' && command !== 'run') this.stop();
    const forward = FORWARD.includes(key);
    switch (command) {
      case 'step':
        this.go(this.n + (forward ? 1 : -1));
        return;
      case 'turn':
        this.go(this.edge(forward ? 1 : -1, (r) => r.entry[0]));
        return;
      case 'round':
        this.go(this.edge(forward ? 1 : -1, (r) => r.round));
        return;
      case 'ends':
        this.go(key === 'home' ? 0 : this.rows.length);
        return;
      case 'go-to':
        this.going = '';
        return;
      case 'run':
        this.timer ? this.stop() : this.start();
        return;
      case 'speed':
        this.setSpeed(key === '+' ? 1 : -1);
        return;
      case 'eyes':
        this.nextEyes();
        return;
      case 'take-over':
        this.takeOver();
        return;
      case 'moment':
        this.nextMoment();
        return;
      case 'chart':
        this.charted = !this.charted;
        return;
      case 'whatif':
        this.tryOut();
        return;
      case 'export':
        this.export();
        return;
      case 'help':
        this.stage.push(new HelpScene(this.stage, 'replay'));
        return;
      case 'back':
        this.stage.pop();
        return;
      default:
        this.desk.move(command, key);
    }
  }

  private goingKey(key: string): void {
    const sign = typed(key);
    if (key === 'enter') {
      if (this.going !== '') this.go(Number(this.going));
      this.going = null;
    } else if (key === 'escape') this.going = null;
    else if (key === 'backspace') this.going = this.going!.slice(0, -1);
    else if (sign !== null && /\d/.test(sign)) this.going += sign;
  }

  /** The next place where `of` changes. */
  private edge(by: 1 | -1, of: (row: HistoryRow) => number): number {
    let at = this.n;
    const here = this.rows[by > 0 ? at : at - 1];
    if (!here) return at;
    while (by > 0 ? at < this.rows.length : at > 0) {
      if (of(this.rows[by > 0 ? at : at - 1]!) !== of(here)) break;
      at += by;
    }
    return at;
  }

  private start(): void {
    this.stop();
    if (this.n >= this.rows.length) this.go(0);
    this.timer = setInterval(() => {
      this.go(this.n + 1);
      if (this.n >= this.rows.length) this.stop();
      this.stage.changed();
    }, 1000 / this.speed);
  }

  private stop(): void {
    if (this.timer) clearInterval(this.timer);
    this.timer = null;
  }

  private nextEyes(): void {
    const seats = this.table.session.table.seats.map((_, seat) => seat as Seat | null | 'all');
    const list: (Seat | null | 'all')[] = this.everybody() ? ['all', ...seats, null] : [this.viewer, null];
    this.eyes = list[(list.indexOf(this.eyes) + 1) % list.length]!;
    this.texts = logRows(this.table.session, this.eyesSeat(), this.stage.texts);
    this.show();
  }

  private takeOver(): void {
    // The copy would have the same decks: whoever tried it would know what comes.
    if (!this.everybody()) {
      this.message = this.stage.texts.takeOverLater;
      return;
    }
    this.stage.push(new TakeOverScene(this.stage, this.table, this.n));
  }

  private export(): void {
    // A file is for everybody.
    const rows = this.everybody() ? this.texts : logRows(this.table.session, null, this.stage.texts);
    const text = rows.map((r) => `#${r.n} ${this.table.session.table.seats[r.seat ?? -1]?.name ?? ''}: ${r.text}`);
    try {
      this.message = this.stage.texts.exported({
        where: this.stage.host.export(`${this.table.name}-log.txt`, `${text.join('\n')}\n`),
      });
    } catch (error) {
      this.message = this.stage.host.explain(error);
    }
  }

  get typing(): boolean {
    return this.going !== null;
  }

  wheel(by: 1 | -1): void {
    this.key(by < 0 ? 'left' : 'right');
  }

  /** A click on the line goes there. */
  click(id: string): void {
    const row = clickedRow(id);
    if (row !== null) this.go(row);
  }

  view(size: Size): ReactNode {
    const { stage, table, session } = this;
    const { texts, glyphs } = stage;
    const all = this.rows.length;
    const who =
      this.eyes === 'all'
        ? texts.everybody
        : this.eyes === null
          ? texts.nobody
          : (table.session.table.seats[this.eyes]?.name ?? '');
    const checked = this.n === all ? session.checksum() === table.session.checksum() : null;
    return createElement(ReplayView, {
      size,
      desk: this.desk,
      ui: table.ui,
      whole: table.session,
      rows: this.rows,
      moments: this.moments.map((moment) => moment.n),
      n: this.n,
      label: this.n === 0 ? texts.start : texts.round({ n: this.rows[this.n - 1]?.round ?? 0 }),
      last: this.texts[this.n - 1]?.text ?? '',
      next: this.texts[this.n]?.text ?? '',
      state: [...(this.timer ? [texts.running] : []), texts.eyes({ who }), texts.speed({ n: this.speed })],
      checked,
      charted: this.charted,
      said: this.going !== null ? texts.goTo({ text: this.going }) : this.message,
      hints: keyHints('replay', KEYS, glyphs, texts),
    });
  }

  close(): void {
    this.stop();
  }
}

const KEYS: readonly CommandId[] = [
  'step',
  'turn',
  'round',
  'moment',
  'run',
  'speed',
  'eyes',
  'chart',
  'take-over',
  'go-to',
  'whatif',
  'export',
  'ends',
  'help',
  'back',
];
