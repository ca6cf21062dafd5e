/** A position that is not the table's own: one that was, or one that is only tried. Head, seats, body and keys. */
import { Box } from 'ink';
import type { ReactNode } from 'react';
import { Col, Row, T, Whole } from '../../components/basics.js';
import type { Size } from '../../components/layout/size.js';
import type { Room } from '../../components/layout/spec.js';
import type { KeyHint } from '../../keys/commands.js';
import type { Desk } from '../../table/desk.js';
import { KeyBar } from '../../table/view/KeyBar.js';
import { SeatStrip } from '../../table/view/SeatStrip.js';
import { bodyRoom, usedSize } from '../../table/view/TableFrame.js';

export function PositionFrame({
  size,
  title,
  about,
  right,
  desk,
  hints,
  children,
}: {
  size: Size;
  title: string;
  about: string;
  right: string;
  desk: Desk;
  hints: readonly KeyHint[];
  children(room: Room): ReactNode;
}) {
  const { columns, rows } = usedSize(size);
  const room = bodyRoom(size);
  return (
    <Box width={size.columns} height={size.rows} justifyContent="center" alignItems="center">
      <Col width={columns} height={rows} flexShrink={0}>
        <Row width={columns} height={1} justifyContent="space-between" gap={2}>
          <Row gap={2}>
            <Whole b c="accent">
              {title}
            </Whole>
            <T>{about}</T>
          </Row>
          <Whole c="dim">{right}</Whole>
        </Row>
        <SeatStrip scene={{ session: desk.session, desk }} width={columns} />
        <Col width={room.width} height={room.rows} flexShrink={0}>
          {children(room)}
        </Col>
        <KeyBar hints={hints} width={columns} />
      </Col>
    </Box>
  );
}
