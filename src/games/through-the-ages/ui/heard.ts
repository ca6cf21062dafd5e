/** The table in words: every fact of the screen, by thing, for plain mode. */
import type { Heard } from '../../../ui/types.js';
import { CARD_AGES } from '../coming.js';
import { CIVIL } from '../data/civil.js';
import type { MarkWord } from '../texts/types-heard.js';
import { SOURCES } from '../types.js';
import type { PlayerView, RowView, TechView } from '../view.js';
import { endParts, warningsOf } from './Banks.js';
import { comingGroups, type Listing } from './Coming.js';
import { civilFront, costsOf, type Front, kindOf, militaryFront, type P } from './cards.js';
import { eventLines } from './Events.js';
import { stateOf } from './Nation.js';

const joined = (parts: readonly string[]): string => parts.filter((part) => part !== '').join(', ');

function spaceLine(p: P, space: RowView): string {
  const t = p.texts;
  if (!space.card) return `${space.space}: ${t.empty}`;
  const card = CIVIL[space.card];
  const [gives] = t.gives({ id: space.card, seats: p.view.seats });
  const bar = space.bar ? (t.bar[space.bar]?.[0] ?? '') : '';
  const costs = costsOf(card, t, 99);
  const [take] = t.take({ n: space.price });
  const dear = bar === '' && !space.affordable ? t.heard.tooDear : '';
  const about = joined([t.kind[kindOf(card)].word, t.age[card.age], take, bar, dear, ...costs, gives]);
  return `${space.space} ${t.printed({ id: space.card })}: ${about}`;
}

function techLine(p: P, tech: TechView): string {
  const t = p.texts;
  const on = joined([
    t.workers({ n: tech.workers }),
    tech.tokens > 0 ? t.tokens({ n: tech.tokens }) : '',
    t.worker({ id: tech.id, value: tech.value })[0],
    t.next({ price: tech.price }),
  ]);
  return `${t.kind[tech.type].word} ${t.printed({ id: tech.id })} ${t.age[CIVIL[tech.id].age]}: ${on}`;
}

/** Kind, name and age of a card; what its name says already is not said twice. */
function headOf({ kind: [kind], name, age }: Front): string {
  const whole = name.toLowerCase().includes(kind.toLowerCase()) ? name : `${kind} ${name}`;
  return whole.endsWith(` ${age}`) ? whole : `${whole} ${age}`;
}

const frontLine = (front: Front): string => `${headOf(front)}: ${joined([front.use[0], front.gives])}`;

/** Stocks, ratings, actions and banks of a seat in a few lines. */
function numberLines(p: P, s: PlayerView): string[] {
  const t = p.texts;
  const { heard, label, unused } = t;
  const { rating, projection: after, yellow, blue } = s;
  return [
    heard.ratings({ culture: s.culture, science: s.science, strength: rating.strength, more: rating }),
    heard.stocks({
      food: s.food,
      resources: s.resources,
      more: { food: after.foodAfter - s.food, resources: after.resourcesAfter - s.resources },
    }),
    heard.actions({ civil: s.ca, civilOf: s.caTotal, military: s.ma, militaryOf: s.maTotal }),
    unused({ n: s.pool }),
    `${label.yellow} ${yellow.bank}: ${joined([
      t.grow({ food: yellow.grow }),
      t.eat({ n: yellow.eat }),
      t.happy({ need: yellow.need, have: rating.happy }),
      yellow.bank > 0 ? t.yellowNext(yellow.next) : '',
    ])}`,
    `${label.blue} ${blue.bank}: ${joined([
      t.corruption({ n: blue.corruption }),
      blue.better ? t.better(blue.better) : '',
      blue.worse ? t.worse(blue.worse) : '',
    ])}`,
    joined([
      t.heard.makes({ food: s.foodYield, resources: s.resourceYield }),
      t.heard.working({ n: s.workers }),
      t.heard.urbanLimit({ n: s.urbanLimit }),
      t.heard.faces({ n: rating.faces, discontent: rating.discontent }),
    ]),
    joined([t.heard.army(s.army), t.heard.colonization({ n: s.colonization })]),
  ];
}

/** What lies on or under cards, what has happened in this turn, and where the culture comes from. */
function besidesLines(p: P, s: PlayerView): string[] {
  const t = p.texts;
  const { heard } = t;
  const { marks, building } = s;
  const done = (Object.keys(heard.mark) as MarkWord[]).filter((mark) => marks[mark]);
  const extra = Object.entries(marks.extra) as [keyof typeof marks.extra, number][];
  const points = SOURCES.flatMap((source) => {
    const n = s.booked[source] ?? 0;
    return n === 0 ? [] : [{ source: t.source[source], n }];
  });
  return [
    ...(building ? [heard.stages({ costs: building.of, perAction: building.perAction })] : []),
    ...s.wonders.filter((w) => w.homer).map((w) => heard.homerUnder({ wonder: t.name({ id: w.id }) })),
    ...(s.tactic ? [s.ownTactic ? heard.tactic.own : heard.tactic.copied] : []),
    ...(s.leaderAges.length > 0 ? [heard.leaderAges({ ages: s.leaderAges.map((age) => t.age[age]) })] : []),
    ...(s.skipPolitics ? [heard.skipsPolitics] : []),
    ...done.map((mark) => heard.mark[mark]),
    ...(marks.fresh.length > 0 ? [heard.fresh({ cards: marks.fresh })] : []),
    ...extra.filter(([, n]) => n > 0).map(([what, n]) => heard.extra[what]({ n })),
    ...(points.length > 0 ? [heard.booked({ points })] : []),
  ];
}

function civilizationHeard(p: P, s: PlayerView): Heard {
  const t = p.texts;
  const title = t.civilization({ name: p.names[s.seat] ?? '' });
  if (s.out) return { title, seat: s.seat, lines: [t.left] };
  const state = stateOf({ ...p, shown: s.seat }, s).map((line) =>
    joined([`${line.label} ${line.name}`.trim(), line.says[0]]),
  );
  const backs = s.military ? [] : [`${t.head.cards}: ${t.backs({ ages: s.militaryAges })}`];
  return {
    title,
    seat: s.seat,
    lines: [
      ...numberLines(p, s),
      ...s.techs.map((tech) => techLine(p, tech)),
      ...state,
      ...besidesLines(p, s),
      ...backs,
    ],
  };
}

function handHeard(p: P, s: PlayerView): Heard {
  const t = p.texts;
  const holds = t.heard.hand({
    civil: s.handCount,
    civilLimit: s.handLimit,
    military: s.militaryCount,
    militaryLimit: s.militaryLimit,
  });
  const fronts = [
    ...(s.hand ?? []).map((id) => civilFront(id, p)),
    ...(s.military ?? []).map((id) => militaryFront(id, p)),
  ];
  const title = t.hand({ name: s.seat === p.viewer ? null : (p.names[s.seat] ?? '') });
  return { title, as: 'hand', seat: s.seat, lines: [holds, ...fronts.map(frontLine)] };
}

/** What the end of the turn would bring a seat now. */
function endHeard(p: P, s: PlayerView): Heard {
  const own = { ...p, shown: s.seat };
  const { wasted } = s.projection;
  return {
    title: p.texts.heard.endOf({ name: p.names[s.seat] ?? '' }),
    as: 'income',
    seat: s.seat,
    lines: [...warningsOf(own), ...endParts(own, 999), ...(wasted > 0 ? [p.texts.heard.wasted({ n: wasted })] : [])],
  };
}

function gameHeard(p: P): Heard {
  const { texts: t, view } = p;
  const decks = CARD_AGES.flatMap((age) => {
    const seats = view.deckSeats[age] ?? 0;
    return seats > 0 ? [t.heard.deckFor({ age: t.age[age], seats })] : [];
  });
  return {
    title: t.heard.game,
    lines: [
      t.where({ age: view.age, round: view.round, of: view.lastRound > 0 ? view.lastRound : null, phase: view.phase }),
      t.heard.turn({ name: p.names[view.turn] ?? '' }),
      t.heard.starter({ name: p.names[view.starter] ?? '' }),
      ...decks,
    ],
  };
}

function eventsHeard(p: P): Heard {
  const t = p.texts;
  const past = p.view.events.past.map((id) => t.name({ id }));
  return {
    title: t.events,
    lines: [
      ...eventLines(p).map((line) => `${line.label}: ${line.items.join(', ')}`),
      ...(past.length > 0 ? [t.heard.pastEvents({ names: past })] : []),
    ],
  };
}

/** What is heard has room for whole names. */
const inFull =
  ({ texts }: P): Listing =>
  (id, n) =>
    texts.heard.copies({ name: texts.printed({ id }), n });

/** Cards of an age that these eyes have not seen. */
function comingHeard(p: P): Heard[] {
  return CARD_AGES.map((age) => ({
    title: p.texts.heard.coming({ age: p.texts.age[age] }),
    lines: comingGroups(p, age, inFull(p)).map(({ label, names }) => `${label}: ${names.join(', ')}`),
  })).filter(({ lines }) => lines.length > 0);
}

export function heard(p: P): readonly Heard[] {
  const t = p.texts;
  const playing = p.view.players.filter((s) => !s.out);
  return [
    { title: t.row, as: 'row', lines: p.view.row.map((space) => spaceLine(p, space)) },
    ...p.view.players.map((s) => civilizationHeard(p, s)),
    ...playing.map((s) => endHeard(p, s)),
    ...playing.map((s) => handHeard(p, s)),
    eventsHeard(p),
    gameHeard(p),
    ...comingHeard(p),
  ];
}
