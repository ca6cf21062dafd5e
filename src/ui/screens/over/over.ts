/** The end: points by source, the course of the game, its biggest swings, and where to go from here. */
import { createElement, type ReactNode } from 'react';
import { commandFor, keyHints } from '../../keys/commands.js';
import type { Scene, Size } from '../../scene.js';
import type { TableScene } from '../../table/table.js';
import { HelpScene } from '../help/help.js';
import { LogScene } from '../log/log.js';
import { logRows } from '../log/rows.js';
import { stepped } from '../parts/Choices.js';
import { clickedRow } from '../parts/clicks.js';
import { pointsTable, swings, whence } from '../points/points.js';
import { roundLabel, roundPoints, total } from '../points/rounds.js';
import { ReplayScene } from '../replay/replay.js';
import { OverView } from './OverView.js';

const MOST_SWINGS = 5;
const VIEWS = ['table', 'rounds', 'chart'] as const;
export type OverPage = (typeof VIEWS)[number];

export class GameOverScene implements Scene {
  private row = 0;
  private shown: OverPage = 'table';
  private seat = 0;
  private message: string;

  constructor(private readonly owner: TableScene) {
    this.message = owner.stage.host.fairness(owner.table) ?? '';
  }

  key(key: string): void {
    const { owner } = this;
    const { stage } = owner;
    this.message = '';
    switch (commandFor('over', key)) {
      case 'row':
        this.row = stepped(this.row, key === 'up' || key === 'k' ? -1 : 1, pointsTable(owner.session).sources.length);
        return;
      case 'go': {
        const source = pointsTable(owner.session).sources[this.row];
        if (source) stage.push(new LogScene(stage, owner.table, owner.viewer, source.key));
        return;
      }
      case 'focus':
        this.shown = VIEWS[(VIEWS.indexOf(this.shown) + 1) % VIEWS.length]!;
        return;
      case 'value': {
        const { seats } = owner.session;
        this.seat = (this.seat + (key === 'left' || key === 'h' ? seats - 1 : 1)) % seats;
        this.shown = 'rounds';
        return;
      }
      case 'jump':
        this.choose(key);
        return;
      case 'replay':
        this.choose('3');
        return;
      case 'log':
        this.choose('5');
        return;
      case 'export':
        this.export();
        return;
      case 'help':
        this.owner.stage.push(new HelpScene(this.owner.stage, 'over'));
        return;
      case 'quit':
        stage.leave('home');
        return;
      default:
        // Back to the table, to look around or to take the last answer back.
        if (key === 'escape') stage.pop();
        else if (key === 'u') {
          stage.pop();
          owner.undo();
        }
    }
  }

  private choose(key: string): void {
    const { owner } = this;
    const { stage, table } = owner;
    if (key === '1') this.shown = 'chart';
    else if (key === '2') this.shown = 'table';
    else if (key === '3') stage.push(new ReplayScene(stage, table, owner.viewer));
    else if (key === '4') this.again();
    else if (key === '5') stage.push(new LogScene(stage, table, owner.viewer));
    else if (key === '6') this.shown = 'rounds';
  }

  private again(): void {
    const { stage, session } = this.owner;
    const { host } = stage;
    const { seats, options, undo } = session.table;
    this.message = this.owner.stage.texts.loading;
    host.create({ game: session.game.id, seats, options, undo, seed: '' }).then(
      (table) => {
        stage.home();
        stage.sit(table);
      },
      (error) => {
        this.message = host.explain(error);
        stage.changed();
      },
    );
  }

  /** A report in plain text: result, points by source, swings, time, and the whole log. */
  private export(): void {
    const { table, stage } = this.owner;
    try {
      const where = stage.host.export(`${table.name}-report.txt`, this.report());
      this.message = this.owner.stage.texts.exported({ where });
    } catch (error) {
      this.message = stage.host.explain(error);
    }
  }

  private report(): string {
    const { session, table, stage } = this.owner;
    const { texts } = stage;
    const names = session.table.seats.map((s) => s.name);
    const points = pointsTable(session);
    const { phrases, game } = table.module;
    const row = (title: string, cells: readonly (string | number)[]) =>
      `${title.padEnd(26)}${cells.map((c) => String(c).slice(0, 9).padStart(10)).join('')}`;
    return `${[
      `${game.title}  ${texts.final}`,
      phrases.over(session.over()!, session.telling(null)),
      '',
      row(texts.bySource, names),
      ...points.sources.map((s) => row(phrases.source(s.key), s.points)),
      row(texts.total, points.totals),
      '',
      row(texts.byRound, names),
      ...roundPoints(session).map((r) => row(roundLabel(r, texts), r.brought.map(total))),
      '',
      texts.swings,
      ...this.swingLines(),
      '',
      ...this.clocks(),
      ...logRows(session, null, texts).map((r) => `#${r.n} ${names[r.seat ?? -1]}: ${r.text}`),
    ].join('\n')}\n`;
  }

  private swingLines(): string[] {
    const { session, stage } = this.owner;
    const { texts } = stage;
    return swings(session, MOST_SWINGS).map((s) => {
      const name = session.table.seats[s.seat]?.name ?? '';
      return `${texts.swing({ round: texts.round({ n: s.round }), name, points: s.points })}  ${whence(session, s)}`;
    });
  }

  private clocks(): string[] {
    const { play, stage } = this.owner;
    return play.elsewhere ? [] : [stage.texts.thinkingTime, ...this.times(), play.handovers(), ''];
  }

  private times(): string[] {
    const { session, play } = this.owner;
    if (play.elsewhere) return [];
    return session.table.seats.map((s, seat) => {
      const seconds = Math.round((play.memory.spent[seat] ?? 0) / 1000);
      return this.owner.stage.texts.timeOf({
        name: s.name,
        minutes: `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`,
      });
    });
  }

  wheel(by: 1 | -1): void {
    this.key(by < 0 ? 'up' : 'down');
  }

  click(id: string): void {
    const row = clickedRow(id);
    if (row !== null && row === this.row) this.key('enter');
    else if (row !== null) this.row = row;
    else if (id.startsWith('action:')) this.choose(id.slice('action:'.length));
  }

  view(size: Size): ReactNode {
    const { owner } = this;
    const { texts, glyphs } = owner.stage;
    const over = owner.session.over();
    const keys = keyHints('over', ['row', 'go', 'focus', 'value', 'export', 'log', 'help', 'quit'], glyphs, texts, {
      go: texts.keyWhence,
      focus: texts.keyViews,
      value: texts.keyPlayer,
      export: texts.keyReport,
      quit: texts.keyHome,
    });
    return createElement(OverView, {
      owner,
      size,
      result: over ? owner.table.module.phrases.over(over, owner.desk.at.telling) : '',
      shown: this.shown,
      at: this.row,
      seat: this.seat,
      swings: this.swingLines(),
      times: this.times(),
      swaps: owner.play.handovers(),
      message: this.message || owner.play.trouble(),
      keys,
    });
  }
}
