/** Lessons. */
import { plural } from './plural.js';

export const learn = {
  learnTitle: 'Learn by playing',
  learnAbout:
    'Each lesson is a guided first game on the real table. It tells you what to do and why; you do it with the usual keys, and the other seats are played for you.',
  learnLeave: 'You can leave at any time. The lesson is saved and continues where you stopped.',
  chapters: ({ n }: { n: number }) => plural(n, 'chapter', 'chapters'),
  lessonChapters: 'Chapters',
  lessonFresh: 'not started',
  lessonBegun: ({ percent }: { percent: number }) => `${percent}% done`,
  lessonDone: 'finished',
  lessonBegunHelp: 'Press ↵ to continue, or n to start over.',
  lessonFreshHelp: 'Press ↵ to start.',
  lessonTitle: ({ chapter, of, title }: { chapter: number; of: number; title: string }) => `${chapter}/${of}  ${title}`,
  lessonFoot: ({ chapters }: { chapters: boolean }) =>
    `↵ do it   u undo   t hide   ${chapters ? '} next chapter   ' : ''}q leave`,
  lessonLeft: ({ at }: { at: number }) =>
    `You left the lesson at move ${at}. Nothing is lost: press u to return to it, or play on as you like.`,
  lessonLeftTitle: 'On your own',
  lessonLeftFoot: 'u back to the lesson   t hide',
  lessonEndTitle: 'End of the lesson',
  lessonEndFoot: 't hide   q leave',
};
