/** A guided game at the table: which step it is at, and the answers that it gives by itself. */
import type { Answer } from '../../engine/types.js';
import { answerTo, isLesson, type Lesson, type LessonStep, standingIn } from '../lesson.js';
import type { TableReading } from './source.js';

export class Guide {
  /** Are its words shown? */
  shown = true;

  constructor(
    /** In the language that is spoken. */
    private readonly lessons: () => readonly Lesson[],
    private readonly table: TableReading,
    private readonly answer: (answer: Answer, auto: boolean) => boolean,
  ) {}

  get lesson(): Lesson | null {
    return this.lessons().find((lesson) => isLesson(lesson, this.table)) ?? null;
  }

  step(): LessonStep | null {
    if (!this.lesson) return null;
    const standing = standingIn(this.lesson, this.table.log);
    return standing.kind === 'step' ? standing.step : null;
  }

  /** The answer it has in mind, where it has something to say about it. */
  suggested(): Answer | null {
    const step = this.step();
    return step?.say === undefined ? null : answerTo(step);
  }

  /** Steps that nobody needs to be told about: the other seats, and what follows by itself. */
  playSilent(): void {
    for (let step = this.step(); step && step.say === undefined; step = this.step()) {
      if (!this.answer(answerTo(step), true)) return;
    }
  }

  /** Plays its own answers up to where its next chapter begins. False when there is no guide any more. */
  nextChapter(): boolean {
    const { lesson, table } = this;
    if (!lesson || !this.step()) return false;
    const from = table.log.length;
    const next = lesson.steps.findIndex((step, i) => i > from && step.chapter !== undefined);
    for (let step = this.step(); step; step = this.step()) {
      if (table.log.length === next || !this.answer(answerTo(step), false)) break;
    }
    return true;
  }
}
