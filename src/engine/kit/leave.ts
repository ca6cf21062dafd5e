/** The choice `leave` at a seat's own main question, and the question whether it is meant (`engine/leave.ts`). */
import type { Choice, Ctx, Frame, FrameRules, GameTypes, Seat } from '../types.js';

/** Goes last on the list, so that nobody leaves by pressing on. */
export const LEAVE: Choice = { id: 'leave', verb: 'leave', rare: true };

export interface LeaveFrame extends Frame {
  kind: 'leave';
}

export const leaveFrame = (seat: Seat): LeaveFrame => ({ kind: 'leave', seat, step: 0 });

const [ASK, ANSWERED] = [0, 1] as const;

/** `leave:yes` takes the seat out with `take`; `leave:no` leads back to the question before. */
export function leaveRules<T extends GameTypes>(take: (ctx: Ctx<T>, seat: Seat) => void): FrameRules<T, LeaveFrame> {
  return {
    run: (_ctx, f) => (f.step === ASK ? 'ask' : 'done'),
    ask: (_s, f) => ({
      seat: f.seat,
      topic: 'leave',
      from: 'rule:leave',
      choices: [
        { id: 'leave:no', verb: 'stay' },
        { id: 'leave:yes', verb: 'leave', warn: 'leave', rare: true },
      ],
    }),
    take(ctx, f, a) {
      f.step = ANSWERED;
      if (a.id === 'leave:yes') take(ctx, f.seat);
    },
  };
}
