/** Resigning: the civilization leaves the game. Code of Laws, capitulate; military sheet 3.12. */
import type { Ctx, Seat } from '../../../engine/types.js';
import { START_WORKERS } from '../data/board.js';
import type { CivilId } from '../data/civil.js';
import { playerOf } from '../lookup.js';
import type { Player, Tta } from '../types.js';
import { activeCount, nextSeat } from './ages.js';
import { removeFromMilitary } from './military/ages.js';
import { outcome } from './turn.js';

const PRINTED: ReadonlySet<string> = new Set(START_WORKERS.map(([id]) => id));

/** Civil cards in the hand and play area of a seat; the technologies printed on its board are none. */
export function civilCardsOf(p: Player): CivilId[] {
  const out: CivilId[] = [...p.hand, ...p.specials];
  for (const t of p.techs) if (!PRINTED.has(t.id)) out.push(t.id);
  for (const w of p.wonders) {
    out.push(w.id);
    if (w.homer) out.push('homer');
  }
  if (p.government !== 'despotism') out.push(p.government);
  if (p.building) out.push(p.building.id);
  if (p.leader) out.push(p.leader);
  return out;
}

export function resign(ctx: Ctx<Tta>, seat: Seat): void {
  const s = ctx.s;
  const p = playerOf(s, seat);
  ctx.tell({ type: 'resign', seat });
  removeFromMilitary(ctx, seat);
  s.civilGone.push(...civilCardsOf(p));
  p.out = true;
  p.culture = 0;
  p.booked = {};
  p.hand = [];
  p.specials = [];
  p.techs = [];
  p.wonders = [];
  p.government = 'despotism';
  p.building = null;
  p.leader = null;
  if (s.starter === seat) s.starter = nextSeat(s, seat);
  if (activeCount(s) === 1) s.over = outcome(s, 'last-standing');
}
