/** A New Dawn in another language: no word is left that does not come from its catalogue. */
import { describe, expect, it } from 'vitest';
import { module } from '../../../src/games/new-dawn/index.js';
import { ui } from '../../../src/games/new-dawn/ui/index.js';
import { inPseudo, literals, type Saying, saidBefore, saidPlaying, uiInPseudo } from '../../helpers/pseudo-game.js';

const other = inPseudo(module);
const screen = uiInPseudo(ui);

const kinds = (said: readonly Saying[]) => new Set(said.map(({ about }) => about.split(':')[0]));

describe('A New Dawn in the pseudo-language', () => {
  it('says its options, rules, orders and tables from the catalogue', () => {
    const said = saidBefore(other);
    expect(said.length).toBeGreaterThan(1000);
    expect(literals(said)).toEqual([]);
  });

  it('says everything in a game from the catalogue', () => {
    const walk = { most: 500, each: 50 };
    const said = [
      ...saidPlaying(other, screen, { ...walk, seats: 4, seed: 'nd 1', options: { map: 'build', leaders: 'choose' } }),
      ...saidPlaying(other, screen, { ...walk, seats: 2, seed: 'nd 2', options: { map: 'random', epic: true } }),
    ];
    expect(literals(said)).toEqual([]);
    const heard = kinds(said);
    for (const about of ['topic tile', 'topic military', 'verb attack', 'event battle', 'reason range', 'where'])
      expect(heard).toContain(about);
  }, 60_000);

  it('says how a game ended from the catalogue', () => {
    const ranking = [{ seat: 0, score: 2, ties: [1, 9] }];
    const telling = { view: null, name: () => 'Ada' };
    for (const reason of ['agendas', 'limit', 'deserted']) {
      const text = other.phrases.over({ ranking, reason }, telling);
      expect(literals([{ about: reason, text }])).toEqual([]);
      expect(text).toMatch(/9/);
    }
  });
});
