/** Offering and ending pacts. Code of Laws, offer and cancel a pact; sheet section 3.13. */
import type { Choice, Ctx, FrameRules, Seat } from '../../../../engine/types.js';
import { PACTS, type PactId } from '../../data/military.js';
import { playerOf } from '../../lookup.js';
import type { Pact, Tta, TtaState } from '../../types.js';
import { changeAll } from '../play.js';
import { seatsFrom } from './compare.js';
import type { MilitaryEvent } from './events.js';
import type { PactFrame } from './frames.js';
import { takeFromHand, toDiscard } from './hand.js';

type PactEnd = Extract<MilitaryEvent, { type: 'pact-ended' }>['reason'];

/** The card goes to the discards of its age, whatever ended the pact. */
export function endPact(ctx: Ctx<Tta>, pact: Pact, reason: PactEnd): void {
  const { s } = ctx;
  changeAll(ctx, `card:${pact.card}`, () => {
    s.pacts.splice(s.pacts.indexOf(pact), 1);
  });
  toDiscard(s, pact.card);
  ctx.tell({ type: 'pact-ended', seat: pact.owner, partner: pact.partner, card: pact.card as PactId, reason });
}

/** To every other civilization, as either side where the sides differ. */
export function listOffers(s: TtaState, seat: Seat, card: PactId, out: Choice[]): void {
  for (const other of seatsFrom(s, seat).slice(1)) {
    const target = `seat:${other}`;
    if (PACTS[card].symmetric) out.push({ id: `pact:${card}>${other}`, verb: 'pact', target });
    else for (const side of ['A', 'B']) out.push({ id: `pact:${card}>${other}@${side}`, verb: 'pact', target });
  }
}

/** The offer shows the card to everybody; until the partner has answered it lies between the two. */
export function offerPact(ctx: Ctx<Tta>, seat: Seat, rest: string): void {
  const [card, to] = rest.split('>') as [PactId, string];
  const [partner, side] = to.split('@') as [string, 'A' | 'B' | undefined];
  const offer = { card, partner: Number(partner), side: side ?? 'A' } as const;
  ctx.reveal();
  ctx.tell({ type: 'pact-offered', seat, ...offer });
  takeFromHand(playerOf(ctx.s, seat), card);
  ctx.push({ kind: 'pact', seat, step: 0, held: [card], ...offer });
}

export const pactFrame: FrameRules<Tta, PactFrame> = {
  run: (_, f) => (f.step === 0 ? 'ask' : 'done'),
  ask: (_, f) => ({
    seat: f.partner,
    topic: 'pact',
    from: `card:${f.card}`,
    facts: { by: f.seat, side: f.side },
    choices: [
      { id: 'accept', verb: 'accept' },
      { id: 'refuse', verb: 'refuse' },
    ],
  }),
  take(ctx, f, a) {
    const { s } = ctx;
    f.step = 1;
    const { seat, partner, card, side } = f;
    f.held.length = 0;
    if (a.id === 'refuse') {
      playerOf(s, seat).military.push(card);
      ctx.tell({ type: 'pact-refused', seat, partner, card });
      return;
    }
    // One pact card in the own area; pacts lying elsewhere stay.
    const own = s.pacts.find((pact) => pact.owner === seat);
    if (own) endPact(ctx, own, 'replaced');
    changeAll(ctx, `card:${card}`, () => {
      s.pacts.push({ card, owner: seat, partner, ownerIs: side });
    });
    ctx.tell({ type: 'pact-made', seat, partner, card, side });
  },
};
