/** What the military side says. A part of the game's phrasebook. */
import type { Choice } from '../../engine/types.js';
import { PACTS, type PactId } from './data/military.js';
import type { PhrasePart } from './phrases.js';
import { AGE_NAMES, cardName, MILITARY_NAMES } from './phrases-military-names.js';
import { militaryRules } from './rulebook-military.js';
import type { MilitaryEvent } from './rules/military/events.js';

type Names = { name(seat: number): string };

const num = (p: { readonly facts?: Readonly<Record<string, number | string>> }, key: string): number =>
  Number(p.facts?.[key] ?? 0);
const many = (n: number, one: string, more = `${one}s`): string => `${n} ${n === 1 ? one : more}`;
const after = (id: string): string => id.slice(id.indexOf(':') + 1);

/** 'pact:p2-promise>1@B' and 'war:w3-culture>2' name a card, a seat and perhaps a side. */
function aim(id: string): { card: string; seat: number; side: string | null } {
  const [card = '', to = ''] = after(id).split('>');
  const [seat = '0', side] = to.split('@');
  return { card, seat: Number(seat), side: side ?? null };
}

function asSide(card: string, side: string): string {
  return PACTS[card as PactId].symmetric ? '' : ` as side ${side}`;
}

const other = (side: string): string => (side === 'A' ? 'B' : 'A');

const topics: PhrasePart['topics'] = {
  politics: () => 'one political action',
  'politics-caesar': () => 'a second political action, once in the game',
  resign: () => 'leave the game and lose it?',
  attack: (p, t) =>
    `attack ${t.name(num(p, 'target'))}: ${num(p, 'attack')} against ${num(p, 'defence')} + up to ${many(
      Math.min(num(p, 'cards'), num(p, 'limit')),
      'card',
    )}`,
  'declare-war': (p, t) =>
    `war on ${t.name(num(p, 'target'))}: now ${num(p, 'attack')} against ${num(p, 'defence')}, fought next turn`,
  bid: (p, t) =>
    num(p, 'high') === 0
      ? `bid a force for ${cardName(after(p.from))}? You could send ${num(p, 'most')}`
      : `${t.name(num(p, 'leader'))} bids ${num(p, 'high')} for ${cardName(after(p.from))}: bid more, up to ${num(p, 'most')}?`,
  colonize: (p) => `send a force of ${num(p, 'bid')}, so far ${num(p, 'force')}`,
  defence: (p, t) =>
    `${t.name(num(p, 'by'))} attacks with ${num(p, 'attack')}, you stand at ${num(p, 'strength')}: ${num(p, 'used')} of ${many(
      num(p, 'limit'),
      'card',
    )} used`,
  raid: (p, t) =>
    `destroy an urban building of ${t.name(num(p, 'victim'))}, age ${AGE_NAMES[num(p, 'level')]} or older`,
  infiltrate: (p, t) => `remove the leader or the unfinished wonder of ${t.name(num(p, 'victim'))}`,
  annex: (p, t) => `take a colony of ${t.name(num(p, 'victim'))}`,
  spoils: (p, t) =>
    `spoils of ${num(p, 'left')} from ${t.name(num(p, 'loser'))}: technologies, the rest as ${num(p, 'science')} science`,
  pact: (p, t) => {
    const card = after(p.from);
    const side = String(p.facts?.side ?? 'A');
    return `${t.name(num(p, 'by'))} offers ${cardName(card)}${PACTS[card as PactId].symmetric ? '' : `, you would be side ${other(side)}`}`;
  },
  'discard-military': (p) => `discard ${many(num(p, 'left'), 'military card')}`,
  'food-or-resources': (p) => `${num(p, 'n')} food or ${num(p, 'n')} resources`,
  'gain-mix': (p) => `gain ${num(p, 'n')} in total: how much of it in food?`,
  'lose-mix': (p) => `lose ${num(p, 'n')} in total: how much of it in food?`,
  plunder: (p, t) =>
    `take ${num(p, 'n')} from ${t.name(num(p, 'victim'))} (${num(p, 'food')} food, ${many(num(p, 'resources'), 'resource')}): how much food?`,
  'free-worker': () => 'put an unused worker to work for free?',
  raze: (p, t) => `destroy an urban building of ${t.name(num(p, 'victim'))}`,
  'raze-own': () => 'destroy one of your own farms, mines or urban buildings',
  ruin: () => 'which old wonder falls into ruins',
  'lose-colony': () => 'which colony declares its independence',
};

const verbs: PhrasePart['verbs'] = {
  prepare: 'prepare event',
  aggression: 'aggression',
  war: 'war',
  attack: 'attack',
  'declare-war': 'declare war',
  back: 'think again',
  pact: 'offer pact',
  accept: 'accept',
  refuse: 'refuse',
  'cancel-pact': 'cancel pact',
  columbus: 'Columbus sets sail',
  alexander: 'Alexander departs',
  peek: 'look at next event',
  resign: 'resign',
  'pass-politics': 'no politics',
  bid: 'bid',
  'pass-bid': 'pass',
  send: 'send unit',
  bonus: 'bonus card',
  'throw-in': 'throw in card',
  'set-out': 'set out',
  'discard-military': 'discard',
  'discard-for-defence': 'discard for +1',
  'give-in': 'give in',
  raze: 'destroy',
  ruin: 'ruin',
  'give-up': 'give up',
  infiltrate: 'remove',
  annex: 'annex',
  steal: 'take technology',
  'take-science': 'take science',
  mix: 'food',
  'gain-food': 'food',
  'gain-resources': 'resources',
  'free-build': 'place worker',
  decline: 'no',
  tactic: 'play tactic',
  copy: 'copy tactic',
};

const byCard = (c: Choice): string => cardName(c.target ?? after(c.id));
const againstSeat = (c: Choice, t: Names): string => {
  const { card, seat } = aim(c.id);
  return `${cardName(card)} → ${t.name(seat)}`;
};

const targets: PhrasePart['targets'] = {
  prepare: byCard,
  aggression: againstSeat,
  war: againstSeat,
  attack: againstSeat,
  'declare-war': againstSeat,
  pact: (c, t) => {
    const { card, seat, side } = aim(c.id);
    return `${cardName(card)} ↔ ${t.name(seat)}${side ? ` (you ${side})` : ''}`;
  },
  'cancel-pact': byCard,
  columbus: byCard,
  send: byCard,
  bonus: byCard,
  'throw-in': byCard,
  'discard-military': byCard,
  'discard-for-defence': byCard,
  raze: byCard,
  ruin: byCard,
  'give-up': byCard,
  infiltrate: byCard,
  annex: byCard,
  steal: byCard,
  'free-build': byCard,
  tactic: byCard,
  copy: byCard,
};

const choices: PhrasePart['choices'] = {
  prepare: (c) => `prepare ${byCard(c)}`,
  aggression: (c, t) => `play ${cardName(aim(c.id).card)} against ${t.name(aim(c.id).seat)}`,
  war: (c, t) => `declare ${cardName(aim(c.id).card)} on ${t.name(aim(c.id).seat)}`,
  attack: (c, t) => `attack ${t.name(aim(c.id).seat)} with ${cardName(aim(c.id).card)}`,
  'declare-war': (c, t) => `go to war with ${t.name(aim(c.id).seat)}: ${cardName(aim(c.id).card)}`,
  back: () => 'think again',
  pact: (c, t) => {
    const { card, seat, side } = aim(c.id);
    return `offer ${cardName(card)} to ${t.name(seat)}${side ? asSide(card, side) : ''}`;
  },
  accept: () => 'accept the pact',
  refuse: () => 'refuse the pact',
  'cancel-pact': (c) => `cancel ${byCard(c)}`,
  columbus: (c) => `Columbus leaves and founds ${byCard(c)}`,
  alexander: () => 'Alexander leaves for one yellow token',
  peek: () => 'look at the top current event',
  resign: () => 'resign',
  'pass-politics': () => 'no political action',
  bid: (_, __, n) => (n === undefined ? 'bid' : `bid ${n}`),
  'pass-bid': () => 'pass in the auction',
  send: (c) => `send ${byCard(c)}`,
  bonus: (c) => `play ${byCard(c)}`,
  'throw-in': (c) => `throw in ${byCard(c)} for 1`,
  'set-out': () => 'set out with this force',
  'discard-military': (c) => `discard ${byCard(c)}`,
  'discard-for-defence': (c) => `discard ${byCard(c)} for 1 strength`,
  'give-in': () => 'do not defend, keep all cards',
  raze: (c) => `destroy ${byCard(c)}`,
  ruin: (c) => `${byCard(c)} falls into ruins`,
  'give-up': (c) => `give up ${byCard(c)}`,
  infiltrate: (c) => `remove ${byCard(c)}`,
  annex: (c) => `annex ${byCard(c)}`,
  steal: (c) => `take ${byCard(c)}`,
  'take-science': () => 'take the rest in science',
  mix: (_, __, n) => (n === undefined ? 'food, the rest resources' : `${n} food, the rest resources`),
  'gain-food': () => 'gain food',
  'gain-resources': () => 'gain resources',
  'free-build': (c) => `a worker on ${byCard(c)} for free`,
  decline: () => 'not now',
  tactic: (c) => `play ${byCard(c)}`,
  copy: (c) => `copy ${byCard(c)}`,
};

const warns: PhrasePart['warns'] = {
  'same-tactic': () => 'this is already your tactic',
  resign: () => 'you lose the game and cannot come back',
};

const who: Readonly<Record<string, string>> = {
  strongest: 'the strongest',
  weakest: 'the weakest',
  'two-strongest': 'among the strongest',
  'two-weakest': 'among the weakest',
  'most-culture': 'first in culture',
  'least-culture': 'last in culture',
  'weak-leader-in-culture': 'first in culture and weak',
  'all-happiest': 'among the happiest',
  'all-most-discontent': 'most troubled by discontent',
};

const pactEnds = {
  cancelled: 'is cancelled',
  replaced: 'gives way to a new pact',
  attack: 'ends by the attack',
  age: 'is out of date',
  resigned: 'ends by the resignation',
} as const;

const outOfDate = (e: { readonly why?: string }): string =>
  e.why === 'age-end' || e.why === 'rule:antiquated' ? ': out of date' : '';

type Told = {
  readonly [T in MilitaryEvent['type']]: (e: Extract<MilitaryEvent, { type: T }>, t: Names) => string | null;
};

const events: Told = {
  prepare: (e, t) => `${t.name(e.seat)} prepares ${e.card ? cardName(e.card) : 'an event'} (age ${AGE_NAMES[e.level]})`,
  'reveal-event': (e) => `event: ${cardName(e.card)}`,
  peek: (e, t) => `${t.name(e.seat)} looks at the top current event${e.card ? `: ${cardName(e.card)}` : ''}`,
  'events-renewed': (e) => `the future events become the current ones: ${many(e.count, 'card')}`,
  'event-picks': (e, t) => `${cardName(e.card)}: ${t.name(e.seat)} is ${who[e.as] ?? 'picked'}`,
  'event-idle': (e) => `${cardName(e.card)} touches nobody`,
  'draw-military': (e, t) =>
    `${t.name(e.seat)} draws ${e.cards ? e.cards.map(cardName).join(', ') : many(e.count, 'military card')} from the deck of Age ${AGE_NAMES[e.level]}`,
  'military-reshuffle': (e) => `the military discards are shuffled into a new deck of ${many(e.count, 'card')}`,
  'discard-military': (e, t) =>
    `${t.name(e.seat)} discards ${e.card ? cardName(e.card) : `a military card of age ${AGE_NAMES[e.level]}`}${outOfDate(e)}`,
  bid: (e, t) => `${t.name(e.seat)} bids ${e.bid} for ${cardName(e.card)}`,
  'bid-pass': (e, t) => `${t.name(e.seat)} passes`,
  'bid-out': (e, t) =>
    e.high === 0
      ? `${t.name(e.seat)} has no unit to send and cannot bid`
      : `${t.name(e.seat)} cannot bid more than ${e.high} and leaves the auction`,
  'no-colony': (e) => `nobody colonizes ${cardName(e.card)}`,
  'play-bonus': (e, t) => `${t.name(e.seat)} plays ${cardName(e.card)} for ${e.value}`,
  colony: (e, t) =>
    e.bid > 0
      ? `${t.name(e.seat)} colonizes ${cardName(e.card)} with a force of ${e.force} for a bid of ${e.bid}`
      : `${t.name(e.seat)} colonizes ${cardName(e.card)}`,
  'colony-lost': (e, t) =>
    e.to === undefined
      ? `${t.name(e.seat)} loses ${cardName(e.card)}`
      : `${cardName(e.card)} passes from ${t.name(e.seat)} to ${t.name(e.to)}`,
  aggression: (e, t) =>
    `${t.name(e.seat)} attacks ${t.name(e.target)} with ${cardName(e.card)}: ${e.attack} against ${e.defence}`,
  'aggression-repelled': (e, t) => `${t.name(e.target)} reaches ${e.defence} and repels ${cardName(e.card)}`,
  'aggression-won': (e, t) => `${cardName(e.card)} succeeds against ${t.name(e.target)}`,
  'leader-removed': (e, t) => `${cardName(e.card)} leaves ${t.name(e.seat)}${outOfDate(e)}`,
  'wonder-removed': (e, t) => `${t.name(e.seat)} loses the unfinished ${cardName(e.card)}${outOfDate(e)}`,
  'wonder-ruined': (e, t) => `${cardName(e.card)} of ${t.name(e.seat)} falls into ruins`,
  'war-declared': (e, t) => `${t.name(e.seat)} declares ${cardName(e.card)} on ${t.name(e.target)}`,
  'war-result': (e, t) =>
    `${cardName(e.card)}: ${t.name(e.seat)} ${e.own}, ${t.name(e.target)} ${e.theirs}, ${t.name(e.victor)} wins by ${Math.abs(e.own - e.theirs)}`,
  'war-tied': (e, t) => `${cardName(e.card)} between ${t.name(e.seat)} and ${t.name(e.target)} ends even at ${e.own}`,
  'war-called-off': (e, t) => `${cardName(e.card)} of ${t.name(e.seat)} against ${t.name(e.target)} is called off`,
  'technology-taken': (e, t) =>
    `${t.name(e.seat)} takes ${cardName(e.card)} from ${t.name(e.from)}${e.kept ? '' : ' and lays it aside'}`,
  'actions-lost': (e, t) => `${t.name(e.seat)} spends ${many(e.count, 'civil action')} for nothing`,
  'pact-offered': (e, t) =>
    `${t.name(e.seat)} offers ${cardName(e.card)} to ${t.name(e.partner)}${asSide(e.card, e.side)}`,
  'pact-refused': (e, t) => `${t.name(e.partner)} refuses`,
  'pact-made': (e, t) => {
    const sides = PACTS[e.card].symmetric ? ['', ''] : [` (side ${e.side})`, ` (side ${other(e.side)})`];
    return `${cardName(e.card)} joins ${t.name(e.seat)}${sides[0]} and ${t.name(e.partner)}${sides[1]}`;
  },
  'pact-ended': (e, t) => `${cardName(e.card)} of ${t.name(e.seat)} and ${t.name(e.partner)} ${pactEnds[e.reason]}`,
  tactic: (e, t) => `${t.name(e.seat)} ${e.how === 'played' ? 'plays' : 'copies'} ${cardName(e.card)}`,
  'tactic-gone': (e) => `${cardName(e.card)} is a common tactic already: this copy leaves the game`,
  'tactic-public': (e) => `${cardName(e.card)} is now a common tactic`,
  'politics-skipped': (e, t) => `${t.name(e.seat)} has no politics this turn (International Agreement)`,
  resign: (e, t) => `${t.name(e.seat)} resigns`,
  stays: (e, t) => `${t.name(e.seat)} plays on`,
  weighs: (e, t) => `${t.name(e.seat)} weighs ${cardName(e.card)} against ${t.name(e.target)}`,
  picks: (e, t) =>
    `${t.name(e.seat)} picks ${cardName(e.card)} for ${e.to === 'colonize' ? 'the force' : 'the defence'}`,
  // What is scored or lost is told as such.
  impact: (e, t) => (e.points === 0 ? `${t.name(e.seat)} scores nothing (${cardName(e.card)})` : null),
};

const blocked: PhrasePart['blocked'] = {
  gandhi: () => 'Gandhi does not attack',
  'no-attack-pact': (b, t) => `a pact with ${t.name(num(b, 'target'))} forbids it`,
  sovereignty: (b, t) => `nobody may declare war on ${t.name(num(b, 'target'))}`,
  actions: (b) => `needs ${many(num(b, 'cost'), 'military action')}, you have ${num(b, 'have')}`,
  'not-stronger': (b, t) =>
    `you have ${num(b, 'attack')}, ${t.name(num(b, 'target'))} ${num(b, 'defence')}: you must be stronger`,
  'nothing-to-take': (b, t) => `${t.name(num(b, 'target'))} has nothing this card could take`,
  'last-round': () => 'no war can be declared in the last round',
  'one-war': () => 'you already have a war in play',
  'tactic-done': () => 'one tactic may be played or copied each turn',
  'tactic-same': () => 'this is already your tactic',
  'tactic-later': () => 'tactics are played in the action phase',
  'bonus-later': () => 'bonus cards help in a defence or a colonization',
  'defence-short': (b) => `with it you could not reach ${num(b, 'attack')} any more`,
  'force-short': (b) => `the force is ${num(b, 'force')}, the bid ${num(b, 'bid')}`,
  'bid-short': (b) => `your largest force is ${num(b, 'most')}, the bid stands at ${num(b, 'high')}`,
  'have-already': () => 'you have this technology already',
  'difference-short': (b) => `costs ${num(b, 'cost')}, ${num(b, 'left')} left of the difference`,
};

const TEXTS: ReadonlyMap<string, string> = new Map(militaryRules.map((rule) => [rule.id, rule.text]));

/** A line about a military card under the cursor. */
function place(target: string): string | null {
  const text = TEXTS.get(target);
  return text && target.startsWith('card:') ? `${cardName(target)}: ${text}` : null;
}

export const militaryPhrases: PhrasePart = {
  names: MILITARY_NAMES,
  topics,
  verbs,
  targets,
  choices,
  warns,
  events: events as PhrasePart['events'],
  blocked,
  places: place,
};
