/** Cult tracks: steps, their power, keys and the single tenth place (rulebook p. 13, p. 15; sheet 4.7, 6.8). */
import { must } from '../../../engine/must.js';
import type { Choice, FrameRules, Seat } from '../../../engine/types.js';
import { CULTS, type Cult } from '../data/ids.js';
import { CULT_POWER, CULT_TOP } from '../data/tiles.js';
import type { KeysFrame, LastKeyFrame, SeatState, State, Tm } from '../types.js';
import { receive, seatOf, tellBrim } from './goods.js';
import type { C } from './hooks.js';

type Steps = [number, number, number, number];

const stepsOn = (p: SeatState, cult: number): number => p.cults[cult] ?? 0;

function cultCalled(cult: number): Cult {
  const name = CULTS[cult];
  if (!name) throw new Error(`there is no cult ${cult}`);
  return name;
}

const topTaken = (s: State, cult: number): boolean => s.seats.some((p) => p.cults[cult] === CULT_TOP);

/** Where a marker would come to rest. */
export function cultAfter(s: State, seat: Seat, cult: number, steps: number): number {
  const p = seatOf(s, seat);
  const now = stepsOn(p, cult);
  const wanted = Math.min(now + steps, CULT_TOP);
  if (wanted === CULT_TOP && now < CULT_TOP && (p.keys === 0 || topTaken(s, cult))) return CULT_TOP - 1;
  return wanted;
}

export function cultPower(from: number, to: number): number {
  let power = 0;
  for (const { step, power: n } of CULT_POWER) if (from < step && to >= step) power += n;
  return power;
}

export function advanceCult(ctx: C, seat: Seat, cult: number, steps: number, why: string): void {
  const { s } = ctx;
  const p = seatOf(s, seat);
  const from = stepsOn(p, cult);
  const to = cultAfter(s, seat, cult, steps);
  if (to < CULT_TOP && from + steps >= CULT_TOP && from < CULT_TOP && p.keys === 0 && !p.stopped.includes(cult)) {
    p.stopped.push(cult);
  }
  if (to === CULT_TOP && from < CULT_TOP && p.keys === 1 && !s.options.keyAlways) {
    climb(ctx, seat, cult, CULT_TOP - 1, why);
    ctx.push({ kind: 'last-key', seat, step: 0, cult });
    return;
  }
  climb(ctx, seat, cult, to, why);
}

/** Moves a marker up; the tenth step takes a key. */
function climb(ctx: C, seat: Seat, cult: number, to: number, why: string): void {
  const { s } = ctx;
  const p = seatOf(s, seat);
  const from = stepsOn(p, cult);
  if (to === from) return;
  p.cults[cult] = to;
  if (to === CULT_TOP) p.keys--;
  const offered = cultPower(from, to);
  const power = receive(s, seat, { power: offered }).power ?? 0;
  ctx.tell({ type: 'cult', seat, cult: cultCalled(cult), steps: to - from, to, power, why });
  tellBrim(ctx, seat, offered - power, `cult:${CULTS[cult]}`);
}

/** Steps on several cults at once. When keys are short, the player says which track they open (sheet 6.8, 47). */
function advanceCults(ctx: C, seat: Seat, want: Steps, why: string): void {
  const tops = candidates(ctx.s, seat, want);
  if (tops.length > seatOf(ctx.s, seat).keys && seatOf(ctx.s, seat).keys > 0) {
    ctx.push({ kind: 'keys', seat, step: 0, want });
    return;
  }
  want.forEach((steps, cult) => {
    if (steps > 0) advanceCult(ctx, seat, cult, steps, why);
  });
}

/**
 * A town brings a key and perhaps steps on every cult. The key is there before the steps, and a marker that had to stop
 * at 9 earlier in the turn goes on as well (sheet 6.7, 45).
 */
export function stepsWithKeys(ctx: C, seat: Seat, onEach: number, why: string): void {
  const p = seatOf(ctx.s, seat);
  const want: Steps = [onEach, onEach, onEach, onEach];
  for (const cult of p.stopped) want[cult as 0]++;
  p.stopped = [];
  if (want.some((n) => n > 0)) advanceCults(ctx, seat, want, why);
}

function candidates(s: State, seat: Seat, want: Steps): number[] {
  const p = seatOf(s, seat);
  return [0, 1, 2, 3].filter(
    (c) =>
      want[c as 0] > 0 &&
      must(p.cults[c], 'cult', c) < CULT_TOP &&
      must(p.cults[c], 'cult', c) + want[c as 0] >= CULT_TOP &&
      !topTaken(s, c),
  );
}

const KEEP = 'keep-key';

/** Which of several tracks the keys open. The last one may also be kept (p. 15). */
export const keys: FrameRules<Tm, KeysFrame> = {
  run(ctx, f) {
    const tops = candidates(ctx.s, f.seat, f.want);
    const { keys } = seatOf(ctx.s, f.seat);
    if (f.step === 0 && keys > 0 && tops.length > keys) return 'ask';
    // What is left over waits at 9, or takes the keys that nobody has to share.
    f.want.forEach((steps, cult) => {
      if (steps > 0) climb(ctx, f.seat, cult, restingPlace(ctx.s, f.seat, cult, steps, f.step > 0), 'key');
    });
    return 'done';
  },
  ask(s, f) {
    const { keys } = seatOf(s, f.seat);
    const choices = candidates(s, f.seat, f.want).map(
      (c): Choice => ({ id: `key:${cultCalled(c)}`, verb: 'key', target: `cult:${cultCalled(c)}` }),
    );
    if (keys === 1 && !s.options.keyAlways) choices.push({ id: KEEP, verb: KEEP });
    return { seat: f.seat, topic: 'keys', from: 'rule:keys', facts: { keys }, choices };
  },
  take(ctx, f, a) {
    if (a.id === KEEP) {
      f.step = 1;
      return;
    }
    const cult = CULTS.indexOf(a.id.slice('key:'.length) as (typeof CULTS)[number]);
    climb(ctx, f.seat, cult, CULT_TOP, 'key');
    f.want[cult as 0] = 0;
  },
};

function restingPlace(s: State, seat: Seat, cult: number, steps: number, kept: boolean): number {
  const to = cultAfter(s, seat, cult, steps);
  const now = stepsOn(seatOf(s, seat), cult);
  return kept && to === CULT_TOP && now < CULT_TOP ? CULT_TOP - 1 : to;
}

export const lastKey: FrameRules<Tm, LastKeyFrame> = {
  run(ctx, f) {
    const p = seatOf(ctx.s, f.seat);
    if (f.step > 0 || p.keys === 0 || topTaken(ctx.s, f.cult)) return 'done';
    if (p.keys === 1) return 'ask';
    // A town of the same action brought another key: it is not the last one any more.
    climb(ctx, f.seat, f.cult, CULT_TOP, 'key');
    return 'done';
  },
  ask: (_s, f) => ({
    seat: f.seat,
    topic: 'last-key',
    from: 'rule:keys',
    facts: { cult: cultCalled(f.cult) },
    choices: [
      { id: 'use-key', verb: 'use-key', target: `cult:${cultCalled(f.cult)}` },
      { id: KEEP, verb: KEEP, target: `cult:${cultCalled(f.cult)}` },
    ],
  }),
  take(ctx, f, a) {
    f.step = 1;
    if (a.id === 'use-key') climb(ctx, f.seat, f.cult, CULT_TOP, 'key');
  },
};
