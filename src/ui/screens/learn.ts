/** Learn by playing: one guided game for each title, begun, gone on with, or begun anew. */
import type { SaveInfo } from '../host.js';
import { commandFor, keyRow } from '../keys/commands.js';
import type { Area } from '../paint/area.js';
import { withEnter } from '../paint/glyphs.js';
import type { Scene, Stage } from '../scene.js';
import { ACCENT, DIM } from '../table/frame.js';
import { cleanName } from '../terminal/clean.js';
import { P } from '../texts/en.js';
import { HelpScene } from './help.js';
import { paintList, stepped } from './list.js';

export class LearnScene implements Scene {
  private row = 0;
  private message = '';
  private busy = false;

  constructor(private readonly stage: Stage) {}

  private rows() {
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

  private go(anew: boolean): void {
    const { stage } = this;
    const { host } = stage;
    const row = this.rows()[this.row];
    if (!row) return;
    this.busy = true;
    this.message = P.loading;
    const { lesson, save } = row;
    const you = cleanName(host.settings().names[0] ?? '') || P.defaultName({ n: 0 });
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

  paint(area: Area): void {
    const rows = this.rows();
    const body = paintList(area, {
      title: P.learnTitle,
      preview: this.message || P.learnHelp,
      keys: keyRow('learn', ['row', 'go', 'anew', 'help', 'back'], area.width, this.stage.glyphs),
    });
    rows.forEach(({ lesson, title, save }, i) => {
      const style = i === this.row ? ACCENT : {};
      if (i === this.row) body.text(0, 1 + i, '►', ACCENT);
      body.text(1, 1 + i, String(i + 1), style);
      body.text(3, 1 + i, title, style);
      const chapters = lesson.steps.filter((s) => s.chapter).length;
      body.text(30, 1 + i, P.chapters({ n: chapters }), style);
      body.text(
        44,
        1 + i,
        save ? withEnter(begun(lesson.steps.length, save), this.stage.glyphs) : P.lessonFresh,
        save ? style : DIM,
      );
    });
  }
}

function begun(steps: number, save: SaveInfo): string {
  return save.answers >= steps ? P.lessonDone : P.lessonBegun({ percent: Math.round((100 * save.answers) / steps) });
}

function lessonName(game: string): string {
  return `lesson-${game}`;
}
