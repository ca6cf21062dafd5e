/** The card row: sweeping, filling, and taking cards. Code of Laws, refill the row, take a card, take a wonder. */
import { must } from '../../../engine/must.js';
import type { Choice, Ctx, Seat } from '../../../engine/types.js';
import { ROW_PRICES, ROW_SWEEP } from '../data/board.js';
import { CIVIL, type CivilCard, type CivilId } from '../data/civil.js';
import { playerOf } from '../lookup.js';
import type { Player, Tta, TtaState } from '../types.js';
import { activeCount, endAge } from './ages.js';
import { tech } from './people.js';
import { gainScience } from './points.js';
import { civilHandLimit } from './ratings.js';

/** Sweeps the left spaces (not for International Agreement), closes the gaps and deals. */
export function refillRow(ctx: Ctx<Tta>, sweep: boolean): void {
  const s = ctx.s;
  if (sweep) {
    const swept: CivilId[] = [];
    for (let i = 0; i < must(ROW_SWEEP[activeCount(s)], 'number of seats'); i++) {
      const card = s.row[i];
      if (card) swept.push(card);
      s.row[i] = null;
    }
    s.civilGone.push(...swept);
    if (swept.length > 0) ctx.tell({ type: 'swept', cards: swept });
  }
  const kept = s.row.filter((card) => card !== null);
  const dealt: CivilId[] = [];
  const tell = () => {
    if (dealt.length === 0) return;
    ctx.tell({ type: 'dealt', cards: dealt.splice(0), age: s.age, left: s.civil[s.age]?.length ?? 0 });
  };
  while (s.age < 4) {
    const deck = must(s.civil[s.age], 'age', s.age);
    if (kept.length < ROW_PRICES.length && deck.length > 0) {
      const card = must(deck.pop(), 'last of the pile');
      kept.push(card);
      dealt.push(card);
      ctx.reveal();
    }
    // Age A ends with the first refill; the others when their last card is dealt, also into the last space.
    const full = kept.length === ROW_PRICES.length;
    if (deck.length === 0 || (s.age === 0 && full)) {
      tell();
      endAge(ctx);
    } else if (full) break;
  }
  tell();
  for (let i = 0; i < s.row.length; i++) s.row[i] = kept[i] ?? null;
}

/** Civil actions for the card in a space (0..12), or 0 for an empty one. Sheet 6.4. */
export function rowPrice(s: TtaState, seat: Seat, space: number): number {
  const id = s.row[space];
  if (!id) return 0;
  const p = playerOf(s, seat);
  let price = must(ROW_PRICES[space], 'place in the row', space);
  const card = CIVIL[id];
  if (card.kind === 'wonder') {
    if (p.leader !== 'michelangelo') price += p.wonders.length;
    if (id === 'taj-mahal' && p.turn.replacedLeader) price -= 2;
  } else if (card.kind === 'leader' && p.leader === 'hammurabi') price -= 1;
  return Math.max(0, price);
}

/** Is there no room for another civil card? */
export const handFull = (s: TtaState, seat: Seat): boolean => playerOf(s, seat).hand.length >= civilHandLimit(s, seat);

export type TakeBar = 'wonder-begun' | 'hand-full' | 'leader-of-age' | 'have-technology';

/** Why a card may not be taken, whatever it costs; null when it may. `full` is the same for the whole row. */
export function takeBar(p: Player, card: CivilCard, full: boolean): TakeBar | null {
  if (card.kind === 'wonder') return p.building ? 'wonder-begun' : null;
  if (full) return 'hand-full';
  if (card.kind === 'leader') return p.leaderAges.includes(card.age) ? 'leader-of-age' : null;
  if (card.kind !== 'action' && ownsTechnology(p, card)) return 'have-technology';
  return null;
}

/** In hand or in play (the ban on technologies of the same name). */
function ownsTechnology(p: Player, card: CivilCard): boolean {
  if (p.hand.includes(card.id)) return true;
  if (card.kind === 'worker') return tech(p, card.id) !== null;
  if (card.kind === 'government') return p.government === card.id;
  return card.kind === 'special' && p.specials.includes(card.id);
}

const TARGETS: readonly string[] = ROW_PRICES.map((_, space) => `row:${space + 1}`);

/** Choices for all cards of the row that cost at most `budget`. */
export function listTakes(s: TtaState, seat: Seat, budget: number, good: 'ca' | 'budget', out: Choice[]): void {
  const p = playerOf(s, seat);
  const full = handFull(s, seat);
  for (let space = 0; space < s.row.length; space++) {
    const id = s.row[space];
    if (!id) continue;
    const cost = rowPrice(s, seat, space);
    if (cost > budget || takeBar(p, CIVIL[id], full)) continue;
    const price = good === 'ca' ? { ca: cost } : { budget: cost };
    out.push({ id: `take:${id}@${space + 1}`, verb: 'take', target: must(TARGETS[space], 'target', space), price });
  }
}

/** 'take:iron@7' -> 6 */
export function spaceOf(answerId: string): number {
  return Number(answerId.slice(answerId.indexOf('@') + 1)) - 1;
}

/** Takes the card into the hand, or begins the wonder. The price is paid by the caller. */
export function takeCard(ctx: Ctx<Tta>, seat: Seat, space: number, paid: number, fresh: boolean): void {
  const s = ctx.s;
  const p = playerOf(s, seat);
  const id = must(s.row[space], 'place in the row', space);
  const card = CIVIL[id];
  s.row[space] = null;
  ctx.tell({ type: 'take', seat, card: id, space: space + 1, paid });
  if (card.kind === 'wonder') {
    p.building = { id: card.id, stages: 0 };
    return;
  }
  p.hand.push(id);
  if (card.kind === 'leader') p.leaderAges.push(card.age);
  else if (card.kind === 'action') {
    if (fresh) p.turn.fresh.push(id);
  } else if (p.leader === 'aristotle') gainScience(ctx, seat, 1, 'card:aristotle');
}
