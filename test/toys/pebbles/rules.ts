import { leftOf } from '../../../src/engine/kit/order.js';
import type { Blocked, Choice, Ctx, FrameRules, FrameTable, GameDefinition, Seat } from '../../../src/engine/types.js';
import { Refused } from '../../../src/engine/types.js';
import { canPay, missing, pay } from './goods.js';
import { distances, groups } from './paths.js';
import {
  CROWN_PRICE,
  type GameFrame,
  LAY_PRICE,
  type PebblesTypes,
  PITS,
  type RoundFrame,
  type SipFrame,
  SOURCES,
  type Source,
  type State,
  TILES,
  TOPOLOGY,
  type TurnFrame,
} from './state.js';

type C = Ctx<PebblesTypes>;

const START = 0;
const ROUND_OVER = 1;
const ACT = 0;
const LEAVE = 1;

function book(ctx: C, seat: Seat, source: Source, points: number): void {
  if (points === 0) return;
  ctx.s.players[seat]!.booked[source] += points;
  ctx.tell({ type: 'score', seat, source, points });
}

/** Points that only the end brings: the largest group, and a point for three coins. */
function endPoints(s: State, seat: Seat): { group: number; coins: number } {
  const own = groups(
    PITS.length,
    (i) => s.owner[i] === seat,
    (i) => TOPOLOGY.near[i]!,
  );
  const group = own.reduce((most, g) => Math.max(most, g.length), 0);
  return { group, coins: Math.floor(s.players[seat]!.goods.coins / 3) };
}

function sumOf(points: Record<string, number>): number {
  let total = 0;
  for (const key in points) total += points[key]!;
  return total;
}

/** Within two steps of an own pebble; the first one may lie anywhere. */
function reach(s: State, seat: Seat): Int16Array {
  const own: number[] = [];
  for (let i = 0; i < PITS.length; i++) if (s.owner[i] === seat) own.push(i);
  if (own.length === 0) return new Int16Array(PITS.length);
  return distances(TOPOLOGY.near, own, () => true, 2);
}

const game: FrameRules<PebblesTypes, GameFrame> = {
  run(ctx, f) {
    const { s } = ctx;
    if (f.step === ROUND_OVER && s.round === s.rounds) {
      s.players.forEach((_, seat) => {
        const { group, coins } = endPoints(s, seat);
        book(ctx, seat, 'group', group);
        book(ctx, seat, 'coins', coins);
      });
      const ranking = s.players
        .map((p, seat) => ({ seat, score: sumOf(p.booked), ties: [p.goods.pebbles] }))
        .sort((a, b) => b.score - a.score || b.ties[0]! - a.ties[0]! || a.seat - b.seat);
      s.over = { ranking, reason: 'pebbles.rounds' };
      return 'done';
    }
    f.step = ROUND_OVER;
    s.round += 1;
    ctx.tell({ type: 'round', round: s.round });
    s.players.forEach((p, seat) => {
      p.passed = false;
      const coins = 1 + s.crowned.filter((c, i) => c === 1 && s.owner[i] === seat).length;
      p.goods.pebbles += 4;
      p.goods.coins += coins;
      ctx.tell({ type: 'income', seat, pebbles: 4, coins });
    });
    ctx.push({ kind: 'round', seat: s.first, step: 0, turn: s.first });
    return 'again';
  },
};

const round: FrameRules<PebblesTypes, RoundFrame> = {
  run(ctx, f) {
    const { players } = ctx.s;
    if (players.every((p) => p.passed)) return 'done';
    while (players[f.turn]!.passed) f.turn = (f.turn + 1) % players.length;
    ctx.push({ kind: 'turn', seat: f.turn, step: ACT });
    f.turn = (f.turn + 1) % players.length;
    return 'again';
  },
};

const turn: FrameRules<PebblesTypes, TurnFrame> = {
  run: (_, f) => (f.step === ACT ? 'ask' : 'done'),

  ask(s, f) {
    const { goods } = s.players[f.seat]!;
    const choices: Choice[] = [];
    if (canPay(goods, LAY_PRICE)) {
      const dist = reach(s, f.seat);
      const bare = goods.pebbles === LAY_PRICE.pebbles ? { warn: 'bare' } : {};
      for (let i = 0; i < PITS.length; i++) {
        if (s.owner[i] !== -1 || s.closed.includes(i) || dist[i] === -1) continue;
        choices.push({ id: `lay:${PITS[i]}`, verb: 'lay', target: `pit:${PITS[i]}`, price: LAY_PRICE, ...bare });
      }
    }
    if (canPay(goods, CROWN_PRICE)) {
      for (let i = 0; i < PITS.length; i++) {
        if (s.owner[i] !== f.seat || s.crowned[i] === 1) continue;
        choices.push({ id: `crown:${PITS[i]}`, verb: 'crown', target: `pit:${PITS[i]}`, price: CROWN_PRICE });
      }
    }
    if (goods.coins > 0) choices.push({ id: 'trade', verb: 'trade', range: [1, goods.coins] });
    const most = Math.floor(goods.pebbles / 2);
    if (most > 0) choices.push({ id: 'melt', verb: 'melt', range: [1, most] });
    choices.push({ id: 'pass', verb: 'pass' });
    return { seat: f.seat, topic: 'pebbles.turn', from: 'rule:turn', facts: { round: s.round }, choices };
  },

  explain(s, f) {
    const { goods } = s.players[f.seat]!;
    const dist = reach(s, f.seat);
    const out: Blocked[] = [];
    for (let i = 0; i < PITS.length; i++) {
      const target = `pit:${PITS[i]}`;
      const lay = { id: `lay:${PITS[i]}`, verb: 'lay', target };
      if (s.owner[i] === f.seat) {
        const crown = { id: `crown:${PITS[i]}`, verb: 'crown', target };
        if (s.crowned[i] === 1) out.push({ ...crown, why: 'crowned' });
        else out.push(...lacking(goods, CROWN_PRICE, crown));
      } else if (s.closed.includes(i)) out.push({ ...lay, why: 'closed' });
      else if (s.owner[i] !== -1) out.push({ ...lay, why: 'taken', facts: { seat: s.owner[i]! } });
      else if (dist[i] === -1) out.push({ ...lay, why: 'far', facts: { most: 2 } });
      else out.push(...lacking(goods, LAY_PRICE, lay));
    }
    return out;
  },

  take(ctx, f, a) {
    const { s } = ctx;
    const p = s.players[f.seat]!;
    const [verb, place] = a.id.split(':');
    const pit = place === undefined ? -1 : PITS.indexOf(place);
    switch (verb) {
      case 'trade':
        p.goods.coins -= a.n!;
        p.goods.pebbles += a.n!;
        ctx.tell({ type: 'convert', seat: f.seat, verb, n: a.n! });
        return;
      case 'melt':
        p.goods.pebbles -= 2 * a.n!;
        p.goods.coins += a.n!;
        ctx.tell({ type: 'convert', seat: f.seat, verb, n: a.n! });
        return;
      case 'lay':
        f.step = LEAVE;
        return lay(ctx, f, pit);
      case 'crown':
        f.step = LEAVE;
        pay(p.goods, CROWN_PRICE);
        s.crowned[pit] = 1;
        ctx.tell({ type: 'crown', seat: f.seat, pit: PITS[pit]! });
        return book(ctx, f.seat, 'crown', 3);
      default:
        f.step = LEAVE;
        if (s.players.every((other) => !other.passed)) s.first = f.seat;
        p.passed = true;
        ctx.tell({ type: 'pass', seat: f.seat });
    }
  },
};

function lacking(
  have: { pebbles: number; coins: number },
  price: Partial<Record<'pebbles' | 'coins', number>>,
  what: { id: string; verb: string; target: string },
): Blocked[] {
  const short = missing<'pebbles' | 'coins'>(have, price);
  const good = short.coins ? 'coins' : short.pebbles ? 'pebbles' : null;
  return good ? [{ ...what, why: 'lack', facts: { good, need: price[good]!, have: have[good] } }] : [];
}

function lay(ctx: C, f: TurnFrame, pit: number): void {
  const { s } = ctx;
  const p = s.players[f.seat]!;
  pay(p.goods, LAY_PRICE);
  s.owner[pit] = f.seat;
  ctx.tell({ type: 'lay', seat: f.seat, pit: PITS[pit]!, points: 1 });
  book(ctx, f.seat, 'lay', 1);
  const tile = s.tiles[pit]!;
  s.tiles[pit] = '';
  if (tile !== '') ctx.tell({ type: 'tile', seat: f.seat, tile, why: `tile:${tile}` });
  if (tile === 'shell') book(ctx, f.seat, 'shell', 2);
  else if (tile === 'star') p.goods.coins += 2;
  else if (tile === 'well') p.goods.pebbles += 3;
  else if (tile === 'gate') f.step = ACT; // a second action at once
  if (!s.offers) return;
  const beside = TOPOLOGY.near[pit]!.map((i) => s.owner[i]!);
  const queue = leftOf(f.seat, s.players.length).filter((seat) => beside.includes(seat));
  if (queue.length > 0) ctx.push({ kind: 'sip', seat: f.seat, step: 0, pit, queue });
}

const sip: FrameRules<PebblesTypes, SipFrame> = {
  run(ctx, f) {
    // nobody pays a point that is not there
    while (f.queue.length > 0 && sumOf(ctx.s.players[f.queue[0]!]!.booked) < 1) f.queue.shift();
    return f.queue.length > 0 ? 'ask' : 'done';
  },
  ask: (_, f) => ({
    seat: f.queue[0]!,
    topic: 'pebbles.sip',
    from: `pit:${PITS[f.pit]}`,
    facts: { pebbles: 2, points: 1 },
    queue: f.queue.slice(1),
    choices: [
      { id: 'sip', verb: 'sip', price: { points: 1 } },
      { id: 'decline', verb: 'decline' },
    ],
  }),
  take(ctx, f, a) {
    const seat = f.queue.shift()!;
    const taken = a.id === 'sip';
    ctx.tell({ type: 'sip', seat, pit: PITS[f.pit]!, taken, why: `pit:${PITS[f.pit]}` });
    if (!taken) return;
    ctx.s.players[seat]!.goods.pebbles += 2;
    book(ctx, seat, 'sip', -1);
  },
};

const frames: FrameTable<PebblesTypes> = { game, round, turn, sip };

export const pebbles: GameDefinition<PebblesTypes> = {
  id: 'pebbles',
  title: 'Pebbles',
  rules: 1,
  seats: [2, 3, 4],
  frames,
  optionSpecs: [
    { id: 'rounds', kind: 'choice', values: ['4', '2', '6'] },
    { id: 'offers', kind: 'flag', default: true },
    { id: 'closed', kind: 'list', of: PITS },
  ],
  freeVerbs: ['trade', 'melt'],
  options(chosen) {
    const closed = chosen['closed'] as readonly string[];
    if (closed.length > 8) throw new Refused('pebbles-closed', { most: 8, closed: closed.length });
    return { rounds: Number(chosen['rounds']), offers: chosen['offers'] as boolean, closed };
  },
  blank: (seats, o) => ({
    round: 0,
    rounds: o.rounds,
    offers: o.offers,
    first: 0,
    players: Array.from({ length: seats }, () => ({
      goods: { pebbles: 2, coins: 3 },
      booked: { lay: 0, shell: 0, crown: 0, sip: 0, group: 0, coins: 0 },
      passed: false,
    })),
    owner: PITS.map(() => -1),
    crowned: PITS.map(() => 0),
    tiles: PITS.map(() => ''),
    closed: o.closed.map((name) => PITS.indexOf(name)),
  }),
  setup(ctx) {
    const { s } = ctx;
    const pits = PITS.map((_, i) => i).filter((i) => !s.closed.includes(i));
    ctx.shuffle(pits);
    TILES.forEach((tile, k) => {
      s.tiles[pits[k]!] = tile;
    });
    ctx.push({ kind: 'game', seat: 0, step: START });
  },
  view: (s) => ({
    round: s.round,
    rounds: s.rounds,
    players: s.players.map((p) => ({
      pebbles: p.goods.pebbles,
      coins: p.goods.coins,
      points: sumOf(p.booked),
      passed: p.passed,
    })),
    pits: PITS.map((name, i) => ({
      name,
      owner: s.owner[i]!,
      crowned: s.crowned[i] === 1,
      tile: s.tiles[i]!,
      closed: s.closed.includes(i),
    })),
  }),
  chance: false,
  secrets: () => false,
  scramble: () => {},
  tally: (s, seat) => {
    const p = s.players[seat]!;
    return { points: sumOf(p.booked), pebbles: p.goods.pebbles, coins: p.goods.coins };
  },
  standing(s, seat) {
    const booked = { ...s.players[seat]!.booked };
    return s.over ? booked : { ...booked, ...endPoints(s, seat) };
  },
  round: (s) => s.round,
  check(s) {
    const fail = (what: string) => {
      throw new Error(`pebbles: ${what}`);
    };
    if (!Array.isArray(s.players) || !pebbles.seats.includes(s.players.length)) fail('players');
    for (const list of [s.owner, s.crowned, s.tiles])
      if (!Array.isArray(list) || list.length !== PITS.length) fail('board');
    if (!(s.round <= s.rounds)) fail('round');
    for (const p of s.players) {
      for (const n of [p.goods.pebbles, p.goods.coins]) if (!Number.isInteger(n) || n < 0) fail('goods');
      for (const source of SOURCES) if (!Number.isInteger(p.booked[source])) fail('points');
      if (sumOf(p.booked) < 0) fail('points below nothing');
    }
    s.owner.forEach((seat, i) => {
      if (!Number.isInteger(seat) || seat < -1 || seat >= s.players.length) fail('owner');
      if (s.crowned[i] === 1 && seat === -1) fail('a crown on an empty pit');
      if (s.closed.includes(i) && seat !== -1) fail('a pebble in a closed pit');
    });
  },
};
