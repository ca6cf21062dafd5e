/** What the end of an age and a resignation do to military cards. Sheet sections 3.10 and 3.12. */
import type { Ctx, Seat } from '../../../../engine/types.js';
import { MILITARY, type MilitaryId, type WarId } from '../../data/military.js';
import { playerOf } from '../../lookup.js';
import type { Age, Tta } from '../../types.js';
import { score } from '../points.js';
import { toDiscard } from './hand.js';
import { endPact } from './pacts.js';

const SPOILS_OF_RESIGNATION = 7;

/** Cards of ages before the one that ended leave hands, and such pacts end. Colonies, tactics and wars stay. */
export function antiquateMilitary(ctx: Ctx<Tta>, ended: Age): void {
  const { s } = ctx;
  s.players.forEach((p, seat) => {
    const gone = p.military.filter((id) => MILITARY[id].age < ended);
    if (gone.length === 0) return;
    p.military = p.military.filter((id) => MILITARY[id].age >= ended);
    for (const card of gone) {
      toDiscard(s, card);
      const rest = { type: 'discard-military', seat, level: MILITARY[card].age, why: 'rule:antiquated' } as const;
      ctx.tell({ ...rest, card }, { only: [seat], rest });
    }
  });
  for (const pact of [...s.pacts]) if (MILITARY[pact.card].age < ended) endPact(ctx, pact, 'age');
}

/** The seat leaves the game: pacts, wars, hand, colonies and its own tactic. Common tactics stay. */
export function removeFromMilitary(ctx: Ctx<Tta>, seat: Seat): void {
  const { s } = ctx;
  const p = playerOf(s, seat);
  for (const pact of [...s.pacts]) if (pact.owner === seat || pact.partner === seat) endPact(ctx, pact, 'resigned');
  for (const war of s.wars.filter((w) => w.by === seat || w.on === seat)) {
    s.wars.splice(s.wars.indexOf(war), 1);
    toDiscard(s, war.card);
    ctx.tell({ type: 'war-called-off', seat: war.by, target: war.on, card: war.card as WarId });
    if (war.on === seat) score(ctx, war.by, SPOILS_OF_RESIGNATION, 'wars', `card:${war.card}`);
  }
  const cards: MilitaryId[] = [...p.military, ...p.colonies];
  if (p.ownTactic && p.tactic) cards.push(p.tactic);
  for (const id of cards) toDiscard(s, id);
  p.military = [];
  p.colonies = [];
  p.tactic = null;
  p.ownTactic = false;
}
