/** The other seats in a few rows each: goods, bowls, books, next income, tracks, buildings, tiles. */
import type { PanelSpec } from '../../../ui/components/layout/spec.js';
import { flow, indented } from '../../terra-kit/ui/facts.js';
import { type Block, type Demand, framed, layers, type More, step } from '../../terra-kit/ui/panel.js';
import { rivalGoods, rivalHead } from '../../terra-kit/ui/rivals.js';
import type { SeatView } from '../types.js';
import { besides, booksBlock, nextWords, trackWords } from './PlanningBoard.js';
import { type AoiPainting, shownSeat } from './painting.js';

const INDENT = 2;
const DEPTHS: readonly Demand[] = [1, 1, 2, 3, 3, 3, 3];

function blocksOf(p: AoiPainting, seat: SeatView, width: number, depth: number): Block[] {
  const { texts } = p;
  const name = texts.boardOf({ name: p.names[seat.seat] ?? '', faction: seat.faction });
  const head = rivalHead({ seat: seat.seat, name, points: texts.points({ n: seat.vp }), passed: seat.passed });
  if (!seat.board) return [head];
  const room = width - INDENT;
  const goods = texts.goods({ goods: { tools: seat.tools, coins: seat.coins, scholars: seat.scholars } });
  const pieces = seat.tracks
    .filter((t) => t.all > t.left)
    .map((t) => texts.pieces({ building: t.piece, n: t.all - t.left }));
  const held = [
    ...(seat.booster ? [texts.tile({ tile: seat.booster })] : []),
    ...(seat.palace ? [texts.tile({ tile: seat.palace })] : []),
    ...seat.competencies.map((id) => texts.competency[id].brief),
    ...seat.innovations.map((id) => texts.innovation[id].name),
  ];
  const rows = [
    rivalGoods({ goods: goods.join(', ') || texts.label.none, bowls: seat.bowls, names: texts.bowls }, room),
    booksBlock(p, seat, room),
    flow(nextWords(p, seat), room, ', ', 'dim'),
    flow(trackWords(p, seat), room, ', ', 'dim'),
    flow(pieces, room, ', ', 'dim'),
    ...(held.length > 0 ? [flow(held, room, '; ', 'dim')] : []),
    flow(besides(p, seat), room, ', ', 'dim'),
  ];
  return [head, ...rows.slice(0, depth).map((block) => indented(block, INDENT))];
}

export function opponents(p: AoiPainting, more: More = {}): PanelSpec {
  const others = p.view.players.filter((s) => s.seat !== shownSeat(p).seat);
  return framed(
    p,
    {
      id: 'opponents',
      title: p.texts.title.opponents,
      hint: p.texts.opponentsOf({ highest: p.view.players.length }),
      columns: [32],
      of: [p.shown],
      ...more,
    },
    layers((width) =>
      DEPTHS.map((enough, depth) => step(enough, ...others.flatMap((s) => blocksOf(p, s, width, depth + 1)))),
    ),
  );
}
