/** Round and turn: event, victory check, then a focus card for everybody (rulebook pages 6 and 12, sheet 10.3). */

import { LEAVE, leaveFrame } from '../../../engine/kit/leave.js';
import { clockwiseFrom } from '../../../engine/kit/order.js';
import { must } from '../../../engine/must.js';
import type { Choice, FrameRules, Prompt, Seat } from '../../../engine/types.js';
import { EVENT_DIAL } from '../data/dials.js';
import { FOCUS, type FocusType } from '../data/focus.js';
import type {
  Context,
  GameFrame,
  NewDawn,
  PlayFrame,
  ReplayFrame,
  RoundFrame,
  State,
  TradeFrame,
  TurnFrame,
  TurnNotes,
} from '../types.js';
import { tellOver, verdict } from './agendas.js';
import { raidFrame, spawn } from './barbarians.js';
import { cardsOfType, focusOf, matureCities, used } from './board.js';
import { cardChoice } from './choices.js';
import { active, source } from './hooks.js';
import { hasLeft } from './left.js';
import { playerOf, rowCard } from './lookup.js';
import { DONE } from './place.js';
import { reads } from './readings.js';

export const freshTurn = (seat: Seat): TurnNotes => ({ seat, used: [], taken: [], reached: [], rested: [], won: 0 });

const EVENT = 0;
const CHECK = 1;
const TURNS = 2;

export const round: FrameRules<NewDawn, RoundFrame> = {
  run(ctx, f) {
    const { s } = ctx;
    switch (f.step) {
      case EVENT:
        s.round += 1;
        f.step = CHECK;
        // The dial is not turned before the very first turn.
        if (s.round > 1) event(ctx);
        return 'again';
      case CHECK: {
        const over = verdict(s);
        if (over) {
          s.over = over;
          tellOver(ctx, over);
          return 'done';
        }
        f.played = 0;
        f.step = TURNS;
        return 'again';
      }
      default: {
        if (f.played === s.seats) {
          f.step = EVENT;
          return 'again';
        }
        const seat = (s.first + f.played) % s.seats;
        f.played += 1;
        if (!hasLeft(s, seat)) ctx.push({ kind: 'turn', seat, step: 0, at: -1 });
        return 'again';
      }
    }
  },
};

function event(ctx: Context): void {
  const { s } = ctx;
  s.dial = (s.dial + 1) % EVENT_DIAL.length;
  const icon = must(EVENT_DIAL[s.dial], 'section of the dial', s.dial);
  ctx.tell({ type: 'round', round: s.round, icon });
  if (icon === 'move') ctx.push(raidFrame(s.first));
  if (icon === 'spawn') spawn(ctx);
  if (icon === 'trade') ctx.push({ kind: 'trade', seat: s.first, step: 0, queue: clockwiseFrom(s.first, s.seats) });
}

/** The trade event: a token for each mature city, from the first player clockwise. */
export const trade: FrameRules<NewDawn, TradeFrame> = {
  run(ctx, f) {
    const seat = f.queue.shift();
    if (seat === undefined) return 'done';
    const n = hasLeft(ctx.s, seat) ? 0 : matureCities(ctx.s, seat).length;
    if (n > 0) ctx.push({ kind: 'put', seat, step: 0, n, only: null, why: 'trade' });
    return 'again';
  },
};

const START = 0;
const CHOOSE = 1;
const ECONOMY = 2;
const PLAY = 3;

/** Economy cards that may be played beside the chosen one (Maracanã). */
function besides(s: State, f: TurnFrame | PlayFrame): number[] {
  if (!source(s, f.seat, 'economyToo') || focusOf(s, f.seat, f.at).type === 'economy') return [];
  return cardsOfType(s, f.seat, 'economy');
}

function askForEconomy(s: State, f: TurnFrame | PlayFrame): Prompt {
  const { row } = playerOf(s, f.seat);
  return {
    seat: f.seat,
    topic: reads(s, 'maracana-before') ? 'economy-first' : 'economy-after',
    from: 'wonder:estadio-do-maracana',
    choices: [...besides(s, f).map((at) => cardChoice('also', must(row[at], 'slot', at).card)), DONE],
  };
}

function playEconomy(ctx: Context, f: TurnFrame | PlayFrame, card: string): void {
  const at = playerOf(ctx.s, f.seat).row.findIndex((c) => c.card === card);
  ctx.tell({ type: 'effect', seat: f.seat, why: 'estadio-do-maracana' });
  ctx.push({ kind: 'play', seat: f.seat, step: 0, at });
  // Its reset pushes the chosen card one slot up if that stood before it.
  if (f.at < at) f.at += 1;
}

export const turn: FrameRules<NewDawn, TurnFrame> = {
  run(ctx, f) {
    const { s } = ctx;
    if (f.step === START) {
      s.turn = freshTurn(f.seat);
      f.step = CHOOSE;
      if (source(s, f.seat, 'start')) {
        ctx.push({ kind: 'starts', seat: f.seat, step: 0, done: [] });
        return 'again';
      }
    }
    if (f.step === CHOOSE) return 'ask';
    if (f.step === ECONOMY) {
      if (reads(s, 'maracana-before') && besides(s, f).length > 0) return 'ask';
      f.step = PLAY;
    }
    if (f.step > PLAY) return 'done';
    f.step = PLAY + 1;
    ctx.push({ kind: 'play', seat: f.seat, step: 0, at: f.at });
    return 'again';
  },
  ask(s, f) {
    if (f.step === ECONOMY) return askForEconomy(s, f);
    return {
      seat: f.seat,
      topic: 'focus',
      from: `seat:${f.seat}`,
      facts: { round: s.round },
      choices: [...playerOf(s, f.seat).row.map(({ card }) => cardChoice('focus', card)), LEAVE],
    };
  },
  take(ctx, f, a) {
    if (a.id === LEAVE.id) {
      ctx.push(leaveFrame(f.seat));
      return;
    }
    const card = a.id.split(':')[1];
    if (f.step === CHOOSE) {
      f.at = playerOf(ctx.s, f.seat).row.findIndex((c) => c.card === card);
      f.step = ECONOMY;
      return;
    }
    f.step = PLAY;
    if (card) playEconomy(ctx, f, card);
  },
};

/** The slot that counts for a card in the row. */
export function slotFor(s: State, seat: Seat, at: number): number {
  let slot = at + 1;
  for (const a of active(s, seat, 'slot')) slot = a.hook(slot);
  return slot;
}

function resolve(ctx: Context, seat: Seat, at: number, slot: number, why?: string): void {
  const { card } = rowCard(ctx.s, seat, at);
  ctx.tell({ type: 'focus', seat, card, slot: at + 1, as: slot, ...(why ? { why } : {}) });
  ctx.push(focusFrame(FOCUS[card].type, seat, at, slot));
}

function focusFrame(kind: FocusType, seat: Seat, at: number, slot: number): GameFrame {
  switch (kind) {
    case 'economy':
      return { kind, seat, step: 0, at, slot, spent: 0, moved: [], moving: -1, left: 0, pool: 0 };
    case 'industry':
      return { kind, seat, step: 0, at, slot, spent: 0, city: -1 };
    case 'military':
      return { kind, seat, step: 0, at, slot, spent: 0, attacks: 0, reinforced: 0 };
    default:
      return { kind, seat, step: 0, at, slot, spent: 0 };
  }
}

const RESOLVE = 0;
const AGAIN = 1;
const ALSO = 2;
const RESET = 3;

/** One card from resolving to reset. */
export const play: FrameRules<NewDawn, PlayFrame> = {
  run(ctx, f) {
    const { s } = ctx;
    if (f.step === RESOLVE) {
      f.step = AGAIN;
      const slot = slotFor(s, f.seat, f.at);
      resolve(ctx, f.seat, f.at, slot, slot === f.at + 1 ? undefined : 'machu-picchu');
      return 'again';
    }
    if (f.step === AGAIN) {
      if (f.at === 4 && source(s, f.seat, 'slotFiveAgain') && !used(s, 'venetian-arsenal')) return 'ask';
      f.step = ALSO;
    }
    if (f.step === ALSO) {
      if (!reads(s, 'maracana-before') && besides(s, f).length > 0) return 'ask';
      f.step = RESET;
    }
    const { row } = playerOf(s, f.seat);
    const card = rowCard(s, f.seat, f.at);
    row.splice(f.at, 1);
    row.unshift(card);
    ctx.tell({ type: 'reset', seat: f.seat, card: card.card });
    afterReset(ctx, f.seat);
    return 'done';
  },
  ask(s, f) {
    if (f.step === ALSO) return askForEconomy(s, f);
    return {
      seat: f.seat,
      topic: 'again',
      from: 'wonder:venetian-arsenal',
      choices: [cardChoice('again', rowCard(s, f.seat, f.at).card), DONE],
    };
  },
  take(ctx, f, a) {
    if (f.step === ALSO) {
      f.step = RESET;
      const card = a.id.split(':')[1];
      if (card) playEconomy(ctx, f, card);
      return;
    }
    f.step = ALSO;
    if (a.id === 'done') return;
    ctx.s.turn.used.push('venetian-arsenal');
    resolve(ctx, f.seat, f.at, 1, 'venetian-arsenal');
  },
};

/** The card just reset lies in slot 1. */
function afterReset(ctx: Context, seat: Seat): void {
  const { s } = ctx;
  const card = focusOf(s, seat, 0);
  if (card.type === 'economy' && card.replay && !used(s, 'capitalism')) {
    ctx.push({ kind: 'replay', seat, step: 0, at: 0 });
  }
  if (card.type === 'military' && s.turn.won > 0 && source(s, seat, 'swapAfterWar')) {
    ctx.push({ kind: 'swap', seat, step: 0, why: 'aztec' });
  }
}

/** Capitalism: another card as if in slot 1, which is not reset. */
export const replay: FrameRules<NewDawn, ReplayFrame> = {
  run: (_ctx, f) => (f.step === 0 ? 'ask' : 'done'),
  ask(s, f) {
    const choices: Choice[] = [];
    playerOf(s, f.seat).row.forEach(({ card }, at) => {
      if (at !== f.at) choices.push(cardChoice('replay', card));
    });
    choices.push(DONE);
    return { seat: f.seat, topic: 'replay', from: 'focus:capitalism', choices };
  },
  take(ctx, f, a) {
    f.step = 1;
    if (a.id === 'done') return;
    ctx.s.turn.used.push('capitalism');
    const at = playerOf(ctx.s, f.seat).row.findIndex((c) => c.card === a.id.split(':')[1]);
    resolve(ctx, f.seat, at, 1, 'capitalism');
  },
};
