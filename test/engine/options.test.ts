import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { completeOptions, defaultOf, parseOption } from '../../src/engine/options.js';
import { type OptionSpec, Refused } from '../../src/engine/types.js';

const SPECS: readonly OptionSpec[] = [
  { id: 'long', kind: 'flag', default: true },
  { id: 'map', kind: 'choice', values: ['base', 'lakes'] },
  { id: 'bans', kind: 'list', of: ['a', 'b', 'c'] },
];

function refusal(work: () => unknown): Refused {
  try {
    work();
  } catch (error) {
    if (error instanceof Refused) return error;
    throw error;
  }
  throw new Error('was not refused');
}

describe('options', () => {
  it('are filled in with the defaults', () => {
    expect(completeOptions(SPECS, {})).toEqual({ long: true, map: 'base', bans: [] });
    expect(SPECS.map(defaultOf)).toEqual([true, 'base', []]);
  });

  it('keep what was chosen', () => {
    const chosen = { long: false, map: 'lakes', bans: ['c', 'a'] };
    expect(completeOptions(SPECS, chosen)).toEqual(chosen);
    expect(completeOptions(SPECS, completeOptions(SPECS, chosen))).toEqual(chosen);
  });

  it('say what is wrong and what would fit', () => {
    expect(refusal(() => completeOptions(SPECS, { lnog: true })).facts).toEqual({
      option: 'lnog',
      allowed: 'long, map, bans',
    });
    expect(refusal(() => completeOptions(SPECS, { map: 'sea' })).facts).toMatchObject({
      value: 'sea',
      allowed: 'base, lakes',
    });
    expect(refusal(() => completeOptions(SPECS, { bans: ['a', 'x'] })).facts).toMatchObject({ value: 'x' });
    expect(refusal(() => completeOptions(SPECS, { long: 'yes' })).code).toBe('option-value');
    for (const raw of [null, 3, 'text', [], undefined])
      expect(refusal(() => completeOptions(SPECS, raw)).code).toBe('options-shape');
  });

  it('are read from words', () => {
    expect(parseOption(SPECS[0]!, 'off')).toBe(false);
    expect(parseOption(SPECS[0]!, '1')).toBe(true);
    expect(parseOption(SPECS[1]!, 'lakes')).toBe('lakes');
    expect(parseOption(SPECS[2]!, 'a,,b')).toEqual(['a', 'b']);
    expect(refusal(() => parseOption(SPECS[0]!, 'maybe')).code).toBe('option-value');
  });

  it('take anything from outside without another error', () => {
    const wild = fc.oneof(
      fc.jsonValue(),
      fc.constant(JSON.parse('{"toString":1,"valueOf":2}')),
      fc.constant(JSON.parse('{"__proto__":{"long":1}}')),
    );
    fc.assert(
      fc.property(fc.constantFrom('long', 'map', 'bans', '__proto__', 'x'), wild, (key, value) => {
        const raw = JSON.parse(`{${JSON.stringify(key)}: ${JSON.stringify(value) ?? 'null'}}`);
        try {
          expect(Object.keys(completeOptions(SPECS, raw))).toEqual(['long', 'map', 'bans']);
        } catch (error) {
          expect(error).toBeInstanceOf(Refused);
        }
      }),
    );
  });
});
