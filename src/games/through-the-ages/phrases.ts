/** The phrasebook: the two parts joined, and what belongs to neither. */
import type { Phrasebook, Telling } from '../../engine/phrasebook.js';
import type { Blocked, Choice, Id, Outcome, Prompt } from '../../engine/types.js';
import { civilPhrases, nameOf } from './phrases-civil.js';
import { militaryPhrases } from './phrases-military.js';
import { AGE_NAMES } from './phrases-military-names.js';
import type { Source } from './types.js';
import type { Phase, TtaView } from './view.js';

type T = Telling<TtaView>;

/** One side's words, each table keyed by what the rules say. */
export interface PhrasePart {
  readonly names: Readonly<Record<string, string>>;
  readonly topics: Readonly<Record<string, (prompt: Prompt, t: T) => string>>;
  readonly verbs: Readonly<Record<string, string>>;
  readonly targets: Readonly<Record<string, (choice: Choice, t: T) => string>>;
  readonly choices: Readonly<Record<string, (choice: Choice, t: T, n?: number) => string>>;
  readonly warns: Readonly<Record<string, (choice: Choice, t: T) => string>>;
  readonly events: Readonly<Record<string, (event: any, t: T) => string | null>>;
  readonly blocked: Readonly<Record<string, (b: Blocked, t: T) => string>>;
  places(target: Id, t: T): string | null;
}

function join<K extends Exclude<keyof PhrasePart, 'places'>>(key: K): PhrasePart[K] {
  return { ...civilPhrases[key], ...militaryPhrases[key] };
}
const topics = join('topics');
const verbs = join('verbs');
const targets = join('targets');
const choices = join('choices');
const warns = join('warns');
const events = join('events');
const blocked = join('blocked');

const PRICE_WORDS: readonly (readonly [good: string, word: string])[] = [
  ['science', 's'],
  ['food', 'f'],
  ['bonus-food', 'f bonus'],
  ['resources', 'r'],
  ['bonus', 'r bonus'],
  ['ca', 'ca'],
  ['ma', 'ma'],
  ['budget', ' of budget'],
  ['difference', ' of the difference'],
];

const SOURCES: Readonly<Record<Source, string>> = {
  rating: 'culture each turn',
  leaders: 'leaders',
  wonders: 'wonders on completion',
  actions: 'action cards',
  prepared: 'events prepared',
  events: 'events',
  territories: 'territories',
  impacts: 'impacts of Age III',
  aggressions: 'aggressions',
  wars: 'wars',
  famine: 'missing food',
};

const PHASES: Readonly<Record<Phase, string>> = {
  start: 'start of turn',
  politics: 'politics',
  actions: 'action phase',
  end: 'end of turn',
  over: 'game over',
};

const OPTIONS: Readonly<Record<string, { title: string; help: string; values: Readonly<Record<string, string>> }>> = {
  starter: {
    title: 'first player',
    help: 'who begins; the order of seats stays',
    values: { random: 'drawn by lot', first: 'first seat' },
  },
  'open-hands': {
    title: 'open civil hands',
    help: 'civil cards are taken openly, so all may look at them in hand',
    values: { true: 'shown to all', false: 'only counted' },
  },
  'old-trade': {
    title: 'traded goods as before',
    help: 'goods of Trade Routes do not pay corruption and consumption, as this game was begun',
    values: {},
  },
};

export const phrases: Phrasebook<TtaView> = {
  topic: (prompt, t) => topics[prompt.topic]?.(prompt, t) ?? prompt.topic,
  verb: (verb) => verbs[verb] ?? verb,
  target: (choice, t) => targets[choice.verb]?.(choice, t) ?? '',
  choice: (choice, t, n) => choices[choice.verb]?.(choice, t, n) ?? choice.id,
  price(price) {
    const words = PRICE_WORDS.flatMap(([good, word]) => ((price[good] ?? 0) > 0 ? [`${price[good]}${word}`] : []));
    return words.length > 0 ? words.join(' ') : 'free';
  },
  warn: (key, choice, t) => warns[key]?.(choice, t) ?? key,
  event: (event, t) => events[event.type]?.(event, t) ?? null,
  blocked(b, t) {
    const what = [verbs[b.verb] ?? b.verb, blockedThing(b, t)].filter((word) => word !== '').join(' ');
    return { what, why: blocked[b.why]?.(b, t) ?? b.why };
  },
  source: (key) => SOURCES[key as Source] ?? key,
  where: (view) =>
    `Age ${AGE_NAMES[view.age]}  round ${view.round}${view.lastRound > 0 ? ` of ${view.lastRound}` : ''}  ${PHASES[view.phase]}`,
  over: (outcome, t) => over(outcome, t),
  option: (id) => OPTIONS[id] ?? { title: id, help: '' },
  optionValue: (id, value) => OPTIONS[id]?.values[value] ?? value,
  refused: () => null,
  place: (target, t) => civilPhrases.places(target, t) ?? militaryPhrases.places(target, t) ?? seatPlace(target, t),
  ledger: [
    { head: 'culture', keys: ['points', 'cultureRating'] },
    { head: 'science', keys: ['science', 'scienceRating'] },
    { head: 'strength', keys: ['strength'] },
    { head: 'food', keys: ['food'] },
    { head: 'res', keys: ['resources'] },
    { head: 'ca', keys: ['ca', 'caTotal'] },
    { head: 'ma', keys: ['ma', 'maTotal'] },
    { head: 'happy', keys: ['happy', 'needed'] },
    { head: 'pool', keys: ['pool'] },
    { head: 'yellow', keys: ['yellow'] },
    { head: 'blue', keys: ['blue'] },
    { head: 'hand', keys: ['hand'] },
    { head: 'mil', keys: ['military'] },
  ],
};

/** What a refused choice is about: a card, a change of cards, an attack on somebody; nothing for a bare rule. */
function blockedThing(b: Blocked, t: T): string {
  const target = b.target ?? '';
  if (target.startsWith('rule:')) return '';
  if (target.startsWith('row:')) return nameOf(String(b.facts?.card ?? ''));
  const [from = '', to = ''] = (b.id ?? '').slice((b.id ?? '').indexOf(':') + 1).split('>');
  if (target.startsWith('seat:')) return `${nameOf(from)} against ${t.name(Number(to))}`;
  return b.verb === 'upgrade' && to ? `${nameOf(target)} to ${nameOf(to)}` : nameOf(target);
}

function over(outcome: Outcome, t: T): string {
  const best = outcome.ranking[0]!;
  const first = outcome.ranking.filter((r) => r.score === best.score && r.ties[0] === best.ties[0]);
  const names = first.map((r) => t.name(r.seat));
  if (outcome.reason === 'last-standing') return `${names[0]} is the only civilization left and wins`;
  if (names.length === 1) return `${names[0]} wins with ${best.score} culture`;
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)} share the victory with ${best.score} culture`;
}

function seatPlace(target: Id, t: T): string {
  if (!target.startsWith('seat:')) return nameOf(target);
  const p = t.view.players[Number(target.slice('seat:'.length))];
  return p ? `${t.name(p.seat)}: culture ${p.culture}, strength ${p.rating.strength}` : target;
}
