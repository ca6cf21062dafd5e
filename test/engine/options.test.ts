import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { completeOptions, defaultOf, offeredOptions, parseOption } from '../../src/engine/options.js';
import { type OptionSpec, Refused } from '../../src/engine/types.js';
import { chosenOptions } from '../../src/host/options.js';

const SPECS: readonly OptionSpec[] = [
  { id: 'long', kind: 'flag', default: true },
  { id: 'map', kind: 'choice', values: ['base', 'lakes'] },
  { id: 'bans', kind: 'list', of: ['a', 'b', 'c'] },
  { id: 'rounds', kind: 'number', least: 1, most: 50, none: true, default: 9 },
  { id: 'hands', kind: 'number', least: 2, most: 4, none: false, default: 2 },
  { id: 'old', kind: 'flag', default: false, hidden: true },
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
    expect(completeOptions(SPECS, {})).toEqual({
      long: true,
      map: 'base',
      bans: [],
      rounds: 9,
      hands: 2,
    });
    expect(SPECS.map(defaultOf)).toEqual([true, 'base', [], 9, 2, false]);
  });

  it('keep what was chosen', () => {
    const chosen = { long: false, map: 'lakes', bans: ['c', 'a'], rounds: null, hands: 4, old: true };
    expect(completeOptions(SPECS, chosen)).toEqual(chosen);
    expect(completeOptions(SPECS, completeOptions(SPECS, chosen))).toEqual(chosen);
  });

  it('say what is wrong and what would fit', () => {
    expect(refusal(() => completeOptions(SPECS, { lnog: true })).facts).toEqual({
      option: 'lnog',
      allowed: 'long, map, bans, rounds, hands',
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

  it('numbers stay within their bounds, and "none" is for those that know it', () => {
    for (const good of [1, 50, null]) expect(completeOptions(SPECS, { rounds: good })['rounds']).toBe(good);
    for (const bad of [0, 51, 1.5, '9', Number.NaN, undefined, [9]]) {
      const { code, facts } = refusal(() => completeOptions(SPECS, { rounds: bad }));
      expect([code, facts['least'], facts['most']]).toEqual(['option-number-none', 1, 50]);
    }
    expect(refusal(() => completeOptions(SPECS, { hands: null })).code).toBe('option-number');
    expect(parseOption(SPECS[3]!, '12')).toBe(12);
    expect(parseOption(SPECS[3]!, 'none')).toBeNull();
    for (const bad of ['', '0', '51', '-1', '1e1', '0x9', 'never'])
      expect(refusal(() => parseOption(SPECS[3]!, bad)).code, bad).toBe('option-number-none');
    expect(refusal(() => parseOption(SPECS[4]!, 'none')).code).toBe('option-number');
  });

  it('hidden ones are for saves: people neither see nor set them', () => {
    expect(offeredOptions(SPECS).map((spec) => spec.id)).not.toContain('old');
    expect(refusal(() => chosenOptions(SPECS, ['old=on'])).code).toBe('option-unknown');
    expect(chosenOptions(SPECS, ['rounds=none', 'hands=3'])).toEqual({ rounds: null, hands: 3 });
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
      fc.property(fc.constantFrom('long', 'map', 'bans', 'rounds', 'hands', '__proto__', 'x'), wild, (key, value) => {
        const raw = JSON.parse(`{${JSON.stringify(key)}: ${JSON.stringify(value) ?? 'null'}}`);
        try {
          expect(Object.keys(completeOptions(SPECS, raw))).toEqual(offeredOptions(SPECS).map((spec) => spec.id));
        } catch (error) {
          expect(error).toBeInstanceOf(Refused);
        }
      }),
    );
  });
});
