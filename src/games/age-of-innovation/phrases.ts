/** Everything the rules can say, in the words of a catalogue. */
import { winners } from '../../engine/leave.js';
import type { LedgerColumn, Phrasebook, Telling } from '../../engine/phrasebook.js';
import type { Blocked, Choice, Facts, Prompt } from '../../engine/types.js';
import { BOOK_TABLE, POWER_TABLE } from './data/actions.js';
import {
  type BookActionId,
  type Building,
  DISCIPLINES,
  type Discipline,
  type FinalTileId,
  type PowerActionId,
  type RoundTileId,
} from './data/ids.js';
import { ROUNDS } from './data/rounds.js';
import { type ChoiceWords, choiceWordsIn, rest } from './phrases-choices.js';
import { eventIn } from './phrases-events.js';
import { labelsOf } from './texts/labels.js';
import type {
  AoiTexts,
  OptionId,
  OptionValueId,
  ReasonTexts,
  TallyWord,
  TopicTexts,
  VerbId,
  WarningTexts,
} from './texts/types.js';
import type { Dealing, Event, Source, View } from './types.js';

type T = Telling<View>;

/** What asks, as questions tell it in brackets; a turn and the set-up go without saying. */
function askerOf({ from }: Prompt): string | null {
  if (from === 'turn' || from === 'set-up') return null;
  return rest(from) || from;
}

type Questions = { readonly [K in keyof TopicTexts]: (p: Prompt, t: T) => string };

function topicsIn({ topic }: AoiTexts): Questions {
  const number = (p: Prompt, fact: string) => Number(p.facts?.[fact]);
  const left = (p: Prompt) => ({ from: askerOf(p), left: number(p, 'left') });
  const asking = (p: Prompt) => ({ from: askerOf(p) });
  return {
    turn: (p) => topic.turn({ second: p.facts?.['second'] !== undefined }),
    after: () => topic.after,
    set: () => topic.set,
    draft: () => topic.draft,
    'draft-booster': () => topic['draft-booster'],
    leave: () => topic.leave,
    settle: () => topic.settle,
    books: (p) => topic.books(left(p)),
    pay: (p) => topic.pay(left(p)),
    step: (p) => topic.step(left(p)),
    'steps-in-one': (p) => topic['steps-in-one'](left(p)),
    key: (p) => topic.key({ discipline: p.facts?.['discipline'] as Discipline, left: number(p, 'steps') }),
    spades: (p) => topic.spades({ from: askerOf(p), free: number(p, 'free') }),
    neutral: (p) => topic.neutral({ from: askerOf(p), piece: p.facts?.['piece'] as Building }),
    bridge: (p) => topic.bridge(asking(p)),
    competency: (p) => topic.competency(asking(p)),
    palace: () => topic.palace,
    city: (p) => topic.city(asking(p)),
    reward: () => topic.reward,
    part: (p) => topic.part(asking(p)),
    'guild-upgrade': (p) => topic['guild-upgrade'](asking(p)),
    'guild-swap': (p) => topic['guild-swap'](asking(p)),
    'guild-anywhere': (p) => topic['guild-anywhere'](asking(p)),
    offer: (p, t) =>
      topic.offer({
        power: number(p, 'power'),
        cost: number(p, 'cost'),
        by: t.name(number(p, 'by')),
        hex: rest(p.from),
      }),
  };
}

function warned({ warning }: AoiTexts, key: keyof WarningTexts, choice: Choice): string {
  const text = warning[key];
  return typeof text === 'string' ? text : text({ n: Number(choice.facts?.['lost'] ?? 0) });
}

/** What is missing: books of a discipline are among the missing books, where these are counted. */
function cannotPay(say: ReasonTexts['cannot-pay'], facts: Facts): string {
  const { books = 0, ...others } = facts as Readonly<Record<string, number>>;
  if (books === 0) return say({ goods: others, books, named: [] });
  const named = DISCIPLINES.flatMap((discipline) => {
    const n = others[discipline] ?? 0;
    return n > 0 ? [{ discipline, n }] : [];
  });
  const isBook = (good: string) => DISCIPLINES.some((d) => d === good);
  return say({ goods: Object.fromEntries(Object.entries(others).filter(([good]) => !isBook(good))), books, named });
}

function why({ reason }: AoiTexts, b: Blocked, t: T): string {
  const facts = b.facts ?? {};
  const key = b.why as keyof ReasonTexts;
  switch (key) {
    case 'cannot-pay':
      return cannotPay(reason[key], facts);
    case 'no-piece':
      return reason[key]({ piece: facts['piece'] as Building });
    case 'taken':
      return reason[key]({ by: t.name(Number(facts['by'])) });
    default:
      return reason[key];
  }
}

function blockedIn(texts: AoiTexts, words: ChoiceWords): Phrasebook<View>['blocked'] {
  return (b, t) => {
    const what = b.id ? words.row({ id: b.id, verb: b.verb }) : texts.verb[b.verb as VerbId];
    return { what, why: why(texts, b, t) };
  };
}

/** By code; null for codes of the program. */
function refusedIn({ refusal }: AoiTexts): Phrasebook['refused'] {
  const seats = (f: Facts) => ({ seats: Number(f['seats']) });
  const known: { readonly [K in keyof AoiTexts['refusal']]: (f: Facts) => string } = {
    'small-side': (f) => refusal['small-side'](seats(f)),
    'large-side': (f) => refusal['large-side'](seats(f)),
    'first-seat': (f) => refusal['first-seat']({ ...seats(f), first: Number(f['first']) }),
    twice: (f) => refusal.twice({ option: f['option'] as OptionId, value: String(f['value']) }),
    'how-many': (f) =>
      refusal['how-many']({ option: f['option'] as OptionId, need: Number(f['need']), got: Number(f['got']) }),
    'only-fixed': (f) => refusal['only-fixed']({ option: f['option'] as OptionId, dealing: f['dealing'] as Dealing }),
    'spades-late': (f) => refusal['spades-late']({ tile: f['tile'] as RoundTileId }),
    'three-alike': (f) => refusal['three-alike']({ discipline: f['discipline'] as Discipline }),
    'final-clash': (f) =>
      refusal['final-clash']({ final: f['final'] as FinalTileId, round: f['round'] as RoundTileId }),
    'area-two': (f) => refusal['area-two'](seats(f)),
  };
  return (code, facts) => (Object.hasOwn(known, code) ? known[code as keyof typeof known](facts) : null);
}

function placeIn({ place, ...texts }: AoiTexts): Phrasebook<View>['place'] {
  const { meaning } = labelsOf(texts);
  return (target, t) => {
    const id = rest(target) || target;
    if (Object.hasOwn(POWER_TABLE, id)) {
      const action = id as PowerActionId;
      return place.power({ action, power: POWER_TABLE[action].cost });
    }
    if (Object.hasOwn(BOOK_TABLE, id)) {
      const action = id as BookActionId;
      return place.books({ action, books: BOOK_TABLE[action].cost });
    }
    const hex = target.startsWith('hex:') ? t.view.hexes.find((h) => h.name === id) : undefined;
    if (!hex) return place.thing({ id, hasMeaning: meaning(id) !== '' });
    const { terrain, building: piece, owner, neutral, pavilion, border, riverside } = hex;
    const building = piece && owner !== null ? { piece, neutral, owner: t.name(owner) } : null;
    return place.hex({ hex: id, terrain, building, pavilion, inCity: hex.city !== null, border, riverside });
  };
}

function ledgerIn({ ledger }: AoiTexts): readonly LedgerColumn[] {
  return [
    { head: ledger.vp, keys: ['points'] },
    { head: ledger.coins, keys: ['coins'] },
    { head: ledger.tools, keys: ['tools'] },
    { head: ledger.scholars, keys: ['scholars'] },
    { head: ledger.books, keys: ['banking', 'law', 'engineering', 'medicine'] },
    { head: ledger.power, keys: ['bowl1', 'bowl2', 'bowl3'] },
    { head: ledger.science, keys: ['levelBanking', 'levelLaw', 'levelEngineering', 'levelMedicine'] },
  ];
}

export function phrasesIn(texts: AoiTexts): Phrasebook<View> {
  const topics = topicsIn(texts);
  const words = choiceWordsIn(texts);
  const event = eventIn(texts);
  const { name } = labelsOf(texts);
  return {
    topic: (p, t) => topics[p.topic as keyof TopicTexts](p, t),
    verb: (v) => texts.verb[v as VerbId],
    verbs: Object.values(texts.verb),
    target: (c) => words.target(c),
    row: (c) => words.row(c),
    choice: (c, t, n) => words.choice(c, n ?? 1, t),
    price: (goods) => texts.price({ goods }),
    prices: (goods) => texts.goods({ goods }),
    tally: (key) => texts.tally[key as TallyWord],
    warn: (key, choice) => warned(texts, key as keyof WarningTexts, choice),
    event: (e, t) => event(e as Event, t),
    blocked: blockedIn(texts, words),
    source: (key) => texts.source[key as Source],
    where: ({ round, phase }) => texts.where({ round, phase, rounds: ROUNDS }),
    over: (o, t) => texts.over({ names: winners(o).map((seat) => t.name(seat)), points: o.ranking[0]?.score ?? 0 }),
    option: (id) => texts.option[id as OptionId],
    optionValue: (_id, value) =>
      Object.hasOwn(texts.optionValue, value) ? texts.optionValue[value as OptionValueId] : name(value),
    refused: refusedIn(texts),
    place: placeIn(texts),
    ledger: ledgerIn(texts),
    missing: texts.missing,
  };
}
