/** Between two seats of a game with secrets: a name, and what happened in public. Nothing else was drawn before it. */
import { heardBy } from '../../engine/engine.js';
import { commandFor } from '../keys/commands.js';
import type { Area } from '../paint/area.js';
import { enterWord } from '../paint/glyphs.js';
import { seatStyle } from '../paint/parts.js';
import { cut } from '../paint/text.js';
import type { Scene } from '../scene.js';
import { DIM, frameRows, paintHead, paintQuestion, paintStrip, paintTrouble, savedWords } from '../table/frame.js';
import { sentences } from '../table/position.js';
import type { TableScene } from '../table/table.js';
import { P } from '../texts/en.js';
import { LogScene } from './log.js';

const MOST_NEWS = 6;

export class CurtainScene implements Scene {
  readonly curtain = true;

  constructor(private readonly owner: TableScene) {}

  key(key: string): void {
    const { owner } = this;
    switch (commandFor('curtain', key)) {
      case 'go':
        owner.play.sitDown();
        owner.stage.pop();
        owner.desk.refresh(owner.play.viewer());
        return;
      case 'undo':
        if (owner.session.undoDepth() === 0) return;
        owner.stage.pop();
        owner.undo();
        return;
      case 'log':
        owner.stage.push(new LogScene(owner.stage, owner.table, null));
        return;
      case 'quit':
        owner.stage.leave('home');
        return;
    }
  }

  paint(area: Area): void {
    const { session, table, stage, play } = this.owner;
    const rows = frameRows(area.height);
    const prompt = session.prompt();
    if (!prompt) return;
    const name = session.table.seats[prompt.seat]!.name;
    const view = session.view(null);
    const onDisk = stage.host.onDisk(table);
    paintHead(area, rows.head, table.module.game.title, table.module.phrases.where(view), savedWords(onDisk), onDisk);
    paintTrouble(area, rows.preview, play.trouble());
    paintStrip(area, rows.strip, session, table.ui, view);
    const middle = (text: string, y: number) => area.text(Math.floor((area.width - text.length) / 2), y, text);
    const top = rows.space + 2;
    middle(P.passTo, top);
    const big = `${prompt.seat + 1}  ${name.toUpperCase()}`;
    const x = Math.floor((area.width - big.length) / 2);
    area.text(x, top + 2, big, { ink: 'accent', bold: true });
    area.text(x, top + 2, String(prompt.seat + 1), seatStyle(prompt.seat));
    middle(`${enterWord(stage.glyphs)} ${P.whenOnly({ name })}`, top + 4);
    const news = this.news(prompt.seat);
    if (news.length > 0) {
      const left = Math.max(2, Math.floor(area.width / 2) - 32);
      area.text(left, top + 7, P.sinceLast, DIM);
      news.forEach((text, i) => {
        area.text(left, top + 8 + i, cut(text, area.width - left - 2));
      });
    }
    paintQuestion(area, rows.log, `${name.toUpperCase()}  ${prompt.seat + 1}: `, P.whenOnly({ name }));
    const back = play.holder === null ? '' : (session.table.seats[play.holder]?.name ?? '');
    const undo = session.undoDepth() > 0 && back !== '' ? `u ${P.giveBack({ name: back })}   ` : '';
    area.text(0, rows.keys, `${enterWord(stage.glyphs)} begin   ${undo}L log   q save and leave`, DIM);
  }

  /** What everybody heard since this seat answered last, newest last. */
  private news(seat: number): string[] {
    const { session } = this.owner;
    const rows = session.history();
    const telling = session.telling(null);
    const out: string[] = [];
    for (let i = rows.length - 1; i >= 0 && rows[i]!.entry[0] !== seat && out.length < MOST_NEWS; i--) {
      const text = sentences(session, telling, heardBy(rows[i]!.told, null));
      if (text !== '') out.unshift(text);
    }
    return out;
  }

  smallNote(): string {
    return this.owner.smallNote();
  }
}
