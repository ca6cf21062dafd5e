/** Why and why not, what a choice opens and whom it asks, and the help on a thing: in every game, from the rules' own words. */
import { describe, expect, it } from 'vitest';
import { answerOf } from '../../src/engine/log.js';
import { games } from '../../src/games.js';
import { ahead } from '../../src/ui/table/ahead.js';
import { Position } from '../../src/ui/table/position.js';
import { ruleOfDoing, rulesFor } from '../../src/ui/table/rules.js';
import type { TableScene } from '../../src/ui/table/table.js';
import { said } from './said.js';
import { RealHost, wholeGame } from './samples.js';
import { seatedAt, tableAt } from './tour.js';

const MOMENTS = [0.3, 0.7];

describe.each(games().map((entry) => entry.id))('%s', (id) => {
  it('w says the rule, the page and the numbers of the marked choice and of everything that is not on offer', async () => {
    for (const moment of MOMENTS) {
      const d = await tableAt(id, moment);
      await d.press('w');
      expect(d.text(), `at ${moment}`).toMatch(/► .+ possible: costs /);
      for (let row = 0; row < 12; row++) {
        const text = d.text(120, 40);
        expect(text, `row ${row} at ${moment}`).toMatch(/│ \S.+ \(.+\) +│\n│ \w/);
        const before = d.text();
        await d.press('down');
        if (d.text() === before) break;
      }
      d.stage.end();
    }
  }, 40_000);

  it('every choice and everything missing has a rule of its own to show', async () => {
    const whole = await wholeGame(id, 3);
    const { ui } = await new RealHost([id]).game(id);
    const turn = ['turn', 'rule:turn', 'rule:action-phase'];
    const session = whole.at(0);
    const general = new Map<string, number>();
    let all = 0;
    for (const entry of whole.log) {
      const prompt = session.prompt()!;
      const at = new Position(session, prompt.seat);
      // What is missing is worked out for people only, and takes its time.
      const missing = session.log.length % 5 === 0 ? session.blocked() : [];
      for (const thing of [...prompt.choices, ...missing]) {
        all++;
        expect(ruleOfDoing(at, thing), `${prompt.topic} ${thing.verb}`).toBeDefined();
        const own = rulesFor(at, ui, thing).some((rule) => !turn.includes(rule.id));
        if (!own && !['end', 'pass', 'done'].includes(thing.verb))
          general.set(`${prompt.topic} ${thing.verb}`, (general.get(`${prompt.topic} ${thing.verb}`) ?? 0) + 1);
      }
      session.submit(answerOf(entry));
    }
    // The rule of a turn as such is a last resort, and seldom needed.
    const fallen = [...general.values()].reduce((sum, n) => sum + n, 0);
    expect(fallen / all, [...general].join(', ')).toBeLessThan(0.02);
  }, 40_000);

  it('? shows the thing under the mark: text, what it means now, and the page', async () => {
    for (const moment of MOMENTS) {
      const d = await tableAt(id, moment);
      await d.press('?');
      for (const size of [
        [80, 24],
        [120, 40],
      ] as const) {
        const lines = d.lines(...size).filter((line) => line.endsWith('│'));
        const words = lines.map((line) => line.slice(line.lastIndexOf('│ ', line.length - 2) + 1, -1).trim()).join(' ');
        expect(words, `at ${moment}`).toMatch(/ ?[A-Z][^(]+ \([^)]*\d[^)]*\) /);
        expect(words).toContain('For you, now ');
      }
      d.stage.end();
    }
  }, 20_000);

  it('looks ahead without touching the game, and tells what a choice opens', async () => {
    const whole = await wholeGame(id, 4);
    let opened = 0;
    for (let n = 5; n < whole.log.length && opened === 0; n += 11) {
      const session = whole.at(n);
      const sum = session.checksum();
      for (const choice of session.prompt()!.choices.slice(0, 12)) {
        const { question, choices } = ahead(session, {
          id: choice.id,
          ...(choice.range ? { n: choice.range[0] } : {}),
        });
        if (question || choices.length > 0) opened++;
      }
      expect(session.checksum()).toBe(sum);
    }
    expect(opened).toBeGreaterThan(0);
  }, 20_000);
});

it('the preview names everybody who will be offered power, and what a new workshop opens', async () => {
  const d = await tableAt('age-of-innovation', 0.6);
  expect(said(d, 160, 50)).toMatch(/asks Dia +opens build A0, C1; upgrade A2 guild; terraform C1/);
  d.stage.end();
});

it('w on a place that is only looked at begins with that place', async () => {
  const whole = await wholeGame('terra-mystica', 4);
  const session = whole.at(Math.floor(whole.log.length * 0.6) + 1);
  const d = await seatedAt(session);
  await d.press('tab');
  const { desk } = d.stage.top as TableScene;
  const blocked = () => session.blocked().filter((b) => b.target === desk.look && b.target !== desk.choice?.target);
  for (let i = 0; i < 40 && blocked().length === 0; i++) await d.press(i % 4 === 3 ? 'shift-down' : 'shift-right');
  const [first] = blocked();
  const { what } = session.module.phrases.blocked(first!, session.telling(session.prompt()!.seat));
  await d.press('w');
  expect(d.lines(120, 40).find((line) => line.startsWith('│ ►'))).toContain(what.slice(0, 30));
  d.stage.end();
});

it('w names the key that converts only on rows that converting would make possible', async () => {
  const d = await tableAt('terra-mystica', 0.7);
  await d.press('w');
  const keys = () => d.lines(120, 40).at(-1) ?? '';
  expect(d.text(120, 40)).toMatch(/► .+ possible: costs /);
  expect(keys()).not.toContain('convert');
  for (let row = 0; row < 40 && !keys().includes('convert'); row++) await d.press('down');
  expect(keys()).toContain('↵ convert');
  const before = d.stage.top;
  await d.press('enter');
  expect(d.stage.top).not.toBe(before);
  d.stage.end();
}, 40_000);
