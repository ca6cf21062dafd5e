import type { Area } from '../../../ui/paint/area.js';
import { type HexCell, type HexMap, type HexSpan, paintHexMap, pickZoom } from '../../../ui/paint/hexmap.js';
import { seatStyle } from '../../../ui/paint/parts.js';
import type { Painting } from '../../../ui/types.js';
import type { HexView, View } from '../types.js';
import { BUILDING_LETTERS, TERRAIN_LETTERS } from './words.js';

/** What stands on a hex: the piece's letter and the owner's digit on the owner's colour. */
function piece(h: HexView): HexSpan[] {
  if (!h.building || h.owner < 0) return [];
  return [{ text: `${BUILDING_LETTERS[h.building]}${h.owner + 1}`, style: seatStyle(h.owner) }];
}

function cellOf(h: HexView, p: Painting<View>): HexCell {
  const id = `hex:${h.name}`;
  const mark = p.marks.get(id);
  if (h.terrain === 'river') {
    return { id, row: h.row, col: h.col, ground: 'river', water: true, short: '~~~', mark };
  }
  const letter = TERRAIN_LETTERS[h.terrain];
  const stands = piece(h);
  const town = h.town >= 0 ? '°' : ' ';
  return {
    id,
    row: h.row,
    col: h.col,
    ground: h.terrain,
    short: [{ text: letter }, ...stands],
    brick: [`${letter}${town}`, stands],
    hex: [h.name, [{ text: `${letter} ` }, ...stands, ...(stands.length ? [{ text: town }] : [])], ''],
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

/** The map in the largest zoom that fits and was asked for. */
export function paintMap(area: Area, p: Painting<View>): void {
  const map = hexMapOf(p);
  paintHexMap(area, map, pickZoom(map, area.width, area.height, p.zoom), p.scroll);
}
