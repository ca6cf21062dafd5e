import { describe, expect, it } from 'vitest';
import { games } from '../../src/games.js';
import { asciiText, GLYPHS, type GlyphSet } from '../../src/ui/paint/glyphs.js';
import { pictureOf } from '../../src/ui/paint/picture.js';
import { LEVELS } from '../../src/ui/theme/levels.js';
import { THEMES } from '../../src/ui/theme/tokens.js';
import type { Drive } from './driver.js';
import { RealHost } from './samples.js';
import { APART, BESIDE, FRAMED, SCREENS, tableAt } from './tour.js';

const SIZES = [
  [80, 24],
  [100, 30],
  [120, 40],
  [200, 60],
] as const;

const PALETTES = LEVELS.flatMap((level) => THEMES.map((theme) => ({ level, theme })));
const IDS = games().map((entry) => entry.id);
const PLAIN = /^[\x20-\x7E]*$/;

/** What is wrong with the screen on top. */
function faultsOf(d: Drive, screen: string, glyphs: GlyphSet): string[] {
  const faults: string[] = [];
  for (const [columns, rows] of SIZES) {
    // Screens of components have tests of their own (views.test.ts).
    if (d.stage.top?.view) continue;
    const grid = d.grid(columns, rows);
    const lines = grid.lines();
    const say = (what: string) => faults.push(`${screen} ${columns}x${rows} ${glyphs}: ${what}`);
    for (const text of grid.lost) say(`lost ${text}`);
    if (lines.length > rows - 1) say('too many rows');
    if (FRAMED.includes(screen) && !/[►»√ ]\s?1 \w/.test(lines[1]!)) say(`strip is ${lines[1]}`);
    if (FRAMED.includes(screen) && !lines[rows - 9]!.startsWith('►')) say(`question is ${lines[rows - 9]}`);
    const strange = grid.signs.find((sign) => !PLAIN.test(sign) && !GLYPHS.has(sign));
    if (strange) say(`${strange} is not in the table of signs`);
    if (glyphs === 'ascii' && grid.signs.includes('↵')) say('the enter key is not named in words');
    const wanted = glyphs === 'ascii' ? lines.map(asciiText) : lines;
    for (const palette of PALETTES) {
      const drawn = pictureOf(grid, { ...palette, glyphs }).rows.map((row) => row.signs.join(''));
      if (drawn.length > rows - 1) say('too many rows are written');
      const wide = drawn.find((text) => text.length > columns);
      if (wide) say(`wider than the window: ${wide}`);
      const other = drawn.find((text) => glyphs === 'ascii' && !PLAIN.test(text));
      if (other) say(`not ASCII: ${other}`);
      const changed = drawn.findIndex((text, y) => text.trimEnd() !== wanted[y]!.trimEnd());
      if (changed >= 0) say(`row ${changed} changes with the palette`);
    }
  }
  return faults;
}

function check(d: Drive, screen: string): string[] {
  const faults = (['unicode', 'ascii'] as const).flatMap((glyphs) => {
    d.stage.look = { ...d.stage.look, glyphs };
    return faultsOf(d, screen, glyphs);
  });
  d.stage.end();
  return faults;
}

describe.each(IDS)('%s', (id) => {
  it('in the middle of the game', async () => {
    const { ui } = await new RealHost([id]).game(id);
    const pages = ui.face!.pages.map((page) => [`page ${page.key}`, [page.key]] as const);
    const faults: string[] = [];
    for (const [screen, keys] of [...Object.entries(SCREENS), ...pages]) {
      const d = await tableAt(id, 0.45);
      await d.press(...keys);
      faults.push(...check(d, screen));
    }
    expect(faults).toEqual([]);
  }, 90_000);

  it.each(Object.keys(BESIDE))(
    '%s',
    async (screen) => {
      expect(check(await BESIDE[screen]!(id), screen)).toEqual([]);
    },
    30_000,
  );
});

it.each(Object.keys(APART))('%s', async (screen) => {
  expect(check(await APART[screen]!(IDS), screen)).toEqual([]);
});
