/** What everybody sees. Only the area tile of the two-player game is hidden, until round 6. */
import { must } from '../../engine/must.js';
import type { Seat } from '../../engine/types.js';
import { BOOK_TABLE, POWER_TABLE } from './data/actions.js';
import { MOST_SHIPPING, NO_PALACE_COINS } from './data/boards.js';
import { PIECES } from './data/buildings.js';
import { AREA_TILES, CITY_TILES, COLOURED, type Coloured, DISCIPLINES, POWER_ACTIONS, TERRAINS } from './data/ids.js';
import { COMPETENCY_ROWS, INNOVATION_PLACES } from './data/innovations.js';
import { ROUNDS } from './data/rounds.js';
import { SCHOLAR_SPACES } from './data/science.js';
import { bridgesLeft } from './rules/bridges.js';
import {
  boardOf,
  bookCount,
  countOf,
  hasLeft,
  hexName,
  keysOf,
  mapOf,
  perk,
  piecesLeft,
  playerOf,
  scholarsLeft,
  tilesOf,
} from './rules/common.js';
import { effectsOf, pointsOf } from './rules/effects.js';
import { areaPoints, resourcePoints, sciencePoints } from './rules/final.js';
import { addRows, incomeOf, incomeRow } from './rules/income.js';
import { canPayInnovation, INNOVATION_SLOTS, innovationCost, takerOf } from './rules/innovate.js';
import { nextReward, type Track, trackPrice } from './rules/tracks.js';
import type { Context, HexView, IncomeRow, InnovationView, Player, SeatView, State, View } from './types.js';

export function view(s: State, viewer: Seat | null): View {
  const board = mapOf(s);
  return {
    viewer,
    printing: s.printing,
    side: s.side,
    dealing: s.dealing,
    seats: s.seats,
    round: s.round,
    phase: s.phase,
    order: [...s.order],
    next: [...s.next],
    turn: s.stack.findLast((f) => f.kind === 'turn')?.seat ?? null,
    hexes: board.terrain.map((_, h) => hexView(s, h)),
    bridges: s.bridges.map((b) => ({ a: hexName(s, b.a), b: hexName(s, b.b), seat: b.seat })),
    bridgePlaces: board.places.map((p) => ({ a: hexName(s, p.a), b: hexName(s, p.b) })),
    cities: s.cities.map((c, i) => ({
      seat: c.seat,
      tile: c.tile,
      hex: c.at < 0 ? null : hexName(s, c.at),
      hexes: s.city.flatMap((id, h) => (id === i ? [hexName(s, h)] : [])),
    })),
    players: s.players.map((_, seat) => seatView(s, seat)),
    rounds: s.rounds.map((tile, i) => ({ round: i + 1, tile, now: i + 1 === s.round, past: i + 1 < s.round })),
    final: s.final,
    power: POWER_ACTIONS.map((id) => ({ id, cost: POWER_TABLE[id].cost, used: s.powerUsed.includes(id) })),
    books: s.bookActions.map((id) => ({ id, cost: BOOK_TABLE[id].cost, used: s.bookUsed.includes(id) })),
    innovations: s.innovations.map((_, place) => innovationView(s, place)),
    competencies: s.competencies.map((tile, place) => ({
      place,
      row: Math.floor(place / 4),
      column: place % 4,
      tile,
      left: must(s.competenciesLeft[place], 'competency', place),
      ...must(COMPETENCY_ROWS[Math.floor(place / 4)], 'competency'),
    })),
    palaces: [...s.palaces],
    boosters: s.boosters.map((b) => ({ ...b })),
    cityTiles: CITY_TILES.map((id, i) => ({ id, left: must(s.cityTiles[i], 'city tile', i) })),
    science: DISCIPLINES.map((discipline, d) => ({
      discipline,
      spaces: must(s.spaces[d], 'discipline', d).map((by, k) => ({
        value: must(SCHOLAR_SPACES[k], 'space for scholars', k),
        seat: by === -1 ? null : by === -2 ? ('neutral' as const) : by,
      })),
      levels: s.players.map((p) => must(p.levels[d], 'discipline', d)),
    })),
    neutral: s.neutralLevels ? { levels: [...s.neutralLevels], area: areaOpen(s) ? s.area : null } : null,
    sets: s.sets.map((x) => ({ ...x })),
    pool: {
      boards: [...s.pool.boards],
      factions: [...s.pool.factions],
      palaces: [...s.pool.palaces],
    },
    offers: s.offers.map((o) => ({ seat: o.seat, from: o.from, hex: hexName(s, o.hex), power: o.power })),
  };
}

function areaOpen(s: State): boolean {
  return s.round >= ROUNDS;
}

function hexView(s: State, h: number): HexView {
  const board = mapOf(s);
  const cell = must(board.map.cells[h], 'cell', h);
  return {
    name: hexName(s, h),
    row: cell.row,
    col: cell.col,
    terrain: must(s.terrain[h], 'space', h) < 0 ? null : must(TERRAINS[must(s.terrain[h], 'space', h)], 'terrain'),
    building: s.building[h] || null,
    owner: must(s.owner[h], 'space', h) < 0 ? null : must(s.owner[h], 'space', h),
    neutral: s.neutral[h] === 1,
    pavilion: s.pavilion[h] === 1,
    city: must(s.city[h], 'space', h) < 0 ? null : must(s.city[h], 'space', h),
    riverCity: must(board.map.river[h], 'space', h) && s.cities.some((c) => c.at === h),
    border: must(board.border[h], 'space', h),
    riverside: must(board.riverside[h], 'space', h),
  };
}

function trackIncome(p: Player, piece: Coloured): IncomeRow[] {
  if (piece === 'palace') return [];
  const board = boardOf(p);
  const rows = {
    workshop: board.workshops,
    guild: board.guilds,
    school: board.schools,
    university: board.university,
  }[piece];
  return rows.map((g, i) => incomeRow(`${piece}-${i + 1}`, g));
}

/** What the next phase I will pay; null after the last one. */
function nextIncome(s: State, seat: Seat): IncomeRow[] | null {
  if (s.round === ROUNDS && s.phase !== 'income') return null;
  const { booster, passed } = playerOf(s, seat);
  const rows = incomeOf(s, seat);
  return s.phase === 'actions' && !passed ? rows.filter((r) => r.source !== booster) : rows;
}

function seatView(s: State, seat: Seat): SeatView {
  const p = playerOf(s, seat);
  const income = nextIncome(s, seat);
  const next = (track: Track) => {
    const reward = p.board ? nextReward(p, track) : null;
    return { cost: reward ? { ...trackPrice(p, track) } : null, reward: reward ? { ...reward } : null };
  };
  const shipping = next('shipping');
  const terraforming = next('terraforming');
  const slots = p.innovations.length;
  return {
    seat,
    board: p.board,
    faction: p.faction,
    vp: p.vp,
    points: { ...p.points },
    coins: p.coins,
    tools: p.tools,
    scholars: p.scholars,
    scholarsLeft: scholarsLeft(p),
    sent: p.sent,
    books: [...p.books],
    bowls: [...p.bowls],
    tokens: p.bowls[0] + p.bowls[1] + p.bowls[2],
    levels: [...p.levels],
    keys: keysOf(s, seat),
    shipping: p.shipping,
    mostShipping: MOST_SHIPPING,
    shippingCost: shipping.cost,
    shippingReward: shipping.reward,
    terraforming: p.terraforming,
    terraformingCost: terraforming.cost,
    terraformingReward: terraforming.reward,
    tracks: COLOURED.map((piece) => ({
      piece,
      left: piecesLeft(s, seat, piece),
      all: PIECES[piece],
      income: p.board ? trackIncome(p, piece) : [],
    })),
    income: income ?? [],
    incomeSum: income && addRows('income', income),
    booster: p.booster,
    palace: p.palace,
    reserved: p.reserved,
    innovations: [...p.innovations],
    innovationSlot:
      p.board && slots < INNOVATION_SLOTS ? must(boardOf(p).innovationExtra[slots], 'palace', slots) : null,
    innovationCoins: countOf(s, seat, 'palace') > 0 ? 0 : NO_PALACE_COINS,
    competencies: [...p.competencies],
    powerDiscount: perk(s, seat, 'powerAction')?.discount ?? 0,
    scienceBonus: perk(s, seat, 'scienceBonus') ?? 0,
    specials: tilesOf(s, seat).flatMap((t) => (t.action ? [{ tile: t.id, used: p.used.includes(t.id) }] : [])),
    pavilions: p.pavilions,
    bridgesLeft: bridgesLeft(s, seat),
    cities: s.cities
      .filter((c) => c.seat === seat)
      .map((c) => ({ tile: c.tile, hex: c.at < 0 ? null : hexName(s, c.at) })),
    passed: p.passed,
    left: hasLeft(s, seat),
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((a, b) => a + b, 0);
}

function innovationView(s: State, place: number): InnovationView {
  const at = must(must(INNOVATION_PLACES[s.seats], 'number of seats', s.seats)[place], 'place on the display', place);
  const dealt = must(s.innovations[place], 'place on the display', place);
  const taker = takerOf(s, dealt);
  const tile = taker === null ? dealt : null;
  return {
    place,
    row: at.row,
    columns: [...at.columns],
    dealt,
    tile,
    taker,
    books: [...at.books],
    any: at.any,
    cost: s.players.map((p, seat) => {
      const cost = tile && p.board ? innovationCost(s, seat, place) : null;
      return cost ? { ...cost, books: [...cost.books], payable: canPayInnovation(s, seat, cost) } : null;
    }),
    worth: s.players.map((_, seat) => tile && sum(effectsOf(s, tile, 'once').map((e) => pointsOf(s, seat, e)))),
  };
}

export function tally(s: State, seat: Seat): Record<string, number> {
  const p = playerOf(s, seat);
  return {
    points: p.vp,
    coins: p.coins,
    tools: p.tools,
    scholars: p.scholars,
    banking: must(p.books[0], 'discipline'),
    law: must(p.books[1], 'discipline'),
    engineering: must(p.books[2], 'discipline'),
    medicine: must(p.books[3], 'discipline'),
    books: bookCount(p),
    bowl1: p.bowls[0],
    bowl2: p.bowls[1],
    bowl3: p.bowls[2],
    levelBanking: must(p.levels[0], 'discipline'),
    levelLaw: must(p.levels[1], 'discipline'),
    levelEngineering: must(p.levels[2], 'discipline'),
    levelMedicine: must(p.levels[3], 'discipline'),
    keys: keysOf(s, seat),
    shipping: p.shipping,
    terraforming: p.terraforming,
  };
}

/** Before the end, the final scoring is added as if the game ended now. A hidden area tile counts as the mean. */
export function standing(s: State, seat: Seat): Record<string, number> {
  const points: Record<string, number> = { ...playerOf(s, seat).points };
  if (s.phase === 'end') return points;
  const seen = s.neutralLevels && !areaOpen(s) ? { ...s, area: MEAN_AREA } : s;
  const extra = {
    area: must(areaPoints(seen)[seat], 'areaPoints', seat),
    science: must(sciencePoints(s)[seat], 'sciencePoints', seat),
    resources: resourcePoints(s, seat),
  };
  for (const [key, n] of Object.entries(extra)) if (n !== 0) points[key] = n;
  return points;
}
/** Nobody knows the tile yet, so neither may a forecast. */
const MEAN_AREA = Math.floor(sum(AREA_TILES) / AREA_TILES.length);

/** Deals the hidden area tile anew. */
export function scramble(ctx: Context): void {
  const { s } = ctx;
  if (s.neutralLevels && !areaOpen(s)) s.area = must(AREA_TILES[ctx.roll(AREA_TILES.length) - 1], 'area tile');
}
