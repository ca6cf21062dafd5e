/** Where do I stand: projected points by source for every seat. */
import { createElement, type ReactNode } from 'react';
import { commandFor, keyHints } from '../../keys/commands.js';
import type { Scene, Size } from '../../scene.js';
import type { TableScene } from '../../table/table.js';
import { withEnter } from '../../theme/glyphs.js';
import { HelpScene } from '../help/help.js';
import { LogScene } from '../log/log.js';
import { stepped } from '../parts/Choices.js';
import { clickedRow } from '../parts/clicks.js';
import { pointsTable } from '../points/points.js';
import { StandingView } from './StandingView.js';

export class StandScene implements Scene {
  private row = 0;

  constructor(private readonly owner: TableScene) {}

  key(key: string): void {
    const command = commandFor('stand', key);
    if (command === 'row') {
      const count = pointsTable(this.owner.session).sources.length;
      this.row = stepped(this.row, key === 'up' || key === 'k' ? -1 : 1, count);
    } else if (command === 'help') this.owner.stage.push(new HelpScene(this.owner.stage, 'stand'));
    else if (command === 'go') this.where();
    else if (command === 'back' || key === 's') this.owner.stage.pop();
  }

  /** The ledger of the marked source. */
  private where(): void {
    const { stage, session, table, viewer } = this.owner;
    const source = pointsTable(session).sources[this.row];
    if (source) stage.push(new LogScene(stage, table, viewer, source.key));
  }

  wheel(by: 1 | -1): void {
    this.key(by < 0 ? 'up' : 'down');
  }

  click(id: string): void {
    const row = clickedRow(id);
    if (row === this.row) this.where();
    else if (row !== null) this.row = row;
  }

  view(size: Size): ReactNode {
    const { owner } = this;
    const { texts, glyphs } = owner.stage;
    const { outlook } = owner.table.ui;
    const { view } = owner.desk.at.telling;
    return createElement(StandingView, {
      owner,
      size,
      at: this.row,
      goals: outlook ? owner.session.table.seats.map((_, seat) => outlook(view, seat)) : [],
      help: withEnter(texts.standHelp, glyphs),
      swaps: owner.play.handovers(),
      hints: keyHints('stand', ['row', 'go', 'help', 'back'], glyphs, texts, { go: texts.keyWhence }),
    });
  }
}
