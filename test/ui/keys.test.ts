import { describe, expect, it } from 'vitest';
import { COMMANDS, commandFor, commandsIn, keyRow } from '../../src/ui/keys/commands.js';
import { keysOf } from '../../src/ui/keys/key.js';
import { clean, cleanName } from '../../src/ui/terminal/clean.js';

describe('keys', () => {
  it('come out as words, also several in one piece', () => {
    expect(keysOf('jj')).toEqual(['j', 'j']);
    expect(keysOf('\u001B[A')).toEqual(['up']);
    expect(keysOf('\u001BOA')).toEqual(['up']);
    expect(keysOf('\u001B[1;2D')).toEqual(['shift-left']);
    expect(keysOf('\u001B[1;5D')).toEqual(['left']);
    expect(keysOf('\u001B[6~')).toEqual(['pagedown']);
    expect(keysOf('\u001B[H')).toEqual(['home']);
    expect(keysOf('\r')).toEqual(['enter']);
    expect(keysOf('\u001BOM')).toEqual(['enter']);
    expect(keysOf('\u001B')).toEqual(['escape']);
    expect(keysOf('\u001B\u001B')).toEqual(['escape']);
    expect(keysOf('\u007F')).toEqual(['backspace']);
    expect(keysOf('\u001B[3~')).toEqual(['backspace']);
    expect(keysOf('\u0003')).toEqual(['ctrl-c']);
    expect(keysOf(' ')).toEqual(['space']);
    expect(keysOf('\t')).toEqual(['tab']);
    expect(keysOf('\u001B[Z')).toEqual(['shift-tab']);
    expect(keysOf('\u001Bx')).toEqual(['x']);
  });

  it('leaving and suspending are heard also behind other keys', () => {
    expect(keysOf('j\u0003')).toEqual(['j', 'ctrl-c']);
    expect(keysOf('\u001Ak')).toEqual(['ctrl-z', 'k']);
  });

  it('the tail of a torn escape sequence is nothing', () => {
    expect(keysOf('[A')).toEqual([]);
    expect(keysOf('[5~')).toEqual([]);
    expect(keysOf('[')).toEqual(['[']);
  });

  it('what is no key is nothing, and never an error', () => {
    for (const rest of [
      '[1;5q',
      '[99;5~',
      '[M !!',
      '[<0;5;5M',
      '[?1;2c',
      '[I',
      'OQ',
      '[[A',
      '[1;5',
      `[${'9'.repeat(400)}q`,
    ])
      expect(keysOf(`\u001B${rest}`), rest).toEqual([]);
    for (let code = 0; code < 256; code++) {
      for (const text of [
        String.fromCharCode(code),
        `\u001B[1;5${String.fromCharCode(code)}`,
        `\u001B${String.fromCharCode(code)}`,
      ])
        expect(keysOf(text).every((key) => key.length > 0)).toBe(true);
    }
    expect(keysOf('')).toEqual([]);
  });
});

describe('the key table', () => {
  it('no key means two things in one place', () => {
    for (const place of new Set(COMMANDS.flatMap((c) => c.places))) {
      const keys = commandsIn(place).flatMap((c) => c.keys);
      // Shift-arrows move a seat on the setup page only; everything else is bound once.
      expect(keys.length, place).toBe(new Set(keys).size);
    }
  });

  it('capitals are left to pages, but for log and redo', () => {
    const capitals = COMMANDS.flatMap((c) => c.keys).filter((k) => /^[A-Z]$/.test(k));
    expect(new Set(capitals)).toEqual(new Set(['L', 'U']));
  });

  it('finds commands and writes key rows that fit', () => {
    expect(commandFor('table', 'w')).toBe('why');
    expect(commandFor('home', 'w')).toBeNull();
    expect(keyRow('table', ['do', 'undo', 'why'], 80, 'unicode')).toBe('↵ do  u undo  w why');
    expect(keyRow('table', ['do', 'undo', 'why'], 80, 'ascii')).toBe('RET do  u undo  w why');
    expect(keyRow('table', ['do', 'undo', 'why'], 12, 'unicode')).toBe('↵ do  u undo');
  });
});

describe('text from outside', () => {
  it('holds no control characters, no direction marks, one column per sign', () => {
    expect(clean('a\u001B[31mb\u0007\u202Ec\u200Dd')).toBe('a[31mbcd');
    expect(clean('tab\tline\nend')).toBe('tab line end');
    expect(clean('Jose\u0301')).toBe('José');
    expect(clean('x\u0301\u0302')).toBe('x');
    expect(clean('日本 🎲')).toBe('?? ?');
    expect(clean('Ωμέγα Жук')).toBe('Ωμέγα Жук');
    expect(clean('\uD800x')).toBe('x');
    expect(clean('\u009B31mx')).toBe('31mx');
  });

  it('names are short and not blank at the ends', () => {
    expect(cleanName(`  Ann   B  ${'x'.repeat(300)}`)).toHaveLength(20);
    expect(cleanName('\u001B\u0000')).toBe('');
  });
});
