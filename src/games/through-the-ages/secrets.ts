/** Another table that a viewer cannot tell from this one: everything hidden from that seat is dealt anew. */
import { must } from '../../engine/must.js';
import type { Ctx, Frame, Seat } from '../../engine/types.js';
import { isEvent, isTerritory, MILITARY, type MilitaryId } from './data/military.js';
import { playerOf } from './lookup.js';
import type { EventCard, Tta, TtaFrame, TtaState } from './types.js';

/** A place that hides one card; `events` takes only events and territories. */
interface Slot {
  readonly events: boolean;
  fill(card: MilitaryId): void;
}

const canBeEvent = (id: MilitaryId): boolean => isEvent(id) || isTerritory(id);

/**
 * Card backs show the age, so cards change places only within their age. Cards that somebody picked in an open
 * question (`held` of a frame) stay where they are. Hidden cards are sorted before they are shuffled: from tables that
 * the viewer cannot tell apart, the same chance deals the same table, and a bot answers the same.
 */
export function scramble(ctx: Ctx<Tta>, viewer: Seat | null): void {
  const s = ctx.s;
  for (const deck of s.civil) ctx.shuffle(deck.sort());
  mixCurrent(ctx, s, viewer);
  for (let seat = 0; seat < s.seats; seat++) if (seat !== viewer) playerOf(s, seat).military.sort(byAge);
  for (let age = 0; age < 4; age++) dealAnew(ctx, s, age, viewer);
}

const byAge = (a: MilitaryId, b: MilitaryId): number => MILITARY[a].age - MILITARY[b].age;
/** Who laid an event is known: the own ones one by one, those of others only how many. */
const byOwner = (a: EventCard, b: EventCard): number => (a.by ?? -1) - (b.by ?? -1) || (a.card < b.card ? -1 : 1);

function dealAnew(ctx: Ctx<Tta>, s: TtaState, age: number, viewer: Seat | null): void {
  const cards: MilitaryId[] = [];
  const slots: Slot[] = [];
  const hide = (list: MilitaryId[]) => {
    for (let i = 0; i < list.length; i++) {
      if (MILITARY[must(list[i], 'entry', i)].age !== age) continue;
      cards.push(must(list[i], 'entry', i));
      slots.push({ events: false, fill: (card) => (list[i] = card) });
    }
  };
  hide(must(s.militaryDecks[age], 'age', age));
  hide(must(s.militaryDiscards[age], 'age', age));
  if (age === 0) hide(s.militaryGone);
  for (let seat = 0; seat < s.seats; seat++) if (seat !== viewer) hide(playerOf(s, seat).military);
  const seen = viewer !== null && s.events.peeked.includes(viewer) ? s.events.current.at(-1) : null;
  for (const deck of [s.events.current, s.events.future]) {
    for (let i = 0; i < deck.length; i++) {
      const { card, by } = must(deck[i], 'card', i);
      if (MILITARY[card].age !== age || deck[i] === seen || (by !== null && by === viewer)) continue;
      cards.push(card);
      slots.push({ events: true, fill: (other) => (deck[i] = { card: other, by }) });
    }
  }
  ctx.shuffle(cards.sort());
  // Face-down events first: they take any hidden event of the age, the rest goes anywhere.
  for (const slot of slots) {
    if (slot.events) slot.fill(must(cards.splice(cards.findIndex(canBeEvent), 1)[0], 'splice'));
  }
  for (const slot of slots) if (!slot.events) slot.fill(must(cards.pop(), 'last of the pile'));
}

/** The places within an age are unknown in the current deck, also for who laid the card; a looked-at top stays. */
function mixCurrent(ctx: Ctx<Tta>, s: TtaState, viewer: Seat | null): void {
  const deck = s.events.current;
  const seen = viewer !== null && s.events.peeked.includes(viewer) ? deck.length - 1 : deck.length;
  for (let age = 0; age < 4; age++) {
    const places: number[] = [];
    for (let i = 0; i < seen; i++) if (MILITARY[must(deck[i], 'card', i).card].age === age) places.push(i);
    const cards: EventCard[] = places.map((i) => must(deck[i], 'card', i));
    ctx.shuffle(cards.sort(byOwner));
    places.forEach((place, i) => {
      deck[place] = must(cards[i], 'card', i);
    });
  }
}

/** Picked so far, and nobody but the asked seat was told: an attack, cards of a defence, cards and units of a colony. */
export function concealed(s: TtaState): boolean {
  return (s.stack as TtaFrame[]).some((f) => {
    if (f.kind === 'attack') return true;
    if (f.kind === 'defence') return f.held.length > 0;
    return f.kind === 'colonize' && (f.held.length > 1 || Object.keys(f.sent).length > 0);
  });
}

/** Cards that lie in frames of open questions. */
export function heldCards(s: TtaState): MilitaryId[] {
  return s.stack.flatMap((f) => (f as Frame & { held?: MilitaryId[] }).held ?? []);
}
