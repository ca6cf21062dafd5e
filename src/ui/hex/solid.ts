/**
 * Solid tiles: a cell is two square pixels, one above the other (▀). A hex of pitch w is w-1 pixels wide; the pixel
 * between neighbours is the gap, and the gap is where rims live: offers, the cursor and towns are drawn there, so a mark
 * never costs room inside the tile. Water has no gaps and reads as one calm ground.
 */
import { BOLD, look, type Row, UNDER } from '../terminal/cells.js';
import { mix } from '../theme/colours.js';
import type { Theme } from '../theme/theme.js';
import type { Board, Bridge, Tile } from './board.js';
import { linesOf, type TileLine } from './words.js';
import { boardSize, leftOf, type Zoom } from './zooms.js';

const NOBODY = -1;
// biome-ignore format: a table
const AROUND = [[-1, 0], [1, 0], [0, -1], [0, 1], [-1, -1], [1, -1], [-1, 1], [1, 1]] as const;

/** Half the width of the tile in each of its pixel rows, from the top slant to the bottom one. */
function halves(z: Zoom): number[] {
  const edge = Array.from({ length: z.slant }, (_, k) =>
    Math.max(1, Math.min(z.w / 2 - 1, Math.round(((k + 0.5) / z.slant) * (z.w / 2)))),
  );
  const body = new Array<number>(z.rows * 2 - z.slant).fill(z.w / 2 - 1);
  return [...edge.map((g) => g - 1), ...body, ...edge.map((g) => z.w / 2 - g - 1)];
}

const centreOf = (t: Tile, z: Zoom): number => leftOf(t, z) + z.w / 2 - 1;
const topOf = (t: Tile, z: Zoom): number => t.row * z.rows * 2;

/** Whose pixel is whose. */
class Pixels {
  private readonly owner: Int16Array;

  constructor(
    private readonly board: Board,
    z: Zoom,
    readonly width: number,
    readonly height: number,
  ) {
    this.owner = new Int16Array(width * height).fill(NOBODY);
    const half = halves(z);
    board.tiles.forEach((t, i) => {
      half.forEach((h, k) => {
        const at = (topOf(t, z) + k) * width + centreOf(t, z);
        if (topOf(t, z) + k < height) this.owner.fill(i, at - h, at + h + 1);
      });
    });
  }

  tile(x: number, y: number): Tile | undefined {
    if (x < 0 || y < 0 || x >= this.width || y >= this.height) return undefined;
    return this.board.tiles[this.owner[y * this.width + x] ?? NOBODY];
  }

  /** Tiles that touch a gap pixel. */
  beside(x: number, y: number): Tile[] {
    const out: Tile[] = [];
    for (const [dx, dy] of AROUND) {
      const t = this.tile(x + dx, y + dy);
      if (t && !out.includes(t)) out.push(t);
    }
    return out;
  }
}

/** The reach of what is marked is lit: its tiles are a little lighter. */
function toneOf(t: Tile, theme: Theme): number {
  const tone = theme.rgb(t.water ? 'water' : t.ground);
  return t.lit && !t.water ? mix(tone, theme.rgb('white'), 0.22) : tone;
}

/** Light falls from above: the lower slant of a tile is darker, its upper one lighter. */
function shade(t: Tile, k: number, z: Zoom, theme: Theme): number {
  const tone = toneOf(t, theme);
  if (t.water || z.slant < 2 || theme.level !== 'truecolor') return tone;
  if (k >= z.rows * 2) return mix(tone, theme.rgb('black'), 0.22);
  return k < z.slant ? mix(tone, theme.rgb('white'), 0.1) : tone;
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

function halfBlock(row: Row, x: number, upper: number, lower: number): void {
  if (upper === lower) {
    row.looks[x] = upper < 0 ? 0 : look(-1, upper);
    return;
  }
  row.signs[x] = upper < 0 ? '▄' : '▀';
  row.looks[x] = upper < 0 ? look(lower) : look(upper, lower);
}

/** A bridge: a line of pixels from shore to shore, two wide on large tiles. */
function stroke(px: Pixels, colours: Int32Array, b: Bridge, z: Zoom, board: Board, theme: Theme): void {
  const from = board.tiles.find((t) => t.id === b.a);
  const to = board.tiles.find((t) => t.id === b.b);
  if (!from || !to) return;
  const middle = (t: Tile) => ({ x: centreOf(t, z), y: topOf(t, z) + z.rows + z.slant / 2 - 0.5 });
  const [p, q] = [middle(from), middle(to)];
  const steps = 4 * Math.ceil(Math.max(Math.abs(q.x - p.x), Math.abs(q.y - p.y)));
  for (let i = 0; i <= steps; i++) {
    const [x, y] = [Math.round(p.x + ((q.x - p.x) * i) / steps), Math.round(p.y + ((q.y - p.y) * i) / steps)];
    for (const dx of z.w >= 8 ? [0, 1] : [0]) {
      const t = px.tile(x + dx, y);
      if (t !== from && t !== to) colours[y * px.width + x + dx] = theme.rgb(b.token);
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
  const { width, rows: height } = boardSize(board, z);
  const px = new Pixels(board, z, width, height * 2);
  const colours = new Int32Array(width * height * 2);
  for (let y = 0; y < height * 2; y++)
    for (let x = 0; x < width; x++) {
      const t = px.tile(x, y);
      colours[y * width + x] = t ? shade(t, y - topOf(t, z), z, theme) : gapColour(px.beside(x, y), theme);
    }
  for (const b of board.bridges ?? []) stroke(px, colours, b, z, board, theme);
  rows.forEach((row, y) => {
    for (let x = 0; x < width; x++)
      halfBlock(row, x, colours[2 * y * width + x] ?? -1, colours[(2 * y + 1) * width + x] ?? -1);
  });
  for (const t of board.tiles) write(rows, t, z, theme);
}
