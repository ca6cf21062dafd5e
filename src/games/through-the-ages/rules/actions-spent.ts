/** Spending actions: those of the turn that stand outside the totals go first (Code of Laws, temporary actions). */
import type { Player } from '../types.js';

export const civilActions = (p: Player): number => p.ca + p.turn.extra.ca;
export const militaryActions = (p: Player): number => p.ma + p.turn.extra.ma;

export function spendCivil(p: Player, n: number): void {
  const extra = Math.min(n, p.turn.extra.ca);
  p.turn.extra.ca -= extra;
  p.ca -= n - extra;
}

export function spendMilitary(p: Player, n: number): void {
  const extra = Math.min(n, p.turn.extra.ma);
  p.turn.extra.ma -= extra;
  p.ma -= n - extra;
}
