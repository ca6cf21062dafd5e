/** Everything the rules say with ids and numbers, in the words of a catalogue. */
import { winners } from '../../engine/leave.js';
import type { LedgerColumn, Phrasebook, Telling } from '../../engine/phrasebook.js';
import type { Blocked, Choice, Facts, Prompt } from '../../engine/types.js';
import { stepsBetween } from '../terra-kit/circle.js';
import {
  BONUS_CARDS,
  type Building,
  type Cult,
  type FactionId,
  POWER_ACTIONS,
  type Source,
  SPECIALS,
  TERRAINS,
  type Terrain,
} from './data/ids.js';
import { ROUNDS } from './data/tiles.js';
import { type ChoiceWords, choiceWordsIn, hexOf, partsOf } from './phrases-choices.js';
import { eventIn } from './phrases-events.js';
import { refusedIn } from './phrases-refusals.js';
import type {
  Goods,
  OptionId,
  OptionValueId,
  PlainTopic,
  ReasonTexts,
  TallyWord,
  TileId,
  TmTexts,
  TrackId,
  VerbId,
  WarningTexts,
} from './texts/types.js';
import type { HexView, View } from './types.js';

type T = Telling<View>;

/** The part behind the colon. */
const rest = (id: string): string => id.slice(id.indexOf(':') + 1);

function topicIn({ topic }: TmTexts, p: Prompt, t: T): string {
  const number = (fact: string) => Number(p.facts?.[fact]);
  if (p.topic === 'spades') return topic.spades({ n: number('spades') });
  if (p.topic === 'power') {
    const name = t.name(number('from'));
    return topic.power({ power: number('power'), points: number('points'), name, hex: rest(p.from) });
  }
  return topic[p.topic as PlainTopic];
}

function whyIn({ reason }: TmTexts, b: Blocked, t: T): string {
  const f: Facts = b.facts ?? {};
  const key = b.why as keyof ReasonTexts;
  switch (key) {
    case 'occupied':
      return reason[key]({ by: t.name(Number(f['by'])) });
    case 'out-of-reach':
      return reason[key]({ shipping: Number(f['shipping']) });
    case 'no-piece':
      return reason[key]({ building: f['building'] as Building });
    case 'cannot-pay': {
      const { spades = 0, ...goods } = f as Goods & { readonly spades?: number };
      return reason[key]({ goods, spades });
    }
    case 'no-power':
      return reason[key]({ needed: Number(f['needed']), have: Number(f['have']), burnable: Number(f['burnable']) });
    default:
      return reason[key];
  }
}

function blockedIn(texts: TmTexts, words: ChoiceWords): Phrasebook<View>['blocked'] {
  const whatOf = (b: Blocked): string => {
    if (!b.id) return texts.verb[b.verb as VerbId];
    const as: Choice = { id: b.id, verb: b.verb };
    const [octagon, use] = partsOf(as);
    const special = SPECIALS.find((id) => id === octagon);
    // A special action as such, not the choice to waste it.
    return b.verb === 'special' && special && !use ? texts.choice.special({ special }) : words.choice(as, undefined);
  };
  return (b, t) => ({ what: whatOf(b), why: whyIn(texts, b, t) });
}

const placeInCircle = (terrain: Terrain): number => TERRAINS.indexOf(terrain);

/** How far a free hex is from the home of whoever is to move. */
function awayFrom(h: HexView, t: T): { spades: number; home: Terrain } | null {
  const home = t.view.seats[t.view.active]?.home;
  if (h.building || !home || h.terrain === 'river' || h.terrain === home) return null;
  return { spades: stepsBetween(placeInCircle(h.terrain), placeInCircle(home), TERRAINS.length), home };
}

function placeIn({ place, faction, meaning }: TmTexts): Phrasebook<View>['place'] {
  const hex = (h: HexView, t: T) =>
    place.hex({
      hex: h.name,
      terrain: h.terrain,
      building: h.building ? { piece: h.building, owner: t.name(h.owner) } : null,
      town: t.view.towns[h.town]?.tile ?? null,
      away: awayFrom(h, t),
    });
  const cult = (id: Cult, t: T) => {
    const steps = t.view.cults.find((c) => c.cult === id)?.steps ?? [];
    return place.cult({ cult: id, steps: steps.map((step, seat) => ({ name: t.name(seat), step })) });
  };
  const tile = (id: string, t: T) => {
    const action = POWER_ACTIONS.find((known) => known === id);
    if (action) return place.power({ action });
    const card = BONUS_CARDS.find((known) => known === id);
    if (card) return place.card({ card, coins: t.view.cards.find((c) => c.id === card)?.coins ?? 0 });
    return Object.hasOwn(meaning, id) ? place.tile({ tile: id as TileId }) : id;
  };
  return (target, t) => {
    const word = rest(target);
    switch (target.split(':')[0]) {
      case 'hex': {
        const found = hexOf(t.view, word);
        return found ? hex(found, t) : word;
      }
      case 'cult':
        return cult(word as Cult, t);
      case 'faction':
        return faction[word as FactionId] ?? word;
      case 'bridge':
        return place.bridge({ bridge: word });
      case 'track':
        return place.track[word as TrackId];
      case 'seat':
        return t.name(Number(word));
      case 'special': {
        const special = SPECIALS.find((id) => id === word);
        return special ? place.special({ special }) : word;
      }
      default:
        return tile(word, t);
    }
  };
}

function optionValueIn({ optionValue, faction, meaning, place }: TmTexts): Phrasebook['optionValue'] {
  return (_id, value) => {
    if (Object.hasOwn(optionValue, value)) return optionValue[value as OptionValueId];
    if (Object.hasOwn(faction, value)) return faction[value as FactionId];
    return Object.hasOwn(meaning, value) ? place.tile({ tile: value as TileId }) : value;
  };
}

function warned({ warning }: TmTexts, key: keyof WarningTexts, choice: Choice): string {
  const text = warning[key];
  return typeof text === 'string' ? text : text({ n: Number(choice.facts?.['lost'] ?? 0) });
}

function ledgerIn({ ledger }: TmTexts): readonly LedgerColumn[] {
  return [
    { head: ledger.points, keys: ['points'] },
    { head: ledger.coins, keys: ['coins'] },
    { head: ledger.workers, keys: ['workers'] },
    { head: ledger.priests, keys: ['priests'] },
    { head: ledger.power, keys: ['bowl1', 'bowl2', 'bowl3'] },
    { head: ledger.cults, keys: ['fire', 'water', 'earth', 'air'] },
  ];
}

export function phrasesIn(texts: TmTexts): Phrasebook<View> {
  const words = choiceWordsIn(texts);
  return {
    topic: (p, t) => topicIn(texts, p, t),
    verb: (verb) => texts.verb[verb as VerbId],
    verbs: Object.values(texts.verb),
    target: (c, t) => words.target(c, t.view),
    row: (c, t) => words.row(c, t.view),
    choice: (c, _t, n) => words.choice(c, n),
    price: (goods) => texts.price({ goods }),
    prices: (goods) => texts.goods({ goods }),
    tally: (key) => texts.tally[key as TallyWord],
    warn: (key, choice) => warned(texts, key as keyof WarningTexts, choice),
    event: eventIn(texts),
    blocked: blockedIn(texts, words),
    source: (key) => texts.source[key as Source],
    where: ({ round, phase }) => texts.where({ round, rounds: ROUNDS, phase }),
    over: (o, t) => texts.over({ names: winners(o).map((seat) => t.name(seat)), points: o.ranking[0]?.score ?? 0 }),
    option: (id) => texts.option[id as OptionId],
    optionValue: optionValueIn(texts),
    refused: refusedIn(texts),
    place: placeIn(texts),
    ledger: ledgerIn(texts),
  };
}
