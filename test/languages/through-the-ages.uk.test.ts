/** Through the Ages in Ukrainian. */
import { describe, expect, it } from 'vitest';
import { module } from '../../src/games/through-the-ages/index.js';
import { texts } from '../../src/languages/uk/through-the-ages/index.js';
import { faultsIn } from './frames.js';
import { playedPlainly } from './plain.js';
import { bareRows, crowded, doubled, LOOKED_UP, lostWords, saidIn } from './through-the-ages.js';
import { NUMBERS, plainWords, sameAsEnglish } from './told.js';

const AGES = ['A', 'I', 'II', 'III', 'IV'];

describe('Through the Ages in Ukrainian', () => {
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
    expect(await faultsIn('uk', 'through-the-ages', 0.6)).toEqual([]);
  }, 60_000);

  it('is played to its end in plain mode', async () => {
    const out = await playedPlainly('uk', 'through-the-ages');
    expect(out).toMatch(/перемагає|ділять перемогу/);
    // Kind and age of a card are not told twice where its name has them.
    expect(out).toMatch(/^ *Військовий бонус I: /m);
    expect(out).not.toMatch(/агресія Агресія|бонус Військовий|бонус I+ I/);
  }, 60_000);

  it('counts', () => {
    expect(NUMBERS.map((n) => texts.price({ good: 'ca', n }))).toEqual([
      '0 цивільних дій',
      '1 цивільна дія',
      '2 цивільні дії',
      '5 цивільних дій',
      '11 цивільних дій',
      '21 цивільна дія',
      '22 цивільні дії',
      '25 цивільних дій',
      '101 цивільна дія',
    ]);
    expect(NUMBERS.map((n) => texts.event.actionsLost({ name: 'Ada', n }))).toEqual([
      'Ada втрачає 0 цивільних дій',
      'Ada втрачає 1 цивільну дію',
      'Ada втрачає 2 цивільні дії',
      'Ada втрачає 5 цивільних дій',
      'Ada втрачає 11 цивільних дій',
      'Ada втрачає 21 цивільну дію',
      'Ada втрачає 22 цивільні дії',
      'Ada втрачає 25 цивільних дій',
      'Ada втрачає 101 цивільну дію',
    ]);
    expect([0, 1, 2, 5, 21].map((n) => texts.topic['discard-military']({ left: n }))).toEqual([
      'скиньте 0 військових карт',
      'скиньте 1 військову карту',
      'скиньте 2 військові карти',
      'скиньте 5 військових карт',
      'скиньте 21 військову карту',
    ]);
  });
});
