/** Preparing, revealing and resolving events. Code of Laws, prepare an event and current events; sheet 3.2. */
import { must } from '../../../../engine/must.js';
import type { Ctx, FrameRules, Seat } from '../../../../engine/types.js';
import { isTerritory, MILITARY, type MilitaryId } from '../../data/military.js';
import { EVENTS, type Part } from '../../data/military-events.js';
import type { EventId } from '../../data/military-ids.js';
import { playerOf } from '../../lookup.js';
import type { Tta, TtaState } from '../../types.js';
import { score } from '../board.js';
import { seatsFrom, touched } from './compare.js';
import type { EventFrame, Task } from './frames.js';
import { takeFromHand } from './hand.js';
import { isImpact, scoreImpact } from './impacts.js';
import { amount, TASKS } from './tasks.js';

const REVEALED = 0;
const WORKING = 1;

/** The card goes face down on the future deck, culture for its level, then the top current event is resolved. */
export function prepareEvent(ctx: Ctx<Tta>, seat: Seat, card: MilitaryId): void {
  const { s } = ctx;
  takeFromHand(playerOf(s, seat), card);
  s.events.future.push({ card, by: seat });
  const level = MILITARY[card].age;
  ctx.tell({ type: 'prepare', seat, card, level }, { only: [seat], rest: { type: 'prepare', seat, level } });
  score(ctx, seat, level, 'prepared', 'prepare');
  revealEvent(ctx, seat);
}

function revealEvent(ctx: Ctx<Tta>, seat: Seat): void {
  const { s } = ctx;
  const from = s.events.current.length;
  const { card } = must(s.events.current.pop(), 'last of the pile');
  s.events.peeked = [];
  ctx.reveal();
  ctx.tell({ type: 'reveal-event', seat, card, from });
  if (s.events.current.length === 0) renewEvents(ctx);
  if (isTerritory(card)) {
    ctx.push({ kind: 'auction', seat, step: 0, card, held: [card], live: seatsFrom(s, seat), high: 0, leader: -1 });
  } else {
    ctx.push({ kind: 'event', seat, step: REVEALED, card: card as EventId, held: [card], tasks: [] });
  }
}

/** The future deck, shuffled within its ages, older ages on top (the top is the last element). */
export function renewEvents(ctx: Ctx<Tta>): void {
  const { events } = ctx.s;
  events.current = events.future;
  events.future = [];
  ctx.shuffle(events.current);
  events.current.sort((a, b) => MILITARY[b.card].age - MILITARY[a.card].age);
  ctx.tell({ type: 'events-renewed', count: events.current.length });
}

/** Who does what, settled at once: nothing an event does changes whom it picks. */
function plan(s: TtaState, parts: readonly Part[], first: Seat): Task[] {
  const tasks: Task[] = [];
  for (const part of parts) {
    for (const seat of touched(s, part.who, first)) {
      const n = amount(s, part, seat);
      if (n <= 0) continue;
      const task: Task = { seat, do: part.do, n };
      if (part.do === 'take-yellow-of-weakest')
        tasks.push({ ...task, other: must(touched(s, 'weakest', first)[0], 'touched') });
      else tasks.push(task);
    }
  }
  return tasks;
}

export const eventFrame: FrameRules<Tta, EventFrame> = {
  run(ctx, f) {
    const { s } = ctx;
    if (f.step === REVEALED) {
      f.step = WORKING;
      if (isImpact(f.card)) scoreImpact(ctx, f.card, f.seat);
      const data = EVENTS[f.card];
      const parts = s.age === 4 && data.partsInAgeIV ? data.partsInAgeIV : data.parts;
      f.tasks.push(...plan(s, parts, f.seat));
      for (const who of new Set(parts.map((part) => part.who))) {
        if (who === 'each') continue;
        for (const seat of touched(s, who, f.seat)) ctx.tell({ type: 'event-picks', seat, card: f.card, as: who });
      }
      if (parts.length > 0 && f.tasks.length === 0) ctx.tell({ type: 'event-idle', card: f.card });
    }
    const task = f.tasks.shift();
    if (task) {
      TASKS[task.do](ctx, task, `card:${f.card}`);
      return 'again';
    }
    s.events.past.push(...f.held);
    return 'done';
  },
};
