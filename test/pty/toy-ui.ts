/** The plainest screens a game can have, so that the real program can be driven with the toys. */
import type { GameUi } from '../../src/ui/types.js';
import type { View as Bazaar } from '../toys/bazaar/state.js';
import type { View as Pebbles } from '../toys/pebbles/state.js';

export const pebblesUi: GameUi<Pebbles> = {
  zooms: 1,
  pages: [
    {
      key: 'M',
      title: 'pits',
      paint(area, p) {
        for (const [i, pit] of p.view.pits.entries()) {
          const [x, y] = [(i % 5) * 9, Math.floor(i / 5)];
          const id = `pit:${pit.name}`;
          const mark = p.marks.get(id);
          const owner = pit.owner >= 0 ? String(pit.owner + 1) : '.';
          area.text(x, y, mark === 'cursor' ? `[${pit.name}${owner}]` : ` ${pit.name}${owner} `);
          area.spot(id, x, y, pit.name.length + 3);
        }
      },
    },
  ],
  strip: (view, seat) => ({
    title: '',
    score: `${view.players[seat]?.points} vp`,
    passed: view.players[seat]?.passed ?? false,
  }),
  now: () => [],
};

export const bazaarUi: GameUi<Bazaar> = {
  zooms: 1,
  pages: [
    {
      key: 'B',
      title: 'bazaar',
      paint(area, p) {
        area.text(0, 0, `lot ${p.view.lot ?? 'none'}   pile ${p.view.pile}`);
        for (const [seat, player] of p.view.players.entries())
          area.text(0, seat + 1, `hand of ${p.names[seat]}: ${player.hand?.join(' ') ?? `${player.handSize} cards`}`);
      },
    },
  ],
  strip: (view, seat) => ({ title: '', score: `${view.players[seat]?.points} vp`, passed: false }),
  now: () => [],
};
