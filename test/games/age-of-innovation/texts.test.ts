/** Everything that the game says comes from its catalogue: in a pseudo-language no plain word is left. */
import { describe, expect, it } from 'vitest';
import { module } from '../../../src/games/age-of-innovation/index.js';
import type { AoiTexts } from '../../../src/games/age-of-innovation/texts/types.js';
import { ui } from '../../../src/games/age-of-innovation/ui/index.js';
import { inPseudo, literals, saidBefore, saidPlaying, uiInPseudo } from '../../helpers/pseudo-game.js';

describe('in the pseudo-language', () => {
  const spoken = inPseudo(module);
  const screen = uiInPseudo(ui);

  it('options, rules at hand, orders and tables have no word of their own', () => {
    const said = saidBefore(spoken);
    expect(said.length).toBeGreaterThan(800);
    expect(literals(said)).toEqual([]);
  });

  it.each([
    { seats: 2, seed: 'texts 1' },
    { seats: 3, seed: 'texts 2', options: { dealing: 'draft', printing: '1.0' } },
    { seats: 4, seed: 'texts 3' },
    { seats: 5, seed: 'texts 4', options: { dealing: 'random' } },
  ])(
    'a game of $seats, $seed',
    (walk) => {
      const said = saidPlaying(spoken, screen, walk);
      expect(said.some(({ about }) => about === 'over')).toBe(true);
      expect(said.length).toBeGreaterThan(500);
      expect(literals(said)).toEqual([]);
    },
    60_000,
  );

  it('a word of the code would be found', () => {
    const texts = spoken.texts as AoiTexts;
    expect(texts.event.end({ type: 'end' }, { name: () => '' })).not.toBe('final scoring');
    expect(literals([{ about: 'here', text: 'forgotten' }])).toHaveLength(1);
  });
});
