/** Terra Mystica in Ukrainian. */
import { describe, expect, it } from 'vitest';
import { module } from '../../src/games/terra-mystica/index.js';
import { texts } from '../../src/languages/uk/terra-mystica/index.js';
import { faultsIn } from './frames.js';
import { playedPlainly } from './plain.js';
import { astray, crowded, doubled, IDS, saidIn } from './terra-mystica.js';
import { NUMBERS, plainWords, sameAsEnglish } from './told.js';

describe('Terra Mystica in Ukrainian', () => {
  it('says nothing as English does', () => {
    expect(sameAsEnglish(texts, module.texts, ['bowls', 'heard.cult'])).toEqual([]);
  });

  it('leaves no English word in a game', () => {
    expect(plainWords(saidIn(texts), IDS)).toEqual([]);
  }, 60_000);

  it('has room for its short forms, and signs that mean one thing', () => {
    expect(crowded(texts)).toEqual([]);
    expect(doubled(texts)).toEqual([]);
  });

  it('has room for its labels on every page', async () => {
    expect(await faultsIn('uk', 'terra-mystica', 0.35)).toEqual([]);
  }, 60_000);

  it('is played to its end in plain mode', async () => {
    expect(await playedPlainly('uk', 'terra-mystica')).toContain(texts.event.over({ type: 'over' }, { name: String }));
  }, 60_000);

  it('finds rules by the words that people look for', () => {
    expect(astray(texts)).toEqual([]);
  });

  it('counts', () => {
    const goods = (n: number) => texts.goods({ goods: { workers: n, coins: n, priests: n, power: n } }).join(', ');
    expect(NUMBERS.slice(1).map(goods)).toEqual([
      '1 робітник, 1 монета, 1 жрець, 1 очко сили',
      '2 робітники, 2 монети, 2 жерці, 2 очки сили',
      '5 робітників, 5 монет, 5 жерців, 5 очок сили',
      '11 робітників, 11 монет, 11 жерців, 11 очок сили',
      '21 робітник, 21 монета, 21 жрець, 21 очко сили',
      '22 робітники, 22 монети, 22 жерці, 22 очки сили',
      '25 робітників, 25 монет, 25 жерців, 25 очок сили',
      '101 робітник, 101 монета, 101 жрець, 101 очко сили',
    ]);
    expect(texts.coinsOn({ n: 0 })).toBe('+0 монет');
    expect([1, 2, 5].map((n) => texts.choice.convert({ from: 'workers', taken: n, to: 'priests', given: n }))).toEqual([
      'перетворити 1 робітника на 1 жерця',
      'перетворити 2 робітників на 2 жерців',
      'перетворити 5 робітників на 5 жерців',
    ]);
    expect([1, 2, 5].map((n) => texts.topic.spades({ n }))).toEqual([
      'використайте 1 безплатну лопату',
      'використайте 2 безплатні лопати',
      'використайте 5 безплатних лопат',
    ]);
  });
});
