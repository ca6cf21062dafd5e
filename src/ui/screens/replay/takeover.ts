/** Before a replay is played on from: who sits where now, and what the new save is called. */
import { createElement, type ReactNode } from 'react';
import type { OpenTable } from '../../host.js';
import { commandFor, keyHints } from '../../keys/commands.js';
import { typed } from '../../keys/key.js';
import type { Scene, Size, Stage } from '../../scene.js';
import { stepped } from '../parts/Choices.js';
import { clickedRow } from '../parts/clicks.js';
import { playerWords } from '../parts/players.js';
import { TakeOverView } from './TakeOverView.js';

/** No save has a longer name. */
const LONGEST_NAME = 60;

export class TakeOverScene implements Scene {
  private row = 0;
  private readonly by: string[];
  private name: string;
  private naming = false;
  private message = '';
  private bad = false;
  private waiting = false;

  constructor(
    private readonly stage: Stage,
    private readonly table: OpenTable,
    /** How many answers the new game starts with. */
    private readonly n: number,
  ) {
    this.by = table.session.table.seats.map((seat) => seat.by);
    this.name = `${table.name}-from-${n}`.slice(0, LONGEST_NAME);
  }

  get typing(): boolean {
    return this.naming;
  }

  key(key: string): void {
    if (this.waiting) return;
    this.message = '';
    if (this.naming) {
      this.nameKey(key);
      return;
    }
    switch (commandFor('new', key)) {
      case 'row':
        this.row = stepped(this.row, key === 'up' || key === 'k' ? -1 : 1, this.by.length + 1);
        return;
      case 'value':
        this.turn(key === 'left' || key === 'h' ? -1 : 1);
        return;
      case 'name':
        this.row = this.by.length;
        this.naming = true;
        return;
      case 'go':
        this.begin();
        return;
      case 'back':
        this.stage.pop();
        return;
    }
  }

  private nameKey(key: string): void {
    const sign = typed(key);
    if (key === 'enter' || key === 'escape') this.naming = false;
    else if (key === 'backspace') this.name = [...this.name].slice(0, -1).join('');
    else if (sign !== null && this.name.length < LONGEST_NAME) this.name += sign;
  }

  private turn(by: number): void {
    const now = this.by[this.row];
    if (now === undefined) {
      this.naming = true;
      return;
    }
    const { host } = this.stage;
    const players = ['human', ...host.bots(this.table.session.game.id).map((bot) => `bot:${bot}`)];
    this.by[this.row] = players[(players.indexOf(now) + by + players.length) % players.length] ?? 'human';
  }

  private begin(): void {
    const { host, texts } = this.stage;
    const name = this.name.trim();
    if (name === '') {
      this.tell(texts.takeOverName, true);
      return;
    }
    this.waiting = true;
    this.tell(texts.loading, false);
    host.takeOver(this.table, this.n, { by: this.by, name }).then(
      (table) => {
        this.stage.home();
        this.stage.sit(table);
      },
      (error) => {
        this.waiting = false;
        this.tell(host.explain(error), true);
        this.stage.changed();
      },
    );
  }

  private tell(text: string, bad: boolean): void {
    this.message = text;
    this.bad = bad;
  }

  wheel(by: 1 | -1): void {
    if (!this.naming) this.key(by < 0 ? 'up' : 'down');
  }

  click(id: string): void {
    const row = clickedRow(id);
    if (row === null || this.waiting) return;
    this.naming = false;
    if (row === this.row) this.turn(1);
    else this.row = row;
  }

  view(size: Size): ReactNode {
    const { texts, glyphs } = this.stage;
    const { seats } = this.table.session.table;
    return createElement(TakeOverView, {
      size,
      game: this.table.module.game.title,
      n: this.n,
      rows: [
        ...this.by.map((by, i) => ({ title: seats[i]?.name ?? '', value: playerWords(by, texts) })),
        { title: texts.takeOverSave, value: this.naming ? `${this.name}_` : this.name },
      ],
      at: this.row,
      said: { text: this.message === '' ? texts.takeOverHelp : this.message, bad: this.bad && this.message !== '' },
      keys: keyHints('new', ['row', 'value', 'name', 'go', 'back'], glyphs, texts, {
        value: texts.keyValue,
        name: texts.takeOverRename,
        go: texts.keyStart,
      }),
    });
  }
}
