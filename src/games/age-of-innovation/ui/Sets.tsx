/** What lies open before the game: sets of board, faction and booster, or the pool of the draft. */
import type { PanelSpec } from '../../../ui/components/layout/spec.js';
import { marksOf } from '../../../ui/components/marks.js';
import { cardGrid, type TileCard } from '../../terra-kit/ui/cards.js';
import { seatLine } from '../../terra-kit/ui/facts.js';
import { always, framed, type More } from '../../terra-kit/ui/panel.js';

import { startText } from '../rulebook.js';
import { GROUNDS } from './board.js';
import { type AoiPainting, boardText, factionText } from './painting.js';

/** Faction, board and booster as one card, with what each means. */
export function sets(p: AoiPainting, more: More = {}): PanelSpec {
  const { texts, view } = p;
  const cards = view.sets.map(({ board, faction, booster }): TileCard => {
    return {
      id: `faction:${faction}`,
      band: GROUNDS[board],
      top: texts.faction[faction].name,
      corner: texts.board[board].name,
      brief: `${factionText(p, faction)}. ${texts.label.booster}: ${texts.tile({ tile: booster })}`,
      full: [
        `${factionText(p, faction)}.`,
        startText(texts, faction),
        `${texts.board[board].name}: ${boardText(p, board)}.`,
        `${texts.label.booster}: ${texts.booster[booster].meaning}.`,
      ]
        .filter((text) => text !== '')
        .join(' '),
      mark: p.marks.get(`faction:${faction}`),
    };
  });
  return framed(
    p,
    {
      id: 'sets',
      title: texts.title.sets,
      hint: texts.hint.sets,
      columns: [28],
      marks: marksOf(p, 'faction'),
      ...more,
    },
    cardGrid(cards, 34, { names: 26 }),
  );
}

/** The pool of the draft: boards and factions with what each means. */
export function pool(p: AoiPainting, more: More = {}): PanelSpec {
  const { texts, view } = p;
  const boards = view.pool.boards.map(
    (id): TileCard => ({
      id: `board:${id}`,
      band: GROUNDS[id],
      top: texts.board[id].name,
      brief: boardText(p, id),
      mark: p.marks.get(`board:${id}`),
    }),
  );
  const factions = view.pool.factions.map(
    (id): TileCard => ({
      id: `faction:${id}`,
      band: 'leader',
      top: texts.faction[id].name,
      brief: factionText(p, id),
      full: `${factionText(p, id)}. ${startText(texts, id)}`.trim(),
      mark: p.marks.get(`faction:${id}`),
    }),
  );
  return framed(
    p,
    { id: 'pool', title: texts.title.pool, columns: [28], marks: marksOf(p, 'faction', 'board'), ...more },
    cardGrid([...boards, ...factions], 26, { names: 16 }),
  );
}

/** What the seats have taken in the draft. */
export function taken(p: AoiPainting, more: More = {}): PanelSpec {
  const { texts, view } = p;
  const lines = view.players.map((seat) => {
    const words = [
      ...(seat.board ? [texts.board[seat.board].name] : []),
      ...(seat.faction ? [texts.faction[seat.faction].name] : []),
      ...(seat.reserved ? [texts.tile({ tile: seat.reserved })] : []),
      ...(seat.booster ? [texts.tile({ tile: seat.booster })] : []),
    ];
    return { seat: seat.seat, text: words.join('; ') || texts.label.none };
  });
  return framed(
    p,
    { id: 'taken', title: texts.title.taken, columns: [24], ...more },
    always((width) => lines.map(({ seat, text }) => seatLine(seat, text, width))),
  );
}
