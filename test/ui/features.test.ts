/** What makes an evening pleasant: reactions under their cause, points and where they come from, seats that change hands. */
import { expect, it } from 'vitest';
import { reactions } from '../../src/ui/screens/recall.js';
import { atTable, drive } from './driver.js';
import { RealHost, wholeGame } from './samples.js';

it('reactions are told from turns, and stand indented in the ledger', async () => {
  const whole = await wholeGame('terra-mystica', 4);
  const flags = reactions(whole);
  const verbs = whole.log.map((entry) => entry[1]);
  expect(flags.some(Boolean)).toBe(true);
  for (const [i, flag] of flags.entries()) if (flag) expect(['take', 'decline']).toContain(verbs[i]);
  const host = new RealHost(['terra-mystica']);
  const d = drive({ kind: 'table', table: await host.seated(whole.at(flags.lastIndexOf(true) + 1)) }, host);
  await d.press('L', 'L');
  expect(d.text(120, 40)).toMatch(/^► *\d+ {3}[1-4] \w+ +\w+ (takes|declines) \d+ power/m);
});

it('points lead to the answers they come from', async () => {
  const whole = await wholeGame('terra-mystica', 4);
  const host = new RealHost(['terra-mystica']);
  const d = drive({ kind: 'table', table: await host.seated(whole.at(200)) }, host);
  await d.press('s', 'down', 'enter');
  expect(d.lines()[0]).toMatch(/^LEDGER {2}points from /);
  expect(d.text()).toMatch(/\(\+\d+\)/);
  await d.press('escape', 'escape');
  expect(d.text()).toContain('choose one action');
});

it('a seat is given to a bot and back', async () => {
  const d = atTable('pebbles', ['human', 'human']);
  await d.press(',', ...Array(10).fill('down'), 'right');
  expect(d.text()).toMatch(/seat 2, Bob +‹ bot random ›/);
  await d.press('escape', 'enter');
  for (let i = 0; i < 30 && d.scene.session.prompt()?.seat !== 0; i++) await new Promise((done) => setTimeout(done, 5));
  expect(d.scene.session.prompt()?.seat).toBe(0);
  expect(d.scene.session.log.some(([seat]) => seat === 1)).toBe(true);
  await d.press(',', ...Array(10).fill('down'), 'left', 'escape');
  expect(d.scene.session.table.seats[1]!.by).toBe('human');
  d.stage.end();
});

it('hints can be switched off', async () => {
  const d = atTable();
  d.host.change({ hints: 'off' });
  await d.press('n');
  expect(d.text()).toContain('switched off');
});

it('branches are named, compared and kept while the table is open', async () => {
  const d = atTable();
  await d.press('v', 'enter', 'e', 'c', 'a', 'l', 'm', 'enter', 'escape');
  expect(d.scene.session.log).toHaveLength(0);
  await d.press('v');
  expect(d.text(120, 40)).toContain('calm: ');
  expect(d.text(120, 40)).toContain('round end');
});

it('the replay says that it leads to the stored position, and goes from one key moment to the next', async () => {
  const whole = await wholeGame('age-of-innovation', 4);
  const host = new RealHost(['age-of-innovation']);
  const d = drive({ kind: 'table', table: await host.seated(whole.at(200)) }, host);
  await d.press('r');
  expect(d.text()).toContain('checked √');
  await d.press('home', 'm');
  expect(d.text()).not.toMatch(/#0 of/);
  expect(d.text(200, 60)).toContain('POINTS OVER TIME');
  d.stage.end();
});

it('a search for a name finds the thing before what mentions it', async () => {
  const whole = await wholeGame('through-the-ages', 4);
  const host = new RealHost(['through-the-ages']);
  const d = drive({ kind: 'table', table: await host.seated(whole.at(60)) }, host);
  await d.press('enter', '/', '/');
  await d.type('war');
  expect(d.lines()[3]).toMatch(/^► War +rule/);
  await d.press('enter');
  expect(d.text()).toContain('┌ WAR');
});

it('thinking times of the bots are set on the settings screen', async () => {
  const d = atTable();
  await d.press(',', 'down', 'down', 'down', 'down');
  expect(d.text()).toMatch(/easy bots think +‹ at most 0\.2 s ›/);
  await d.press('right', 'down', 'left', 'down', 'right');
  expect(d.host.settings()).toMatchObject({ easy: '0.5', normal: '0.5', hard: '10' });
  expect(d.text()).toMatch(/► +hard bots think +‹ at most 10 s ›/);
  d.stage.end();
});
