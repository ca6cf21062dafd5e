/** Power for neighbours (rulebook p. 12, sheet 6.2). Offers are asked when the turn ends, from the builder's left. */
import { leftOf } from '../../../engine/kit/order.js';
import { must } from '../../../engine/must.js';
import type { Choice, FrameRules, Seat } from '../../../engine/types.js';
import { capacity, charge, takeable } from '../../terra-kit/bowls.js';
import { powerOffers } from '../../terra-kit/neighbours.js';
import { STRENGTH } from '../data/factions.js';
import { BUILDINGS, CULTS } from '../data/ids.js';
import { MAP, NAMES } from '../data/map.js';
import type { Offer, OfferBatch, PowerFrame, RitualFrame, State, SweepFrame, Tm } from '../types.js';
import { listFree, takeFree } from './convert.js';
import { advanceCult } from './cults.js';
import { hooksOf } from './factions/index.js';
import { score, seatOf, tellBrim } from './goods.js';
import type { C } from './hooks.js';
import { hasLeft, roundOver } from './order.js';

/** Strength of what stands on a hex. */
export const strengthAt = (s: State, hex: number): number =>
  STRENGTH[must(BUILDINGS[must(s.building[hex], 'space', hex)], 'building')];

/** Who would be offered how much if something were built on the hex now. */
function offersAt(s: State, seat: Seat, hex: number): { seat: Seat; power: number }[] {
  const neighbours = leftOf(seat, s.seats.length).filter((other) => !hasLeft(s, other));
  return powerOffers(MAP, s, hex, neighbours, (h) => strengthAt(s, h));
}

export function offerPower(ctx: C, seat: Seat, hex: number): void {
  const { s } = ctx;
  const open: Offer[] = offersAt(s, seat, hex).map((o) => ({ ...o, able: capacity(seatOf(s, o.seat).bowls) > 0 }));
  if (open.length > 0) s.offers.push({ from: seat, hex, open, taken: false, refused: false });
}

/** Power gained when taking: all or nothing, but no more than the bowls hold and the points can pay (p. 12). */
function powerGained(s: State, seat: Seat, power: number): number {
  const p = seatOf(s, seat);
  return takeable(p.bowls, p.points, power);
}

/** The first power is free. */
function withPrice(choice: Choice, points: number): Choice {
  return points > 0 ? { ...choice, price: { points } } : choice;
}

function takeOffer(ctx: C, batch: OfferBatch, offer: Offer): void {
  const { s } = ctx;
  const p = seatOf(s, offer.seat);
  batch.open.splice(batch.open.indexOf(offer), 1);
  const power = powerGained(s, offer.seat, offer.power);
  const lost = Math.min(offer.power, p.points + 1) - power;
  charge(p.bowls, power);
  ctx.tell({
    type: 'power',
    seat: offer.seat,
    from: batch.from,
    hex: must(NAMES[batch.hex], 'space', batch.hex),
    power,
    points: Math.max(0, power - 1),
  });
  tellBrim(ctx, offer.seat, lost, `seat:${batch.from}`);
  score(ctx, offer.seat, -Math.max(0, power - 1), 'power', `seat:${batch.from}`);
  if (offer.able && !batch.taken) {
    batch.taken = true;
    if (!hasLeft(s, batch.from)) hooksOf(s, batch.from).powerTaken?.(ctx, batch.from);
  }
  if (capacity(p.bowls) === 0) fillUp(ctx, offer.seat);
}

/** Full bowls: what is still offered to this seat is no real offer any more. */
function fillUp(ctx: C, seat: Seat): void {
  for (const batch of ctx.s.offers) {
    let changed = false;
    for (const o of batch.open) {
      if (o.seat === seat && o.able) {
        o.able = false;
        changed = true;
      }
    }
    if (changed) maybeRefused(ctx, batch);
  }
}

function declineOffer(ctx: C, batch: OfferBatch, offer: Offer): void {
  batch.open.splice(batch.open.indexOf(offer), 1);
  ctx.tell({
    type: 'decline',
    seat: offer.seat,
    from: batch.from,
    hex: must(NAMES[batch.hex], 'space', batch.hex),
    power: offer.power,
  });
  if (!offer.able) return;
  batch.refused = true;
  maybeRefused(ctx, batch);
}

function maybeRefused(ctx: C, batch: OfferBatch): void {
  if (batch.taken || !batch.refused || batch.open.some((o) => o.able)) return;
  batch.refused = false;
  if (!hasLeft(ctx.s, batch.from)) hooksOf(ctx.s, batch.from).powerRefused?.(ctx, batch.from, batch);
}

function sweepEmpty(s: State): void {
  if (s.offers.some((b) => b.open.length === 0)) s.offers = s.offers.filter((b) => b.open.length > 0);
}

// ------------------------------------------------------------------------------------- strict timing

/** Drops answered batches and offers to full bowls; the head is then the next question. */
function nextOffer(s: State): { batch: OfferBatch; offer: Offer } | null {
  for (const batch of s.offers) {
    const offer = batch.open.find((o) => capacity(seatOf(s, o.seat).bowls) > 0);
    if (offer) return { batch, offer };
  }
  return null;
}

export const power: FrameRules<Tm, PowerFrame> = {
  run(ctx) {
    const first = ctx.s.offers[0];
    // The Cultists' step comes when all answers to their building are in (sheet 6.3, 16).
    if (first && !first.open.some((o) => capacity(seatOf(ctx.s, o.seat).bowls) > 0)) {
      ctx.s.offers.shift();
      if (first.taken && ctx.s.pendingSteps > 0) ctx.push({ kind: 'ritual', seat: first.from, step: 0 });
      return 'again';
    }
    return first ? 'ask' : 'done';
  },
  ask(s) {
    const { batch, offer } = must(nextOffer(s), 'next offer');
    const gained = powerGained(s, offer.seat, offer.power);
    const queue: Seat[] = [];
    for (const b of s.offers) {
      for (const o of b.open) if (o !== offer && capacity(seatOf(s, o.seat).bowls) > 0) queue.push(o.seat);
    }
    return {
      seat: offer.seat,
      topic: 'power',
      from: `hex:${NAMES[batch.hex]}`,
      facts: { from: batch.from, power: gained, offered: offer.power, points: gained - 1 },
      queue,
      choices: [
        withPrice({ id: 'take', verb: 'take', target: `hex:${NAMES[batch.hex]}` }, gained - 1),
        { id: 'decline', verb: 'decline' },
      ],
    };
  },
  take(ctx, _f, a) {
    const { batch, offer } = must(nextOffer(ctx.s), 'next offer');
    if (a.id === 'take') takeOffer(ctx, batch, offer);
    else declineOffer(ctx, batch, offer);
  },
};

export const ritual: FrameRules<Tm, RitualFrame> = {
  run: (ctx) => (ctx.s.pendingSteps > 0 ? 'ask' : 'done'),
  ask: (_s, f) => ({ seat: f.seat, topic: 'ritual', from: 'faction:cultists', choices: stepChoices() }),
  take: (ctx, f, a) => takeStep(ctx, f.seat, a.id),
};

// --------------------------------------------------------------------------------------- late timing

const isLate = (s: State): boolean => s.options.powerTiming === 'late';

function stepChoices(): Choice[] {
  return CULTS.map((c) => ({ id: `step:${c}`, verb: 'step', target: `cult:${c}` }));
}

function takeStep(ctx: C, seat: Seat, id: string): void {
  ctx.s.pendingSteps--;
  advanceCult(ctx, seat, CULTS.indexOf(id.slice('step:'.length) as (typeof CULTS)[number]), 1, 'cultists');
}

export function owesStep(s: State, seat: Seat): boolean {
  return s.pendingSteps > 0 && seatOf(s, seat).faction === 'cultists';
}

export function hasOffers(s: State, seat: Seat): boolean {
  return s.offers.some((b) => b.open.some((o) => o.seat === seat));
}

/** Late timing: answers to open offers, as choices that cost no action. One choice for offers that are alike. */
export function listOpen(s: State, seat: Seat, out: Choice[]): void {
  if (!isLate(s)) return;
  if (owesStep(s, seat)) out.push(...stepChoices());
  const room = capacity(seatOf(s, seat).bowls) > 0;
  const seen = new Set<string>();
  for (const b of s.offers) {
    for (const o of b.open) {
      const key = `${seatOf(s, b.from).faction}@${o.power}`;
      if (o.seat !== seat || seen.has(key)) continue;
      seen.add(key);
      const target = `hex:${NAMES[b.hex]}`;
      if (room) out.push(withPrice({ id: `take:${key}`, verb: 'take', target }, powerGained(s, seat, o.power) - 1));
      out.push({ id: `decline:${key}`, verb: 'decline', target });
    }
  }
}

/** Plays a choice of `listOpen`; false when it is none. */
export function takeOpen(ctx: C, seat: Seat, id: string): boolean {
  const { s } = ctx;
  if (id.startsWith('step:')) {
    takeStep(ctx, seat, id);
    return true;
  }
  const m = /^(take|decline):(.+)@(\d+)$/.exec(id);
  if (!m) return false;
  for (const b of s.offers) {
    const o = b.open.find((x) => x.seat === seat && x.power === Number(m[3]) && seatOf(s, b.from).faction === m[2]);
    if (!o) continue;
    if (m[1] === 'take') takeOffer(ctx, b, o);
    else declineOffer(ctx, b, o);
    break;
  }
  sweepEmpty(s);
  return true;
}

/** Taking an action lets one's open offers lapse (sheet 6.2, 7). */
export function lapse(ctx: C, seat: Seat): void {
  for (const b of ctx.s.offers) {
    for (const o of b.open.filter((x) => x.seat === seat)) {
      ctx.tell({ type: 'lapse', seat, from: b.from, power: o.power });
      declineOffer(ctx, b, o);
    }
  }
  sweepEmpty(ctx.s);
}

/** Whoever leaves could not take what is offered: that is no refusal, which matters to the Cultists (sheet 8). */
export function withdrawOffers(ctx: C, seat: Seat): void {
  fillUp(ctx, seat);
  for (const b of ctx.s.offers) {
    for (const o of b.open) if (o.seat === seat) ctx.tell({ type: 'lapse', seat, from: b.from, power: o.power });
    b.open = b.open.filter((o) => o.seat !== seat);
  }
  sweepEmpty(ctx.s);
}

const hasOpen = (s: State, seat: Seat): boolean => hasOffers(s, seat) || owesStep(s, seat);

/** Before every turn, and once more when all have passed. */
function sweepSeat(s: State, f: SweepFrame): Seat | undefined {
  return s.order.find((seat) => !f.later.includes(seat) && hasOpen(s, seat));
}

/** When all have passed one may still let others answer first, but nothing is left open for good. */
function mayWait(s: State, f: SweepFrame, seat: Seat): boolean {
  return !roundOver(s) || s.order.some((other) => other !== seat && !f.later.includes(other) && hasOpen(s, other));
}

export const sweep: FrameRules<Tm, SweepFrame> = {
  run: (ctx, f) => (sweepSeat(ctx.s, f) === undefined ? 'done' : 'ask'),
  ask(s, f) {
    const seat = must(sweepSeat(s, f), 'sweep seat');
    const choices: Choice[] = [];
    listOpen(s, seat, choices);
    if (mayWait(s, f, seat)) choices.push({ id: 'later', verb: 'later' });
    if (!roundOver(s)) listFree(s, seat, choices);
    return { seat, topic: 'open-offers', from: 'rule:power', choices };
  },
  take(ctx, f, a) {
    const seat = must(sweepSeat(ctx.s, f), 'sweep seat');
    if (a.id === 'later') {
      f.later.push(seat);
      return;
    }
    if (!takeOpen(ctx, seat, a.id)) takeFree(ctx, seat, a);
    f.later = [];
  },
};
