/** The only places where pieces, caravans, trade tokens and cards change hands. */
import { must } from '../../../engine/must.js';
import type { Seat } from '../../../engine/types.js';
import { cityStateAt, PACT_IDS } from '../data/diplomacy.js';
import { FOCUS } from '../data/focus.js';
import { LIMITS, type Resource } from '../data/land.js';
import { naturalWonderAt } from '../data/naturals.js';
import { WONDER_IDS } from '../data/wonders.js';
import { nameOf, naturalMark, RESOURCE_OF, stateMark, worldOf } from '../map/world.js';
import {
  AT_MAP,
  CITY,
  type Context,
  DEFEATED,
  FACE_DOWN,
  type Hex,
  NOT_IN_PLAY,
  NOTHING,
  ON_CARD,
  type State,
} from '../types.js';
import { barbarianName, naturalGoesWith } from './board.js';
import { source } from './hooks.js';
import { ownerOf, pieceOf, playerOf, rowCard, stateCards } from './lookup.js';

/** A piece comes to stand on a space; whatever lay there and goes with the space is taken along. */
export function occupy(ctx: Context, h: Hex, seat: Seat, piece: number): void {
  const { s } = ctx;
  const w = worldOf(s);
  const before = ownerOf(s, h);
  s.owner[h] = seat;
  s.piece[h] = piece;
  s.changed = true;
  const resource = RESOURCE_OF[must(s.resource[h], 'space', h)];
  if (resource) {
    s.resource[h] = 0;
    gainResource(ctx, seat, resource, 'map');
  }
  if (before === seat) {
    if (naturalMark(w, h) >= 0 && !naturalGoesWith(s, h)) naturalBack(ctx, h);
    return;
  }
  const wonder = WONDER_IDS[s.wonderAt.indexOf(h)];
  if (wonder) ctx.tell({ type: 'wonder-held', seat, wonder, hex: nameOf(w, h) });
  if (naturalMark(w, h) >= 0 && naturalGoesWith(s, h)) {
    const natural = naturalWonderAt(naturalMark(w, h));
    takeOffCards(s, natural);
    ctx.tell({ type: 'natural', seat, natural });
    if (source(s, seat, 'naturalsOnCards')) ctx.push({ kind: 'assign', seat, step: 0, natural });
  }
  if (stateMark(w, h) >= 0) {
    // Conquered: all its cards are laid aside face down, also those in players' hands (page 11, sheet 10.6).
    const state = cityStateAt(stateMark(w, h));
    s.stateCards[stateMark(w, h)] = [FACE_DOWN, FACE_DOWN];
    ctx.tell({ type: 'state-taken', seat, state });
  }
}

/** The piece leaves; a natural wonder token goes back to the map, a conquered city-state is free again. */
export function vacate(ctx: Context, h: Hex): void {
  const { s } = ctx;
  const w = worldOf(s);
  const natural = naturalMark(w, h) >= 0 && naturalGoesWith(s, h);
  s.owner[h] = -1;
  s.piece[h] = NOTHING;
  s.changed = true;
  const wonder = WONDER_IDS[s.wonderAt.indexOf(h)];
  if (wonder) ctx.tell({ type: 'wonder-free', wonder, hex: nameOf(w, h) });
  if (natural) naturalBack(ctx, h);
  if (stateMark(w, h) >= 0) {
    s.stateCards[stateMark(w, h)] = [AT_MAP, AT_MAP];
    ctx.tell({ type: 'state-free', state: cityStateAt(stateMark(w, h)) });
  }
}

function naturalBack(ctx: Context, h: Hex): void {
  const natural = naturalWonderAt(naturalMark(worldOf(ctx.s), h));
  takeOffCards(ctx.s, natural);
  ctx.tell({ type: 'natural-back', natural });
}

function takeOffCards(s: State, natural: string): void {
  for (const p of s.players) for (const card of p.row) card.naturals = card.naturals.filter((id) => id !== natural);
}

/** A rule or effect destroys a token or city. */
export function destroy(ctx: Context, h: Hex, why: string): void {
  const { s } = ctx;
  const what = pieceOf(s, h) >= CITY ? 'city' : 'token';
  ctx.tell({ type: 'lose', seat: ownerOf(s, h), hex: nameOf(worldOf(s), h), what, why });
  vacate(ctx, h);
}

export function gainResource(ctx: Context, seat: Seat, resource: Resource, why: string): void {
  playerOf(ctx.s, seat).resources[resource] += 1;
  ctx.tell({ type: 'resource', seat, resource, n: 1, why });
}

/** Puts trade tokens on a card; what exceeds three is lost. */
export function addTrade(ctx: Context, seat: Seat, at: number, n: number, why: string): void {
  const card = rowCard(ctx.s, seat, at);
  const kept = Math.min(n, LIMITS.tradeOnCard - card.trade);
  card.trade += kept;
  if (kept > 0) ctx.tell({ type: 'trade', seat, n: kept, on: card.card, why });
  if (kept < n) ctx.tell({ type: 'trade-lost', seat, n: n - kept, why });
}

export function beatBarbarian(ctx: Context, seat: Seat, b: number, why: string): void {
  ctx.s.barbarians[b] = DEFEATED;
  ctx.tell({ type: 'beaten', seat, barbarian: barbarianName(b), why });
  if (source(ctx.s, seat, 'resourceForBarbarian')) {
    ctx.push({ kind: 'gain', seat, step: 0, missingOnly: false, why: 'sumeria' });
  }
}

/** Caravans of everybody in the space go back to their cards. */
export function scatterCaravans(ctx: Context, h: Hex, why: string): void {
  ctx.s.players.forEach((p, seat) => {
    p.caravans.forEach((at, i) => {
      if (at !== h) return;
      p.caravans[i] = ON_CARD;
      ctx.tell({ type: 'lose', seat, hex: nameOf(worldOf(ctx.s), h), what: 'caravan', why });
    });
  });
}

/** How many caravans the economy card shows; none without one (sheet note e). */
function caravansAllowed(s: State, seat: Seat): number {
  let allowed = 0;
  for (const c of playerOf(s, seat).row) {
    const card = FOCUS[c.card];
    if (card.type === 'economy') allowed = Math.max(allowed, card.caravans);
  }
  return allowed;
}

/** Caravans in play beyond what the economy card shows. */
export function surplusCaravans(s: State, seat: Seat): number {
  return playerOf(s, seat).caravans.filter((at) => at !== NOT_IN_PLAY).length - caravansAllowed(s, seat);
}

/** Brings caravans into play or, first from the card, out of it. Those on the map wait for their owner's choice. */
export function syncCaravans(s: State, seat: Seat): void {
  const { caravans } = playerOf(s, seat);
  let surplus = surplusCaravans(s, seat);
  for (let i = 0; i < LIMITS.caravans && surplus < 0; i++) {
    if (caravans[i] !== NOT_IN_PLAY) continue;
    caravans[i] = ON_CARD;
    surplus += 1;
  }
  for (let i = LIMITS.caravans - 1; i >= 0 && surplus > 0; i--) {
    if (caravans[i] !== ON_CARD) continue;
    caravans[i] = NOT_IN_PLAY;
    surplus -= 1;
  }
}

/** A new focus card comes into the row; all that lay on the old one stays in its place (page 15). */
export function replaceCard(ctx: Context, seat: Seat, at: number, card: keyof typeof FOCUS, why: string): void {
  const place = rowCard(ctx.s, seat, at);
  const old = place.card;
  place.card = card;
  syncCaravans(ctx.s, seat);
  ctx.tell({ type: 'upgrade', seat, card, old, why });
  if (surplusCaravans(ctx.s, seat) > 0) ctx.push({ kind: 'recall', seat, step: 0, why: card });
}

/** Attacking a player or a city-state ends the friendship: its cards go back (page 13). */
export function breakDiplomacy(ctx: Context, seat: Seat, rival: Seat, state: number): void {
  const { s } = ctx;
  if (rival >= 0) {
    const pacts = playerOf(s, rival).pacts;
    PACT_IDS.forEach((card, i) => {
      if (pacts[i] !== seat) return;
      pacts[i] = rival;
      ctx.tell({ type: 'pact-back', seat, card, giver: rival });
    });
  }
  if (state >= 0) {
    const cards = stateCards(s, state);
    cards.forEach((holder, i) => {
      if (holder !== seat) return;
      cards[i] = AT_MAP;
      ctx.tell({ type: 'state-card-back', seat, state: cityStateAt(state) });
    });
  }
}
