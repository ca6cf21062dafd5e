/** The screen of Pebbles: a board of hexes, and a panel for each player. Small enough to start another one from. */
import type { Face, FacePage, GameUi } from '../../../../src/ui/types.js';
import type { View } from '../state.js';
import { boardOf } from './board.js';
import { pitsPanel, playerPanel } from './panels.js';
import { type PebblesTexts, texts } from './texts.js';

type Page = FacePage<View, PebblesTexts>;

/** Panels in order of weight; the shell shares the window out among them. */
const map: Page = {
  key: 'M',
  title: ({ map }) => map,
  board: boardOf,
  panels: (p, shell) => [
    shell.question,
    playerPanel(p, p.shown),
    ...p.names.flatMap((_, seat) => (seat === p.shown ? [] : [playerPanel(p, seat)])),
    shell.log,
  ],
};

const goods: Page = {
  key: 'G',
  title: ({ goods }) => goods,
  panels: (p, shell) => [shell.question, ...p.names.map((_, seat) => playerPanel(p, seat)), pitsPanel(p), shell.log],
};

const face: Face<View, PebblesTexts> = { pages: [map, goods] };

export const ui: GameUi<View> = {
  face,
  texts,
  strip(view, seat) {
    const { pebbles = 0, coins = 0, points = 0, passed = false } = view.players[seat] ?? {};
    return { title: texts.purse({ pebbles, coins }), score: texts.score({ points }), passed };
  },
  now: (target, view) => (target.startsWith('pit:') ? [texts.rounds(view)] : []),
};
