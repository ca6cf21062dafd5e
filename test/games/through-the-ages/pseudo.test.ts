/** Through the Ages in another language: no word is left that does not come from its catalogue. */
import { describe, expect, it } from 'vitest';
import { module } from '../../../src/games/through-the-ages/index.js';
import { ui } from '../../../src/games/through-the-ages/ui/index.js';
import { inPseudo, literals, type Saying, saidBefore, saidPlaying, uiInPseudo } from '../../helpers/pseudo-game.js';

const other = inPseudo(module);
const screen = uiInPseudo(ui);
/** Ages are numbered alike in every language. */
const AGES = ['III'];

const kinds = (said: readonly Saying[]) => new Set(said.map(({ about }) => about.split(':')[0]));

describe('Through the Ages in the pseudo-language', () => {
  it('says its options, rules, orders and tables from the catalogue', () => {
    const said = saidBefore(other);
    expect(said.length).toBeGreaterThan(1500);
    expect(literals(said, AGES)).toEqual([]);
  });

  it('says everything in a game from the catalogue', () => {
    const walk = { most: 900, each: 90 };
    const said = [
      ...saidPlaying(other, screen, { ...walk, seats: 4, seed: 'tta 1' }),
      ...saidPlaying(other, screen, { ...walk, seats: 2, seed: 'tta 2', options: { 'open-hands': false } }),
    ];
    expect(literals(said, AGES)).toEqual([]);
    const heard = kinds(said);
    for (const about of ['topic politics', 'topic bid', 'verb build', 'event draw-military', 'reason food', 'where'])
      expect(heard).toContain(about);
  }, 60_000);

  it('says how a game ended from the catalogue', () => {
    const telling = { view: null, name: () => 'Ada' };
    const first = { seat: 0, score: 199, ties: [0] };
    for (const ranking of [[first], [first, { ...first, seat: 1 }]])
      for (const reason of ['last-round', 'last-standing']) {
        const text = other.phrases.over({ ranking, reason }, telling);
        expect(literals([{ about: reason, text }])).toEqual([]);
        expect(text).toMatch(/199|\u00c1\u0111\u00e1/);
      }
  });
});
