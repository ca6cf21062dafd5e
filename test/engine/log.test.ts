import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answerOf, entryFromText, entryOf, entryText, type LogEntry } from '../../src/engine/log.js';

const id = fc.stringMatching(/^[a-z][a-z0-9:>@,+.-]{0,30}$/);
const seat = fc.nat({ max: 7 });
const entry: fc.Arbitrary<LogEntry> = fc.oneof(
  fc.tuple(seat, id),
  fc.tuple(seat, id, fc.integer({ min: -1_000_000, max: 1_000_000 })),
);

describe('log entries', () => {
  it('come back from their text', () => {
    fc.assert(
      fc.property(entry, (e) => {
        expect(entryFromText(entryText(e))).toEqual(e);
      }),
    );
  });

  it('come back from their answer', () => {
    fc.assert(
      fc.property(entry, (e) => {
        expect(entryOf(e[0], answerOf(e))).toEqual(e);
      }),
    );
  });

  it('count seats from one in text', () => {
    expect(entryText([1, 'build:E7'])).toBe('2 build:E7');
    expect(entryText([0, 'burn', 3])).toBe('1 burn x3');
  });

  it('refuse other text', () => {
    for (const text of [
      '',
      'build:E7',
      '0 build:E7',
      '-1 a',
      '1',
      '1 a b',
      '1 a x',
      '1 a x1.5',
      '1 a x99999999999999999',
      '99999 a',
    ])
      expect(entryFromText(text)).toBeNull();
  });
});
