/** The other seats in a few rows each: goods, bowls, pieces on the map, tracks, next income, cards and tiles. */
import type { PanelSpec } from '../../../ui/components/layout/spec.js';
import { flow, indented } from '../../terra-kit/ui/facts.js';
import { type Block, type Demand, framed, layers, type More, step } from '../../terra-kit/ui/panel.js';
import { rivalGoods, rivalHead } from '../../terra-kit/ui/rivals.js';
import type { SeatView } from '../types.js';
import { besides, trackWords } from './FactionBoard.js';
import type { TmPainting } from './painting.js';

const INDENT = 2;
/** How much is asked for so many rows about each seat to be enough. */
const DEPTHS: readonly Demand[] = [1, 2, 3, 3, 3, 3];

function blocksOf(p: TmPainting, seat: SeatView, width: number, depth: number): Block[] {
  const { texts } = p;
  const name = texts.boardOf({ name: p.names[seat.seat] ?? '', faction: seat.faction });
  const head = rivalHead({ seat: seat.seat, name, points: texts.points({ n: seat.points }), passed: seat.passed });
  if (!seat.faction) return [head];
  const room = width - INDENT;
  const pieces = seat.pieces.filter((r) => r.onMap > 0).map((r) => texts.pieces({ building: r.building, n: r.onMap }));
  const held = [
    ...(seat.card ? [texts.tile(texts.bonus[seat.card])] : []),
    ...seat.favours.map((id) => texts.tile(texts.favour[id])),
    ...seat.towns.map((id) => texts.tile(texts.town[id])),
  ];
  const goods = texts.goods({ goods: { workers: seat.workers, coins: seat.coins, priests: seat.priests } });
  const rows = [
    rivalGoods({ goods: goods.join(', ') || texts.label.none, bowls: seat.bowls, names: texts.bowls }, room),
    flow(texts.nextIncome({ goods: seat.incomeTotal }), room, ', ', 'dim'),
    flow(trackWords(p, seat), room, ', ', 'dim'),
    flow(pieces, room, ', ', 'dim'),
    ...(held.length > 0 ? [flow(held, room, '; ', 'dim')] : []),
    flow(besides(p, seat), room, ', ', 'dim'),
  ];
  return [head, ...rows.slice(0, depth).map((block) => indented(block, INDENT))];
}

export function opponents(p: TmPainting, more: More = {}): PanelSpec {
  const others = p.view.seats.filter((s) => s.seat !== p.shown);
  return framed(
    p,
    {
      id: 'opponents',
      title: p.texts.title.opponents,
      hint: p.texts.opponentsOf({ highest: p.view.seats.length }),
      columns: [32],
      of: [p.shown],
      ...more,
    },
    layers((width) =>
      DEPTHS.map((enough, depth) => step(enough, ...others.flatMap((s) => blocksOf(p, s, width, depth + 1)))),
    ),
  );
}
