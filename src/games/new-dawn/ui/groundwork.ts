/** Building the map: the spots where a tile may go, and how it would lie. */
import type { Tile } from '../../../ui/hex/board.js';
import { CITY_STATE_IDS, CITY_STATES } from '../data/diplomacy.js';
import type { Resource, Terrain } from '../data/land.js';
import { TILES, type TileFace } from '../data/tiles.js';
import { cellsOf } from '../map/world.js';
import type { NdTexts } from '../texts/types.js';
import type { NdPainting } from './painting.js';
import { GROUNDS } from './signs.js';

const TERRAIN: Readonly<Record<string, Terrain>> = {
  G: 'grassland',
  H: 'hills',
  F: 'forest',
  D: 'desert',
  M: 'mountains',
  W: 'water',
  N: 'natural',
};
const GOODS: Readonly<Record<string, Resource>> = { '+ma': 'marble', '+me': 'mercury', '+oi': 'oil', '+di': 'diamond' };

interface TileCell {
  readonly q: number;
  readonly r: number;
  readonly terrain: Terrain;
  /** What lies there: short, and in a word. */
  readonly text: string;
  readonly word: string;
}

function marked(texts: NdTexts, tile: TileFace, mark: string): { text: string; word: string } {
  const good = GOODS[mark];
  if (good) return { text: texts.resource[good].brief, word: texts.resource[good].word };
  const state = CITY_STATE_IDS.find((id) => mark === '@' && CITY_STATES[id].tile === tile);
  if (state) return { text: texts.state[state].short[3], word: texts.state[state].short[1] };
  if (mark === '*') return { text: texts.piece.capital.letter.toUpperCase(), word: texts.piece.capital.word };
  return { text: mark, word: mark };
}

/** The ten cells of a tile, laid with its middle on (q, r). */
export function cellsOfTile(texts: NdTexts, tile: TileFace, q: number, r: number, turn: number): TileCell[] {
  const codes = TILES[tile].split(/ +/);
  return cellsOf({ tile, q, r, turn }).map(([cq, cr], i) => {
    const code = (codes[i] ?? 'W').replace('?', '');
    return { q: cq, r: cr, terrain: TERRAIN[code[0] ?? 'W'] ?? 'water', ...marked(texts, tile, code.slice(1)) };
  });
}

export function tileOfCell(texts: NdTexts, c: TileCell, at: { row: number; col: number }, id: string): Tile {
  return {
    id,
    ...at,
    name: '',
    ground: GROUNDS[c.terrain],
    ...texts.terrain[c.terrain],
    water: c.terrain === 'water' && c.text === '',
    note: c.text === '' ? undefined : { text: c.text, word: c.word, token: 'text' },
  };
}

/** The face under the cursor, or the one being laid. */
export function tileInHand(p: NdPainting): TileFace | null {
  if (p.view.laying) return p.view.laying.face;
  const id = p.choice?.id ?? '';
  return p.view.phase === 'map' && id.startsWith('tile:') ? (id.slice('tile:'.length) as TileFace) : null;
}

/** The tiles of the map with what is not on it yet, moved so that nothing lies left of or above them. */
export function groundwork(p: NdPainting, laid: readonly Tile[]): readonly Tile[] {
  const all = [...laid, ...ghosts(p)];
  const row = Math.min(0, ...all.map((t) => t.row));
  const col = Math.min(0, ...all.map((t) => t.col));
  // By even rows, to keep the half-steps.
  const up = row - (row & 1);
  return all.map((t) => ({ ...t, row: t.row - up, col: t.col - col }));
}

function ghosts(p: NdPainting): Tile[] {
  const anchor = p.view.hexes[0];
  const { laying } = p.view;
  if (!anchor || !laying) return [];
  const top = anchor.r - anchor.row;
  const left = Math.floor((2 * anchor.q + anchor.r - top) / 2) - anchor.col;
  const at = (q: number, r: number) => ({ row: r - top, col: Math.floor((2 * q + r - top) / 2) - left });
  const out: Tile[] = [];
  for (const [id, mark] of p.marks) {
    const [q, r, turn] = id.startsWith('spot:') ? id.slice('spot:'.length).split(',').map(Number) : [];
    if (q === undefined || r === undefined || mark === 'changed') continue;
    if (turn === undefined)
      out.push({ id, ...at(q, r), name: '?', ground: 'raised', letter: '?', word: '?', brief: '?', mark });
    else if (mark === 'cursor') out.push(...ghost(p, cellsOfTile(p.texts, laying.face, q, r, turn), { id, q, r, at }));
  }
  return out;
}

interface Spot {
  readonly id: string;
  readonly q: number;
  readonly r: number;
  at(q: number, r: number): { row: number; col: number };
}

/** The tile in hand as it would lie there; the mark is on its middle. */
function ghost(p: NdPainting, cells: ReturnType<typeof cellsOfTile>, spot: Spot): Tile[] {
  return cells.map((c) => {
    const middle = c.q === spot.q && c.r === spot.r;
    const tile = tileOfCell(p.texts, c, spot.at(c.q, c.r), middle ? spot.id : `ghost:${c.q},${c.r}`);
    return { ...tile, mark: middle ? 'cursor' : undefined, lit: true };
  });
}
