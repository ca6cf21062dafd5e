/** The map of Terra Mystica in words: by place for `look E7`, and as a list of what stands and what is free. */
import type { Heard, HeardMap } from '../../../ui/types.js';
import { stepsBetween } from '../../terra-kit/circle.js';
import { aroundLines, beside, betweenLines, type LandHeard, type Traveller } from '../../terra-kit/heard.js';
import { FACTION_BOARDS } from '../data/factions.js';
import { BUILDINGS, type Good, TERRAINS, type Terrain } from '../data/ids.js';
import { MAP } from '../data/map.js';
import type { HexView, SeatView } from '../types.js';
import type { TmPainting } from './painting.js';

type Goods = Partial<Record<Good, number>>;

/** Giants always need two spades. */
const GIANT_SPADES = 2;

function spadesTo(seat: SeatView, from: Terrain, home: Terrain): number {
  const steps = stepsBetween(TERRAINS.indexOf(from), TERRAINS.indexOf(home), TERRAINS.length);
  return seat.faction === 'giants' && steps > 0 ? GIANT_SPADES : steps;
}

function sumOf(times: number, spade: Goods, dwelling: Goods): Goods {
  const sum: Goods = { ...dwelling };
  for (const [good, n] of Object.entries(spade) as [Good, number][]) sum[good] = (sum[good] ?? 0) + times * n;
  return sum;
}

function travellerOf(p: TmPainting, seat: SeatView, home: Terrain): Traveller {
  const dwelling = seat.pieces.find((row) => row.building === 'dwelling')?.price ?? {};
  return {
    seat: seat.seat,
    name: p.names[seat.seat] ?? '',
    range: seat.ship?.reach ?? 0,
    skips: seat.tunnel?.skips ?? 0,
    plot: (name) => {
      const terrain = p.view.hexes.find((h) => h.name === name)?.terrain ?? home;
      const spades = terrain === 'river' ? 0 : spadesTo(seat, terrain, home);
      return { spades, price: p.texts.goods({ goods: sumOf(spades, seat.spade, dwelling) }) };
    },
  };
}

const wordsOf = (p: TmPainting, h: HexView): string =>
  p.texts.heard.brief({
    hex: h.name,
    terrain: p.texts.terrain[h.terrain].word,
    building: h.building,
    owner: p.names[h.owner] ?? '',
  });

/** The longest ships of all factions, and one space more by card. */
const FARTHEST = 1 + Math.max(...Object.values(FACTION_BOARDS).map(({ ship }) => ship?.max ?? 0));

function landOf(p: TmPainting): LandHeard {
  const { view, texts } = p;
  const byName = new Map(view.hexes.map((h) => [h.name, h]));
  return {
    map: MAP,
    texts: texts.heard.land,
    ownerOf: (hex) => {
      const owner = byName.get(hex)?.owner ?? -1;
      return owner < 0 ? null : owner;
    },
    bridges: view.bridges,
    bridgePlaces: MAP.bridgePlaces.map(([a, b]) => ({ a: MAP.names[a] ?? '', b: MAP.names[b] ?? '' })),
    travellers: view.seats.flatMap((seat) => (seat.home && !seat.left ? [travellerOf(p, seat, seat.home)] : [])),
    farthest: FARTHEST,
    name: (seat) => p.names[seat] ?? '',
    brief: (hex) => {
      const found = byName.get(hex);
      return found ? wordsOf(p, found) : hex;
    },
  };
}

function ownLines(p: TmPainting, h: HexView): string[] {
  const { texts, view } = p;
  const town = view.towns[h.town];
  const piece = view.seats[h.owner]?.pieces.find((row) => row.building === h.building);
  return [
    wordsOf(p, h),
    ...(h.terrain === h.printed ? [] : [texts.now.ground(h)]),
    ...(town ? [texts.now.inTown({ hexes: town.hexes })] : []),
    ...(piece ? [texts.now.counts({ n: piece.strength })] : []),
  ];
}

export function heardMap(p: TmPainting): HeardMap {
  const land = landOf(p);
  return {
    names: p.view.hexes.map((h) => h.name),
    place: (name) => {
      const h = p.view.hexes.find((hex) => hex.name === name);
      return h ? [...ownLines(p, h), ...aroundLines(land, name)] : [];
    },
    near: (name) => beside(land, name).map(land.brief),
    between: (a, b) => betweenLines(land, a, b),
  };
}

function standing(p: TmPainting, seat: SeatView): string[] {
  const kinds = BUILDINGS.flatMap((building) => {
    const hexes = p.view.hexes.filter((h) => h.owner === seat.seat && h.building === building).map((h) => h.name);
    return hexes.length === 0 ? [] : [p.texts.heard.buildings({ building, hexes })];
  });
  return kinds.length === 0 ? [] : [`${p.names[seat.seat] ?? ''}: ${kinds.join('; ')}`];
}

/** Buildings by seat, bridges, and free land by terrain. */
export function mapHeard(p: TmPainting): Heard {
  const { texts, view } = p;
  const { heard } = texts;
  const free = TERRAINS.flatMap((terrain) => {
    const hexes = view.hexes.filter((h) => h.terrain === terrain && !h.building).map((h) => h.name);
    return hexes.length === 0 ? [] : [`${texts.terrain[terrain].word}: ${hexes.join(', ')}`];
  });
  const open = MAP.bridgePlaces
    .map(([a, b]) => [MAP.names[a] ?? '', MAP.names[b] ?? ''] as const)
    .filter(([a, b]) => !view.bridges.some((one) => one.a === a && one.b === b));
  return {
    title: texts.page.map,
    lines: [
      ...view.seats.flatMap((seat) => standing(p, seat)),
      ...view.bridges.map(({ a, b, seat }) => heard.bridge({ name: p.names[seat] ?? '', a, b })),
      ...free,
      heard.bridgePlaces({ pairs: open.map(([a, b]) => `${a}-${b}`) }),
    ],
  };
}
