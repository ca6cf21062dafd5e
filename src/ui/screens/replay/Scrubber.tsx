/** All answers as a line: rounds as ticks, key moments as letters, and under every column the seat that led then. */
import { useMemo } from 'react';
import type { HistoryRow } from '../../../engine/session.js';
import { Panel, Row, T, Whole } from '../../components/basics.js';
import { Canvas } from '../../components/Canvas.js';
import type { Room } from '../../components/layout/spec.js';
import { cut, textWidth, wrapText } from '../../components/text.js';
import type { TableReading } from '../../table/source.js';
import { BOLD, blankRow, look, putText } from '../../terminal/cells.js';
import type { Picture } from '../../terminal/pictures.js';
import { type Texts, useTexts } from '../../texts/texts.js';
import { seatToken, type Theme, useTheme } from '../../theme/theme.js';
import { pointsKey } from '../points/points.js';
import type { ReplayProps } from './ReplayView.js';

const SIDES = 4;
const EDGES = 2;
const LINE_ROWS = 3;
/** Spaces round a title and a hint, and the edge between them. */
const GAP = 5;
const FIRST_LETTER = 65;

export function Scrubber(props: ReplayProps & { room: Room }) {
  const { rows, moments, n, last, next, state, checked, said, whole, room } = props;
  const texts = useTexts();
  const theme = useTheme();
  const width = room.width - SIDES;
  const drawn = useMemo(
    () => lineOf({ rows, moments, n, whole, width, theme, texts }),
    [rows, moments, n, whole, width, theme, texts],
  );
  const title = texts.replayTitle({ n, all: rows.length });
  const hint = besides(state, width - textWidth(title) - GAP);
  const rest = state.slice(hint.length).join(' · ');
  // What is said now comes first, then what is most asked for.
  const told = [
    ...(said === '' ? [] : wrapText(said, width)).map((line, i) => (
      <T key={`said ${i}`} c="accent">
        {line}
      </T>
    )),
    checked === false && (
      <T key="unchecked" c="bad">
        {texts.unchecked}
      </T>
    ),
    <Told key="last" label={texts.lastMove} text={last} width={width} mark={checked ? texts.checked : ''} />,
    <Told key="next" label={texts.nextMove} text={next} width={width} />,
    rest !== '' && (
      <T key="state" c="dim">
        {cut(rest, width)}
      </T>
    ),
  ].filter(Boolean);
  return (
    <Panel title={title} hint={hint.join(' · ')} width={room.width} height={room.rows}>
      <Canvas drawn={drawn} />
      {told.slice(0, room.rows - EDGES - LINE_ROWS)}
    </Panel>
  );
}

/** As many of the parts, most important first, as have room beside the title. */
function besides(parts: readonly string[], room: number): readonly string[] {
  return parts.length === 0 || textWidth(parts.join(' · ')) <= room ? parts : besides(parts.slice(0, -1), room);
}

interface ToldProps {
  readonly label: string;
  readonly text: string;
  readonly width: number;
  /** A good sign at the end of the row. */
  readonly mark?: string;
}

const Told = ({ label, text, width, mark = '' }: ToldProps) => (
  <Row height={1} gap={1} flexShrink={0}>
    <Whole c="dim">{label}</Whole>
    <T>{cut(text, width - textWidth(label) - 1 - (mark === '' ? 0 : textWidth(mark) + 1))}</T>
    {mark !== '' && <Whole c="good">{mark}</Whole>}
  </Row>
);

interface LineProps {
  readonly rows: readonly HistoryRow[];
  readonly moments: readonly number[];
  readonly n: number;
  readonly whole: TableReading;
  readonly width: number;
  readonly theme: Theme;
  readonly texts: Texts;
}

function lineOf({ rows, moments, n, whole, width, theme, texts }: LineProps): Picture {
  const out = Array.from({ length: LINE_ROWS }, () => blankRow(width));
  const all = Math.max(1, rows.length);
  const last = width - 1;
  const column = (at: number) => Math.round((at * last) / all);
  const dim = look(theme.rgb('dim'));
  const put = (y: number, x: number, text: string, style: number) => {
    const row = out[y];
    if (row) putText(row, x, text, style);
  };
  const here = column(n);
  for (let x = 0; x < width; x++) put(1, x, x <= here ? '─' : '·', dim);
  let labelled = -1;
  for (const row of rows.filter((one, i) => one.round !== rows[i - 1]?.round)) {
    const x = column(row.n - 1);
    const label = row.round === 0 ? texts.start : texts.round({ n: row.round });
    put(1, x, x === 0 ? '├' : '┼', dim);
    if (x <= labelled || x + textWidth(label) > width) continue;
    put(0, x, label, dim);
    labelled = x + textWidth(label);
  }
  moments.forEach((at, i) => {
    put(1, column(at), String.fromCharCode(FIRST_LETTER + i), look(theme.rgb('text'), -1, BOLD));
  });
  put(1, here, '●', look(theme.rgb('accent'), -1, BOLD));
  const key = pointsKey(whole);
  for (let x = 0; key !== undefined && rows.length > 0 && x < width; x++) {
    const row = rows[Math.min(rows.length - 1, Math.floor((x * rows.length) / width))];
    const seat = leader(row?.tally.map((t) => t[key] ?? 0) ?? []);
    put(2, x, seat === null ? '·' : String(seat + 1), seat === null ? dim : seatLook(seat, theme));
  }
  // A click on a column goes to its answer.
  const spots = Array.from({ length: width }, (_, x) => ({
    id: `row:${Math.round((x * all) / last)}`,
    x,
    y: 0,
    width: 1,
    height: LINE_ROWS,
  }));
  return { rows: out, spots };
}

/** The seat that is ahead of all others. */
function leader(points: readonly number[]): number | null {
  const most = Math.max(...points);
  const at = points.indexOf(most);
  return at >= 0 && points.lastIndexOf(most) === at ? at : null;
}

function seatLook(seat: number, theme: Theme): number {
  const token = seatToken(seat);
  return look(theme.rgb(theme.inkOn(token)), theme.rgb(token));
}
