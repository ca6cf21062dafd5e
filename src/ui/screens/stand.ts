/** Where do I stand: projected points by source for every seat. */
import { commandFor, keyRow } from '../keys/commands.js';
import type { Area } from '../paint/area.js';
import { withEnter } from '../paint/glyphs.js';
import { seatStyle } from '../paint/parts.js';
import { cut } from '../paint/text.js';
import type { Scene } from '../scene.js';
import { DIM } from '../table/frame.js';
import type { TableScene } from '../table/table.js';
import { P } from '../texts/en.js';
import { HelpScene } from './help.js';
import { stepped } from './list.js';
import { LogScene } from './log.js';
import { paintChart, paintPoints, pointsTable } from './points.js';

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

  paint(area: Area): void {
    const keys = keyRow('stand', ['row', 'go', 'back'], area.width, this.owner.stage.glyphs, { go: 'where from' });
    this.owner.paintFrame(area, {
      keys,
      preview: withEnter(P.standHelp, this.owner.stage.glyphs),
      space: (space) => this.paintTable(space),
    });
  }

  private paintTable(area: Area): void {
    const { session, play } = this.owner;
    area.text(0, 0, P.stand, { bold: true });
    area.right(area.width, 0, P.swaps({ made: play.memory.swaps, spared: play.memory.spared }), DIM);
    const wide = area.width >= 110;
    const left = wide ? Math.floor(area.width / 2) : area.width;
    const { outlook } = this.owner.table.ui;
    const rows = outlook ? session.seats + 2 : 0;
    const below = paintPoints(area.sub(0, 1, left, area.height - 1 - rows), session, pointsTable(session), this.row);
    if (outlook) {
      area.text(0, below + 2, P.nearestTitle, { bold: true });
      session.table.seats.forEach((s, seat) => {
        area.text(2, below + 3 + seat, String(seat + 1), seatStyle(seat));
        area.text(4, below + 3 + seat, cut(`${s.name}  ${outlook(this.owner.desk.at.telling.view, seat)}`, left - 4));
      });
    }
    if (wide) paintChart(area.sub(left + 2, 1, area.width - left - 2, Math.min(16, area.height - 1)), session);
  }
}
