/** Bringing a game in from the home screen: a path, a preview, and any row to go on from. */
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { drive, tick } from './driver.js';
import { RealHost } from './samples.js';

const OWN = fileURLToPath(new URL('../games/terra-mystica/fixtures/own-game.tsv', import.meta.url));

async function typedPath(file: string) {
  const d = drive({ kind: 'home' }, new RealHost(['terra-mystica']));
  await d.press('f');
  await d.type(file);
  await d.press('enter');
  // The file is read and played through before the preview stands.
  for (let n = 0; n < 2000 && d.text(120, 40).includes(d.host.texts.loading); n++) await tick();
  return d;
}

describe('import from the home screen', () => {
  it('shows game, seats, rounds and the last row, and goes on from there', async () => {
    const d = await typedPath(OWN);
    const text = d.text(120, 40);
    expect(text).toContain('Terra Mystica');
    expect(text).toMatch(/[2-5] players: /);
    expect(text).toMatch(/Finished after 6 rounds|It stops in round/);
    expect(text).toMatch(/Last row, \d+: /);
    expect(text).toContain('The whole game will be brought in.');
    await d.press('enter');
    for (let n = 0; n < 500 && d.host.tables.size === 0; n++) await tick();
    const [table] = [...d.host.tables.values()];
    expect(table?.session.log.length).toBeGreaterThan(100);
  });

  it('takes over from any row', async () => {
    const d = await typedPath(OWN);
    await d.press('home', 'pagedown', 'down');
    const n = Number(/(\d+) of its \d+ moves/.exec(d.text(120, 40))?.[1]);
    expect(n).toBeGreaterThan(0);
    await d.press('enter');
    for (let k = 0; k < 500 && d.host.tables.size === 0; k++) await tick();
    const [table] = [...d.host.tables.values()];
    expect(table?.session.log.length).toBe(n);
    expect(table?.session.prompt()).not.toBeNull();
  });

  it('says what is wrong with a file, and esc goes back', async () => {
    const d = await typedPath(fileURLToPath(import.meta.url));
    expect(d.text(120, 40)).toContain('import-foreign');
    await d.press('escape', 'escape');
    expect(d.text(120, 40)).toContain(d.host.texts.newGame);
  });

  it.each([
    [80, 24],
    [160, 50],
  ])('fits %i columns', async (columns, rows) => {
    const d = await typedPath(OWN);
    expect(d.lines(columns, rows).every((line) => line.length <= columns)).toBe(true);
    expect(d.text(columns, rows)).toMatch(/row \d+ of \d+/);
  });
});
