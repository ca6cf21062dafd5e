/** Playing on from a replay: who sits where, what the save is called, and bots that wait. */
import { describe, expect, it } from 'vitest';
import { TakeOverScene } from '../../src/ui/screens/replay/takeover.js';
import { TableScene } from '../../src/ui/table/table.js';
import { atTable, tick } from './driver.js';

async function asked() {
  const d = atTable();
  for (let i = 0; i < 8; i++) await d.press('enter', 'enter');
  await d.press('r', 'g', '3', 'enter', 'c');
  expect(d.stage.top).toBeInstanceOf(TakeOverScene);
  return d;
}

describe('taking over from a replay', () => {
  it('asks for the seats and names the new save', async () => {
    const d = await asked();
    const text = d.text();
    expect(text).toContain('play on from move 3');
    expect(text).toContain('Ann');
    expect(text).toContain('pebbles-1-from-3');
    expect(d.host.tables.size).toBe(1);
    await d.press('down', 'right', 'n');
    for (let i = 0; i < 'pebbles-1-from-3'.length; i++) await d.press('backspace');
    await d.type('what if');
    await d.press('enter', 'enter');
    await tick();
    const other = d.host.tables.get('what if');
    expect(other?.session.table.seats.map((seat) => seat.by)).toEqual(['human', 'bot:random']);
    expect(other?.session.log).toHaveLength(3);
    expect(d.scene.session.table.seats.map((seat) => seat.by)).toEqual(['human', 'human']);
    expect(d.text()).toContain('This is a new save: what if.');
  });

  it('bots wait until they are let play', async () => {
    const d = await asked();
    await d.press('right', 'down', 'right', 'enter');
    for (let i = 0; i < 5; i++) await tick();
    const scene = d.stage.top;
    if (!(scene instanceof TableScene)) throw new Error('no table');
    expect(scene.session.log).toHaveLength(3);
    expect(scene.play.waitsForKey()).toBe(true);
    await d.press('p');
    for (let i = 0; i < 5; i++) await tick();
    expect(scene.session.log.length).toBeGreaterThan(3);
    scene.close();
  });

  it('needs a name, says so, and esc goes back to the replay', async () => {
    const d = await asked();
    await d.press('n');
    for (let i = 0; i < 30; i++) await d.press('backspace');
    await d.press('enter', 'enter');
    expect(d.text()).toContain('The new save needs a name.');
    await d.press('escape');
    expect(d.text()).toContain('Replay: move 3');
    expect(d.host.tables.size).toBe(1);
  });
});
