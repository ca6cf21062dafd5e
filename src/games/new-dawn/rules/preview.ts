/** What the cards of the seat at turn could do now, for the map on the screen. */

import type { Seat } from '../../../engine/types.js';
import { nameOf, worldOf } from '../map/world.js';
import type { Hex, OddsView, PlaceFrame, ReachView, State } from '../types.js';
import { ON_CARD } from '../types.js';
import { cardsOfType, focusOf } from './board.js';
import { attackTerms, defenceTerms } from './combat.js';
import { cultureTokens } from './focus/culture.js';
import { caravanReach, caravanSpaces } from './focus/economy.js';
import { citySites } from './focus/industry.js';
import { targets } from './focus/military.js';
import { playerOf } from './lookup.js';
import { attackOf, oddsOf, percent } from './odds.js';
import { placeable } from './place.js';
import { slotFor } from './turn.js';
import { baseProduction } from './wonders.js';

/** Spaces within reach of each card, with the slot it would count now and no trade tokens. */
export function reach(s: State): ReachView[] {
  const { seat } = s.turn;
  const w = worldOf(s);
  return playerOf(s, seat).row.map(({ card }, at) => ({ card, hexes: hexes(s, at).map((h) => nameOf(w, h)) }));
}

function hexes(s: State, at: number): Hex[] {
  const { seat } = s.turn;
  const slot = slotFor(s, seat, at);
  const card = focusOf(s, seat, at);
  switch (card.type) {
    case 'culture': {
      const frame: PlaceFrame = {
        kind: 'place',
        seat,
        step: 0,
        left: 1,
        limit: slot,
        clause: card.after === 'friendly' ? 'friendly' : 'city',
        around: -1,
        focus: 'culture',
        why: '',
      };
      return placeable(s, frame);
    }
    case 'economy': {
      const { each, pool } = caravanSpaces(s, seat, at, 0);
      const found = new Set<Hex>();
      for (const from of new Set(playerOf(s, seat).caravans)) {
        if (from < ON_CARD) continue;
        for (const h of caravanReach(s, { seat, at: from, spaces: each + pool, slot, card })) found.add(h);
      }
      return [...found];
    }
    case 'industry':
      return citySites(s, seat, at, slot);
    case 'military':
      return [...new Set(targets(s, seat, at).map((t) => t.hex))];
    case 'science':
      return [];
  }
}

/** What a card gives in this slot before trade tokens, and the spaces its caravans share. */
export function givesOf(s: State, seat: Seat, at: number, slot: number): { gives: number; shared: number } {
  const card = focusOf(s, seat, at);
  switch (card.type) {
    case 'culture':
      return { gives: cultureTokens(s, seat, at, 0), shared: 0 };
    case 'economy': {
      const { each, pool } = caravanSpaces(s, seat, at, 0);
      return { gives: each, shared: pool };
    }
    case 'industry':
      return { gives: baseProduction(card, slot), shared: 0 };
    case 'military':
      return { gives: slot + card.bonus, shared: 0 };
    case 'science':
      return { gives: slot, shared: 0 };
  }
}

/** Both sums of every attack that could be made now, before dice and tokens. */
export function odds(s: State): OddsView[] {
  const { seat } = s.turn;
  const w = worldOf(s);
  const at = activeMilitary(s);
  if (at < 0) return [];
  const frame = s.stack.findLast((f) => f.kind === 'military' && f.seat === seat) as { slot: number } | undefined;
  const slot = frame?.slot ?? slotFor(s, seat, at);
  return targets(s, seat, at).map((t) => {
    const attack = attackOf(seat, at, slot, t);
    const { throws, bare, ...sums } = oddsOf(s, attack);
    return {
      hex: nameOf(w, t.hex),
      what: t.what,
      ...sums,
      chance: percent(throws),
      bare: percent(bare),
      attackTerms: attackTerms(s, attack),
      defenceTerms: defenceTerms(s, attack),
    };
  });
}

function activeMilitary(s: State): number {
  const frame = s.stack.findLast((f) => f.kind === 'military' && f.seat === s.turn.seat) as { at: number } | undefined;
  return frame?.at ?? cardsOfType(s, s.turn.seat, 'military')[0] ?? -1;
}
