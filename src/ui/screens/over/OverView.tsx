/** The end of a game: who won, everybody's standing, points by source or round, the chart, and what can be done next. */
import { Box } from 'ink';
import type { ReactNode } from 'react';
import type { Seat } from '../../../engine/types.js';
import { Chip, Col, Panel, Row, T, Whole } from '../../components/basics.js';
import type { Size } from '../../components/layout/size.js';
import type { Room } from '../../components/layout/spec.js';
import { Spot } from '../../components/Spot.js';
import { capital, padLeft, textWidth, wrapText } from '../../components/text.js';
import type { KeyHint } from '../../keys/commands.js';
import type { TableScene } from '../../table/table.js';
import { TableFrame } from '../../table/view/TableFrame.js';
import { type Texts, useTexts } from '../../texts/texts.js';
import { seatToken } from '../../theme/theme.js';
import { type Block, Reading, readingLines } from '../parts/Reading.js';
import { Chart } from '../points/Chart.js';
import { PointsTable, tableRows } from '../points/PointsTable.js';
import { pointsTable } from '../points/points.js';
import { RoundsTable, roundsRows } from '../points/RoundsTable.js';
import type { OverPage } from './over.js';

const SIDES = 4;
const FRAME = 2;
const WIDE = 116;

interface OverProps {
  readonly owner: TableScene;
  readonly size: Size;
  /** 'Ann wins with 127 points' */
  readonly result: string;
  readonly shown: OverPage;
  /** The source under the mark. */
  readonly at: number;
  /** Whose rounds are shown. */
  readonly seat: Seat;
  readonly swings: readonly string[];
  readonly times: readonly string[];
  readonly swaps: string;
  readonly message: string;
  readonly keys: readonly KeyHint[];
}

export function OverView(props: OverProps) {
  const { owner, size, result, message, keys } = props;
  return (
    <TableFrame scene={owner} size={size} hints={keys}>
      {(room) => {
        const head = wrapText(result, room.width - SIDES - 2);
        const top = Math.min(head.length, 3) + FRAME;
        const said = message === '' ? 0 : 1;
        const rest = { width: room.width, rows: room.rows - top - 1 - said };
        return (
          <>
            <Result lines={head} width={room.width} rows={top} owner={owner} />
            <Box width={rest.width} height={rest.rows} flexShrink={0}>
              {rest.width >= WIDE ? <Wide {...props} room={rest} /> : <Narrow {...props} room={rest} />}
            </Box>
            {said > 0 && <T c="accent">{message}</T>}
            <Actions />
          </>
        );
      }}
    </TableFrame>
  );
}

/** The result in the winner's colour. */
function Result({
  lines,
  width,
  rows,
  owner,
}: {
  lines: readonly string[];
  width: number;
  rows: number;
  owner: TableScene;
}) {
  const texts = useTexts();
  const winner = owner.session.over()?.ranking[0]?.seat;
  return (
    <Panel
      title={texts.gameOver}
      width={width}
      height={rows}
      flexShrink={0}
      {...(winner === undefined ? {} : { seat: winner })}
    >
      {lines.slice(0, rows - FRAME).map((line, i) => (
        <T key={i} b c={i === 0 ? 'accent' : 'text'}>
          {i === 0 ? `► ${line}` : line}
        </T>
      ))}
    </Panel>
  );
}

const ACTIONS = ['chart', 'table', 'replay', 'again', 'log', 'rounds'] as const;

function Actions() {
  const texts = useTexts();
  return (
    <Row height={1} gap={3} flexShrink={0}>
      {ACTIONS.map((action, i) => (
        <Spot key={action} id={`action:${i + 1}`} gap={1} flexShrink={0}>
          <Whole b c="accent">
            {String(i + 1)}
          </Whole>
          <T>{texts.overActions[action]}</T>
        </Spot>
      ))}
    </Row>
  );
}

interface BodyProps extends OverProps {
  readonly room: Room;
}

/** One page at a time. */
function Narrow(props: BodyProps) {
  const { owner, shown, seat, room } = props;
  if (shown === 'table') return <Sources {...props} />;
  return shown === 'chart' ? <Course {...props} /> : <RoundsTable session={owner.session} seat={seat} room={room} />;
}

/** Tables at the left; standing, chart and swings at the right. */
function Wide(props: BodyProps) {
  const { owner, shown, seat, room } = props;
  if (shown === 'chart') return <Course {...props} />;
  const left = Math.floor(room.width / 2);
  const right = room.width - left - 1;
  if (shown === 'rounds') {
    const rows = Math.min(roundsRows(owner.session), Math.max(12, Math.floor(room.rows * 0.55)));
    return (
      <Col>
        <RoundsTable session={owner.session} seat={seat} room={{ width: room.width, rows }} />
        <Course {...props} room={{ width: room.width, rows: room.rows - rows }} />
      </Col>
    );
  }
  const standing = owner.session.seats + FRAME;
  return (
    <Row gap={1}>
      <SourcesAndRounds {...props} room={{ width: left, rows: room.rows }} />
      <Col>
        <Ranking owner={owner} width={right} rows={standing} />
        <Course {...props} room={{ width: right, rows: room.rows - standing }} />
      </Col>
    </Row>
  );
}

const Course = ({ owner, room }: BodyProps) => {
  const texts = useTexts();
  return (
    <Panel title={texts.overTime} width={room.width} height={room.rows}>
      <Chart session={owner.session} room={{ width: room.width - SIDES, rows: room.rows - FRAME }} />
    </Panel>
  );
};

/** Everybody in the order of the result, with their points as bars. */
function Ranking({ owner, width, rows }: { owner: TableScene; width: number; rows: number }) {
  const texts = useTexts();
  const { session } = owner;
  const { totals } = pointsTable(session);
  const most = Math.max(1, ...totals);
  const names = Math.max(...session.table.seats.map((s) => textWidth(s.name)));
  const digits = String(most).length;
  const bar = Math.max(0, width - SIDES - names - digits - 8);
  return (
    <Panel title={texts.standings} width={width} height={rows} flexShrink={0}>
      {(session.over()?.ranking ?? []).map(({ seat }, i) => (
        <Row key={seat} gap={1} height={1}>
          <Whole c="dim">{i + 1}</Whole>
          <Chip seat={seat} wide />
          <Row width={names} flexShrink={0}>
            <T b={i === 0}>{session.table.seats[seat]?.name}</T>
          </Row>
          <Whole b>{padLeft(String(totals[seat] ?? 0), digits)}</Whole>
          <Whole c={seatToken(seat)}>{'■'.repeat(Math.max(0, Math.round((bar * (totals[seat] ?? 0)) / most)))}</Whole>
        </Row>
      ))}
    </Panel>
  );
}

type Notes = Pick<OverProps, 'swings' | 'times' | 'swaps'>;

/** What is told below the table: the biggest swings, and how long everybody thought. */
const notesOf = ({ swings, times, swaps }: Notes, texts: Texts): Block[] => [
  ...swings.map((line, i) => ({ ...(i === 0 ? { head: texts.swings } : {}), text: line })),
  ...(times.length > 0 ? [{ head: texts.thinkingTime, text: times.join('   ') }] : []),
  { text: capital(swaps), c: 'dim' as const },
];

/** Where there is room for both, what each round brought the chosen seat stands below the sources. */
function SourcesAndRounds(props: BodyProps) {
  const texts = useTexts();
  const { owner, seat, room } = props;
  const rounds = roundsRows(owner.session);
  const above = room.rows - rounds;
  const notes = readingLines(notesOf(props, texts), room.width - SIDES).length + 1;
  if (above < tableRows(pointsTable(owner.session)) + notes + FRAME) return <Sources {...props} />;
  return (
    <Col>
      <Sources {...props} room={{ width: room.width, rows: above }} />
      <RoundsTable session={owner.session} seat={seat} room={{ width: room.width, rows: rounds }} />
    </Col>
  );
}

/** Points by source with what is to be told besides, below them where there is room, else beside them. */
function Sources({ owner, at, swings, times, swaps, room }: BodyProps) {
  const texts = useTexts();
  const { session } = owner;
  const need = tableRows(pointsTable(session));
  const told = notesOf({ swings, times, swaps }, texts);
  const inner = { width: room.width - SIDES, rows: room.rows - FRAME };
  const table = Math.min(need, Math.max(5, inner.rows - Math.min(7, readingLines(told, inner.width).length + 1)));
  const below = inner.rows - table - 1;
  const notes: ReactNode = below > 2 && (
    <Box marginTop={1}>
      <Reading blocks={told} width={inner.width} rows={below} />
    </Box>
  );
  return (
    <Panel title={texts.bySource} width={room.width} height={room.rows}>
      <PointsTable session={session} marked={at} width={inner.width} rows={table} />
      {notes}
    </Panel>
  );
}
