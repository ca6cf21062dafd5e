/** Screens for the two toys, as plain as a game's screen can be: a hex map, and a list of cards. */
import type { Area } from '../../src/ui/paint/area.js';
import { type HexCell, paintHexMap, pickZoom } from '../../src/ui/paint/hexmap.js';
import { look, sign } from '../../src/ui/paint/marks.js';
import { seatStyle } from '../../src/ui/paint/parts.js';
import type { GameUi, Painting } from '../../src/ui/types.js';
import type { View as BazaarView } from '../toys/bazaar/state.js';
import { type View as PebblesView, TOPOLOGY } from '../toys/pebbles/state.js';

function cellsOf(p: Painting<PebblesView>): HexCell[] {
  return p.view.pits.map((pit, i) => {
    const { row, col } = TOPOLOGY.cells[i]!;
    const id = `pit:${pit.name}`;
    const piece =
      pit.owner < 0
        ? []
        : [{ text: pit.crowned ? 'K' : 'P' }, { text: String(pit.owner + 1), style: seatStyle(pit.owner) }];
    const ground = pit.closed ? { text: '×' } : { text: pit.tile ? pit.tile[0]! : 'd' };
    return {
      id,
      row,
      col,
      ground: 'desert',
      short: [ground, ...piece],
      brick: [[ground], piece],
      hex: [pit.name, [ground, { text: ' ' }, ...piece], ''],
      mark: p.marks.get(id),
      price: p.price(id),
    };
  });
}

function paintPits(area: Area, p: Painting<PebblesView>): void {
  const map = { cells: cellsOf(p), rowLabel: (row: number) => 'ABCD'[row]! };
  paintHexMap(area, map, pickZoom(map, area.width, area.height, p.zoom), p.scroll);
  area.right(area.width, 0, `board of ${p.names[p.shown]}`);
}

export const pebblesUi: GameUi<PebblesView> = {
  pages: [
    { key: 'M', title: 'Map', paint: paintPits },
    {
      key: 'G',
      title: 'Goods',
      paint(area, p) {
        p.view.players.forEach((player, seat) => {
          area.text(0, seat, `${seat + 1} ${p.names[seat]} ${player.pebbles}p ${player.coins}c ${player.points} vp`);
        });
      },
    },
  ],
  strip: (view, seat) => {
    const player = view.players[seat]!;
    return { title: `${player.pebbles}p ${player.coins}c`, score: `${player.points} vp`, passed: player.passed };
  },
  now: (target, view) => (target.startsWith('pit:') ? [`${view.round} of ${view.rounds} rounds`] : []),
  zooms: 3,
};

export const bazaarUi: GameUi<BazaarView> = {
  pages: [
    {
      key: 'M',
      title: 'Market',
      paint(area, p) {
        const cards = (seat: number) => p.view.players[seat]!;
        const own = p.viewer === null ? null : cards(p.viewer).hand;
        area.text(0, 0, own ? 'HAND' : 'hands are hidden');
        own?.forEach((card, i) => {
          const id = `card:${card}`;
          area.text(0, 1 + i, `${sign(p, id)}${card}`, look(p, id));
          area.spot(id, 0, 1 + i, 12);
        });
        p.names.forEach((name, seat) => {
          area.text(40, seat, `${seat + 1} ${name}: ${cards(seat).handSize} in hand, ${cards(seat).stall.join(' ')}`);
        });
      },
    },
  ],
  strip: (view, seat) => ({
    title: `${view.players[seat]!.coins}c`,
    score: `${view.players[seat]!.points} vp`,
    passed: false,
  }),
  now: () => [],
  zooms: 1,
};
