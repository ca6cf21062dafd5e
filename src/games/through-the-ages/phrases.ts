/** The phrasebook: everything the game says, in the words of a catalogue. */
import { winners } from '../../engine/leave.js';
import { must } from '../../engine/must.js';
import type { Phrasebook } from '../../engine/phrasebook.js';
import type { Blocked, Choice, Facts, Id, Outcome } from '../../engine/types.js';
import type { CivilId } from './data/civil.js';
import { playerOf } from './lookup.js';
import { choice, num, row, type T, target, topic, verb } from './phrases-choices.js';
import { eventText } from './phrases-events.js';
import { cardOf, isCard, isCivil } from './texts/naming.js';
import type { TtaTexts } from './texts/types.js';
import type { PriceGood } from './texts/types-asking.js';
import type { TallyKey } from './texts/types-screen.js';
import type { ReasonTexts } from './texts/types-told.js';
import type { Source, TtaEvent } from './types.js';
import type { TtaView } from './view.js';

/** In the order in which prices are told. */
const GOODS: readonly PriceGood[] = [
  'science',
  'food',
  'bonus-food',
  'resources',
  'bonus',
  'ca',
  'ma',
  'budget',
  'difference',
];

/** A price good by good, in the words that are given for each. */
export const priced = (
  price: Readonly<Record<string, number>>,
  say: (v: { good: PriceGood; n: number }) => string,
): string[] =>
  GOODS.flatMap((good) => {
    const n = price[good] ?? 0;
    return n > 0 ? [say({ good, n })] : [];
  });

/** Everything that ending the turn would bring, the gravest first, in one short row. The rules name the gravest as the key. */
function troubles({ trouble }: TtaTexts, view: TtaView): string {
  const p = playerOf(view, view.turn);
  const ahead = p.projection;
  const { corruption, corruptionFood: food } = ahead;
  return [
    ...(ahead.uprising ? [trouble.uprising({ discontent: p.rating.discontent, unused: p.pool })] : []),
    ...(ahead.famine > 0 ? [trouble.famine({ culture: ahead.famine })] : []),
    ...(ahead.discards > 0 ? [trouble.discards({ n: ahead.discards })] : []),
    ...(ahead.wasted > 0 ? [trouble.wasted({ n: ahead.wasted })] : []),
    ...(corruption > 0 ? [trouble.corruption({ resources: corruption - food, food })] : []),
    ...(p.ca > 0 ? [trouble.unused({ n: p.ca })] : []),
  ].join('; ');
}

function warn(texts: TtaTexts, key: string, t: T): string {
  if (key === 'same-tactic' || key === 'resign') return texts.warn[key];
  return troubles(texts, t.view);
}

const both = (f: Facts) => ({ need: num(f, 'need'), have: num(f, 'have') });
const rival = (f: Facts, t: T) => ({ target: t.name(num(f, 'target')) });

const WHY: { readonly [K in keyof ReasonTexts]: (x: ReasonTexts, f: Facts, t: T) => string } = {
  'civil-actions': (x, f) => x['civil-actions'](both(f)),
  'military-actions': (x, f) => x['military-actions'](both(f)),
  'wonder-begun': (x) => x['wonder-begun'],
  'hand-full': (x, f) => x['hand-full']({ hand: num(f, 'hand'), limit: num(f, 'limit') }),
  'leader-of-age': (x) => x['leader-of-age'],
  'have-technology': (x) => x['have-technology'],
  'first-round': (x) => x['first-round'],
  'no-tokens': (x) => x['no-tokens'],
  'no-worker': (x) => x['no-worker'],
  'urban-limit': (x, f) => x['urban-limit']({ limit: num(f, 'limit') }),
  food: (x, f) => x.food(both(f)),
  resources: (x, f) => x.resources(both(f)),
  science: (x, f) => x.science(both(f)),
  'no-wonder': (x) => x['no-wonder'],
  'no-blue': (x) => x['no-blue'],
  'fresh-card': (x) => x['fresh-card'],
  'card-idle': (x) => x['card-idle'],
  'partner-science': (x) => x['partner-science'],
  'all-actions': (x, f) => x['all-actions'](both(f)),
  'all-military-actions': (x, f) => x['all-military-actions'](both(f)),
  gandhi: (x) => x.gandhi,
  'no-attack-pact': (x, f, t) => x['no-attack-pact'](rival(f, t)),
  sovereignty: (x, f, t) => x.sovereignty(rival(f, t)),
  actions: (x, f) => x.actions({ need: num(f, 'cost'), have: num(f, 'have') }),
  'not-stronger': (x, f, t) =>
    x['not-stronger']({ ...rival(f, t), attack: num(f, 'attack'), defence: num(f, 'defence') }),
  'nothing-to-take': (x, f, t) => x['nothing-to-take'](rival(f, t)),
  'last-round': (x) => x['last-round'],
  'one-war': (x) => x['one-war'],
  'tactic-done': (x) => x['tactic-done'],
  'tactic-same': (x) => x['tactic-same'],
  'tactic-later': (x) => x['tactic-later'],
  'bonus-later': (x) => x['bonus-later'],
  'defence-short': (x, f) => x['defence-short']({ attack: num(f, 'attack') }),
  'force-short': (x, f) => x['force-short']({ force: num(f, 'force'), bid: num(f, 'bid') }),
  'bid-short': (x, f) => x['bid-short']({ most: num(f, 'most'), high: num(f, 'high') }),
  'have-already': (x) => x['have-already'],
  'difference-short': (x, f) => x['difference-short']({ cost: num(f, 'cost'), left: num(f, 'left') }),
};

/** A choice by its whole sentence where it is about something, and a bare rule by its verb. */
function blocked(texts: TtaTexts, b: Blocked, t: T) {
  const about = b.target ?? '';
  const as: Choice = {
    id: b.id ?? `${b.verb}:${cardOf(about)}`,
    verb: b.verb,
    ...(b.target ? { target: b.target } : {}),
  };
  const bare = about === '' || about.startsWith('rule:');
  return {
    what: bare ? verb(texts, b.verb) : choice(texts, as, t),
    why: Object.hasOwn(WHY, b.why) ? WHY[b.why as keyof ReasonTexts](texts.reason, b.facts ?? {}, t) : b.why,
  };
}

function over({ over: x }: TtaTexts, outcome: Outcome, t: T): string {
  const names = winners(outcome).map((seat) => t.name(seat));
  const [name = ''] = names;
  const culture = must(outcome.ranking[0], 'ranking').score;
  if (outcome.reason === 'last-standing') return x.alone({ name });
  return names.length === 1 ? x.wins({ name, culture }) : x.share({ names, culture });
}

function place({ place: x }: TtaTexts, id: Id, t: T): string {
  const [kind, name = ''] = id.split(':');
  if (kind === 'row') {
    const space = t.view.row[Number(name) - 1];
    if (!space?.card) return x.spaceEmpty({ space: Number(name) });
    return x.space({ card: space.card, price: space.price });
  }
  if (kind === 'seat') {
    const p = t.view.players[Number(name)];
    return p ? x.seat({ name: t.name(p.seat), culture: p.culture, strength: p.rating.strength }) : id;
  }
  const card = cardOf(id);
  if (!isCard(card)) return card;
  return isCivil(card) ? x.civil({ card: card as CivilId }) : x.military({ card });
}

function where(texts: TtaTexts, { age, round, lastRound, phase }: TtaView): string {
  return texts.where({ age, round, of: lastRound > 0 ? lastRound : null, phase });
}

function optionValue({ option }: TtaTexts, id: string, value: string): string {
  const values: Readonly<Record<string, string>> | undefined =
    id === 'starter' ? option.starter.values : id === 'open-hands' ? option['open-hands'].values : undefined;
  return values?.[value] ?? value;
}

export const phrasesIn = (texts: TtaTexts): Phrasebook<TtaView> => ({
  topic: (prompt, t) => topic(texts.topic, prompt, t),
  verb: (key) => verb(texts, key),
  verbs: Object.values(texts.verb),
  target: (c, t) => target(texts, c, t),
  row: (c, t) => row(texts, c, t),
  choice: (c, t, n) => choice(texts, c, t, n),
  price: (price) => priced(price, texts.priceSign).join(' ') || texts.free,
  prices: (price) => priced(price, texts.price),
  tally: (key) => texts.tally[key as TallyKey],
  warn: (key, _, t) => warn(texts, key, t),
  event: (event, t) => eventText(texts.event, event as TtaEvent, t),
  blocked: (b, t) => blocked(texts, b, t),
  source: (key) => texts.source[key as Source] ?? key,
  where: (view) => where(texts, view),
  over: (outcome, t) => over(texts, outcome, t),
  option: (id) => texts.option[id as keyof TtaTexts['option']] ?? { title: id, help: '' },
  optionValue: (id, value) => optionValue(texts, id, value),
  refused: () => null,
  place: (id, t) => place(texts, id, t),
  ledger: [
    { head: texts.ledger.culture, keys: ['points', 'cultureRating'] },
    { head: texts.ledger.science, keys: ['science', 'scienceRating'] },
    { head: texts.ledger.strength, keys: ['strength'] },
    { head: texts.ledger.food, keys: ['food'] },
    { head: texts.ledger.resources, keys: ['resources'] },
    { head: texts.ledger.ca, keys: ['ca', 'caTotal'] },
    { head: texts.ledger.ma, keys: ['ma', 'maTotal'] },
    { head: texts.ledger.happy, keys: ['happy', 'needed'] },
    { head: texts.ledger.pool, keys: ['pool'] },
    { head: texts.ledger.yellow, keys: ['yellow'] },
    { head: texts.ledger.blue, keys: ['blue'] },
    { head: texts.ledger.hand, keys: ['hand'] },
    { head: texts.ledger.military, keys: ['military'] },
  ],
});
