import type { Area } from '../../../ui/paint/area.js';
import { type HexCell, type HexMap, type HexSpan, paintHexMap, pickZoom } from '../../../ui/paint/hexmap.js';
import { seatStyle } from '../../../ui/paint/parts.js';
import type { Painting } from '../../../ui/types.js';
import type { HexView, View } from '../types.js';
import { BUILDING_LETTERS, TERRAIN_LOOKS } from './words.js';

/** Letter of the piece and digit of the owner; `'` for a pavilion, small letter for a neutral piece's owner sign. */
function piece(h: HexView): HexSpan[] {
  if (!h.building || h.owner === null) return [];
  const letter = BUILDING_LETTERS[h.building];
  return [{ text: `${h.neutral ? letter.toLowerCase() : letter}${h.owner + 1}`, style: seatStyle(h.owner) }];
}

function cellOf(h: HexView, p: Painting<View>): HexCell {
  const id = `hex:${h.name}`;
  const mark = p.marks.get(id);
  if (h.terrain === null) {
    return { id, row: h.row, col: h.col, ground: 'river', water: true, short: h.riverCity ? '~°~' : '~~~', mark };
  }
  const { letter, ground } = TERRAIN_LOOKS[h.terrain];
  const stands = piece(h);
  const signs = `${h.pavilion ? "'" : ''}${h.city !== null ? '°' : ''}`;
  // Three columns have no room for both: the ground of a building is its owner's anyway, so the sign stands there.
  const first = h.city !== null ? '°' : h.pavilion ? "'" : letter;
  return {
    id,
    row: h.row,
    col: h.col,
    ground,
    short: [{ text: first }, ...stands],
    brick: [`${letter}${signs}`, stands],
    // Five columns: with both signs there is none left for the gap.
    hex: [
      h.name,
      [{ text: letter.padEnd(signs.length > 1 ? 1 : 2) }, ...stands, { text: signs }],
      h.border ? 'edge' : '',
    ],
    mark,
    price: p.price(id),
  };
}

export function hexMapOf(p: Painting<View>): HexMap {
  return {
    cells: p.view.hexes.map((h) => cellOf(h, p)),
    rowLabel: (row) => 'ABCDEFGHI'[row] ?? '',
    bridges: p.view.bridges.map((b) => ({ between: [`hex:${b.a}`, `hex:${b.b}`] as const, seat: b.seat })),
  };
}

/** Column numbers stand over the map where it is drawn small; large hexes carry their names. */
export function paintMap(area: Area, p: Painting<View>): void {
  const map = hexMapOf(p);
  const zoom = pickZoom(map, area.width, area.height, p.zoom);
  const named = zoom === 'hex' ? map : { ...map, colLabel: (col: number) => String(col) };
  paintHexMap(area, named, zoom, p.scroll);
}

/** Would the large hexes be shown in this room? */
export function wantsHexes(p: Painting<View>, width: number, height: number): boolean {
  return pickZoom(hexMapOf(p), width, height, p.zoom) === 'hex';
}

/** The large hexes, whatever else would fit. */
export function paintHexes(area: Area, p: Painting<View>): void {
  paintHexMap(area, hexMapOf(p), 'hex', p.scroll);
}
