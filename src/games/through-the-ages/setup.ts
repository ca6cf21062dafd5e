/** The empty table and dealing. Code of Laws p. 2, sheet section 1. */
import { must } from '../../engine/must.js';
import type { Ctx } from '../../engine/types.js';
import { ROW_PRICES, START, START_WORKERS } from './data/board.js';
import { playerOf } from './lookup.js';
import { makeDecks } from './rules/ages.js';
import { noMarks } from './rules/marks.js';
import type { Player, Tta, TtaOptions, TtaState } from './types.js';

type Blank = Omit<TtaState, 'rng' | 'stack' | 'over'>;

function blankPlayer(): Player {
  return {
    out: false,
    culture: 0,
    science: 0,
    booked: {},
    yellow: START.yellow,
    pool: START.pool,
    blue: START.blue,
    boxYellow: 0,
    boxBlue: 0,
    ca: 0,
    ma: 0,
    government: 'despotism',
    leader: null,
    leaderAges: [],
    caesar: false,
    techs: START_WORKERS.map(([id, workers]) => ({ id, workers, tokens: 0 })),
    specials: [],
    wonders: [],
    building: null,
    hand: [],
    military: [],
    colonies: [],
    tactic: null,
    ownTactic: false,
    skipPolitics: false,
    turn: noMarks(),
  };
}

export function blank(seats: number, options: TtaOptions): Blank {
  return {
    options,
    seats,
    age: 0,
    round: 0,
    lastRound: 0,
    starter: 0,
    turn: 0,
    row: ROW_PRICES.map(() => null),
    civil: [[], [], [], []],
    deckSeats: [0, 0, 0, 0],
    civilGone: [],
    militaryDecks: [[], [], [], []],
    militaryDiscards: [[], [], [], []],
    militaryGone: [],
    events: { current: [], future: [], past: [], peeked: [] },
    tactics: [],
    pacts: [],
    wars: [],
    players: Array.from({ length: seats }, blankPlayer),
  };
}

export function setup(ctx: Ctx<Tta>, seats: number, o: TtaOptions): void {
  const s = ctx.s;
  makeDecks(ctx, 0);
  const events = must(s.militaryDecks[0], 'age');
  for (let i = 0; i < seats + 2; i++) s.events.current.push({ card: must(events.pop(), 'last of the pile'), by: null });
  const spare = events.splice(0);
  s.militaryGone.push(...spare);
  ctx.tell({ type: 'events-dealt', count: s.events.current.length, from: s.events.current.length + spare.length });
  for (let i = 0; i < ROW_PRICES.length; i++) s.row[i] = must(must(s.civil[0], 'age').pop(), 'last of the pile');
  if (o.starter === 'random') s.starter = ctx.roll(seats) - 1;
  s.turn = s.starter;
  // One civil action for the first player, one more for each one after; no military actions in the first round.
  for (let i = 0; i < seats; i++) playerOf(s, (s.starter + i) % seats).ca = i + 1;
  s.round = 1;
  ctx.tell({ type: 'dealt', cards: s.row.filter((id) => id !== null), age: 0, left: must(s.civil[0], 'age').length });
  ctx.tell({ type: 'starter', seat: s.starter, lot: o.starter === 'random' });
  ctx.push({ kind: 'game', seat: s.starter, step: 0, first: true });
}
