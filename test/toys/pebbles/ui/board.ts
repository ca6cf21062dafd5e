/** The pits as hexes: what lies on each of them. */
import type { Badge, Board, Tile } from '../../../../src/ui/hex/board.js';
import { seatToken } from '../../../../src/ui/theme/theme.js';
import type { Painting } from '../../../../src/ui/types.js';
import { TOPOLOGY, type View } from '../state.js';
import type { PebblesTexts } from './texts.js';

export type PebblesPainting = Painting<View, PebblesTexts>;

function badgeOf({ texts, names }: PebblesPainting, { owner, crowned }: View['pits'][number]): Badge | undefined {
  if (owner < 0) return undefined;
  const word = crowned ? texts.crown : texts.pebble;
  return {
    seat: owner,
    token: seatToken(owner),
    glyph: crowned ? '♦' : '●',
    letter: word.charAt(0).toUpperCase(),
    word,
    brief: word,
    owner: names[owner] ?? '',
  };
}

export function boardOf(p: PebblesPainting): Board {
  const tiles = p.view.pits.map((pit, i): Tile => {
    const id = `pit:${pit.name}`;
    const word = pit.closed ? p.texts.closed : p.texts.ground;
    const price = p.price(id);
    return {
      id,
      row: TOPOLOGY.cells[i]?.row ?? 0,
      col: TOPOLOGY.cells[i]?.col ?? 0,
      name: pit.name,
      ground: pit.closed ? 'mountains' : 'desert',
      letter: word.charAt(0),
      word,
      brief: word,
      badge: badgeOf(p, pit),
      note: pit.tile === '' ? undefined : { text: pit.tile.charAt(0), word: pit.tile, token: 'accent' },
      price: price === null ? undefined : { short: price, words: [price] },
      mark: p.marks.get(id),
    };
  });
  return { tiles };
}
