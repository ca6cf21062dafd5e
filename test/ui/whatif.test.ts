/** What lies ahead in a branch: points at the end of the round in every game, and what is nearest where points do not decide. */
import { describe, expect, it } from 'vitest';
import { games } from '../../src/games.js';
import { roundEnd } from '../../src/ui/screens/whatif/round-end.js';
import type { TableSource } from '../../src/ui/table/source.js';
import type { TableScene } from '../../src/ui/table/table.js';
import { type Drive, drive } from './driver.js';
import { RealHost, wholeGame } from './samples.js';
import { seatedAt, tableAt } from './tour.js';

describe.each(games().map((entry) => entry.id))('%s', (id) => {
  it('has a figure for the end of the round at any time', async () => {
    const whole = await wholeGame(id, 3);
    for (const moment of [0.02, 0.2, 0.45, 0.7, 0.95]) {
      const session = whole.at(Math.floor(whole.log.length * moment));
      const before = session.log.length;
      expect(roundEnd(session, session.prompt()!.seat), `at ${moment}`).toMatch(/^~?-?\d+$/);
      expect(session.log).toHaveLength(before);
    }
  }, 20_000);

  it('shows it beside every branch', async () => {
    const whole = await wholeGame(id, 3);
    const host = new RealHost([id]);
    const session = whole.at(Math.floor(whole.log.length * 0.45));
    const d = drive({ kind: 'table', table: await host.seated(session) }, host);
    if (whole.secrets()) await d.press('enter');
    await d.press('v', 'enter', 'n');
    for (const size of [
      [80, 24],
      [120, 40],
    ] as const) {
      const lines = d.lines(...size);
      const head = lines.findIndex((line) => line.includes('round end'));
      const end = lines[head]!.indexOf('round end') + 'round end'.length;
      for (const line of lines.slice(head + 1, head + 4)) expect(line.slice(0, end)).toMatch(/ ~?-?\d+$/);
    }
    d.stage.end();
  }, 20_000);
});

it('a game without points says which agenda is nearest, in what-if and in the standing', async () => {
  const whole = await wholeGame('new-dawn', 3);
  const host = new RealHost(['new-dawn']);
  const session = whole.at(Math.floor(whole.log.length * 0.45));
  const d = drive({ kind: 'table', table: await host.seated(session) }, host);
  const nearest = session.view(0) as { victory: { agendas: { name: string; need: number; have: number[] }[] }[] };
  const words = nearest.victory.flatMap((card) => card.agendas.map((a) => `${a.name} ${a.have[0]}/${a.need}`));
  await d.press('s');
  const text = d.text();
  expect(text).toContain('Closest goals');
  expect(words.some((word) => text.includes(`Ann  ${word}`))).toBe(true);
  await d.press('escape', 'v');
  expect(d.text()).toMatch(/closest goal +│\n.*\d+\/\d+ +│\n/);
  d.stage.end();
});

it('with secrets one answers for the other seats too: their hands are dealt anew', async () => {
  const d = await tableAt('through-the-ages', 0.3);
  const { session, seat } = scene(d);
  await d.press('v');
  for (let i = 0; i < 60 && d.text().includes('Dia, branch'); i++) await d.press('0', '9', 'enter');
  // Somebody else is asked; the question stands there with its choices.
  expect(d.text()).toMatch(/ (Ann|Bob|Cem), branch A: /);
  expect(d.text()).toMatch(/│ {2}1 {2}\w/);
  await d.press('enter');
  expect(d.text()).toContain('What if');
  await d.press('escape');
  expect(session.prompt()!.seat).toBe(seat);
  d.stage.end();
}, 20_000);

it('branches belong to a position: another one with as many answers has its own', async () => {
  const whole = await wholeGame('terra-mystica', 4);
  const d = await seatedAt(whole.at(Math.floor(whole.log.length * 0.6) + 1));
  await d.press('enter', 'v', 'e', 'm', 'i', 'n', 'e', 'enter', 'escape', 'v');
  expect(d.lines()[0]).toMatch(/^What if {2}from move 202, for Ann/);
  expect(d.text(120, 40)).toContain('mine: ');
  await d.press('escape', 'u', 'right', 'enter', 'v');
  expect(d.lines()[0]).toMatch(/^What if {2}from move 202, for Cem/);
  expect(d.text(120, 40)).not.toContain('mine: ');
  await d.press('escape', 'u', 'enter', 'v');
  expect(d.text(120, 40)).toContain('mine: ');
  d.stage.end();
}, 20_000);

it('shows what tells branches apart before what does not, and where the points would come from', async () => {
  const d = await tableAt('through-the-ages', 0.3);
  await d.press('v', 'enter', 'n', 'down', 'enter');
  const head = d.lines()[3]!;
  // At 80 columns not all goods fit: civil actions differ, science does not.
  expect(head).toMatch(/culture .*ca .*round end {2}ended now │$/);
  expect(d.text(120, 40)).toContain('Points by source, if the game ended now');
  d.stage.end();
}, 20_000);

function scene(d: Drive): { session: TableSource; seat: number } {
  const { session } = d.stage.top as TableScene;
  return { session, seat: session.prompt()!.seat };
}
