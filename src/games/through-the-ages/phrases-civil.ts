/** What the civil side says: words for questions, choices, events and reasons. */
import type { Choice, Facts, Id } from '../../engine/types.js';
import { ACTION, type ActionId, CIVIL, type CivilId } from './data/civil.js';
import type { PhrasePart } from './phrases.js';
import { AGE_NAMES, MILITARY_NAMES } from './phrases-military-names.js';
import type { Projection } from './rules/end-turn.js';
import type { CivilEvent, Good } from './rules/events-civil.js';
import type { TtaView } from './view.js';

type Names = { name(seat: number): string };
const many = (n: number, one: string, more = `${one}s`): string => `${n} ${n === 1 ? one : more}`;
const num = (facts: Facts | undefined, key: string): number => Number(facts?.[key] ?? 0);

/** Action cards of one name exist in several ages and are told apart by it. */
function civilName(id: CivilId): string {
  const card = CIVIL[id];
  return card.kind === 'action' ? `${card.name} ${AGE_NAMES[card.age]}` : card.name;
}
export const CIVIL_NAMES: Readonly<Record<string, string>> = Object.fromEntries(
  (Object.keys(CIVIL) as CivilId[]).map((id) => [id, civilName(id)]),
);

const strip = (id: string): string => (id.startsWith('card:') ? id.slice('card:'.length) : id);
export function nameOf(id: string): string {
  const key = strip(id);
  return CIVIL_NAMES[key] ?? MILITARY_NAMES[key] ?? key;
}

/** Rules that events name as their cause. */
const CAUSES: Readonly<Record<string, string>> = {
  'rule:grow': 'more population',
  'rule:production': 'production',
  'rule:politics': 'politics',
  'rule:draw': 'end of turn',
  'rule:antiquated': 'end of the age',
  'age-end': 'end of the age',
  'rule:hand-limit': 'hand limit',
  'replaced-leader': 'a leader was replaced',
  corruption: 'corruption',
  consumption: 'the population eats',
  famine: 'food is missing',
  prepare: 'an event prepared',
  pact: 'a pact',
};
/** ' (production)', or nothing for causes that go without saying. */
function because(why: Id | undefined): string {
  if (!why) return '';
  const text = why.startsWith('rule:') ? CAUSES[why] : (CAUSES[why] ?? nameOf(why));
  return text ? ` (${text})` : '';
}

const GOODS: Readonly<Record<Good, (n: number) => string>> = {
  food: (n) => `${n} food`,
  resources: (n) => many(n, 'resource'),
  science: (n) => `${n} science`,
  culture: (n) => `${n} culture`,
  population: (n) => many(n, 'worker'),
  yellow: (n) => many(n, 'yellow token'),
  blue: (n) => many(n, 'blue token'),
  ca: (n) => many(n, 'civil action'),
  ma: (n) => many(n, 'military action'),
};

const POOLS: Readonly<Record<string, (n: number) => string>> = {
  'unit-resources': (n) => `${many(n, 'resource')} for units`,
  'unit-science': (n) => `${n} science for unit technologies`,
  resource: (n) => `${many(n, 'resource')} to spend`,
  food: (n) => `${n} food to spend`,
};

const topics: PhrasePart['topics'] = {
  actions: (p) => `${many(num(p.facts, 'ca'), 'civil action')} and ${many(num(p.facts, 'ma'), 'military action')} left`,
  homer: () => 'lay Homer under a wonder, or get the action back',
  'lose-population': (p) => `take ${many(num(p.facts, 'left'), 'worker')} off your cards`,
  'lose-blue': (p) => `give up ${many(num(p.facts, 'left'), 'blue token')} from your cards`,
  'wonder-token': () => 'the bank is empty: which blue token covers the stage',
  civilization: () => 'one thing, one cheaper and without an action',
  agreement: (p) => `cards from the row for up to ${many(num(p.facts, 'budget'), 'civil action')}`,
  'card-rich-land': () => 'build or upgrade a farm or mine',
  'card-urban-growth': () => 'build or upgrade an urban building',
  'card-efficient-upgrade': () => 'upgrade a farm, mine or urban building',
  'card-breakthrough': () => 'develop a technology',
  'card-reserves': () => 'food or resources',
};

const verbs: PhrasePart['verbs'] = {
  take: 'take',
  grow: 'grow',
  build: 'build',
  upgrade: 'upgrade',
  destroy: 'destroy',
  disband: 'disband',
  stage: 'wonder',
  develop: 'develop',
  revolt: 'revolution',
  leader: 'leader',
  play: 'play',
  hammurabi: 'Hammurabi',
  barbarossa: 'Barbarossa',
  churchill: 'Churchill',
  'ocean-liner': 'Ocean Liner',
  trade: 'trade',
  gain: 'gain',
  tuck: 'lay under',
  'no-tuck': 'let Homer go',
  'lose-worker': 'worker from',
  'lose-token': 'token from',
  done: 'done',
  end: 'end turn',
};

const byTarget = (c: Choice): string => nameOf(c.target ?? '');
/** 'take:iron@7' -> 'iron' */
const taken = (c: Choice): string => c.id.slice('take:'.length, c.id.indexOf('@'));
function fromTo(c: Choice): [string, string] {
  const [from = '', to = ''] = c.id.slice(c.id.indexOf(':') + 1).split('>');
  return [nameOf(from), nameOf(to)];
}

const targets: PhrasePart['targets'] = {
  take: (c) => nameOf(taken(c)),
  build: byTarget,
  upgrade: (c) => fromTo(c).join('→'),
  destroy: byTarget,
  disband: byTarget,
  stage: byTarget,
  develop: byTarget,
  revolt: byTarget,
  leader: byTarget,
  play: byTarget,
  barbarossa: byTarget,
  churchill: (c) => (c.id === 'churchill:culture' ? 'culture' : 'military'),
  trade: (c) => (c.id === 'trade:food' ? 'food→resource' : 'resource→food'),
  gain: (c) => c.id.slice('gain:'.length),
  tuck: byTarget,
  'lose-worker': byTarget,
  'lose-token': byTarget,
};

const choices: PhrasePart['choices'] = {
  take: (c) => `take ${nameOf(taken(c))} from space ${c.id.slice(c.id.indexOf('@') + 1)}`,
  grow: () => 'increase the population',
  build: (c) => `build ${byTarget(c)}`,
  upgrade: (c) => `upgrade ${fromTo(c).join(' to ')}`,
  destroy: (c) => `destroy ${byTarget(c)}`,
  disband: (c) => `disband ${byTarget(c)}`,
  stage: (c, _, n) => `complete ${many(n ?? 1, 'stage')} of ${byTarget(c)}`,
  develop: (c) => `develop ${byTarget(c)}`,
  revolt: (c) => `revolution: ${byTarget(c)}`,
  leader: (c) => `play ${byTarget(c)} as leader`,
  play: (c) => `play ${byTarget(c)}`,
  hammurabi: () => 'use a military action as a civil one (Hammurabi)',
  barbarossa: (c) => `a new worker becomes ${byTarget(c)} (Barbarossa)`,
  churchill: (c) =>
    c.id === 'churchill:culture' ? '3 culture (Churchill)' : '3 science and 3 resources for units (Churchill)',
  'ocean-liner': () => 'one worker for free (Ocean Liner Service)',
  trade: (c) =>
    c.id === 'trade:food' ? 'use 1 food as 1 resource (Trade Routes)' : 'use 1 resource as 1 food (Trade Routes)',
  gain: (c) => `gain ${c.id.slice('gain:'.length)}`,
  tuck: (c) => `lay Homer under ${byTarget(c)}`,
  'no-tuck': () => 'let Homer go and get the action back',
  'lose-worker': (c) => `take the worker off ${byTarget(c)}`,
  'lose-token': (c) => `take the blue token off ${byTarget(c)}`,
  done: () => 'take no more',
  end: () => 'end the turn',
};

/** '-2 resources -1 food' */
function corrupted({ corruption, corruptionFood }: Projection): string {
  const taken = [GOODS.resources(corruption - corruptionFood), GOODS.food(corruptionFood)];
  return taken.flatMap((part) => (part.startsWith('0') ? [] : [`-${part}`])).join(' ');
}

/** Everything that ending the turn would bring, the gravest first, in one short row. The rules name the gravest as the key. */
function troubles(view: TtaView): string {
  const p = view.players[view.turn]!;
  const ahead = p.projection;
  const out: string[] = [];
  if (ahead.uprising) out.push(`uprising, no production (${p.rating.discontent} discontent, ${p.pool} unused)`);
  if (ahead.famine > 0) out.push(`famine -${ahead.famine} culture`);
  if (ahead.discards > 0) out.push(`discard ${many(ahead.discards, 'card')}`);
  if (ahead.wasted > 0)
    out.push(`${ahead.wasted} traded ${ahead.wasted === 1 ? 'good' : 'goods'} unused, gone at the end of the turn`);
  if (ahead.corruption > 0) out.push(`corruption ${corrupted(ahead)}`);
  if (p.ca > 0) out.push(`${many(p.ca, 'civil action')} unused`);
  return out.join('; ');
}
const ending = (_: Choice, t: { readonly view: TtaView }): string => troubles(t.view);

const warns: PhrasePart['warns'] = {
  uprising: ending,
  famine: ending,
  discards: ending,
  'trade-wasted': ending,
  corruption: ending,
  'unused-actions': ending,
};

type Told = { readonly [T in CivilEvent['type']]: (e: Extract<CivilEvent, { type: T }>, t: Names) => string | null };

const events: Told = {
  gain: (e, t) =>
    e.n > 0
      ? `${t.name(e.seat)} gains ${GOODS[e.good](e.n)}${because(e.why)}`
      : `${t.name(e.seat)} gains no ${e.good}, the blue bank is empty${because(e.why)}`,
  lose: (e, t) =>
    `${t.name(e.seat)} loses ${GOODS[e.good](e.n)}${e.card ? ` from ${nameOf(e.card)}` : ''}${because(e.why)}`,
  starter: (e, t) => `${t.name(e.seat)} begins`,
  turn: (e, t) => `round ${e.round}: ${t.name(e.seat)}`,
  age: (e) => (e.age === 4 ? 'Age III ends: the last turns are played' : `Age ${AGE_NAMES[e.age]} begins`),
  'last-round': (e) => `round ${e.round} is the last one`,
  swept: (e) => `out of the row: ${e.cards.map(nameOf).join(', ')}`,
  dealt: (e) => `new in the row: ${e.cards.map(nameOf).join(', ')}`,
  antiquated: (e, t) => `${t.name(e.seat)} discards ${nameOf(e.card)}: out of date`,
  take: (e, t) => `${t.name(e.seat)} takes ${nameOf(e.card)} for ${many(e.paid, 'action')}`,
  grow: (e, t) =>
    `${t.name(e.seat)} gets a new worker for ${e.paid} food${because(e.why === 'rule:grow' ? undefined : e.why)}`,
  build: (e, t) => `${t.name(e.seat)} builds ${nameOf(e.card)} for ${many(e.paid, 'resource')}${because(e.why)}`,
  upgrade: (e, t) =>
    `${t.name(e.seat)} upgrades ${nameOf(e.from)} to ${nameOf(e.card)} for ${many(e.paid, 'resource')}${because(e.why)}`,
  destroyed: (e, t) =>
    e.why === 'rule:disband'
      ? `${t.name(e.seat)} disbands ${nameOf(e.card)}`
      : `${nameOf(e.card)} of ${t.name(e.seat)} is destroyed${because(e.why)}`,
  sacrificed: (e, t) => `${t.name(e.seat)} sends ${nameOf(e.card)} overseas`,
  leader: (e, t) =>
    e.replaced
      ? `${nameOf(e.card)} follows ${nameOf(e.replaced)} as leader of ${t.name(e.seat)}`
      : `${nameOf(e.card)} leads ${t.name(e.seat)}`,
  tucked: (e, t) => `${t.name(e.seat)} lays Homer under ${nameOf(e.card)}`,
  stage: (e, t) =>
    `${t.name(e.seat)} completes ${many(e.n, 'stage')} of ${nameOf(e.card)} for ${many(e.paid, 'resource')}${because(e.why)}`,
  'wonder-done': (e, t) => `${t.name(e.seat)} has built ${nameOf(e.card)}`,
  develop: (e, t) => `${t.name(e.seat)} develops ${nameOf(e.card)} for ${e.paid} science${because(e.why)}`,
  revolution: (e, t) =>
    `revolution: ${t.name(e.seat)} changes to ${nameOf(e.card)} for ${e.paid} science${because(e.why)}`,
  'play-action': (e, t) => `${t.name(e.seat)} plays ${nameOf(e.card)}`,
  pool: (e, t) => `${t.name(e.seat)} has ${POOLS[e.what]?.(e.n) ?? e.n} this turn${because(e.why)}`,
  'pool-spent': (e, t) => `${t.name(e.seat)} pays ${GOODS[e.what](e.n)} of this turn${because(e.why)}`,
  declines: (e, t) => `${t.name(e.seat)} declines${because(e.why)}`,
  covers: (e, t) => `a blue token from ${nameOf(e.from)} covers a stage of ${nameOf(e.card)} (${t.name(e.seat)})`,
  uprising: (e, t) =>
    `uprising at ${t.name(e.seat)}: ${e.discontent} discontent, ${e.unused} unused, nothing is produced`,
  'turn-end': () => null,
  final: (e, t) => `${t.name(e.seat)} ends with ${e.culture} culture`,
};

const blocked: PhrasePart['blocked'] = {
  'civil-actions': (b) => `needs ${many(num(b.facts, 'need'), 'civil action')}, you have ${num(b.facts, 'have')}`,
  'military-actions': (b) => `needs ${many(num(b.facts, 'need'), 'military action')}, you have ${num(b.facts, 'have')}`,
  'wonder-begun': () => 'finish your wonder first',
  'hand-full': (b) => `your hand is full: ${num(b.facts, 'hand')} of ${num(b.facts, 'limit')}`,
  'leader-of-age': () => 'one leader of each age',
  'have-technology': () => 'you have this technology already',
  'first-round': () => 'in the first round cards are taken and nothing else is done',
  'no-tokens': () => 'your yellow bank is empty',
  'no-worker': () => 'no unused worker',
  'urban-limit': (b) => `your government allows ${num(b.facts, 'limit')} of this kind`,
  food: (b) => `costs ${num(b.facts, 'need')} food, you have ${num(b.facts, 'have')}`,
  resources: (b) => `costs ${many(num(b.facts, 'need'), 'resource')}, you have ${num(b.facts, 'have')}`,
  science: (b) => `costs ${num(b.facts, 'need')} science, you have ${num(b.facts, 'have')}`,
  'no-wonder': () => 'no wonder is under construction',
  'no-blue': () => 'no blue token to cover the stage with',
  'fresh-card': () => 'taken this turn: it can be played from your next turn on',
  'card-idle': () => 'what it allows cannot be done now',
  'partner-science': () => 'your partner in science has no point to pay',
  'all-actions': (b) =>
    `a revolution needs all civil actions: ${num(b.facts, 'have')} of ${num(b.facts, 'need')} are left`,
  'all-military-actions': (b) =>
    `under Robespierre it needs all military actions: ${num(b.facts, 'have')} of ${num(b.facts, 'need')} are left`,
};

/** One line about a card or a space of the row under the cursor. */
function place(target: Id, t: { readonly view: TtaView }): string | null {
  if (target.startsWith('row:')) {
    const space = t.view.row[Number(target.slice('row:'.length)) - 1];
    if (!space?.card) return `space ${target.slice('row:'.length)}, empty`;
    return `${describe(space.card)}, ${many(space.price, 'civil action')}`;
  }
  const key = strip(target);
  return key in CIVIL_NAMES ? describe(key as CivilId) : null;
}

/** 'Iron: mine, age I, 5 science, 5 resources' */
export function describe(id: CivilId): string {
  const card = CIVIL[id];
  const age = `age ${AGE_NAMES[card.age]}`;
  switch (card.kind) {
    case 'worker':
      return card.age === 0
        ? `${card.name}: ${card.type}, ${age}, on the player board, ${many(card.resources, 'resource')}`
        : `${card.name}: ${card.type}, ${age}, ${card.science} science, ${many(card.resources, 'resource')}`;
    case 'government':
      return card.age === 0
        ? `${card.name}: government, ${age}, on the player board`
        : `${card.name}: government, ${age}, ${card.science} science or revolution for ${card.revolution}`;
    case 'special':
      return `${card.name}: ${card.type} technology, ${age}, ${card.science} science`;
    case 'leader':
      return `${card.name}: leader, ${age}`;
    case 'wonder':
      return `${card.name}: wonder, ${age}, stages ${card.stages.join('-')}`;
    case 'action':
      return `${civilName(id)}: ${actionText(card.id)}`;
  }
}

/** What an action card does, short. */
export function actionText(id: ActionId): string {
  const e = ACTION[id].effect;
  switch (e.does) {
    case 'rich-land':
      return `farm or mine ${e.n} cheaper`;
    case 'urban-growth':
      return `urban building ${e.n} cheaper`;
    case 'efficient-upgrade':
      return `upgrade ${e.n} cheaper`;
    case 'engineering-genius':
      return `one stage ${e.n} cheaper`;
    case 'frugality':
      return `grow, then ${e.n} food`;
    case 'breakthrough':
      return `develop, then ${e.n} science`;
    case 'revolutionary-idea':
      return `${e.n} science`;
    case 'reserves':
      return `${e.n} food or ${e.n} resources`;
    case 'patriotism':
      return `1 military action and ${many(e.n, 'resource')} for units`;
    case 'cultural-heritage':
      return `${e.science} science and ${e.culture} culture`;
    case 'stockpile':
      return '1 resource and 1 food';
    case 'wave':
    case 'build-up':
      return `resources for units: ${e.per.join('/')} for each stronger civilization (2/3/4 players)`;
    case 'endowment':
      return `culture: ${e.per.join('/')} for each civilization ahead (2/3/4 players)`;
  }
}

export const civilPhrases: PhrasePart = {
  names: CIVIL_NAMES,
  topics,
  verbs,
  targets,
  choices,
  warns,
  events: events as PhrasePart['events'],
  blocked,
  places: place,
};
