/** Terra Mystica's map as data for the hex boards, with what the marked choice would put there. */
import type { Choice, Seat } from '../../../engine/types.js';
import type { Badge, Board, Bridge, Tile } from '../../../ui/hex/board.js';
import { seatToken } from '../../../ui/theme/theme.js';
import { priceAt } from '../../terra-kit/ui/prices.js';
import { BUILDINGS, type Building, TERRAINS, type Terrain } from '../data/ids.js';
import type { HexView } from '../types.js';
import type { TmPainting } from './painting.js';

export const GLYPHS: Readonly<Record<Building, string>> = {
  dwelling: '⌂',
  'trading-house': '■',
  temple: '●',
  stronghold: '♦',
  sanctuary: '○',
};

function badge(p: TmPainting, building: Building, seat: Seat): Badge {
  const { word, brief, letter } = p.texts.building[building];
  return { seat, token: seatToken(seat), glyph: GLYPHS[building], letter, word, brief, owner: p.names[seat] ?? '' };
}

/** What the marked choice would put on a hex: a piece, other ground, or a bridge. */
interface Plan {
  readonly hex?: string;
  readonly building?: Building;
  readonly terrain?: Terrain;
  readonly bridge?: readonly [string, string];
}

const isBuilding = (word: string): word is Building => (BUILDINGS as readonly string[]).includes(word);
const isTerrain = (word: string): word is Terrain => (TERRAINS as readonly string[]).includes(word);

function planOf(choice: Choice | null): Plan {
  if (!choice) return {};
  const [, rest = ''] = choice.id.split(':');
  const [hex = '', to = ''] = rest.split('>');
  if (choice.verb === 'build' || choice.verb === 'place') return { hex, building: 'dwelling' };
  if (choice.verb === 'upgrade' && isBuilding(to)) return { hex, building: to };
  if (choice.verb === 'dig' && isTerrain(to)) return { hex, terrain: to };
  const bridge = /^bridge:(\w+)-(\w+)$/.exec(choice.target ?? '');
  return bridge?.[1] && bridge[2] ? { bridge: [bridge[1], bridge[2]] } : {};
}

function tileOf(p: TmPainting, h: HexView, plan: Plan): Tile {
  const id = `hex:${h.name}`;
  const here = plan.hex === h.name ? plan : {};
  const terrain = here.terrain ?? h.terrain;
  const town = p.view.towns[h.town];
  const seat = p.prompt?.seat ?? 0;
  const building = here.building ?? h.building;
  const stands =
    building && (here.building || h.owner >= 0) ? badge(p, building, here.building ? seat : h.owner) : undefined;
  return {
    id,
    row: h.row,
    col: h.col,
    name: h.name,
    ground: terrain === 'river' ? 'water' : terrain,
    ...p.texts.terrain[terrain],
    water: terrain === 'river',
    badge: here.building ? undefined : stands,
    ghost: here.building ? stands : undefined,
    mark: p.marks.get(id),
    price: priceAt(p, id, (goods) => p.texts.goods({ goods })),
    town: town && { key: String(h.town), token: seatToken(town.seat), seat: town.seat },
  };
}

export function boardOf(p: TmPainting): Board {
  const plan = planOf(p.choice);
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
