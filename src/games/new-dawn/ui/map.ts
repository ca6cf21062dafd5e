import type { Area } from '../../../ui/paint/area.js';
import {
  type HexCell,
  type HexMap,
  type HexSpan,
  hexMapSize,
  paintHexMap,
  pickZoom,
} from '../../../ui/paint/hexmap.js';
import { seatStyle } from '../../../ui/paint/parts.js';
import type { Painting } from '../../../ui/types.js';
import type { HexView, View } from '../types.js';
import { ghosts, moved } from './laying.js';
import { RESOURCE_LETTERS, STATE_SIGNS, TERRAIN_LOOKS } from './words.js';

const PIECES = { token: 'o', reinforced: 'O', city: 'C', capital: 'K' } as const;

/** What lies on a space: barbarian before city-state before wonder before resource. Two columns. */
function thing(h: HexView): string {
  if (h.barbarians.length > 0) return `!${h.barbarians[0]}`;
  if (h.state) return STATE_SIGNS[h.state];
  if (h.natural) return '**';
  if (h.resource) return `$${RESOURCE_LETTERS[h.resource]}`;
  return '';
}

function piece(h: HexView): HexSpan[] {
  if (!h.piece || h.owner === null) return [];
  const letter = PIECES[h.piece];
  return [{ text: `${letter}${h.owner + 1}`, style: seatStyle(h.owner) }];
}

function caravan(h: HexView): HexSpan[] {
  const seat = h.caravans[0];
  return seat === undefined ? [] : [{ text: 'c', style: seatStyle(seat) }];
}

/**
 * Three columns: the ground, and what stands or lies there. What else is in the space takes the place of the ground
 * letter: a barbarian before a caravan before the sign of a mature city.
 */
function short(h: HexView, letter: string, stands: readonly HexSpan[], lies: string): HexSpan[] {
  const [seat] = h.caravans;
  if (stands.length > 0) {
    if (h.barbarians.length > 0) return [{ text: '!' }, ...stands];
    if (seat !== undefined) return [...caravan(h), ...stands];
    return [{ text: h.mature ? '^' : letter }, ...stands];
  }
  if (seat === undefined) return [{ text: `${letter}${lies}` }];
  return [{ text: lies[0] ?? letter }, { text: `c${seat + 1}`, style: seatStyle(seat) }];
}

function cellOf(h: HexView, p: Painting<View>, lit: ReadonlySet<string>): HexCell {
  const { letter, ground } = TERRAIN_LOOKS[h.terrain];
  const stands = piece(h);
  const lies = thing(h);
  const water = h.terrain === 'water' && stands.length === 0 && lies === '' && h.caravans.length === 0;
  const mature = h.mature ? '^' : '';
  // In the brick a mature city has its sign beside the ground, or beside the city where something lies there.
  const beside = h.caravans.length > 0 ? caravan(h) : [{ text: lies !== '' && h.mature ? '^' : ' ' }];
  return {
    id: h.id,
    row: h.row,
    col: h.col,
    ground,
    water,
    short: short(h, letter, stands, lies),
    brick: [`${letter}${lies || mature}`, [...beside, ...stands]],
    hex: [h.name, [{ text: `${letter}${lies.padEnd(2)}` }, ...stands], [...caravan(h), { text: mature }]],
    mark: p.marks.get(h.id) ?? (lit.has(h.name) ? 'offered' : undefined),
    price: p.price(h.id),
  };
}

const DARK: ReadonlySet<string> = new Set();

/** Spaces within reach of the card under the cursor, while its owner chooses what to resolve. */
function litSpaces(p: Painting<View>): ReadonlySet<string> {
  if (p.prompt?.topic !== 'focus') return DARK;
  const reach = p.view.reach.find((r) => p.marks.get(`focus:${r.card}`) === 'cursor');
  return reach ? new Set(reach.hexes) : DARK;
}

export function hexMapOf(p: Painting<View>): HexMap {
  const lit = litSpaces(p);
  const laid = p.view.hexes.map((h) => cellOf(h, p, lit));
  const cells = p.view.laying ? moved([...laid, ...ghosts(p)]) : laid;
  const first = cells[0]?.row ?? 0;
  const shift = first - (laid[0]?.row ?? 0);
  return { cells, rowLabel: (row) => (row < shift ? ' ' : String.fromCharCode(65 + row - shift)) };
}

/** Returns the row below the map. */
export function paintMap(area: Area, p: Painting<View>): number {
  if (p.view.hexes.length === 0) {
    area.text(0, 0, 'no map yet', { ink: 'dim' });
    return 1;
  }
  const map = hexMapOf(p);
  const zoom = pickZoom(map, area.width, area.height, p.zoom);
  paintHexMap(area, map, zoom, p.scroll);
  return Math.min(area.height, hexMapSize(map, zoom).height);
}
