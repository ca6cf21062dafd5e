/** Building the map: the tile that is looked at, the spots where it may go, and how it would lie. */
import type { Area } from '../../../ui/paint/area.js';
import type { HexCell } from '../../../ui/paint/hexmap.js';
import { seatStyle } from '../../../ui/paint/parts.js';
import type { Painting } from '../../../ui/types.js';
import { CITY_STATE_IDS, CITY_STATES } from '../data/diplomacy.js';
import type { Terrain } from '../data/land.js';
import { TILES, type TileFace } from '../data/tiles.js';
import { cellsOf } from '../map/world.js';
import type { View } from '../types.js';
import { STATE_SIGNS, TERRAIN_LOOKS } from './words.js';

const TERRAINS: Readonly<Record<string, Terrain>> = {
  G: 'grassland',
  H: 'hills',
  F: 'forest',
  D: 'desert',
  M: 'mountains',
  W: 'water',
  N: 'natural',
};
const RESOURCES: Readonly<Record<string, string>> = { '+ma': '$m', '+me': '$q', '+oi': '$o', '+di': '$d' };

interface TileCell {
  readonly q: number;
  readonly r: number;
  readonly terrain: Terrain;
  /** What lies there, in the signs of the map. */
  readonly thing: string;
}

function cellsOfTile(tile: TileFace, q: number, r: number, turn: number): TileCell[] {
  const codes = TILES[tile].split(/ +/);
  return cellsOf({ tile, q, r, turn }).map(([cq, cr], i) => {
    const code = codes[i]!.replace('?', '');
    const mark = code.slice(1);
    const state = CITY_STATE_IDS.find((id) => mark === '@' && CITY_STATES[id].tile === tile);
    const lies = code[0] === 'N' ? '**' : (RESOURCES[mark] ?? mark.replace('*', 'K'));
    const thing = state ? STATE_SIGNS[state] : lies;
    return { q: cq, r: cr, terrain: TERRAINS[code[0]!]!, thing };
  });
}

/** The face under the cursor, or the one being laid. */
export function tileInHand(p: Painting<View>): TileFace | null {
  if (p.view.laying) return p.view.laying.face;
  for (const [id, mark] of p.marks) {
    if (mark === 'cursor' && id.startsWith('tile:')) return id.slice('tile:'.length) as TileFace;
  }
  return null;
}

/** A tile as a small picture: five rows, twelve columns. Returns the row below. */
export function paintTile(area: Area, y: number, tile: TileFace): number {
  area.text(0, y, `TILE ${tile}`, { bold: true });
  const cells = cellsOfTile(tile, 0, 0, 0);
  const x = (c: TileCell) => 4 * c.q + 2 * c.r;
  const left = Math.min(...cells.map(x));
  const top = Math.min(...cells.map((c) => c.r));
  for (const c of cells) {
    const { letter, ground } = TERRAIN_LOOKS[c.terrain];
    area.text(x(c) - left, y + 1 + c.r - top, `${letter}${c.thing}`.padEnd(3), { ground });
  }
  return y + 2 + Math.max(...cells.map((c) => c.r)) - top;
}

/** A picture is this wide and high, with a blank column and row. */
const PICTURE = { width: 13, height: 7 };

/** Under the tile in hand: what everybody has still to lay, the water tokens, and the own tiles as far as they fit. */
export function paintTray(area: Area, y: number, p: Painting<View>): void {
  area.text(0, y++, 'TO LAY', { ink: 'dim' });
  p.view.hands.forEach((hand, seat) => {
    if (y >= area.height) return;
    area.text(0, y, String(seat + 1), seatStyle(seat));
    area.text(2, y++, hand.join(' ') || 'none');
  });
  if (y < area.height) area.text(0, y, `water tokens ${p.view.waterTokensLeft}`);
  y += 2;
  const inHand = tileInHand(p);
  const faces = p.view.hands[p.shown]!.flatMap((n) => [`${n}A`, `${n}B`] as TileFace[]).filter((f) => f !== inHand);
  const across = Math.floor((area.width + 1) / PICTURE.width);
  faces.forEach((face, i) => {
    const row = y + Math.floor(i / across) * PICTURE.height;
    if (row + PICTURE.height - 1 > area.height) return;
    paintTile(area.sub((i % across) * PICTURE.width, row, PICTURE.width, PICTURE.height), 0, face);
  });
}

/** Cells that are not on the map yet: the middles of the legal spots, or the tile as it would be turned. */
export function ghosts(p: Painting<View>): HexCell[] {
  const anchor = p.view.hexes[0];
  const { laying } = p.view;
  if (!anchor || !laying) return [];
  const top = anchor.r - anchor.row;
  const left = Math.floor((2 * anchor.q + anchor.r - top) / 2) - anchor.col;
  const at = (q: number, r: number) => ({ row: r - top, col: Math.floor((2 * q + r - top) / 2) - left });
  const out: HexCell[] = [];
  for (const [id, mark] of p.marks) {
    const [q, r, turn] = id.startsWith('spot:') ? id.slice('spot:'.length).split(',').map(Number) : [];
    if (q === undefined || r === undefined || mark === 'changed') continue;
    if (turn === undefined) out.push({ id, ...at(q, r), ground: 'none', short: ' ? ', mark });
    else if (mark === 'cursor') {
      for (const c of cellsOfTile(laying.face, q, r, turn)) {
        const middle = c.q === q && c.r === r;
        const { letter, ground } = TERRAIN_LOOKS[c.terrain];
        const short = `${letter}${c.thing}`;
        out.push({
          id: middle ? id : `ghost:${c.q},${c.r}`,
          ...at(c.q, c.r),
          ground,
          short,
          mark: middle ? mark : 'offered',
        });
      }
    }
  }
  return out;
}

/** All cells moved so that none lies left of or above the map; by even rows, to keep the half-steps. */
export function moved(cells: readonly HexCell[]): HexCell[] {
  const row = Math.min(0, ...cells.map((c) => c.row));
  const col = Math.min(0, ...cells.map((c) => c.col));
  const up = row - (row & 1);
  return cells.map((c) => ({ ...c, row: c.row - up, col: c.col - col }));
}
