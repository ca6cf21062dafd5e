/** What the table says besides the game: the box of a lesson, and the line that is being typed. */
import { foundRules } from '../../engine/find.js';
import type { LogEntry } from '../../engine/log.js';
import type { RuleEntry } from '../../engine/phrasebook.js';
import { chapterAt, type Lesson, standingIn } from '../lesson.js';
import type { Area } from '../paint/area.js';
import { type GlyphSet, withEnter } from '../paint/glyphs.js';
import { paintBox } from '../paint/parts.js';
import { cut, wrapText } from '../paint/text.js';
import type { Texts } from '../texts/texts.js';
import type { Desk } from './desk.js';
import { DIM } from './frame.js';
import { type Entry, matching } from './typing.js';

/** The words of the lesson in a box, out of the way of what they are about. */
export function paintLesson(
  area: Area,
  lesson: Lesson,
  log: readonly LogEntry[],
  desk: Desk,
  glyphs: GlyphSet,
  texts: Texts,
): void {
  const standing = standingIn(lesson, log);
  const chapter = chapterAt(lesson, log.length);
  const [title, text, foot] =
    standing.kind === 'step'
      ? [
          texts.lessonTitle({ chapter: chapter.number, of: chapter.of, title: chapter.title }),
          standing.step.say ?? '',
          texts.lessonFoot({ chapters: chapter.number < chapter.of }),
        ]
      : standing.kind === 'left'
        ? [texts.lessonLeftTitle, texts.lessonLeft({ at: standing.at }), texts.lessonLeftFoot]
        : [texts.lessonEndTitle, lesson.end, texts.lessonEndFoot];
  if (text === '') return;
  const width = Math.min(area.width, 78);
  const lines = wrapText(text, width - 4);
  const height = Math.min(area.height, lines.length + 2);
  const top = desk.cursorBelow(area.top + Math.floor(area.height / 2)) ? 0 : area.height - height;
  const box = paintBox(area, 0, top, width, height, { title, foot: withEnter(foot, glyphs) });
  lines.slice(0, box.height).forEach((line, i) => {
    box.text(0, i, line);
  });
}

/** What was typed to filter the menu, and how many rules hold these words: tab shows them. */
export function paintFilter(area: Area, y: number, text: string, rules: readonly RuleEntry[], texts: Texts): void {
  const end = area.text(0, y, texts.filtering({ filter: text }), { bold: true });
  const found = text === '' ? 0 : foundRules(rules, text).length;
  if (found > 0) area.text(end + 3, y, cut(texts.filterRules({ n: found }), area.width - end - 3), DIM);
}

/** What was typed as a move, and what it could become. */
export function paintTyping(area: Area, y: number, text: string, all: readonly Entry[], texts: Texts): void {
  const end = area.text(0, y, texts.typing({ text }), { bold: true });
  const found = matching(all, text);
  const words = found.filter((e, i) => found.findIndex((o) => o.choice === e.choice && o.command === e.command) === i);
  const shown = words.slice(0, 20).map((e) => e.words);
  area.text(end + 2, y, cut(shown.join(' | '), area.width - end - 2), DIM);
}
