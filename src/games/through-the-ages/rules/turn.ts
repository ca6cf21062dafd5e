/** The turns of the game, one after the other, and its end. Code of Laws p. 3 and the course of the game. */
import { must } from '../../../engine/must.js';
import type { Ctx, FrameRules, Outcome } from '../../../engine/types.js';
import { playerOf } from '../lookup.js';
import type { Tta, TtaState } from '../types.js';
import { nextSeat } from './ages.js';
import { LEADER_RULES } from './cards/leaders.js';
import type { GameFrame, TurnFrame } from './frames.js';
import { scoreFinalEvents } from './military/final.js';
import { publishTactic } from './military/tactics.js';
import { refillRow } from './row.js';

const BEGIN = 0;
const NEXT = 1;

export const gameFrame: FrameRules<Tta, GameFrame> = {
  run(ctx, f) {
    const s = ctx.s;
    if (f.step === NEXT) {
      // A starting player who resigned has handed the role on: the round is not over yet.
      const handedOn = f.first && playerOf(s, s.turn).out;
      const next = nextSeat(s, s.turn);
      if (next === s.starter && !handedOn) {
        if (s.lastRound > 0 && s.round >= s.lastRound) {
          finish(ctx);
          return 'done';
        }
        s.round += 1;
      }
      s.turn = next;
    }
    f.step = NEXT;
    f.first = s.turn === s.starter;
    ctx.push({ kind: 'turn', seat: s.turn, step: 0 });
    return 'again';
  },
};

/** Impacts left in the event decks, Bill Gates, and the most culture wins; equal culture shares the victory. */
function finish(ctx: Ctx<Tta>): void {
  const s = ctx.s;
  scoreFinalEvents(ctx);
  for (let seat = 0; seat < s.seats; seat++) {
    const leader = playerOf(s, seat).leader;
    if (leader) LEADER_RULES[leader].leaves?.(ctx, seat);
  }
  for (let seat = 0; seat < s.seats; seat++) {
    if (!playerOf(s, seat).out) ctx.tell({ type: 'final', seat, culture: playerOf(s, seat).culture });
  }
  s.over = outcome(s, 'most-culture');
}

/** Those who resigned stand last, whatever the others have: the first tie number keeps them apart. */
export function outcome(s: TtaState, reason: string): Outcome {
  const ranking = s.players
    .map((p, seat) => ({ seat, score: p.culture, ties: [p.out ? 0 : 1] }))
    .sort((a, b) => must(b.ties[0], 'seat') - must(a.ties[0], 'seat') || b.score - a.score || a.seat - b.seat);
  return { ranking, reason };
}

const START = BEGIN;
const WAR = 1;
const POLITICS = 2;
const ACTIONS = 3;
const END = 4;
const OVER = 5;

export const turnFrame: FrameRules<Tta, TurnFrame> = {
  run(ctx, f) {
    const s = ctx.s;
    const { seat } = f;
    switch (f.step) {
      case START:
        ctx.tell({ type: 'turn', seat, round: s.round });
        if (s.round > 1) refillRow(ctx, true);
        f.step = s.round > 1 ? WAR : ACTIONS;
        return 'again';
      case WAR:
        f.step = POLITICS;
        ctx.push({ kind: 'war', seat, step: 0 });
        return 'again';
      case POLITICS:
        publishTactic(ctx, seat);
        f.step = ACTIONS;
        ctx.push({ kind: 'politics', seat, step: 0 });
        return 'again';
      case ACTIONS:
        if (playerOf(s, seat).out) return 'done';
        f.step = END;
        ctx.push({ kind: 'actions', seat, step: 0 });
        return 'again';
      case END:
        f.step = OVER;
        ctx.push({ kind: 'end-turn', seat, step: 0 });
        return 'again';
      default:
        return 'done';
    }
  },
};
