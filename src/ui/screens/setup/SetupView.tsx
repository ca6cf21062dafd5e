/** The rows of a new game in groups; at the right the marked one explained, with everything it could say. */
import { Box } from 'ink';
import { Chip, Panel, Row, T, Whole } from '../../components/basics.js';
import type { Size } from '../../components/layout/size.js';
import type { Room } from '../../components/layout/spec.js';
import { Spot } from '../../components/Spot.js';
import { wrapText } from '../../components/text.js';
import type { GameInfo } from '../../host.js';
import type { KeyHint } from '../../keys/commands.js';
import { useTexts } from '../../texts/texts.js';
import { firstShown, Lead } from '../parts/Choices.js';
import { Land } from '../parts/Land.js';
import { Page, type Said } from '../parts/Page.js';
import { Reading, readingLines } from '../parts/Reading.js';
import { Spinner } from '../parts/Spinner.js';

export type SetupGroup = 'seats' | 'options' | 'table';

export interface ShownRow {
  readonly group: SetupGroup;
  /** Whose row it is. */
  readonly seat: number | null;
  readonly title: string;
  readonly value: string;
  readonly note?: string;
}

export interface AboutRow {
  readonly help: string;
  readonly values: readonly {
    readonly text: string;
    /** It is what the row says now. */
    readonly on: boolean;
    /** The arrows stand on it. */
    readonly here?: boolean;
    readonly more?: string;
  }[];
}

interface SetupProps {
  readonly size: Size;
  readonly game: GameInfo;
  readonly rows: readonly ShownRow[];
  readonly at: number;
  readonly about: AboutRow;
  readonly said: Said;
  readonly keys: readonly KeyHint[];
}

const SIDES = 4;
/** Two signs before a value, with blanks. */
const SIGNS = 4;
const FRAME = 2;
const LABEL = 26;
/** Rows for the explanation below the list in a narrow window. */
const TOLD = 4;
/** Rows in which every option can be explained with all its values. */
const ABOUT_ROWS = 24;
/** Land in fewer rows is a stain. */
const LEAST_LAND = 7;

export function SetupView({ size, game, rows, at, about, said, keys }: SetupProps) {
  const texts = useTexts();
  return (
    <Page size={size} said={said} keys={keys}>
      {(room) => {
        const wide = room.width >= 116;
        const width = wide ? Math.floor(room.width * 0.58) : room.width;
        const most = Math.floor(room.rows / 2);
        const told = Math.min(
          most,
          Math.max(
            TOLD,
            readingLines([{ text: about.help }], width - SIDES).length + FRAME + Math.min(2, about.values.length),
          ),
        );
        const high = wide ? tableRows(rows, room) : room.rows;
        const list = { width, rows: wide ? high : high - told };
        const rest = wide ? { width: room.width - width - 1, rows: high } : { width, rows: told };
        return (
          <>
            <Box width={room.width} height={high} flexDirection={wide ? 'row' : 'column'} columnGap={1}>
              <Groups title={texts.newGameOf({ title: game.title })} rows={rows} at={at} room={list} />
              <About title={rows[at]?.title ?? ''} about={about} room={rest} />
            </Box>
            {high < room.rows && <Land width={room.width} rows={room.rows - high} />}
          </>
        );
      }}
    </Page>
  );
}

/** In tall windows the panels are as high as their rows need it, and land lies below them. */
function tableRows(rows: readonly ShownRow[], room: Room): number {
  const high = Math.max(linesOf(rows, room.rows).length, ABOUT_ROWS) + FRAME;
  return room.rows - high >= LEAST_LAND ? high : room.rows;
}

type Line = { readonly head: SetupGroup } | { readonly row: number } | null;

/** The rows under the heads of their groups; with air between the groups where there is room. */
function linesOf(rows: readonly ShownRow[], room: number): Line[] {
  const lines = (heads: boolean, air: boolean): Line[] =>
    rows.flatMap(({ group }, row): Line[] => {
      if (!heads || group === rows[row - 1]?.group) return [{ row }];
      return [...(air && row > 0 ? [null] : []), { head: group }, { row }];
    });
  return [lines(true, true), lines(true, false)].find((all) => all.length <= room) ?? lines(false, false);
}

function Groups({ title, rows, at, room }: { title: string; rows: readonly ShownRow[]; at: number; room: Room }) {
  const texts = useTexts();
  const heads = { seats: texts.setupSeats, options: texts.setupOptions, table: texts.setupTable };
  const [width, height] = [room.width - SIDES, room.rows - FRAME];
  const lines = linesOf(rows, height);
  const marked = lines.findIndex((line) => line !== null && 'row' in line && line.row === at);
  const first = firstShown(lines.length, height, marked);
  const all = lines.length > height ? texts.valueOf({ at: at + 1, of: rows.length }) : '';
  return (
    <Panel title={title} hint={all} width={room.width} height={room.rows}>
      {lines.slice(first, first + height).map((line, i) => {
        if (!line) return <Box key={i} height={1} />;
        if ('head' in line)
          return (
            <T key={i} b>
              {heads[line.head]}
            </T>
          );
        return <SetupRow key={i} row={rows[line.row]} at={line.row} marked={line.row === at} width={width} />;
      })}
    </Panel>
  );
}

function SetupRow({
  row,
  at,
  marked,
  width,
}: {
  row: ShownRow | undefined;
  at: number;
  marked: boolean;
  width: number;
}) {
  if (!row) return null;
  const look = marked ? { b: true, c: 'accent' as const } : {};
  const title =
    row.seat === null ? (
      row.title
    ) : (
      <Row gap={1}>
        <Chip seat={row.seat} wide />
        <T {...look}>{row.title}</T>
      </Row>
    );
  return (
    <Spot id={`row:${at}`} height={1} flexShrink={0}>
      <Lead marked={marked} />
      <Spinner title={title} value={row.value} marked={marked} width={width - 2} label={LABEL} note={row.note} />
    </Spot>
  );
}

/** The explanation first, then as many of the values as there is room for, with the one that is on in sight. */
function About({ title, about, room }: { title: string; about: AboutRow; room: Room }) {
  const [width, height] = [room.width - SIDES, room.rows - FRAME];
  const help = [{ text: about.help }];
  const told = Math.min(height, readingLines(help, width).length);
  const left = height - told;
  const lines = about.values.flatMap((value) => [
    { ...value, lead: true },
    ...(value.more && left >= about.values.length * 3 + 1
      ? wrapText(value.more, width - SIGNS).map((text) => ({ ...value, text, lead: false }))
      : []),
  ]);
  const air = left > lines.length ? 1 : 0;
  const at = lines.findIndex((line) => line.here ?? line.on);
  const first = firstShown(lines.length, left - air, at);
  return (
    <Panel title={title} width={room.width} height={room.rows}>
      <Reading blocks={help} width={width} rows={told} />
      {air > 0 && <Box height={1} flexShrink={0} />}
      {lines.slice(first, first + left - air).map((line, i) => (
        <Row key={i} gap={1} height={1} flexShrink={0}>
          <Whole b c="accent">
            {line.lead && line.here ? '►' : ' '}
          </Whole>
          <Whole b c="good">
            {line.lead && line.on ? '√' : ' '}
          </Whole>
          <T {...(line.lead ? { b: line.on } : { c: 'dim' as const })}>{line.text}</T>
        </Row>
      ))}
    </Panel>
  );
}
