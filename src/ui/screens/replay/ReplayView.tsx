/** The table as it was, a line to move along, and the course of the points where there is room. */

import type { HistoryRow } from '../../../engine/session.js';
import { Col, Panel } from '../../components/basics.js';
import type { Size } from '../../components/layout/size.js';
import type { PanelSpec } from '../../components/layout/spec.js';
import type { KeyHint } from '../../keys/commands.js';
import type { Desk } from '../../table/desk.js';
import type { TableReading } from '../../table/source.js';
import { useTexts } from '../../texts/texts.js';
import type { GameUi } from '../../types.js';
import { PositionFrame } from '../parts/PositionFrame.js';
import { PositionPage } from '../parts/PositionPage.js';
import { Chart } from '../points/Chart.js';
import { Scrubber } from './Scrubber.js';

export interface ReplayProps {
  readonly size: Size;
  readonly desk: Desk;
  readonly ui: GameUi;
  /** The whole game. */
  readonly whole: TableReading;
  readonly rows: readonly HistoryRow[];
  /** After which answers points changed most, largest first. */
  readonly moments: readonly number[];
  readonly n: number;
  /** The round that is looked at. */
  readonly label: string;
  readonly last: string;
  readonly next: string;
  /** Most important first: in a narrow window the end is left out. */
  readonly state: readonly string[];
  /** At the end: is it the position that was saved? */
  readonly checked: boolean | null;
  /** Is the chart wanted in the place of the board? */
  readonly charted: boolean;
  readonly said: string;
  readonly hints: readonly KeyHint[];
}

const SIDES = 4;
const FRAME = 2;
/** Rows of the line with all that is told about it, and with the last move alone. */
const SCRUBBER = 8;
const LEAST_SCRUBBER = 6;
/** In a lower window the board has its rows first. */
const LOW = 24;

export function ReplayView(props: ReplayProps) {
  const { size, desk, whole, n, rows, label, charted, hints } = props;
  const texts = useTexts();
  const { phrases, game } = whole.module;
  const chart = (room: { width: number; rows: number }) => (
    <Panel title={texts.overTime} width={room.width} height={room.rows} flexShrink={0}>
      <Chart session={whole} here={label} room={{ width: room.width - SIDES, rows: room.rows - FRAME }} />
    </Panel>
  );
  const scrubber: PanelSpec = {
    id: 'question',
    columns: 34,
    must: 'small',
    under: 50,
    heights: (_, body) => (body && body.rows < LOW ? [LEAST_SCRUBBER, SCRUBBER] : [SCRUBBER]),
    show: (room) => <Scrubber {...props} room={room} />,
  };
  const points: PanelSpec = {
    id: 'log',
    columns: 40,
    heights: () => [8, 12],
    grows: 2,
    show: chart,
  };
  return (
    <PositionFrame
      size={size}
      title={game.title.toUpperCase()}
      about={phrases.where(desk.at.telling.view)}
      right={texts.replayAt({ n, all: rows.length })}
      desk={desk}
      hints={hints}
    >
      {(room) => {
        if (!charted) return <PositionPage desk={desk} size={size} room={room} question={scrubber} log={points} />;
        return (
          <Col>
            {chart({ width: room.width, rows: room.rows - SCRUBBER })}
            <Scrubber {...props} room={{ width: room.width, rows: SCRUBBER }} />
          </Col>
        );
      }}
    </PositionFrame>
  );
}
