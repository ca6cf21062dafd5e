import { clockwiseFrom } from '../../../src/engine/kit/order.js';
import type { Blocked, Choice, Ctx, FrameRules, FrameTable, GameDefinition, Seat } from '../../../src/engine/types.js';
import { deckOf, draw, redeal, takeFrom } from './deck.js';
import {
  type AuctionFrame,
  type BazaarTypes,
  CARDS,
  goodOf,
  HAND_LIMIT,
  type MarketFrame,
  PAWN_COINS,
  type RoundFrame,
  SOURCES,
  type Source,
  STORE_PRICE,
  type State,
  WEATHERS,
  worthOf,
} from './state.js';

type C = Ctx<BazaarTypes>;

const LOT = 0;
const DIE = 1;
const REFILL = 2;

function book(ctx: C, seat: Seat, source: Source, points: number): void {
  if (points === 0) return;
  ctx.s.players[seat]!.booked[source] += points;
  ctx.tell({ type: 'score', seat, source, points });
}

function sumOf(points: Record<string, number>): number {
  let total = 0;
  for (const key in points) total += points[key]!;
  return total;
}

/** A set of k cards of one good is worth k times k. */
function setPoints(cards: readonly string[]): number {
  const counts: Record<string, number> = {};
  for (const card of cards) counts[goodOf(card)] = (counts[goodOf(card)] ?? 0) + 1;
  return Object.values(counts).reduce((sum, k) => sum + k * k, 0);
}

function drawFor(ctx: C, seat: Seat): void {
  const card = draw(ctx, ctx.s.deck);
  if (card === null) return;
  ctx.s.players[seat]!.hand.push(card);
  if (ctx.s.open) ctx.tell({ type: 'draw', seat, card });
  else ctx.tell({ type: 'draw', seat, card }, { only: [seat], rest: { type: 'draw', seat } });
}

function end(ctx: C): void {
  const { s } = ctx;
  s.players.forEach((p, seat) => {
    book(ctx, seat, 'sets', setPoints([...p.stall, ...p.buried]));
    book(ctx, seat, 'coins', Math.floor(p.coins / 4));
  });
  const ranking = s.players
    .map((p, seat) => ({ seat, score: sumOf(p.booked), ties: [p.coins, p.hand.length] }))
    .sort((a, b) => b.score - a.score || b.ties[0]! - a.ties[0]! || b.ties[1]! - a.ties[1]! || a.seat - b.seat);
  s.over = { ranking, reason: 'bazaar.rounds' };
}

const round: FrameRules<BazaarTypes, RoundFrame> = {
  run(ctx, f) {
    const { s } = ctx;
    const order = clockwiseFrom(s.first, s.players.length);
    if (f.step === LOT) {
      if (s.round === s.rounds) {
        end(ctx);
        return 'done';
      }
      s.round += 1;
      s.die = 0;
      f.step = DIE;
      s.lot = draw(ctx, s.deck);
      if (s.lot === null) return 'again';
      ctx.tell({ type: 'lot', card: s.lot });
      ctx.push({ kind: 'auction', seat: s.first, step: 0, live: order, high: 0, leader: -1 });
      return 'again';
    }
    if (f.step === DIE) {
      s.die = ctx.roll(s.sides);
      ctx.tell({ type: 'die', pips: s.die, weather: WEATHERS[Math.min(2, Math.floor(((s.die - 1) * 3) / s.sides))]! });
      f.step = REFILL;
      ctx.push({ kind: 'market', seat: s.first, step: 0, queue: order, laid: false });
      return 'again';
    }
    for (const seat of order) if (s.players[seat]!.hand.length < HAND_LIMIT) drawFor(ctx, seat);
    s.first = (s.first + 1) % s.players.length;
    f.step = LOT;
    return 'again';
  },
};

const auction: FrameRules<BazaarTypes, AuctionFrame> = {
  run(ctx, f) {
    const { s } = ctx;
    // whoever can neither bid nor pawn is out without being asked
    while (f.live.length > 0 && f.live[0] !== f.leader && !canRaise(s, f.live[0]!, f.high)) f.live.shift();
    if (f.live.length === 0) {
      ctx.tell({ type: 'unsold', card: s.lot! });
      s.deck.discards.push(s.lot!);
      s.lot = null;
      return 'done';
    }
    if (f.live.length === 1 && f.live[0] === f.leader) {
      const p = s.players[f.leader]!;
      p.coins -= f.high;
      p.stall.push(s.lot!);
      ctx.tell({ type: 'won', seat: f.leader, card: s.lot!, coins: f.high, why: `card:${s.lot}` });
      book(ctx, f.leader, 'lots', 1);
      s.lot = null;
      return 'done';
    }
    return 'ask';
  },
  ask(s, f) {
    const seat = f.live[0]!;
    const p = s.players[seat]!;
    const choices: Choice[] = [];
    if (p.coins > f.high) choices.push({ id: 'bid', verb: 'bid', range: [f.high + 1, p.coins] });
    for (const card of p.stall) choices.push({ id: `pawn:${card}`, verb: 'pawn', target: `card:${card}` });
    choices.push({ id: 'pass', verb: 'pass' });
    return {
      seat,
      topic: 'bazaar.auction',
      from: `card:${s.lot}`,
      facts: { high: f.high },
      queue: f.live.slice(1),
      choices,
    };
  },
  explain(s, f) {
    const p = s.players[f.live[0]!]!;
    if (p.coins > f.high) return [];
    return [{ id: 'bid', verb: 'bid', why: 'poor', facts: { need: f.high + 1, have: p.coins } }];
  },
  take(ctx, f, a) {
    const seat = f.live[0]!;
    const p = ctx.s.players[seat]!;
    if (a.id === 'bid') {
      f.high = a.n!;
      f.leader = seat;
      f.live.push(f.live.shift()!);
      ctx.tell({ type: 'bid', seat, coins: a.n! });
    } else if (a.id === 'pass') {
      f.live.shift();
      ctx.tell({ type: 'out', seat });
    } else {
      const card = takeFrom(p.stall, a.id.slice('pawn:'.length));
      ctx.s.deck.discards.push(card);
      p.coins += PAWN_COINS;
      ctx.tell({ type: 'pawn', seat, card });
    }
  },
};

function canRaise(s: State, seat: Seat, high: number): boolean {
  const p = s.players[seat]!;
  return p.coins > high || p.stall.length > 0;
}

const market: FrameRules<BazaarTypes, MarketFrame> = {
  run(ctx, f) {
    while (f.queue.length > 0 && ctx.s.players[f.queue[0]!]!.hand.length === 0) {
      f.queue.shift();
      f.laid = false;
    }
    return f.queue.length > 0 ? 'ask' : 'done';
  },
  ask(s, f) {
    const seat = f.queue[0]!;
    const p = s.players[seat]!;
    const choices: Choice[] = [];
    for (const card of p.hand) {
      const target = `card:${card}`;
      if (worthOf(card) <= s.die) choices.push({ id: `sell:${card}`, verb: 'sell', target });
      if (f.laid) continue;
      if (p.coins >= STORE_PRICE.coins) {
        choices.push({ id: `store:${card}`, verb: 'store', target, price: STORE_PRICE });
      }
      choices.push({ id: `bury:${card}`, verb: 'bury', target });
    }
    choices.push({ id: 'done', verb: 'done' });
    return {
      seat,
      topic: 'bazaar.market',
      from: 'rule:market',
      facts: { die: s.die },
      queue: f.queue.slice(1),
      choices,
    };
  },
  explain(s, f) {
    const p = s.players[f.queue[0]!]!;
    const out: Blocked[] = [];
    for (const card of p.hand) {
      const target = `card:${card}`;
      if (worthOf(card) > s.die) {
        out.push({ id: `sell:${card}`, verb: 'sell', target, why: 'weather', facts: { die: s.die } });
      }
      if (f.laid) out.push({ id: `store:${card}`, verb: 'store', target, why: 'laid' });
      else if (p.coins < STORE_PRICE.coins) {
        const facts = { need: STORE_PRICE.coins, have: p.coins };
        out.push({ id: `store:${card}`, verb: 'store', target, why: 'poor', facts });
      }
    }
    return out;
  },
  take(ctx, f, a) {
    const { s } = ctx;
    const seat = f.queue[0]!;
    const p = s.players[seat]!;
    if (a.id === 'done') {
      f.queue.shift();
      f.laid = false;
      return;
    }
    const [verb, word] = a.id.split(':');
    const card = takeFrom(p.hand, word!);
    if (verb === 'sell') {
      p.coins += worthOf(card);
      s.deck.discards.push(card);
      ctx.tell({ type: 'sell', seat, card, coins: worthOf(card) });
      if (worthOf(card) >= 5) book(ctx, seat, 'sales', 1);
      return;
    }
    f.laid = true;
    if (verb === 'store') {
      p.coins -= STORE_PRICE.coins;
      p.stall.push(card);
      ctx.tell({ type: 'store', seat, card });
    } else {
      p.buried.push(card);
      if (s.open) ctx.tell({ type: 'bury', seat, card });
      else ctx.tell({ type: 'bury', seat, card }, { only: [seat], rest: { type: 'bury', seat } });
    }
  },
};

const frames: FrameTable<BazaarTypes> = { round, auction, market };

export const bazaar: GameDefinition<BazaarTypes> = {
  id: 'bazaar',
  title: 'Bazaar',
  rules: 1,
  seats: [2, 3, 4, 5],
  frames,
  optionSpecs: [
    { id: 'rounds', kind: 'choice', values: ['5', '3', '7'] },
    { id: 'die', kind: 'choice', values: ['six', 'four'] },
    { id: 'open', kind: 'flag', default: false },
  ],
  freeVerbs: ['pawn'],
  options: (chosen) => ({
    rounds: Number(chosen['rounds']),
    sides: chosen['die'] === 'six' ? 6 : 4,
    open: chosen['open'] as boolean,
  }),
  blank: (seats, o) => ({
    round: 0,
    rounds: o.rounds,
    sides: o.sides,
    open: o.open,
    first: 0,
    deck: deckOf(CARDS),
    lot: null,
    die: 0,
    players: Array.from({ length: seats }, () => ({
      coins: 8,
      hand: [],
      stall: [],
      buried: [],
      booked: { lots: 0, sales: 0, sets: 0, coins: 0 },
    })),
  }),
  setup(ctx) {
    ctx.shuffle(ctx.s.deck.pile);
    for (let i = 0; i < 3 * ctx.s.players.length; i++) drawFor(ctx, i % ctx.s.players.length);
    ctx.push({ kind: 'round', seat: 0, step: LOT });
  },
  view: (s, viewer) => ({
    round: s.round,
    rounds: s.rounds,
    lot: s.lot,
    die: s.die,
    pile: s.deck.pile.length,
    discards: s.deck.discards.slice(),
    players: s.players.map((p, seat) => {
      const known = s.open || seat === viewer || s.over !== null;
      return {
        coins: p.coins,
        points: sumOf(p.booked),
        stall: p.stall.slice(),
        hand: known ? p.hand.slice() : null,
        buried: known ? p.buried.slice() : null,
        handSize: p.hand.length,
        buriedSize: p.buried.length,
      };
    }),
  }),
  chance: true,
  secrets: (o) => !o.open,
  concealed: () => false,
  scramble(ctx, viewer) {
    const { s } = ctx;
    if (s.over) {
      ctx.shuffle(s.deck.pile.sort());
      return;
    }
    const hidden = [s.deck.pile];
    const others = s.open ? [] : s.players.filter((_, seat) => seat !== viewer);
    for (const p of others) hidden.push(p.hand, p.buried);
    redeal(ctx, hidden);
  },
  tally: (s, seat) => {
    const p = s.players[seat]!;
    return { points: sumOf(p.booked), coins: p.coins, hand: p.hand.length, stall: p.stall.length };
  },
  standing(s, seat) {
    const p = s.players[seat]!;
    if (s.over) return { ...p.booked };
    // what lies face down is counted at the end only
    return { ...p.booked, sets: setPoints(p.stall), coins: Math.floor(p.coins / 4) };
  },
  round: (s) => s.round,
  check(s) {
    const fail = (what: string) => {
      throw new Error(`bazaar: ${what}`);
    };
    if (!Array.isArray(s.players) || !bazaar.seats.includes(s.players.length)) fail('players');
    if (!Number.isInteger(s.round) || s.round > s.rounds) fail('round');
    const seen = new Set<string>();
    const places = [s.deck.pile, s.deck.discards, s.lot === null ? [] : [s.lot]];
    for (const p of s.players) {
      if (!Number.isInteger(p.coins) || p.coins < 0) fail('coins');
      for (const source of SOURCES) if (!Number.isInteger(p.booked[source])) fail('points');
      if (p.hand.length > HAND_LIMIT) fail('hand');
      places.push(p.hand, p.stall, p.buried);
    }
    for (const place of places) for (const card of place) seen.add(card);
    const count = places.reduce((n, place) => n + place.length, 0);
    if (count !== CARDS.length || seen.size !== CARDS.length || CARDS.some((c) => !seen.has(c))) fail('cards');
  },
};
