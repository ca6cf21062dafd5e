/**
 * Solid tiles: a cell is two square pixels, one above the other (▀). A hex of pitch w is w-1 pixels wide; the pixel
 * between neighbours is the gap, and the gap is where rims live: offers, the cursor and towns are drawn there, so a mark
 * never costs room inside the tile. Water has no gaps and reads as one calm ground.
 */
import { BOLD, look, type Row, UNDER } from '../terminal/cells.js';
import { mix } from '../theme/colours.js';
import type { Theme } from '../theme/theme.js';
import type { Board, Bridge, Tile } from './board.js';
import { centreOf, type Outline, outlineOf, SLANT, topOf } from './outline.js';
import { linesOf, type TileLine } from './words.js';
import type { Zoom } from './zooms.js';

/** The reach of what is marked is lit: its tiles are a little lighter. */
function toneOf(t: Tile, theme: Theme): number {
  const tone = theme.rgb(t.water ? 'water' : t.ground);
  return t.lit && !t.water ? mix(tone, theme.rgb('white'), 0.22) : tone;
}

/** Light falls from above: the lower slant of a tile is darker, its upper one lighter. In the order of `SLANT`. */
function tonesOf(t: Tile, z: Zoom, theme: Theme): readonly number[] {
  const tone = toneOf(t, theme);
  if (t.water || z.slant < 2 || theme.level !== 'truecolor') return [tone, tone, tone];
  const tones = [tone, tone, tone];
  tones[SLANT.upper] = mix(tone, theme.rgb('white'), 0.1);
  tones[SLANT.lower] = mix(tone, theme.rgb('black'), 0.22);
  return tones;
}

/** The colour of a pixel in the gap: the strongest mark beside it wins; -1 is nothing at all. */
function gapColour(beside: readonly Tile[], theme: Theme): number {
  if (beside.length === 0) return -1;
  if (beside.some((t) => t.mark === 'cursor')) return theme.rgb('accent');
  if (beside.some((t) => t.mark === 'offered')) return theme.rgb('rim');
  const town = beside.find((t) => t.town)?.town;
  if (town && (beside.length === 1 || beside.some((t) => t.town?.key !== town.key))) return theme.rgb(town.token);
  if (beside.some((t) => t.lit) && beside.some((t) => !t.lit)) return theme.rgb('reach');
  if (beside.some((t) => t.water)) return theme.rgb('water');
  return beside.length === 1 ? -1 : theme.rgb('gap');
}

/** A row of cells from two rows of pixels. Neighbours mostly look alike: a look is found once for a run of them. */
function halfBlocks(row: Row, colours: Int32Array, above: number, below: number): void {
  let [lastUpper, lastLower, sign, style] = [-2, -2, ' ', 0];
  for (let x = 0; x < row.signs.length; x++) {
    const [upper, lower] = [colours[above + x] ?? -1, colours[below + x] ?? -1];
    if (upper !== lastUpper || lower !== lastLower) {
      [lastUpper, lastLower] = [upper, lower];
      if (upper === lower) [sign, style] = [' ', upper < 0 ? 0 : look(-1, upper)];
      else [sign, style] = upper < 0 ? ['▄', look(lower)] : ['▀', look(upper, lower)];
    }
    row.signs[x] = sign;
    row.looks[x] = style;
  }
}

/** A bridge: a line of pixels from shore to shore, two wide on large tiles. */
function stroke(shape: Outline, colours: Int32Array, b: Bridge, z: Zoom, board: Board, theme: Theme): void {
  const from = board.tiles.find((t) => t.id === b.a);
  const to = board.tiles.find((t) => t.id === b.b);
  if (!from || !to) return;
  const middle = (t: Tile) => ({ x: centreOf(t, z), y: topOf(t, z) + z.rows + z.slant / 2 - 0.5 });
  const [p, q] = [middle(from), middle(to)];
  const steps = 4 * Math.ceil(Math.max(Math.abs(q.x - p.x), Math.abs(q.y - p.y)));
  for (let i = 0; i <= steps; i++) {
    const [x, y] = [Math.round(p.x + ((q.x - p.x) * i) / steps), Math.round(p.y + ((q.y - p.y) * i) / steps)];
    for (const dx of z.w >= 8 ? [0, 1] : [0]) {
      const pixel = y * shape.width + x + dx;
      const t = board.tiles[shape.tile[pixel] ?? -1];
      if (t !== from && t !== to) colours[pixel] = theme.rgb(b.token);
    }
  }
}

function lookOf(t: Tile, line: TileLine, theme: Theme): number {
  const tint = toneOf(t, theme);
  const bits = (line.bold ? BOLD : 0) | (line.under ? UNDER : 0);
  if (line.ground && line.ghost) {
    const glass = mix(theme.rgb(line.ground), tint, 0.55);
    return look(theme.rgb(theme.inkOn(line.ground)), glass, bits);
  }
  if (line.ground) return look(theme.rgb(theme.inkOn(line.ground)), theme.rgb(line.ground), bits);
  if (t.water) return look(theme.rgb(line.soft ? 'wave' : 'text'), tint, bits);
  const ink = theme.inkOn(t.ground);
  if (line.soft) return look(mix(theme.rgb(ink), tint, ink === 'black' ? 0.25 : 0.3), tint, bits);
  return look(theme.rgb(ink), tint, bits);
}

function write(rows: readonly Row[], t: Tile, z: Zoom, theme: Theme): void {
  // One text row stands below the slant; more begin in the second row, where the tile is at its widest.
  const first = t.row * z.rows + (z.rows <= 2 ? z.rows - 1 : 1);
  const rooms = new Array<number>(Math.max(1, z.rows - 1)).fill(z.w - 1);
  linesOf(t, rooms, theme).forEach((line, k) => {
    const row = rows[first + k];
    if (!line || !row) return;
    const style = lookOf(t, line, theme);
    const from = centreOf(t, z) - Math.floor(line.text.length / 2);
    [...line.text].forEach((sign, i) => {
      if (from + i < 0 || from + i >= row.signs.length) return;
      row.signs[from + i] = sign;
      row.looks[from + i] = style;
    });
  });
}

export function drawSolid(board: Board, z: Zoom, theme: Theme, rows: readonly Row[]): void {
  const shape = outlineOf(board, z);
  const tones = board.tiles.map((t) => tonesOf(t, z, theme));
  const gaps = shape.gaps.map((beside) =>
    gapColour(
      beside.flatMap((n) => board.tiles[n] ?? []),
      theme,
    ),
  );
  const colours = new Int32Array(shape.tile.length);
  for (let i = 0; i < colours.length; i++) {
    const t = shape.tile[i] ?? -1;
    colours[i] = (t < 0 ? gaps[shape.gap[i] ?? 0] : tones[t]?.[shape.slant[i] ?? 0]) ?? -1;
  }
  for (const b of board.bridges ?? []) stroke(shape, colours, b, z, board, theme);
  for (const [y, row] of rows.entries()) halfBlocks(row, colours, 2 * y * shape.width, (2 * y + 1) * shape.width);
  for (const t of board.tiles) write(rows, t, z, theme);
}
