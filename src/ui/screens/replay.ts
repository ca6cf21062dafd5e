/** The replay: the table with its lower eight rows exchanged for a scrubber. */
import { answerOf } from '../../engine/log.js';
import type { HistoryRow } from '../../engine/session.js';
import type { Id, Seat } from '../../engine/types.js';
import type { OpenTable } from '../host.js';
import { type CommandId, commandFor, keyRow } from '../keys/commands.js';
import { typed } from '../keys/key.js';
import type { Area } from '../paint/area.js';
import { seatStyle } from '../paint/parts.js';
import { cut } from '../paint/text.js';
import type { Scene, Stage } from '../scene.js';
import { Desk } from '../table/desk.js';
import { ACCENT, DIM, frameRows, paintHead, paintStrip } from '../table/frame.js';
import type { TableSource } from '../table/source.js';
import { P } from '../texts/en.js';
import { HelpScene } from './help.js';
import { type LogRow, logRows } from './log-rows.js';
import { paintChart, pointsKey, type Swing, swings } from './points.js';
import { WhatIfScene } from './whatif.js';

const SPEEDS = [1, 2, 4, 8, 16] as const;
/** How many key moments are lettered. */
const MOMENTS = 5;
/** Rows of the chart under the board, by the height of the space for both; none by itself where the board needs it all. */
const CHARTS: readonly (readonly [space: number, rows: number])[] = [
  [44, 15],
  [29, 9],
];
/** The board is not drawn in fewer rows than this: the chart then has the whole space while it is wanted. */
const LEAST_BOARD = 13;
const LEAST_CHART = 9;

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
  /** The chart, when it was asked for or sent away; null is what fits. */
  private charted: boolean | null = null;
  private chartShown = false;
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
    this.texts = logRows(source, this.eyesSeat());
    this.desk = new Desk(this.session, table.ui, this.eyesSeat(), 'quiet');
  }

  /** Bots may play on at the table below: what they did joins the end. */
  private follow(): void {
    const now = this.table.session.history();
    if (now.length === this.rows.length) return;
    this.rows = [...now];
    this.texts = logRows(this.table.session, this.eyesSeat());
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
    this.desk = new Desk(this.session, this.table.ui, this.eyesSeat(), 'quiet');
    this.desk.page = old.page;
    this.desk.zoom = old.zoom;
    this.desk.shown = this.eyes === 'all' ? (this.rows[this.n - 1]?.entry[0] ?? null) : null;
    this.desk.touched = this.touched;
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
    const forward = key === 'right' || key === 'l' || key === ']' || key === '}';
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
      case 'speed': {
        const at = SPEEDS.indexOf(this.speed as (typeof SPEEDS)[number]);
        this.speed = SPEEDS[Math.max(0, Math.min(SPEEDS.length - 1, at + (key === '+' ? 1 : -1)))]!;
        if (this.timer) this.start();
        return;
      }
      case 'eyes':
        this.nextEyes();
        return;
      case 'take-over':
        this.takeOver();
        return;
      case 'moment': {
        const next = this.moments.map((s) => s.n).sort((a, b) => a - b);
        this.go(next.find((n) => n > this.n) ?? next[0] ?? this.n);
        return;
      }
      case 'chart':
        this.charted = !this.chartShown;
        return;
      case 'whatif':
        if (this.session.prompt() && this.everybody()) {
          const seat = this.session.prompt()!.seat;
          this.stage.push(new WhatIfScene(this.stage, this.table, this.session, seat, null));
        }
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
    this.texts = logRows(this.table.session, this.eyesSeat());
    this.show();
  }

  private takeOver(): void {
    // The copy would have the same decks: whoever tried it would know what comes.
    if (!this.everybody()) {
      this.message = P.takeOverLater;
      return;
    }
    this.message = P.loading;
    this.stage.host.takeOver(this.table, this.n).then(
      (table) => {
        this.stage.home();
        this.stage.sit(table);
      },
      (error) => {
        this.message = this.stage.host.explain(error);
        this.stage.changed();
      },
    );
  }

  private export(): void {
    // A file is for everybody.
    const rows = this.everybody() ? this.texts : logRows(this.table.session, null);
    const text = rows.map((r) => `#${r.n} ${this.table.session.table.seats[r.seat]!.name}: ${r.text}`);
    try {
      this.message = P.exported({
        where: this.stage.host.export(`${this.table.name}-log.txt`, `${text.join('\n')}\n`),
      });
    } catch (error) {
      this.message = this.stage.host.explain(error);
    }
  }

  paint(area: Area): void {
    this.follow();
    const rows = frameRows(area.height);
    const { ui, module } = this.table;
    const view = this.desk.at.telling.view;
    paintHead(
      area,
      rows.head,
      module.game.title,
      module.phrases.where(view),
      P.replayAt({ n: this.n, all: this.rows.length }),
    );
    paintStrip(area, rows.strip, this.session, ui, view);
    const chart = this.chartRows(rows.spaceHeight);
    const board = rows.spaceHeight - chart;
    if (board >= LEAST_BOARD) this.desk.paintSpace(area.sub(0, rows.space, area.width, board));
    if (chart > 0) {
      const [top, height] = board >= LEAST_BOARD ? [board, chart] : [0, rows.spaceHeight];
      const label = this.n === 0 ? P.start : P.round({ n: this.rows[this.n - 1]!.round });
      paintChart(area.sub(0, rows.space + top, area.width, height), this.table.session, label);
    }
    this.paintLower(area.sub(0, rows.question, area.width, 8));
  }

  private chartRows(space: number): number {
    const fitting = CHARTS.find(([least]) => space >= least)?.[1] ?? 0;
    const rows = this.charted === null ? fitting : this.charted ? Math.max(fitting, LEAST_CHART) : 0;
    this.chartShown = rows > 0;
    return rows;
  }

  private paintLower(area: Area): void {
    const all = this.rows.length;
    area.text(0, 0, '►', ACCENT);
    const title = area.text(2, 0, `${P.replay}  ${P.replayAt({ n: this.n, all })}   `, ACCENT);
    area.text(title, 0, cut(this.n === 0 ? P.start : this.texts[this.n - 1]!.text, area.width - title));
    this.paintScrubber(area);
    const who =
      this.eyes === 'all'
        ? P.everybody
        : this.eyes === null
          ? P.nobody
          : this.table.session.table.seats[this.eyes]!.name;
    const end = area.text(0, 4, `${P.eyes({ who })}   ${P.speed({ n: this.speed })}${this.timer ? '  ►' : ''}`);
    if (this.n === all) {
      const same = this.session.checksum() === this.table.session.checksum();
      area.text(end + 3, 4, same ? P.checked : P.unchecked, { ink: same ? 'changed' : 'warning' });
    }
    area.text(0, 5, P.takeOver, DIM);
    const next = this.texts[this.n];
    const last = this.texts[this.n - 1];
    const preview =
      this.going !== null
        ? P.goTo({ text: this.going })
        : this.message || P.lastNext({ last: last?.text ?? '', next: next?.text ?? '' });
    area.text(0, 6, cut(preview, area.width));
    const ids: CommandId[] = ['step', 'turn', 'round', 'go-to', 'run', 'speed', 'eyes', 'chart', 'help', 'back'];
    area.text(0, 7, keyRow('replay', ids, area.width, this.stage.glyphs), DIM);
  }

  /** Rounds as ticks, and under every column the seat that led then. */
  private paintScrubber(area: Area): void {
    const width = area.width - 2;
    const all = Math.max(1, this.rows.length);
    const column = (n: number) => Math.round((n * width) / all);
    const here = column(this.n);
    for (let x = 0; x <= width; x++) area.text(x, 2, x <= here ? '─' : '·', DIM);
    area.text(0, 2, '├', DIM);
    area.text(width, 2, '┤', DIM);
    let labelled = -1;
    let round = -1;
    for (const row of this.rows) {
      if (row.round === round) continue;
      round = row.round;
      const x = column(row.n - 1);
      if (x > 0) area.text(x, 2, '┼', DIM);
      const label = round === 0 ? P.start : P.round({ n: round });
      if (x > labelled && x + label.length <= area.width) labelled = area.text(x, 1, label, DIM);
    }
    this.moments.forEach((moment, i) => {
      area.text(column(moment.n), 2, String.fromCharCode(65 + i), { bold: true });
    });
    area.text(here, 2, '●', ACCENT);
    this.paintLeaders(area, width);
  }

  private paintLeaders(area: Area, width: number): void {
    const key = pointsKey(this.table.session);
    if (key === undefined || this.rows.length === 0) return;
    for (let x = 0; x <= width; x++) {
      const row = this.rows[Math.min(this.rows.length - 1, Math.floor((x * this.rows.length) / (width + 1)))]!;
      const points = row.tally.map((t) => t[key] ?? 0);
      const most = Math.max(...points);
      const leaders = points.flatMap((n, seat) => (n === most ? [seat] : []));
      if (leaders.length === 1) area.text(x, 3, String(leaders[0]! + 1), seatStyle(leaders[0]!));
      else area.text(x, 3, '·', DIM);
    }
  }

  close(): void {
    this.stop();
  }
}
