/** The table in words: every fact of the screen, by thing, for plain mode. */
import type { Heard } from '../../../ui/types.js';
import { CIVIL } from '../data/civil.js';
import type { PlayerView, RowView, TechView } from '../view.js';
import { endParts, warningsOf } from './Banks.js';
import { civilFront, costsOf, type Front, kindOf, militaryFront, type P } from './cards.js';
import { eventLines } from './Events.js';
import { stateOf } from './Nation.js';

const joined = (parts: readonly string[]): string => parts.filter((part) => part !== '').join(', ');
const signed = (n: number): string => (n < 0 ? `${n}` : `+${n}`);

function spaceLine(p: P, space: RowView): string {
  const t = p.texts;
  if (!space.card) return `${space.space}: ${t.empty}`;
  const card = CIVIL[space.card];
  const [gives] = t.gives({ id: space.card, seats: p.view.seats });
  const bar = space.bar ? (t.bar[space.bar]?.[0] ?? '') : '';
  const costs = costsOf(card, t, 99);
  const [take] = t.take({ n: space.price });
  const about = joined([t.kind[kindOf(card)].word, t.age[card.age], take, bar, ...costs, gives]);
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

const frontLine = (front: Front): string =>
  `${front.kind[0]} ${front.name} ${front.age}: ${joined([front.use[0], front.gives])}`;

/** Stocks, ratings, actions and banks of a seat in a few lines. */
function numberLines(p: P, s: PlayerView): string[] {
  const { label, unused } = p.texts;
  const { rating, projection: after, yellow, blue } = s;
  return [
    joined([
      `${label.culture} ${s.culture} ${signed(rating.culture)}`,
      `${label.science} ${s.science} ${signed(rating.science)}`,
      `${label.strength} ${rating.strength}`,
    ]),
    joined([
      `${label.food} ${s.food} ${signed(after.foodAfter - s.food)}`,
      `${label.resources} ${s.resources} ${signed(after.resourcesAfter - s.resources)}`,
      `${label.civil} ${s.ca}/${s.caTotal}`,
      `${label.military} ${s.ma}/${s.maTotal}`,
      unused({ n: s.pool }),
    ]),
    `${label.yellow} ${yellow.bank}: ${joined([p.texts.grow({ food: yellow.grow }), p.texts.eat({ n: yellow.eat }), p.texts.happy({ need: yellow.need, have: rating.happy })])}`,
    `${label.blue} ${blue.bank}: ${p.texts.corruption({ n: blue.corruption })}`,
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
    lines: [...numberLines(p, s), ...s.techs.map((tech) => techLine(p, tech)), ...state, ...backs],
  };
}

function handHeard(p: P, s: PlayerView): Heard {
  const t = p.texts;
  const [hint] = t.handHint({
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
  return { title, as: 'hand', seat: s.seat, lines: [hint, ...fronts.map(frontLine)] };
}

export function heard(p: P): readonly Heard[] {
  const t = p.texts;
  const own = { ...p, shown: p.viewer ?? p.shown };
  return [
    { title: t.row, as: 'row', lines: p.view.row.map((space) => spaceLine(p, space)) },
    ...p.view.players.map((s) => civilizationHeard(p, s)),
    ...p.view.players.filter((s) => !s.out).map((s) => handHeard(p, s)),
    { title: t.turnEnd, lines: [...warningsOf(own), ...endParts(own, 999)] },
    { title: t.events, lines: eventLines(p).map((line) => `${line.label}: ${line.items.join(', ')}`) },
  ];
}
