/**
 * What every screen of a table has around it. For overlays too:
 *
 *     <TableFrame scene={owner} size={size} hints={keyHints('why', ['row', 'go', 'back'], glyphs, texts)}>
 *       {(room) => <Reasons room={room} />}
 *     </TableFrame>
 *
 * `room` are the columns and rows between seats and keys; whatever stands there must keep to them, because Ink clips
 * nothing. Without `hints` the last row has the table's own keys and pages. Windows beyond `LARGEST` get air around.
 */
import { Box } from 'ink';
import type { ReactNode } from 'react';
import { Col, T } from '../../components/basics.js';
import { LARGEST, type Size } from '../../components/layout/size.js';
import type { Room } from '../../components/layout/spec.js';
import { cut } from '../../components/text.js';
import type { KeyHint } from '../../keys/commands.js';
import type { TableScene } from '../table.js';
import { Head } from './Head.js';
import { KeyBar, TableKeys } from './KeyBar.js';
import { SeatStrip } from './SeatStrip.js';

/** Head, seats and keys. */
const FRAME_ROWS = 3;

/** The part of the window that is used. */
export const usedSize = (size: Size): Size => ({
  columns: Math.min(size.columns, LARGEST.columns),
  rows: Math.min(size.rows, LARGEST.rows),
});

export const bodyRoom = (size: Size): Room => {
  const { columns, rows } = usedSize(size);
  return { width: columns, rows: rows - FRAME_ROWS };
};

export function TableFrame({
  scene,
  size,
  hints,
  children,
}: {
  scene: TableScene;
  size: Size;
  hints?: readonly KeyHint[];
  children(room: Room): ReactNode;
}) {
  const trouble = scene.play.trouble();
  const whole = bodyRoom(size);
  const room = trouble === '' ? whole : { ...whole, rows: whole.rows - 1 };
  const { columns, rows } = usedSize(size);
  return (
    <Box width={size.columns} height={size.rows} justifyContent="center" alignItems="center">
      <Col width={columns} height={rows} flexShrink={0}>
        <Head scene={scene} width={columns} />
        <SeatStrip scene={scene} width={columns} />
        {trouble !== '' && (
          <T b c="bad">
            {cut(trouble, columns)}
          </T>
        )}
        <Col width={room.width} height={room.rows} flexShrink={0}>
          {children(room)}
        </Col>
        {hints ? <KeyBar hints={hints} width={columns} /> : <TableKeys scene={scene} width={columns} />}
      </Col>
    </Box>
  );
}
