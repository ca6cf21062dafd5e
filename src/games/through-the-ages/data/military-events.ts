/** The 55 events. Military sheet sections 2.7 to 2.10, in its order. */
import type { EventId } from './military-ids.js';

/** Whom a part of an event touches. A rank is found with the tie rule of section 3.3; 'most-…' of ALL ignores it. */
export type Who =
  | 'each'
  | 'strongest'
  | 'weakest'
  | 'two-strongest'
  | 'two-weakest'
  | 'most-culture'
  | 'least-culture'
  /** Most culture points, but only if it is among the two weakest. */
  | 'weak-leader-in-culture'
  /** All who have the most happy faces. */
  | 'all-happiest'
  /** All who have the most discontent workers, if there are any. */
  | 'all-most-discontent';

/** What a part does to a seat. Each is a named function in `rules/military/tasks.ts`. */
export type TaskKind =
  | 'food'
  | 'resources'
  | 'science'
  | 'culture'
  | 'lose-culture'
  | 'population'
  | 'lose-population'
  | 'draw'
  | 'discard'
  | 'food-or-resources'
  | 'gain-mix'
  | 'lose-mix'
  | 'lose-all-food'
  | 'free-warriors'
  | 'free-religion'
  | 'civilization'
  | 'destroy-own'
  | 'terror'
  | 'produce-food'
  | 'produce-resources'
  | 'economic-progress'
  | 'spend-civil'
  | 'take-yellow-of-weakest'
  | 'lose-blue'
  | 'lose-old-leader'
  | 'lose-colony'
  | 'agreement'
  | 'ruin';

/** The amount is `n`, or `n` times what is counted when the event is revealed. */
export interface Part {
  readonly who: Who;
  readonly do: TaskKind;
  readonly n: number;
  readonly per?: 'culture-rating' | 'science-rating' | 'happiness' | 'discontent' | 'half-discontent';
}

interface EventData {
  readonly name: string;
  readonly age: 0 | 1 | 2 | 3;
  readonly copies: 1;
  /** Empty for the events of Age III, which score culture by a function of their own. */
  readonly parts: readonly Part[];
  /** Read these instead in Age IV. */
  readonly partsInAgeIV?: readonly Part[];
}

const event = (name: string, age: 0 | 1 | 2 | 3, parts: readonly Part[], partsInAgeIV?: readonly Part[]): EventData =>
  partsInAgeIV ? { name, age, copies: 1, parts, partsInAgeIV } : { name, age, copies: 1, parts };

const impact = (name: string): EventData => event(name, 3, []);

export const EVENTS: Readonly<Record<EventId, EventData>> = {
  'eA-agriculture': event('Development of Agriculture', 0, [{ who: 'each', do: 'food', n: 2 }]),
  'eA-crafts': event('Development of Crafts', 0, [{ who: 'each', do: 'resources', n: 2 }]),
  'eA-science': event('Development of Science', 0, [{ who: 'each', do: 'science', n: 2 }]),
  'eA-trade-routes': event('Development of Trade Routes', 0, [
    { who: 'each', do: 'science', n: 1 },
    { who: 'each', do: 'food', n: 1 },
    { who: 'each', do: 'resources', n: 1 },
  ]),
  'eA-markets': event('Development of Markets', 0, [{ who: 'each', do: 'food-or-resources', n: 2 }]),
  'eA-settlement': event('Development of Settlement', 0, [{ who: 'each', do: 'population', n: 1 }]),
  'eA-politics': event('Development of Politics', 0, [{ who: 'each', do: 'draw', n: 3 }]),
  'eA-warfare': event('Development of Warfare', 0, [{ who: 'each', do: 'free-warriors', n: 1 }]),
  'eA-religion': event('Development of Religion', 0, [{ who: 'each', do: 'free-religion', n: 1 }]),
  'eA-civilization': event('Development of Civilization', 0, [{ who: 'each', do: 'civilization', n: 1 }]),

  'e1-barbarians': event('Barbarians', 1, [{ who: 'weak-leader-in-culture', do: 'lose-population', n: 1 }]),
  'e1-border-conflict': event('Border Conflict', 1, [
    { who: 'weakest', do: 'destroy-own', n: 1 },
    { who: 'strongest', do: 'resources', n: 3 },
  ]),
  'e1-crusades': event('Crusades', 1, [
    { who: 'strongest', do: 'culture', n: 4 },
    { who: 'weakest', do: 'lose-culture', n: 4 },
  ]),
  'e1-cultural-influence': event('Cultural Influence', 1, [
    { who: 'each', do: 'culture', n: 1, per: 'culture-rating' },
  ]),
  'e1-foray': event('Foray', 1, [{ who: 'two-strongest', do: 'gain-mix', n: 3 }]),
  'e1-good-harvest': event('Good Harvest', 1, [{ who: 'each', do: 'produce-food', n: 1 }]),
  'e1-immigration': event('Immigration', 1, [{ who: 'all-happiest', do: 'population', n: 1 }]),
  'e1-new-deposits': event('New Deposits', 1, [{ who: 'each', do: 'produce-resources', n: 1 }]),
  'e1-pestilence': event('Pestilence', 1, [{ who: 'each', do: 'lose-population', n: 1 }]),
  'e1-raiders': event('Raiders', 1, [{ who: 'two-weakest', do: 'lose-mix', n: 2 }]),
  'e1-rats': event('Rats', 1, [{ who: 'each', do: 'lose-all-food', n: 1 }]),
  'e1-rebellion': event('Rebellion', 1, [{ who: 'each', do: 'spend-civil', n: 2, per: 'discontent' }]),
  'e1-reign-of-terror': event('Reign of Terror', 1, [{ who: 'weakest', do: 'lose-population', n: 1 }]),
  'e1-scientific-breakthrough': event('Scientific Breakthrough', 1, [
    { who: 'each', do: 'science', n: 1, per: 'science-rating' },
  ]),
  'e1-uncertain-borders': event('Uncertain Borders', 1, [{ who: 'strongest', do: 'take-yellow-of-weakest', n: 1 }]),

  'e2-civil-unrest': event('Civil Unrest', 2, [
    { who: 'each', do: 'lose-culture', n: 4, per: 'discontent' },
    { who: 'all-most-discontent', do: 'lose-blue', n: 1 },
  ]),
  'e2-cold-war': event('Cold War', 2, [{ who: 'two-strongest', do: 'science', n: 6 }]),
  'e2-crime-wave': event('Crime Wave', 2, [
    { who: 'two-weakest', do: 'lose-culture', n: 3 },
    { who: 'two-weakest', do: 'lose-blue', n: 1 },
  ]),
  'e2-economic-progress': event('Economic Progress', 2, [{ who: 'each', do: 'economic-progress', n: 1 }]),
  'e2-emigration': event('Emigration', 2, [{ who: 'each', do: 'lose-population', n: 1, per: 'half-discontent' }]),
  'e2-iconoclasm': event('Iconoclasm', 2, [{ who: 'each', do: 'lose-old-leader', n: 1 }]),
  'e2-independence': event('Independence Declaration', 2, [{ who: 'weakest', do: 'lose-colony', n: 1 }]),
  'e2-intl-agreement': event('International Agreement', 2, [{ who: 'strongest', do: 'agreement', n: 5 }]),
  'e2-national-pride': event('National Pride', 2, [{ who: 'most-culture', do: 'culture', n: 5 }]),
  'e2-politics-of-strength': event(
    'Politics of Strength',
    2,
    [
      { who: 'strongest', do: 'draw', n: 5 },
      { who: 'weakest', do: 'discard', n: 3 },
    ],
    [
      { who: 'strongest', do: 'culture', n: 5 },
      { who: 'weakest', do: 'lose-culture', n: 3 },
    ],
  ),
  'e2-popularization': event('Popularization of Science', 2, [
    { who: 'each', do: 'culture', n: 1, per: 'science-rating' },
  ]),
  'e2-prosperity': event('Prosperity', 2, [{ who: 'each', do: 'food', n: 1, per: 'happiness' }]),
  'e2-ravages': event('Ravages of Time', 2, [{ who: 'each', do: 'ruin', n: 1 }]),
  'e2-refugees': event('Refugees', 2, [
    { who: 'strongest', do: 'culture', n: 3 },
    { who: 'strongest', do: 'population', n: 1 },
    { who: 'weakest', do: 'lose-culture', n: 3 },
    { who: 'weakest', do: 'lose-population', n: 1 },
  ]),
  'e2-terrorism': event('Terrorism', 2, [{ who: 'least-culture', do: 'terror', n: 1 }]),

  'e3-agriculture': impact('Impact of Agriculture'),
  'e3-architecture': impact('Impact of Architecture'),
  'e3-balance': impact('Impact of Balance'),
  'e3-colonies': impact('Impact of Colonies'),
  'e3-competition': impact('Impact of Competition'),
  'e3-government': impact('Impact of Government'),
  'e3-happiness': impact('Impact of Happiness'),
  'e3-industry': impact('Impact of Industry'),
  'e3-population': impact('Impact of Population'),
  'e3-progress': impact('Impact of Progress'),
  'e3-science': impact('Impact of Science'),
  'e3-strength': impact('Impact of Strength'),
  'e3-technology': impact('Impact of Technology'),
  'e3-variety': impact('Impact of Variety'),
  'e3-wonders': impact('Impact of Wonders'),
};

/** The events of Age III, each with a scoring function in `rules/military/impacts.ts`. */
export type ImpactId = Extract<EventId, `e3-${string}`>;
