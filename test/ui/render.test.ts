import { Terminal } from '@xterm/headless';
import { describe, expect, it } from 'vitest';
import { Grid } from '../../src/ui/paint/grid.js';
import {
  contrast,
  groundColour,
  LEVELS,
  levelFromEnv,
  Palette,
  styleKey,
  THEMES,
  textOn,
} from '../../src/ui/paint/palette.js';
import { difference, frameOf } from '../../src/ui/paint/render.js';
import { GROUNDS, INKS, type Style } from '../../src/ui/paint/style.js';
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

describe('palettes', () => {
  const styles: Style[] = GROUNDS.flatMap((ground) =>
    INKS.flatMap((ink) =>
      [true, false].flatMap((bold) => [true, false].map((reverse) => ({ ground, ink, bold, reverse }))),
    ),
  );

  it('every style is one escape, and different styles have different keys', () => {
    const keys = new Set(styles.map(styleKey));
    expect(keys.size).toBe(styles.length);
    for (const level of LEVELS) {
      for (const theme of THEMES) {
        const palette = new Palette(level, theme);
        // biome-ignore lint/suspicious/noControlCharactersInRegex: escapes are what is looked at
        for (const style of styles) expect(palette.escape(styleKey(style))).toMatch(/^\u001B\[(0;[\d;]+)?m$/);
      }
    }
  });

  it('without colour there is only bold and reverse', () => {
    const palette = new Palette('none');
    for (const style of styles) expect(palette.escape(styleKey(style))).not.toMatch(/[34]8|3\d|4\d|9\d|10\d/);
    expect(palette.escape(styleKey({ ground: 'cursor' }))).toBe('\u001B[0;7m');
  });

  it('text on every ground can be read', () => {
    for (const theme of THEMES) {
      for (const ground of GROUNDS) {
        if (ground === 'none') continue;
        const [hex] = groundColour(ground, theme);
        expect(contrast(hex, textOn(hex)), `${ground} ${theme}`).toBeGreaterThan(4.4);
      }
    }
  });

  it('no bold on coloured ground in 16 colours', () => {
    const palette = new Palette('16');
    for (const style of styles) {
      if (style.ground !== 'none') expect(palette.escape(styleKey(style))).not.toMatch(/;1[;m]/);
    }
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
      const palette = new Palette(level);
      const term = new Terminal({ cols: 40, rows: 11, allowProposedApi: true });
      let before = null;
      for (const grid of frames(40)) {
        const after = frameOf(grid, 'unicode');
        await written(term, difference(before, after, palette));
        before = after;
        const fresh = new Terminal({ cols: 40, rows: 11, allowProposedApi: true });
        await written(fresh, difference(null, after, palette));
        expect(screenOf(term)).toEqual(screenOf(fresh));
        fresh.dispose();
      }
      term.dispose();
    });
  }

  it('writes nothing for an equal frame, little for a small change, all for another size', () => {
    const palette = new Palette('truecolor');
    const a = new Grid(120, 39);
    const b = new Grid(120, 39);
    for (const grid of [a, b])
      for (let y = 0; y < 39; y++) grid.area().text(0, y, 'x'.repeat(120), { ground: 'forest' });
    expect(difference(frameOf(a, 'unicode'), frameOf(b, 'unicode'), palette)).toBe('');
    b.area().text(50, 20, 'cursor', { ground: 'cursor' });
    const text = difference(frameOf(a, 'unicode'), frameOf(b, 'unicode'), palette);
    expect(text).toContain('\u001B[21;51H');
    expect(text.length).toBeLessThan(80);
    expect(difference(frameOf(new Grid(80, 23), 'unicode'), frameOf(a, 'unicode'), palette).length).toBeGreaterThan(
      4000,
    );
  });

  it('ASCII frames hold ASCII only', () => {
    const grid = new Grid(20, 1);
    grid.area().text(0, 0, '► José 3→5 │●●·│');
    expect(frameOf(grid, 'ascii').signs.join('').trimEnd()).toBe('> Jose 3>5 |oo.|');
  });
});
