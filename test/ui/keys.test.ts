import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COMMANDS, commandFor, commandsIn, keyHints } from '../../src/ui/keys/commands.js';
import { keyOf } from '../../src/ui/keys/key.js';
import { latinKey } from '../../src/ui/keys/layouts.js';
import { clean, cleanName } from '../../src/ui/terminal/clean.js';
import { Sequences } from '../../src/ui/terminal/sequences.js';
import { en } from '../../src/ui/texts/en.js';

/** Everything heard from these reads, with pauses where a piece is given up. */
function heard(...reads: string[]): string[] {
  const sequences = new Sequences();
  const pieces = reads.flatMap((read) => sequences.push(read));
  return [...pieces, ...sequences.flush()].flatMap((piece) =>
    piece.kind === 'paste' ? [`paste ${piece.text}`] : (keyOf(piece.text) ?? []),
  );
}

describe('keys', () => {
  it('come out as words, also several in one piece', () => {
    expect(heard('jj')).toEqual(['j', 'j']);
    expect(heard('\u001B[A')).toEqual(['up']);
    expect(heard('\u001BOA')).toEqual(['up']);
    expect(heard('\u001B[1;2D')).toEqual(['shift-left']);
    expect(heard('\u001B[1;5D')).toEqual(['left']);
    expect(heard('\u001B[6~')).toEqual(['pagedown']);
    expect(heard('\u001B[H')).toEqual(['home']);
    expect(heard('\r')).toEqual(['enter']);
    expect(heard('\u001BOM')).toEqual(['enter']);
    expect(heard('\u001B')).toEqual(['escape']);
    expect(heard('\u001B\u001B')).toEqual(['escape', 'escape']);
    expect(heard('\u007F')).toEqual(['backspace']);
    expect(heard('\u001B[3~')).toEqual(['backspace']);
    expect(heard('\u0003')).toEqual(['ctrl-c']);
    expect(heard(' ')).toEqual(['space']);
    expect(heard('\t')).toEqual(['tab']);
    expect(heard('\u001B[Z')).toEqual(['shift-tab']);
    expect(heard('\u001BOP\u001B[15~\u001B[[A')).toEqual(['f1', 'f5', 'f1']);
    // Alt with a key is what Esc and the key are when they are typed one after the other.
    expect(heard('\u001Bx')).toEqual(['escape', 'x']);
  });

  it('leaving and suspending are heard also behind other keys', () => {
    expect(heard('j\u0003')).toEqual(['j', 'ctrl-c']);
    expect(heard('\u001Ak')).toEqual(['ctrl-z', 'k']);
  });

  it('a sequence that never ends is nothing, one key behind Esc is a key', () => {
    expect(heard('\u001B[1;')).toEqual([]);
    expect(heard('\u001B[')).toEqual(['escape', '[']);
    expect(heard('\u001BO')).toEqual(['escape', 'O']);
  });

  it('what is no key is nothing, and never an error', () => {
    for (const rest of [
      '[1;5q',
      '[99;5~',
      '[M',
      '[<0;5;5M',
      '[?1;2c',
      '[I',
      '[[Z',
      `]0;title\u0007`,
      ']0;title\u001B\\',
    ])
      expect(heard(`\u001B${rest}`), rest).toEqual([]);
    for (let code = 0; code < 256; code++) {
      for (const text of [
        String.fromCharCode(code),
        `\u001B[1;5${String.fromCharCode(code)}`,
        `\u001B${String.fromCharCode(code)}`,
      ])
        expect(heard(text).every((key) => key.length > 0)).toBe(true);
    }
    expect(heard('')).toEqual([]);
  });

  it('nothing that arrives is kept without bounds', () => {
    const sequences = new Sequences();
    for (const begin of ['\u001B[', '\u001B]', '\u001BP', '\u001B[200~']) {
      sequences.push(begin);
      for (let i = 0; i < 300; i++) sequences.push('9'.repeat(100));
      const kept = sequences.flush().reduce((sum, piece) => sum + piece.text.length, 0);
      expect(kept, JSON.stringify(begin)).toBeLessThan(10_100);
    }
  });

  it('mean the same in one read, typed apart, and cut anywhere inside a sequence', () => {
    const keys = ['\u001B[A', '\u001BOB', '\u001B[1;2C', '\u001B[6~', '\u001B[Z', 'j', 'Ж', '🎲', '\r', ' ', '\u007F'];
    const more = ['\u001B[<0;12;7M', '\u001B[200~pasted q\r\u001B[201~'];
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...keys, ...more), { maxLength: 12 }),
        fc.array(fc.nat(200)),
        (typed, cuts) => {
          const text = typed.join('');
          // The decoder never cuts a sign in two.
          const whole = (cut: number) => !/[\uDC00-\uDFFF]/.test(text[cut] ?? '');
          const at = [...new Set(cuts.filter((cut) => cut < text.length && whole(cut)))].sort((a, b) => a - b);
          const parts = [...at, text.length].map((cut, i, all) => text.slice(i === 0 ? 0 : all[i - 1], cut));
          const apart = typed.flatMap((key) => heard(key));
          expect(heard(text)).toEqual(apart);
          expect(heard(...parts).join()).toEqual(apart.join());
        },
      ),
    );
  });

  it('pasted text is one piece, whatever stands in it', () => {
    expect(heard('a\u001B[200~q\ry\u001B[A\u001B[201~b')).toEqual(['a', 'paste q\ry\u001B[A', 'b']);
    expect(heard('\u001B[200~lost end')).toEqual(['paste lost end']);
  });

  it('letters of Cyrillic layouts stand for the Latin ones on the same key', () => {
    expect(Array.from('йгіыЖщЩъї', latinKey).join('')).toBe('quss:oO]]');
    expect(['up', 'escape', '1', 'w'].map(latinKey)).toEqual(['up', 'escape', '1', 'w']);
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

  it('finds commands, and names the keys of a place', () => {
    expect(commandFor('table', 'w')).toBe('why');
    expect(commandFor('home', 'w')).toBeNull();
    const row = (glyphs: 'unicode' | 'ascii') =>
      keyHints('table', ['do', 'undo', 'why'], glyphs, en).map(({ keys, word }) => `${keys} ${word}`);
    expect(row('unicode')).toEqual(['↵ do', 'u undo', 'w why']);
    expect(row('ascii')).toEqual(['RET do', 'u undo', 'w why']);
  });
});

describe('text from outside', () => {
  it('holds no control characters, no direction marks, only signs that terminals show alike', () => {
    expect(clean('a\u001B[31mb\u0007\u202Ec\u200Dd')).toBe('a[31mbcd');
    expect(clean('tab\tline\nend')).toBe('tab line end');
    expect(clean('Jose\u0301')).toBe('José');
    expect(clean('x\u0301\u0302')).toBe('x');
    expect(clean('日本 🎲')).toBe('日本 ?');
    expect(clean('Ωμέγα Жук')).toBe('Ωμέγα Жук');
    expect(clean('\uD800x')).toBe('x');
    expect(clean('\u009B31mx')).toBe('31mx');
  });

  it('names are short and not blank at the ends', () => {
    expect(cleanName(`  Ann   B  ${'x'.repeat(300)}`)).toHaveLength(20);
    expect(cleanName('\u001B\u0000')).toBe('');
  });
});
