/** The end: points by source, the course of the game, its biggest swings, and where to go from here. */
import { commandFor } from '../keys/commands.js';
import type { Area } from '../paint/area.js';
import { withEnter } from '../paint/glyphs.js';
import { cut, wrapText } from '../paint/text.js';
import type { Scene } from '../scene.js';
import {
  ACCENT,
  DIM,
  frameRows,
  paintHead,
  paintQuestion,
  paintStrip,
  paintTrouble,
  savedWords,
} from '../table/frame.js';
import type { TableScene } from '../table/table.js';
import { P } from '../texts/en.js';
import { HelpScene } from './help.js';
import { stepped } from './list.js';
import { LogScene } from './log.js';
import { logRows } from './log-rows.js';
import { paintChart, paintPoints, pointsTable, swings, whence } from './points.js';
import { ReplayScene } from './replay.js';
import { paintRounds, roundPoints, total } from './rounds.js';

const MOST_SWINGS = 5;
/** Rows below the table of rounds from which a chart stands there too. */
const CHART = 12;
const VIEWS = ['table', 'rounds', 'chart'] as const;

export class GameOverScene implements Scene {
  private row = 0;
  private shown: (typeof VIEWS)[number] = 'table';
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
    this.message = P.loading;
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
      this.message = P.exported({ where });
    } catch (error) {
      this.message = stage.host.explain(error);
    }
  }

  private report(): string {
    const { session, table } = this.owner;
    const names = session.table.seats.map((s) => s.name);
    const points = pointsTable(session);
    const { phrases, game } = table.module;
    const row = (title: string, cells: readonly (string | number)[]) =>
      `${title.padEnd(26)}${cells.map((c) => String(c).slice(0, 9).padStart(10)).join('')}`;
    return `${[
      `${game.title}  ${P.final}`,
      phrases.over(session.over()!, session.telling(null)),
      '',
      row(P.bySource, names),
      ...points.sources.map((s) => row(phrases.source(s.key), s.points)),
      row(P.total, points.totals),
      '',
      row(P.byRound, names),
      ...roundPoints(session).map((r) => row(r.label, r.brought.map(total))),
      '',
      P.swings,
      ...this.swingLines(),
      '',
      P.thinkingTime,
      ...this.times(),
      P.swaps({ made: this.owner.play.memory.swaps, spared: this.owner.play.memory.spared }),
      '',
      ...logRows(session, null).map((r) => `#${r.n} ${names[r.seat]}: ${r.text}`),
    ].join('\n')}\n`;
  }

  private swingLines(): string[] {
    const { session } = this.owner;
    return swings(session, MOST_SWINGS).map((s) => {
      const sign = s.points > 0 ? '+' : '';
      return `${P.round({ n: s.round })} ${session.table.seats[s.seat]!.name} ${sign}${s.points}  ${whence(session, s)}`;
    });
  }

  private times(): string[] {
    const { session, play } = this.owner;
    return session.table.seats.map((s, seat) => {
      const seconds = Math.round((play.memory.spent[seat] ?? 0) / 1000);
      return P.timeOf({
        name: s.name,
        minutes: `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`,
      });
    });
  }

  paint(area: Area): void {
    const { session, table } = this.owner;
    const rows = frameRows(area.height);
    const over = session.over();
    if (!over) return;
    const view = this.owner.desk.at.telling.view;
    const onDisk = this.owner.stage.host.onDisk(table);
    paintHead(area, rows.head, table.module.game.title, P.final, savedWords(onDisk), onDisk);
    paintStrip(area, rows.strip, session, table.ui, view);
    const space = area.sub(0, rows.space, area.width, area.height - 6);
    if (this.shown === 'rounds') {
      const below = paintRounds(space, session, this.seat) + 1;
      const left = space.height - below;
      if (left >= CHART) paintChart(space.sub(0, below, space.width, Math.min(left, 20)), session);
    } else if (area.width >= 120) {
      this.paintTable(space.sub(0, 0, Math.floor(area.width / 2), space.height));
      paintChart(space.sub(Math.floor(area.width / 2) + 2, 0, area.width, Math.min(20, space.height)), session);
    } else if (this.shown === 'chart') paintChart(space, session);
    else this.paintTable(space);
    const y = area.height - 4;
    paintQuestion(area, y, '', table.module.phrases.over(over, this.owner.desk.at.telling));
    area.text(0, y + 1, P.overMenu.map((word, i) => `${i + 1} ${word}`).join('   '), ACCENT);
    area.text(0, y + 2, cut(this.message || this.sourceLine(), area.width));
    paintTrouble(area, y + 2, this.message === '' ? this.owner.play.trouble() : '');
    area.text(0, y + 3, cut(withEnter(P.overHelp, this.owner.stage.glyphs), area.width), DIM);
  }

  private sourceLine(): string {
    const { session } = this.owner;
    const row = pointsTable(session).sources[this.row];
    if (!row) return '';
    const parts = row.points.map((n, seat) => `${session.table.seats[seat]!.name} ${n}`);
    return `${session.module.phrases.source(row.key)}: ${parts.join('  ')}`;
  }

  private paintTable(area: Area): void {
    const { session } = this.owner;
    const used = 24 + session.seats * 6;
    const below = paintPoints(area, session, pointsTable(session), this.row);
    const { swaps, spared } = this.owner.play.memory;
    const rest = ['', P.thinkingTime, ...this.times(), '', ...P.swaps({ made: swaps, spared }).split(', ')];
    // Beside the table where there is room, else below it.
    const beside = area.width - used - 3 >= 26;
    const side = beside
      ? area.sub(used + 3, 0, area.width - used - 3, area.height)
      : area.sub(0, below + 1, area.width, area.height);
    // A swing goes on in a second row where there is room for all of them.
    let spare = side.height - MOST_SWINGS - 1 - rest.length;
    const told = this.swingLines().flatMap((line) => {
      const rows = wrapText(line, side.width);
      if (rows.length < 2 || spare < 1) return [line];
      spare--;
      return [rows[0]!, `  ${rows.slice(1).join(' ')}`];
    });
    const lines = [P.swings, ...told, ...rest].slice(0, side.height);
    lines.forEach((text, i) => {
      side.text(0, i, cut(text, side.width), text === P.swings || text === P.thinkingTime ? { bold: true } : {});
    });
  }
}
