/** One rule to read; in wide windows what else is on offer stands beside it. */
import { Panel, Row, T } from '../../components/basics.js';
import type { Size } from '../../components/layout/size.js';
import type { KeyHint } from '../../keys/commands.js';
import type { TableScene } from '../../table/table.js';
import { TableFrame } from '../../table/view/TableFrame.js';
import { useTexts } from '../../texts/texts.js';
import { Choices } from '../parts/Choices.js';
import { type Block, Reading } from '../parts/Reading.js';

const SIDES = 4;
const FRAME = 2;
const WIDE = 110;

interface InspectProps {
  readonly owner: TableScene;
  readonly size: Size;
  readonly title: string;
  readonly kind: string;
  readonly blocks: readonly Block[];
  readonly others: readonly { readonly title: string; readonly now: boolean }[];
  readonly scroll: number;
  readonly hints: readonly KeyHint[];
}

export function InspectView({ owner, size, title, kind, blocks, others, scroll, hints }: InspectProps) {
  const texts = useTexts();
  return (
    <TableFrame scene={owner} size={size} hints={hints}>
      {(room) => {
        const beside = room.width >= WIDE && others.length > 0;
        const width = beside ? Math.floor(room.width * 0.62) : room.width;
        const rest = room.width - width - 1;
        return (
          <Row gap={1}>
            <Panel title={title} hint={kind} width={width} height={room.rows}>
              <Reading blocks={blocks} width={width - SIDES} rows={room.rows - FRAME} scroll={scroll} />
            </Panel>
            {beside && (
              <Panel title={texts.onOffer} width={rest} height={room.rows}>
                <Choices
                  items={others}
                  marked={others.findIndex((other) => other.now)}
                  width={rest - SIDES}
                  rows={room.rows - FRAME}
                  row={(other) => <T {...(other.now ? { b: true, c: 'accent' as const } : {})}>{other.title}</T>}
                />
              </Panel>
            )}
          </Row>
        );
      }}
    </TableFrame>
  );
}
