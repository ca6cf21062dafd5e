/** The guided games: every answer is legal, every text fits its box, and the table follows, leaves and comes back. */
import { describe, expect, it } from 'vitest';
import { Session } from '../../src/engine/session.js';
import { gameCalled, games } from '../../src/games.js';
import { languages } from '../../src/languages/index.js';
import { english, learned } from '../../src/languages/spoken.js';
import { lessonsIn } from '../../src/lessons/index.js';
import { answerTo, chapterAt, type Lesson, standingIn } from '../../src/ui/lesson.js';
import { pseudo } from '../helpers/pseudo.js';
import { drive } from '../ui/driver.js';
import { frameOf } from '../ui/frame.js';
import { said } from '../ui/said.js';
import { RealHost } from '../ui/samples.js';

const LESSONS = lessonsIn(english.lessons);
/** English last: the rest of a test reads it. */
const SPOKEN = [...(await Promise.all(languages().slice(1).map(learned))), english];

const longestOf = (lessons: readonly Lesson[]): string =>
  lessons
    .flatMap(({ steps }) => steps.map(({ say = '' }) => say))
    .reduce((longest, text) => (text.length > longest.length ? text : longest), '');

async function sessionOf(lesson: Lesson): Promise<Session> {
  const module = await gameCalled(lesson.game).module();
  const seats = [{ name: 'Ann', by: 'human' }, ...lesson.others.map((name) => ({ name, by: 'bot:easy' }))];
  return new Session({ module, table: { seats, options: lesson.options, undo: 'free' }, seed: lesson.seed });
}

it('there is a lesson for every game', () => {
  expect(LESSONS.map((l) => l.game).sort()).toEqual(
    games()
      .map((g) => g.id)
      .sort(),
  );
});

it('says nothing that stands in no catalogue', () => {
  for (const { steps, end } of lessonsIn(pseudo(english.lessons)))
    for (const text of [end, ...steps.flatMap(({ chapter = '', say = '' }) => [chapter, say])])
      expect(text).not.toMatch(/[A-Za-z]/);
});

describe.each(LESSONS.map((lesson) => [lesson.game, lesson] as const))('%s', (id, lesson) => {
  it('is legal from start to end; told steps are the learner’s own', async () => {
    const session = await sessionOf(lesson);
    for (const [i, step] of lesson.steps.entries()) {
      const prompt = session.prompt()!;
      expect(
        prompt.choices.map((c) => c.id),
        `step ${i + 1}`,
      ).toContain(step.answer);
      if (step.say !== undefined) expect(prompt.seat, `step ${i + 1}`).toBe(0);
      session.submit(answerTo(step));
    }
    expect(standingIn(lesson, session.log)).toEqual({ kind: 'end' });
    expect(session.over()).toBe(null);
  });

  it('has ten to twenty told steps in a few chapters', () => {
    const told = lesson.steps.filter((s) => s.say !== undefined);
    expect(told.length).toBeGreaterThanOrEqual(10);
    expect(told.length).toBeLessThanOrEqual(22);
    expect(lesson.steps[0]!.chapter).toBeDefined();
    expect(chapterAt(lesson, lesson.steps.length).of).toBeGreaterThanOrEqual(3);
  });

  it('is played with enter alone, and its words fit the smallest window', async () => {
    const host = new RealHost([id]);
    host.taught = [lesson];
    const table = await host.seated(await sessionOf(lesson));
    const d = drive({ kind: 'table', table }, host);
    for (let i = 0; i < 80 && standingIn(lesson, table.session.log).kind === 'step'; i++) {
      const standing = standingIn(lesson, table.session.log);
      if (standing.kind === 'step' && table.session.prompt()!.seat === 0) {
        for (const { locale, shell, lessons } of SPOKEN) {
          const own = lessonsIn(lessons).filter(({ game }) => game === id);
          const told = own[0]?.steps[table.session.log.length]?.say ?? '';
          // Of the other languages the longest text is enough.
          if (locale !== english.locale && told !== longestOf(own)) continue;
          host.taught = own;
          host.texts = shell;
          const last = told.split(' ').slice(-3).join(' ');
          expect(said(d, 80, 24), `${locale} ${standing.step.answer}`).toContain(last);
        }
      }
      expect(frameOf(d.stage, 80, 24).faults, standing.kind).toEqual([]);
      await d.press('enter');
    }
    expect(standingIn(lesson, table.session.log).kind).toBe('end');
    expect(d.text()).toContain('End of the lesson');
    d.stage.end();
  }, 60_000);

  it('lets the learner go another way and come back', async () => {
    const host = new RealHost([id]);
    host.taught = [lesson];
    const table = await host.seated(await sessionOf(lesson));
    const d = drive({ kind: 'table', table }, host);
    const { log } = table.session;
    const other = table.session.prompt()!.choices.find((c) => c.id !== lesson.steps[log.length]!.answer && !c.range)!;
    table.session.submit({ id: other.id });
    expect(standingIn(lesson, log).kind).toBe('left');
    expect(d.text()).toContain('On your own');
    await d.press('u');
    expect(standingIn(lesson, log).kind).toBe('step');
    await d.press('}');
    expect(chapterAt(lesson, log.length).number).toBeGreaterThan(1);
    await d.press('t');
    expect(d.text()).not.toContain('next chapter');
    d.stage.end();
  });
});
