/** The game's page of a position, with a panel of ours in the place of the question and another in that of the log. */

import { Col } from '../../components/basics.js';
import { Canvas } from '../../components/Canvas.js';
import { classOf, type Size } from '../../components/layout/size.js';
import type { PanelSpec, Room } from '../../components/layout/spec.js';
import { painted } from '../../paint/picture.js';
import type { Look } from '../../scene.js';
import type { Desk } from '../../table/desk.js';
import { Body } from '../../table/view/Body.js';
import { boardThing } from '../../table/view/board.js';
import { useTheme } from '../../theme/theme.js';
import type { Face } from '../../types.js';

interface PositionProps {
  readonly desk: Desk;
  readonly size: Size;
  readonly room: Room;
  /** It stands in every window. */
  readonly question: PanelSpec;
  readonly log: PanelSpec;
}

export function PositionPage({ look, ...props }: PositionProps & { look: Look }) {
  const { face } = props.desk.ui;
  return face ? <FacePage {...props} face={face} /> : <PaintedPage {...props} look={look} />;
}

function FacePage({ desk, size, room, question, log, face }: PositionProps & { face: Face }) {
  const theme = useTheme();
  const page = face.pages[desk.page] ?? face.pages[0];
  if (!page) return null;
  const p = desk.painting();
  const board = page.board?.(p) ?? null;
  const main = board ? boardThing(board, theme) : (page.main?.(p) ?? null);
  return <Body main={main} panels={page.panels(p, { question, log })} room={room} size={classOf(size)} />;
}

/** Games that have no face yet paint their board. */
function PaintedPage({ desk, room, question, look }: PositionProps & { look: Look }) {
  const below = question.heights(room.width).findLast((rows) => room.rows - rows >= LEAST_BOARD) ?? LEAST_QUESTION;
  const board = { columns: room.width, rows: room.rows - below };
  return (
    <Col>
      <Canvas drawn={painted({ ...board, rows: board.rows + 1 }, look, (area) => desk.paintSpace(area))} />
      {question.show({ width: room.width, rows: below })}
    </Col>
  );
}

const LEAST_BOARD = 13;
const LEAST_QUESTION = 8;
