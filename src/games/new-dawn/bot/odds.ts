/** How likely an attack is to win, before its dice are thrown. */
import { must } from '../../../engine/must.js';
import type { Seat } from '../../../engine/types.js';
import { attackTerms, attackTokens, defenceTerms, defenceTokens, total } from '../rules/combat.js';
import type { Hex, State, TargetKind } from '../types.js';

/** Chance that a die with `lead` added beats another one; ties go to the defender. Index 0 is a lead of -6. */
const BEATS: readonly number[] = [-6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6].map((lead) => {
  let wins = 0;
  for (let a = 1; a <= 6; a++) for (let b = 1; b <= 6; b++) if (a + lead > b) wins++;
  return wins / 36;
});

export function beats(lead: number): number {
  return must(BEATS[Math.max(0, Math.min(12, Math.round(lead) + 6))], 'level');
}

/** Both sides are taken to spend their trade tokens when that decides it. */
export function lead(s: State, seat: Seat, at: number, slot: number, hex: Hex, what: TargetKind, defender: Seat) {
  const attack = { seat, at, slot, hex, what, defender, dice: [0, 0], spent: [0, 0] } as Parameters<
    typeof attackTerms
  >[1];
  const theirs = defender >= 0 ? defenceTokens(s, defender) : 0;
  return total(attackTerms(s, attack)) + attackTokens(s, seat, at) - total(defenceTerms(s, attack)) - theirs;
}
