/** What belongs to nobody at a table of A New Dawn, in words: dials, victory cards, wonders, city-states, fights. */
import type { Heard } from '../../../ui/types.js';
import { DIRECTION_TOKEN } from '../data/dials.js';
import { RESOURCES } from '../data/land.js';
import { LEADER_IDS } from '../data/leaders.js';
import { WONDER_IDS, WONDER_TYPES, WONDERS } from '../data/wonders.js';
import { faceOf, groundsOf, whereabouts } from '../tiles-told.js';
import type { AgendaView, CombatView, OddsView, Term } from '../types.js';
import { hexNamed, type NdPainting, nameOf } from './painting.js';

export function dialsHeard(p: NdPainting): Heard {
  const { texts, view } = p;
  const { dial, direction, phase, round } = view;
  const when = phase === 'leaders' ? texts.where.leaders : phase === 'map' ? texts.where.map : null;
  const way = DIRECTION_TOKEN[direction - 1];
  return {
    title: texts.panel.dials,
    lines: [
      when ?? texts.round({ round, limit: view.options.limit }),
      ...(phase === 'over' ? [] : [texts.heard.turn({ name: nameOf(p, view.current) })]),
      texts.heard.first({ name: nameOf(p, view.first) }),
      // Before the second round nothing was resolved: the arrow marks nothing.
      texts.heard.dial({ icons: dial.sections, at: round > 1 ? dial.at : null }),
      round > 1 ? texts.icon[dial.icon].says : texts.label.noEvent,
      texts.nextEvent({ icon: dial.next }),
      ...(way ? [texts.die({ n: direction, way })] : []),
    ],
  };
}

function agendaLine(p: NdPainting, a: AgendaView): string {
  const { texts } = p;
  const seats = a.have.map((have, seat) => {
    const round = a.done[seat] ?? null;
    const name = nameOf(p, seat);
    return round === null
      ? texts.heard.agendaHas({ name, have, need: a.need })
      : texts.heard.agendaDone({ name, have, need: a.need, round });
  });
  return `${texts.agenda[a.agenda]}: ${texts.does.agenda[a.agenda]}: ${seats.join(', ')}`;
}

export const victoryHeard = (p: NdPainting): Heard => ({
  title: p.texts.panel.victory,
  lines: [
    p.texts.label.oneOfEach,
    // The second agenda of a card under the first.
    ...p.view.victory.flatMap(({ agendas }) => agendas.map((a, i) => `${i > 0 ? '  ' : ''}${agendaLine(p, a)}`)),
  ],
});

export function wondersHeard(p: NdPainting): Heard[] {
  const { texts, view } = p;
  const { heard } = texts;
  const offers = view.offers.flatMap((offer) => [
    [
      heard.offer(offer),
      heard.prices({ seats: offer.cost.map((cost, seat) => ({ name: nameOf(p, seat), cost })) }),
      heard.below({ n: offer.below }),
    ].join('; '),
    `  ${texts.does.wonder[offer.wonder]}`,
  ]);
  const built = view.wonders.flatMap((w) => {
    if (w.hex === null) return [];
    const stands = heard.built({ ...w, hex: w.hex, owner: w.owner === null ? null : nameOf(p, w.owner) });
    const trade = w.wonder === 'great-zimbabwe' ? `; ${texts.now.tradeOn({ n: view.zimbabwe })}` : '';
    return [`${stands}${trade}`, `  ${texts.does.wonder[w.wonder]}`];
  });
  const seen = new Set([...view.offers, ...view.wonders].map((w) => w.wonder));
  const unseen = WONDER_TYPES.map((type) => {
    const ids = WONDER_IDS.filter((id) => WONDERS[id].type === type && !seen.has(id));
    const cards = ids.map((id) => texts.deckCard({ wonder: id, age: WONDERS[id].age, cost: WONDERS[id].cost }));
    return `${texts.type[type].word}: ${cards.join(', ') || texts.label.none}`;
  });
  return [
    { title: `${texts.panel.wonders}, ${texts.label.onOffer}`, lines: offers },
    { title: texts.panel.built, lines: built.length > 0 ? built : [texts.label.noneYet] },
    { title: `${texts.panel.decks}, ${texts.label.unseen}`, lines: unseen },
  ];
}

export function othersHeard(p: NdPainting): Heard[] {
  const { texts, view } = p;
  const { heard } = texts;
  const states = view.cityStates.flatMap((s) => [
    [
      heard.state({ ...s, owner: s.owner === null ? null : nameOf(p, s.owner) }),
      texts.cardsLeft({ n: s.cardsLeft, down: false }),
      ...(s.down ? [texts.cardsLeft({ n: s.cardsLeft, down: true })] : []),
    ].join('; '),
    `  ${texts.does.state[s.state]}`,
  ]);
  const barbarians = view.barbarians.map(({ barbarian, hex }) => heard.barbarian({ letter: barbarian, hex }));
  const supply = RESOURCES.map((r) => `${texts.resource[r].word} ${view.supply[r]}`).join(', ');
  return [
    { title: texts.panel.states, lines: states },
    { title: texts.panel.supply, lines: [supply, texts.waterLeft({ n: view.waterTokensLeft }), ...barbarians] },
  ];
}

const termsOf = (p: NdPainting, terms: readonly Term[]): string[] =>
  terms.map(({ key, n }) => p.texts.heard.term({ what: p.texts.term({ key }), n }));

function combatLines(p: NdPainting, c: CombatView): string[] {
  const { texts } = p;
  const { heard } = texts;
  const defender = c.defender === null ? texts.target({ what: c.what, hex: c.hex }) : nameOf(p, c.defender);
  const [attack, defence] = c.dice ?? [null, null];
  return [
    texts.target({ what: c.what, hex: c.hex }),
    heard.side({ name: nameOf(p, c.attacker), terms: termsOf(p, c.attack), total: c.attackTotal }),
    heard.side({ name: defender, terms: termsOf(p, c.defence), total: c.defenceTotal }),
    attack !== null && defence !== null
      ? texts.event.dice({ name: nameOf(p, c.attacker), attack, defence, roller: nameOf(p, c.roller) })
      : heard.roller({ name: nameOf(p, c.roller) }),
    heard.tokensToAdd({ attack: c.attackTokens, defence: c.defenceTokens }),
    texts.label.tieDefends,
  ];
}

function oddsLines(p: NdPainting, o: OddsView): string[] {
  const { texts } = p;
  const hex = hexNamed(p, o.hex);
  const what = o.what === 'city' && hex?.piece === 'capital' ? 'capital' : o.what;
  const target = texts.target({ what, hex: o.hex });
  const defender = hex && hex.owner !== null && o.what !== 'barbarian' ? nameOf(p, hex.owner) : target;
  return [
    `${target}: ${texts.heard.chance(o)}`,
    `  ${texts.heard.side({ name: nameOf(p, p.view.current), terms: termsOf(p, o.attackTerms), total: o.attack })}`,
    `  ${texts.heard.side({ name: defender, terms: termsOf(p, o.defenceTerms), total: o.defence })}`,
    `  ${texts.heard.tokensToAdd({ attack: o.attackTokens, defence: o.defenceTokens })}`,
  ];
}

export function fightsHeard(p: NdPainting): Heard[] {
  const { texts, view } = p;
  const reach = view.reach.map(({ card, hexes }) => `${texts.focus[card]}: ${hexes.join(', ') || texts.label.none}`);
  return [
    { title: texts.panel.attack, lines: view.combat ? combatLines(p, view.combat) : [] },
    { title: texts.heard.odds, lines: view.odds.flatMap((o) => oddsLines(p, o)) },
    { title: texts.heard.reachOf({ name: nameOf(p, view.current) }), lines: reach },
  ];
}

/** Leaders that can still be chosen, and the tiles of a map that is being laid. */
export function openingHeard(p: NdPainting): Heard[] {
  const { texts, view } = p;
  const taken = new Set(view.players.map((s) => s.leader));
  const leaders = LEADER_IDS.filter((id) => !taken.has(id)).map(
    (id) => `${texts.leaderOf({ leader: id })}, ${texts.ability[id]}: ${texts.does.leader[id]}`,
  );
  const { laying } = view;
  const spot = laying?.spot ? whereabouts(laying.spot.join(','), view) : null;
  const face = laying ? faceOf('spot:', view) : null;
  const tile = face
    ? [texts.space.tile({ face, grounds: groundsOf(face) }), ...(spot ? [texts.pick.whereabouts(spot)] : [])]
    : [];
  const hands = view.hands.map((tiles, seat) => texts.heard.hand({ name: nameOf(p, seat), tiles }));
  return [
    { title: texts.panel.leaders, lines: view.phase === 'leaders' ? leaders : [] },
    { title: texts.panel.tile, lines: tile },
    { title: texts.panel.tray, lines: view.phase === 'map' ? hands : [] },
  ];
}
