/** What lies ahead in a branch: points at the end of the round in every game, and what is nearest where points do not decide. */
import { describe, expect, it } from 'vitest';
import { games } from '../../src/games.js';
import { roundEnd } from '../../src/ui/screens/round-end.js';
import { drive } from './driver.js';
import { RealHost, wholeGame } from './samples.js';

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
  expect(text).toContain('NEAREST UNDONE');
  expect(words.some((word) => text.includes(`Ann  ${word}`))).toBe(true);
  await d.press('escape', 'v');
  expect(d.text()).toMatch(/nearest\n.*\d+\/\d+\n/);
  d.stage.end();
});
