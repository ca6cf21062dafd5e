/**
 * Tiles drawn by lines, for terminals without colours or without our signs:
 *
 *      / \ / \
 *     /E3 \E4 \       every edge is drawn once; the strongest mark beside it owns it
 *    |m    :s D1 :    walls of an offer are `:`, those of the cursor `[ ]`, those of a town doubled
 *     \   / \(*)/
 *
 * Water has no edges of its own.
 */
import { BOLD, INVERSE, look, type Row, UNDER } from '../terminal/cells.js';
import type { Theme } from '../theme/theme.js';
import type { Board, Bridge, Tile } from './board.js';
import { linesOf, type TileLine } from './words.js';
import { boardSize, leftOf, type Zoom } from './zooms.js';

type Kind = 'left' | 'right' | 'rising' | 'falling';
interface Edge {
  readonly kind: Kind;
  readonly tiles: Tile[];
}

/** How far the slant stands from the middle in each of its rows: mirrored, so that neighbours share it. */
function slants(z: Zoom): number[] {
  const half = z.w / 2;
  const upper = Array.from({ length: Math.floor(z.slant / 2) }, (_, k) => 1 + k * Math.floor(half / z.slant));
  const middle = z.slant % 2 === 1 ? [half / 2] : [];
  return [...upper, ...middle, ...upper.map((d) => half - d).reverse()];
}

class Edges {
  private readonly cells = new Map<number, Edge>();

  constructor(private readonly width: number) {}

  add(x: number, y: number, kind: Kind, t: Tile): void {
    const at = y * this.width + x;
    const edge = this.cells.get(at);
    if (edge) edge.tiles.push(t);
    else this.cells.set(at, { kind, tiles: [t] });
  }

  each(visit: (x: number, y: number, edge: Edge) => void): void {
    for (const [at, edge] of this.cells) visit(at % this.width, Math.floor(at / this.width), edge);
  }
}

function addTile(edges: Edges, t: Tile, z: Zoom, slant: readonly number[]): void {
  const x = leftOf(t, z);
  const [y, middle] = [t.row * z.rows, x + z.w / 2];
  slant.forEach((d, k) => {
    edges.add(middle - d, y + k, 'rising', t);
    edges.add(middle + d, y + k, 'falling', t);
    edges.add(middle - (z.w / 2 - d), y + z.rows + k, 'falling', t);
    edges.add(middle + (z.w / 2 - d), y + z.rows + k, 'rising', t);
  });
  for (let k = z.slant; k < z.rows; k++) {
    edges.add(x, y + k, 'left', t);
    edges.add(x + z.w, y + k, 'right', t);
  }
}

const SLANT = { rising: '/', falling: '\\' } as const;

/** The outline of a town: its edge towards anything that is not in it. */
const outlined = ({ tiles }: Edge): boolean =>
  tiles.some((t) => t.town) && (tiles.length === 1 || new Set(tiles.map((t) => t.town?.key)).size > 1);

function edgeSign(edge: Edge, x: number, z: Zoom): { sign: string; bits: number } | null {
  const slanted = edge.kind === 'rising' || edge.kind === 'falling' ? SLANT[edge.kind] : null;
  const cursor = edge.tiles.find((t) => t.mark === 'cursor');
  if (cursor) return { sign: slanted ?? (leftOf(cursor, z) === x ? '[' : ']'), bits: BOLD | INVERSE };
  if (edge.tiles.some((t) => t.mark === 'offered')) return { sign: slanted ?? ':', bits: BOLD };
  if (outlined(edge)) return { sign: slanted ?? '║', bits: BOLD };
  if (edge.tiles.every((t) => t.water)) return null;
  return { sign: slanted ?? '│', bits: 0 };
}

/** Text rows of a tile: where they begin under its top, and how wide each is. */
function textRows(z: Zoom): { first: number; rooms: number[] } {
  if (z.rows <= 2) return { first: z.rows - 1, rooms: [z.w - 1] };
  const aside = slants(z).at(-1) ?? 1;
  const body = new Array<number>(z.rows - z.slant).fill(z.w - 1);
  return { first: z.slant - 1, rooms: [2 * aside - 1, ...body, 2 * aside - 1] };
}

function put(row: Row | undefined, x: number, text: string, style: number): void {
  if (!row) return;
  [...text].forEach((sign, i) => {
    if (x + i < 0 || x + i >= row.signs.length) return;
    row.signs[x + i] = sign;
    row.looks[x + i] = style;
  });
}

function lookOf(t: Tile, line: TileLine, theme: Theme): number {
  const bits = (line.bold ? BOLD : 0) | (line.under ? UNDER : 0) | (line.ground === 'accent' ? INVERSE : 0);
  if (theme.level === 'none') return look(-1, -1, bits);
  if (line.ground) return look(theme.rgb(theme.inkOn(line.ground)), theme.rgb(line.ground), bits & ~INVERSE);
  return t.water ? look(theme.rgb('wave')) : look(theme.rgb('text'), -1, bits);
}

function bridge(rows: readonly Row[], board: Board, b: Bridge, z: Zoom): void {
  const from = board.tiles.find((t) => t.id === b.a);
  const to = board.tiles.find((t) => t.id === b.b);
  if (!from || !to) return;
  const middle = (t: Tile) => ({ x: leftOf(t, z) + z.w / 2, y: t.row * z.rows + (z.rows + z.slant - 1) / 2 });
  const [p, q] = [middle(from), middle(to)];
  const x = Math.round((p.x + q.x) / 2);
  const y = Math.round((p.y + q.y) / 2);
  const style = look(-1, -1, BOLD);
  const steep = p.x === q.x;
  for (const dy of steep && z.rows >= 3 ? [-1, 1] : []) put(rows[y + dy], x, '=', style);
  const text = z.w >= 6 && !steep ? `=${b.seat + 1}=` : z.w >= 6 ? String(b.seat + 1) : `=${b.seat + 1}`;
  put(rows[y], x - Math.floor(text.length / 2), text, style);
}

export function drawLines(board: Board, z: Zoom, theme: Theme, rows: readonly Row[]): void {
  const edges = new Edges(boardSize(board, z).width);
  const slant = slants(z);
  for (const t of board.tiles) addTile(edges, t, z, slant);
  const faint = theme.level === 'none' ? 0 : look(theme.rgb('dim'));
  edges.each((x, y, edge) => {
    const drawn = edgeSign(edge, x, z);
    if (drawn) put(rows[y], x, drawn.sign, drawn.bits === 0 ? faint : look(-1, -1, drawn.bits));
  });
  const { first, rooms } = textRows(z);
  for (const t of board.tiles) {
    const [left, top] = [leftOf(t, z), t.row * z.rows + first];
    linesOf(t, rooms, theme).forEach((line, k) => {
      if (!line) return;
      const from = left + z.w / 2 - Math.floor(line.text.length / 2);
      put(rows[top + k], from, line.text, lookOf(t, line, theme));
    });
    // On small tiles the mark of a town stands in the corner above.
    if (t.town && rooms.length === 1 && z.slant > 0) put(rows[t.row * z.rows], left + z.w / 2, '*', look(-1, -1, BOLD));
  }
  for (const b of board.bridges ?? []) bridge(rows, board, b, z);
}
