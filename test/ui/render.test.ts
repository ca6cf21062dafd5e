import { Terminal } from '@xterm/headless';
import { describe, expect, it } from 'vitest';
import { Grid } from '../../src/ui/paint/grid.js';
import { contrast, groundColour, styleKey, textOn } from '../../src/ui/paint/palette.js';
import { pictureOf } from '../../src/ui/paint/picture.js';
import { GROUNDS, INKS, type Style } from '../../src/ui/paint/style.js';
import { look, type Row } from '../../src/ui/terminal/cells.js';
import { difference } from '../../src/ui/terminal/spans.js';
import { LEVELS, type Level, levelFromEnv } from '../../src/ui/theme/levels.js';
import { THEMES } from '../../src/ui/theme/tokens.js';
import { seeded } from './fake-host.js';

describe('levels', () => {
  it('flag, NO_COLOR, FORCE_COLOR, COLORTERM, TERM, in this order', () => {
    expect(levelFromEnv({ NO_COLOR: '1' }, '256')).toBe('256');
    expect(levelFromEnv({ NO_COLOR: '1', FORCE_COLOR: '3', COLORTERM: 'truecolor' })).toBe('none');
    expect(levelFromEnv({ NO_COLOR: '', TERM: 'xterm' })).toBe('16');
    expect(levelFromEnv({ FORCE_COLOR: '3', TERM: 'xterm' })).toBe('truecolor');
    expect(levelFromEnv({ FORCE_COLOR: '0', COLORTERM: 'truecolor' })).toBe('none');
    expect(levelFromEnv({ COLORTERM: '24bit', TERM: 'xterm' })).toBe('truecolor');
    expect(levelFromEnv({ TERM: 'screen-256color' })).toBe('256');
    expect(levelFromEnv({ TERM: 'tmux' })).toBe('16');
    expect(levelFromEnv({ TERM: 'linux' })).toBe('16');
    expect(levelFromEnv({ TERM: 'dumb' })).toBe('none');
    expect(levelFromEnv({})).toBe('none');
  });
});

const STYLES: Style[] = GROUNDS.flatMap((ground) =>
  INKS.flatMap((ink) =>
    [true, false].flatMap((bold) => [true, false].map((reverse) => ({ ground, ink, bold, reverse }))),
  ),
);

/** One cell in this style, as cells. */
function cellOf(style: Style, level: Level, theme: (typeof THEMES)[number]): readonly Row[] {
  const grid = new Grid(1, 1);
  grid.area().text(0, 0, 'x', style);
  return pictureOf(grid, { level, theme, glyphs: 'unicode' }).rows;
}

/** The escape that it is written with. */
function escapeOf(style: Style, level: Level, theme: (typeof THEMES)[number] = 'default'): string {
  const text = difference(null, cellOf(style, level, theme), level);
  return text.slice('\u001B[1;1H'.length, text.indexOf('x'));
}

describe('looks of painted styles', () => {
  it('different styles have different keys', () => {
    expect(new Set(STYLES.map(styleKey)).size).toBe(STYLES.length);
  });

  it('every style is at most one escape', () => {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: escapes are what is looked at
    const one = /^(\u001B\[(\d+(;\d+)*)?m)?$/;
    for (const level of LEVELS)
      for (const theme of THEMES) for (const style of STYLES) expect(escapeOf(style, level, theme)).toMatch(one);
  });

  it('without colour there is only bold and reverse', () => {
    for (const style of STYLES) expect(escapeOf(style, 'none')).not.toMatch(/[34]8|3\d|4\d|9\d|10\d/);
    expect(escapeOf({ ground: 'cursor' }, 'none')).toBe('\u001B[7m');
  });

  it('text on every ground can be read', () => {
    for (const theme of THEMES) {
      for (const ground of GROUNDS) {
        if (ground === 'none') continue;
        const hex = groundColour(ground, theme);
        expect(contrast(hex, textOn(hex)), `${ground} ${theme}`).toBeGreaterThan(4.4);
      }
    }
  });

  it('no bold on coloured ground in 16 colours, and text by the pairs made by hand', () => {
    for (const style of STYLES) if (style.ground !== 'none') expect(escapeOf(style, '16')).not.toMatch(/[[;]1[;m]/);
    expect(escapeOf({ ground: 'swamp' }, '16')).toBe('\u001B[0;95;40m');
    expect(escapeOf({ ground: 'plains' }, '16')).toBe('\u001B[0;30;43m');
    expect(escapeOf({ ground: 'seat2' }, '16')).toBe('\u001B[0;30;107m');
    expect(escapeOf({ ground: 'cursor' }, '16')).toBe('\u001B[0;30;106m');
    expect(escapeOf({ ink: 'dim' }, '16')).toBe('\u001B[0;90m');
  });
});

/** Random frames, each close to the one before, as a game makes them. */
function* frames(count: number): Generator<Grid> {
  const random = seeded(3);
  let last: Grid | null = null;
  for (let i = 0; i < count; i++) {
    const grid: Grid = new Grid(40, 10);
    if (last) {
      for (let at = 0; at < 400; at++) {
        grid.signs[at] = last.signs[at]!;
        grid.styles[at] = last.styles[at]!;
      }
    }
    const area = grid.area();
    for (let k = 0; k < 4; k++) {
      const [x, y] = [Math.floor(random() * 40), Math.floor(random() * 10)];
      const style: Style = { ground: GROUNDS[Math.floor(random() * GROUNDS.length)]!, bold: random() < 0.5 };
      const text = random() < 0.3 ? ' '.repeat(20) : 'hexes → │ ●'.slice(0, 1 + Math.floor(random() * 11));
      area.text(x, y, text, random() < 0.4 ? {} : style);
    }
    last = grid;
    yield grid;
  }
}

function written(term: Terminal, text: string): Promise<void> {
  return new Promise((done) => term.write(text, done));
}

/** Signs and looks of a terminal's screen. */
function screenOf(term: Terminal): string[] {
  const rows: string[] = [];
  for (let y = 0; y < 10; y++) {
    const line = term.buffer.active.getLine(y)!;
    let row = '';
    for (let x = 0; x < 40; x++) {
      const cell = line.getCell(x)!;
      row += `${cell.getChars() || ' '}${cell.getFgColor()},${cell.getBgColor()},${cell.isBold()},${cell.isInverse()};`;
    }
    rows.push(row);
  }
  return rows;
}

describe('span diff', () => {
  for (const level of LEVELS) {
    it(`leaves the same screen as writing everything (${level})`, async () => {
      const term = new Terminal({ cols: 40, rows: 11, allowProposedApi: true });
      let before: readonly Row[] | null = null;
      for (const grid of frames(40)) {
        const after = pictureOf(grid, { level, theme: 'default', glyphs: 'unicode' }).rows;
        await written(term, difference(before, after, level));
        before = after;
        const fresh = new Terminal({ cols: 40, rows: 11, allowProposedApi: true });
        await written(fresh, difference(null, after, level));
        expect(screenOf(term)).toEqual(screenOf(fresh));
        fresh.dispose();
      }
      term.dispose();
    });
  }

  const full = (cursor: boolean): Row[] =>
    Array.from({ length: 39 }, (_, y) => ({
      signs: new Array(120)
        .fill('x')
        .map((sign, x) => (cursor && y === 20 && x >= 50 && x < 56 ? 'cursor'[x - 50]! : sign)),
      looks: new Array(120).fill(look(0xffffff, 0x1f6650)),
    }));

  it('writes nothing for an equal frame, little for a small change', () => {
    expect(difference(full(false), full(false), 'truecolor')).toBe('');
    const text = difference(full(false), full(true), 'truecolor');
    expect(text).toContain('\u001B[21;51H');
    expect(text.length).toBeLessThan(80);
    expect(difference(null, full(false), 'truecolor').length).toBeGreaterThan(4000);
  });

  it('ASCII frames hold ASCII only', () => {
    const grid = new Grid(20, 1);
    grid.area().text(0, 0, '► José 3→5 │●●·│');
    const { rows } = pictureOf(grid, { level: 'none', theme: 'default', glyphs: 'ascii' });
    expect(rows[0]!.signs.join('').trimEnd()).toBe('> Jose 3>5 |oo.|');
  });
});
