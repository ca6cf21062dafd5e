/** The empty table, dealing, and filling the map (rulebook pages 4 and 5). */

import { must } from '../../engine/must.js';
import type { Core, FrameRules } from '../../engine/types.js';
import { CITY_STATE_IDS, PACT_IDS } from './data/diplomacy.js';
import { FOCUS_BY } from './data/focus.js';
import { BARBARIANS } from './data/land.js';
import { LEADER_IDS, LEADERS, type LeaderId } from './data/leaders.js';
import { CARDS_DRAWN, VICTORY_IDS } from './data/victory.js';
import { AGES, REMOVED, WONDER_IDS, WONDER_TYPES, WONDERS } from './data/wonders.js';
import { dealTiles, layFirstMap, layRandomMap } from './map/laying.js';
import { nameOf, stateSpace, worldOf } from './map/world.js';
import { syncCaravans } from './rules/change.js';
import { playerOf } from './rules/lookup.js';
import { freshTurn } from './rules/turn.js';
import {
  AT_MAP,
  CAPITAL,
  type Context,
  IN_BOX,
  type LeadersFrame,
  type NewDawn,
  NOT_IN_PLAY,
  NOTHING,
  type Options,
  type Player,
  type SetupFrame,
  type State,
} from './types.js';

function blankPlayer(seat: number): Player {
  return {
    leader: null,
    row: [],
    tech: 0,
    techTop: false,
    resources: { marble: 0, mercury: 0, oil: 0, diamond: 0 },
    caravans: [NOT_IN_PLAY, NOT_IN_PLAY, NOT_IN_PLAY],
    pacts: PACT_IDS.map(() => seat),
    capitalsBeaten: 0,
    done: [],
  };
}

export function blank(seats: number, options: Options): Omit<State, keyof Core> {
  return {
    seats,
    options: { ...options, victory: [...options.victory], readings: [...options.readings] },
    players: Array.from({ length: seats }, (_, seat) => blankPlayer(seat)),
    placed: [],
    water: [],
    homes: Array.from({ length: seats }, () => 0 as const),
    owner: [],
    piece: [],
    resource: [],
    wonderAt: WONDER_IDS.map(() => -1),
    barbarians: BARBARIANS.map(() => IN_BOX),
    stateCards: CITY_STATE_IDS.map(() => []),
    decks: { culture: [], economy: [], science: [], military: [] },
    box: [],
    zimbabwe: 0,
    victory: [],
    first: 0,
    round: 0,
    dial: 0,
    direction: 0,
    turn: freshTurn(0),
    changed: false,
    left: [],
  };
}

const LEADERS_STEP = 0;
const MAP = 1;
const FILL = 2;

export const setup: FrameRules<NewDawn, SetupFrame> = {
  run(ctx, f) {
    const { s } = ctx;
    switch (f.step) {
      case LEADERS_STEP:
        f.step = MAP;
        dealLeaders(ctx);
        return 'again';
      case MAP:
        f.step = FILL;
        if (s.options.map === 'first') layFirstMap(ctx);
        else if (s.options.map === 'random') layRandomMap(ctx);
        else ctx.push(dealTiles(ctx));
        return 'again';
      default:
        fillMap(ctx);
        s.first = ctx.roll(s.seats) - 1;
        s.turn = freshTurn(s.first);
        ctx.tell({ type: 'first', seat: s.first });
        stackDecks(ctx);
        drawVictory(ctx);
        ctx.push({ kind: 'round', seat: s.first, step: 0, played: 0 });
        return 'done';
    }
  },
};

function dealLeaders(ctx: Context): void {
  const { options } = ctx.s;
  if (options.leaders === 'choose') {
    ctx.push({ kind: 'leaders', seat: 0, step: 0, asked: 0 });
    return;
  }
  let list: LeaderId[];
  if (options.leaders === 'random') {
    list = [...LEADER_IDS];
    ctx.shuffle(list);
  } else list = [...options.leaders];
  ctx.s.players.forEach((_, seat) => {
    takeLeader(ctx, seat, must(list[seat], 'leader for seat', seat), options.leaders === 'random');
  });
}

function takeLeader(ctx: Context, seat: number, leader: LeaderId, dealt: boolean): void {
  const p = playerOf(ctx.s, seat);
  p.leader = leader;
  p.row = LEADERS[leader].row.map((type) => ({ card: FOCUS_BY[type][0], trade: 0, naturals: [] }));
  syncCaravans(ctx.s, seat);
  ctx.tell({ type: 'leader', seat, leader, from: dealt ? LEADER_IDS.length : null });
}

/** Seats choose in table order among the leaders that are left. */
export const leaders: FrameRules<NewDawn, LeadersFrame> = {
  run: (ctx, f) => (f.asked < ctx.s.seats ? 'ask' : 'done'),
  ask: (s, f) => ({
    seat: f.asked,
    topic: 'leader',
    from: 'rule:setup',
    choices: LEADER_IDS.filter((id) => s.players.every((p) => p.leader !== id)).map((id) => ({
      id: `leader:${id}`,
      verb: 'leader',
      target: `leader:${id}`,
    })),
  }),
  take(ctx, f, a) {
    takeLeader(ctx, f.asked, a.id.split(':')[1] as LeaderId, false);
    f.asked += 1;
  },
};

/** Every mark gets its token; each city-state in play lays out its two cards. */
function fillMap(ctx: Context): void {
  const { s } = ctx;
  const w = worldOf(s);
  s.owner = w.names.map(() => -1);
  s.piece = w.names.map(() => NOTHING);
  s.resource = [...w.resource];
  w.capital.forEach((tile, h) => {
    const seat = tile > 0 ? (s.homes as number[]).indexOf(tile) : -1;
    if (seat < 0) return;
    s.owner[h] = seat;
    s.piece[h] = CAPITAL;
    ctx.tell({ type: 'home', seat, hex: nameOf(w, h), lot: s.options.map === 'first' });
  });
  s.barbarians = BARBARIANS.map((_, b) => (w.barbarian.includes(b) ? w.barbarian.indexOf(b) : IN_BOX));
  s.stateCards = CITY_STATE_IDS.map((_, i) => (stateSpace(w, i) >= 0 ? [AT_MAP, AT_MAP] : []));
  const names = [
    ...CITY_STATE_IDS.filter((_, i) => stateSpace(w, i) >= 0),
    ...BARBARIANS.filter((_, b) => must(s.barbarians[b], 'barbarian', b) >= 0),
  ];
  ctx.tell({ type: 'map', tiles: s.placed.map((p) => p.tile), names });
}

/** Per type modern at the bottom, then medieval, ancient on top; with fewer players some go out unseen. */
function stackDecks(ctx: Context): void {
  const { s } = ctx;
  const removed = REMOVED[s.seats as 2 | 3 | 4];
  for (const type of WONDER_TYPES) {
    s.decks[type] = AGES.flatMap((age) => {
      const cards = WONDER_IDS.filter((id) => WONDERS[id].type === type && WONDERS[id].age === age);
      ctx.shuffle(cards);
      s.box.push(...cards.splice(0, removed[age]));
      return cards;
    });
    const [open, ...below] = s.decks[type];
    ctx.tell({ type: 'offer', wonder: must(open, 'open wonder card'), left: below.length });
  }
}

function drawVictory(ctx: Context): void {
  const { s } = ctx;
  const rest = VICTORY_IDS.filter((id) => !s.options.victory.includes(id));
  ctx.shuffle(rest);
  const n = s.options.epic ? CARDS_DRAWN.epic : CARDS_DRAWN.normal;
  const cards = [...s.options.victory, ...rest].slice(0, n);
  s.victory = VICTORY_IDS.filter((id) => cards.includes(id));
  ctx.tell({ type: 'victory', cards: s.victory, from: VICTORY_IDS.length });
}
