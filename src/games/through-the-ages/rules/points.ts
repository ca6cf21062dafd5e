/** Culture and science points. Every culture point is booked under its source. */
import type { Ctx, Id, Seat } from '../../../engine/types.js';
import { playerOf } from '../lookup.js';
import type { Source, Tta } from '../types.js';

export function score(ctx: Ctx<Tta>, seat: Seat, n: number, source: Source, why: Id): void {
  if (n <= 0) return;
  const p = playerOf(ctx.s, seat);
  p.culture += n;
  p.booked[source] = (p.booked[source] ?? 0) + n;
  ctx.tell({ type: 'gain', seat, good: 'culture', n, why });
}

/** Points stop at 0 (Code of Laws, science and culture points). Returns what was lost. */
export function loseCulture(ctx: Ctx<Tta>, seat: Seat, n: number, source: Source, why: Id): number {
  const p = playerOf(ctx.s, seat);
  const lost = Math.min(n, p.culture);
  if (lost <= 0) return 0;
  p.culture -= lost;
  p.booked[source] = (p.booked[source] ?? 0) - lost;
  ctx.tell({ type: 'lose', seat, good: 'culture', n: lost, why });
  return lost;
}

export function gainScience(ctx: Ctx<Tta>, seat: Seat, n: number, why: Id): void {
  if (n <= 0) return;
  playerOf(ctx.s, seat).science += n;
  ctx.tell({ type: 'gain', seat, good: 'science', n, why });
}

export function loseScience(ctx: Ctx<Tta>, seat: Seat, n: number, why: Id): number {
  const p = playerOf(ctx.s, seat);
  const lost = Math.min(n, p.science);
  if (lost <= 0) return 0;
  p.science -= lost;
  ctx.tell({ type: 'lose', seat, good: 'science', n: lost, why });
  return lost;
}
