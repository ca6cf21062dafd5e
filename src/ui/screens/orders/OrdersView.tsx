/** The orders of a seat, and all that the marked one could say. */
import { Box } from 'ink';
import { Panel, Row, T, Whole } from '../../components/basics.js';
import type { Size } from '../../components/layout/size.js';
import { textWidth } from '../../components/text.js';
import type { KeyHint } from '../../keys/commands.js';
import type { TableScene } from '../../table/table.js';
import { TableFrame } from '../../table/view/TableFrame.js';
import { useTexts } from '../../texts/texts.js';
import { Choices, firstShown } from '../parts/Choices.js';
import { Reading, readingLines } from '../parts/Reading.js';
import { Spinner } from '../parts/Spinner.js';

const SIDES = 4;
const FRAME = 2;

interface Order {
  readonly title: string;
  readonly value: string;
  readonly values: readonly { readonly text: string; readonly on: boolean }[];
}

interface OrdersProps {
  readonly owner: TableScene;
  readonly size: Size;
  readonly seat: number;
  readonly rows: readonly Order[];
  readonly at: number;
  readonly swaps: string;
  readonly hints: readonly KeyHint[];
}

export function OrdersView({ owner, size, seat, rows, at, swaps, hints }: OrdersProps) {
  const texts = useTexts();
  const name = owner.session.table.seats[seat]?.name ?? '';
  const marked = rows[at];
  return (
    <TableFrame scene={owner} size={size} hints={hints}>
      {(room) => {
        const inner = room.width - SIDES;
        const help = [
          { text: rows.length === 0 ? texts.noOrders : texts.ordersHelp, c: 'dim' as const },
          { text: swaps, c: 'dim' as const },
        ];
        const told = readingLines(help, inner).length;
        const list = Math.min(rows.length + told + 1 + FRAME, Math.max(room.rows - 6, 8));
        const label = Math.min(44, Math.max(16, ...rows.map((row) => textWidth(row.title) + 2)));
        return (
          <>
            <Panel title={texts.ordersOf({ name })} seat={seat} width={room.width} height={marked ? list : room.rows}>
              <Reading blocks={help} width={inner} rows={told} />
              <Box height={1} flexShrink={0} />
              <Choices
                items={rows}
                marked={at}
                width={inner}
                rows={Math.max(1, list - FRAME - told - 1)}
                row={(row, _, now, width) => (
                  <Spinner title={row.title} value={row.value} marked={now} width={width} label={label} />
                )}
              />
            </Panel>
            {marked && <Values order={marked} width={room.width} rows={room.rows - list} />}
          </>
        );
      }}
    </TableFrame>
  );
}

function Values({ order, width, rows }: { order: Order; width: number; rows: number }) {
  const room = rows - FRAME;
  const first = firstShown(
    order.values.length,
    room,
    order.values.findIndex((value) => value.on),
  );
  return (
    <Panel title={order.title} width={width} height={rows}>
      {order.values.slice(first, first + room).map(({ text, on }, i) => (
        <Row key={i} gap={1} height={1}>
          <Whole b c="good">
            {on ? '√' : ' '}
          </Whole>
          <T {...(on ? { b: true } : { c: 'dim' as const })}>{text}</T>
        </Row>
      ))}
    </Panel>
  );
}
