/** How likely an attack is to win, worked out exactly: 36 throws of two dice, and the trade tokens both sides can add. */
import type { Seat } from '../../../engine/types.js';
import type { State } from '../types.js';
import { type Attack, attackTerms, attackTokens, defenceTerms, defenceTokens, type Target, total } from './combat.js';

/** Throws of two dice in which the attacker's is more than `behind` higher than the defender's. */
export function winningThrows(behind: number): number {
  let n = 0;
  for (let mine = 1; mine <= 6; mine++) for (let theirs = 1; theirs <= 6; theirs++) if (mine - theirs > behind) n += 1;
  return n;
}

const THROWS = 36;

/** Whole per cent, but 0 and 100 only for what cannot happen and what must. */
export function percent(throws: number): number {
  if (throws <= 0) return 0;
  if (throws >= THROWS) return 100;
  return Math.min(99, Math.max(1, Math.round((100 * throws) / THROWS)));
}

interface Odds {
  /** Both sums before dice and trade tokens. */
  readonly attack: number;
  readonly defence: number;
  /** Tokens each side could add. */
  readonly attackTokens: number;
  readonly defenceTokens: number;
  /** Throws out of 36 that win when both sides add what they can, and when nobody adds any. */
  readonly throws: number;
  readonly bare: number;
}

export function attackOf(seat: Seat, at: number, slot: number, t: Target): Attack {
  return { seat, at, slot, hex: t.hex, what: t.what, defender: t.defender, dice: [0, 0], spent: [0, 0] };
}

/**
 * Who decides last knows everything: the attacker wins exactly when his sum with all his tokens is above the defender's
 * with all of his.
 */
export function oddsOf(s: State, f: Attack): Odds {
  const [attack, defence] = [total(attackTerms(s, f)), total(defenceTerms(s, f))];
  const mine = attackTokens(s, f.seat, f.at);
  const theirs = f.defender >= 0 && f.what !== 'barbarian' ? defenceTokens(s, f.defender) : 0;
  return {
    attack,
    defence,
    attackTokens: mine,
    defenceTokens: theirs,
    throws: winningThrows(defence + theirs - attack - mine),
    bare: winningThrows(defence - attack),
  };
}
