/** Points by source: sources are rows, seats are columns, the total stands last. */
import { Box } from 'ink';
import { Chip, Col, Row, T, Whole } from '../../components/basics.js';
import { Spot } from '../../components/Spot.js';
import { capital } from '../../components/text.js';
import type { TableReading } from '../../table/source.js';
import { useTexts } from '../../texts/texts.js';
import { firstShown, Lead } from '../parts/Choices.js';
import { type PointsTable as Points, pointsTable } from './points.js';

const LEAD = 2;
const COLUMN = 6;
/** The longest name of a source. */
const NAME = 34;

/** Columns that the table uses, of those that there are. */
const tableWidth = (session: TableReading, width: number): number =>
  Math.min(width, LEAD + NAME + session.seats * COLUMN);

/** Rows for everything. */
export const tableRows = (points: Points): number => points.sources.length + 2;

export function PointsTable({
  session,
  marked,
  width,
  rows,
}: {
  session: TableReading;
  /** The source under the mark. */
  marked: number;
  width: number;
  rows: number;
}) {
  const texts = useTexts();
  const points = pointsTable(session);
  const name = tableWidth(session, width) - LEAD - session.seats * COLUMN;
  const room = rows - 2;
  const first = firstShown(points.sources.length, room, marked);
  const below = points.sources.length - first - room;
  // The rows that are seen do not add up to the total while some are not.
  const hidden = [
    ...(first > 0 ? [texts.moreAbove({ n: first })] : []),
    ...(below > 0 ? [texts.moreBelow({ n: below })] : []),
  ].join('   ');
  return (
    <Col width={width} height={rows} flexShrink={0}>
      <Row height={1} flexShrink={0}>
        <Box width={LEAD + name} paddingLeft={LEAD} flexShrink={0}>
          <T c="dim">{hidden}</T>
        </Box>
        {session.table.seats.map((_, seat) => (
          <Row key={seat} width={COLUMN} justifyContent="flex-end" flexShrink={0}>
            <Chip seat={seat} wide />
          </Row>
        ))}
      </Row>
      {points.sources.slice(first, first + room).map((row, i) => {
        const at = first + i;
        return (
          <Spot key={row.key} id={`row:${at}`} height={1} flexShrink={0}>
            <Lead marked={at === marked} />
            <Cells
              name={capital(session.module.phrases.source(row.key))}
              width={name}
              cells={row.points}
              look={at === marked ? { b: true, c: 'accent' } : {}}
            />
          </Spot>
        );
      })}
      <Row height={1} flexShrink={0}>
        <Lead marked={false} />
        <Cells name={capital(texts.total)} width={name} cells={points.totals} look={{ b: true }} />
      </Row>
    </Col>
  );
}

function Cells({
  name,
  width,
  cells,
  look,
}: {
  name: string;
  width: number;
  cells: readonly number[];
  look: { b?: boolean; c?: 'accent' };
}) {
  return (
    <>
      <Box width={width} flexShrink={0}>
        <T {...look}>{name}</T>
      </Box>
      {cells.map((n, i) => (
        <Row key={i} width={COLUMN} justifyContent="flex-end" flexShrink={0}>
          <Whole {...(n === 0 && !look.b ? { c: 'dim' as const } : look)}>{n === 0 && !look.b ? '·' : String(n)}</Whole>
        </Row>
      ))}
    </>
  );
}
