/** Terra Mystica in Russian. */
import { describe, expect, it } from 'vitest';
import { module } from '../../src/games/terra-mystica/index.js';
import { texts } from '../../src/languages/ru/terra-mystica/index.js';
import { faultsIn } from './frames.js';
import { playedPlainly } from './plain.js';
import { astray, crowded, doubled, IDS, saidIn } from './terra-mystica.js';
import { NUMBERS, plainWords, sameAsEnglish } from './told.js';

describe('Terra Mystica in Russian', () => {
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
    expect(await faultsIn('ru', 'terra-mystica', 0.35)).toEqual([]);
  }, 60_000);

  it('is played to its end in plain mode', async () => {
    expect(await playedPlainly('ru', 'terra-mystica')).toContain(texts.event.over({ type: 'over' }, { name: String }));
  }, 60_000);

  it('finds rules by the words that people look for', () => {
    expect(astray(texts)).toEqual([]);
  });

  it('counts', () => {
    const goods = (n: number) => texts.goods({ goods: { workers: n, coins: n, priests: n, power: n } }).join(', ');
    expect(NUMBERS.slice(1).map(goods)).toEqual([
      '1 рабочий, 1 монета, 1 жрец, 1 сила',
      '2 рабочих, 2 монеты, 2 жреца, 2 силы',
      '5 рабочих, 5 монет, 5 жрецов, 5 силы',
      '11 рабочих, 11 монет, 11 жрецов, 11 силы',
      '21 рабочий, 21 монета, 21 жрец, 21 сила',
      '22 рабочих, 22 монеты, 22 жреца, 22 силы',
      '25 рабочих, 25 монет, 25 жрецов, 25 силы',
      '101 рабочий, 101 монета, 101 жрец, 101 сила',
    ]);
    expect(texts.coinsOn({ n: 0 })).toBe('+0 монет');
    expect([1, 2, 5].map((n) => texts.choice.convert({ from: 'workers', taken: n, to: 'priests', given: n }))).toEqual([
      'обменять 1 рабочего на 1 жреца',
      'обменять 2 рабочих на 2 жрецов',
      'обменять 5 рабочих на 5 жрецов',
    ]);
    expect([1, 2, 5].map((n) => texts.topic.spades({ n }))).toEqual([
      'используйте 1 бесплатную лопату',
      'используйте 2 бесплатные лопаты',
      'используйте 5 бесплатных лопат',
    ]);
  });
});
