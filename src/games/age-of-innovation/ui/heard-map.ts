/** The map of Age of Innovation in words: by place for `look E7`, and as a list of what stands and what is free. */
import type { Heard, HeardMap } from '../../../ui/types.js';
import { stepsBetween } from '../../terra-kit/circle.js';
import { aroundLines, beside, betweenLines, type LandHeard, type Traveller } from '../../terra-kit/heard.js';
import { MOST_SHIPPING } from '../data/boards.js';
import { BOOSTER_TILES } from '../data/boosters.js';
import { BUILD } from '../data/buildings.js';
import { factionTile } from '../data/factions.js';
import { BUILDINGS, TERRAINS, type Terrain } from '../data/ids.js';
import { MAPS } from '../data/map.js';
import { PALACE_TILES } from '../data/palaces.js';
import type { Perks } from '../data/perks.js';
import type { HexView, SeatView } from '../types.js';
import type { AoiPainting } from './painting.js';

const spadesTo = (from: Terrain, to: Terrain): number =>
  stepsBetween(TERRAINS.indexOf(from), TERRAINS.indexOf(to), TERRAINS.length);

/** As in the rules: the booster's extra space works in phase II only, and not for a seat that has passed. */
function rangeOf({ view }: AoiPainting, seat: SeatView): number {
  const tile: Partial<Perks> = seat.booster ? BOOSTER_TILES[seat.booster] : {};
  return seat.shipping + (view.phase === 'actions' && !seat.passed ? (tile.reach ?? 0) : 0);
}

/** Spaces that a tunnel or a flight passes. */
function skipsOf({ view }: AoiPainting, seat: SeatView): number {
  const palace: Partial<Perks> = seat.palace ? PALACE_TILES[seat.palace] : {};
  if (palace.flight !== undefined) return 2;
  return seat.faction && factionTile(seat.faction, view.printing, view.seats).tunnel !== undefined ? 1 : 0;
}

function travellerOf(p: AoiPainting, seat: SeatView, board: Terrain): Traveller {
  return {
    seat: seat.seat,
    name: p.names[seat.seat] ?? '',
    range: rangeOf(p, seat),
    skips: skipsOf(p, seat),
    plot: (name) => {
      const terrain = p.view.hexes.find((h) => h.name === name)?.terrain ?? board;
      const spades = spadesTo(terrain, board);
      const { tools, coins } = BUILD.workshop;
      return { spades, price: p.texts.goods({ goods: { tools: tools + spades * seat.terraforming, coins } }) };
    },
  };
}

function placeWords(p: AoiPainting, h: HexView, whole: boolean): string {
  const { building: piece, owner } = h;
  return p.texts.place.hex({
    hex: h.name,
    terrain: h.terrain,
    building: piece && owner !== null ? { piece, neutral: h.neutral, owner: p.names[owner] ?? '' } : null,
    pavilion: h.pavilion,
    inCity: whole && h.city !== null,
    border: whole && h.border,
    riverside: whole && h.riverside,
  });
}

function landOf(p: AoiPainting): LandHeard {
  const { view, texts } = p;
  const byName = new Map(view.hexes.map((h) => [h.name, h]));
  return {
    map: MAPS[view.side].map,
    texts: texts.heard.land,
    ownerOf: (hex) => byName.get(hex)?.owner ?? null,
    bridges: view.bridges,
    bridgePlaces: view.bridgePlaces,
    travellers: view.players.flatMap((seat) => (seat.board ? [travellerOf(p, seat, seat.board)] : [])),
    farthest: MOST_SHIPPING + BOOSTER_TILES['booster-1'].reach,
    name: (seat) => p.names[seat] ?? '',
    brief: (hex) => {
      const found = byName.get(hex);
      return found ? placeWords(p, found, false) : hex;
    },
  };
}

function ownLines(p: AoiPainting, h: HexView): string[] {
  const city = h.city === null ? undefined : p.view.cities[h.city];
  return [
    placeWords(p, h, true),
    ...(city ? [p.texts.now.inCity({ hexes: city.hexes })] : []),
    ...(h.riverCity ? [p.texts.label.riverCity] : []),
  ];
}

export function heardMap(p: AoiPainting): HeardMap {
  const land = landOf(p);
  const at = (name: string) => p.view.hexes.find((h) => h.name === name);
  const whole = (name: string) => {
    const h = at(name);
    return h ? placeWords(p, h, true) : name;
  };
  return {
    names: p.view.hexes.map((h) => h.name),
    place: (name) => {
      const h = at(name);
      return h ? [...ownLines(p, h), ...aroundLines(land, name)] : [];
    },
    near: (name) => beside(land, name).map(whole),
    between: (a, b) => betweenLines(land, a, b),
  };
}

/** What every seat has on the map, piece by piece. */
function standing(p: AoiPainting, seat: SeatView): string | null {
  const { texts, view } = p;
  const kinds = BUILDINGS.flatMap((building) =>
    [false, true].flatMap((neutral) => {
      const hexes = view.hexes.filter((h) => h.owner === seat.seat && h.building === building && h.neutral === neutral);
      return hexes.length === 0 ? [] : [texts.heard.buildings({ building, neutral, hexes: hexes.map((h) => h.name) })];
    }),
  );
  const annexes = view.hexes.filter((h) => h.owner === seat.seat && h.pavilion).map((h) => h.name);
  if (annexes.length > 0) kinds.push(`${texts.label.pavilion} ${annexes.join(', ')}`);
  return kinds.length === 0 ? null : `${p.names[seat.seat] ?? ''}: ${kinds.join('; ')}`;
}

/** Buildings by seat, bridges, and free land by terrain. */
export function mapHeard(p: AoiPainting): Heard {
  const { texts, view } = p;
  const seats = view.players.flatMap((seat) => standing(p, seat) ?? []);
  const bridges = view.bridges.map(({ a, b, seat }) => texts.heard.bridge({ name: p.names[seat] ?? '', a, b }));
  const free = TERRAINS.flatMap((terrain) => {
    const hexes = view.hexes.filter((h) => h.terrain === terrain && !h.building).map((h) => h.name);
    return hexes.length === 0 ? [] : [`${texts.terrain[terrain].word}: ${hexes.join(', ')}`];
  });
  const open = view.bridgePlaces.filter(({ a, b }) => !view.bridges.some((one) => one.a === a && one.b === b));
  const places = open.map(({ a, b }) => `${a}-${b}`);
  return {
    title: texts.page.map,
    lines: [...seats, ...bridges, ...free, ...(places.length > 0 ? [texts.heard.bridgePlaces({ pairs: places })] : [])],
  };
}
