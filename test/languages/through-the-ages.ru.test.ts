/** Through the Ages in Russian. */
import { describe, expect, it } from 'vitest';
import { module } from '../../src/games/through-the-ages/index.js';
import { texts } from '../../src/languages/ru/through-the-ages/index.js';
import { faultsIn } from './frames.js';
import { playedPlainly } from './plain.js';
import { bareRows, crowded, doubled, LOOKED_UP, lostWords, saidIn } from './through-the-ages.js';
import { NUMBERS, plainWords, sameAsEnglish } from './told.js';

const AGES = ['A', 'I', 'II', 'III', 'IV'];

describe('Through the Ages in Russian', () => {
  it('says nothing as English does', () => {
    expect(sameAsEnglish(texts, module.texts, [...AGES, ...LOOKED_UP])).toEqual([]);
  });

  it('leaves no English word in a game', () => {
    expect(plainWords(saidIn(texts), AGES)).toEqual([]);
  }, 60_000);

  it('has room for its short forms, and signs that mean one thing', () => {
    expect(crowded(texts)).toEqual([]);
    expect(doubled(texts)).toEqual([]);
  });

  it('finds every rule by the words that people use', () => {
    expect(lostWords(texts)).toEqual([]);
  });

  it('tells a verb and a name so that the name needs no case', async () => {
    expect(await bareRows(texts)).toEqual([]);
  }, 60_000);

  it('has room for its labels on every page', async () => {
    expect(await faultsIn('ru', 'through-the-ages', 0.6)).toEqual([]);
  }, 60_000);

  it('is played to its end in plain mode', async () => {
    expect(await playedPlainly('ru', 'through-the-ages')).toMatch(/побеждает|делят победу/);
  }, 60_000);

  it('counts', () => {
    expect(NUMBERS.map((n) => texts.price({ good: 'ca', n }))).toEqual([
      '0 гражданских действий',
      '1 гражданское действие',
      '2 гражданских действия',
      '5 гражданских действий',
      '11 гражданских действий',
      '21 гражданское действие',
      '22 гражданских действия',
      '25 гражданских действий',
      '101 гражданское действие',
    ]);
    expect(NUMBERS.map((n) => texts.topic['discard-military']({ left: n }))).toEqual([
      'сбросьте 0 военных карт',
      'сбросьте 1 военную карту',
      'сбросьте 2 военные карты',
      'сбросьте 5 военных карт',
      'сбросьте 11 военных карт',
      'сбросьте 21 военную карту',
      'сбросьте 22 военные карты',
      'сбросьте 25 военных карт',
      'сбросьте 101 военную карту',
    ]);
    expect([0, 1, 2, 5, 21].map((n) => texts.topic['lose-population']({ left: n }))).toEqual([
      'снимите 0 рабочих со своих карт',
      'снимите 1 рабочего со своих карт',
      'снимите 2 рабочих со своих карт',
      'снимите 5 рабочих со своих карт',
      'снимите 21 рабочего со своих карт',
    ]);
  });
});
