/** The numbers of the opinion, in culture points expected at the end of the game. */
import type { LeaderId, WonderId } from '../data/civil-people.js';
import type { MilitaryKind } from '../data/military.js';

/** What each further piece is worth: so much for every one up to the first bound, then less. */
type Ladder = readonly (readonly [upTo: number, each: number])[];

export function climbed(ladder: Ladder, n: number): number {
  let sum = 0;
  let from = 0;
  for (const [upTo, each] of ladder) {
    if (n <= from) break;
    sum += (Math.min(n, upTo) - from) * each;
    from = upTo;
  }
  return sum;
}

/** What one more is worth at a rung. */
export function nextStep(ladder: Ladder, n: number): number {
  for (const [upTo, each] of ladder) if (n < upTo) return each;
  return 0;
}

/** For every turn to come and for pieces, where nothing else is said. */
export interface Weights {
  /** The first science of a turn is what the whole game rests on. */
  readonly science: Ladder;
  readonly resources: Ladder;
  /** Beyond what is eaten. */
  readonly food: Ladder;
  readonly civilActions: Ladder;
  readonly militaryActions: Ladder;
  /** In stock, while there is time to spend it. */
  readonly scienceStock: Ladder;
  readonly resourceStock: Ladder;
  readonly foodStock: Ladder;
  /** Of what a technology would bring: developed, and still in hand. */
  readonly developed: number;
  readonly inHand: number;
  /** Turns whose science the technologies in hand may wait for. */
  readonly learning: number;
  /** Of what a government would bring, in hand; and what it is worth to have left Despotism, by age. */
  readonly governmentInHand: number;
  readonly despotism: readonly number[];
  /** An action still to spend in the running turn. */
  readonly spareCivil: number;
  readonly spareMilitary: number;
  /** One point of strength for a technology's worth, for a whole game. */
  readonly strength: number;
  /** Strength: ahead of the strongest other, further behind him than two, and for itself. */
  readonly lead: number;
  readonly danger: number;
  readonly force: number;
  /** Unused workers, what those beyond two are worth less, and every token out of the bank. */
  readonly unused: number;
  readonly idle: number;
  readonly people: number;
  readonly discontent: number;
  /** A card in hand: military by kind, and an impact by what it would pay; action; special technology; one in play. */
  readonly militaryCard: number;
  readonly militaryKind: Readonly<Record<MilitaryKind, number>>;
  readonly impactInHand: number;
  readonly actionCard: number;
  readonly specialInHand: number;
  readonly special: number;
  /** Room for one more building of a kind, and more of it for every turn to come. */
  readonly urban: number;
  readonly urbanTurn: number;
  /** Of how the best rival stands. */
  readonly rivals: number;
  /** Impacts: of those the seat did not lay; ahead of the others in those it did; of all while the game is young. */
  readonly impact: number;
  readonly laid: number;
  readonly early: number;
  readonly happy: number;
  readonly blue: number;
  /** For every turn to come. */
  readonly civilAction: number;
  /** What a wonder brings besides its symbols, by age; null: what it would score now. */
  readonly wonder: readonly number[];
  readonly scoring: number | null;
  readonly wonderMore: Readonly<Partial<Record<WonderId, number>>>;
  /** A leader, by age, for every turn to come, and what one does besides the symbols in every turn to come. */
  readonly leader: { readonly base: number; readonly age: number; readonly turn: number };
  readonly leaderMore: Readonly<Partial<Record<LeaderId, number>>>;
}

/** Set by hand: what `easy` and `normal` go by. */
export const HAND: Weights = {
  science: [
    [3, 1.5],
    [5, 1.2],
    [8, 0.9],
    [11, 0.6],
    [18, 0.3],
  ],
  resources: [
    [3, 1.1],
    [6, 0.9],
    [9, 0.65],
    [13, 0.35],
    [20, 0.1],
  ],
  food: [
    [1, 0.8],
    [2, 0.6],
    [4, 0.35],
    [6, 0.15],
  ],
  civilActions: [
    [4, 1],
    [5, 0.8],
    [6, 0.65],
    [7, 0.5],
    [9, 0.3],
  ],
  militaryActions: [
    [2, 0.4],
    [4, 0.3],
    [6, 0.12],
  ],
  scienceStock: [
    [12, 0.6],
    [24, 0.25],
  ],
  resourceStock: [
    [8, 0.6],
    [16, 0.3],
  ],
  foodStock: [
    [6, 0.35],
    [10, 0.15],
  ],
  developed: 0.55,
  inHand: 0.35,
  learning: 99,
  governmentInHand: 0.4,
  despotism: [],
  spareCivil: 0,
  spareMilitary: 0,
  strength: 1.2,
  lead: 0.35,
  danger: 0.9,
  force: 0.35,
  unused: 1.4,
  idle: 0.9,
  people: 0.3,
  discontent: 1.2,
  militaryCard: 0.6,
  militaryKind: { tactic: 1, bonus: 1, aggression: 1, war: 1, pact: 1, territory: 1, event: 1 },
  impactInHand: 0,
  actionCard: 1.6,
  specialInHand: 2.2,
  special: 1.5,
  urban: 0.6,
  urbanTurn: 0.1,
  rivals: 0.15,
  impact: 0.5,
  laid: 0.5,
  early: 0.2,
  happy: 1.5,
  blue: 0.8,
  civilAction: 0.7,
  wonder: [4, 5, 8, 18],
  scoring: null,
  wonderMore: {},
  leader: { base: 2, age: 1.5, turn: 0.5 },
  leaderMore: {},
};

/** What `hard` goes by. */
export const TUNED: Weights = {
  ...HAND,
  learning: 3,
  resources: [
    [4, 1.25],
    [8, 1.02],
    [12, 0.67],
    [16, 0.37],
    [22, 0.1],
  ],
  food: [
    [2, 0.9],
    [4, 0.6],
    [6, 0.25],
  ],
  foodStock: [
    [6, 0.45],
    [10, 0.2],
  ],
  unused: 2.2,
  idle: 1.5,
  civilActions: [
    [4, 1],
    [5, 1.2],
    [6, 1.1],
    [7, 0.9],
    [9, 0.5],
  ],
  militaryKind: { tactic: 0.8, bonus: 1.2, aggression: 0.8, war: 0.4, pact: 0.8, territory: 1.2, event: 1 },
  impactInHand: 0.15,
  governmentInHand: 0.35,
  despotism: [4, 6, 14, 16],
  spareCivil: 0.8,
  spareMilitary: 0.4,
  civilAction: 1.1,
  wonder: [3, 4, 6, 4],
  scoring: 1,
  wonderMore: {
    'library-of-alexandria': 2,
    'great-wall': 3,
    'st-peters-basilica': 3,
    'transcontinental-railroad': 10,
    'ocean-liner-service': 10,
  },
  leader: { base: 1.5, age: 1.5, turn: 0.25 },
  leaderMore: {
    aristotle: 0.8,
    hammurabi: 0.9,
    moses: 0.6,
    homer: 0.5,
    'christopher-columbus': 0.5,
    'frederick-barbarossa': 0.7,
    'genghis-khan': 1.6,
    'leonardo-da-vinci': 0.4,
    'isaac-newton': 0.6,
    'j-s-bach': 0.4,
    'albert-einstein': 1.2,
    'winston-churchill': 2.8,
  },
};
