/** Playing and copying tactics in the action phase. Code of Laws, actions; sheet section 3.8. */
import type { Answer, Blocked, Choice, Ctx, Seat } from '../../../../engine/types.js';
import { isTactic, type MilitaryId, type TacticId } from '../../data/military.js';
import { playerOf } from '../../lookup.js';
import type { Tta, TtaState } from '../../types.js';
import { militaryActions, spendMilitary } from '../board.js';
import { different, takeFromHand } from './hand.js';

const PLAY_COST = 1;
const COPY_COST = 2;

/** Appends the tactics the seat may play or copy now: one of either per turn. */
export function listTactics(s: TtaState, seat: Seat, out: Choice[]): void {
  const p = playerOf(s, seat);
  if (p.turn.tactic) return;
  const available = militaryActions(p);
  if (available < PLAY_COST) return;
  const listed: MilitaryId[] = [];
  for (const id of p.military) {
    if (!isTactic(id) || listed.includes(id)) continue;
    listed.push(id);
    const choice: Choice = { id: `tactic:${id}`, verb: 'tactic', target: `card:${id}`, price: { ma: PLAY_COST } };
    out.push(p.tactic === id ? { ...choice, warn: 'same-tactic' } : choice);
  }
  if (available < COPY_COST) return;
  for (const id of s.tactics) {
    if (p.tactic === id) continue;
    out.push({ id: `copy:${id}`, verb: 'copy', target: `card:${id}`, price: { ma: COPY_COST } });
  }
}

/** Tactics that cannot be played or copied now, and why. */
export function blockedTactics(s: TtaState, seat: Seat): Blocked[] {
  const p = playerOf(s, seat);
  const have = militaryActions(p);
  const out: Blocked[] = [];
  const add = (verb: 'tactic' | 'copy', id: MilitaryId, need: number): void => {
    const at = { id: `${verb}:${id}`, verb, target: `card:${id}` };
    if (p.turn.tactic) out.push({ ...at, why: 'tactic-done' });
    else if (have < need) out.push({ ...at, why: 'military-actions', facts: { need, have } });
    else if (verb === 'copy' && p.tactic === id) out.push({ ...at, why: 'tactic-same' });
  };
  for (const id of different(p.military)) if (isTactic(id)) add('tactic', id, PLAY_COST);
  for (const id of s.tactics) add('copy', id, COPY_COST);
  return out;
}

/** True if the answer was about tactics. */
export function takeTactic(ctx: Ctx<Tta>, seat: Seat, answer: Answer): boolean {
  const [verb, id] = answer.id.split(':') as [string, TacticId];
  if (verb !== 'tactic' && verb !== 'copy') return false;
  const p = playerOf(ctx.s, seat);
  spendMilitary(p, verb === 'tactic' ? PLAY_COST : COPY_COST);
  if (verb === 'tactic') takeFromHand(p, id);
  p.tactic = id;
  p.ownTactic = verb === 'tactic';
  p.turn.tactic = true;
  ctx.tell({ type: 'tactic', seat, card: id, how: verb === 'tactic' ? 'played' : 'copied' });
  return true;
}

/** At the start of the turn the own tactic becomes common; a second copy of a common one leaves the game. */
export function publishTactic(ctx: Ctx<Tta>, seat: Seat): void {
  const p = playerOf(ctx.s, seat);
  if (!p.ownTactic || p.tactic === null) return;
  p.ownTactic = false;
  const doubled = ctx.s.tactics.includes(p.tactic);
  (doubled ? ctx.s.militaryGone : ctx.s.tactics).push(p.tactic);
  const card = p.tactic as TacticId;
  ctx.tell(doubled ? { type: 'tactic-gone', seat, card } : { type: 'tactic-public', seat, card });
}
