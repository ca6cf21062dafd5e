/** The checks of translations find what they are for. */
import { describe, expect, it } from 'vitest';
import { countingIn } from '../../src/text/counting.js';
import { alike, borrowed, NUMBERS, plainWords, sameAsEnglish, tooWide } from './told.js';

describe('checks of a translation', () => {
  const english = { end: 'the end', deep: { go: ({ n }: { n: number }) => `go ${n}` }, sign: '•' };

  it('entries that are still English are found, and functions that are written alike', () => {
    const own = { end: 'the end', deep: { go: ({ n }: { n: number }) => `go ${n}` }, sign: '•' };
    expect(sameAsEnglish(own, english)).toHaveLength(2);
    expect(sameAsEnglish(own, english, ['the end', 'deep'])).toEqual([]);
    expect(sameAsEnglish({ ...own, end: 'кінець', deep: { go: () => 'далі' } }, english)).toEqual([]);
  });

  it('functions that only set values in a row are no sentences', () => {
    const row = { points: ({ a, b }: { a: number; b: number }) => `${a}/${b}` };
    expect(sameAsEnglish(row, { points: ({ a, b }: { a: number; b: number }) => `${a}/${b}` })).toEqual([]);
  });

  it('English words are found by their letters, or because English says them too', () => {
    const said = [{ about: 'here', text: 'Ada будує fortress' }];
    expect(plainWords(said)).toHaveLength(1);
    expect(plainWords(said, ['fortress'])).toEqual([]);
    const polish = [{ about: 'here', text: 'Ada buduje Fortress' }];
    expect(borrowed(polish, [{ about: 'here', text: 'Ada builds a fortress' }])).toHaveLength(1);
    expect(borrowed(polish, [{ about: 'here', text: 'Ada builds a castle' }])).toEqual([]);
  });

  it('columns and signs', () => {
    expect(tooWide({ a: 'дім', b: 'будинок' }, 5)).toEqual(['b: будинок']);
    expect(alike({ lake: 'О', swamp: 'Б', desert: 'О' })).toEqual(['О: lake and desert']);
  });

  it('the numbers show every form', () => {
    for (const locale of ['uk', 'pl', 'ru']) {
      const forms = new Set(
        NUMBERS.map((n) => countingIn(locale).form(n, { one: '1', few: '2', many: '5', other: '' })),
      );
      expect([...forms].sort()).toEqual(['1', '2', '5']);
    }
  });
});
