/** Branches as rows: what was done in each, its goods and its points; below, where the points would come from. */
import { Box } from 'ink';
import { Col, Panel, Row, T, Whole } from '../../components/basics.js';
import type { Room } from '../../components/layout/spec.js';
import { Spot } from '../../components/Spot.js';
import { capital } from '../../components/text.js';
import { type Texts, useTexts } from '../../texts/texts.js';
import { firstShown, Lead } from '../parts/Choices.js';
import { type Block, Reading, readingLines } from '../parts/Reading.js';
import {
  aheadColumns,
  type Branch,
  COLUMN_GAP,
  type Column,
  type Compared,
  fitting,
  goodsColumns,
  leader,
  sessionsOf,
  sourceRows,
  widthOf,
} from './branches.js';

const SIDES = 4;
const FRAME = 2;
const LEAD = 2;
/** Columns left for what was done in a branch, at least. */
const WORDS = 22;
const SOURCE = 30;
const POINTS = 8;

/** Who is ahead, who answers for the others, and what the columns mean. */
function notesOf(c: Compared, others: string, texts: Texts): Block[] {
  const ahead = leader(c);
  const parts = [ahead ? texts.branchAhead(ahead) : '', others, texts.roundEndNote];
  return [{ text: parts.filter(Boolean).join(' '), c: 'dim' }];
}

/** Rows for all branches and all sources. */
export const comparedRows = (c: Compared, others: string, width: number, texts: Texts): number =>
  c.branches.length +
  2 +
  readingLines(notesOf(c, others, texts), width - SIDES).length +
  FRAME +
  sourceRows(c).length +
  FRAME +
  1;

export function Compare({ compared: c, others, room }: { compared: Compared; others: string; room: Room }) {
  const texts = useTexts();
  const width = room.width - SIDES;
  const need = sourceRows(c).length + FRAME + 1;
  const notes = notesOf(c, others, texts);
  const told = Math.min(readingLines(notes, width).length, Math.max(1, room.rows - 8));
  const list = c.branches.length + 2 + told + FRAME;
  const below =
    room.rows - Math.min(list, room.rows - need) >= need && room.rows - list >= need - 2 ? room.rows - list : 0;
  const above = room.rows - below;
  return (
    <Col>
      <Panel title={texts.branches} width={room.width} height={above} flexShrink={0}>
        <Rows compared={c} width={width} rows={above - FRAME - told} />
        <Reading blocks={notes} width={width} rows={told} />
      </Panel>
      {below > 0 && (
        <Panel title={texts.endedNowBySource} width={room.width} height={below} flexShrink={0}>
          <Sources compared={c} rows={below - FRAME} />
        </Panel>
      )}
    </Col>
  );
}

function Rows({ compared: c, width, rows }: { compared: Compared; width: number; rows: number }) {
  const texts = useTexts();
  const sessions = sessionsOf(c);
  const ahead = aheadColumns(c, sessions);
  const room = width - LEAD - WORDS - widthOf(ahead);
  const goods = [true, false].map((inWords) => goodsColumns(c, sessions, inWords));
  const whole = goods.find((all) => widthOf(all) <= room) ?? goods.at(-1) ?? [];
  const columns = [...fitting(whole, room), ...ahead];
  const words = width - LEAD - widthOf(columns);
  const fits = Math.max(1, rows - 2);
  const first = firstShown(c.branches.length, fits, c.at);
  return (
    <Col height={rows} flexShrink={0}>
      <Line name={texts.branch} columns={columns} cell={(column) => column.head} words={words} dim />
      <Line name={texts.now} columns={columns} cell={(column) => column.cells[0]} words={words} />
      {c.branches.slice(first, first + fits).map((branch, i) => {
        const at = first + i;
        const steps = branch.steps.map((s) => s.words).join('; ') || texts.now;
        return (
          <Spot key={at} id={`row:${at}`} height={1} flexShrink={0}>
            <Line
              name={texts.branchNamed({ name: branch.name, steps })}
              columns={columns}
              cell={(column) => column.cells[1 + at]}
              words={words}
              marked={at === c.at}
            />
          </Spot>
        );
      })}
    </Col>
  );
}

function Line({
  name,
  columns,
  cell,
  words,
  marked = false,
  dim = false,
}: {
  name: string;
  columns: readonly Column[];
  cell(column: Column): string | undefined;
  words: number;
  marked?: boolean;
  dim?: boolean;
}) {
  const look = marked ? { b: true, c: 'accent' as const } : dim ? { c: 'dim' as const } : {};
  return (
    <Row height={1} flexShrink={0}>
      <Lead marked={marked} />
      <Box width={words} flexShrink={0}>
        <T {...look}>{name}</T>
      </Box>
      {columns.map((column, i) => (
        <Box key={i} width={column.width + COLUMN_GAP} justifyContent="flex-end" flexShrink={0}>
          <Whole {...look}>{cell(column)}</Whole>
        </Box>
      ))}
    </Row>
  );
}

/** One column for each branch; what differs from now stands out. */
function Sources({ compared: c, rows }: { compared: Compared; rows: number }) {
  const texts = useTexts();
  const head = (branch: Branch | undefined) => branch?.name.slice(0, POINTS - 1) ?? texts.now;
  const branches: readonly (Branch | undefined)[] = [undefined, ...c.branches];
  return (
    <>
      <Row height={1} flexShrink={0}>
        <Box width={SOURCE} flexShrink={0} />
        {branches.map((branch, i) => (
          <Box key={i} width={POINTS} justifyContent="flex-end" flexShrink={0}>
            <Whole {...(i - 1 === c.at ? { b: true, c: 'accent' as const } : { c: 'dim' as const })}>
              {head(branch)}
            </Whole>
          </Box>
        ))}
      </Row>
      {sourceRows(c)
        .slice(0, rows - 1)
        .map(({ key, points }) => (
          <Row key={key} height={1} flexShrink={0}>
            <Box width={SOURCE} flexShrink={0}>
              <T>{capital(c.now.module.phrases.source(key))}</T>
            </Box>
            {points.map((n, i) => (
              <Box key={i} width={POINTS} justifyContent="flex-end" flexShrink={0}>
                <Whole
                  {...(n === points[0]
                    ? {}
                    : { b: true, c: n > (points[0] ?? 0) ? ('good' as const) : ('bad' as const) })}
                >
                  {String(n)}
                </Whole>
              </Box>
            ))}
          </Row>
        ))}
    </>
  );
}
