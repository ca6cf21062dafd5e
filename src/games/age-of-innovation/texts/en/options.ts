/** Options, the ledger's heads and standing orders, in English. */
import type { AoiPlayTexts } from '../types.js';

export const option: AoiPlayTexts['option'] = {
  printing: { title: 'printing', help: 'values of the Illusionists, Moles, Navigators and palaces 11, 15 and 16' },
  side: { title: 'map', help: 'which side of the game board; three players may choose' },
  dealing: { title: 'dealing', help: 'how players get their planning displays, factions and round bonuses' },
  first: { title: 'first player', help: 'which seat starts' },
  boards: { title: 'planning displays', help: 'one for each seat, with fixed dealing; drawn if you list none' },
  factions: { title: 'factions', help: 'one for each seat, with fixed dealing' },
  boosters: { title: 'round bonuses', help: 'those in the game, in order' },
  rounds: { title: 'round score tiles', help: 'six tiles, from round 1 on' },
  final: { title: 'final round score tile', help: 'the tile on round 6' },
  'book-actions': { title: 'book actions', help: 'three of six' },
  innovations: { title: 'innovations', help: 'by place, from the top left' },
  competencies: { title: 'competencies', help: 'all twelve by place, from the top left' },
  palaces: { title: 'palaces', help: 'one more than players; number 17 is added unless you draft' },
  area: { title: 'area tile', help: 'buildings of the neutral faction, with two players' },
  'old-spades': {
    title: 'old spade rule',
    help: 'an unfinished first hex ends the action and loses the other free spades, as when this game began',
  },
};

export const optionValue: AoiPlayTexts['optionValue'] = {
  later: 'later printing',
  '1.0': 'printing 1.0',
  'by-players': 'by number of players',
  large: 'for 3 to 5',
  small: 'for up to 3',
  sets: 'choose from sets',
  draft: 'draft',
  random: 'random',
  fixed: 'as listed',
};

export const ledger: AoiPlayTexts['ledger'] = {
  vp: 'vp',
  coins: 'c',
  tools: 't',
  scholars: 's',
  books: 'books',
  power: 'power',
  science: 'science',
};

export const order: AoiPlayTexts['order'] = {
  offers: {
    title: 'power from neighbours',
    values: {
      ask: 'always ask me',
      free: 'take free power, ask about the rest',
      'free-only': 'take free power, decline the rest',
      one: 'take power for up to 1 point, ask about the rest',
      two: 'take power for up to 2 points, ask about the rest',
      all: 'take every offer',
      none: 'decline every offer',
    },
  },
  after: {
    title: 'after my action',
    values: {
      ask: 'ask me about conversions',
      unless: 'end my turn, unless a conversion could matter',
      end: 'end my turn at once',
    },
  },
};

export const missing = 'The solo game against the Automa has its own booklet and is not included.';
