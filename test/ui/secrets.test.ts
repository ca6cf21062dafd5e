/** What only one seat may know stays with it, whatever key somebody presses and whoever is thinking. */

import { describe, expect, it } from 'vitest';
import { exported, logRows } from '../../src/ui/screens/log/rows.js';
import type { TableSource } from '../../src/ui/table/source.js';
import type { TableScene } from '../../src/ui/table/table.js';
import { en } from '../../src/ui/texts/en.js';
import { atTable, type Drive, drive, tableOf } from './driver.js';
import { FakeHost } from './fake-host.js';
import { wholeGame } from './samples.js';

/** A bot is asked in the market, and never comes to an end. */
function botInTheMarket(by: readonly string[]): { d: Drive; scene: TableScene; session: TableSource; hand: string[] } {
  const host = new FakeHost();
  host.think = () => new Promise(() => {});
  const table = tableOf(host, 'bazaar', by);
  const { session } = table;
  for (let i = 0; i < 60; i++) {
    const { topic, seat, choices } = session.prompt()!;
    if (topic === 'bazaar.market' && by[seat] !== 'human') break;
    session.submit({ id: (choices.find((c) => c.verb === 'pass' || c.verb === 'done') ?? choices[0]!).id });
  }
  const { seat } = session.prompt()!;
  expect(by[seat]).not.toBe('human');
  const cards: readonly string[] = session.view(seat).players[seat].hand;
  expect(cards.length).toBeGreaterThan(0);
  const d = drive({ kind: 'table', table }, host);
  const hand = cards.flatMap((card) => [card, card.replace('-', ' ')]);
  return { d, scene: d.stage.top as TableScene, session, hand };
}

describe('while a bot thinks', () => {
  it.each([
    ['what is possible', ['w']],
    ['the command line', [':']],
    ['the command line with a word begun', [':', 's', 'e']],
    ['the filter', ['/']],
    ['looking closer', ['i']],
    ['the hint', ['n']],
    ['the board', []],
  ])('%s names none of its cards', async (_, keys) => {
    const { d, hand } = botInTheMarket(['human', 'bot:random']);
    await d.press(...keys);
    for (const card of hand) expect(d.text(120, 40)).not.toContain(card);
    d.stage.end();
  });

  it('nobody answers for it', async () => {
    const { d, scene, session } = botInTheMarket(['human', 'bot:random']);
    const { length } = session.log;
    expect(scene.give({ id: session.prompt()!.choices[0]!.id })).toBe(false);
    expect(session.log).toHaveLength(length);
    d.stage.end();
  });

  it('orders of one of several people are not shown', async () => {
    const { d } = botInTheMarket(['human', 'human', 'bot:random']);
    await d.press('a');
    expect(d.text()).not.toContain('STANDING ORDERS');
    expect(d.text()).toContain('can give orders');
    d.stage.end();
  });
});

describe('with several people', () => {
  it('the mark on what the last answer touched does not outlive the curtain', async () => {
    const d = atTable('bazaar');
    for (let i = 0; i < 80; i++) {
      await d.press('enter');
      if (d.scene.desk.touched !== null) break;
    }
    const touched = d.scene.desk.touched;
    expect(touched).not.toBeNull();
    d.scene.desk.refresh(1 - d.scene.viewer!);
    expect(d.scene.desk.painting().marks.get(touched!)).not.toBe('changed');
    d.stage.end();
  });

  it('nor does it outlive an undo', async () => {
    const d = atTable('pebbles');
    for (let i = 0; i < 10 && d.scene.desk.touched === null; i++) await d.press('enter');
    expect(d.scene.desk.touched).not.toBeNull();
    await d.press('u');
    expect(d.scene.session.redoDepth()).toBeGreaterThan(0);
    expect(d.scene.desk.touched).toBeNull();
    d.stage.end();
  });

  it('a running game cannot be taken over: its decks would be known', async () => {
    const d = atTable('bazaar');
    await d.press('enter', 'r', 'c');
    expect(d.host.tables.size).toBe(1);
    expect(d.text()).toContain('once it has ended');
    d.stage.end();
  });
});

describe('the log of a running game', () => {
  it('keeps the kind of a hidden answer to itself', async () => {
    const session = (await wholeGame('through-the-ages', 4)).at(500);
    const hidden = logRows(session, null, en).filter((row) => row.text === '(hidden)');
    expect(hidden.length).toBeGreaterThan(0);
    for (const row of hidden) expect(row.verb).toBeNull();
  });

  it('is exported without answers until the end', async () => {
    const whole = await wholeGame('through-the-ages', 4);
    const running = whole.at(300);
    const rows = JSON.parse(exported(running, logRows(running, null, en), 'j')) as { answer: string | null }[];
    expect(rows).toHaveLength(300);
    for (const { answer } of rows) expect(answer).toBeNull();
  });
});
