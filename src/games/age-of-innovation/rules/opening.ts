/** From the dealt table to round 1 (rulebook p. 4-6 and 18, sheet 8). */
import { must } from '../../../engine/must.js';
import type { Choice, FrameRules, Seat } from '../../../engine/types.js';
import { BOARDS } from '../data/boards.js';
import { FACTION_STARTS, type FactionStart } from '../data/factions.js';
import type { BoosterId, Building, FactionId, PalaceId, Terrain } from '../data/ids.js';
import { ROUNDS } from '../data/rounds.js';
import type {
  Context,
  DraftBoosterFrame,
  DraftFrame,
  GameFrame,
  OpeningFrame,
  PrepareFrame,
  SetsFrame,
  SettleFrame,
  State,
  Types,
} from '../types.js';
import { isEmptyLand, put } from './build.js';
import { countOf, hexAt, hexName, mapOf, native, placed, playerOf, targetOf } from './common.js';
import { finish } from './final.js';
import { pushAdvance } from './science.js';
import { COMPETENCY, DONE, OFFERS, SPADE, startSpade } from './start.js';

const DEAL = 0;
const PREPARE = 1;
const SETTLE = 2;
const OPENING = 3;
const ROUND = 4;

export const game: FrameRules<Types, GameFrame> = {
  run(ctx, f) {
    const { s } = ctx;
    switch (f.step) {
      case DEAL:
        f.step = PREPARE;
        if (s.dealing === 'sets') ctx.push({ kind: 'sets', seat: 0, step: 0, queue: s.order.toReversed() });
        if (s.dealing === 'draft') {
          ctx.push({ kind: 'draft-booster', seat: 0, step: 0, queue: s.order.toReversed() });
          ctx.push({ kind: 'draft', seat: 0, step: 0, queue: [...s.order, ...s.order, ...s.order] });
        }
        return 'again';
      case PREPARE:
        f.step = SETTLE;
        s.phase = 'opening';
        s.sets = [];
        s.pool = { boards: [], factions: [], palaces: [] };
        for (const b of s.boosters) b.coins = 1;
        for (const seat of s.order.toReversed()) ctx.push({ kind: 'prepare', seat, step: 0 });
        return 'again';
      case SETTLE:
        f.step = OPENING;
        ctx.push({ kind: 'settle', seat: 0, step: 0, queue: settlers(s) });
        return 'again';
      case OPENING:
        f.step = ROUND;
        for (const seat of s.order.toReversed()) ctx.push({ kind: 'opening', seat, step: 0 });
        return 'again';
      default:
        if (s.round === ROUNDS) {
          s.over = finish(ctx);
          return 'done';
        }
        s.round += 1;
        ctx.push({ kind: 'round', seat: 0, step: 0, at: s.seats - 1 });
        return 'again';
    }
  },
};

/** Boards with booster and faction, chosen anticlockwise so that the first player comes last. */
export const sets: FrameRules<Types, SetsFrame> = {
  run: (_ctx, f) => (f.queue.length > 0 ? 'ask' : 'done'),
  ask: (s, f) => ({
    seat: must(f.queue[0], 'next in the queue'),
    topic: 'set',
    from: 'set-up',
    queue: f.queue.slice(1),
    choices: s.sets.map((x) => ({
      id: `set:${x.board}+${x.faction}+${x.booster}`,
      verb: 'set',
      target: targetOf(x.faction),
    })),
  }),
  take(ctx, f, a) {
    const { s } = ctx;
    const seat = must(f.queue.shift(), 'next in the queue');
    const board = a.id.slice('set:'.length).split('+')[0];
    const set = must(
      s.sets.find((x) => x.board === board),
      'match',
    );
    s.sets = s.sets.filter((x) => x !== set);
    takeSet(ctx, seat, set.board, set.faction, set.booster);
  },
};

export function takeSet(ctx: Context, seat: Seat, board: Terrain, faction: FactionId, booster: BoosterId): void {
  const p = playerOf(ctx.s, seat);
  p.board = board;
  p.faction = faction;
  p.booster = booster;
  ctx.tell({ type: 'set', seat, board, faction, booster });
}

/** Three times round: a board, a faction and a palace, each kind once, in the order the seat likes. */
export const draft: FrameRules<Types, DraftFrame> = {
  run: (_ctx, f) => (f.queue.length > 0 ? 'ask' : 'done'),
  ask(s, f) {
    const seat = must(f.queue[0], 'next in the queue');
    const p = playerOf(s, seat);
    const open = [
      ...(p.board ? [] : s.pool.boards),
      ...(p.faction ? [] : s.pool.factions),
      ...(p.reserved ? [] : s.pool.palaces),
    ];
    const choices = open.map((id): Choice => ({ id: `draft:${id}`, verb: 'draft', target: targetOf(id) }));
    return { seat, topic: 'draft', from: 'set-up', queue: f.queue.slice(1), choices };
  },
  take(ctx, f, a) {
    const { pool } = ctx.s;
    const seat = must(f.queue.shift(), 'next in the queue');
    const p = playerOf(ctx.s, seat);
    const took = a.id.slice('draft:'.length);
    if (pool.boards.includes(took as Terrain)) {
      p.board = took as Terrain;
      pool.boards = pool.boards.filter((x) => x !== took);
    } else if (pool.factions.includes(took as FactionId)) {
      p.faction = took as FactionId;
      pool.factions = pool.factions.filter((x) => x !== took);
    } else {
      p.reserved = took as PalaceId;
      pool.palaces = pool.palaces.filter((x) => x !== took);
    }
    ctx.tell({ type: 'draft', seat, took });
  },
};

export const draftBooster: FrameRules<Types, DraftBoosterFrame> = {
  run: (_ctx, f) => (f.queue.length > 0 ? 'ask' : 'done'),
  ask: (s, f) => ({
    seat: must(f.queue[0], 'next in the queue'),
    topic: 'draft-booster',
    from: 'set-up',
    queue: f.queue.slice(1),
    choices: s.boosters.map((b) => ({ id: `draft:${b.id}`, verb: 'draft', target: targetOf(b.id) })),
  }),
  take(ctx, f, a) {
    const seat = must(f.queue.shift(), 'next in the queue');
    const took = a.id.slice('draft:'.length) as BoosterId;
    playerOf(ctx.s, seat).booster = took;
    ctx.s.boosters = ctx.s.boosters.filter((b) => b.id !== took);
    ctx.tell({ type: 'draft', seat, took });
  },
};

function startOf(s: State, seat: Seat): FactionStart {
  return FACTION_STARTS[must(playerOf(s, seat).faction, 'faction')];
}

/** Goods and steps of board and faction; free choices in turn order. */
export const prepare: FrameRules<Types, PrepareFrame> = {
  run(ctx, f) {
    if (f.step === 1) return 'done';
    f.step = 1;
    const { s } = ctx;
    const p = playerOf(s, f.seat);
    const board = BOARDS[must(p.board, 'planning display')];
    const faction = startOf(s, f.seat);
    p.coins = board.coins;
    p.tools = board.tools + faction.tools;
    p.scholars = board.scholars;
    p.bowls = [...board.bowls];
    p.shipping = board.shipping;
    if (board.books > 0)
      ctx.push({ kind: 'books', seat: f.seat, step: 0, left: board.books, from: must(p.board, 'planning display') });
    if (faction.freeSteps > 0) {
      ctx.push({ kind: 'mix', seat: f.seat, step: 0, left: faction.freeSteps, from: must(p.faction, 'faction') });
    }
    for (let d = 3; d >= 0; d--)
      pushAdvance(ctx, f.seat, d, must(faction.levels[d], 'discipline', d) + board.steps, 'set-up');
    return 'again';
  },
};

/** Workshops in turn order and back, then Omar's third building, then the Monks' university. */
function settlers(s: State): Seat[] {
  const places = (seat: Seat) => startOf(s, seat).places;
  const plain = s.order.filter((seat) => places(seat) !== 'university');
  return [
    ...plain,
    ...plain.toReversed(),
    ...s.order.filter((seat) => places(seat) === 'workshops+tower'),
    ...s.order.filter((seat) => places(seat) === 'university'),
  ];
}

/** Pieces the seat may place now. Omar takes his three in any order. */
function startPieces(s: State, seat: Seat): Building[] {
  switch (startOf(s, seat).places) {
    case 'university':
      return ['university'];
    case 'workshops':
      return ['workshop'];
    case 'workshops+tower': {
      const out: Building[] = [];
      if (placed(s, seat, 'workshop') < 2) out.push('workshop');
      if (countOf(s, seat, 'tower') === 0) out.push('tower');
      return out;
    }
  }
}

export const settle: FrameRules<Types, SettleFrame> = {
  run: (_ctx, f) => (f.queue.length > 0 ? 'ask' : 'done'),
  ask(s, f) {
    const seat = must(f.queue[0], 'next in the queue');
    const home = native(playerOf(s, seat));
    const hexes = mapOf(s).land.filter((h) => isEmptyLand(s, h) && s.terrain[h] === home);
    return {
      seat,
      topic: 'settle',
      from: 'set-up',
      queue: f.queue.slice(1),
      choices: startPieces(s, seat).flatMap((piece) =>
        hexes.map((h): Choice => {
          const name = hexName(s, h);
          return { id: `start:${name}>${piece}`, verb: 'start', target: `hex:${name}` };
        }),
      ),
    };
  },
  take(ctx, f, a) {
    const { s } = ctx;
    const seat = must(f.queue.shift(), 'next in the queue');
    const [name, piece] = a.id.slice('start:'.length).split('>') as [string, Building];
    put(s, seat, hexAt(s, name), piece, piece === 'tower');
    ctx.tell({ type: 'build', seat, why: 'set-up', hex: name, piece, was: '', neutral: piece === 'tower' });
  },
};

/** Competency of Inventors and Monks, and the desert's spade; each seat finishes before the next begins. */
export const opening: FrameRules<Types, OpeningFrame> = {
  run(ctx, f) {
    const { s } = ctx;
    const p = playerOf(s, f.seat);
    switch (f.step) {
      case COMPETENCY:
        f.step = SPADE;
        if (startOf(s, f.seat).competency)
          ctx.push({ kind: 'competency', seat: f.seat, step: 0, from: must(p.faction, 'faction') });
        return 'again';
      case SPADE:
        startSpade(ctx, f.seat);
        return 'again';
      case OFFERS:
        f.step = DONE;
        if (s.offers.length > 0) ctx.push({ kind: 'offers', seat: f.seat, step: 0 });
        return 'again';
      default:
        return 'done';
    }
  },
};
