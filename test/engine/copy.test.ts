import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checksum, copy, stable } from '../../src/engine/copy.js';

/** Plain data as states hold it; files with a key of JavaScript's own are refused before they get here. */
const json = fc
  .jsonValue({ maxDepth: 5 })
  .map((value) => JSON.stringify(value))
  .filter((text) => !text.includes('__proto__'))
  .map((text) => JSON.parse(text) as unknown);

function everyPart(a: unknown, b: unknown, visit: (a: object, b: object) => void): void {
  if (typeof a !== 'object' || a === null) return;
  visit(a, b as object);
  for (const key of Object.keys(a)) {
    everyPart((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key], visit);
  }
}

describe('copies', () => {
  it('are equal and share nothing', () => {
    fc.assert(
      fc.property(json, (value) => {
        const other = copy(value);
        expect(other).toEqual(value);
        everyPart(value, other, (a, b) => expect(a).not.toBe(b));
      }),
    );
  });

  it('copy lists that mix numbers and records', () => {
    const inner = { x: 1 };
    const value = [1, 'a', null, inner, [2]];
    const other = copy(value);
    expect(other).toEqual(value);
    expect(other[3]).not.toBe(inner);
  });
});

describe('stable text', () => {
  it('is JSON that reads back to the same data', () => {
    fc.assert(
      fc.property(json, (value) => {
        expect(JSON.parse(stable(value))).toEqual(value);
      }),
    );
  });

  it('does not depend on the order of keys', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.integer()), (record) => {
        const turned = Object.fromEntries(Object.entries(record).reverse());
        expect(stable(turned)).toBe(stable(record));
        expect(checksum(turned)).toBe(checksum(record));
      }),
    );
  });

  it('is the same after a trip through JSON, also for data JSON cannot hold', () => {
    const odd = { a: undefined, b: [undefined, Number.NaN, -0], c: Number.POSITIVE_INFINITY };
    expect(stable(JSON.parse(JSON.stringify(odd)))).toBe(stable(odd));
  });
});

describe('checksum', () => {
  it('is 16 hexadecimal digits, and stays what it is: it is in saves', () => {
    expect(checksum({})).toMatch(/^[0-9a-f]{16}$/);
    expect(checksum({ a: 1, b: ['x', null] })).toBe('e22bbb2f7112a5ba');
  });

  it('notices every single change of a character', () => {
    fc.assert(
      fc.property(
        fc.string({ minLength: 1, maxLength: 60 }),
        fc.nat(),
        fc.string({ minLength: 1, maxLength: 1 }),
        (text, at, c) => {
          const i = at % text.length;
          const other = text.slice(0, i) + c + text.slice(i + 1);
          if (other !== text) expect(checksum(other)).not.toBe(checksum(text));
        },
      ),
    );
  });

  it('gives many data different sums', () => {
    const sums = new Set<string>();
    for (let i = 0; i < 20_000; i++) sums.add(checksum({ n: i }));
    expect(sums.size).toBe(20_000);
  });
});
