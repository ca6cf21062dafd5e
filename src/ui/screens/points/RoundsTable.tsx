/** What every round brought a seat, by source: sources are rows, rounds are columns. */
import { Box } from 'ink';
import type { Seat } from '../../../engine/types.js';
import { Panel, Row, T, Whole } from '../../components/basics.js';
import type { Room } from '../../components/layout/spec.js';
import { capital } from '../../components/text.js';
import type { TableReading } from '../../table/source.js';
import { useTexts } from '../../texts/texts.js';
import { grouped, plus, roundLabel, roundPoints, total } from './rounds.js';

const SIDES = 4;
const FRAME = 2;
const NAME = 26;
const COLUMN = 7;
const WIDEST_COLUMN = 12;
/** The rows of a seat's sources: those that brought something in some round. */
const keysOf = (all: ReturnType<typeof roundPoints>, seat: Seat): string[] => [
  ...new Set(
    all.flatMap((round) => Object.entries(round.brought[seat] ?? {}).flatMap(([key, n]) => (n === 0 ? [] : [key]))),
  ),
];

/** Rows for everybody's table, with the frame. */
export function roundsRows(session: TableReading): number {
  const all = roundPoints(session);
  return Math.max(...session.table.seats.map((_, seat) => keysOf(all, seat).length)) + 2 + FRAME;
}

export function RoundsTable({ session, seat, room }: { session: TableReading; seat: Seat; room: Room }) {
  const texts = useTexts();
  const width = room.width - SIDES;
  const all = roundPoints(session);
  const rounds = grouped(all, Math.floor((width - NAME - COLUMN) / COLUMN));
  const of = (points: readonly Readonly<Record<string, number>>[]) => points[seat] ?? {};
  const sums = plus(all.map((round) => of(round.brought)));
  const keys = keysOf(all, seat);
  const column = Math.min(WIDEST_COLUMN, Math.floor((width - NAME) / (rounds.length + 1)));
  const cells = (key: string) => [...rounds.map((round) => of(round.brought)[key] ?? 0), sums[key] ?? 0];
  const name = session.table.seats[seat]?.name ?? '';
  return (
    <Panel title={texts.byRoundOf({ name })} seat={seat} width={room.width} height={room.rows}>
      <Line name="" cells={[...rounds.map((round) => roundLabel(round, texts)), texts.total]} column={column} dim />
      {keys.slice(0, room.rows - FRAME - 2).map((key) => (
        <Line key={key} name={capital(session.module.phrases.source(key))} cells={cells(key)} column={column} />
      ))}
      <Line
        name={capital(texts.total)}
        cells={[...rounds.map((round) => total(of(round.brought))), total(sums)]}
        column={column}
        bold
      />
    </Panel>
  );
}

function Line({
  name,
  cells,
  column,
  bold = false,
  dim = false,
}: {
  name: string;
  cells: readonly (string | number)[];
  column: number;
  bold?: boolean;
  dim?: boolean;
}) {
  return (
    <Row height={1} flexShrink={0}>
      <Box width={NAME} flexShrink={0}>
        <T b={bold}>{name}</T>
      </Box>
      {cells.map((cell, i) => (
        <Box key={i} width={column} justifyContent="flex-end" flexShrink={0}>
          <Whole b={bold || i === cells.length - 1} {...(dim || cell === 0 ? { c: 'dim' as const } : {})}>
            {cell === 0 ? '·' : String(cell)}
          </Whole>
        </Box>
      ))}
    </Row>
  );
}
