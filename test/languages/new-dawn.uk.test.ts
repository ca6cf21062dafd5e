/** A New Dawn in Ukrainian. */
import { describe, expect, it } from 'vitest';
import { module } from '../../src/games/new-dawn/index.js';
import { texts } from '../../src/languages/uk/new-dawn/index.js';
import { faultsIn } from './frames.js';
import { crowded, doubled, saidIn } from './new-dawn.js';
import { playedPlainly } from './plain.js';
import { NUMBERS, plainWords, sameAsEnglish } from './told.js';

describe('A New Dawn in Ukrainian', () => {
  it('says nothing as English does', () => {
    expect(sameAsEnglish(texts, module.texts, ['level', 'q', 'r', ...'abcdefghij'])).toEqual([]);
  });

  it('leaves no English word in a game', () => {
    expect(plainWords(saidIn(texts), ['III'])).toEqual([]);
  }, 60_000);

  it('has room for its short forms, and signs that mean one thing', () => {
    expect(crowded(texts)).toEqual([]);
    expect(doubled(texts)).toEqual([]);
  });

  it('has room for its labels on every page', async () => {
    expect(await faultsIn('uk', 'new-dawn', 0.5)).toEqual([]);
  }, 60_000);

  it('is played to its end in plain mode', async () => {
    expect(await playedPlainly('uk', 'new-dawn', ['--set', 'limit=20'])).toContain('на ліміті раундів');
  }, 60_000);

  it('counts', () => {
    expect(NUMBERS.map((n) => texts.price({ good: 'trade', n }))).toEqual([
      '0 жетонів торгівлі',
      '1 жетон торгівлі',
      '2 жетони торгівлі',
      '5 жетонів торгівлі',
      '11 жетонів торгівлі',
      '21 жетон торгівлі',
      '22 жетони торгівлі',
      '25 жетонів торгівлі',
      '101 жетон торгівлі',
    ]);
    expect([0, 1, 2, 5].map((n) => texts.stock({ tokens: 21, cities: n }))).toEqual([
      'лишилося: 21 жетон, 0 міст',
      'лишилося: 21 жетон, 1 місто',
      'лишилося: 21 жетон, 2 міста',
      'лишилося: 21 жетон, 5 міст',
    ]);
  });
});
