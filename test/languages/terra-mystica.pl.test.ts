/** Terra Mystica in Polish. */
import { describe, expect, it } from 'vitest';
import { module } from '../../src/games/terra-mystica/index.js';
import type { TmTexts } from '../../src/games/terra-mystica/texts/types.js';
import { texts } from '../../src/languages/pl/terra-mystica/index.js';
import { faultsIn } from './frames.js';
import { playedPlainly } from './plain.js';
import { astray, crowded, doubled, IDS, saidIn } from './terra-mystica.js';
import { borrowed, NUMBERS, sameAsEnglish } from './told.js';

/** Signs that are the same in both languages; 'most' is a bridge. */
const SAME = ['bowls', 'heard.cult', 'b', 'l', 'k', 'm', 'T', 'S'];

describe('Terra Mystica in Polish', () => {
  it('says nothing as English does', () => {
    expect(sameAsEnglish(texts, module.texts, SAME)).toEqual([]);
  });

  it('leaves no English word in a game', () => {
    const english = saidIn(module.texts as TmTexts);
    expect(borrowed(saidIn(texts), english, [...IDS, 'Cleo', 'most'])).toEqual([]);
  }, 60_000);

  it('has room for its short forms, and signs that mean one thing', () => {
    expect(crowded(texts)).toEqual([]);
    expect(doubled(texts)).toEqual([]);
  });

  it('has room for its labels on every page', async () => {
    expect(await faultsIn('pl', 'terra-mystica', 0.35)).toEqual([]);
  }, 60_000);

  it('is played to its end in plain mode', async () => {
    expect(await playedPlainly('pl', 'terra-mystica')).toContain(texts.event.over({ type: 'over' }, { name: String }));
  }, 60_000);

  it('finds rules by the words that people look for', () => {
    expect(astray(texts)).toEqual([]);
  });

  it('has prepositions and colons in narrow menus', () => {
    const rows = (['place', 'build', 'pass', 'advance'] as const).map((verb) => texts.menuRow({ verb, target: 'F4' }));
    expect(rows).toEqual(['umieść na F4', 'zbuduj na F4', 'spasuj: F4', 'ulepsz F4']);
    expect(texts.target.tile({ tile: 'BON3' })).toBe('BON3 (6 monet)');
  });

  it('counts', () => {
    const goods = (n: number) => texts.goods({ goods: { workers: n, coins: n, priests: n, power: n } }).join(', ');
    expect(NUMBERS.slice(1).map(goods)).toEqual([
      '1 robotnik, 1 moneta, 1 kapłan, 1 moc',
      '2 robotników, 2 monety, 2 kapłanów, 2 mocy',
      '5 robotników, 5 monet, 5 kapłanów, 5 mocy',
      '11 robotników, 11 monet, 11 kapłanów, 11 mocy',
      '21 robotników, 21 monet, 21 kapłanów, 21 mocy',
      '22 robotników, 22 monety, 22 kapłanów, 22 mocy',
      '25 robotników, 25 monet, 25 kapłanów, 25 mocy',
      '101 robotników, 101 monet, 101 kapłanów, 101 mocy',
    ]);
    expect(NUMBERS.map((n) => texts.points({ n }))).toEqual([
      '0 punktów',
      '1 punkt',
      '2 punkty',
      '5 punktów',
      '11 punktów',
      '21 punktów',
      '22 punkty',
      '25 punktów',
      '101 punktów',
    ]);
    expect([1, 2, 5].map((n) => texts.choice.convert({ from: 'workers', taken: n, to: 'coins', given: n }))).toEqual([
      'zamień 1 robotnika na 1 monetę',
      'zamień 2 robotników na 2 monety',
      'zamień 5 robotników na 5 monet',
    ]);
    expect([1, 2, 5].map((n) => texts.reason['cannot-pay']({ goods: { coins: n }, spades: 0 }))).toEqual([
      'brakuje 1 monety',
      'brakuje 2 monet',
      'brakuje 5 monet',
    ]);
  });
});
