/** The answers of a guided game; what it says about them stands in the catalogues of the languages, under their keys. */
import type { ChosenOptions, Id } from '../engine/types.js';
import type { Lesson, LessonStep } from '../ui/lesson.js';

interface LessonTexts {
  readonly chapters: Readonly<Record<number, string>>;
  readonly say: Readonly<Record<string, string>>;
  readonly end: string;
}

interface ScriptStep<T extends LessonTexts> {
  /** A few steps with one subject begin here. */
  readonly chapter?: keyof T['chapters'];
  /** What is said; without it the program plays the answer. */
  readonly say?: keyof T['say'];
  readonly answer: Id;
  readonly n?: number;
}

export interface Script<T extends LessonTexts> {
  readonly game: string;
  /** Unlike any seed that is made up for a real game. */
  readonly seed: string;
  readonly options: ChosenOptions;
  /** Who else sits at the table; the first seat is the learner's. */
  readonly others: readonly string[];
  readonly steps: readonly ScriptStep<T>[];
}

/** The lesson in the words of one language. */
export function told<T extends LessonTexts>(script: Script<T>, texts: T): Lesson {
  const { chapters, say, end }: LessonTexts = texts;
  const steps = script.steps.map(({ chapter, say: key, ...step }): LessonStep => {
    const title = chapter === undefined ? undefined : chapters[Number(chapter)];
    const text = key === undefined ? undefined : say[String(key)];
    return {
      ...step,
      ...(title === undefined ? {} : { chapter: title }),
      ...(text === undefined ? {} : { say: text }),
    };
  });
  return { ...script, steps, end };
}
