import type { GameModule, Phrasebook, RuleEntry, StandingOrder, TextTable } from '../../../src/engine/phrasebook.js';
import { bazaar } from './rules.js';
import { type BazaarEvent, CARDS, GOODS, goodOf, PAWN_COINS, type View, WEATHERS, worthOf } from './state.js';

const cardName = (card: string) => `${goodOf(card)} ${worthOf(card)}`;
const wordOf = (id: string) => id.slice(id.indexOf(':') + 1);

const SOURCE_NAMES: Readonly<Record<string, string>> = {
  lots: 'lots won',
  sales: 'fine sales',
  sets: 'sets of goods',
  coins: 'coins',
};
const OPTIONS: Readonly<Record<string, { title: string; help: string }>> = {
  rounds: { title: 'Rounds', help: 'How many lots come under the hammer.' },
  die: { title: 'Die', help: 'How many sides the weather has.' },
  open: { title: 'Open hands', help: 'Everybody plays with cards face up.' },
};
const VALUES: Readonly<Record<string, string>> = { six: 'six sides', four: 'four sides' };

const phrases: Phrasebook<View> = {
  topic: (p) => (p.topic === 'bazaar.auction' ? `bid for ${cardName(wordOf(p.from))}` : 'go to market'),
  verb: (verb) => verb,
  verbs: ['bid', 'pawn', 'sell', 'store', 'bury', 'done', 'pass'],
  target: (c) => (c.target ? cardName(wordOf(c.target)) : ''),
  choice(c, _, n) {
    switch (c.verb) {
      case 'bid':
        return n === undefined ? 'bid' : `bid ${n} coins`;
      case 'pawn':
        return `pawn ${cardName(wordOf(c.id))} for ${PAWN_COINS} coins`;
      case 'sell':
        return `sell ${cardName(wordOf(c.id))} for ${worthOf(c.id)} coins`;
      case 'store':
        return `lay ${cardName(wordOf(c.id))} on the stall`;
      case 'bury':
        return `lay ${cardName(wordOf(c.id))} face down`;
      default:
        return c.verb;
    }
  },
  price: (price) =>
    Object.entries(price)
      .map(([good, n]) => `${n}${good[0]}`)
      .join(' '),
  prices: (price) => Object.entries(price).map(([good, n]) => `${n} ${good}`),
  tally: (key) => key,
  warn: (key) => key,
  event(event, t) {
    const e = event as BazaarEvent;
    switch (e.type) {
      case 'lot':
        return `the lot is ${cardName(e.card)}`;
      case 'draw':
        return e.card ? `${t.name(e.seat)} draws ${cardName(e.card)}` : `${t.name(e.seat)} draws a card`;
      case 'bid':
        return `${t.name(e.seat)} bids ${e.coins}`;
      case 'out':
        return `${t.name(e.seat)} leaves the auction`;
      case 'won':
        return `${t.name(e.seat)} takes ${cardName(e.card)} for ${e.coins}`;
      case 'unsold':
        return `nobody wants ${cardName(e.card)}`;
      case 'pawn':
        return `${t.name(e.seat)} pawns ${cardName(e.card)}`;
      case 'die':
        return `the weather is ${e.weather}: goods up to ${e.pips} sell`;
      case 'sell':
        return `${t.name(e.seat)} sells ${cardName(e.card)} for ${e.coins}`;
      case 'store':
        return `${t.name(e.seat)} lays ${cardName(e.card)} on the stall`;
      case 'bury':
        return e.card
          ? `${t.name(e.seat)} lays ${cardName(e.card)} face down`
          : `${t.name(e.seat)} lays a card face down`;
      case 'score':
        return `${t.name(e.seat)} scores ${e.points} for ${SOURCE_NAMES[e.source]}`;
    }
  },
  blocked(b) {
    const f = b.facts ?? {};
    const what = b.target ? `${b.verb} ${cardName(wordOf(b.target))}` : b.verb;
    const why: Readonly<Record<string, string>> = {
      poor: `needs ${f['need']} coins, you have ${f['have']}`,
      weather: `only goods up to ${f['die']} sell today`,
      laid: 'you have laid a card already',
    };
    return { what, why: why[b.why] ?? b.why };
  },
  source: (key) => SOURCE_NAMES[key] ?? key,
  where: (view) => `round ${view.round} of ${view.rounds}`,
  over: (outcome, t) => `${t.name(outcome.ranking[0]!.seat)} wins with ${outcome.ranking[0]!.score} points`,
  option: (id) => OPTIONS[id] ?? { title: id, help: id },
  optionValue: (_, value) => VALUES[value] ?? value,
  refused: () => null,
  place: (target) => cardName(wordOf(target)),
  ledger: [
    { head: 'vp', keys: ['points'] },
    { head: 'coins', keys: ['coins'] },
    { head: 'hand/stall', keys: ['hand', 'stall'] },
  ],
};

const rules: readonly RuleEntry[] = [
  { id: 'rule:market', title: 'The market', kind: 'rule', text: 'Sell what the weather allows; lay down one card.' },
  {
    id: 'rule:auction',
    title: 'The auction',
    kind: 'rule',
    text: 'Bid higher or leave. The last one pays and takes the lot.',
  },
  ...GOODS.map((good) => ({
    id: `good:${good}`,
    title: good,
    kind: 'good',
    text: `Six cards of ${good}, worth 1 to 6.`,
  })),
];

const orders: readonly StandingOrder[] = [
  {
    id: 'auction',
    topic: 'bazaar.auction',
    values: ['ask', 'pass'],
    title: 'Auctions',
    describe: (value) => (value === 'pass' ? 'leave every auction' : 'ask me'),
    decide: (_, value) => (value === 'pass' ? { id: 'pass' } : null),
  },
];

function tables(): readonly TextTable[] {
  return [
    {
      id: 'cards',
      title: 'Cards',
      head: ['card', 'good', 'value'],
      rows: CARDS.map((c) => [c, goodOf(c), worthOf(c)]),
    },
    { id: 'sets', title: 'Sets', head: ['cards', 'points'], rows: [1, 2, 3, 4, 5, 6].map((k) => [k, k * k]) },
  ];
}

export const module: GameModule = {
  game: bazaar,
  phrases,
  tables,
  rules,
  orders,
  content: ['bid', 'pass', 'pawn', 'sell', 'store', 'bury', 'done', ...WEATHERS, ...CARDS],
};
