/** A new territory: the auction, and the force its winner sends. Code of Laws, colonization; sheet section 3.5. */
import { amountOf, must } from '../../../../engine/must.js';
import type { Choice, Ctx, FrameRules, Seat } from '../../../../engine/types.js';
import { WORKER_TECH, type WorkerTechId } from '../../data/civil.js';
import { BONUSES, isBonus, MILITARY, type MilitaryId, type TacticId } from '../../data/military.js';
import { playerOf } from '../../lookup.js';
import type { Player, Tta, TtaState } from '../../types.js';
import { colonization, isUnit, sacrifice, unitCount } from '../board.js';
import { type Units, unitForce } from './armies.js';
import type { AuctionFrame, ColonizeFrame } from './frames.js';
import { different, takeFromHand, toDiscard } from './hand.js';

/** James Cook: this many other military cards may be thrown in, each worth one. */
const COOK_CARDS = 2;
const COOK_VALUE = 1;

const cookCards = (p: Player): number => (p.leader === 'james-cook' ? COOK_CARDS : 0);

function forceOf(p: Player, units: readonly Units[]): number {
  return unitForce(units, p.tactic as TacticId | null, p.leader === 'genghis-khan');
}

/** The largest force the seat could send; 0 without a unit. Secret, for it counts bonus cards in hand. */
export function highestBid(s: TtaState, seat: Seat): number {
  const p = playerOf(s, seat);
  if (unitCount(p) === 0) return 0;
  let cards = 0;
  let others = 0;
  for (const id of p.military) {
    if (isBonus(id)) cards += BONUSES[id].colonization;
    else others++;
  }
  return forceOf(p, p.techs) + colonization(s, seat) + cards + Math.min(others, cookCards(p)) * COOK_VALUE;
}

/** The same as the others at the table could reckon it: every card in hand might be a bonus card of its age. */
function publicLimit(s: TtaState, seat: Seat): number {
  const p = playerOf(s, seat);
  if (unitCount(p) === 0) return 0;
  return p.military.reduce((sum, id) => sum + MILITARY[id].age, forceOf(p, p.techs) + colonization(s, seat));
}

export const auctionFrame: FrameRules<Tta, AuctionFrame> = {
  run(ctx, f) {
    const { s } = ctx;
    // Who plainly cannot bid is out of the auction without being asked; hidden cards never decide that.
    while (
      f.live.length > 0 &&
      f.live[0] !== f.leader &&
      publicLimit(s, must(f.live[0], 'next in the queue')) <= f.high
    ) {
      ctx.tell({ type: 'bid-out', seat: must(f.live[0], 'next in the queue'), card: f.card, high: f.high });
      f.live.shift();
    }
    if (f.live.length === 0) {
      s.events.past.push(...f.held);
      ctx.tell({ type: 'no-colony', card: f.card });
      return 'done';
    }
    if (f.live[0] !== f.leader) return 'ask';
    ctx.push({ kind: 'colonize', seat: f.leader, step: 0, card: f.card, held: f.held, bid: f.high, sent: {} });
    return 'done';
  },
  ask(s, f) {
    const seat = must(f.live[0], 'next in the queue');
    const choices: Choice[] = [];
    const most = highestBid(s, seat);
    if (most > f.high) choices.push({ id: 'bid', verb: 'bid', range: [f.high + 1, most] });
    choices.push({ id: 'pass', verb: 'pass-bid' });
    return {
      seat,
      topic: 'bid',
      from: `card:${f.card}`,
      facts: { high: f.high, leader: f.leader, most },
      choices,
      queue: f.live.slice(1),
    };
  },
  explain(s, f) {
    const most = highestBid(s, must(f.live[0], 'next in the queue'));
    return most > f.high ? [] : [{ id: 'bid', verb: 'bid', why: 'bid-short', facts: { most, high: f.high } }];
  },
  take(ctx, f, a) {
    const seat = must(f.live.shift(), 'next in the queue');
    if (a.id === 'pass') {
      ctx.tell({ type: 'bid-pass', seat, card: f.card });
      return;
    }
    f.high = amountOf(a);
    f.leader = seat;
    f.live.push(seat);
    ctx.tell({ type: 'bid', seat, card: f.card, bid: f.high });
  },
};

function sentUnits(f: ColonizeFrame): Units[] {
  return Object.keys(f.sent).map((id) => ({ id: id as WorkerTechId, workers: must(f.sent[id], 'unit', id) }));
}

/** Cards spent so far: all that is held but the territory itself. */
const spent = (f: ColonizeFrame): MilitaryId[] => f.held.slice(1);
const cardValue = (id: MilitaryId): number => (isBonus(id) ? BONUSES[id].colonization : COOK_VALUE);

function forceSoFar(s: TtaState, f: ColonizeFrame): number {
  const units = sentUnits(f);
  if (units.length === 0) return 0;
  const cards = spent(f).reduce((sum, id) => sum + cardValue(id), 0);
  return forceOf(playerOf(s, f.seat), units) + colonization(s, f.seat) + cards;
}

/**
 * Units and cards are named one by one. No pick can spoil the bid: more units never make a weaker force, every bonus
 * card keeps its value, and Cook's throws are worth the same whichever card goes.
 */
export const colonizeFrame: FrameRules<Tta, ColonizeFrame> = {
  run: (_, f) => (f.step === 0 ? 'ask' : 'done'),
  ask(s, f) {
    const p = playerOf(s, f.seat);
    const force = forceSoFar(s, f);
    const choices: Choice[] = [];
    for (const t of p.techs) {
      if (!isUnit(WORKER_TECH[t.id].type) || t.workers <= (f.sent[t.id] ?? 0)) continue;
      choices.push({ id: `send:${t.id}`, verb: 'send', target: `card:${t.id}` });
    }
    const thrown = spent(f).filter((id) => !isBonus(id)).length;
    for (const id of different(p.military)) {
      if (isBonus(id)) choices.push({ id: `bonus:${id}`, verb: 'bonus', target: `card:${id}` });
      else if (thrown < cookCards(p)) choices.push({ id: `throw:${id}`, verb: 'throw-in', target: `card:${id}` });
    }
    // A rival's hand that was dealt anew in an imagined game may lack the cards behind the bid: then all sail.
    if (force >= f.bid || choices.length === 0) choices.push({ id: 'done', verb: 'set-out' });
    return { seat: f.seat, topic: 'colonize', from: `card:${f.card}`, facts: { bid: f.bid, force }, choices };
  },
  explain: (s, f) =>
    forceSoFar(s, f) >= f.bid
      ? []
      : [{ id: 'done', verb: 'set-out', why: 'force-short', facts: { bid: f.bid, force: forceSoFar(s, f) } }],
  take(ctx, f, a) {
    const [verb, id] = a.id.split(':') as [string, string];
    if (verb === 'done') {
      setOut(ctx, f);
      return;
    }
    ctx.tell({ type: 'picks', seat: f.seat, card: id, to: 'colonize' }, { only: [f.seat] });
    if (verb === 'send') f.sent[id] = (f.sent[id] ?? 0) + 1;
    else {
      takeFromHand(playerOf(ctx.s, f.seat), id as MilitaryId);
      f.held.push(id as MilitaryId);
    }
  },
};

/** Units are sacrificed and cards discarded before the colony's effects, so that they may be drawn again. */
function setOut(ctx: Ctx<Tta>, f: ColonizeFrame): void {
  const { s } = ctx;
  const force = forceSoFar(s, f);
  for (const u of sentUnits(f)) for (let i = 0; i < u.workers; i++) sacrifice(ctx, f.seat, u.id);
  for (const card of spent(f)) {
    toDiscard(s, card);
    if (isBonus(card)) {
      ctx.tell({ type: 'play-bonus', seat: f.seat, card, value: cardValue(card), against: 'colony' });
    } else {
      const level = MILITARY[card].age;
      const rest = { type: 'discard-military', seat: f.seat, level } as const;
      ctx.tell({ ...rest, card }, { only: [f.seat], rest });
    }
  }
  f.held.length = 0;
  f.step = 1;
  ctx.tell({ type: 'colony', seat: f.seat, card: f.card, force, bid: f.bid });
  ctx.push({ kind: 'colony', seat: f.seat, step: 0, card: f.card });
}
