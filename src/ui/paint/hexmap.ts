/**
 * The shared painter of hex maps, in three zooms (screens.md 4.1, 5.1, 6.2):
 *
 *   postcard 4x1   'mD2+'             one row per hex row; the half-step shift still shows neighbours
 *   brick    4x2   'm  │' / 'D2 │'    two rows: ground, then piece
 *   hex      6x3   true hexagons with drawn edges: name, middle line, bottom line or price
 *
 * A game gives its cells with the texts for each zoom and the marks of the painting; this file knows no game. Usage:
 *
 *   const map = { cells, rowLabel: (r) => 'ABC'[r]!, bridges };
 *   const zoom = pickZoom(map, area.width, area.height, painting.zoom);
 *   paintHexMap(area, map, zoom, painting.scroll);
 *
 * Signs: `+` behind an offered hex, `[ ]` round the cursor, `~` water, `=1` a bridge of seat 1. A map that does not fit
 * scrolls: `scroll` is the first hex row wanted, and the window is pulled so that the cursor stays in sight.
 */
import type { Id, Seat } from '../../engine/types.js';
import type { Mark } from '../types.js';
import type { Area } from './area.js';
import type { Ground, Style } from './style.js';

export const HEX_ZOOMS = ['hex', 'brick', 'postcard'] as const;
export type HexZoom = (typeof HEX_ZOOMS)[number];

/** A piece of a line with a look of its own, such as the owner's digit on the seat's chip. */
export interface HexSpan {
  readonly text: string;
  readonly style?: Style;
}
export type HexLine = string | readonly HexSpan[];

export interface HexCell {
  /** The target id, also the id of the spot: 'hex:E7'. */
  readonly id: Id;
  /** Odd rows are shifted half a hex to the right. */
  readonly row: number;
  readonly col: number;
  readonly ground: Ground;
  /** Drawn as waves, without walls and text. */
  readonly water?: boolean;
  /** 3 columns: ground letter, piece, seat: 'mD2'. The postcard shows this. */
  readonly short: HexLine;
  /** Two lines of 3 columns; without it the brick shows `short` and an empty line. */
  readonly brick?: readonly [HexLine, HexLine];
  /** Name (4 columns), middle (5 columns), bottom (4 columns); without it the name is empty and the middle is `short`. */
  readonly hex?: readonly [name: HexLine, middle: HexLine, bottom: HexLine];
  readonly mark?: Mark | undefined;
  /** Stands in the last line of an offered brick (3 columns) or hex (4 columns). */
  readonly price?: string | null | undefined;
}

export interface HexBridge {
  /** The two land hexes, two steps apart, by cell id. */
  readonly between: readonly [Id, Id];
  readonly seat: Seat;
}

export interface HexMap {
  readonly cells: readonly HexCell[];
  rowLabel(row: number): string;
  /** Over the columns of the even rows, when wanted. */
  colLabel?(col: number): string;
  readonly bridges?: readonly HexBridge[];
}

interface Measure {
  readonly width: number;
  readonly height: number;
  readonly half: number;
  /** Rows above and below the repeated ones. */
  readonly extra: number;
  /** The right wall of the last hex stands behind it only where neighbours share walls. */
  readonly wall: number;
}

const MEASURES: Readonly<Record<HexZoom, Measure>> = {
  postcard: { width: 4, height: 1, half: 2, extra: 0, wall: 0 },
  brick: { width: 4, height: 2, half: 2, extra: 0, wall: 0 },
  hex: { width: 6, height: 3, half: 3, extra: 2, wall: 1 },
};

/** Columns and rows that the whole map needs, labels included. */
export function hexMapSize(map: HexMap, zoom: HexZoom): { width: number; height: number } {
  const m = MEASURES[zoom];
  let width = 0;
  let rows = 0;
  for (const c of map.cells) {
    width = Math.max(width, c.col * m.width + (c.row & 1) * m.half + m.width + m.wall);
    rows = Math.max(rows, c.row + 1);
  }
  return { width: width + LABEL, height: rows * m.height + m.extra + (map.colLabel ? 1 : 0) };
}

/** Zooms in the order `z` goes through them: those that fit, largest first, then those that must scroll, smallest first. */
export function zoomOrder(map: HexMap, width: number, height: number): HexZoom[] {
  const fits = (zoom: HexZoom) => {
    const size = hexMapSize(map, zoom);
    return size.width <= width && size.height <= height;
  };
  return [...HEX_ZOOMS.filter(fits), ...HEX_ZOOMS.filter((zoom) => !fits(zoom)).reverse()];
}

export function pickZoom(map: HexMap, width: number, height: number, wanted: number): HexZoom {
  const order = zoomOrder(map, width, height);
  return order[((wanted % order.length) + order.length) % order.length]!;
}

/** What the painter did: the zoom's first and last visible hex row, and how many rows are out of sight. */
export interface HexPainted {
  readonly first: number;
  readonly above: number;
  readonly below: number;
}

/** One column of letter and one of air, where the cursor's bracket may stand. */
const LABEL = 2;

export function paintHexMap(area: Area, map: HexMap, zoom: HexZoom, scroll = 0): HexPainted {
  const m = MEASURES[zoom];
  const head = map.colLabel ? 1 : 0;
  let rows = 0;
  for (const c of map.cells) rows = Math.max(rows, c.row + 1);
  const cursor = map.cells.find((c) => c.mark === 'cursor');
  const room = Math.max(1, Math.floor((area.height - head - m.extra) / m.height));
  const first = window(scroll, rows, room, cursor?.row);
  const size = hexMapSize(map, zoom);
  const shift = sideways(size.width - LABEL, area.width - LABEL, cursor, m);
  const visible = (c: HexCell) => c.row >= first && c.row < first + room;

  const body = area.sub(LABEL, head, area.width - LABEL, Math.min(area.height - head, room * m.height + m.extra));
  const at = (c: { row: number; col: number }) => ({
    x: c.col * m.width + (c.row & 1) * m.half - shift,
    y: (c.row - first) * m.height,
  });
  // A map that is too wide shows whole hexes only; the cursor pulls the rest into sight.
  const inside = (c: HexCell) => at(c).x >= 0 && at(c).x + m.width <= body.width + (zoom === 'hex' ? 0 : 1);
  const shown = map.cells.filter((c) => visible(c) && (size.width <= area.width || inside(c)));
  const tone = (c: HexCell) => (c.mark === 'cursor' ? 2 : c.mark === 'offered' ? 1 : 0);
  if (zoom === 'hex') {
    // Weak edges first, so that the stronger mark owns a shared edge.
    for (const strength of [0, 1, 2]) for (const c of shown) if (tone(c) === strength) edges(body, at(c), strength);
    for (const c of shown) hexInside(body, at(c), c);
    if (cursor && visible(cursor)) brackets(body, at(cursor).x, at(cursor).y + 2, 6);
  } else {
    for (const c of shown) (zoom === 'brick' ? brick : postcard)(body, at(c), c);
  }
  if (zoom !== 'postcard') for (const b of map.bridges ?? []) bridge(body, map, b, zoom, at, visible);
  labels(area, map, m, { first, room, rows, head, shift, zoom });
  return { first, above: first, below: Math.max(0, rows - first - room) };
}

/** The first row to show: what is wanted, kept inside the map and pulled so that the cursor is in sight. */
function window(scroll: number, rows: number, room: number, cursor: number | undefined): number {
  const last = Math.max(0, rows - room);
  let first = Math.max(0, Math.min(scroll, last));
  if (cursor !== undefined) {
    if (cursor < first) first = cursor;
    if (cursor >= first + room) first = cursor - room + 1;
  }
  return first;
}

function sideways(width: number, room: number, cursor: HexCell | undefined, m: Measure): number {
  if (width <= room || !cursor) return 0;
  const right = (cursor.col + 1) * m.width + (cursor.row & 1) * m.half + 1;
  return Math.max(0, Math.min(right + m.width - room, width - room));
}

const DIM: Style = { ink: 'dim' };
const OFFERED: Style = { ink: 'accent', bold: true };
const CURSOR: Style = { ground: 'cursor', bold: true };
const CHANGED: Style = { ink: 'changed', bold: true };

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Writes a line of at most `width` columns on the cell's ground and fills up the rest. */
function line(area: Area, x: number, y: number, width: number, text: HexLine, base: Style): void {
  area.text(x, y, ' '.repeat(width), base);
  if (typeof text === 'string') {
    area.text(x, y, text.slice(0, width), base);
    return;
  }
  let at = 0;
  for (const span of text) {
    if (at >= width) break;
    const style = span.style ? { ...base, ...span.style } : base;
    area.text(x + at, y, span.text.slice(0, width - at), style);
    at += span.text.length;
  }
}

function plain(text: HexLine): string {
  return typeof text === 'string' ? text : text.map((span) => span.text).join('');
}

function brackets(area: Area, x: number, y: number, width: number): void {
  area.text(x, y, '[', CURSOR);
  area.text(x + width, y, ']', CURSOR);
}

/** In four columns the brackets leave two: the piece when there is one, else the ground letter and the offer. */
function tight(area: Area, p: Point, text: HexLine, offer: boolean, base: Style): void {
  const words = plain(text).trimEnd();
  const two = words.length > 2 ? words.slice(-2) : words.length === 1 && offer ? `${words}+` : words.padEnd(2);
  area.text(p.x, p.y, '[', CURSOR);
  area.text(p.x + 1, p.y, two, { ...base, bold: true });
  area.text(p.x + 3, p.y, ']', CURSOR);
}

function postcard(area: Area, p: Point, c: HexCell): void {
  const base: Style = { ground: c.ground };
  if (c.mark === 'cursor') tight(area, p, c.water ? '~~' : c.short, !c.water, base);
  else if (c.water) {
    area.text(p.x, p.y, '~~~~', base);
    if (c.mark === 'offered') area.text(p.x + 3, p.y, '+', { ...base, ...OFFERED });
  } else {
    line(area, p.x, p.y, 3, c.short, base);
    area.text(p.x + 3, p.y, c.mark === 'offered' ? '+' : ' ', c.mark === 'offered' ? OFFERED : {});
  }
  if (c.mark === 'changed') area.restyle(p.x, p.y, 3, { bold: true });
  area.spot(c.id, p.x, p.y, 4, 1);
}

function brick(area: Area, p: Point, c: HexCell): void {
  const base: Style = { ground: c.ground };
  const [upper, lower] = c.water ? ['~~~~', '    '] : (c.brick ?? [c.short, '']);
  const width = c.water ? 4 : 3;
  line(area, p.x, p.y, width, upper, base);
  const offered = c.mark === 'offered' || c.mark === 'cursor';
  const price = offered && c.price && plain(lower).trim() === '' ? c.price.slice(0, 3) : null;
  line(area, p.x, p.y + 1, width, price ?? lower, price ? { ...base, bold: true } : base);
  if (c.mark === 'cursor') {
    tight(area, p, c.water ? '~~' : upper, !c.water, base);
    if (!price && plain(lower).trim() !== '') tight(area, { x: p.x, y: p.y + 1 }, lower, false, base);
  } else if (!c.water || c.mark === 'offered') {
    area.text(p.x + 3, p.y, c.mark === 'offered' ? '+' : '│', c.mark === 'offered' ? OFFERED : DIM);
    if (!c.water) area.text(p.x + 3, p.y + 1, '│', DIM);
  }
  if (c.mark === 'changed') area.restyle(p.x, p.y + 1, 3, { bold: true });
  area.spot(c.id, p.x, p.y, 4, 2);
}

/** Six edges; a slant is two signs high. Neighbours share the cells, so equal strengths agree. */
function edges(area: Area, { x, y }: Point, strength: number): void {
  const style = strength === 2 ? { ink: 'accent' as const, bold: true } : strength === 1 ? OFFERED : DIM;
  area.text(x + 2, y, '/\\', style);
  area.text(x, y + 1, '/', style);
  area.text(x + 5, y + 1, '\\', style);
  area.text(x, y + 2, '|', style);
  area.text(x + 6, y + 2, '|', style);
  area.text(x, y + 3, '\\', style);
  area.text(x + 5, y + 3, '/', style);
  area.text(x + 2, y + 4, '\\/', style);
}

function hexInside(area: Area, p: Point, c: HexCell): void {
  const base: Style = { ground: c.ground };
  const [name, middle, bottom] = c.water && !c.hex ? ['', ' ~ ~ ', ''] : (c.hex ?? ['', c.short, '']);
  const offered = c.mark === 'offered' || c.mark === 'cursor';
  line(area, p.x + 1, p.y + 1, 4, name, c.mark === 'cursor' ? { ...base, ...CURSOR } : base);
  line(area, p.x + 1, p.y + 2, 5, middle, base);
  const price = offered && c.price ? c.price.slice(0, 4) : null;
  line(area, p.x + 1, p.y + 3, 4, price ?? bottom, price ? { ...base, bold: true } : base);
  if (offered) {
    // The piece stands left in the middle line; the offer takes its last free column.
    const at = plain(middle).trimEnd().length < 4 ? 4 : 5;
    area.text(p.x + at, p.y + 2, '+', { ...base, ...OFFERED });
  }
  if (c.mark === 'changed') area.restyle(p.x + 1, p.y + 2, 5, CHANGED);
  area.spot(c.id, p.x, p.y + 1, 7, 3);
}

function bridge(
  area: Area,
  map: HexMap,
  b: HexBridge,
  zoom: HexZoom,
  at: (c: HexCell) => Point,
  visible: (c: HexCell) => boolean,
): void {
  const from = map.cells.find((c) => c.id === b.between[0]);
  const to = map.cells.find((c) => c.id === b.between[1]);
  if (!from || !to || !visible(from) || !visible(to)) return;
  const p = at(from);
  const q = at(to);
  const middle = zoom === 'hex' ? { x: 3, y: 2 } : { x: 1, y: 0 };
  let x = Math.round((p.x + q.x) / 2) + middle.x - (zoom === 'hex' ? 1 : 0);
  let y = Math.floor((p.y + q.y) / 2) + middle.y;
  const under = (c: HexCell) => y >= at(c).y && y < at(c).y + 2 && x + 1 >= at(c).x && x <= at(c).x + 3;
  if (zoom === 'brick' && map.cells.some((c) => !c.water && c !== from && c !== to && under(c))) {
    // Over land the sign would hide a letter or a piece: it goes to the end of a lower line, where both leave room.
    const steep = p.x === q.x;
    x -= steep ? 1 : q.x > p.x === q.y > p.y ? 2 : 0;
    y += steep ? 1 : 0;
  }
  area.text(x, y, '=', { bold: true });
  area.text(x + 1, y, String(b.seat + 1), { ground: `seat${b.seat + 1}` as Ground, bold: true });
}

interface Frame {
  readonly first: number;
  readonly room: number;
  readonly rows: number;
  readonly head: number;
  readonly shift: number;
  readonly zoom: HexZoom;
}

function labels(area: Area, map: HexMap, m: Measure, f: Frame): void {
  const middle = f.zoom === 'hex' ? 2 : 0;
  for (let row = f.first; row < Math.min(f.rows, f.first + f.room); row++) {
    area.text(0, f.head + (row - f.first) * m.height + middle, map.rowLabel(row).slice(0, 1), DIM);
  }
  const last = f.head + Math.min(f.rows - f.first, f.room) * m.height + m.extra - 1;
  if (f.first > 0) area.text(1, f.head + middle, '▲', OFFERED);
  if (f.first + f.room < f.rows) area.text(1, Math.min(area.height - 1, last), '▼', OFFERED);
  if (!map.colLabel) return;
  let cols = 0;
  for (const c of map.cells) cols = Math.max(cols, c.col + 1);
  for (let col = 0; col < cols; col++) {
    const x = col * m.width - f.shift;
    if (x >= 0) area.text(LABEL + x + (f.zoom === 'hex' ? 2 : 0), 0, map.colLabel(col).slice(0, 3), DIM);
  }
}
