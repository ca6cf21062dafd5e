/** Military cards and rules at hand, in our own words. Rulings follow sheet sections 3 to 6. */
import type { RuleEntry } from '../../engine/phrasebook.js';
import {
  AGGRESSIONS,
  BONUSES,
  MILITARY,
  type MilitaryId,
  type MilitaryKind,
  TACTICS,
  TERRITORIES,
  WARS,
} from './data/military.js';
import {
  AGGRESSION_IDS,
  type AggressionId,
  BONUS_IDS,
  EVENT_IDS,
  PACT_IDS,
  type PactId,
  TACTIC_IDS,
  type TacticId,
  TERRITORY_IDS,
  type TerritoryId,
  WAR_IDS,
  type WarId,
} from './data/military-ids.js';
import { AGE_NAMES, cardName } from './phrases-military-names.js';
import { EVENT_TEXTS } from './rulebook-military-events.js';

/** The text of a card, and decisions about it where the printed rules leave a question. */
export interface CardText {
  readonly text: string;
  readonly rulings?: readonly string[];
}

const KIND_WORDS: Readonly<Record<MilitaryKind, string>> = {
  tactic: 'tactic',
  bonus: 'bonus card',
  aggression: 'aggression',
  war: 'war',
  pact: 'pact',
  territory: 'territory',
  event: 'event',
};

const SECTIONS: Readonly<Record<MilitaryKind, string>> = {
  tactic: 'Code of Laws p. 9',
  bonus: 'Code of Laws p. 9',
  aggression: 'Code of Laws p. 4',
  war: 'Code of Laws p. 3-4',
  pact: 'Code of Laws p. 4',
  territory: 'Code of Laws p. 7',
  event: 'Code of Laws p. 7',
};

function entry(id: MilitaryId, { text, rulings }: CardText): RuleEntry {
  const { kind, age } = MILITARY[id];
  const base = { id: `card:${id}`, title: cardName(id), kind: `${KIND_WORDS[kind]} · age ${AGE_NAMES[age]}`, text };
  return rulings ? { ...base, page: SECTIONS[kind], rulings } : { ...base, page: SECTIONS[kind] };
}

function tactic(id: TacticId): CardText {
  const t = TACTICS[id];
  const units = [
    [t.infantry, 'infantry'],
    [t.cavalry, 'cavalry'],
    [t.artillery, 'artillery'],
  ]
    .filter(([n]) => n !== 0)
    .map(([n, name]) => `${n} ${name}`)
    .join(', ');
  const old = t.age === 1 ? '' : ` An army with a unit two or more levels below the card adds only ${t.outdated}.`;
  return {
    text: `Every army of ${units} adds ${t.strength} strength on top of its units.${old} Playing it costs 1 military action, copying it from the common area 2; one of either per turn.`,
  };
}

const TERRITORY_WORDS = [
  ['science', 'science point', ''],
  ['culture', 'culture point', ''],
  ['population', 'unused worker', ' without paying food'],
  ['draw', 'military card', ' to draw'],
  ['food', 'food', ''],
  ['resources', 'resource', ''],
] as const;
const KEPT_WORDS = [
  ['yellow', 'yellow token'],
  ['blue', 'blue token'],
  ['faces', 'happy face'],
  ['strength', 'strength'],
] as const;
const UNCOUNTED: ReadonlySet<string> = new Set(['food', 'strength']);

function counted(n: number, word: string, rest = ''): string {
  return `${n} ${word}${Math.abs(n) === 1 || UNCOUNTED.has(word) ? '' : 's'}${rest}`;
}

function territory(id: TerritoryId): CardText {
  const t = TERRITORIES[id];
  const once = TERRITORY_WORDS.filter(([key]) => t[key] !== 0).map(([key, word, rest]) => counted(t[key], word, rest));
  const kept = KEPT_WORDS.filter(([key]) => t[key] !== 0).map(([key, word]) => counted(t[key], word));
  const text = `A colony for the winner of the auction. While it is held: ${kept.join(', ')}. Then, once: ${once.join(', ')}.`;
  return t.draw > 0 ? { text, rulings: ['No cards are drawn in Age IV; the strength stays.'] } : { text };
}

const AGGRESSION_TEXTS: Readonly<Record<AggressionId, CardText>> = {
  'a1-plunder': plunder(3),
  'a1-raid': {
    text: 'You destroy one urban building of Age A or I and gain half of its printed cost in resources, rounded up. The worker goes to the rival’s unused workers.',
  },
  'a1-enslave': {
    text: 'The rival loses 1 population. You gain 2 food, then 2 resources, out of your own blue bank.',
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

const WAR_TEXTS: Readonly<Record<WarId, CardText>> = {
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
    rulings: ['The loser cannot lose more than all points.'],
  },
};

const NO_ATTACK = 'It does not call off a war that was declared before.';
const PACT_TEXTS: Readonly<Record<PactId, CardText>> = {
  'p1-open-borders': {
    text: 'Both have 1 more military action. Whoever attacks the other has 2 more strength in that attack.',
    rulings: ['The action counts for the hand limit, for defending and for drawing.'],
  },
  'p1-trade-routes': {
    text: 'Once in each own turn A may pay 1 food in place of a resource, and B 1 resource in place of a food.',
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
    text: 'A has 1 more culture. B has 4 more strength and 1 less culture. An attack between the two ends the pact.',
    rulings: ['In that attack the strength counts for neither side.'],
  },
  'p2-sci-coop': {
    text: 'Each technology you develop costs you 2 science less, and your partner pays 1 science.',
    rulings: [
      'Governments are technologies too. The price does not fall below 0, yet the partner still pays.',
      'While the partner has no science point you cannot develop anything.',
    ],
  },
  'p3-tourism': { text: 'Each has 1 culture for every completed wonder of the partner.', rulings: ['Ruins count.'] },
  'p3-sovereignty': {
    text: 'A has 2 more culture, B 2 less. Nobody may declare war on B, and the two may not attack each other.',
    rulings: ['Others may still play aggressions against B.', NO_ATTACK],
  },
  'p3-alliance': {
    text: 'Both have 3 more strength. An attack between the two ends the pact.',
    rulings: ['In that attack the strength counts for neither side.'],
  },
  'p3-peace': { text: 'Both have 1 more culture. The two may not attack each other.', rulings: [NO_ATTACK] },
};

const RULES: readonly RuleEntry[] = [
  {
    id: 'rule:politics',
    title: 'Politics phase',
    kind: 'rule',
    page: 'Code of Laws p. 4',
    text: 'Before your actions you may do one political thing: prepare an event, play an aggression, declare a war, offer or cancel a pact, or resign.',
  },
  {
    id: 'rule:events',
    title: 'Events',
    kind: 'rule',
    page: 'Code of Laws p. 4 and 7',
    text: 'A prepared event goes face down on the future events and scores its level in culture; then the top current event happens. When the current events run out, the future ones are shuffled within their ages and take their place, older ages first.',
    rulings: [
      'In a comparison the current player, then the next ones clockwise, count as having more.',
      'With two players “the two strongest” or “the two weakest” is one.',
      'After the last round all Age III events of both decks score; then ties go from the starting player.',
    ],
  },
  {
    id: 'rule:colonization',
    title: 'Colonization',
    kind: 'rule',
    page: 'Code of Laws p. 7',
    text: 'A revealed territory is auctioned, beginning with the player who revealed it. The winner sends units worth at least the bid: their printed strength, armies among them, colonization symbols and bonus cards. The units are lost to the yellow bank.',
    rulings: ['At least one unit must go. Strength from leaders, wonders, technologies and pacts does not sail along.'],
  },
  {
    id: 'rule:aggression',
    title: 'Aggression',
    kind: 'rule',
    page: 'Code of Laws p. 4',
    text: 'You must be stronger than the rival and pay the military actions on the card. The rival may play bonus cards and discard others for 1 each, up to the total of military actions, and repels you by reaching your strength.',
    rulings: [
      'Who does not reach the strength of the attack loses no cards.',
      'A defence ends as soon as the strength is reached.',
    ],
  },
  {
    id: 'rule:war',
    title: 'War',
    kind: 'rule',
    page: 'Code of Laws p. 3-4',
    text: 'A war is declared on anyone, stronger or not, and decided at the start of your next turn by strength alone. Either side may win; a tie changes nothing.',
    rulings: ['No war can be declared in the last round.'],
  },
  {
    id: 'rule:pact',
    title: 'Pacts',
    kind: 'rule',
    page: 'Code of Laws p. 4',
    text: 'You offer a pact to one player, who accepts or refuses. It lies in your area, where there is room for one; you may also take part in pacts of others. Either party may cancel it with a political action.',
  },
  {
    id: 'rule:armies',
    title: 'Armies',
    kind: 'rule',
    page: 'Code of Laws p. 9',
    text: 'Your tactic joins your units into armies, always in the way that gives the most strength. An air force doubles what one army adds.',
    rulings: [
      'An army is outdated when one of its units is two or more levels below the tactic. The printed “1 or 2” is read as a slip.',
    ],
  },
  {
    id: 'rule:resign',
    title: 'Resigning',
    kind: 'rule',
    page: 'Code of Laws p. 4',
    text: 'You leave the game and have lost. Everyone with a war against you scores 7 culture points instead. Not in Age IV.',
  },
];

export const militaryRules: RuleEntry[] = [
  ...RULES,
  ...TACTIC_IDS.map((id) => entry(id, tactic(id))),
  ...BONUS_IDS.map((id) =>
    entry(id, {
      text: `Either ${BONUSES[id].defence} more strength for the defender of an aggression, or ${BONUSES[id].colonization} more force when you colonize. Costs no action and is discarded.`,
      rulings: ['Never in a war and never for the attacker.'],
    }),
  ),
  ...AGGRESSION_IDS.map((id) => entry(id, withCost(AGGRESSION_TEXTS[id], AGGRESSIONS[id].ma))),
  ...WAR_IDS.map((id) => entry(id, withCost(WAR_TEXTS[id], WARS[id].ma))),
  ...PACT_IDS.map((id) => entry(id, PACT_TEXTS[id])),
  ...TERRITORY_IDS.map((id) => entry(id, territory(id))),
  ...EVENT_IDS.map((id) => entry(id, EVENT_TEXTS[id])),
];

function withCost(card: CardText, ma: number): CardText {
  const text = `${ma} military action${ma === 1 ? '' : 's'}. ${card.text}`;
  return card.rulings ? { text, rulings: card.rulings } : { text };
}
