/** Every screen of every real game at every size, in every palette and both glyph sets: whole, in place, in its signs. */
import { stripVTControlCharacters } from 'node:util';
import { describe, expect, it } from 'vitest';
import { games } from '../../src/games.js';
import { asciiSign, type GlyphSet } from '../../src/ui/paint/glyphs.js';
import { LEVELS, Palette, THEMES } from '../../src/ui/paint/palette.js';
import { ansiLines } from '../../src/ui/paint/render.js';
import { type Drive, drive } from './driver.js';
import { RealHost, wholeGame } from './samples.js';

const SIZES = [
  [80, 24],
  [100, 30],
  [120, 40],
  [200, 60],
] as const;

/** Keys that lead from the table to a screen. */
const SCREENS: Readonly<Record<string, readonly string[]>> = {
  table: [],
  board: ['tab'],
  'another seat': ['g', '2'],
  why: ['w'],
  inspect: ['i'],
  rules: ['/', '/'],
  help: ['?'],
  log: ['L'],
  ledger: ['L', 'L'],
  standing: ['s'],
  'where points come from': ['s', 'enter'],
  orders: ['a'],
  'what-if': ['v'],
  replay: ['r', 'left', 'left'],
  'replay at its end': ['r'],
  settings: [','],
};
/** Screens that leave the strip and the question where they are. */
const FRAMED = ['table', 'board', 'another seat', 'why', 'inspect', 'rules', 'help', 'standing', 'orders'];

async function opened(id: string, moment: number, glyphs: GlyphSet, seats = 4): Promise<Drive> {
  const whole = await wholeGame(id, seats);
  const host = new RealHost([id]);
  const at = whole.at(Math.floor(whole.log.length * moment));
  const d = drive({ kind: 'table', table: await host.seated(at) }, host, glyphs);
  if (whole.secrets() && moment < 1) await d.press('enter');
  return d;
}

function check(d: Drive, screen: string): string[] {
  const faults: string[] = [];
  for (const [columns, rows] of SIZES) {
    const grid = d.grid(columns, rows);
    const lines = grid.lines();
    const say = (what: string) => faults.push(`${screen} ${columns}x${rows}: ${what}`);
    for (const text of grid.lost) say(`lost ${text}`);
    if (lines.length > rows - 1) say('too many rows');
    if (FRAMED.includes(screen) && !/[►»√ ]\s?1 \w/.test(lines[1]!)) say(`strip is ${lines[1]}`);
    if (FRAMED.includes(screen) && !lines[rows - 9]!.startsWith('►')) say(`question is ${lines[rows - 9]}`);
    // All palettes and themes draw the same text; one of each pair per screen is enough to see it.
    const level = LEVELS[(columns + screen.length) % LEVELS.length]!;
    const theme = THEMES[(rows + screen.length) % THEMES.length]!;
    for (const glyphs of ['unicode', 'ascii'] as const) {
      ansiLines(grid, new Palette(level, theme), glyphs).forEach((line, y) => {
        const text = stripVTControlCharacters(line);
        if (text.length > columns) say(`row ${y} is ${text.length} wide`);
        if (glyphs === 'ascii' && /[^\x20-\x7E]/.test(text)) say(`row ${y} is not ASCII: ${text}`);
        const wanted = glyphs === 'ascii' ? [...lines[y]!].map(asciiSign).join('') : lines[y]!;
        if (text.trimEnd() !== wanted.trimEnd()) say(`row ${y} changes with the palette`);
      });
    }
  }
  return faults;
}

describe.each(games().map((entry) => entry.id))('%s', (id) => {
  it('in the middle of the game', async () => {
    const faults: string[] = [];
    for (const [screen, keys] of Object.entries(SCREENS)) {
      const d = await opened(id, 0.45, 'unicode');
      await d.press(...keys);
      faults.push(...check(d, screen));
      d.stage.end();
    }
    expect(faults).toEqual([]);
  }, 40_000);

  it('at the end', async () => {
    // A recorded game may stop short; one of them is over.
    let seats = 4;
    while (!(await wholeGame(id, seats)).over()) seats--;
    const d = await opened(id, 1, 'ascii', seats);
    const faults = check(d, 'final table');
    await d.press('tab');
    faults.push(...check(d, 'final chart'));
    await d.press('enter');
    faults.push(...check(d, 'source'));
    expect(faults).toEqual([]);
    d.stage.end();
  }, 40_000);
});
