/** How far moves can be taken back at this table: seen, and changed where everybody who plays here agrees. */
import { createElement, type ReactNode } from 'react';
import { UNDO_POLICIES, type UndoPolicy } from '../../../engine/session.js';
import type { Seat } from '../../../engine/types.js';
import { commandFor, keyHints } from '../../keys/commands.js';
import type { Scene, Size } from '../../scene.js';
import type { TableScene } from '../../table/table.js';
import { stepped } from '../parts/Choices.js';
import { clickedRow } from '../parts/clicks.js';
import { UndoView } from './UndoView.js';

export class UndoScene implements Scene {
  private row: number;
  /** People who have not been asked yet, the one who is asked first; null while nobody is. */
  private asking: readonly Seat[] | null = null;
  private message = '';

  constructor(private readonly owner: TableScene) {
    this.row = UNDO_POLICIES.indexOf(this.now);
  }

  private get now(): UndoPolicy {
    return this.owner.session.table.undo;
  }

  private get wish(): UndoPolicy {
    return UNDO_POLICIES[this.row] ?? this.now;
  }

  private name(seat: Seat): string {
    return this.owner.session.table.seats[seat]?.name ?? '';
  }

  key(key: string): void {
    this.message = '';
    if (this.asking) {
      this.answerKey(key, this.asking);
      return;
    }
    switch (commandFor('new', key)) {
      case 'row':
        this.row = stepped(this.row, key === 'up' || key === 'k' ? -1 : 1, UNDO_POLICIES.length);
        return;
      case 'go':
        this.ask();
        return;
      case 'back':
        this.owner.stage.pop();
    }
  }

  /** A person who plays alone against bots agrees with the wish. */
  private ask(): void {
    const people = this.owner.play.humans();
    if (this.wish === this.now) this.owner.stage.pop();
    else if (people.length < 2) this.change();
    else this.asking = people;
  }

  private answerKey(key: string, [asked, ...others]: readonly Seat[]): void {
    if (key === 'y') {
      this.asking = others.length > 0 ? others : null;
      if (others.length === 0) this.change();
    } else if (key === 'n' || key === 'escape') {
      this.asking = null;
      const { texts } = this.owner.stage;
      if (asked !== undefined && key === 'n') this.message = texts.undoRefused({ name: this.name(asked) });
    }
  }

  private change(): void {
    const { owner, wish } = this;
    owner.play.agreeUndo(wish);
    owner.stage.pop();
    owner.say(owner.stage.texts.undoAgreed({ policy: wish }));
  }

  wheel(by: 1 | -1): void {
    if (!this.asking) this.key(by < 0 ? 'up' : 'down');
  }

  click(id: string): void {
    const row = clickedRow(id);
    if (row === null || this.asking) return;
    if (row === this.row) this.ask();
    else this.row = row;
  }

  view(size: Size): ReactNode {
    const { texts, glyphs } = this.owner.stage;
    const { asking, wish } = this;
    const first = asking?.[0];
    return createElement(UndoView, {
      size,
      rows: UNDO_POLICIES.map((policy) => ({ policy, now: policy === this.now })),
      at: this.row,
      asked: first === undefined ? '' : texts.undoAsk({ name: this.name(first), policy: wish }),
      said: { text: this.message, bad: true },
      keys: asking ? [] : keyHints('new', ['row', 'go', 'back'], glyphs, texts, { go: texts.undoChange }),
    });
  }
}
