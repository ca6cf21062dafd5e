/** Keys in groups, in as many columns as they need; at a table what is marked stands beside them. */
import { Box } from 'ink';
import type { ReactNode } from 'react';
import { Col, Panel, Row, T, Whole } from '../../components/basics.js';
import type { Size } from '../../components/layout/size.js';
import type { Room } from '../../components/layout/spec.js';
import { padTo, textWidth } from '../../components/text.js';
import type { KeyHint } from '../../keys/commands.js';
import type { TableScene } from '../../table/table.js';
import { TableFrame } from '../../table/view/TableFrame.js';
import { useTexts } from '../../texts/texts.js';
import { Land } from '../parts/Land.js';
import { Page } from '../parts/Page.js';
import { type Block, Reading } from '../parts/Reading.js';

export interface KeyGroup {
  readonly title: string;
  readonly keys: readonly { readonly keys: string; readonly short: string; readonly help: string }[];
}

const SIDES = 4;
const FRAME = 2;
const GAP = 2;
/** Narrower windows need more of their columns for the keys. */
const WIDE = 110;
/** Land in fewer rows is a stain. */
const LEAST_LAND = 7;

interface Line {
  readonly keys?: string;
  readonly text: string;
}

interface Shape {
  readonly lines: readonly Line[];
  readonly width: number;
}

/** In long words under heads, else in short ones, else without the heads: the first way that fits. */
function fitting(groups: readonly KeyGroup[], { width, rows }: Room): Shape {
  const ways = [
    { long: true, heads: true, air: true },
    { long: true, heads: true, air: false },
    { long: false, heads: true, air: false },
    { long: true, heads: false, air: false },
    { long: false, heads: false, air: false },
  ].map(({ long, heads, air }): Shape => {
    const lines = groups.flatMap(({ title, keys }, i): Line[] => [
      ...(air && i > 0 ? [{ text: '' }] : []),
      ...(heads ? [{ text: title }] : []),
      ...keys.map((k) => ({ keys: k.keys, text: long ? k.help : k.short })),
    ]);
    const key = Math.max(...lines.map((line) => textWidth(line.keys ?? '')));
    return { lines, width: key + 1 + Math.max(...lines.map((line) => textWidth(line.text))) };
  });
  const fits = (shape: Shape) => Math.floor((width + GAP) / (shape.width + GAP)) * rows >= shape.lines.length;
  return ways.find(fits) ?? ways[ways.length - 1] ?? { lines: [], width };
}

/** Columns of this height; one that would end in a head gives it to the next, as long as that is not too high. */
function inColumns(lines: readonly Line[], high: number, most: number): Line[][] {
  const columns: Line[][] = [];
  for (let at = 0; at < lines.length; ) {
    const last = lines.length - at <= most && columns.length > 0;
    let column = lines.slice(at, at + (last ? most : high));
    while (!last && column.length > 1 && column.at(-1)?.keys === undefined) column = column.slice(0, -1);
    at += column.length;
    while (lines[at]?.text === '') at++;
    columns.push(column);
  }
  return columns;
}

function KeyTable({ groups, room }: { groups: readonly KeyGroup[]; room: Room }) {
  const shape = fitting(groups, room);
  const count = Math.max(1, Math.ceil(shape.lines.length / room.rows));
  const width = Math.floor((room.width + GAP) / count) - GAP;
  const key = Math.max(...shape.lines.map((line) => textWidth(line.keys ?? '')));
  // As level as the columns can be, but never higher than the room.
  const high = Math.min(room.rows, Math.ceil(shape.lines.length / count));
  return (
    <Row gap={GAP}>
      {inColumns(shape.lines, high, room.rows).map((lines, i) => (
        <Col key={i} width={width} flexShrink={0}>
          {lines.map((line, y) =>
            line.keys === undefined ? (
              <T key={y} b>
                {line.text || ' '}
              </T>
            ) : (
              <Row key={y} gap={1} height={1}>
                <Whole c="accent">{padTo(line.keys, key)}</Whole>
                <T>{line.text}</T>
              </Row>
            ),
          )}
        </Col>
      ))}
    </Row>
  );
}

/** First steps beside the keys, or below them where the window is narrow. */
function KeysAndSteps({
  groups,
  steps,
  scroll,
  room,
  keys,
}: {
  groups: readonly KeyGroup[];
  steps: readonly Block[];
  scroll: number;
  room: Room;
  keys(room: Room): ReactNode;
}) {
  const texts = useTexts();
  if (steps.length === 0) return keys(room);
  const wide = room.width >= WIDE;
  const width = wide ? Math.floor(room.width * 0.4) : room.width;
  const need = groups.reduce((n, group) => n + group.keys.length + 2, FRAME);
  const land = wide && room.rows - need >= LEAST_LAND ? room.rows - need : 0;
  const above = wide ? room.rows - land : Math.min(need, Math.floor(room.rows / 2));
  const rest = wide ? { width: room.width - width - 1, rows: above } : { width, rows: room.rows - above };
  return (
    <>
      <Box flexDirection={wide ? 'row' : 'column'} columnGap={1} width={room.width} height={room.rows - land}>
        {keys({ width, rows: above })}
        <Panel title={texts.helpTitle} width={rest.width} height={rest.rows}>
          <Reading blocks={steps} width={rest.width - SIDES} rows={rest.rows - FRAME} scroll={scroll} />
        </Panel>
      </Box>
      {land > 0 && <Land width={room.width} rows={land} />}
    </>
  );
}

interface HelpProps {
  readonly size: Size;
  readonly groups: readonly KeyGroup[];
  readonly about: readonly Block[];
  readonly scroll: number;
  readonly owner: TableScene | null;
  readonly hints: readonly KeyHint[];
}

export function HelpView({ size, groups, about, scroll, owner, hints }: HelpProps) {
  const texts = useTexts();
  const keys = (room: Room) => (
    <Panel title={texts.helpKeys} width={room.width} height={room.rows}>
      <KeyTable groups={groups} room={{ width: room.width - SIDES, rows: room.rows - FRAME }} />
    </Panel>
  );
  if (!owner)
    return (
      <Page size={size} said={{ text: '' }} keys={hints}>
        {(room) => <KeysAndSteps groups={groups} steps={about} scroll={scroll} room={room} keys={keys} />}
      </Page>
    );
  return (
    <TableFrame scene={owner} size={size} hints={hints}>
      {(room) => {
        const width = Math.floor(room.width * (room.width < WIDE ? 0.62 : 0.54));
        const rest = room.width - width - 1;
        return (
          <Row gap={1}>
            {keys({ width, rows: room.rows })}
            <Panel title={texts.helpMark} width={rest} height={room.rows}>
              <Reading
                blocks={about.length > 0 ? about : [{ text: texts.helpNothing, c: 'dim' }]}
                width={rest - SIDES}
                rows={room.rows - FRAME}
                scroll={scroll}
              />
            </Panel>
          </Row>
        );
      }}
    </TableFrame>
  );
}
