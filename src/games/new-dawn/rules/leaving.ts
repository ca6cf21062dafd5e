/** Leaving in the middle of the game: not in the rulebook (docs/rulings/new-dawn.md). The pieces stay, the seat is skipped. */

import type { Leaving, Seat } from '../../../engine/types.js';
import { CITY_STATE_IDS, PACT_IDS } from '../data/diplomacy.js';
import { nameOf, worldOf } from '../map/world.js';
import { AT_MAP, type Context, type GameFrame, type NewDawn, NOT_IN_PLAY } from '../types.js';
import { ranking, tellOver } from './agendas.js';
import { tokensLeft, tokensOf } from './board.js';
import { surplusCaravans, vacate } from './change.js';
import { hasLeft } from './left.js';
import { playerOf } from './lookup.js';

/** Frames that go round the table; all others are their seat's own matters and go with it. */
const EVERYBODYS: readonly GameFrame['kind'][] = ['round', 'raid', 'trade'];

export function leave(ctx: Context, seat: Seat): void {
  const { s } = ctx;
  s.left.push(seat);
  s.changed = true;
  ctx.tell({ type: 'left', seat });
  s.stack = s.stack.filter((f) => f.seat !== seat || (EVERYBODYS as readonly string[]).includes(f.kind));
  giveBackCards(ctx, seat);
  tidyUp(ctx, seat);
  if (s.seats - s.left.length > 1) return;
  s.over = ranking(s, 'deserted');
  tellOver(ctx, s.over);
}

/** Cards held from others would be lost to everybody: they go back to their owners. */
function giveBackCards(ctx: Context, seat: Seat): void {
  const { s } = ctx;
  s.players.forEach(({ pacts }, giver) => {
    PACT_IDS.forEach((card, i) => {
      if (giver === seat || pacts[i] !== seat) return;
      pacts[i] = giver;
      ctx.tell({ type: 'pact-back', seat, card, giver });
    });
  });
  CITY_STATE_IDS.forEach((state, i) => {
    const cards = s.stateCards[i] ?? [];
    const at = cards.indexOf(seat);
    if (at < 0) return;
    cards[at] = AT_MAP;
    ctx.tell({ type: 'state-card-back', seat, state });
  });
}

/** What the seat was about to be asked: a token for an agenda, caravans that its card has no room for. */
function tidyUp(ctx: Context, seat: Seat): void {
  const { s } = ctx;
  for (const h of tokensOf(s, seat)) {
    if (tokensLeft(s, seat) >= 0) break;
    ctx.tell({ type: 'lift', seat, hex: nameOf(worldOf(s), h), why: 'agenda' });
    vacate(ctx, h);
  }
  const { caravans } = playerOf(s, seat);
  for (let i = caravans.length - 1; i >= 0 && surplusCaravans(s, seat) > 0; i--) caravans[i] = NOT_IN_PLAY;
}

export const leaving: Leaving<NewDawn> = {
  open: (s) => (s.round === 0 ? [] : s.players.flatMap((_, seat) => (hasLeft(s, seat) ? [] : [seat]))),
  take: leave,
};
