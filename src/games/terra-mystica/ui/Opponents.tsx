/** The other seats in a few rows each: goods, bowls, pieces on the map, tracks, next income, cards and tiles. */
import { Box } from 'ink';
import { Chip, Row, T, Whole } from '../../../ui/components/basics.js';
import type { PanelSpec } from '../../../ui/components/layout/spec.js';
import { BowlLine } from '../../terra-kit/ui/bowls.js';
import { flow, indented, line } from '../../terra-kit/ui/facts.js';
import { type Block, type Demand, framed, layers, type More, step } from '../../terra-kit/ui/panel.js';
import type { SeatView } from '../types.js';
import { besides, trackWords } from './FactionBoard.js';
import type { TmPainting } from './painting.js';

const INDENT = 2;
/** How much is asked for so many rows about each seat to be enough. */
const DEPTHS: readonly Demand[] = [1, 2, 3, 3, 3, 3];

function headOf(p: TmPainting, seat: SeatView): Block {
  const { texts } = p;
  return line(() => (
    <Row height={1} flexShrink={0}>
      <Chip seat={seat.seat} />
      <Box flexGrow={1} marginLeft={1}>
        <T b={!seat.passed} c={seat.passed ? 'dim' : 'text'}>
          {seat.passed ? '√ ' : ''}
          {texts.boardOf({ name: p.names[seat.seat] ?? '', faction: seat.faction })}
        </T>
      </Box>
      <Whole c="dim">{texts.points({ n: seat.points })}</Whole>
    </Row>
  ));
}

function goodsOf(p: TmPainting, seat: SeatView, width: number): Block {
  const goods = p.texts
    .goods({ goods: { workers: seat.workers, coins: seat.coins, priests: seat.priests } })
    .join(', ');
  const bowls = p.texts.bowls.reduce((n, name, i) => n + name.length + 1 + String(seat.bowls[i]).length, 6);
  const words = goods || p.texts.label.none;
  if (words.length + 2 + bowls > width) return flow([words, seat.bowls.join(' → ')], width, '  ');
  return line(() => (
    <Row justifyContent="space-between" height={1} flexShrink={0}>
      <T>{words}</T>
      <BowlLine bowls={seat.bowls} words={{ names: p.texts.bowls }} />
    </Row>
  ));
}

function blocksOf(p: TmPainting, seat: SeatView, width: number, depth: number): Block[] {
  const { texts } = p;
  const head = headOf(p, seat);
  if (!seat.faction) return [head];
  const room = width - INDENT;
  const pieces = seat.pieces.filter((r) => r.onMap > 0).map((r) => texts.pieces({ building: r.building, n: r.onMap }));
  const held = [
    ...(seat.card ? [texts.tile(texts.bonus[seat.card])] : []),
    ...seat.favours.map((id) => texts.tile(texts.favour[id])),
    ...seat.towns.map((id) => texts.tile(texts.town[id])),
  ];
  const rows = [
    goodsOf(p, seat, room),
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
