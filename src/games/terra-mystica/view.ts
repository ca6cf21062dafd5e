/** What may be seen (everything but the generator: the game is open), and numbers for ledger, preview and checks. */
import { copy } from '../../engine/copy.js';
import { must } from '../../engine/must.js';
import type { Ctx, Seat } from '../../engine/types.js';
import {
  BRIDGES,
  DIG_POINTS,
  FACTION_BOARDS,
  PIECES,
  POWER_TOKENS,
  PRIESTS,
  SHIP_PRICE,
  STRENGTH,
} from './data/factions.js';
import {
  BONUS_CARDS,
  BUILDINGS,
  type Building,
  CULTS,
  FAVOURS,
  type Good,
  NONE,
  POWER_ACTIONS,
  type Price,
  RIVER,
  SOURCES,
  TERRAINS,
  TOWN_TILES,
} from './data/ids.js';
import { HEXES, MAP, NAMES, PRINTED, terrainWord } from './data/map.js';
import { CULT_TOP, FAVOUR_TILES, ORDER_SPACES, POWER_ACTION, ROUNDS, SPARE_CARDS, TOWN_TILE } from './data/tiles.js';
import { bridgesLeft } from './rules/bridges.js';
import { hooksOf } from './rules/factions/index.js';
import { areaPoints, cultPoints, goodsPoints } from './rules/final.js';
import { standing as onMap, priestsInSupply, priestsOnOrders } from './rules/goods.js';
import { incomeParts, incomeTotal } from './rules/income.js';
import { specialsOf } from './rules/octagons.js';
import { largestArea, shippingOf } from './rules/reach.js';
import { townStrength } from './rules/towns.js';
import { spadePrice } from './rules/tracks.js';
import type { HexView, PieceRow, SeatView, SpadesFrame, State, Tm, View } from './types.js';

type Goods = Partial<Record<Good, number>>;
const copyPrice = (p: Price): Goods => ({ ...p });

export function view(s: State): View {
  return {
    options: copy(s.options),
    round: s.round,
    phase: s.phase,
    order: [...s.order],
    passed: [...s.passed],
    active: s.stack.findLast((f) => f.kind === 'turn')?.seat ?? -1,
    first: must(s.order[0], 'place in the order'),
    hexes: NAMES.map((_, h) => hexView(s, h)),
    bridges: s.bridges.map((b) => ({
      a: must(NAMES[b.a], 'space', b.a),
      b: must(NAMES[b.b], 'space', b.b),
      seat: b.seat,
    })),
    towns: s.towns.map((t, i) => ({
      seat: t.seat,
      tile: t.tile,
      hexes: NAMES.filter((_, h) => s.town[h] === i),
      river: t.river === NONE ? null : must(NAMES[t.river], 'space', t.river),
    })),
    seats: s.seats.map((_, seat) => seatView(s, seat)),
    scoring: s.scoring.map((id, i) => ({
      round: i + 1,
      id,
      when: i + 1 < s.round || s.phase === 'over' ? 'past' : i + 1 === s.round ? 'now' : 'next',
      cultCovered: i + 1 === ROUNDS,
    })),
    cards: cardsView(s),
    power: POWER_ACTIONS.map((id) => ({ id, price: POWER_ACTION[id].power, used: s.taken.includes(id) })),
    favours: FAVOURS.map((id) => ({ id, left: s.favours[id] })),
    townTiles: TOWN_TILES.filter((id) => !TOWN_TILE[id].later || s.options.laterTowns.includes(id)).map((id) => ({
      id,
      left: s.townTiles[id],
    })),
    cults: CULTS.map((cult, c) => ({
      cult,
      steps: s.seats.map((p) => must(p.cults[c], 'cult', c)),
      top: s.seats.findIndex((p) => p.cults[c] === CULT_TOP),
      orders: ORDER_SPACES.map((worth, i) => ({
        worth,
        seat: must(must(s.orders[c], 'cult order', c)[i], 'place in the order', i),
      })),
    })),
    offers: s.offers.map((b) => ({
      from: b.from,
      hex: must(NAMES[b.hex], 'space', b.hex),
      open: b.open.map((o) => ({ ...o })),
    })),
    spades: spadesView(s),
  };
}

function hexView(s: State, h: number): HexView {
  const cell = must(MAP.cells[h], 'cell', h);
  return {
    name: must(NAMES[h], 'space', h),
    row: cell.row,
    col: cell.col,
    terrain: terrainWord(must(s.terrain[h], 'space', h)),
    printed: terrainWord(must(PRINTED[h], 'space', h)),
    owner: must(s.owner[h], 'space', h),
    building: s.building[h] === NONE ? null : must(BUILDINGS[must(s.building[h], 'space', h)], 'building'),
    town: must(s.town[h], 'space', h),
  };
}

function cardsView(s: State): View['cards'] {
  return BONUS_CARDS.flatMap((id) => {
    const lying = s.cards.find((c) => c.id === id);
    const seat = s.seats.findIndex((p) => p.card === id);
    if (lying) return [{ id, coins: lying.coins, seat: -1 }];
    return seat >= 0 ? [{ id, coins: 0, seat }] : [];
  });
}

function spadesView(s: State): View['spades'] {
  const f = s.stack.at(-1);
  if (f?.kind !== 'spades') return null;
  const { seat, left, source } = f as SpadesFrame;
  return { seat, left, source };
}

function pieces(s: State, seat: Seat): PieceRow[] {
  const board = FACTION_BOARDS[must(must(s.seats[seat], 'seat', seat).faction, 'faction')];
  const n = onMap(s, seat);
  return BUILDINGS.map((b: Building, i) => ({
    building: b,
    onMap: n[i as 0],
    left: PIECES[b] - n[i as 0],
    all: PIECES[b],
    strength: STRENGTH[b],
    price: copyPrice(board.price[b]),
    cheap: b === 'trading-house' ? copyPrice(board.cheapTradingHouse) : null,
    slots: board.slots[b].map(copyPrice),
  }));
}

function seatView(s: State, seat: Seat): SeatView {
  const p = must(s.seats[seat], 'seat', seat);
  const board = p.faction ? FACTION_BOARDS[p.faction] : null;
  const tunnel = p.faction ? hooksOf(s, seat).tunnel?.(s, seat) : undefined;
  return {
    seat,
    faction: p.faction,
    home: board?.home ?? null,
    points: p.points,
    sources: board ? standing(s, seat) : {},
    coins: p.coins,
    workers: p.workers,
    priests: p.priests,
    priestsOnOrders: priestsOnOrders(s, seat),
    priestsInSupply: priestsInSupply(s, seat),
    priestLimit: PRIESTS - priestsOnOrders(s, seat),
    bowls: [p.bowls[0], p.bowls[1], p.bowls[2]],
    burnt: p.burnt,
    cults: { fire: p.cults[0], water: p.cults[1], earth: p.cults[2], air: p.cults[3] },
    keys: p.keys,
    ship: board?.ship
      ? {
          level: p.ship,
          max: board.ship.max,
          start: board.ship.start,
          reach: shippingOf(s, seat),
          points: [...board.ship.points],
          price: copyPrice(SHIP_PRICE),
        }
      : null,
    dig: {
      step: p.dig,
      max: board ? board.spade.length - 1 : 0,
      rates: board ? board.spade.map((x) => x.workers ?? 0) : [],
      price: board ? copyPrice(board.digPrice) : {},
      points: DIG_POINTS,
    },
    spade: board ? copyPrice(spadePrice(s, seat)) : {},
    tunnel: tunnel ? { price: copyPrice(tunnel.price), skips: tunnel.skips, points: tunnel.points } : null,
    pieces: board ? pieces(s, seat) : [],
    bridgesLeft: bridgesLeft(s, seat),
    favours: [...p.favours],
    towns: s.towns.filter((t) => t.seat === seat).map((t) => t.tile),
    townStrength: townStrength(s, seat),
    card: p.card,
    specials: specialsOf(s, seat).map(({ id }) => ({ id, used: p.used.includes(id) })),
    income: board ? incomeParts(s, seat) : [],
    incomeTotal: board ? copyPrice(incomeTotal(s, seat)) : {},
    area: board ? largestArea(s, seat) : 0,
    passed: s.passed.includes(seat),
    left: s.left.includes(seat),
  };
}

/** Public numbers of a seat. */
export function tally(s: State, seat: Seat): Record<string, number> {
  const p = must(s.seats[seat], 'seat', seat);
  return {
    points: p.points,
    coins: p.coins,
    workers: p.workers,
    priests: p.priests,
    bowl1: p.bowls[0],
    bowl2: p.bowls[1],
    bowl3: p.bowls[2],
    fire: p.cults[0],
    water: p.cults[1],
    earth: p.cults[2],
    air: p.cults[3],
  };
}

/** Points by source as if the game ended now. */
export function standing(s: State, seat: Seat): Record<string, number> {
  const p = must(s.seats[seat], 'seat', seat);
  const out: Record<string, number> = {};
  for (const source of SOURCES) if (p.sources[source]) out[source] = p.sources[source];
  if (s.over || s.phase === 'over' || !s.seats.every((x) => x.faction)) return out;
  const add = (key: string, n: number) => {
    if (n) out[key] = (out[key] ?? 0) + n;
  };
  for (let c = 0; c < CULTS.length; c++) add('cult', must(cultPoints(s, c)[seat], 'cultPoints', seat));
  add('area', must(areaPoints(s)[seat], 'areaPoints', seat));
  add('goods', goodsPoints(s, seat));
  return out;
}

/** Nothing is hidden once the tiles are dealt; only the generator could tell something, and it is not used again. */
export function scramble(ctx: Ctx<Tm>): void {
  ctx.shuffle([0, 1]);
}

function holds(ok: boolean, what: string): void {
  if (!ok) throw new Error(`terra-mystica: ${what}`);
}

const isCount = (n: unknown): n is number => typeof n === 'number' && Number.isInteger(n) && n >= 0;

/** Conservation of everything countable (sheet 3.1, 4). */
export function check(s: State): void {
  s.seats.forEach((p, seat) => {
    if (!p.faction) return;
    const who = p.faction;
    for (const key of ['points', 'coins', 'workers', 'priests', 'burnt', 'keys', 'ship', 'dig'] as const) {
      holds(isCount(p[key]), `${who} have ${p[key]} ${key}`);
    }
    holds(p.bowls.every(isCount), `${who} have bowls ${p.bowls}`);
    const tokens = p.bowls[0] + p.bowls[1] + p.bowls[2] + p.burnt;
    holds(
      tokens === POWER_TOKENS,
      `${who} have ${tokens} power tokens, burnt ones counted, instead of ${POWER_TOKENS}`,
    );
    holds(priestsInSupply(s, seat) >= 0, `${who} have more than ${PRIESTS} priests`);
    onMap(s, seat).forEach((n, i) => {
      const b = must(BUILDINGS[i], 'building', i);
      holds(n <= PIECES[b], `${who} have ${n} of ${PIECES[b]} pieces of kind ${b}`);
    });
    holds(bridgesLeft(s, seat) >= 0, `${who} have more than ${BRIDGES} bridges`);
    holds(
      p.cults.every((n) => isCount(n) && n <= CULT_TOP),
      `${who} stand at ${p.cults} on the cults`,
    );
    holds(new Set(p.favours).size === p.favours.length, `${who} hold a favour tile twice`);
    const sum = Object.values(p.sources).reduce((a, b) => a + b, 0);
    holds(sum === p.points, `${who} have ${p.points} points but ${sum} are booked`);
  });
  checkTiles(s);
  checkMap(s);
}

function checkTiles(s: State): void {
  for (const id of FAVOURS) {
    const held = s.seats.filter((p) => p.favours.includes(id)).length;
    holds(
      s.favours[id] >= 0 && held + s.favours[id] === FAVOUR_TILES[id].count,
      `${id}: ${held} held and ${s.favours[id]} left`,
    );
  }
  for (const id of TOWN_TILES) {
    const held = s.towns.filter((t) => t.tile === id).length;
    const all = !TOWN_TILE[id].later || s.options.laterTowns.includes(id) ? TOWN_TILE[id].count : 0;
    holds(s.townTiles[id] >= 0 && held + s.townTiles[id] === all, `${id}: ${held} held and ${s.townTiles[id]} left`);
  }
  const cards = [...s.cards.map((c) => c.id), ...s.seats.flatMap((p) => (p.card ? [p.card] : []))];
  holds(
    new Set(cards).size === cards.length && cards.length === s.seats.length + SPARE_CARDS,
    `${cards.length} bonus cards`,
  );
  holds(s.scoring.length === ROUNDS && new Set(s.scoring).size === ROUNDS, `${s.scoring.length} scoring tiles`);
  CULTS.forEach((cult, c) => {
    holds(s.seats.filter((p) => p.cults[c] === CULT_TOP).length <= 1, `two markers on top of ${cult}`);
  });
  const keys = s.towns.reduce((n, t) => n + TOWN_TILE[t.tile].keys, 0);
  const spent = s.seats.reduce((n, p) => n + p.keys + p.cults.filter((x) => x === CULT_TOP).length, 0);
  holds(keys === spent, `${keys} keys came and ${spent} are accounted for`);
}

function checkMap(s: State): void {
  for (let h = 0; h < HEXES; h++) {
    const owner = must(s.owner[h], 'space', h);
    holds(
      (owner === NONE) === (s.building[h] === NONE),
      `${NAMES[h]} has an owner without a structure or the other way round`,
    );
    holds(
      (s.terrain[h] === RIVER) === (PRINTED[h] === RIVER),
      `${NAMES[h]} is ${terrainWord(must(s.terrain[h], 'space', h))}`,
    );
    if (owner === NONE) continue;
    const home = TERRAINS.indexOf(FACTION_BOARDS[must(must(s.seats[owner], 'seat', owner).faction, 'faction')].home);
    holds(s.terrain[h] === home, `the structure on ${NAMES[h]} stands on foreign ground`);
    const town = must(s.town[h], 'space', h);
    holds(town === NONE || s.towns[town]?.seat === owner, `${NAMES[h]} belongs to a town of somebody else`);
  }
}
