/** Who may attack whom, and what it costs. Code of Laws, aggression and war; sheet sections 3.6 and 3.7. */
import type { Ctx, Seat } from '../../../../engine/types.js';
import { AGGRESSIONS, type AggressionId, isAggression, isWar, WARS, type WarId } from '../../data/military.js';
import { playerOf } from '../../lookup.js';
import type { Pact, Tta, TtaState } from '../../types.js';
import { isLastRound, militaryActions } from '../board.js';
import { pactCard, pactsBetween, sideOf } from './effects.js';
import { endPact } from './pacts.js';
import { clash } from './strength.js';

export type AttackCard = AggressionId | WarId;

/** Why an attack is not allowed. */
type Bar =
  | 'gandhi'
  | 'no-attack-pact'
  | 'sovereignty'
  | 'actions'
  | 'not-stronger'
  | 'nothing-to-take'
  | 'last-round'
  | 'one-war';

/** Printed military actions, twice as many against Gandhi. */
export function attackCost(s: TtaState, card: AttackCard, target: Seat): number {
  const ma = isWar(card) ? WARS[card].ma : AGGRESSIONS[card as AggressionId].ma;
  return playerOf(s, target).leader === 'mahatma-gandhi' ? ma * 2 : ma;
}

/** Nobody may declare war on side B of Loss of Sovereignty. */
function shielded(s: TtaState, target: Seat): boolean {
  return s.pacts.some((pact) => (pact.owner === target || pact.partner === target) && sideOf(pact, target).noWar);
}

/** Annex without a colony, Infiltrate without leader and unfinished wonder are not offered (sheet 6.2 no. 8). */
function nothingToTake(s: TtaState, card: AttackCard, target: Seat): boolean {
  if (!isAggression(card)) return false;
  const rival = playerOf(s, target);
  const { effect } = AGGRESSIONS[card];
  if (effect.do === 'annex') return rival.colonies.length === 0;
  return effect.do === 'infiltrate' && rival.leader === null && rival.building === null;
}

/** null: the attack is legal. */
export function barred(s: TtaState, seat: Seat, card: AttackCard, target: Seat): Bar | null {
  const p = playerOf(s, seat);
  if (p.leader === 'mahatma-gandhi') return 'gandhi';
  if (pactsBetween(s, seat, target).some((pact) => pactCard(pact).attack === 'forbidden')) return 'no-attack-pact';
  if (militaryActions(p) < attackCost(s, card, target)) return 'actions';
  if (isWar(card)) {
    if (isLastRound(s)) return 'last-round';
    if (shielded(s, target)) return 'sovereignty';
    return s.wars.some((war) => war.by === seat) ? 'one-war' : null;
  }
  if (nothingToTake(s, card, target)) return 'nothing-to-take';
  const { attack, defence } = clash(s, seat, target);
  return attack > defence ? null : 'not-stronger';
}

/** Pacts between the two that end by an attack are gone before anything else happens. */
export function endPactsByAttack(ctx: Ctx<Tta>, seat: Seat, target: Seat): void {
  const ending: Pact[] = pactsBetween(ctx.s, seat, target).filter((pact) => pactCard(pact).attack === 'ends');
  for (const pact of ending) endPact(ctx, pact, 'attack');
}
