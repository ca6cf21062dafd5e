/** Aggressions, wars and pacts, in English, with the rulings that matter. */
import type { TtaTexts } from '../types.js';
import type { CardText } from '../types-book.js';

type Does = TtaTexts['does'];

export const aggression: Does['aggression'] = {
  'a1-plunder': plunder(3),
  'a1-raid': {
    text: 'You destroy one urban building of Age A or I and gain half of its printed cost in resources, rounded up. The worker goes to the rival’s unused workers.',
  },
  'a1-enslave': {
    text: 'The rival loses 1 population. You gain 2 food, then 2 resources, from your own blue bank.',
    rulings: ['An unused worker goes first; if there is none, the rival picks the worker.'],
  },
  'a2-plunder': plunder(5),
  'a2-raid': raid('Age I or older', 'Age II or older'),
  'a2-spy': { text: 'You take up to 5 science points from the rival.' },
  'a2-annex': {
    text: 'You take a colony of the rival. Its lasting effect moves to you; what it gave once is neither repeated nor undone.',
    rulings: ['Only a rival with a colony can be chosen.'],
  },
  'a2-infiltrate': {
    text: 'The rival’s leader or unfinished wonder, as you choose, leaves the game. You score 3 culture points per level of that card.',
    rulings: [
      'Only a rival with one of the two can be chosen.',
      'Blue tokens on the wonder return to the rival’s bank. Bill Gates still pays the rival when he leaves.',
    ],
  },
  'a3-plunder': plunder(7),
  'a3-raid': raid('Age II or older', 'Age III or older'),
  'a3-armed-intervention': { text: 'You take up to 7 culture points from the rival.' },
};

function plunder(n: number): CardText {
  return {
    text: `The rival loses up to ${n} food and resources in total. You choose the mix and gain exactly what was lost.`,
    rulings: ['You cannot take more of a kind than the rival has; your own blue bank may cut what you gain.'],
  };
}

function raid(narrow: string, wide: string): CardText {
  return {
    text: `You destroy one urban building of ${narrow} and one of ${wide}, and gain half of their printed costs together, rounded up.`,
    rulings: [
      'As many of the two as possible are destroyed; both may stand on the same technology.',
      'The costs are added first and halved once.',
    ],
  };
}

export const war: Does['war'] = {
  'w2-territory': {
    text: 'The victor takes 1 yellow token from the loser’s bank, and one more for every full 5 points of difference in strength.',
    rulings: ['Only tokens in the bank can be taken, workers never.'],
  },
  'w2-technology': {
    text: 'The victor takes science points up to the difference in strength. Any part of the difference may buy special technologies of the loser instead, at their printed science cost.',
    rulings: [
      'The victor decides, also when the war was declared by the loser.',
      'A technology you hold or have in play cannot be taken. Of two of the same kind the higher one stays.',
      'A technology taken this way does not count as developed.',
    ],
  },
  'w3-culture': {
    text: 'The victor takes 5 culture points and as many more as the difference in strength.',
    rulings: ['The loser cannot lose more than they have.'],
  },
};

const NO_ATTACK = 'It does not call off a war declared before.';
export const pact: Does['pact'] = {
  'p1-open-borders': {
    text: 'Both have +1 military action. Whoever attacks the other has +2 strength in that attack.',
    rulings: ['The action counts for the hand limit, for defending and for drawing.'],
  },
  'p1-trade-routes': {
    text: 'Once in each own turn A may use 1 food as 1 resource, and B 1 resource as 1 food.',
  },
  'p2-supremacy': {
    text: 'A produces 1 resource more and B 1 resource less. The two may not attack each other.',
    rulings: ['Part of production, so an uprising skips it.', NO_ATTACK],
  },
  'p2-intl-trade': {
    text: 'A produces 1 resource more, B 1 food more.',
    rulings: ['Part of production, so an uprising skips it.'],
  },
  'p2-promise': {
    text: 'A has +1 culture. B has +4 strength and -1 culture. An attack between the two ends the pact.',
    rulings: ['In that attack the strength counts for neither side.'],
  },
  'p2-sci-coop': {
    text: 'Each technology you develop costs you 2 science less, but your partner pays 1 science.',
    rulings: [
      'Governments are technologies too. The price does not fall below 0, yet the partner still pays.',
      'While the partner has no science point you cannot develop anything.',
    ],
  },
  'p3-tourism': { text: 'Each has +1 culture per completed wonder of the partner.', rulings: ['Ruins count.'] },
  'p3-sovereignty': {
    text: 'A has +2 culture, B -2. Nobody may declare war on B, and the two may not attack each other.',
    rulings: ['Others may still play aggressions against B.', NO_ATTACK],
  },
  'p3-alliance': {
    text: 'Both have +3 strength. An attack between the two ends the pact.',
    rulings: ['In that attack the strength counts for neither side.'],
  },
  'p3-peace': { text: 'Both have +1 culture. The two may not attack each other.', rulings: [NO_ATTACK] },
};
