/** Lessons. */
import { plural } from './plural.js';

export const learn = {
  learnTitle: 'LEARN BY PLAYING',
  learnHelp: 'A guided first game on the real table. Leave at any time, it is saved.',
  chapters: ({ n }: { n: number }) => plural(n, 'chapter', 'chapters'),
  lessonFresh: 'not begun',
  lessonBegun: ({ percent }: { percent: number }) => `${percent}% played, ↵ goes on`,
  lessonDone: 'finished, ↵ plays on',
  lessonTitle: ({ chapter, of, title }: { chapter: number; of: number; title: string }) => `${chapter}/${of}  ${title}`,
  lessonFoot: ({ chapters }: { chapters: boolean }) =>
    `↵ do it   u back   t hide   ${chapters ? '} next chapter   ' : ''}q leave`,
  lessonLeft: ({ at }: { at: number }) =>
    `This is not what the lesson had in mind (#${at}). Nothing is lost: u goes back to it, or play on as you like.`,
  lessonLeftTitle: 'ON YOUR OWN',
  lessonLeftFoot: 'u back to the lesson   t hide',
  lessonEndTitle: 'END OF THE LESSON',
  lessonEndFoot: 't hide   q leave',
};
