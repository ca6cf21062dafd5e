/** A New Dawn in Russian. */
import { describe, expect, it } from 'vitest';
import { module } from '../../src/games/new-dawn/index.js';
import { texts } from '../../src/languages/ru/new-dawn/index.js';
import { faultsIn } from './frames.js';
import { crowded, doubled, saidIn } from './new-dawn.js';
import { playedPlainly } from './plain.js';
import { NUMBERS, plainWords, sameAsEnglish } from './told.js';

describe('A New Dawn in Russian', () => {
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
    expect(await faultsIn('ru', 'new-dawn', 0.5)).toEqual([]);
  }, 60_000);

  it('is played to its end in plain mode', async () => {
    expect(await playedPlainly('ru', 'new-dawn', ['--set', 'limit=20'])).toContain('на пределе раундов');
  }, 60_000);

  it('counts', () => {
    expect(NUMBERS.map((n) => texts.price({ good: 'trade', n }))).toEqual([
      '0 жетонов торговли',
      '1 жетон торговли',
      '2 жетона торговли',
      '5 жетонов торговли',
      '11 жетонов торговли',
      '21 жетон торговли',
      '22 жетона торговли',
      '25 жетонов торговли',
      '101 жетон торговли',
    ]);
    expect([0, 1, 2, 5].map((n) => texts.stock({ tokens: 21, cities: n }))).toEqual([
      'осталось: 21 жетон, 0 городов',
      'осталось: 21 жетон, 1 город',
      'осталось: 21 жетон, 2 города',
      'осталось: 21 жетон, 5 городов',
    ]);
  });
});
