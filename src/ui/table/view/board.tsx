/**
 * The hex board of a page. Whole, it takes the largest size that the plan has room for. In close-up its tiles are larger
 * than that, and the room shows the part around the cursor.
 */
import { useMemo } from 'react';
import { Canvas } from '../../components/Canvas.js';
import type { Room } from '../../components/layout/spec.js';
import type { Board } from '../../hex/board.js';
import { drawBoard } from '../../hex/draw.js';
import { boardSize, leftOf, type Zoom, zoomsOf } from '../../hex/zooms.js';
import { BOLD, look, sliceRow } from '../../terminal/cells.js';
import type { Picture } from '../../terminal/pictures.js';
import { type Theme, useTheme } from '../../theme/theme.js';
import type { MainThing } from '../../types.js';

/** Tiles of fewer rows hold hardly more than a sign. */
const ROOMY_ROWS = 3;
/** A close-up of a board whose tiles are roomy already is this much larger. */
const STEPS = 2;

/** The size of a close-up, for a board that would be whole in the size at `at`. */
function closeZoom(zooms: readonly Zoom[], at: number): Zoom | undefined {
  const now = zooms[at];
  if (!now || now.rows >= ROOMY_ROWS) return zooms[Math.max(0, at - STEPS)];
  return zooms.findLast((zoom, i) => i < at && zoom.rows >= ROOMY_ROWS) ?? now;
}

/** Where a window of `room` begins so that `middle` is in its middle, but never beyond the ends of `whole`. */
const begin = (middle: number, room: number, whole: number): number =>
  Math.max(0, Math.min(Math.round(middle - room / 2), whole - room));

/** The part of a picture around what the cursor is on, with arrows where there is more. */
function closeUp(drawn: Picture, board: Board, zoom: Zoom, room: Room, theme: Theme): Picture {
  const [width, height] = [drawn.rows[0]?.signs.length ?? 0, drawn.rows.length];
  const at = board.tiles.find((t) => t.mark === 'cursor') ?? board.tiles.find((t) => t.mark === 'changed');
  const middle = at
    ? { x: leftOf(at, zoom) + zoom.w / 2, y: (at.row + 0.5) * zoom.rows }
    : { x: width / 2, y: height / 2 };
  const left = begin(middle.x, room.width, width);
  const top = begin(middle.y, room.rows, height);
  const rows = drawn.rows.slice(top, top + room.rows).map((row) => sliceRow(row, left, room.width));
  const accent = look(theme.rgb('accent'), -1, BOLD);
  const [columns, lines] = [rows[0]?.signs.length ?? 0, rows.length];
  const point = (sign: string, x: number, y: number) => {
    const row = rows[y];
    if (!row) return;
    row.signs[x] = sign;
    row.looks[x] = accent;
  };
  if (top > 0) point('▲', Math.floor(columns / 2), 0);
  if (top + lines < height) point('▼', Math.floor(columns / 2), lines - 1);
  if (left > 0) point('←', 0, Math.floor(lines / 2));
  if (left + columns < width) point('→', columns - 1, Math.floor(lines / 2));
  return { rows, spots: drawn.spots.map((spot) => ({ ...spot, x: spot.x - left, y: spot.y - top })) };
}

interface DrawnBoardProps {
  readonly board: Board;
  readonly zoom: Zoom;
  /** Of a close-up: the room that it has. */
  readonly part?: Room | undefined;
}

function DrawnBoard({ board, zoom, part }: DrawnBoardProps) {
  const theme = useTheme();
  const drawn = useMemo(() => drawBoard(board, zoom, theme), [board, zoom, theme]);
  return <Canvas drawn={part ? closeUp(drawn, board, zoom, part, theme) : drawn} />;
}

/** What a window needs beside and under a board that is too large for it even in its smallest tiles. */
const BESIDE = 25;
const UNDER = 6;

/** The sizes of the whole board; where not even the smallest leaves room, a part of it that moves with the cursor. */
function sizesIn(board: Board, zooms: readonly Zoom[], body: Room): readonly Room[] {
  const whole = zooms.map((zoom) => boardSize(board, zoom));
  const least = whole.at(-1);
  if (!least) return whole;
  const width = Math.min(least.width, body.width - BESIDE);
  const rows = Math.min(least.rows, body.rows - UNDER);
  const fits = width === least.width && rows === least.rows;
  return fits || width < 1 || rows < 1 ? whole : [...whole, { width, rows }];
}

export function boardThing(board: Board, theme: Theme, close = false): MainThing {
  const zooms = zoomsOf(theme);
  return {
    sizes: (body) => sizesIn(board, zooms, body),
    show: (at, room) => {
      const part = at >= zooms.length;
      const whole = Math.min(at, zooms.length - 1);
      const zoom = close ? closeZoom(zooms, whole) : zooms[whole];
      return zoom ? <DrawnBoard board={board} zoom={zoom} part={close || part ? room : undefined} /> : null;
    },
  };
}
