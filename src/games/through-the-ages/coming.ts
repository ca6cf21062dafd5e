/** Cards that these eyes have not seen: in a deck, in somebody's hand, or face down in the discards. */
import { CIVIL, type CivilId, civilDeck } from './data/civil.js';
import { MILITARY, type MilitaryId, militaryDeck } from './data/military.js';
import type { TtaView } from './view.js';

export const CARD_AGES = [0, 1, 2, 3] as const;
export type CardAge = (typeof CARD_AGES)[number];

interface Unseen<Id extends string> {
  readonly id: Id;
  readonly n: number;
}

function without<Id extends string>(deck: readonly Id[], seen: readonly Id[]): Unseen<Id>[] {
  const left = new Map<Id, number>();
  for (const id of deck) left.set(id, (left.get(id) ?? 0) + 1);
  for (const id of seen) if (left.has(id)) left.set(id, (left.get(id) ?? 0) - 1);
  return Array.from(left, ([id, n]) => ({ id, n })).filter(({ n }) => n > 0);
}

/** For how many players the cards of an age are: as many as play when the age begins. */
const seatsFor = (view: TtaView, age: CardAge): number =>
  view.deckSeats[age] || view.players.filter((s) => !s.out).length;

function seenCivil(view: TtaView): CivilId[] {
  return [
    ...view.civilGone,
    ...view.row.flatMap(({ card }) => (card ? [card] : [])),
    ...view.players.flatMap((s) => [
      s.government,
      ...s.specials,
      ...s.techs.map((t) => t.id),
      ...s.wonders.flatMap((w) => [w.id, ...(w.homer ? (['homer'] as const) : [])]),
      ...(s.leader ? [s.leader] : []),
      ...(s.building ? [s.building.id] : []),
      ...(s.hand ?? []),
    ]),
  ];
}

function seenMilitary(view: TtaView): MilitaryId[] {
  const { events } = view;
  const known = [...events.current, ...events.future].flatMap((e) => (e.card ? [e.card] : []));
  return [
    ...events.past,
    ...events.prepared,
    ...known,
    ...view.tactics,
    ...view.pacts.map((pact) => pact.card),
    ...view.wars.map((war) => war.card),
    ...view.players.flatMap((s) => [
      ...s.colonies,
      ...(s.military ?? []),
      ...(s.ownTactic && s.tactic ? [s.tactic] : []),
    ]),
    ...(view.resolving && !events.past.includes(view.resolving) ? [view.resolving] : []),
  ];
}

/** Civil cards of an age that may still turn up in the row, or are held in hands that one cannot see. */
export function unseenCivil(view: TtaView, age: CardAge): Unseen<CivilId>[] {
  const order = ['worker', 'government', 'special', 'leader', 'wonder', 'action'];
  // What is left of a past age will never come: its deck was played to the end, or went out of the game.
  if (age < view.age) return [];
  return without(civilDeck(age, seatsFor(view, age)), seenCivil(view)).sort(
    (a, b) => order.indexOf(CIVIL[a.id].kind) - order.indexOf(CIVIL[b.id].kind),
  );
}

/** Military cards of an age that may still be drawn, or lie hidden somewhere. Those of Age A are never drawn. */
export function unseenMilitary(view: TtaView, age: CardAge): Unseen<MilitaryId>[] {
  if (age < view.age || age === 0) return [];
  return without(militaryDeck(age, seatsFor(view, age)), seenMilitary(view)).sort((a, b) =>
    MILITARY[a.id].kind.localeCompare(MILITARY[b.id].kind),
  );
}
