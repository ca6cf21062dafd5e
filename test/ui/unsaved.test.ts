/** The screen says "saved" when it is so, and asks before anything is lost. */
import { describe, expect, it } from 'vitest';
import { atTable } from './driver.js';
import { said } from './said.js';

describe('a disk that refuses', () => {
  it('is told until it is mended, and every answer tries again', async () => {
    const d = atTable();
    await d.press('enter');
    expect(d.text()).toContain('saved #1');
    d.host.failing = 'The disk is full.';
    await d.press('enter');
    expect(d.text()).toContain('NOT SAVED since #1');
    expect(d.text()).not.toMatch(/saved #/);
    await d.press('down', 'up');
    expect(d.text()).toContain('The disk is full.');
    await d.press('q');
    expect(said(d)).toContain('Not everything is saved.');
    expect(said(d)).not.toContain('Everything is saved.');
    await d.press('escape');
    d.host.failing = null;
    await d.press('enter');
    expect(d.text()).toContain('saved #3');
    expect(d.text()).not.toContain('The disk is full.');
  });

  it.each([['q', 'q'], ['q', 'y'], ['ctrl-c']])('leaving with %s asks, and stays with esc', async (...keys) => {
    const d = atTable();
    d.host.failing = 'The disk is full.';
    await d.press('enter', ...keys.filter((key) => key !== undefined));
    expect(d.text()).toContain('The disk is full.');
    expect(d.text()).toContain('another folder');
    expect(d.stage.ended).toBe(false);
    await d.press('escape');
    expect(d.text()).toContain('NOT SAVED');
    expect(d.scene.session.log).toHaveLength(1);
  });

  it('leaving tries again by itself, with r, and in another folder', async () => {
    const first = atTable();
    first.host.failing = 'The disk is full.';
    await first.press('enter');
    first.host.failing = null;
    await first.press('q', 'q');
    expect(first.stage.ended).toBe(true);
    const second = atTable();
    second.host.failing = 'The disk is full.';
    await second.press('enter', 'q', 'q', 'r');
    expect(second.stage.ended).toBe(false);
    second.host.failing = null;
    await second.press('r');
    expect(second.stage.ended).toBe(true);
    const third = atTable();
    third.host.failing = 'The disk is full.';
    await third.press('enter', 'q', 'y', 'f');
    await third.type('bad');
    await third.press('enter');
    expect(third.text()).toContain('No such folder.');
    await third.press('backspace', 'backspace', 'backspace');
    await third.type('/there');
    await third.press('enter');
    expect(third.host.elsewhere).toBe('/there');
    expect(third.host.left).toBe(1);
  });

  it('lets go of what cannot be saved when that is wanted', async () => {
    const d = atTable();
    d.host.failing = 'The disk is full.';
    await d.press('enter', 'ctrl-c', 'x');
    expect(d.stage.ended).toBe(true);
    const twice = atTable();
    twice.host.failing = 'The disk is full.';
    await twice.press('enter', 'ctrl-c', 'ctrl-c');
    expect(twice.stage.ended).toBe(true);
  });

  it('is left for the table by a click, and without its answers only by a key', async () => {
    const d = atTable();
    d.host.failing = 'The disk is full.';
    await d.press('enter', 'q', 'y');
    d.stage.click('lose');
    expect(d.stage.top).not.toBe(d.scene);
    d.stage.click('stay');
    expect(d.stage.top).toBe(d.scene);
  });
});
