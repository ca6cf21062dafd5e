/** Developing technologies, peaceful changes of government and revolutions. Code of Laws p. 5, sheet 6.5. */
import type { Choice, Ctx, Id, Seat } from '../../../engine/types.js';
import { CIVIL, type CivilId, type TechId } from '../data/civil.js';
import { playerOf } from '../lookup.js';
import type { Player, Tta, TtaState } from '../types.js';
import { LEADER_RULES } from './cards/leaders.js';
import { scienceOff, scientificPartner } from './military/effects.js';
import { isUnit } from './people.js';
import { change, gainSpecial } from './play.js';
import { loseScience, score } from './points.js';
import { shakespeare } from './prices.js';
import { maTotal } from './ratings.js';
import { caTotal } from './symbols.js';

/** Science for a technology; all discounts add up and stop at 0 (sheet no. 95). */
export function sciencePrice(s: TtaState, seat: Seat, id: TechId, revolution: boolean, off: number): number {
  const p = playerOf(s, seat);
  const card = CIVIL[id];
  if (card.kind === 'leader' || card.kind === 'wonder' || card.kind === 'action') return 0;
  let price = card.kind === 'government' && revolution ? card.revolution : card.science;
  if (card.kind === 'worker') {
    price -= shakespeare(p, card.type);
    if (card.type === 'theater' && p.leader === 'j-s-bach') price -= 2;
  }
  return Math.max(0, price - scienceOff(s, seat) - off);
}

/** Science for it, with Churchill's part where it may be used. */
export function scienceFor(p: Player, id: TechId): number {
  const card = CIVIL[id];
  return p.science + (card.kind === 'worker' && isUnit(card.type) ? p.turn.extra.unitScience : 0);
}

export function isTechnology(id: CivilId): id is TechId {
  const kind = CIVIL[id].kind;
  return kind === 'worker' || kind === 'government' || kind === 'special';
}

/** Scientific Cooperation: the partner must be able to pay. */
export function partnerCanPay(s: TtaState, seat: Seat): boolean {
  const partner = scientificPartner(s, seat);
  return partner === null || playerOf(s, partner).science > 0;
}

/** All actions of the kind a revolution takes must be available: civil, or military under Robespierre. */
export function readyToRevolt(s: TtaState, seat: Seat): boolean {
  const p = playerOf(s, seat);
  return revoltsWithArmy(p) ? p.ma === maTotal(s, seat) : p.ca === caTotal(s, seat);
}
export const revoltsWithArmy = (p: Player): boolean => p.leader === 'maximilien-robespierre';

/** Peaceful developments. `ca` is shown as their price. */
export function listDevelops(s: TtaState, seat: Seat, off: number, ca: number, out: Choice[]): void {
  const p = playerOf(s, seat);
  if (!partnerCanPay(s, seat)) return;
  for (const id of p.hand) {
    if (!isTechnology(id)) continue;
    const price = sciencePrice(s, seat, id, false, off);
    if (price > scienceFor(p, id)) continue;
    out.push({
      id: `develop:${id}`,
      verb: 'develop',
      target: `card:${id}`,
      price: ca > 0 ? { science: price, ca } : { science: price },
    });
  }
}

export function listRevolts(s: TtaState, seat: Seat, off: number, out: Choice[]): void {
  const p = playerOf(s, seat);
  if (!readyToRevolt(s, seat) || !partnerCanPay(s, seat)) return;
  for (const id of p.hand) {
    if (CIVIL[id].kind !== 'government') continue;
    const price = sciencePrice(s, seat, id as TechId, true, off);
    if (price > p.science) continue;
    const actions: Record<string, number> = revoltsWithArmy(p) ? { ma: p.ma } : { ca: p.ca };
    out.push({ id: `revolt:${id}`, verb: 'revolt', target: `card:${id}`, price: { science: price, ...actions } });
  }
}

function paySciencePrice(ctx: Ctx<Tta>, seat: Seat, id: TechId, price: number): void {
  const p = playerOf(ctx.s, seat);
  const card = CIVIL[id];
  if (card.kind === 'worker' && isUnit(card.type)) {
    const extra = Math.min(price, p.turn.extra.unitScience);
    p.turn.extra.unitScience -= extra;
    p.science -= price - extra;
  } else p.science -= price;
  const partner = scientificPartner(ctx.s, seat);
  if (partner !== null) loseScience(ctx, partner, 1, 'card:p2-sci-coop');
}

/** Puts a technology of the hand into play. The civil action of a peaceful development is paid by the caller. */
export function develop(ctx: Ctx<Tta>, seat: Seat, id: TechId, revolution: boolean, off: number, why: Id): void {
  const s = ctx.s;
  const p = playerOf(s, seat);
  const paid = sciencePrice(s, seat, id, revolution, off);
  paySciencePrice(ctx, seat, id, paid);
  p.hand.splice(p.hand.indexOf(id), 1);
  const card = CIVIL[id];
  if (card.kind === 'worker') p.techs.push({ id: card.id, workers: 0, tokens: 0 });
  else if (card.kind === 'special') gainSpecial(ctx, seat, card.id, `card:${id}`);
  else if (card.kind === 'government') {
    if (revolution) ctx.tell({ type: 'revolution', seat, card: card.id, paid, why });
    change(ctx, seat, `card:${id}`, () => {
      // Despotism is printed on the board and no card.
      if (p.government !== 'despotism') s.civilGone.push(p.government);
      p.government = card.id;
    });
    if (revolution) spendAll(ctx, seat);
  }
  if (!revolution) ctx.tell({ type: 'develop', seat, card: id, paid, why });
  if (p.leader) LEADER_RULES[p.leader].developed?.(ctx, seat);
}

/** Also the actions that the new government brought are spent (sheet no. 41, 46). */
function spendAll(ctx: Ctx<Tta>, seat: Seat): void {
  const p = playerOf(ctx.s, seat);
  if (!revoltsWithArmy(p)) {
    p.ca = 0;
    return;
  }
  p.ma = 0;
  score(ctx, seat, 3, 'leaders', 'card:maximilien-robespierre');
}
