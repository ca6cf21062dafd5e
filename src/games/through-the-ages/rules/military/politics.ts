/** The politics phase: at most one political action. Code of Laws, politics phase. */
import { must } from '../../../../engine/must.js';
import type { Answer, Blocked, Choice, Ctx, FrameRules, Seat } from '../../../../engine/types.js';
import {
  isAggression,
  isBonus,
  isEvent,
  isPact,
  isTactic,
  isTerritory,
  isWar,
  type MilitaryId,
  type TerritoryId,
} from '../../data/military.js';
import { playerOf } from '../../lookup.js';
import type { Tta, TtaState } from '../../types.js';
import { gainYellow, removeLeader } from '../board.js';
import { resign } from '../resign.js';
import { type AttackCard, attackCost, barred } from './attack.js';
import { seatsFrom } from './compare.js';
import { partnerIn } from './effects.js';
import { prepareEvent } from './event.js';
import type { PoliticsFrame } from './frames.js';
import { different, takeFromHand } from './hand.js';
import { endPact, listOffers, offerPact } from './pacts.js';
import { AFTER, FIRST, LEAVE, politicsDone, RESIGN_FIRST, RESIGN_SECOND, SECOND, START } from './politics-steps.js';
import { clash } from './strength.js';

const isAttack = (id: MilitaryId): id is AttackCard => isAggression(id) || isWar(id);

/** What people do most comes first; what they seldom mean, and what is lost for good, stands behind the pass. */
function list(s: TtaState, seat: Seat): Choice[] {
  const p = playerOf(s, seat);
  const prepares: Choice[] = [];
  const offers: Choice[] = [];
  const attacks: Choice[] = [];
  const departures: Choice[] = [];
  const rivals = seatsFrom(s, seat).slice(1);
  for (const id of different(p.military)) {
    if (isEvent(id) || isTerritory(id)) prepares.push({ id: `prepare:${id}`, verb: 'prepare', target: `card:${id}` });
    else if (isPact(id)) listOffers(s, seat, id, offers);
    else if (isAttack(id)) listAttacks(s, seat, id, rivals, attacks);
    if (p.leader === 'christopher-columbus' && isTerritory(id)) {
      departures.push({ id: `columbus:${id}`, verb: 'columbus', target: `card:${id}` });
    }
  }
  if (p.leader === 'alexander-the-great') {
    departures.push({ id: 'alexander', verb: 'alexander', target: `card:${p.leader}` });
  }
  const cancels = s.pacts
    .filter((pact) => partnerIn(pact, seat) !== null)
    .map((pact): Choice => ({ id: `cancel:${pact.card}`, verb: 'cancel-pact', target: `card:${pact.card}` }));
  const peeks: Choice[] = mayPeek(s, seat) ? [{ id: 'peek', verb: 'peek', target: 'card:joan-of-arc' }] : [];
  const pass: Choice = { id: 'pass', verb: 'pass-politics' };
  const resigns: Choice[] = s.age < 4 ? [{ id: 'resign', verb: 'resign', rare: true }] : [];
  return [...prepares, ...offers, ...peeks, ...attacks, pass, ...departures, ...cancels, ...resigns];
}

function listAttacks(s: TtaState, seat: Seat, id: AttackCard, rivals: readonly Seat[], out: Choice[]): void {
  const verb = isWar(id) ? 'war' : 'aggression';
  for (const rival of rivals) {
    if (barred(s, seat, id, rival)) continue;
    out.push({ id: `${verb}:${id}>${rival}`, verb, target: `seat:${rival}`, price: { ma: attackCost(s, id, rival) } });
  }
}

/** Joan of Arc sees the top current event; that is no political action. */
function mayPeek(s: TtaState, seat: Seat): boolean {
  const { current, peeked } = s.events;
  return playerOf(s, seat).leader === 'joan-of-arc' && current.length > 0 && !peeked.includes(seat);
}

const resigning = (f: PoliticsFrame): boolean => f.step === RESIGN_FIRST || f.step === RESIGN_SECOND;

export const politicsFrame: FrameRules<Tta, PoliticsFrame> = {
  run(ctx, f) {
    const { s } = ctx;
    const p = playerOf(s, f.seat);
    if (p.out || f.step === LEAVE) return 'done';
    if (f.step === START) {
      f.step = FIRST;
      if (p.skipPolitics) {
        p.skipPolitics = false;
        ctx.tell({ type: 'politics-skipped', seat: f.seat });
        return 'done';
      }
    }
    if (f.step === AFTER) {
      // Julius Caesar: once in the game a second political action.
      if (p.leader !== 'julius-caesar' || p.caesar) return 'done';
      f.step = SECOND;
    }
    // Whoever holds military cards is asked, playable or not: being passed over would tell what they are.
    return resigning(f) || p.military.length > 0 || list(s, f.seat).length > 1 ? 'ask' : 'done';
  },
  ask(s, f) {
    if (resigning(f)) {
      const choices: Choice[] = [
        { id: 'resign:no', verb: 'back' },
        { id: 'resign:yes', verb: 'resign', warn: 'resign', rare: true },
      ];
      return { seat: f.seat, topic: 'resign', from: 'rule:resign', choices };
    }
    const topic = f.step === SECOND ? 'politics-caesar' : 'politics';
    const facts = { cards: playerOf(s, f.seat).military.length };
    return { seat: f.seat, topic, from: 'rule:politics', facts, choices: list(s, f.seat) };
  },
  explain: (s, f) => (resigning(f) ? [] : blocked(s, f.seat)),
  take(ctx, f, a) {
    if (resigning(f)) {
      f.step = f.step === RESIGN_FIRST ? FIRST : SECOND;
      if (a.id === 'resign:yes') resign(ctx, f.seat);
      else ctx.tell({ type: 'stays', seat: f.seat }, { only: [f.seat] });
    } else if (a.id === 'resign') f.step = f.step === FIRST ? RESIGN_FIRST : RESIGN_SECOND;
    else if (a.id === 'peek') peek(ctx, f.seat);
    else if (a.id === 'pass') f.step = LEAVE;
    else act(ctx, f, a);
  },
};

/** Seeing a card cannot be taken back. */
function peek(ctx: Ctx<Tta>, seat: Seat): void {
  const { events } = ctx.s;
  events.peeked.push(seat);
  ctx.reveal();
  const rest = { type: 'peek', seat, from: events.current.length } as const;
  ctx.tell({ ...rest, card: must(events.current.at(-1), 'last').card }, { only: [seat], rest });
}

function act(ctx: Ctx<Tta>, f: PoliticsFrame, a: Answer): void {
  const { s } = ctx;
  const { seat } = f;
  const [verb, rest = ''] = a.id.split(':') as [string, string?];
  if (verb === 'aggression' || verb === 'war') {
    // Becomes a political action only when it is confirmed.
    const [card, target] = rest.split('>') as [AttackCard, string];
    takeFromHand(playerOf(s, seat), card);
    ctx.tell({ type: 'weighs', seat, card, target: Number(target) }, { only: [seat] });
    ctx.push({ kind: 'attack', seat, step: 0, card, held: [card], target: Number(target) });
    return;
  }
  politicsDone(s);
  if (verb === 'prepare') prepareEvent(ctx, seat, rest as MilitaryId);
  else if (verb === 'pact') offerPact(ctx, seat, rest);
  else if (verb === 'cancel')
    endPact(
      ctx,
      must(
        s.pacts.find((pact) => pact.card === rest),
        'match',
      ),
      'cancelled',
    );
  else if (verb === 'alexander') {
    removeLeader(ctx, seat, 'card:alexander-the-great');
    gainYellow(ctx, seat, 1, 'card:alexander-the-great');
  } else {
    removeLeader(ctx, seat, 'card:christopher-columbus');
    takeFromHand(playerOf(s, seat), rest as MilitaryId);
    ctx.reveal();
    ctx.tell({ type: 'colony', seat, card: rest as TerritoryId, force: 0, bid: 0 });
    ctx.push({ kind: 'colony', seat, step: 0, card: rest as TerritoryId });
  }
}

/** Cards in hand that cannot be used in this phase, with the reason. */
function blocked(s: TtaState, seat: Seat): Blocked[] {
  const p = playerOf(s, seat);
  const out: Blocked[] = [];
  for (const id of different(p.military)) {
    if (isTactic(id)) out.push({ verb: 'tactic', target: `card:${id}`, why: 'tactic-later' });
    if (isBonus(id)) out.push({ verb: 'bonus', target: `card:${id}`, why: 'bonus-later' });
    if (!isAttack(id)) continue;
    const verb = isWar(id) ? 'war' : 'aggression';
    for (const rival of seatsFrom(s, seat).slice(1)) {
      const why = barred(s, seat, id, rival);
      if (!why) continue;
      const facts = { target: rival, cost: attackCost(s, id, rival), have: p.ma, ...clash(s, seat, rival) };
      out.push({ id: `${verb}:${id}>${rival}`, verb, target: `seat:${rival}`, why, facts });
    }
  }
  return out;
}
