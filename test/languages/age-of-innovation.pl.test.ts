/** Age of Innovation in Polish. */
import { describe, expect, it } from 'vitest';
import { module } from '../../src/games/age-of-innovation/index.js';
import { ui } from '../../src/games/age-of-innovation/ui/index.js';
import { texts } from '../../src/languages/pl/age-of-innovation/index.js';
import { COUNTED, crowded, doubled, saidIn } from './age-of-innovation.js';
import { faultsIn } from './frames.js';
import { playedPlainly } from './plain.js';
import { borrowed, gameIn, NUMBERS, sameAsEnglish } from './told.js';

const SAME = [
  ...COUNTED,
  'Deus Ex Machina',
  'Deus Ex M.',
  'N',
  'k',
  'I',
  'II',
  'III',
  'monument',
  'Monument',
  'monum.',
  ...'WGSUPMB',
];
/** Words that both languages have, and a name. */
const SHARED = ['Deus Ex Machina', 'Monument', 'draft', 'plus', 'Cleo'];

describe('Age of Innovation in Polish', () => {
  it('says nothing as English does', () => {
    expect(sameAsEnglish(texts, module.texts, SAME)).toEqual([]);
  });

  it('leaves no English word in a game', () => {
    const english = gameIn(module.texts, module, ui);
    expect(borrowed(saidIn(texts), saidIn(english.module.texts as typeof texts), SHARED)).toEqual([]);
  }, 60_000);

  it('has room for its short forms, and signs that mean one thing', () => {
    expect(crowded(texts)).toEqual([]);
    expect(doubled(texts)).toEqual([]);
  });

  it('has room for its labels on every page', async () => {
    expect(await faultsIn('pl', 'age-of-innovation', 0.35)).toEqual([]);
  }, 60_000);

  it('is played to its end in plain mode', async () => {
    expect(await playedPlainly('pl', 'age-of-innovation')).toContain(
      texts.event.end({ type: 'end' }, { name: String }),
    );
  }, 60_000);

  it('has prepositions and colons in narrow menus', () => {
    const row = (verb: 'start' | 'pavilion' | 'guild' | 'upgrade' | 'book', target: string) =>
      texts.menuRow({ verb, target });
    expect(row('start', 'H8: warsztat')).toBe('umieść na H8: warsztat');
    expect(row('pavilion', 'H8')).toBe('pawilon na H8');
    expect(row('guild', 'H8')).toBe('gildia na H8');
    expect(row('upgrade', 'H8: gildia')).toBe('rozbuduj H8: gildia');
    expect(row('book', 'prawo')).toBe('księga: prawo');
  });

  it('counts', () => {
    expect(NUMBERS.map((n) => texts.goods({ goods: { coins: n, scholars: n } }).join(', '))).toEqual([
      '',
      '1 moneta, 1 uczony',
      '2 monety, 2 uczonych',
      '5 monet, 5 uczonych',
      '11 monet, 11 uczonych',
      '21 monet, 21 uczonych',
      '22 monety, 22 uczonych',
      '25 monet, 25 uczonych',
      '101 monet, 101 uczonych',
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
    expect([1, 2, 5].map((n) => texts.reason['cannot-pay']({ goods: { coins: n }, books: 0, named: [] }))).toEqual([
      'brakuje 1 monety',
      'brakuje 2 monet',
      'brakuje 5 monet',
    ]);
  });
});
