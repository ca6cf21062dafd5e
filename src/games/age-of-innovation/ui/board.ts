/** Age of Innovation's map as data for the hex boards, with what the marked choice would put there. */
import type { Choice, Seat } from '../../../engine/types.js';
import type { Badge, Board, Bridge, Tile } from '../../../ui/hex/board.js';
import { seatToken } from '../../../ui/theme/theme.js';
import type { Token } from '../../../ui/theme/tokens.js';
import { priceAt } from '../../terra-kit/ui/prices.js';
import { BUILDINGS, type Building, type Terrain } from '../data/ids.js';
import type { HexView } from '../types.js';
import type { AoiPainting } from './painting.js';

export const GLYPHS: Readonly<Record<Building, string>> = {
  workshop: '⌂',
  guild: '■',
  school: '▲',
  university: '●',
  palace: '♦',
  tower: '◊',
  monument: '○',
};

export const GROUNDS: Readonly<Record<Terrain, Token>> = {
  desert: 'desert',
  plains: 'plains',
  swamp: 'swamp',
  lake: 'lakes',
  forest: 'forest',
  mountain: 'mountains',
  wasteland: 'wasteland',
};

interface Piece {
  readonly building: Building;
  readonly seat: Seat;
  readonly neutral?: boolean;
  readonly pavilion?: boolean;
}

/** A pavilion stands before the building's sign; neutral pieces have small letters. */
function badge(p: AoiPainting, { building, seat, neutral, pavilion }: Piece): Badge {
  const { word, brief, letter } = p.texts.building[building];
  const before = pavilion ? "'" : '';
  const words = neutral ? p.texts.label.neutralPiece : null;
  return {
    seat,
    token: seatToken(seat),
    glyph: before + GLYPHS[building],
    letter: before + (neutral ? letter.toLowerCase() : letter),
    word: words ?? word,
    brief: words ?? brief,
    owner: p.names[seat] ?? '',
  };
}

/** What the marked choice would put on a hex. */
interface Plan {
  readonly hex?: string;
  readonly building?: Building;
  readonly pavilion?: boolean;
  readonly bridge?: readonly [string, string];
}

const buildingOf = (word: unknown): Building | undefined => BUILDINGS.find((b) => b === word);

function planOf(choice: Choice | null, piece: unknown): Plan {
  if (!choice) return {};
  const [hex = '', to = ''] = (choice.id.split(':')[1] ?? '').split(/[>@]/);
  const bridge = /^bridge:(\w+)-(\w+)$/.exec(choice.target ?? '');
  if (bridge?.[1] && bridge[2]) return { bridge: [bridge[1], bridge[2]] };
  const built: Readonly<Record<string, Building | undefined>> = {
    build: 'workshop',
    upgrade: buildingOf(to),
    start: buildingOf(to),
    place: buildingOf(piece),
    guild: 'guild',
  };
  if (choice.verb === 'pavilion') return { hex, pavilion: true };
  const building = built[choice.verb];
  return building ? { hex, building } : {};
}

function tileOf(p: AoiPainting, h: HexView, plan: Plan): Tile {
  const id = `hex:${h.name}`;
  const here = plan.hex === h.name ? plan : {};
  const asked = p.prompt?.seat ?? 0;
  const city = h.city === null ? undefined : p.view.cities[h.city];
  const stands =
    h.building && h.owner !== null
      ? badge(p, { building: h.building, seat: h.owner, neutral: h.neutral, pavilion: h.pavilion || !!here.pavilion })
      : undefined;
  const ghost = here.building ? badge(p, { building: here.building, seat: asked, pavilion: h.pavilion }) : undefined;
  return {
    id,
    row: h.row,
    col: h.col,
    name: h.name,
    ground: h.terrain ? GROUNDS[h.terrain] : 'water',
    ...p.texts.terrain[h.terrain ?? 'river'],
    water: h.terrain === null,
    badge: ghost ? undefined : stands,
    ghost,
    note: h.riverCity ? { text: '°', word: p.texts.label.riverCity, token: 'text' } : undefined,
    mark: p.marks.get(id),
    price: priceAt(p, id, (goods) => p.texts.goods({ goods })),
    town: city && { key: String(h.city), token: seatToken(city.seat), seat: city.seat },
  };
}

export function boardOf(p: AoiPainting): Board {
  const plan = planOf(p.choice, p.prompt?.facts?.['piece']);
  const bridge = (a: string, b: string, seat: Seat): Bridge => ({
    a: `hex:${a}`,
    b: `hex:${b}`,
    seat,
    token: seatToken(seat),
  });
  const bridges = p.view.bridges.map((b) => bridge(b.a, b.b, b.seat));
  if (plan.bridge) bridges.push(bridge(...plan.bridge, p.prompt?.seat ?? 0));
  return { tiles: p.view.hexes.map((h) => tileOf(p, h, plan)), bridges };
}
