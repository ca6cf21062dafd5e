/** What can and cannot be done in rows of what and why; the marked one in full with its rule. */
import { Box } from 'ink';
import { Panel, Row, T } from '../../components/basics.js';
import type { Size } from '../../components/layout/size.js';
import { capital, textWidth } from '../../components/text.js';
import type { KeyHint } from '../../keys/commands.js';
import type { TableScene } from '../../table/table.js';
import { TableFrame } from '../../table/view/TableFrame.js';
import { useTexts } from '../../texts/texts.js';
import { Choices } from '../parts/Choices.js';
import { type Block, Reading, readingLines } from '../parts/Reading.js';
import type { WhyRow } from './why.js';

const SIDES = 4;
const FRAME = 2;
/** From here on the detail stands beside the rows. */
const WIDE = 150;
/** Columns of the mark before a row, and between a thing and its reason. */
const LEAD = 2;
const GAP = 2;
/** Of the width, for the things. */
const LEAST_SHARE = 0.4;

interface WhyProps {
  readonly owner: TableScene;
  readonly size: Size;
  readonly seat: number | null;
  readonly rows: readonly WhyRow[];
  readonly at: number;
  readonly find: string | null;
  readonly detail: readonly Block[];
  readonly hints: readonly KeyHint[];
}

export function WhyView({ owner, size, seat, rows, at, find, detail, hints }: WhyProps) {
  const texts = useTexts();
  return (
    <TableFrame scene={owner} size={size} hints={hints}>
      {(room) => {
        const wide = room.width >= WIDE;
        const width = wide ? Math.floor(room.width * 0.6) : room.width;
        const told = readingLines(detail, width - SIDES).length + FRAME;
        // The rows keep what they need, at least half of the window; the detail has the rest.
        const need = Math.max(rows.length, 1) + FRAME;
        const below = Math.min(told, Math.max(Math.floor(room.rows / 2), room.rows - need));
        const list = wide ? room.rows : room.rows - below;
        const rest = wide ? { width: room.width - width - 1, rows: room.rows } : { width, rows: below };
        const inner = width - SIDES;
        const what = whatColumns(rows, inner - LEAD);
        return (
          <Box flexDirection={wide ? 'row' : 'column'} columnGap={1} width={room.width} height={room.rows}>
            <Panel
              title={texts.whyTitle}
              hint={find === null ? texts.slashFind : texts.findRow({ text: find })}
              width={width}
              height={list}
              {...(seat === null ? {} : { seat })}
            >
              {rows.length === 0 ? (
                <T>{texts.whyNothing}</T>
              ) : (
                <Choices
                  items={rows}
                  marked={at}
                  width={inner}
                  rows={list - FRAME}
                  row={(row, _, now, rowWidth) => <Reason row={row} marked={now} what={what} width={rowWidth} />}
                />
              )}
            </Panel>
            {detail.length > 0 && (
              <Panel title={capital(texts.keyRule)} width={rest.width} height={rest.rows}>
                <Reading blocks={detail} width={rest.width - SIDES} rows={rest.rows - FRAME} />
              </Panel>
            )}
          </Box>
        );
      }}
    </TableFrame>
  );
}

/** The things have as many columns as they need, as long as the reasons beside them are whole. */
function whatColumns(rows: readonly WhyRow[], width: number): number {
  const most = (columns: (row: WhyRow) => number) => Math.max(0, ...rows.map(columns));
  const need = most((row) => textWidth(row.what) + GAP + (row.cure ? GAP : 0));
  const left = width - most((row) => textWidth(row.why));
  return Math.min(need, Math.max(left, Math.floor(width * LEAST_SHARE)));
}

function Reason({ row, marked, what, width }: { row: WhyRow; marked: boolean; what: number; width: number }) {
  const open = row.cure !== null || row.offered === true;
  const look = marked ? { b: true, c: 'accent' as const } : open ? { c: 'good' as const } : {};
  return (
    <Row width={width} height={1}>
      <Row width={what} flexShrink={0} paddingRight={2} paddingLeft={row.cure ? 2 : 0}>
        <T {...look}>{row.what}</T>
      </Row>
      <Row width={width - what}>
        <T {...(marked ? look : { c: 'dim' as const })}>{row.why}</T>
      </Row>
    </Row>
  );
}
