import { Terminal } from '@xterm/headless';
import { describe, expect, it } from 'vitest';
import { BOLD, blankRow, INVERSE, look, PLAIN, putText, type Row, UNDER } from '../../src/ui/terminal/cells.js';
import { difference } from '../../src/ui/terminal/spans.js';
import { numberOf } from '../../src/ui/theme/colours.js';
import { LEVELS, type Level, levelFromEnv } from '../../src/ui/theme/levels.js';
import { COLOURS, type Token } from '../../src/ui/theme/tokens.js';
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

/** What a cell in this look is written with. */
function escapeOf(n: number, level: Level): string {
  const text = difference(null, [{ signs: ['x'], looks: [n] }], level);
  return text.slice('\u001B[1;1H'.length, text.indexOf('x'));
}

const colour = (token: Token): number => numberOf(COLOURS.default[token]);
const TOKENS = Object.keys(COLOURS.default) as Token[];

describe('looks', () => {
  const looks = TOKENS.flatMap((token) => [0, BOLD, INVERSE].map((bits) => look(colour('text'), colour(token), bits)));

  it('are at most one escape', () => {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: escapes are what is looked at
    const one = /^(\u001B\[(\d+(;\d+)*)?m)?$/;
    for (const level of LEVELS) for (const n of looks) expect(escapeOf(n, level)).toMatch(one);
  });

  it('have no colours in terminals without them', () => {
    for (const n of looks) expect(escapeOf(n, 'none')).not.toMatch(/[34]8|3\d|4\d|9\d|10\d/);
    expect(escapeOf(look(-1, -1, INVERSE), 'none')).toBe('\u001B[7m');
  });

  it('are never bold on coloured ground in 16 colours, where bold black is grey', () => {
    for (const n of looks) expect(escapeOf(n, '16')).not.toMatch(/[[;]1[;m]/);
    expect(escapeOf(look(colour('black'), colour('swamp')), '16')).toBe('\u001B[0;95;40m');
    expect(escapeOf(look(colour('dim'), -1), '16')).toBe('\u001B[0;90m');
  });
});

/** Random frames, each close to the one before, as a game makes them. */
function* frames(count: number): Generator<readonly Row[]> {
  const random = seeded(3);
  let last: readonly Row[] = Array.from({ length: 10 }, () => blankRow(40));
  for (let i = 0; i < count; i++) {
    const next = last.map(({ signs, looks }) => ({ signs: [...signs], looks: [...looks] }));
    for (let k = 0; k < 4; k++) {
      const row = next[Math.floor(random() * 10)] ?? blankRow(40);
      const ground = TOKENS[Math.floor(random() * TOKENS.length)] ?? 'desert';
      const bits = [0, BOLD, BOLD | UNDER, INVERSE][Math.floor(random() * 4)];
      const n = look(colour('black'), random() < 0.2 ? -1 : colour(ground), bits);
      const text = random() < 0.3 ? ' '.repeat(20) : 'hexes → │ ●'.slice(0, 1 + Math.floor(random() * 11));
      putText(row, Math.floor(random() * 40), text, random() < 0.4 ? PLAIN : n);
    }
    last = next;
    yield next;
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
      const sign = cell.getChars() || ' ';
      // The ink of a blank cannot be seen, unless it is swapped with the ground or underlined.
      const ink = sign !== ' ' || cell.isInverse() || cell.isUnderline();
      const inked = ink ? `${cell.getFgColor()},${cell.isBold()},${cell.isUnderline()}` : '';
      row += `${sign}${inked},${cell.getBgColor()},${cell.isInverse()};`;
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
      for (const after of frames(40)) {
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

  it('writes a row that becomes mostly blank on an erased one', () => {
    const row = (text: string, n: number): Row => {
      const made = blankRow(120);
      putText(made, 0, text, n);
      return made;
    };
    const full = row('word '.repeat(24), look(0xffffff, 0x1f6650));
    const sparse = row(`a${' '.repeat(50)}b${' '.repeat(60)}c`, look(0xffffff));
    const text = difference([full], [sparse], 'truecolor');
    expect(text).toContain('\u001B[K');
    expect(text.length).toBeLessThan(80);
  });

  it('keeps its ink over blanks, and writes nothing where only the ink of a blank is new', () => {
    const words = (gap: number): Row => {
      const row = blankRow(40);
      const ink = look(0xff0000);
      const end = putText(row, putText(row, 0, 'one', ink), '  ', gap);
      putText(row, end, 'two', ink);
      return row;
    };
    const text = difference(null, [words(PLAIN)], 'truecolor');
    expect(text).toBe('\u001B[1;1H\u001B[38;2;255;0;0mone  two\u001B[m');
    expect(difference([words(PLAIN)], [words(look(0x00ff00))], 'truecolor')).toBe('');
    expect(difference([words(PLAIN)], [words(look(0x00ff00, -1, INVERSE))], 'truecolor')).not.toBe('');
  });

  it('writes nothing for an equal frame, little for a small change', () => {
    expect(difference(full(false), full(false), 'truecolor')).toBe('');
    const text = difference(full(false), full(true), 'truecolor');
    expect(text).toContain('\u001B[21;51H');
    expect(text.length).toBeLessThan(80);
    expect(difference(null, full(false), 'truecolor').length).toBeGreaterThan(4000);
  });
});
