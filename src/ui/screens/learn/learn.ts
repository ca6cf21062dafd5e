/** Learn by playing: one guided game for each title, begun, gone on with, or begun anew. */
import { createElement, type ReactNode } from 'react';
import type { SaveInfo } from '../../host.js';
import { commandFor, keyHints } from '../../keys/commands.js';
import type { Lesson } from '../../lesson.js';
import type { Scene, Size, Stage } from '../../scene.js';
import { cleanName } from '../../terminal/clean.js';
import { withEnter } from '../../theme/glyphs.js';
import { HelpScene } from '../help/help.js';
import { stepped } from '../parts/Choices.js';
import { clickedRow } from '../parts/clicks.js';
import { LearnView } from './LearnView.js';

export interface LearnRow {
  readonly lesson: Lesson;
  readonly title: string;
  /** Where it was left. */
  readonly save: SaveInfo | null;
}

export class LearnScene implements Scene {
  private row = 0;
  private message = '';
  private busy = false;

  constructor(private readonly stage: Stage) {}

  private rows(): LearnRow[] {
    const { host } = this.stage;
    const saves = host.saves();
    return host.lessons().map((lesson) => ({
      lesson,
      title: host.games().find((g) => g.id === lesson.game)?.title ?? lesson.game,
      save: saves.find((s) => s.name.startsWith(lessonName(lesson.game)) && !s.broken) ?? null,
    }));
  }

  key(key: string): void {
    if (this.busy) return;
    this.message = '';
    const rows = this.rows();
    switch (commandFor('learn', key)) {
      case 'row':
        this.row = stepped(this.row, key === 'up' || key === 'k' ? -1 : 1, rows.length);
        return;
      case 'jump':
        if (Number(key) > rows.length || key === '0') return;
        this.row = Number(key) - 1;
        this.go(false);
        return;
      case 'go':
        this.go(false);
        return;
      case 'anew':
        this.go(true);
        return;
      case 'help':
        this.stage.push(new HelpScene(this.stage, 'learn'));
        return;
      case 'back':
        this.stage.pop();
        return;
    }
  }

  wheel(by: 1 | -1): void {
    this.key(by < 0 ? 'up' : 'down');
  }

  click(id: string): void {
    const row = clickedRow(id);
    if (row === this.row) this.key('enter');
    else if (row !== null) this.row = row;
  }

  private go(anew: boolean): void {
    const { stage } = this;
    const { host, texts } = stage;
    const row = this.rows()[this.row];
    if (!row) return;
    this.busy = true;
    const { lesson, save } = row;
    const you = cleanName(host.settings().names[0] ?? '') || texts.defaultName({ n: 0 });
    const bot = host.bots(lesson.game).includes('easy') ? 'easy' : (host.bots(lesson.game)[0] ?? 'random');
    const others = lesson.others.map((name) => ({ name: name === you ? `${name} 2` : name, by: `bot:${bot}` }));
    const table =
      save && !anew
        ? host.open(save.name)
        : host.create({
            game: lesson.game,
            seats: [{ name: you, by: 'human' }, ...others],
            options: lesson.options,
            undo: 'free',
            seed: lesson.seed,
            name: lessonName(lesson.game),
          });
    table.then(
      (open) => {
        stage.drop(this);
        stage.sit(open);
        stage.changed();
      },
      (error) => {
        this.busy = false;
        this.message = host.explain(error);
        stage.changed();
      },
    );
  }

  view(size: Size): ReactNode {
    const { texts, glyphs } = this.stage;
    const rows = this.rows();
    const help = rows[this.row]?.save ? texts.lessonBegunHelp : texts.lessonFreshHelp;
    const said = this.busy ? texts.loading : this.message || withEnter(help, glyphs);
    return createElement(LearnView, {
      size,
      rows,
      at: this.row,
      said: { text: said, bad: !this.busy && this.message !== '' },
      keys: keyHints('learn', ['row', 'go', 'anew', 'help', 'back'], glyphs, texts),
    });
  }
}

function lessonName(game: string): string {
  return `lesson-${game}`;
}
