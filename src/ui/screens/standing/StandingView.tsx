/** Points by source as if the game ended now, the course of the game beside it, and what everybody is closest to. */
import { Box } from 'ink';
import { Chip, Col, Panel, Row, T } from '../../components/basics.js';
import type { Size } from '../../components/layout/size.js';
import { wrapText } from '../../components/text.js';
import type { KeyHint } from '../../keys/commands.js';
import type { TableScene } from '../../table/table.js';
import { TableFrame } from '../../table/view/TableFrame.js';
import { useTexts } from '../../texts/texts.js';
import { Reading } from '../parts/Reading.js';
import { Chart } from '../points/Chart.js';
import { PointsTable, tableRows } from '../points/PointsTable.js';
import { pointsTable } from '../points/points.js';

const SIDES = 4;
const FRAME = 2;
const WIDE = 116;
/** A chart in fewer rows shows nothing. */
const LEAST_CHART = 8;

interface StandingProps {
  readonly owner: TableScene;
  readonly size: Size;
  readonly at: number;
  /** What each seat is closest to, in games that are not won by points. */
  readonly goals: readonly string[];
  readonly help: string;
  readonly swaps: string;
  readonly hints: readonly KeyHint[];
}

export function StandingView(props: StandingProps) {
  const { owner, size, at, goals, help, swaps, hints } = props;
  const texts = useTexts();
  const { session } = owner;
  return (
    <TableFrame scene={owner} size={size} hints={hints}>
      {(room) => {
        const wide = room.width >= WIDE;
        const width = wide ? Math.floor(room.width / 2) : room.width;
        const inner = width - SIDES;
        const need = tableRows(pointsTable(session)) + FRAME;
        const below = goals.length > 0 ? goals.length + FRAME : 0;
        const about = `${help} ${swaps}`.trim();
        const told = wrapText(about, inner).length;
        const left = room.rows - below;
        const table = wide || left - need - told - 1 < LEAST_CHART + FRAME ? left : need + told + 1;
        const chart = wide ? { width: room.width - width - 1, rows: room.rows } : { width, rows: left - table };
        return (
          <Box flexDirection={wide ? 'row' : 'column'} columnGap={1} width={room.width} height={room.rows}>
            <Col>
              <Panel title={texts.stand} width={width} height={table}>
                <PointsTable session={session} marked={at} width={inner} rows={Math.min(need - FRAME, table - FRAME)} />
                {table - need > told && (
                  <Box marginTop={1}>
                    <Reading blocks={[{ text: about, c: 'dim' }]} width={inner} rows={told} />
                  </Box>
                )}
              </Panel>
              {below > 0 && (
                <Panel title={texts.nearestTitle} width={width} height={below}>
                  {goals.map((goal, seat) => (
                    <Row key={seat} gap={1}>
                      <Chip seat={seat} wide />
                      <T>{`${session.table.seats[seat]?.name ?? ''}  ${goal}`}</T>
                    </Row>
                  ))}
                </Panel>
              )}
            </Col>
            {chart.rows >= LEAST_CHART && (
              <Panel title={texts.overTime} width={chart.width} height={chart.rows}>
                <Chart session={session} room={{ width: chart.width - SIDES, rows: chart.rows - FRAME }} />
              </Panel>
            )}
          </Box>
        );
      }}
    </TableFrame>
  );
}
