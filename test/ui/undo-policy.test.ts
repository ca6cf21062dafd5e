/** The policy of undo: seen in the settings of the table, changed when everybody agrees, and told in the log. */
import { describe, expect, it } from 'vitest';
import { SettingsScene } from '../../src/ui/screens/settings/settings.js';
import { UndoScene } from '../../src/ui/screens/undo/undo.js';
import { atTable } from './driver.js';

type At = ReturnType<typeof atTable>;

async function asked(by: readonly string[] = ['human', 'human']): Promise<At> {
  const d = atTable('pebbles', by);
  await d.press('enter', 'enter', ',');
  for (let i = 0; i < 40 && !d.text(80, 40).match(/► Undo/); i++) await d.press('down');
  expect(d.text(80, 40)).toContain('up to chance');
  await d.press('right');
  expect(d.stage.top).toBeInstanceOf(UndoScene);
  return d;
}

const policy = (d: At) => d.scene.session.table.undo;

describe('undo by agreement', () => {
  it('is changed when each person says yes, told at once, in the log, and kept with the table', async () => {
    const d = await asked();
    await d.press('down', 'down', 'enter');
    expect(d.text()).toContain('Ann, may moves be taken back without limit from now on?');
    await d.press('y');
    expect(policy(d)).toBe('strict');
    expect(d.text()).toContain('Bob, may moves be taken back');
    await d.press('y');
    expect(policy(d)).toBe('free');
    expect(d.stage.top).toBeInstanceOf(SettingsScene);
    const { at } = d.host.memory(d.scene.table).agreed[0] ?? { at: -1 };
    expect(at).toBe(d.scene.session.log.length);
    await d.press('escape', 'L');
    expect(d.text(120, 40)).toContain('Agreed: moves can be taken back without');
  });

  it('stays as it is when one person says no', async () => {
    const d = await asked();
    await d.press('down', 'down', 'enter', 'y', 'n');
    expect(policy(d)).toBe('strict');
    expect(d.text()).toContain('Bob said no. Nothing changes.');
    await d.press('enter', 'escape');
    expect(policy(d)).toBe('strict');
    expect(d.host.memory(d.scene.table).agreed).toEqual([]);
  });

  it('is not hurried: other keys answer nothing', async () => {
    const d = await asked();
    await d.press('down', 'enter', 'enter', 'space', 'right');
    expect(d.text()).toContain('Ann, may moves');
    expect(policy(d)).toBe('strict');
  });

  it('needs nobody else where one person plays against bots', async () => {
    const d = await asked(['human', 'bot:random']);
    await d.press('down', 'enter');
    expect(policy(d)).toBe('seat');
    expect(d.host.memory(d.scene.table).agreed).toHaveLength(1);
    d.scene.close();
  });
});
