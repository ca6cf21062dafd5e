/** A game out of a file: what it is, and from which of its rows it is taken over. */
import { createElement, type ReactNode } from 'react';
import type { ForeignGame } from '../../host.js';
import { commandFor, keyHints } from '../../keys/commands.js';
import type { Scene, Size, Stage } from '../../scene.js';
import { stepped } from '../parts/Choices.js';
import { clickedRow } from '../parts/clicks.js';
import { ImportView } from './ImportView.js';

const PAGE = 10;

export class ImportScene implements Scene {
  private found: ForeignGame | null = null;
  private row = 0;
  private message = '';
  private busy = true;

  constructor(
    private readonly stage: Stage,
    private readonly file: string,
  ) {
    stage.host.readForeign(file).then(
      (found) => {
        this.found = found;
        this.row = this.last();
        this.ready('');
      },
      (error) => this.ready(stage.host.explain(error)),
    );
  }

  private ready(message: string): void {
    this.busy = false;
    this.message = message;
    this.stage.changed();
  }

  private last(): number {
    return Math.max(0, (this.found?.rows.length ?? 0) - 1);
  }

  key(key: string): void {
    switch (commandFor('import', key)) {
      case 'row':
        this.step(key === 'up' || key === 'k' ? -1 : 1);
        return;
      case 'page-turn':
        this.step(key === 'pageup' ? -PAGE : PAGE);
        return;
      case 'ends':
        this.row = key === 'home' ? 0 : this.last();
        return;
      case 'go':
        this.take();
        return;
      case 'back':
        this.stage.pop();
        return;
    }
  }

  private step(by: number): void {
    this.row = stepped(this.row, by, this.last() + 1);
  }

  wheel(by: 1 | -1): void {
    this.step(by);
  }

  click(id: string): void {
    const row = clickedRow(id);
    if (row === this.row) this.take();
    else if (row !== null) this.row = row;
  }

  private take(): void {
    const { stage, found } = this;
    if (this.busy || !found) return;
    this.busy = true;
    const answers = found.rows[this.row]?.answers ?? found.session.log.length;
    stage.host.keepForeign(found, answers).then(
      (table) => {
        stage.drop(this);
        stage.sit(table);
        stage.changed();
      },
      (error) => this.ready(stage.host.explain(error)),
    );
  }

  view(size: Size): ReactNode {
    const { texts, glyphs } = this.stage;
    const said = this.busy ? texts.loading : this.message;
    return createElement(ImportView, {
      size,
      file: this.file,
      found: this.found,
      at: this.row,
      said: { text: said || (this.found ? texts.importHelp : ''), bad: !this.busy && this.message !== '' },
      keys: keyHints('import', this.found ? ['row', 'page-turn', 'ends', 'go', 'back'] : ['back'], glyphs, texts),
    });
  }
}
