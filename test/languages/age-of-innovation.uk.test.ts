/** Age of Innovation in Ukrainian. */
import { describe, expect, it } from 'vitest';
import { module } from '../../src/games/age-of-innovation/index.js';
import { phrasesIn } from '../../src/games/age-of-innovation/phrases.js';
import { texts } from '../../src/languages/uk/age-of-innovation/index.js';
import { COUNTED, crowded, doubled, saidIn } from './age-of-innovation.js';
import { faultsIn } from './frames.js';
import { playedPlainly } from './plain.js';
import { NUMBERS, plainWords, sameAsEnglish } from './told.js';

describe('Age of Innovation in Ukrainian', () => {
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
    expect(await faultsIn('uk', 'age-of-innovation', 0.35)).toEqual([]);
  }, 60_000);

  it('is played to its end in plain mode', async () => {
    expect(await playedPlainly('uk', 'age-of-innovation')).toContain(
      texts.event.end({ type: 'end' }, { name: String }),
    );
  }, 60_000);

  it('parts a noun from its target in narrow menus', () => {
    const row = (id: string) => phrasesIn(texts).row?.({ id, verb: id.split(':')[0] ?? '' }, {} as never);
    expect(
      ['power:power-coins', 'book:law', 'scholar:law@3', 'track:shipping', 'competency:competency-7'].map(row),
    ).toEqual([
      'дія сили: 7 монет',
      'книжка: юриспруденція',
      'відрядити науковця: юриспруденція 3',
      'поліпшити судноплавство',
      'компетентність – дія: 4 очки сили',
    ]);
  });

  it('says v and u by what stands before', () => {
    const at = (n: number) => texts.choice.scholar({ discipline: 'law', space: n });
    expect([at(1), at(3), texts.choice.scholar({ discipline: 'engineering', space: 1 })]).toEqual([
      'повернути науковця в запас за 1 рівень у юриспруденції',
      'відрядити науковця: 3 рівні в юриспруденції',
      'повернути науковця в запас за 1 рівень в інженерії',
    ]);
  });

  it('counts', () => {
    expect(NUMBERS.map((n) => texts.pieces({ building: 'workshop', n }))).toEqual([
      '0 майстерень',
      '1 майстерня',
      '2 майстерні',
      '5 майстерень',
      '11 майстерень',
      '21 майстерня',
      '22 майстерні',
      '25 майстерень',
      '101 майстерня',
    ]);
    expect([1, 2, 5, 21].map((n) => texts.goods({ goods: { coins: n, scholars: n } }).join(', '))).toEqual([
      '1 монета, 1 науковець',
      '2 монети, 2 науковці',
      '5 монет, 5 науковців',
      '21 монета, 21 науковець',
    ]);
    expect([1, 2, 21].map((n) => texts.reason['cannot-pay']({ goods: { scholars: n }, books: 0, named: [] }))).toEqual([
      'бракує 1 науковця',
      'бракує 2 науковців',
      'бракує 21 науковця',
    ]);
  });
});
