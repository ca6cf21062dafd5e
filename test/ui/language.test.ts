/** Whoever sits before the screen reads their own language: chosen in the settings, and kept for each person of a table. */
import { afterEach, describe, expect, it } from 'vitest';
import { ENGLISH, languageCalled } from '../../src/languages/index.js';
import { speak, speakAgain, spoken } from '../../src/languages/spoken.js';
import { drive } from './driver.js';
import { FakeHost } from './fake-host.js';

/** Two people of a game with secrets, before the first question. */
function bazaar(host = new FakeHost()) {
  const seats = ['Ann', 'Bob'].map((name) => ({ name, by: 'human' }));
  const table = host.createNow({ game: 'bazaar', seats, options: {}, undo: 'strict', seed: 'languages' });
  return { host, table, d: drive({ kind: 'table', table }, host) };
}

afterEach(() => speakAgain(ENGLISH));

describe('the language of the program', () => {
  it('changes on the settings screen while one looks, and stays chosen', async () => {
    const host = new FakeHost();
    const d = drive({ kind: 'home' }, host);
    await d.press('s', 'right', 'right');
    expect(host.settings().language).toBe('uk');
    await expect.poll(() => spoken().locale).toBe('uk');
    expect(d.stage.texts).toBe(spoken().shell);
    await d.press('left');
    await expect.poll(() => spoken().locale).toBe('en');
    d.stage.end();
  });
});

describe('the languages of two people', () => {
  it('each reads their own at their turn, and the program has its own again at the end', async () => {
    const { host, table, d } = bazaar();
    const seat = () => table.session.prompt()?.seat ?? 0;
    const first = seat();
    await d.press('l', 'l');
    await expect.poll(() => spoken().locale).toBe('uk');
    expect(host.memory(table).languages[first]).toBe('uk');
    await d.press('enter');
    for (let n = 0; n < 20 && seat() === first; n++) await d.press('enter');
    expect(seat()).not.toBe(first);
    expect(spoken().locale).toBe('en');
    for (let n = 0; n < 20 && seat() !== first; n++) await d.press('enter');
    expect(spoken().locale).toBe('uk');
    d.stage.leave('home');
    expect(spoken().locale).toBe('en');
    d.stage.end();
  });

  it('is kept beside the save and says nothing in it', async () => {
    const { host, table, d } = bazaar();
    await speak(languageCalled('polski') ?? ENGLISH);
    const before = JSON.stringify([table.session.log, table.session.view(0)]);
    await d.press('l', 'l', 'l');
    expect(host.memory(table).languages).toContain('pl');
    expect(JSON.stringify([table.session.log, table.session.view(0)])).toBe(before);
    d.stage.end();
  });
});
