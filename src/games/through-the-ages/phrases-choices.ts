/** Questions and answers: which of the catalogue's sentences each is, and with what. */
import type { Telling } from '../../engine/phrasebook.js';
import type { Choice, Facts, Prompt } from '../../engine/types.js';
import type { GovernmentId, LeaderId, SpecialId, TechId, WonderId, WorkerTechId } from './data/civil.js';
import { PACTS } from './data/military.js';
import type { AggressionId, PactId, TacticId, TerritoryId, WarId } from './data/military-ids.js';
import { cardOf, isCard } from './texts/naming.js';
import type { TtaTexts } from './texts/types.js';
import type { AimedVerb, ChoiceTexts, Side, TopicTexts, Verb } from './texts/types-asking.js';
import type { CardId } from './texts/types-nouns.js';
import type { Age } from './types.js';
import type { TtaView } from './view.js';

export type T = Telling<TtaView>;

export const num = (facts: Facts | undefined, key: string): number => Number(facts?.[key] ?? 0);
/** What stands behind the colon of an id. */
const after = (id: string): string => id.slice(id.indexOf(':') + 1);
/** The side of a pact, or nothing where both are alike. */
export const sideOf = (card: PactId, side: string | null): Side | null =>
  PACTS[card].symmetric || (side !== 'A' && side !== 'B') ? null : side;

type Ask = (x: TopicTexts, p: Prompt, t: T) => string;

const left = (p: Prompt) => ({ left: num(p.facts, 'left') });
const amount = (p: Prompt) => ({ n: num(p.facts, 'n') });
const victim = (p: Prompt, t: T) => ({ victim: t.name(num(p.facts, 'victim')) });
const attackOf = (p: Prompt, t: T) => ({
  target: t.name(num(p.facts, 'target')),
  attack: num(p.facts, 'attack'),
  defence: num(p.facts, 'defence'),
});

/** Does the asked seat itself look? What it has in mind and in hand is nobody else's business. */
const own = (p: Prompt, t: T): boolean => t.view.viewer === p.seat;

function bid(x: TopicTexts, p: Prompt, t: T): string {
  const { facts, from } = p;
  const high = num(facts, 'high');
  const leader = high === 0 ? null : t.name(num(facts, 'leader'));
  return x.bid({ card: after(from) as TerritoryId, leader, high, most: own(p, t) ? num(facts, 'most') : null });
}

function defence(x: TopicTexts, p: Prompt, t: T): string {
  const { facts } = p;
  const has = { strength: num(facts, 'strength'), used: num(facts, 'used'), limit: num(facts, 'limit') };
  return x.defence({ by: t.name(num(facts, 'by')), attack: num(facts, 'attack'), own: own(p, t) ? has : null });
}

function offered(x: TopicTexts, { facts, from }: Prompt, t: T): string {
  const card = after(from) as PactId;
  const side = sideOf(card, facts?.['side'] === 'B' ? 'A' : 'B');
  return x.pact({ by: t.name(num(facts, 'by')), card, side });
}

const TOPICS: { readonly [K in keyof TopicTexts]: Ask } = {
  actions: (x, p) => x.actions({ ca: num(p.facts, 'ca'), ma: num(p.facts, 'ma') }),
  homer: (x) => x.homer,
  'lose-population': (x, p) => x['lose-population'](left(p)),
  'lose-blue': (x, p) => x['lose-blue'](left(p)),
  'wonder-token': (x) => x['wonder-token'],
  civilization: (x) => x.civilization,
  agreement: (x, p) => x.agreement({ budget: num(p.facts, 'budget') }),
  'card-rich-land': (x) => x['card-rich-land'],
  'card-urban-growth': (x) => x['card-urban-growth'],
  'card-efficient-upgrade': (x) => x['card-efficient-upgrade'],
  'card-breakthrough': (x) => x['card-breakthrough'],
  'card-reserves': (x) => x['card-reserves'],
  politics: (x) => x.politics,
  'politics-caesar': (x) => x['politics-caesar'],
  resign: (x) => x.resign,
  attack: (x, p, t) => x.attack({ ...attackOf(p, t), cards: Math.min(num(p.facts, 'cards'), num(p.facts, 'limit')) }),
  'declare-war': (x, p, t) => x['declare-war'](attackOf(p, t)),
  bid,
  colonize: (x, p, t) => x.colonize({ bid: num(p.facts, 'bid'), force: own(p, t) ? num(p.facts, 'force') : null }),
  defence,
  raid: (x, p, t) => x.raid({ ...victim(p, t), level: num(p.facts, 'level') as Age }),
  infiltrate: (x, p, t) => x.infiltrate(victim(p, t)),
  annex: (x, p, t) => x.annex(victim(p, t)),
  spoils: (x, p, t) => x.spoils({ loser: t.name(num(p.facts, 'loser')), ...left(p), science: num(p.facts, 'science') }),
  pact: offered,
  'discard-military': (x, p) => x['discard-military'](left(p)),
  'food-or-resources': (x, p) => x['food-or-resources'](amount(p)),
  'gain-mix': (x, p) => x['gain-mix'](amount(p)),
  'lose-mix': (x, p) => x['lose-mix'](amount(p)),
  plunder: (x, p, t) =>
    x.plunder({ ...victim(p, t), ...amount(p), food: num(p.facts, 'food'), resources: num(p.facts, 'resources') }),
  'free-worker': (x) => x['free-worker'],
  raze: (x, p, t) => x.raze(victim(p, t)),
  'raze-own': (x) => x['raze-own'],
  ruin: (x) => x.ruin,
  'lose-colony': (x) => x['lose-colony'],
};

/** Steps of a political action that is only thought of: to others the seat still has one to take. */
const THOUGHTS: readonly string[] = ['attack', 'declare-war', 'resign'];

export function topic(x: TopicTexts, p: Prompt, t: T): string {
  if (THOUGHTS.includes(p.topic) && !own(p, t)) return x.politics;
  return Object.hasOwn(TOPICS, p.topic) ? TOPICS[p.topic as keyof TopicTexts](x, p, t) : p.topic;
}

/** 'pact:p2-promise>1@B' and 'war:w3-culture>2' name a card, a seat and perhaps a side. */
function aim(id: string, t: T) {
  const [card = '', to = ''] = after(id).split('>');
  const [seat = '0', side = null] = to.split('@');
  return { card, target: t.name(Number(seat)), side };
}
const attacking = <Card extends AggressionId | WarId>(c: Choice, t: T) => {
  const { card, target } = aim(c.id, t);
  return { card: card as Card, target };
};
function pactWith(c: Choice, t: T) {
  const { card, target, side } = aim(c.id, t);
  return { card: card as PactId, partner: target, side: sideOf(card as PactId, side) };
}
function fromTo(c: Choice) {
  const [from = '', to = ''] = after(c.id).split('>');
  return { from: from as WorkerTechId, to: to as WorkerTechId };
}
/** 'take:iron@7' */
function taken(c: Choice) {
  const [card = '', space = ''] = after(c.id).split('@');
  return { card: card as CardId, space: Number(space) };
}
/** The card a choice is about. */
const its = <Card extends CardId>(c: Choice) => ({ card: cardOf(c.target ?? after(c.id)) as Card });
const churchill = (c: Choice) => (after(c.id) === 'culture' ? 'culture' : 'military');
const trade = (c: Choice) => (after(c.id) === 'food' ? 'food' : 'resource');
const gain = (c: Choice) => (after(c.id) === 'food' ? 'food' : 'resources');

type Pick = (texts: TtaTexts, c: Choice, t: T) => string;
const card: Pick = (texts, c) => {
  const id = its(c).card;
  return isCard(id) ? texts.name({ id }) : '';
};
const attack: Pick = ({ pick }, c, t) => pick.attack(attacking(c, t));

/** What stands behind the verb. */
const TARGETS: Readonly<Record<AimedVerb, Pick>> = {
  take: (texts, c) => texts.name({ id: taken(c).card }),
  build: card,
  upgrade: ({ pick }, c) => pick.upgrade(fromTo(c)),
  destroy: card,
  disband: card,
  stage: card,
  develop: card,
  revolt: card,
  leader: card,
  play: card,
  barbarossa: card,
  churchill: ({ pick }, c) => pick.churchill[churchill(c)],
  trade: ({ pick }, c) => pick.trade[trade(c)],
  gain: ({ pick }, c) => pick.gain[gain(c)],
  tuck: card,
  'lose-worker': card,
  'lose-token': card,
  prepare: card,
  aggression: attack,
  war: attack,
  attack,
  'declare-war': attack,
  pact: ({ pick }, c, t) => pick.pact(pactWith(c, t)),
  'cancel-pact': card,
  columbus: card,
  send: card,
  bonus: card,
  'throw-in': card,
  'discard-military': card,
  'discard-for-defence': card,
  raze: card,
  ruin: card,
  'give-up': card,
  infiltrate: card,
  annex: card,
  steal: card,
  'free-build': card,
  tactic: card,
  copy: card,
};

type Say = (x: ChoiceTexts, c: Choice, t: T, n: number | undefined) => string;

const SENTENCES: Readonly<Record<Verb, Say>> = {
  take: (x, c) => x.take(taken(c)),
  grow: (x) => x.grow,
  build: (x, c) => x.build(its<WorkerTechId>(c)),
  upgrade: (x, c) => x.upgrade(fromTo(c)),
  destroy: (x, c) => x.destroy(its<WorkerTechId>(c)),
  disband: (x, c) => x.disband(its<WorkerTechId>(c)),
  stage: (x, c, _, n) => x.stage({ ...its<WonderId>(c), n: n ?? 1 }),
  develop: (x, c) => x.develop(its<TechId>(c)),
  revolt: (x, c) => x.revolt(its<GovernmentId>(c)),
  leader: (x, c) => x.leader(its<LeaderId>(c)),
  play: (x, c) => x.play(its(c)),
  hammurabi: (x) => x.hammurabi,
  barbarossa: (x, c) => x.barbarossa(its<WorkerTechId>(c)),
  churchill: (x, c) => x.churchill[churchill(c)],
  'ocean-liner': (x) => x['ocean-liner'],
  trade: (x, c) => x.trade[trade(c)],
  gain: (x, c) => x.gain[gain(c)],
  tuck: (x, c) => x.tuck(its<WonderId>(c)),
  'no-tuck': (x) => x['no-tuck'],
  'lose-worker': (x, c) => x['lose-worker'](its<WorkerTechId>(c)),
  'lose-token': (x, c) => x['lose-token'](its(c)),
  done: (x) => x.done,
  end: (x) => x.end,
  prepare: (x, c) => x.prepare(its(c)),
  aggression: (x, c, t) => x.aggression(attacking<AggressionId>(c, t)),
  war: (x, c, t) => x.war(attacking<WarId>(c, t)),
  attack: (x, c, t) => x.attack(attacking<AggressionId>(c, t)),
  'declare-war': (x, c, t) => x['declare-war'](attacking<WarId>(c, t)),
  back: (x) => x.back,
  pact: (x, c, t) => x.pact(pactWith(c, t)),
  accept: (x) => x.accept,
  refuse: (x) => x.refuse,
  'cancel-pact': (x, c) => x['cancel-pact'](its<PactId>(c)),
  columbus: (x, c) => x.columbus(its<TerritoryId>(c)),
  alexander: (x) => x.alexander,
  peek: (x) => x.peek,
  resign: (x) => x.resign,
  'pass-politics': (x) => x['pass-politics'],
  bid: (x, _, __, n) => x.bid({ n: n ?? null }),
  'pass-bid': (x) => x['pass-bid'],
  send: (x, c) => x.send(its<WorkerTechId>(c)),
  bonus: (x, c) => x.bonus(its(c)),
  'throw-in': (x, c) => x['throw-in'](its(c)),
  'set-out': (x) => x['set-out'],
  'discard-military': (x, c) => x['discard-military'](its(c)),
  'discard-for-defence': (x, c) => x['discard-for-defence'](its(c)),
  'give-in': (x) => x['give-in'],
  raze: (x, c) => x.raze(its<WorkerTechId>(c)),
  ruin: (x, c) => x.ruin(its<WonderId>(c)),
  'give-up': (x, c) => x['give-up'](its<TerritoryId>(c)),
  infiltrate: (x, c) => x.infiltrate(its(c)),
  annex: (x, c) => x.annex(its<TerritoryId>(c)),
  steal: (x, c) => x.steal(its<SpecialId>(c)),
  'take-science': (x) => x['take-science'],
  mix: (x, _, __, n) => x.mix({ n: n ?? null }),
  'gain-food': (x) => x['gain-food'],
  'gain-resources': (x) => x['gain-resources'],
  'free-build': (x, c) => x['free-build'](its<WorkerTechId>(c)),
  decline: (x) => x.decline,
  tactic: (x, c) => x.tactic(its<TacticId>(c)),
  copy: (x, c) => x.copy(its<TacticId>(c)),
};

const isVerb = (key: string): key is Verb => Object.hasOwn(SENTENCES, key);
const isAimed = (key: string): key is AimedVerb => Object.hasOwn(TARGETS, key);

export const verb = (texts: TtaTexts, key: string): string => (isVerb(key) ? texts.verb[key] : key);

export const target = (texts: TtaTexts, c: Choice, t: T): string =>
  isAimed(c.verb) ? TARGETS[c.verb](texts, c, t) : '';

export const row = (texts: TtaTexts, c: Choice, t: T): string =>
  isAimed(c.verb) ? texts.menuRow({ verb: c.verb, target: target(texts, c, t) }) : verb(texts, c.verb);

export const choice = (texts: TtaTexts, c: Choice, t: T, n?: number): string =>
  isVerb(c.verb) ? SENTENCES[c.verb](texts.choice, c, t, n) : c.id;
