/** Resolving a culture card (rulebook page 8). */
import { must, wordOf } from '../../../../engine/must.js';
import type { FrameRules, Seat } from '../../../../engine/types.js';
import type { CultureCard } from '../../data/focus.js';
import { nameOf, worldOf } from '../../map/world.js';
import {
  type CultureFrame,
  type Hex,
  type MediaFrame,
  type NewDawn,
  type PlaceFrame,
  REINFORCED,
  type State,
  TOKEN,
} from '../../types.js';
import { focusOf, isRival, isToken, tokensLeft } from '../board.js';
import { occupy, vacate } from '../change.js';
import { active } from '../hooks.js';
import { ownerOf, rowCard } from '../lookup.js';
import { DONE } from '../place.js';
import { askToSpend } from '../tokens.js';

const SPEND = 0;
const PLACE = 1;
const AFTER = 2;

function placing(f: CultureFrame, left: number, clause: PlaceFrame['clause'], why: string): PlaceFrame {
  return { kind: 'place', seat: f.seat, step: 0, left, limit: f.slot, clause, around: -1, focus: 'culture', why };
}

/** Tokens the card places beside cities: its own number, trade tokens, and the Grand Tour of France. */
export function cultureTokens(s: State, seat: Seat, at: number, spent: number): number {
  const card = focusOf(s, seat, at) as CultureCard;
  return active(s, seat, 'cultureTokens').reduce((sum, a) => sum + a.hook(s, seat), card.tokens + spent);
}

export const culture: FrameRules<NewDawn, CultureFrame> = {
  run(ctx, f) {
    const { s } = ctx;
    const card = focusOf(s, f.seat, f.at) as CultureCard;
    const id = rowCard(s, f.seat, f.at).card;
    if (f.step === SPEND) {
      f.step = PLACE;
      if (askToSpend(ctx, f.seat, f.at)) return 'again';
    }
    if (f.step === PLACE) {
      f.step = AFTER;
      for (const a of active(s, f.seat, 'cultureTokens')) {
        if (a.hook(s, f.seat) > 0) ctx.tell({ type: 'effect', seat: f.seat, why: a.id });
      }
      ctx.push(placing(f, cultureTokens(s, f.seat, f.at, f.spent), 'city', id));
      return 'again';
    }
    if (card.after === 'friendly') ctx.push(placing(f, 1, 'friendly', id));
    if (card.after === 'move') ctx.push({ kind: 'shift', seat: f.seat, step: 0, from: -1 });
    if (card.after === 'media') ctx.push({ kind: 'media', seat: f.seat, step: 0 });
    return 'done';
  },
};

/** Rival tokens within 2 of a friendly space; nothing blocks the count. */
function mediaTargets(s: State, seat: Seat): Hex[] {
  const { within2 } = worldOf(s);
  const { owner } = s;
  const out: Hex[] = [];
  for (let h = 0; h < owner.length; h++) {
    if (isRival(s, h, seat) && isToken(s, h) && must(within2[h], 'space', h).some((n) => owner[n] === seat))
      out.push(h);
  }
  return out;
}

/** Mass Media: a rival token changes sides, or loses its reinforcement. */
export const media: FrameRules<NewDawn, MediaFrame> = {
  run: (ctx, f) => (f.step === 0 && mediaTargets(ctx.s, f.seat).length > 0 ? 'ask' : 'done'),
  ask(s, f) {
    const w = worldOf(s);
    // Without an unused token one may first be taken off the map, as for every placing.
    const lifting = tokensLeft(s, f.seat) === 0;
    const choices = mediaTargets(s, f.seat)
      .filter((h) => !lifting || s.piece[h] === REINFORCED)
      .map((h) => w.choice('media', h));
    if (lifting) {
      for (let h = 0; h < w.size; h++) if (s.owner[h] === f.seat && isToken(s, h)) choices.push(w.choice('lift', h));
    }
    choices.push(DONE);
    const facts = { unused: tokensLeft(s, f.seat) };
    return { seat: f.seat, topic: 'media', from: 'focus:mass-media', facts, choices };
  },
  take(ctx, f, a) {
    const { s } = ctx;
    const w = worldOf(s);
    if (a.id === 'done') {
      f.step = 1;
      return;
    }
    const h = w.find(wordOf(a.id));
    if (a.id.startsWith('lift:')) {
      ctx.tell({ type: 'lift', seat: f.seat, hex: nameOf(w, h), why: 'mass-media' });
      vacate(ctx, h);
      return;
    }
    f.step = 1;
    if (s.piece[h] === REINFORCED) {
      s.piece[h] = TOKEN;
      ctx.tell({ type: 'flip', seat: ownerOf(s, h), hex: nameOf(w, h), why: 'mass-media' });
      return;
    }
    ctx.tell({ type: 'turncoat', seat: f.seat, hex: nameOf(w, h), from: ownerOf(s, h), why: 'mass-media' });
    occupy(ctx, h, f.seat, TOKEN);
  },
};
