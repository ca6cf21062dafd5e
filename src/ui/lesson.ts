/**
 * A guided first game. It is an ordinary game with a fixed seed, set-up and list of answers: the lesson says what to do
 * next and why, the player does it with the usual keys, and steps without words are played by the program. A save of
 * it is an ordinary save, known by its seed; where the answers so far are the lesson's own, the lesson goes on.
 */
import { answerOf, type LogEntry } from '../engine/log.js';
import type { Answer, ChosenOptions, Id } from '../engine/types.js';
import type { TableReading } from './table/source.js';

export interface LessonStep {
  /** A few steps with one subject begin here. */
  readonly chapter?: string;
  /** What stands in the box; without it the program plays the answer. */
  readonly say?: string;
  readonly answer: Id;
  readonly n?: number;
}

export interface Lesson {
  readonly game: string;
  /** Unlike any seed that is made up for a real game. */
  readonly seed: string;
  readonly options: ChosenOptions;
  /** Who else sits at the table; the first seat is the learner's. */
  readonly others: readonly string[];
  readonly steps: readonly LessonStep[];
  /** The last words, when all steps are played. */
  readonly end: string;
}

type Standing =
  /** The next step of the lesson. */
  | { readonly kind: 'step'; readonly step: LessonStep }
  /** Other answers were given: `at` is the first of them. */
  | { readonly kind: 'left'; readonly at: number }
  | { readonly kind: 'end' };

export function isLesson(lesson: Lesson, session: TableReading): boolean {
  return lesson.game === session.game.id && lesson.seed === session.seed;
}

export function answerTo(step: LessonStep): Answer {
  return step.n === undefined ? { id: step.answer } : { id: step.answer, n: step.n };
}

export function standingIn(lesson: Lesson, log: readonly LogEntry[]): Standing {
  const { steps } = lesson;
  for (let i = 0; i < Math.min(steps.length, log.length); i++) {
    const given = answerOf(log[i]!);
    if (given.id !== steps[i]!.answer || given.n !== steps[i]!.n) return { kind: 'left', at: i + 1 };
  }
  const step = steps[log.length];
  return step ? { kind: 'step', step } : { kind: 'end' };
}

/** 'chapter 2 of 5: power' for the answers so far. */
export function chapterAt(lesson: Lesson, n: number): { number: number; of: number; title: string } {
  const chapters = lesson.steps.flatMap((step, i) => (step.chapter ? [{ title: step.chapter, from: i }] : []));
  const here = chapters.filter((c) => c.from <= n);
  return { number: here.length, of: chapters.length, title: here.at(-1)?.title ?? '' };
}
