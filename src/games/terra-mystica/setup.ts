/** The empty table, the deal, and the set-up questions (rulebook p. 4 to 8; sheet 3.2, 4.3, 4.4, 5). */
import { must } from '../../engine/must.js';
import type { Choice, Ctx, FrameRules, Seat } from '../../engine/types.js';
import type { Bowls } from '../terra-kit/bowls.js';
import { FACTION_BOARDS, START_POINTS } from './data/factions.js';
import { FIRST_GAME, FIRST_GAME_SCORING } from './data/first-game.js';
import {
  BONUS_CARDS,
  type BonusId,
  DWELLING,
  FACTIONS,
  FAVOURS,
  type FactionId,
  NONE,
  SCORING_TILES,
  type ScoringId,
  TERRAINS,
  type Terrain,
  TOWN_TILES,
  type TownTileId,
} from './data/ids.js';
import { HEXES, MAP, NAMES, PRINTED } from './data/map.js';
import {
  BONUS_CARD,
  FAVOUR_TILES,
  NO_SPADE_TILE_ROUNDS,
  ORDER_SPACES,
  ROUNDS,
  SCORING_TILE,
  SPARE_CARDS,
  TOWN_TILE,
} from './data/tiles.js';
import { seatOf } from './rules/goods.js';
import { takeCard } from './rules/passing.js';
import type { FactionFrame, FirstCardFrame, Options, PlacementFrame, SeatState, State, Tm } from './types.js';

type C = Ctx<Tm>;

function blankSeat(): SeatState {
  return {
    faction: null,
    points: 0,
    sources: {},
    coins: 0,
    workers: 0,
    priests: 0,
    bowls: [0, 0, 0],
    burnt: 0,
    cults: [0, 0, 0, 0],
    keys: 0,
    ship: 0,
    dig: 0,
    reach: 0,
    favours: [],
    card: null,
    used: [],
    ordain: false,
    stopped: [],
  };
}

export function blank(seats: number, o: Options): Omit<State, 'rng' | 'stack' | 'over'> {
  const towns = TOWN_TILES.map((id) => [
    id,
    !TOWN_TILE[id].later || o.laterTowns.includes(id) ? TOWN_TILE[id].count : 0,
  ]);
  return {
    options: o,
    round: 0,
    phase: 'setup',
    order: Array.from({ length: seats }, (_, i) => i),
    passed: [],
    left: [],
    terrain: [...PRINTED],
    owner: Array(HEXES).fill(NONE),
    building: Array(HEXES).fill(NONE),
    town: Array(HEXES).fill(NONE),
    bridges: [],
    towns: [],
    seats: Array.from({ length: seats }, blankSeat),
    scoring: [],
    cards: [],
    taken: [],
    favours: Object.fromEntries(FAVOURS.map((id) => [id, FAVOUR_TILES[id].count])) as State['favours'],
    townTiles: Object.fromEntries(towns) as Record<TownTileId, number>,
    orders: Array.from({ length: 4 }, () => ORDER_SPACES.map(() => NONE)),
    offers: [],
    pendingSteps: 0,
  };
}

/** From round 6 down to 1; the spade tile is set aside for the last two rounds and shuffled back (sheet 4.3). */
function dealScoring(ctx: C, o: Options): ScoringId[] {
  const pile = SCORING_TILES.filter((id) => !SCORING_TILE[id].later || o.templeTile);
  const from = pile.length;
  ctx.shuffle(pile);
  const out: ScoringId[] = [];
  let aside: ScoringId | null = null;
  for (let round = ROUNDS; round >= 1; round--) {
    let tile = must(pile.pop(), 'last of the pile');
    if (tile === 'SCORE1' && NO_SPADE_TILE_ROUNDS.includes(round)) {
      aside = tile;
      tile = must(pile.pop(), 'last of the pile');
    }
    out.unshift(tile);
    if (aside && !NO_SPADE_TILE_ROUNDS.includes(round - 1)) {
      pile.push(aside);
      ctx.shuffle(pile);
      aside = null;
    }
  }
  ctx.tell({ type: 'tiles-dealt', tiles: [...out], from });
  return out;
}

function dealCards(ctx: C, seats: number, o: Options): BonusId[] {
  const pile = BONUS_CARDS.filter((id) => !BONUS_CARD[id].later || o.shippingCard);
  ctx.shuffle(pile);
  const dealt = pile.slice(0, seats + SPARE_CARDS);
  const cards = BONUS_CARDS.filter((id) => dealt.includes(id));
  ctx.tell({ type: 'cards-dealt', cards, from: pile.length });
  return cards;
}

function dealTerrains(ctx: C, seats: number): Terrain[] {
  const pile = [...TERRAINS];
  ctx.shuffle(pile);
  const terrains = pile.slice(0, seats);
  ctx.tell({ type: 'terrains-dealt', terrains: [...terrains], from: pile.length });
  return terrains;
}

export function setup(ctx: C, seats: number, o: Options): void {
  const { s } = ctx;
  const first = o.factions === 'first-game' ? FIRST_GAME[seats as 2] : null;
  s.scoring = first ? [...FIRST_GAME_SCORING] : o.scoring.length > 0 ? [...o.scoring] : dealScoring(ctx, o);
  const cards = first ? first.cards : o.cards.length > 0 ? o.cards : dealCards(ctx, seats, o);
  s.cards = cards.map((id) => ({ id, coins: 0 }));
  ctx.push({ kind: 'round', seat: 0, step: 0 });
  ctx.push({ kind: 'first-card', seat: seats - 1, step: 0, queue: s.order.toReversed() });
  if (first) {
    first.factions.forEach((faction, seat) => {
      becomes(ctx, seat, faction);
      for (const name of must(first.dwellings[seat], 'dwelling', seat))
        place(ctx, seat, must(MAP.index(name), 'space'));
    });
    return;
  }
  ctx.push({ kind: 'placement', seat: 0, step: 0, queue: [] });
  if (o.factions === 'given') {
    o.given.forEach((faction, seat) => {
      becomes(ctx, seat, faction);
    });
    return;
  }
  ctx.push({ kind: 'faction', seat: 0, step: 0, dealt: o.factions === 'random' ? dealTerrains(ctx, seats) : [] });
}

/** Takes a board with its goods, power and first cult steps. */
function becomes(ctx: C, seat: Seat, faction: FactionId): void {
  const p = seatOf(ctx.s, seat);
  const { start, ship } = FACTION_BOARDS[faction];
  p.faction = faction;
  p.points = START_POINTS;
  p.sources = { start: START_POINTS };
  p.coins = start.coins;
  p.workers = start.workers;
  p.priests = start.priests;
  p.bowls = [...start.bowls] as Bowls;
  p.cults = [...start.cults] as SeatState['cults'];
  p.ship = ship?.start ?? 0;
  ctx.tell({ type: 'faction', seat, faction, why: faction });
}

function place(ctx: C, seat: Seat, hex: number): void {
  ctx.s.owner[hex] = seat;
  ctx.s.building[hex] = DWELLING;
  ctx.tell({ type: 'place', seat, hex: must(NAMES[hex], 'space', hex) });
}

/** Boards whose terrain nobody has; `step` is the seat that chooses. */
function openFactions(s: State, f: FactionFrame): FactionId[] {
  const taken = s.seats.flatMap((p) => (p.faction ? [FACTION_BOARDS[p.faction].home] : []));
  const dealt = f.dealt[f.step];
  return FACTIONS.filter((id) => {
    const { home } = FACTION_BOARDS[id];
    return dealt ? home === dealt : !taken.includes(home);
  });
}

export const factionFrame: FrameRules<Tm, FactionFrame> = {
  run: (ctx, f) => (f.step < ctx.s.seats.length ? 'ask' : 'done'),
  ask: (s, f) => ({
    seat: f.step,
    topic: 'faction',
    from: 'rule:setup',
    queue: s.order.slice(f.step + 1),
    choices: openFactions(s, f).map(
      (id): Choice => ({ id: `faction:${id}`, verb: 'faction', target: `faction:${id}` }),
    ),
  }),
  take(ctx, f, a) {
    becomes(ctx, f.step, a.id.slice('faction:'.length) as FactionId);
    f.step++;
  },
};

/** Seat order, then back; the Nomads' third, then the Chaos Magicians' only dwelling (p. 8). */
export function placementOrder(s: State): Seat[] {
  const dwellings = (seat: Seat) => FACTION_BOARDS[must(seatOf(s, seat).faction, 'faction')].start.dwellings;
  const usual = s.order.filter((seat) => dwellings(seat) > 1);
  return [
    ...usual,
    ...usual.toReversed(),
    ...s.order.filter((seat) => dwellings(seat) === 3),
    ...s.order.filter((seat) => dwellings(seat) === 1),
  ];
}

export const placement: FrameRules<Tm, PlacementFrame> = {
  run(ctx, f) {
    if (f.step === 0) {
      f.queue = placementOrder(ctx.s);
      f.step = 1;
    }
    return f.queue.length > 0 ? 'ask' : 'done';
  },
  ask(s, f) {
    const seat = must(f.queue[0], 'next in the queue');
    const home = TERRAINS.indexOf(FACTION_BOARDS[must(seatOf(s, seat).faction, 'faction')].home);
    const choices: Choice[] = [];
    for (let h = 0; h < HEXES; h++) {
      if (s.terrain[h] === home && s.owner[h] === NONE)
        choices.push({ id: `place:${NAMES[h]}`, verb: 'place', target: `hex:${NAMES[h]}` });
    }
    return { seat, topic: 'place', from: 'rule:setup', queue: f.queue.slice(1), choices };
  },
  take: (ctx, f, a) =>
    place(ctx, must(f.queue.shift(), 'next in the queue'), must(MAP.index(a.id.slice('place:'.length)), 'space')),
};

export const firstCard: FrameRules<Tm, FirstCardFrame> = {
  run(ctx, f) {
    if (f.queue.length > 0) return 'ask';
    for (const card of ctx.s.cards) card.coins++;
    return 'done';
  },
  ask: (s, f) => ({
    seat: must(f.queue[0], 'next in the queue'),
    topic: 'first-card',
    from: 'rule:setup',
    queue: f.queue.slice(1),
    choices: s.cards.map(({ id }) => ({ id: `card:${id}`, verb: 'card', target: `card:${id}` })),
  }),
  take: (ctx, f, a) => takeCard(ctx, must(f.queue.shift(), 'next in the queue'), a.id.slice('card:'.length) as BonusId),
};
