/** Deals the table (rulebook p. 4-6, sheet 8). */
import { clockwiseFrom } from '../../engine/kit/order.js';
import { must } from '../../engine/must.js';
import type { Core } from '../../engine/types.js';
import { BOOK_ACTIONS_IN_PLAY } from './data/actions.js';
import { START_VP } from './data/boards.js';
import { CITY_STACK } from './data/cities.js';
import { COMPETENCY_STACK } from './data/competencies.js';
import {
  AREA_TILES,
  BOOK_ACTIONS,
  BOOSTERS,
  CITY_TILES,
  COMPETENCIES,
  DISCIPLINES,
  FACTIONS,
  FINAL_TILES,
  type FinalTileId,
  INNOVATIONS,
  PALACES,
  ROUND_TILES,
  type RoundTileId,
  TERRAINS,
} from './data/ids.js';
import { INNOVATION_PLACES } from './data/innovations.js';
import { MAPS } from './data/map.js';
import { ROUND_TILE_TABLE, ROUNDS, SPADE_TILE } from './data/rounds.js';
import { SCHOLAR_SPACES } from './data/science.js';
import { boostersFor, clashes, SETS } from './options.js';
import { score } from './rules/common.js';
import { takeSet } from './rules/opening.js';
import type { Context, Dealt, Options, Player, State } from './types.js';

function blankPlayer(): Player {
  return {
    board: null,
    faction: null,
    booster: null,
    palace: null,
    reserved: null,
    vp: 0,
    points: {},
    coins: 0,
    tools: 0,
    scholars: 0,
    sent: 0,
    books: [0, 0, 0, 0],
    bowls: [0, 0, 0],
    burnt: 0,
    added: 0,
    levels: [0, 0, 0, 0],
    shipping: 0,
    terraforming: 3,
    innovations: [],
    competencies: [],
    pavilions: 0,
    used: [],
    passed: false,
  };
}

export function blank(seats: number, o: Options): Omit<State, keyof Core> {
  const { terrain } = MAPS[o.side];
  return {
    printing: o.printing,
    oldSpades: o.oldSpades,
    side: o.side,
    dealing: o.dealing,
    seats,
    round: 0,
    phase: 'deal',
    order: [],
    next: [],
    terrain: [...terrain],
    building: terrain.map(() => ''),
    owner: terrain.map(() => -1),
    neutral: terrain.map(() => 0),
    pavilion: terrain.map(() => 0),
    city: terrain.map(() => -1),
    bridges: [],
    cities: [],
    players: Array.from({ length: seats }, blankPlayer),
    rounds: [],
    final: FINAL_TILES[0],
    powerUsed: [],
    bookActions: [],
    bookUsed: [],
    innovations: [],
    competencies: [],
    competenciesLeft: COMPETENCIES.map(() => COMPETENCY_STACK),
    palaces: [],
    boosters: [],
    cityTiles: CITY_TILES.map(() => CITY_STACK),
    spaces: DISCIPLINES.map(() => SCHOLAR_SPACES.map(() => -1)),
    area: 0,
    neutralLevels: null,
    sets: [],
    pool: { boards: [], factions: [], palaces: [] },
    offers: [],
  };
}

/** Some of the words in random order, told where they are not all of them; a fixed list wins. */
function deal<X extends string>(
  ctx: Context,
  what: Dealt | null,
  all: readonly X[],
  n: number,
  fixed: readonly X[],
): X[] {
  if (fixed.length > 0) return [...fixed];
  const pile = [...all];
  ctx.shuffle(pile);
  const ids = pile.slice(0, n);
  if (what && n < pile.length) ctx.tell({ type: 'dealt', what, ids: [...ids], from: pile.length });
  return ids;
}

export function setup(ctx: Context, seats: number, o: Options): void {
  const { s } = ctx;
  s.rounds = o.rounds.length > 0 ? [...o.rounds] : dealRow(ctx, o.final);
  const finals = FINAL_TILES.filter((id) => !clashes(id, must(s.rounds[ROUNDS - 1], 'round')));
  s.final = o.final ?? must(deal(ctx, 'final', finals, 1, [])[0], 'deal');
  s.bookActions = deal(ctx, 'bookActions', BOOK_ACTIONS, BOOK_ACTIONS_IN_PLAY, o.bookActions);
  s.innovations = deal(
    ctx,
    'innovations',
    INNOVATIONS,
    must(INNOVATION_PLACES[seats], 'number of seats', seats).length,
    o.innovations,
  );
  s.competencies = deal(ctx, null, COMPETENCIES, COMPETENCIES.length, o.competencies);
  const palaces = deal(ctx, 'palaces', PALACES.slice(0, -1), seats + 1, o.palaces);
  const boosters = deal(ctx, 'boosters', BOOSTERS, boostersFor(o.dealing, seats), o.boosters);
  const first = o.first >= 0 ? o.first : ctx.roll(seats) - 1;
  s.order = clockwiseFrom(first, seats);
  ctx.tell({ type: 'first', seat: first, lot: o.first < 0 });
  for (let seat = 0; seat < seats; seat++) score(ctx, seat, START_VP, 'start');
  if (seats === 2) addNeutralFaction(ctx, o);

  const lay = (ids: typeof boosters) => ids.map((id) => ({ id, coins: 0 }));
  if (o.dealing === 'draft') {
    s.pool = {
      boards: deal(ctx, 'boards', TERRAINS, TERRAINS.length - 1, []),
      factions: deal(ctx, 'factions', FACTIONS, seats + 1, []),
      palaces,
    };
    s.boosters = lay(boosters);
  } else {
    s.palaces = [...palaces, 'palace-17'];
    const taken = o.dealing === 'sets' ? SETS : seats;
    s.boosters = lay(boosters.slice(taken));
    const boards = o.dealing === 'sets' ? [...TERRAINS] : deal(ctx, 'boards', TERRAINS, seats, o.boards);
    const factions = deal(ctx, 'factions', FACTIONS, taken, o.factions);
    const dealt = boards.map((board, i) => ({
      board,
      booster: must(boosters[i], 'round bonus', i),
      faction: must(factions[i], 'faction', i),
    }));
    if (o.dealing === 'sets') s.sets = dealt;
    else for (const [seat, x] of dealt.entries()) takeSet(ctx, seat, x.board, x.faction, x.booster);
  }
  ctx.push({ kind: 'game', seat: first, step: 0 });
}

/**
 * Reveals tiles from R6 down to R1 as the rulebook does: some are set aside until their turn may come, and the third
 * of a discipline for good. A final tile chosen beforehand bars the tiles it clashes with from R6.
 */
function dealRow(ctx: Context, final: FinalTileId | null): RoundTileId[] {
  const pile: RoundTileId[] = [...ROUND_TILES];
  ctx.shuffle(pile);
  const row: RoundTileId[] = [];
  let aside: RoundTileId[] = [];
  const tooEarly = (id: RoundTileId) =>
    (id === SPADE_TILE && row.length < 2) || (row.length === 0 && final !== null && clashes(final, id));
  while (row.length < ROUNDS) {
    const back = aside.filter((id) => !tooEarly(id));
    if (back.length > 0) {
      aside = aside.filter(tooEarly);
      pile.push(...back);
      ctx.shuffle(pile);
    }
    const id = must(pile.pop(), 'last of the pile');
    if (tooEarly(id)) {
      aside.push(id);
      continue;
    }
    const same = (other: RoundTileId) => ROUND_TILE_TABLE[other].discipline === ROUND_TILE_TABLE[id].discipline;
    if (row.filter(same).length === 2 && !same(must(row[0], 'place in the row'))) continue;
    row.push(id);
  }
  row.reverse();
  ctx.tell({ type: 'dealt', what: 'rounds', ids: [...row], from: ROUND_TILES.length });
  return row;
}

/** Two players: scholars, levels and area of a third, neutral faction (sheet 8.4). */
function addNeutralFaction(ctx: Context, o: Options): void {
  const { s } = ctx;
  const start = 2;
  const levels = DISCIPLINES.map(() => start);
  for (const id of s.rounds.slice(0, ROUNDS - 1)) {
    const tile = ROUND_TILE_TABLE[id];
    levels[DISCIPLINES.indexOf(tile.discipline)]! += tile.per;
  }
  s.neutralLevels = levels;
  s.spaces = s.spaces.map((row) => row.with(SCHOLAR_SPACES.indexOf(2), -2));
  s.area = o.area > 0 ? o.area : must(AREA_TILES[ctx.roll(AREA_TILES.length) - 1], 'area tile');
}
