/** Between two seats of a game with secrets: a name, and what happened in public. Nothing else was drawn before it. */
import { createElement, type ReactNode } from 'react';
import { heardBy } from '../../../engine/engine.js';
import { commandFor, keyHints } from '../../keys/commands.js';
import type { Scene, Size } from '../../scene.js';
import { sentences } from '../../table/position.js';
import type { TableScene } from '../../table/table.js';
import { enterWord } from '../../theme/glyphs.js';
import { LogScene } from '../log/log.js';
import { type CurtainNews, CurtainView } from './CurtainView.js';

const MOST_NEWS = 40;

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

  view(size: Size): ReactNode {
    const { owner } = this;
    const { session, stage, play } = owner;
    const { texts, glyphs } = stage;
    const prompt = session.prompt();
    if (!prompt) return null;
    const back = play.holder === null ? undefined : session.table.seats[play.holder]?.name;
    const undo = session.undoDepth() > 0 && back !== undefined;
    return createElement(CurtainView, {
      owner,
      size,
      seat: prompt.seat,
      name: session.table.seats[prompt.seat]?.name ?? '',
      enter: enterWord(glyphs),
      news: this.news(prompt.seat),
      trouble: play.trouble(),
      hints: keyHints('curtain', ['go', ...(undo ? (['undo'] as const) : []), 'log', 'quit'], glyphs, texts, {
        go: texts.begin,
        undo: texts.giveBack({ name: back ?? '' }),
        quit: texts.saveAndLeave,
      }),
    });
  }

  click(id: string): void {
    if (id === 'begin') this.key('enter');
  }

  /** What everybody heard since this seat answered last, newest last. */
  private news(seat: number): CurtainNews[] {
    const { session } = this.owner;
    const rows = session.history();
    const telling = session.telling(null);
    const out: CurtainNews[] = [];
    for (let i = rows.length - 1; i >= 0 && rows[i]!.entry[0] !== seat && out.length < MOST_NEWS; i--) {
      const text = sentences(session, telling, heardBy(rows[i]!.told, null));
      if (text !== '') out.unshift({ seat: rows[i]!.entry[0], text });
    }
    return out;
  }

  smallNote(): string {
    return this.owner.smallNote();
  }
}
