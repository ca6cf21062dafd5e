/** The screen of Bazaar: cards, and no board. */
import type { Face, GameUi } from '../../../../src/ui/types.js';
import type { View } from '../state.js';
import { handPanel, lotPanel, stallsPanel } from './panels.js';
import { type BazaarTexts, texts } from './texts.js';

const face: Face<View, BazaarTexts> = {
  pages: [
    {
      key: 'M',
      title: ({ market }) => market,
      panels: (p, shell) => [shell.question, handPanel(p), lotPanel(p), stallsPanel(p), shell.log],
    },
  ],
};

export const ui: GameUi<View> = {
  face,
  texts,
  strip(view, seat) {
    const { coins = 0, points = 0 } = view.players[seat] ?? {};
    return { title: texts.purse({ coins }), score: texts.score({ points }), passed: false };
  },
  now: () => [],
};
