/** The lessons with how far each was played; of the marked one all chapters. */
import { Box } from 'ink';
import { Col, Lines, Meter, Panel, Row, T, Whole } from '../../components/basics.js';
import type { Size } from '../../components/layout/size.js';
import type { Room } from '../../components/layout/spec.js';
import { wrapText } from '../../components/text.js';
import type { KeyHint } from '../../keys/commands.js';
import { useTexts } from '../../texts/texts.js';
import { Choices } from '../parts/Choices.js';
import { Page, type Said } from '../parts/Page.js';
import { Reading } from '../parts/Reading.js';
import type { LearnRow } from './learn.js';

const SIDES = 4;
const FRAME = 2;
/** Columns from which a lesson's row has room for its number of chapters. */
const WIDE = 70;
/** Sign and number before a chapter. */
const NUMBER = 5;

interface LearnProps {
  readonly size: Size;
  readonly rows: readonly LearnRow[];
  readonly at: number;
  readonly said: Said;
  readonly keys: readonly KeyHint[];
}

export function LearnView({ size, rows, at, said, keys }: LearnProps) {
  const texts = useTexts();
  const marked = rows[at];
  return (
    <Page size={size} said={said} keys={keys}>
      {(room) => {
        const wide = room.width >= 100;
        const width = wide ? Math.floor(room.width / 2) : room.width;
        const each = room.rows >= 28 ? 3 : wide ? 2 : 1;
        const list = { width, rows: wide ? room.rows : rows.length * each + FRAME };
        const rest = wide ? { width: room.width - width - 1, rows: room.rows } : { width, rows: room.rows - list.rows };
        return (
          <Box width={room.width} height={room.rows} flexDirection={wide ? 'row' : 'column'} columnGap={1}>
            <Panel title={texts.learnTitle} width={list.width} height={list.rows}>
              <Choices
                items={rows}
                marked={at}
                width={width - SIDES}
                rows={rows.length * each}
                each={each}
                row={(row, i, now, rowWidth) => (
                  <LessonRow row={row} digit={i + 1} marked={now} width={rowWidth} rows={each} />
                )}
              />
              {wide && (
                <Reading
                  blocks={[
                    { text: texts.learnAbout, c: 'dim' },
                    { head: '', text: texts.learnLeave, c: 'dim' },
                  ]}
                  width={width - SIDES}
                  rows={room.rows - FRAME - rows.length * each}
                />
              )}
            </Panel>
            {marked && <Chapters row={marked} room={rest} />}
          </Box>
        );
      }}
    </Page>
  );
}

function progressOf({ lesson, save }: LearnRow): number {
  return save ? Math.min(1, save.answers / lesson.steps.length) : 0;
}

function LessonRow({
  row,
  digit,
  marked,
  width,
  rows,
}: {
  row: LearnRow;
  digit: number;
  marked: boolean;
  width: number;
  rows: number;
}) {
  const texts = useTexts();
  const look = marked ? { b: true, c: 'accent' as const } : { b: true };
  const done = progressOf(row);
  const state = !row.save
    ? texts.lessonFresh
    : done >= 1
      ? texts.lessonDone
      : texts.lessonBegun({ percent: Math.round(100 * done) });
  const chapters = row.lesson.steps.filter((s) => s.chapter).length;
  const bar = Math.min(40, width - 4);
  return (
    <Col width={width}>
      <Row justifyContent="space-between" gap={2}>
        <Row gap={1}>
          <Whole {...look}>{digit}</Whole>
          <T {...look}>{row.title}</T>
        </Row>
        <Row gap={2} flexShrink={0}>
          {width >= WIDE && <T c="dim">{texts.chapters({ n: chapters })}</T>}
          <T c={row.save ? 'text' : 'dim'}>{state}</T>
        </Row>
      </Row>
      {rows > 1 && (
        <Row paddingLeft={2}>
          <Meter value={Math.round(bar * done)} max={bar} c={done >= 1 ? 'good' : 'accent'} />
        </Row>
      )}
    </Col>
  );
}

/** A chapter's name, and in windows with room for it the words that it begins with. */
function Chapters({ row, room }: { row: LearnRow; room: Room }) {
  const texts = useTexts();
  const { lesson, save } = row;
  const answers = save?.answers ?? 0;
  const chapters = lesson.steps.flatMap(({ chapter, say }, i) =>
    chapter ? [{ chapter, say: say ?? '', from: i }] : [],
  );
  const inner = { width: room.width - SIDES, rows: room.rows - FRAME };
  const reached = chapters.filter((c) => save && c.from <= answers).length;
  const told = chapters.map(({ say }) => wrapText(say, inner.width - NUMBER));
  const all = told.reduce((sum, lines) => sum + lines.length + 2, 0) <= inner.rows;
  return (
    <Panel title={row.title} hint={texts.lessonChapters} width={room.width} height={room.rows}>
      {chapters.slice(0, inner.rows).map(({ chapter }, i) => {
        const now = save !== null && i === reached - 1 && progressOf(row) < 1;
        const done = i < reached && !now;
        return (
          <Col key={i} marginBottom={all ? 1 : 0} flexShrink={0}>
            <Row gap={1}>
              <Whole b c={now ? 'accent' : 'good'}>
                {now ? '►' : done ? '√' : ' '}
              </Whole>
              <Whole c="dim">{String(i + 1).padStart(2)}</Whole>
              <T c={now ? 'accent' : done ? 'dim' : 'text'} b={now}>
                {chapter}
              </T>
            </Row>
            {all && (
              <Box paddingLeft={NUMBER}>
                <Lines text={told[i]?.join(' ') ?? ''} width={inner.width - NUMBER} rows={inner.rows} c="dim" />
              </Box>
            )}
          </Col>
        );
      })}
      {!all && inner.rows - chapters.length >= 4 && (
        <Box marginTop={1}>
          <Reading
            blocks={[{ text: `${texts.learnAbout} ${texts.learnLeave}`, c: 'dim' }]}
            width={inner.width}
            rows={inner.rows - chapters.length - 1}
          />
        </Box>
      )}
    </Panel>
  );
}
