/** Options, the ledger's heads and standing orders, in English. */
import type { TmPlayTexts } from '../types.js';
import { counted } from './counting.js';

export const option: TmPlayTexts['option'] = {
  factions: {
    title: 'factions',
    help: 'free choice in seat order, the recommended first game, boards dealt by lot, or the list below',
  },
  given: { title: 'faction list', help: 'one faction for each seat, in seat order, for games with given factions' },
  scoring: { title: 'scoring tiles', help: 'six tiles for rounds 1 to 6; drawn if you list none' },
  cards: { title: 'bonus cards', help: 'the cards in the game, three more than players; drawn if you list none' },
  laterTowns: { title: 'later town tiles', help: 'town tiles that came after the first edition' },
  shippingCard: { title: 'shipping card', help: 'the tenth bonus card: 3 points per shipping level when you pass' },
  templeTile: { title: 'temple tile', help: 'the ninth scoring tile: 4 points per temple' },
  variableOrder: {
    title: 'variable turn order',
    help: 'players act in the order in which they passed the round before',
  },
  cultistPower: {
    title: "Cultists' power",
    help: 'Cultists gain 1 power when everybody refuses theirs, as in the rulebook; off for older games',
  },
  powerTiming: {
    title: 'power from neighbours',
    help: 'answered when the turn ends, or left open until your next action',
  },
  spadesScored: { title: 'spade tile', help: 'spades score when you use them, or already when you gain them' },
  ordination: {
    title: 'ordination',
    help: 'Darklings make priests when they build the stronghold, or once in any later turn',
  },
  siteHabits: {
    title: 'recorded games',
    help: 'allows what an online site allows against the rules; leave it off when you play yourselves',
  },
  keyAlways: { title: 'last key', help: 'a step to 10 takes your last key without asking' },
};

export const optionValue: TmPlayTexts['optionValue'] = {
  choose: 'free choice',
  'first-game': 'recommended first game',
  random: 'dealt by lot',
  given: 'as listed',
  strict: 'at the end of the turn',
  late: 'left open',
  used: 'when used',
  gained: 'when gained',
  'at-once': 'at once',
  'any-turn': 'in any turn',
};

export const ledger: TmPlayTexts['ledger'] = {
  points: 'vp',
  coins: 'c',
  workers: 'w',
  priests: 'p',
  power: 'power',
  cults: 'cults',
};

export const order: TmPlayTexts['order'] = {
  power: {
    title: 'power from neighbours',
    values: { ask: 'always ask me', 'take-all': 'take every offer', 'decline-all': 'decline every offer' },
    upTo: ({ points }) =>
      points === 0
        ? 'take free power, decline the rest'
        : `take power for up to ${counted(points, 'points')}, decline the rest`,
  },
  rest: {
    title: 'after my action',
    values: {
      ask: 'ask me about conversions',
      unless: 'end my turn, unless a conversion could matter',
      end: 'end my turn at once',
    },
  },
};
