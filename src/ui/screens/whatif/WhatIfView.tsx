/** What if: the branches compared, or the board of the one that is played on; its question below. */
import { Col } from '../../components/basics.js';
import type { Size } from '../../components/layout/size.js';
import type { PanelSpec, Room } from '../../components/layout/spec.js';
import type { KeyHint } from '../../keys/commands.js';
import type { Desk } from '../../table/desk.js';
import { useTexts } from '../../texts/texts.js';
import type { GameUi } from '../../types.js';
import { PositionFrame } from '../parts/PositionFrame.js';
import { PositionPage } from '../parts/PositionPage.js';
import type { Branch, Compared } from './branches.js';
import { Compare, comparedRows } from './Compare.js';
import { StepsPanel, TriedQuestion } from './TriedQuestion.js';

interface WhatIfProps {
  readonly size: Size;
  readonly desk: Desk;
  readonly ui: GameUi;
  readonly from: string;
  readonly note: string;
  readonly branch: Branch;
  /** Is its board shown, and not the comparison? */
  readonly board: boolean;
  readonly compared: Compared;
  readonly others: string;
  readonly said: string;
  readonly hints: readonly KeyHint[];
}

const QUESTION_ROWS = [8, 10, 12];

export function WhatIfView(props: WhatIfProps) {
  const { size, desk, from, note, branch, board, compared, others, said, hints } = props;
  const texts = useTexts();
  const question: PanelSpec = {
    id: 'question',
    columns: 40,
    must: 'small',
    under: 50,
    heights: () => QUESTION_ROWS,
    grows: 1,
    show: (room) => <TriedQuestion desk={desk} branch={branch} said={said} room={room} />,
  };
  const log: PanelSpec = {
    id: 'log',
    columns: 22,
    heights: () => [5],
    grows: 2,
    show: (room) => <StepsPanel branch={branch} room={room} />,
  };
  return (
    <PositionFrame size={size} title={texts.whatIf} about={from} right={note} desk={desk} hints={hints}>
      {(room) => {
        if (board) return <PositionPage desk={desk} size={size} room={room} question={question} log={log} />;
        const least = Math.max(8, Math.min(18, Math.floor(room.rows * 0.4)));
        const above: Room = {
          width: room.width,
          rows: Math.min(room.rows - least, comparedRows(compared, others, room.width, texts)),
        };
        const below = room.rows - above.rows;
        return (
          <Col>
            <Compare compared={compared} others={others} room={above} />
            <TriedQuestion desk={desk} branch={branch} said={said} room={{ width: room.width, rows: below }} />
          </Col>
        );
      }}
    </PositionFrame>
  );
}
