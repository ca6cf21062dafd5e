/** What makes an evening pleasant: reactions under their cause, points and where they come from, seats that change hands. */
import { describe, expect, it } from 'vitest';
import { games } from '../../src/games.js';
import { past, reactions } from '../../src/ui/screens/log/recall.js';
import { roundPoints } from '../../src/ui/screens/points/rounds.js';
import type { TableScene } from '../../src/ui/table/table.js';
import { atTable, type Drive, drive } from './driver.js';
import { said } from './said.js';
import { RealHost, wholeGame } from './samples.js';
import { finished, seatedAt, tableAt } from './tour.js';

it('reactions are told from turns, and stand indented in the ledger', async () => {
  const whole = await wholeGame('terra-mystica', 4);
  const flags = reactions(whole);
  const verbs = whole.log.map((entry) => entry[1]);
  expect(flags.some(Boolean)).toBe(true);
  for (const [i, flag] of flags.entries()) if (flag) expect(['take', 'decline']).toContain(verbs[i]);
  const host = new RealHost(['terra-mystica']);
  const d = drive({ kind: 'table', table: await host.seated(whole.at(flags.lastIndexOf(true) + 1)) }, host);
  await d.press('L', 'L');
  expect(d.text(120, 40)).toMatch(/^│ ► *\d+ {4}[1-4] {2}\w+ +(takes|declines) \d+ power/m);
});

it('points lead to the answers they come from', async () => {
  const whole = await wholeGame('terra-mystica', 4);
  const host = new RealHost(['terra-mystica']);
  const d = drive({ kind: 'table', table: await host.seated(whole.at(200)) }, host);
  await d.press('s', 'down', 'enter');
  expect(d.lines()[0]).toContain('─ Ledger: Points from ');
  expect(d.text()).toMatch(/\(\+\d+\)/);
  await d.press('escape', 'escape');
  expect(said(d)).toContain('Choose an action');
});

/** Walks down to the settings row of that name. */
async function toRow(d: Drive, name: string): Promise<void> {
  for (let i = 0; i < 30 && !d.text().includes(`► ${name}`); i++) await d.press('down');
}

it('a seat is given to a bot and back', async () => {
  const d = atTable('pebbles', ['human', 'human']);
  await d.press(',');
  await toRow(d, 'Seat 2');
  await d.press('right');
  expect(d.text()).toMatch(/► Seat 2, Bob +‹ bot, random ›/);
  await d.press('escape', 'enter');
  for (let i = 0; i < 30 && d.scene.session.prompt()?.seat !== 0; i++) await new Promise((done) => setTimeout(done, 5));
  expect(d.scene.session.prompt()?.seat).toBe(0);
  expect(d.scene.session.log.some(([seat]) => seat === 1)).toBe(true);
  await d.press(',');
  await toRow(d, 'Seat 2');
  await d.press('left', 'escape');
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
  expect(d.text()).not.toMatch(/move 0 of/);
  expect(d.text()).not.toContain('Points over time');
  await d.press('p');
  expect(d.text()).toContain('Points over time');
  await d.press('p');
  expect(d.text()).not.toContain('Points over time');
  d.stage.end();
});

it('a search for a name finds the thing before what mentions it', async () => {
  const whole = await wholeGame('through-the-ages', 4);
  const host = new RealHost(['through-the-ages']);
  const d = drive({ kind: 'table', table: await host.seated(whole.at(60)) }, host);
  await d.press('enter', '/', '/');
  await d.type('war');
  expect(d.lines()[3]).toMatch(/► War +rule/);
  await d.press('enter');
  expect(d.text()).toContain('╭─ War ─');
});

it('thinking times of the bots are set on the settings screen', async () => {
  const d = atTable();
  await d.press(',');
  await toRow(d, 'Time for easy');
  expect(d.text()).toMatch(/► Time for easy +‹ up to 0\.2 s ›/);
  await d.press('right', 'down', 'left', 'down', 'right');
  expect(d.host.settings()).toMatchObject({ easy: '0.5', normal: '0.5', hard: '10' });
  expect(d.text()).toMatch(/► Time for hard +‹ up to 10 s ›/);
  d.stage.end();
});

describe.each(games().map((entry) => entry.id))('%s, when it is over', (id) => {
  it('points by source and round add up to the final table, on the screen and in the report', async () => {
    const d = await finished(id);
    const { session } = (d.stage.top as unknown as { owner: TableScene }).owner;
    const rounds = roundPoints(session);
    session.table.seats.forEach((_, seat) => {
      const sums: Record<string, number> = {};
      for (const { brought } of rounds)
        for (const [source, n] of Object.entries(brought[seat]!)) sums[source] = (sums[source] ?? 0) + n;
      const same = (points: Record<string, number>) => Object.entries(points).filter(([, n]) => n !== 0);
      expect(new Map(same(sums)), `seat ${seat}`).toEqual(new Map(same(session.standing(seat))));
    });
    await d.press('tab');
    const total = Object.values(session.standing(0)).reduce((sum, n) => sum + n, 0);
    for (const size of [
      [80, 24],
      [120, 40],
    ] as const) {
      expect(d.text(...size)).toContain('Points by round: ‹ Ann ›');
      expect(d.text(...size)).toMatch(new RegExp(`│ Total .* ${total || '·'} +│`, 'm'));
    }
    await d.press('right');
    expect(d.text()).toContain('Points by round: ‹ Bob ›');
    await d.press('e');
    const report = [...d.host.files.values()][0]!;
    for (const head of ['Points by source', 'Points by round', 'Biggest swings', 'Time at the keyboard'])
      expect(report).toContain(head);
    expect(report.split('Biggest swings')[1]!.split('\n\n')[0]!.trim().split('\n').length).toBeGreaterThanOrEqual(
      id === 'new-dawn' ? 3 : 5,
    );
    d.stage.end();
  }, 20_000);
});

it('a chart of few points has one number for each of them', async () => {
  const d = await finished('new-dawn');
  await d.press('tab', 'tab');
  const numbers = d.lines().flatMap((line) => /^│ +(\d+) │/.exec(line)?.[1] ?? []);
  expect(numbers).toEqual([...new Set(numbers)]);
  d.stage.end();
});

it('what is not in the menu is looked up in the rules', async () => {
  const d = await tableAt('terra-mystica', 0.6);
  await d.press('/');
  await d.type('stronghold');
  expect(said(d)).toMatch(/\/ stronghold_ +tab: \d+ rules, cards and rulings/);
  await d.press('tab');
  expect(d.lines()[2]).toMatch(/─ Find: stronghold_ ─+ \d+ entries ─/);
  await d.press('enter');
  expect(d.lines()[2]).toMatch(/^╭─ .*[Ss]tronghold/);
  d.stage.end();
});

it('the log is filtered by the words of a kind, and says who did it once', async () => {
  const d = await tableAt('terra-mystica', 0.6);
  await d.press('L');
  while (!d.lines()[0]!.includes('kind ‹ take power ›')) await d.press('v');
  const rows = d
    .lines()
    .slice(1, -2)
    .filter((line) => /\d/.test(line));
  expect(rows.length).toBeGreaterThan(3);
  for (const row of rows) expect(row).toMatch(/^│ [► ] *\d+ {2}[1-4] {2}\w+ +takes \d+ power/);
  d.stage.end();
});

it('orders that are set are shown at the table, and count as chair swaps spared only where hands would have changed', async () => {
  const d = atTable('pebbles', ['human', 'human', 'human']);
  await d.press('a', 'right', 'right', 'escape');
  expect(d.lines()[0]).toContain('1 standing order');
  const { play, session } = d.scene;
  const by: number[] = [];
  for (let i = 0; i < 12 && session.prompt(); i++) {
    const before = session.log.length;
    d.scene.give(
      session.prompt()!.choices.find((c) => c.verb === 'lay') ?? { id: session.prompt()!.choices.at(-1)!.id },
    );
    for (const [seat] of session.log.slice(before)) by.push(seat);
  }
  const next = session.prompt() ? [session.prompt()!.seat] : [];
  const would = [...by, ...next].filter((seat, i, all) => i > 0 && seat !== all[i - 1]).length;
  expect(play.memory.spared).toBeGreaterThan(0);
  expect(play.memory.swaps + play.memory.spared).toBe(would);
  d.stage.end();
});

it('what begins a turn of one’s own is no reaction, though an order may answer it', async () => {
  const whole = await wholeGame('through-the-ages', 4);
  const flags = reactions(whole);
  const politics = past(whole).flatMap(({ topic }, i) => (topic === 'politics' ? [flags[i]] : []));
  expect(politics.length).toBeGreaterThan(20);
  expect(politics).not.toContain(true);
  expect(flags).toContain(true);
});

it('a chart shows the whole course, with fewer rounds where they do not all fit', async () => {
  const d = await finished('through-the-ages');
  await d.press('tab', 'tab');
  const labels = d.lines().find((line) => /\br\d+ .*\bend\b/.test(line))!;
  expect(labels).toMatch(/^│ +r[12] /);
  expect(labels.replace(/│/g, '').trim().split(/ +/).length).toBeLessThan(20);
  d.stage.end();
});

it('a thing is told once: its rule, and not the same words again as its place', async () => {
  const d = await seatedAt((await wholeGame('new-dawn', 4)).at(160));
  await d.press('i');
  const words = d.text().replace(/[│╭╮╰╯─\s]+/g, ' ');
  expect(words).toContain('Civil Service');
  expect(words.match(/Place 2 control tokens beside your cities/g)).toHaveLength(1);
  d.stage.end();
});

it('a replay goes on while the game below it does', async () => {
  const d = atTable();
  await d.press('enter', 'r');
  // As a bot does that plays on at the table.
  d.scene.session.submit({ id: d.scene.session.prompt()!.choices.at(-1)!.id });
  await d.press('end');
  expect(d.text()).toContain('move 2 of 2');
  d.stage.end();
});
