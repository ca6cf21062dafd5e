/** Playing a leader, and Homer's place under a wonder. Code of Laws, play a leader; sheet 6.2 no. 16, 6.5 no. 50. */
import { must } from '../../../engine/must.js';
import type { Ctx, FrameRules, Seat } from '../../../engine/types.js';
import type { LeaderId, WonderId } from '../data/civil-people.js';
import { playerOf } from '../lookup.js';
import type { Tta } from '../types.js';
import { LEADER_RULES } from './cards/leaders.js';
import type { HomerFrame } from './frames.js';
import { change } from './play.js';
import { caTotal } from './symbols.js';

/** The civil action was already spent: one comes back when a leader is replaced. */
export function playLeader(ctx: Ctx<Tta>, seat: Seat, id: LeaderId): void {
  const s = ctx.s;
  const p = playerOf(s, seat);
  const old = p.leader;
  if (old) LEADER_RULES[old].leaves?.(ctx, seat);
  p.hand.splice(p.hand.indexOf(id), 1);
  change(ctx, seat, `card:${id}`, () => {
    p.leader = id;
  });
  ctx.tell(old ? { type: 'leader', seat, card: id, replaced: old } : { type: 'leader', seat, card: id });
  if (!old) return;
  p.turn.replacedLeader = true;
  if (old === 'homer' && p.wonders.length > 0) {
    ctx.push({ kind: 'homer', seat, step: 0 });
    return;
  }
  s.civilGone.push(old);
  actionBack(ctx, seat);
}

/** A spent civil action becomes available; nothing happens when none was spent. */
function actionBack(ctx: Ctx<Tta>, seat: Seat): void {
  const p = playerOf(ctx.s, seat);
  if (p.ca >= caTotal(ctx.s, seat)) return;
  p.ca += 1;
  ctx.tell({ type: 'gain', seat, good: 'ca', n: 1, why: 'replaced-leader' });
}

const ASK = 0;
const DONE = 1;

/** Tucking Homer costs the action that would have come back. */
export const homerFrame: FrameRules<Tta, HomerFrame> = {
  run: (_ctx, f) => (f.step === ASK ? 'ask' : 'done'),
  ask(s, f) {
    const choices = playerOf(s, f.seat).wonders.map((w) => ({
      id: `tuck:${w.id}`,
      verb: 'tuck',
      target: `card:${w.id}`,
    }));
    return {
      seat: f.seat,
      topic: 'homer',
      from: 'card:homer',
      choices: [...choices, { id: 'no-tuck', verb: 'no-tuck' }],
    };
  },
  take(ctx, f, a) {
    f.step = DONE;
    if (a.id === 'no-tuck') {
      ctx.s.civilGone.push('homer');
      actionBack(ctx, f.seat);
      return;
    }
    const id = a.id.slice('tuck:'.length) as WonderId;
    must(
      playerOf(ctx.s, f.seat).wonders.find((w) => w.id === id),
      'match',
    ).homer = true;
    ctx.tell({ type: 'tucked', seat: f.seat, card: id });
  },
};
