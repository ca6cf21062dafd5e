/** Taking diplomacy cards from other players (rulebook pages 9 and 13). */
import { must } from '../../../engine/must.js';
import type { Choice, FrameRules, Seat } from '../../../engine/types.js';
import { PACT_IDS, type PactId } from '../data/diplomacy.js';
import type { Context, NewDawn, PactsFrame, State, SurrenderFrame } from '../types.js';
import { causeOf } from './cause.js';
import { source } from './hooks.js';
import { playerOf } from './lookup.js';
import { DONE } from './place.js';
import { reads } from './readings.js';

/** One card of each player, four with Potala Palace. */
const pactLimit = (s: State, seat: Seat): number => source(s, seat, 'pactsEach')?.hook ?? 1;

export const heldFrom = (s: State, seat: Seat, giver: Seat): number[] =>
  playerOf(s, giver).pacts.flatMap((holder, i) => (holder === seat ? [i] : []));

/** Cards must lie in the giver's own pile, never with a third player. */
function takeable(s: State, f: PactsFrame): { card: PactId; giver: Seat }[] {
  const out: { card: PactId; giver: Seat }[] = [];
  for (let giver = 0; giver < s.seats; giver++) {
    if (giver === f.seat || (f.giver !== null && giver !== f.giver)) continue;
    PACT_IDS.forEach((card, i) => {
      if (playerOf(s, giver).pacts[i] === giver) out.push({ card, giver });
    });
  }
  return out;
}

export const pacts: FrameRules<NewDawn, PactsFrame> = {
  run: (ctx, f) => (f.left > 0 && takeable(ctx.s, f).length > 0 ? 'ask' : 'done'),
  ask(s, f) {
    const choices: Choice[] = takeable(s, f).map(({ card, giver }) => ({
      id: `pact:${card}@${giver}`,
      verb: 'pact',
      target: `pact:${card}@${giver}`,
      ...(heldFrom(s, f.seat, giver).length >= pactLimit(s, f.seat) ? { warn: 'gives-back' } : {}),
    }));
    return {
      seat: f.seat,
      topic: 'pacts',
      from: causeOf(f.why),
      facts: { left: f.left, ...(f.giver === null ? {} : { giver: f.giver }) },
      choices: [...choices, DONE],
    };
  },
  take(ctx, f, a) {
    if (a.id === 'done') {
      f.left = 0;
      return;
    }
    f.left -= 1;
    const [card, giver] = a.id.slice('pact:'.length).split('@') as [PactId, string];
    takePact(ctx, f.seat, Number(giver), card, f.why);
  },
};

/** At the limit a held card goes back first (page 9). */
function takePact(ctx: Context, seat: Seat, giver: Seat, card: PactId, why: string): void {
  const { s } = ctx;
  const pile = playerOf(s, giver).pacts;
  const held = heldFrom(s, seat, giver);
  for (const i of held.slice(0, Math.max(0, held.length + 1 - pactLimit(s, seat)))) {
    pile[i] = giver;
    ctx.tell({ type: 'pact-back', seat, card: must(PACT_IDS[i], 'diplomacy card', i), giver });
  }
  pile[PACT_IDS.indexOf(card)] = seat;
  s.changed = true;
  ctx.tell({ type: 'pact', seat, card, giver, why });
}

/** Asks for cards above the limit where a table wants them back once Potala Palace is lost. */
export function askForSurplus(ctx: Context): boolean {
  const { s } = ctx;
  if (!reads(s, 'potala-gives-back')) return false;
  let asked = false;
  for (let seat = 0; seat < s.seats; seat++) {
    for (let giver = 0; giver < s.seats; giver++) {
      if (giver === seat || heldFrom(s, seat, giver).length <= pactLimit(s, seat)) continue;
      ctx.push({ kind: 'surrender', seat, step: 0, giver });
      asked = true;
    }
  }
  return asked;
}

/** One card after the other goes back to the player who gave it, as its holder picks. */
export const surrender: FrameRules<NewDawn, SurrenderFrame> = {
  run: (ctx, f) => (heldFrom(ctx.s, f.seat, f.giver).length > pactLimit(ctx.s, f.seat) ? 'ask' : 'done'),
  ask: (s, f) => ({
    seat: f.seat,
    topic: 'surrender',
    from: 'wonder:potala-palace',
    facts: { giver: f.giver, left: heldFrom(s, f.seat, f.giver).length - pactLimit(s, f.seat) },
    choices: heldFrom(s, f.seat, f.giver).map((i) => {
      const word = `${PACT_IDS[i]}@${f.giver}`;
      return { id: `return:${word}`, verb: 'return', target: `pact:${word}` };
    }),
  }),
  take(ctx, f, a) {
    const [card] = a.id.slice('return:'.length).split('@') as [PactId];
    playerOf(ctx.s, f.giver).pacts[PACT_IDS.indexOf(card)] = f.giver;
    ctx.s.changed = true;
    ctx.tell({ type: 'pact-back', seat: f.seat, card, giver: f.giver, why: 'potala-palace' });
  },
};
