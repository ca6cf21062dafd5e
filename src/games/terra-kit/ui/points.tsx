/** Points by source, seat beside seat, as if the game ended now. */
import { Box } from 'ink';
import type { Seat } from '../../../engine/types.js';
import { Chip, Row, T, Whole } from '../../../ui/components/basics.js';
import { always, type Block, type Content } from './panel.js';

interface PointsTable {
  readonly seats: readonly { readonly seat: Seat; readonly name: string }[];
  readonly rows: readonly { readonly label: string; readonly points: readonly number[] }[];
  readonly total: string;
}

const LEAST_CELL = 4;
const labelsOf = ({ rows, total }: PointsTable): number =>
  Math.max(total.length, ...rows.map((r) => r.label.length)) + 1;

/** The least columns in which the table stands. */
export const pointsColumns = (table: PointsTable): number => labelsOf(table) + LEAST_CELL * table.seats.length;

function tableBlocks(table: PointsTable, width: number): Block[] {
  const { seats, rows, total } = table;
  const labels = labelsOf(table);
  const each = Math.max(LEAST_CELL, Math.min(12, Math.floor((width - labels) / seats.length)));
  const cell = (seat: Seat, n: number, b: boolean) => (
    <Box key={seat} width={each} flexShrink={0} justifyContent="flex-end">
      <Whole b={b} c={n === 0 ? 'faint' : 'text'}>
        {n === 0 ? '·' : n}
      </Whole>
    </Box>
  );
  const row = (label: string, points: readonly number[], b = false): Block => ({
    rows: 1,
    show: () => (
      <Row height={1} flexShrink={0}>
        <Box width={labels} flexShrink={0}>
          <T b={b}>{label}</T>
        </Box>
        {points.map((n, i) => cell(seats[i]?.seat ?? i, n, b))}
      </Row>
    ),
  });
  const sums = seats.map((_, i) => rows.reduce((n, r) => n + (r.points[i] ?? 0), 0));
  return [
    {
      rows: 1,
      show: () => (
        <Row height={1} flexShrink={0}>
          <Box width={labels} flexShrink={0} />
          {seats.map(({ seat, name }) => (
            <Row key={seat} width={each} flexShrink={0} justifyContent="flex-end">
              {each >= 8 && <T c="dim">{`${name.slice(0, each - 3)} `}</T>}
              <Chip seat={seat} />
            </Row>
          ))}
        </Row>
      ),
    },
    ...rows.filter((r) => r.points.some((n) => n !== 0)).map((r) => row(r.label, r.points)),
    row(total, sums, true),
  ];
}

export const pointsTable = (table: PointsTable): Content => always((width) => tableBlocks(table, width));
