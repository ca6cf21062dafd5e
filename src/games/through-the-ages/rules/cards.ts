/** The military hand: drawing and discarding. Code of Laws, draw military cards, discard. */
import { must } from '../../../engine/must.js';
import type { Ctx, Id, Seat } from '../../../engine/types.js';
import { MILITARY, type MilitaryId } from '../data/military.js';
import { playerOf } from '../lookup.js';
import type { Tta } from '../types.js';

/** Draws from the deck of the current age, past any hand limit; there is none in Age IV. Returns how many came. */
export function drawMilitary(ctx: Ctx<Tta>, seat: Seat, n: number, why: Id): number {
  const s = ctx.s;
  if (s.age === 0 || s.age === 4) return 0;
  const deck = must(s.militaryDecks[s.age], 'age', s.age);
  const drawn: MilitaryId[] = [];
  // What is drawn comes from these cards; a deck that is used up on the way adds its discards.
  let from = deck.length;
  while (drawn.length < n) {
    if (deck.length === 0) {
      reshuffle(ctx);
      from += deck.length;
    }
    const card = deck.pop();
    if (!card) break;
    drawn.push(card);
  }
  if (drawn.length === 0) return 0;
  if (deck.length === 0) reshuffle(ctx);
  playerOf(s, seat).military.push(...drawn);
  ctx.reveal();
  ctx.tell(
    { type: 'draw-military', seat, level: s.age, count: drawn.length, from, cards: drawn, why },
    { only: [seat], rest: { type: 'draw-military', seat, level: s.age, count: drawn.length, from, why } },
  );
  return drawn.length;
}

/** The discards of the current age become its deck. */
function reshuffle(ctx: Ctx<Tta>): void {
  const s = ctx.s;
  const discards = must(s.militaryDiscards[s.age], 'age', s.age);
  if (discards.length === 0) return;
  ctx.shuffle(discards);
  must(s.militaryDecks[s.age], 'age', s.age).push(...discards.splice(0));
  ctx.tell({ type: 'military-reshuffle', count: must(s.militaryDecks[s.age], 'age', s.age).length });
}

/** A card of the hand goes unseen to the discards of its age. */
export function discardMilitary(ctx: Ctx<Tta>, seat: Seat, id: MilitaryId): void {
  const p = playerOf(ctx.s, seat);
  p.military.splice(p.military.indexOf(id), 1);
  const level = MILITARY[id].age;
  must(ctx.s.militaryDiscards[level], 'age', level).push(id);
  ctx.tell(
    { type: 'discard-military', seat, card: id, level },
    { only: [seat], rest: { type: 'discard-military', seat, level } },
  );
}
