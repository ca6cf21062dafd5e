/** Cards that enter or leave play, and what follows for actions and blue tokens. */
import { must } from '../../../engine/must.js';
import type { Ctx, Id, Seat } from '../../../engine/types.js';
import { SPECIAL, type SpecialId } from '../data/civil.js';
import type { WonderId } from '../data/civil-people.js';
import { playerOf } from '../lookup.js';
import type { Tta } from '../types.js';
import { LEADER_RULES } from './cards/leaders.js';
import { gainBlue, loseBlue } from './goods.js';
import { maTotal } from './ratings.js';
import { cardSymbol, caTotal } from './symbols.js';

/**
 * Changes cards in play and moves actions and blue tokens by the difference, once for the whole change: new actions
 * are available, lost ones are taken from the spent first (Code of Laws, change of the number of actions).
 */
export function change(ctx: Ctx<Tta>, seat: Seat, why: Id, fn: () => void): void {
  const s = ctx.s;
  const p = playerOf(s, seat);
  const ca = caTotal(s, seat);
  const ma = maTotal(s, seat);
  const blue = cardSymbol(p, 'blue');
  fn();
  const caNow = caTotal(s, seat);
  const maNow = maTotal(s, seat);
  const blueNow = cardSymbol(p, 'blue');
  p.ca = caNow > ca ? p.ca + caNow - ca : Math.min(p.ca, caNow);
  p.ma = maNow > ma ? p.ma + maNow - ma : Math.min(p.ma, maNow);
  if (blueNow > blue) gainBlue(ctx, seat, blueNow - blue, why);
  else loseBlue(ctx, seat, blue - blueNow, why);
}

/** The same for a change that touches several seats, like a pact. */
export function changeAll(ctx: Ctx<Tta>, why: Id, fn: () => void): void {
  let run = fn;
  for (let seat = 0; seat < ctx.s.seats; seat++) {
    const inner = run;
    run = () => change(ctx, seat, why, inner);
  }
  run();
}

/** The leader leaves play by an effect or by age: no action comes back. */
export function removeLeader(ctx: Ctx<Tta>, seat: Seat, why: Id): void {
  const p = playerOf(ctx.s, seat);
  const leader = p.leader;
  if (!leader) return;
  LEADER_RULES[leader].leaves?.(ctx, seat);
  change(ctx, seat, why, () => {
    p.leader = null;
  });
  ctx.s.civilGone.push(leader);
  ctx.tell({ type: 'leader-removed', seat, card: leader, why });
}

/** Its tokens return to the bank. */
export function removeUnfinishedWonder(ctx: Ctx<Tta>, seat: Seat, why: Id): void {
  const p = playerOf(ctx.s, seat);
  const wonder = p.building;
  if (!wonder) return;
  p.blue += wonder.stages;
  p.building = null;
  ctx.s.civilGone.push(wonder.id);
  ctx.tell({ type: 'wonder-removed', seat, card: wonder.id, why });
}

/** A ruin gives back everything the wonder gave (sheet no. 94); Homer under it stays. */
export function ruinWonder(ctx: Ctx<Tta>, seat: Seat, id: WonderId, why: Id): void {
  change(ctx, seat, why, () => {
    must(
      playerOf(ctx.s, seat).wonders.find((w) => w.id === id),
      'match',
    ).ruined = true;
  });
  ctx.tell({ type: 'wonder-ruined', seat, card: id, why });
}

/** Takes a special technology out of a play area; the caller decides where the card goes. */
export function loseSpecial(ctx: Ctx<Tta>, seat: Seat, id: SpecialId, why: Id): void {
  const p = playerOf(ctx.s, seat);
  change(ctx, seat, why, () => {
    p.specials.splice(p.specials.indexOf(id), 1);
  });
}

/** Of one special type only the higher level stays in play. Returns whether the new card does. */
export function gainSpecial(ctx: Ctx<Tta>, seat: Seat, id: SpecialId, why: Id): boolean {
  const p = playerOf(ctx.s, seat);
  const card = SPECIAL[id];
  const old = p.specials.find((other) => SPECIAL[other].type === card.type);
  if (old && SPECIAL[old].age >= card.age) {
    ctx.s.civilGone.push(id);
    return false;
  }
  change(ctx, seat, why, () => {
    if (old) {
      p.specials.splice(p.specials.indexOf(old), 1);
      ctx.s.civilGone.push(old);
    }
    p.specials.push(id);
  });
  return true;
}
