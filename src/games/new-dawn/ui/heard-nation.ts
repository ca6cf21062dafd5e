/** A nation of A New Dawn in words: its numbers, what lies before it, its focus row, and the cards it can still take. */
import type { Heard } from '../../../ui/types.js';
import { FOCUS_BY, FOCUS_TYPES, type FocusId } from '../data/focus.js';
import { RESOURCES } from '../data/land.js';
import { cardNow } from '../slot-words.js';
import type { SeatView, SlotView } from '../types.js';
import { type NdPainting, nameOf } from './painting.js';

function numberLines(p: NdPainting, s: SeatView): string[] {
  const { texts, view } = p;
  const { heard } = texts;
  const has = RESOURCES.flatMap((resource) => {
    const n = s.resources[resource];
    return n > 0 ? [{ resource, n }] : [];
  });
  return [
    heard.score({ done: s.score, cards: view.victory.length }),
    `${texts.tally.tech} ${s.tech}, ${texts.dialNext(s.nextMark)}`,
    heard.cities(s),
    heard.spaces(s),
    ...(s.home ? [heard.capital({ hex: s.home })] : []),
    heard.resources({ has }),
    texts.stock({ tokens: s.tokensLeft, cities: s.citiesLeft }),
    texts.caravans({ hexes: s.caravans.onMap, home: s.caravans.onCard }),
    ...(s.capitalsBeaten > 0 ? [heard.capitalsBeaten({ n: s.capitalsBeaten })] : []),
  ];
}

/** Leader, wonders and diplomacy cards, each with what it does. */
function cardLines(p: NdPainting, s: SeatView): string[] {
  const { texts } = p;
  const { does } = texts;
  return [
    ...(s.leader
      ? [`${texts.leaderOf({ leader: s.leader })}, ${texts.ability[s.leader]}: ${does.leader[s.leader]}`]
      : []),
    ...s.wonders.map((id) => `${texts.wonder[id].whole}: ${does.wonder[id]}`),
    ...s.naturals.map(texts.naturalOn),
    ...s.cityStates.map((id) => texts.state[id].whole),
    ...s.pacts.map(({ card, giver }) => `${texts.pactOf({ card, giver: nameOf(p, giver) })}: ${does.pact[card]}`),
    ...s.stateCards.map((id) => `${texts.stateCard({ state: id })}: ${does.state[id]}`),
    ...s.given.map(({ card, holder }) => `${texts.pact[card]}: ${nameOf(p, holder)}`),
  ];
}

export function nationHeard(p: NdPainting, s: SeatView): Heard {
  const { texts, view } = p;
  const name = nameOf(p, s.seat);
  const gone = view.left.includes(s.seat) ? [texts.hasLeft({ name })] : [];
  const lines = s.leader ? [...numberLines(p, s), ...cardLines(p, s)] : [texts.label.noLeader];
  return { title: texts.nation({ name, leader: s.leader }), seat: s.seat, lines: [...gone, ...lines] };
}

function slotLine(p: NdPainting, s: SeatView, slot: SlotView): string {
  const { texts } = p;
  const { heard } = texts;
  const lying = [
    ...slot.states.map(({ state, used }) => heard.lying({ token: state, used })),
    ...slot.naturals.map(({ natural, used }) => heard.lying({ token: natural, used })),
  ];
  const card = heard.card({
    slot: texts.now.slot(slot),
    card: slot.card,
    type: slot.type,
    level: slot.level,
    says: texts.cardSays(cardNow(s, slot)),
  });
  return [card, ...lying, ...(slot.active ? [heard.resolving] : [])].join('; ');
}

export const rowHeard = (p: NdPainting, s: SeatView): Heard => ({
  title: p.texts.heard.rowOf({ name: nameOf(p, s.seat) }),
  as: 'row',
  seat: s.seat,
  lines: s.row.map((slot) => slotLine(p, s, slot)),
});

/** Focus cards of the seat's own deck that are not in its row. */
export function deckHeard(p: NdPainting, s: SeatView): Heard {
  const { texts } = p;
  const row = new Set<FocusId>(s.row.map((slot) => slot.card));
  const lines = FOCUS_TYPES.flatMap((type) => {
    const cards = FOCUS_BY[type].filter((id) => !row.has(id));
    return cards.length > 0 ? [texts.heard.left({ type, cards })] : [];
  });
  return { title: `${texts.panel.focusLeft} (${nameOf(p, s.seat)})`, seat: s.seat, lines };
}
