/** Every answer as a row. The log tells each in full; the ledger has the numbers of the seat beside it. */
import { Box } from 'ink';
import { Chip, Col, Panel, Row, T, Whole } from '../../components/basics.js';
import type { Size } from '../../components/layout/size.js';
import type { Room } from '../../components/layout/spec.js';
import { Spot } from '../../components/Spot.js';
import { cut, padLeft, textWidth, wrapText } from '../../components/text.js';
import type { KeyHint } from '../../keys/commands.js';
import type { TableReading } from '../../table/source.js';
import { useTexts } from '../../texts/texts.js';
import { firstShown, Lead } from '../parts/Choices.js';
import { Page, type Said } from '../parts/Page.js';
import type { LogRow } from './rows.js';

const SIDES = 4;
const FRAME = 2;
/** Rows that one answer may take. */
const MOST_LINES = 4;
/** Mark, number, chip and the blanks between them. */
const LEAD = 11;
const NAME = 10;
const GAP = 2;
const CHIP = 3;

interface LogProps {
  readonly size: Size;
  readonly session: TableReading;
  readonly title: string;
  readonly filter: string;
  readonly ledger: boolean;
  readonly rows: readonly LogRow[];
  readonly at: number;
  /** By answer: what somebody answers to another seat's doing. */
  readonly reacts: readonly boolean[];
  readonly said: Said;
  readonly keys: readonly KeyHint[];
}

export function LogView(props: LogProps) {
  const { size, title, filter, ledger, rows, said, keys } = props;
  const texts = useTexts();
  return (
    <Page size={size} said={said} keys={keys}>
      {(room) => {
        const inner = { width: room.width - SIDES, rows: room.rows - FRAME };
        return (
          <Panel title={title} hint={filter} width={room.width} height={room.rows}>
            {rows.length === 0 ? (
              <T>{texts.emptyLog}</T>
            ) : ledger ? (
              <Ledger {...props} room={inner} />
            ) : (
              <Log {...props} room={inner} />
            )}
          </Panel>
        );
      }}
    </Page>
  );
}

interface BodyProps extends LogProps {
  readonly room: Room;
}

/** What was done; who did it stands before it. */
function words(row: LogRow, session: TableReading): string {
  const name = `${session.table.seats[row.seat ?? -1]?.name ?? ''} `;
  return row.text.startsWith(name) ? row.text.slice(name.length) : row.text;
}

/** Long answers wrap. The marked one is in the middle, as far as there are rows above and below it. */
function Log({ session, rows, at, room }: BodyProps) {
  const width = room.width - LEAD - NAME;
  const lines = rows.map((row) => wrapText(words(row, session), width).slice(0, MOST_LINES));
  const high = (i: number) => lines[i]?.length ?? 0;
  let [first, last, used] = [at, at, high(at)];
  for (let grew = true; grew; ) {
    grew = false;
    if (first > 0 && used + high(first - 1) <= room.rows) {
      used += high(--first);
      grew = true;
    }
    if (last < rows.length - 1 && used + high(last + 1) <= room.rows) {
      used += high(++last);
      grew = true;
    }
  }
  return (
    <>
      {rows.slice(first, last + 1).map((row, i) => {
        const marked = first + i === at;
        return (
          <Spot key={first + i} id={`row:${first + i}`} height={high(first + i)} flexShrink={0}>
            <Start row={row} session={session} marked={marked} />
            <Col width={width}>
              {lines[first + i]?.map((line, y) => (
                <T key={y} {...(marked ? { c: 'accent' as const, b: true } : {})}>
                  {line}
                </T>
              ))}
            </Col>
          </Spot>
        );
      })}
    </>
  );
}

function Start({
  row,
  session,
  marked,
  indent = 0,
}: {
  row: LogRow;
  session: TableReading;
  marked: boolean;
  indent?: number;
}) {
  const name = session.table.seats[row.seat ?? -1]?.name ?? '';
  return (
    <Row width={LEAD + NAME} height={1} flexShrink={0}>
      <Lead marked={marked} />
      <Whole c={marked ? 'accent' : 'dim'}>{padLeft(String(row.n), 4)}</Whole>
      <Box width={1 + indent} flexShrink={0} />
      {row.seat === null ? <Box width={CHIP} flexShrink={0} /> : <Chip seat={row.seat} wide />}
      <Box width={1} flexShrink={0} />
      <T {...(marked ? { c: 'accent' as const, b: true } : {})}>{cut(name, NAME - 1 - indent)}</T>
    </Row>
  );
}

/** The action keeps a third of the row; columns that do not fit beside it are in the export. */
function Ledger({ session, rows, at, reacts, room }: BodyProps) {
  const texts = useTexts();
  const { ledger } = session.module.phrases;
  const height = room.rows - 1;
  const first = firstShown(rows.length, height, at);
  const shown = rows.slice(first, first + height);
  const cellWidth = (row: LogRow, i: number) => textWidth(`${row.cells[i]?.value ?? ''}${row.cells[i]?.change ?? ''}`);
  const all = ledger.map(({ head }, i) => Math.max(textWidth(head), ...shown.map((row) => cellWidth(row, i))));
  let left = Math.floor(((room.width - LEAD - NAME) * 2) / 3);
  const widths = all.filter((width) => {
    left -= width + GAP;
    return left >= 0;
  });
  const action = room.width - LEAD - NAME - widths.reduce((sum, width) => sum + width + GAP, 0);
  return (
    <>
      <Row height={1} flexShrink={0}>
        <Box width={LEAD + NAME} paddingLeft={LEAD} flexShrink={0}>
          <T c="dim">{texts.seat}</T>
        </Box>
        <Box width={action} flexShrink={0}>
          <T c="dim">{texts.action}</T>
        </Box>
        {widths.map((width, i) => (
          <Box key={i} width={width + GAP} justifyContent="flex-end" flexShrink={0}>
            <Whole c="dim">{ledger[i]?.head}</Whole>
          </Box>
        ))}
      </Row>
      {shown.map((row, i) => {
        const marked = first + i === at;
        // What somebody answers to another seat's doing stands indented under it.
        const indent = reacts[row.n - 1] ? 2 : 0;
        return (
          <Spot key={first + i} id={`row:${first + i}`} height={1} flexShrink={0}>
            <Start row={row} session={session} marked={marked} indent={indent} />
            <Box width={action} flexShrink={0} paddingLeft={indent}>
              <T {...(marked ? { c: 'accent' as const, b: true } : {})}>{words(row, session)}</T>
            </Box>
            {widths.map((width, k) => (
              <Box key={k} width={width + GAP} justifyContent="flex-end" flexShrink={0}>
                <Whole {...(marked ? { c: 'accent' as const } : {})}>{row.cells[k]?.value}</Whole>
                <Whole c={row.cells[k]?.change.startsWith('(-') ? 'bad' : 'good'}>{row.cells[k]?.change}</Whole>
              </Box>
            ))}
          </Spot>
        );
      })}
    </>
  );
}
