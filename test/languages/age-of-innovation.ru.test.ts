/** Age of Innovation in Russian. */
import { describe, expect, it } from 'vitest';
import { module } from '../../src/games/age-of-innovation/index.js';
import { texts } from '../../src/languages/ru/age-of-innovation/index.js';
import { COUNTED, crowded, doubled, saidIn } from './age-of-innovation.js';
import { faultsIn } from './frames.js';
import { playedPlainly } from './plain.js';
import { NUMBERS, plainWords, sameAsEnglish } from './told.js';

describe('Age of Innovation in Russian', () => {
  it('says nothing as English does', () => {
    expect(sameAsEnglish(texts, module.texts, [...COUNTED, 'Deus Ex Machina', 'Deus Ex M.', 'I', 'II', 'III'])).toEqual(
      [],
    );
  });

  it('leaves no English word in a game', () => {
    expect(plainWords(saidIn(texts), ['Deus', 'Machina', 'III', 'iii'])).toEqual([]);
  }, 60_000);

  it('has room for its short forms, and signs that mean one thing', () => {
    expect(crowded(texts)).toEqual([]);
    expect(doubled(texts)).toEqual([]);
  });

  it('has room for its labels on every page', async () => {
    expect(await faultsIn('ru', 'age-of-innovation', 0.35)).toEqual([]);
  }, 60_000);

  it('is played to its end in plain mode', async () => {
    expect(await playedPlainly('ru', 'age-of-innovation')).toContain(
      texts.event.end({ type: 'end' }, { name: String }),
    );
  }, 60_000);

  it('counts', () => {
    expect(NUMBERS.map((n) => texts.pieces({ building: 'workshop', n }))).toEqual([
      '0 мастерских',
      '1 мастерская',
      '2 мастерские',
      '5 мастерских',
      '11 мастерских',
      '21 мастерская',
      '22 мастерские',
      '25 мастерских',
      '101 мастерская',
    ]);
    expect([1, 2, 5, 21].map((n) => texts.goods({ goods: { coins: n, scholars: n } }).join(', '))).toEqual([
      '1 монета, 1 учёный',
      '2 монеты, 2 учёных',
      '5 монет, 5 учёных',
      '21 монета, 21 учёный',
    ]);
    expect([1, 2, 21].map((n) => texts.reason['cannot-pay']({ goods: { scholars: n }, books: 0, named: [] }))).toEqual([
      'не хватает 1 учёного',
      'не хватает 2 учёных',
      'не хватает 21 учёного',
    ]);
  });
});
