/**
 * The four military decks: 150 cards. Military sheet sections 1 and 2, in its order.
 * The level of a card is its age: A 0, I 1, II 2, III 3.
 */
import { EVENTS } from './military-events.js';
import type {
  AggressionId,
  BonusId,
  EventId,
  MilitaryId,
  MilitaryKind,
  PactId,
  TacticId,
  TerritoryId,
  WarId,
} from './military-ids.js';
import {
  AGGRESSION_IDS,
  BONUS_IDS,
  EVENT_IDS,
  PACT_IDS,
  TACTIC_IDS,
  TERRITORY_IDS,
  WAR_IDS,
} from './military-ids.js';

type CardAge = 0 | 1 | 2 | 3;

/** Units of one army, its strength, and its strength when one unit is two or more levels below the tactic. */
export interface Tactic {
  readonly name: string;
  readonly age: CardAge;
  readonly infantry: number;
  readonly cavalry: number;
  readonly artillery: number;
  readonly strength: number;
  readonly outdated: number;
  readonly copies: number;
}

const tactic = (
  name: string,
  age: CardAge,
  infantry: number,
  cavalry: number,
  artillery: number,
  strength: number,
  outdated: number,
  copies: number,
): Tactic => ({ name, age, infantry, cavalry, artillery, strength, outdated, copies });

/** Section 2.1. An Age I tactic knows no outdated army: its two values are the same. */
export const TACTICS: Readonly<Record<TacticId, Tactic>> = {
  //                                                   age inf cav art str old copies
  't1-fighting-band': tactic('Fighting Band', 1, 2, 0, 0, 1, 1, 2),
  't1-legion': tactic('Legion', 1, 3, 0, 0, 2, 2, 2),
  't1-medieval-army': tactic('Medieval Army', 1, 1, 1, 0, 2, 2, 2),
  't1-phalanx': tactic('Phalanx', 1, 2, 1, 0, 3, 3, 2),
  't1-heavy-cavalry': tactic('Heavy Cavalry', 1, 0, 3, 0, 4, 4, 2),
  't2-conquistadors': tactic('Conquistadors', 2, 1, 2, 0, 5, 3, 1),
  't2-defensive-army': tactic('Defensive Army', 2, 2, 0, 1, 6, 3, 1),
  't2-fortifications': tactic('Fortifications', 2, 0, 0, 2, 5, 3, 1),
  't2-mobile-artillery': tactic('Mobile Artillery', 2, 0, 1, 1, 5, 3, 1),
  't2-napoleonic-army': tactic('Napoleonic Army', 2, 1, 1, 1, 7, 4, 1),
  't2-classic-army': tactic('Classic Army', 2, 2, 2, 0, 8, 4, 1),
  't3-entrenchments': tactic('Entrenchments', 3, 1, 0, 2, 9, 5, 1),
  't3-mechanized-army': tactic('Mechanized Army', 3, 0, 1, 2, 10, 5, 2),
  't3-shock-troops': tactic('Shock Troops', 3, 1, 3, 0, 11, 6, 1),
  't3-modern-army': tactic('Modern Army', 3, 2, 1, 1, 13, 7, 2),
};

/** Each card is used for one of its halves only. */
interface Bonus {
  readonly name: string;
  readonly age: CardAge;
  readonly defence: number;
  readonly colonization: number;
  readonly copies: number;
}

/** Section 2.2. */
export const BONUSES: Readonly<Record<BonusId, Bonus>> = {
  b1: { name: 'Military Bonus I', age: 1, defence: 2, colonization: 1, copies: 6 },
  b2: { name: 'Military Bonus II', age: 2, defence: 4, colonization: 2, copies: 6 },
  b3: { name: 'Military Bonus III', age: 3, defence: 6, colonization: 3, copies: 6 },
};

/** What a successful aggression does to the rival. */
type AggressionEffect =
  /** Food and resources in total, the mix chosen by the attacker. */
  | { readonly do: 'plunder'; readonly n: number }
  /** One urban building of at most each level; half of the printed costs together, rounded up. */
  | { readonly do: 'raid'; readonly levels: readonly number[] }
  /** One population lost; the attacker gains food and resources out of his own bank. */
  | { readonly do: 'enslave'; readonly food: number; readonly resources: number }
  | { readonly do: 'spy'; readonly n: number }
  | { readonly do: 'annex' }
  /** Leader or unfinished wonder; culture per level of that card. */
  | { readonly do: 'infiltrate'; readonly perLevel: number }
  | { readonly do: 'culture'; readonly n: number };

interface Aggression {
  readonly name: string;
  readonly age: CardAge;
  readonly ma: number;
  readonly copies: number;
  readonly effect: AggressionEffect;
}

/** Section 2.3. */
export const AGGRESSIONS: Readonly<Record<AggressionId, Aggression>> = {
  'a1-plunder': { name: 'Plunder', age: 1, ma: 1, copies: 2, effect: { do: 'plunder', n: 3 } },
  'a1-raid': { name: 'Raid', age: 1, ma: 1, copies: 2, effect: { do: 'raid', levels: [1] } },
  'a1-enslave': { name: 'Enslave', age: 1, ma: 2, copies: 2, effect: { do: 'enslave', food: 2, resources: 2 } },
  'a2-plunder': { name: 'Plunder', age: 2, ma: 1, copies: 2, effect: { do: 'plunder', n: 5 } },
  'a2-raid': { name: 'Raid', age: 2, ma: 2, copies: 2, effect: { do: 'raid', levels: [2, 1] } },
  'a2-spy': { name: 'Spy', age: 2, ma: 1, copies: 2, effect: { do: 'spy', n: 5 } },
  'a2-annex': { name: 'Annex', age: 2, ma: 2, copies: 1, effect: { do: 'annex' } },
  'a2-infiltrate': { name: 'Infiltrate', age: 2, ma: 2, copies: 2, effect: { do: 'infiltrate', perLevel: 3 } },
  'a3-plunder': { name: 'Plunder', age: 3, ma: 1, copies: 2, effect: { do: 'plunder', n: 7 } },
  'a3-raid': { name: 'Raid', age: 3, ma: 3, copies: 2, effect: { do: 'raid', levels: [3, 2] } },
  'a3-armed-intervention': { name: 'Armed Intervention', age: 3, ma: 2, copies: 4, effect: { do: 'culture', n: 7 } },
};

type Spoils =
  /** `base` plus one for each full `step` of the difference, in yellow tokens. */
  | { readonly of: 'territory'; readonly base: number; readonly step: number }
  /** The difference in science or in special technologies at their printed price. */
  | { readonly of: 'technology' }
  /** `base` plus the difference in culture points. */
  | { readonly of: 'culture'; readonly base: number };

interface WarCard {
  readonly name: string;
  readonly age: CardAge;
  readonly ma: number;
  readonly copies: number;
  readonly spoils: Spoils;
}

/** Section 2.4. */
export const WARS: Readonly<Record<WarId, WarCard>> = {
  'w2-territory': { name: 'War over Territory', age: 2, ma: 2, copies: 2, spoils: { of: 'territory', base: 1, step: 5 } },
  'w2-technology': { name: 'War over Technology', age: 2, ma: 2, copies: 2, spoils: { of: 'technology' } },
  'w3-culture': { name: 'War over Culture', age: 3, ma: 3, copies: 6, spoils: { of: 'culture', base: 5 } },
};

/** What one party of a pact has from it. Food and resources count per production. */
export interface PactSide {
  readonly culture?: number;
  readonly strength?: number;
  readonly ma?: number;
  readonly food?: number;
  readonly resources?: number;
  /** Culture rating per completed wonder of the partner, ruins too. */
  readonly culturePerWonder?: number;
  /** Nobody may declare war on this side. */
  readonly noWar?: boolean;
  /** Once per own turn this is paid in place of the other kind. */
  readonly paysWith?: 'food' | 'resources';
  /** Each technology costs this much less science, and the partner pays one. */
  readonly scienceLess?: number;
}

export interface PactCard {
  readonly name: string;
  readonly age: CardAge;
  /** Both sides read the same: nobody chooses a side. */
  readonly symmetric: boolean;
  readonly A: PactSide;
  readonly B: PactSide;
  /** What an aggression or war between the two parties meets. */
  readonly attack: 'allowed' | 'ends' | 'forbidden';
  /** Strength of the attacking party in such an attack. */
  readonly attackBonus: number;
  readonly copies: number;
}

const both = (
  name: string,
  age: CardAge,
  side: PactSide,
  attack: PactCard['attack'],
  attackBonus = 0,
): PactCard => ({ name, age, symmetric: true, A: side, B: side, attack, attackBonus, copies: 1 });

const sides = (name: string, age: CardAge, A: PactSide, B: PactSide, attack: PactCard['attack']): PactCard => ({
  name,
  age,
  symmetric: false,
  A,
  B,
  attack,
  attackBonus: 0,
  copies: 1,
});

/** Section 2.5. */
export const PACTS: Readonly<Record<PactId, PactCard>> = {
  'p1-open-borders': both('Open Borders Agreement', 1, { ma: 1 }, 'allowed', 2),
  'p1-trade-routes': sides('Trade Routes Agreement', 1, { paysWith: 'food' }, { paysWith: 'resources' }, 'allowed'),
  'p2-supremacy': sides('Acceptance of Supremacy', 2, { resources: 1 }, { resources: -1 }, 'forbidden'),
  'p2-intl-trade': sides('International Trade Agreement', 2, { resources: 1 }, { food: 1 }, 'allowed'),
  'p2-promise': sides('Promise of Military Protection', 2, { culture: 1 }, { strength: 4, culture: -1 }, 'ends'),
  'p2-sci-coop': both('Scientific Cooperation', 2, { scienceLess: 2 }, 'allowed'),
  'p3-tourism': both('International Tourism', 3, { culturePerWonder: 1 }, 'allowed'),
  'p3-sovereignty': sides('Loss of Sovereignty', 3, { culture: 2 }, { culture: -2, noWar: true }, 'forbidden'),
  'p3-alliance': both('Military Alliance', 3, { strength: 3 }, 'ends'),
  'p3-peace': both('Peace Treaty', 3, { culture: 1 }, 'forbidden'),
};

interface Territory {
  readonly name: string;
  readonly age: CardAge;
  readonly copies: number;
  /** Once, on colonizing. */
  readonly science: number;
  readonly culture: number;
  readonly population: number;
  readonly draw: number;
  readonly food: number;
  readonly resources: number;
  /** While the colony is held. */
  readonly yellow: number;
  readonly blue: number;
  readonly faces: number;
  readonly strength: number;
}

const territory = (name: string, age: CardAge, effects: Partial<Territory>): Territory => ({
  name,
  age,
  copies: 1,
  science: 0,
  culture: 0,
  population: 0,
  draw: 0,
  food: 0,
  resources: 0,
  yellow: 0,
  blue: 0,
  faces: 0,
  strength: 0,
  ...effects,
});

/** Section 2.6. Immediate effect first in each line, then the permanent one. */
export const TERRITORIES: Readonly<Record<TerritoryId, Territory>> = {
  'c1-developed': territory('Developed Territory', 1, { science: 3, yellow: 1, blue: 1 }),
  'c1-historic': territory('Historic Territory', 1, { culture: 6, faces: 1 }),
  'c1-inhabited': territory('Inhabited Territory', 1, { population: 1, yellow: 2 }),
  'c1-strategic': territory('Strategic Territory', 1, { draw: 3, strength: 2 }),
  'c1-vast': territory('Vast Territory', 1, { food: 3, yellow: 3, blue: -1 }),
  'c1-wealthy': territory('Wealthy Territory', 1, { resources: 5, blue: 3 }),
  'c2-developed': territory('Developed Territory', 2, { science: 5, yellow: 2, blue: 2 }),
  'c2-historic': territory('Historic Territory', 2, { culture: 11, faces: 2 }),
  'c2-inhabited': territory('Inhabited Territory', 2, { population: 2, yellow: 3 }),
  'c2-strategic': territory('Strategic Territory', 2, { draw: 5, strength: 4 }),
  'c2-vast': territory('Vast Territory', 2, { food: 4, yellow: 4, blue: -1 }),
  'c2-wealthy': territory('Wealthy Territory', 2, { resources: 9, blue: 4 }),
};

/** What every military card has, whatever its kind. */
interface MilitaryCard {
  readonly id: MilitaryId;
  readonly name: string;
  readonly age: CardAge;
  readonly kind: MilitaryKind;
  readonly copies: number;
}

export const MILITARY_IDS: readonly MilitaryId[] = [
  ...TACTIC_IDS,
  ...BONUS_IDS,
  ...AGGRESSION_IDS,
  ...WAR_IDS,
  ...PACT_IDS,
  ...TERRITORY_IDS,
  ...EVENT_IDS,
];

export const MILITARY = allCards();

function allCards(): Readonly<Record<MilitaryId, MilitaryCard>> {
  const out = {} as Record<MilitaryId, MilitaryCard>;
  const add = <K extends MilitaryId>(
    kind: MilitaryKind,
    ids: readonly K[],
    table: Readonly<Record<K, { readonly name: string; readonly age: CardAge; readonly copies: number }>>,
  ): void => {
    for (const id of ids) out[id] = { id, name: table[id].name, age: table[id].age, kind, copies: table[id].copies };
  };
  add('tactic', TACTIC_IDS, TACTICS);
  add('bonus', BONUS_IDS, BONUSES);
  add('aggression', AGGRESSION_IDS, AGGRESSIONS);
  add('war', WAR_IDS, WARS);
  add('pact', PACT_IDS, PACTS);
  add('territory', TERRITORY_IDS, TERRITORIES);
  add('event', EVENT_IDS, EVENTS);
  return out;
}

/** A deck as it comes out of the box: two players play without pacts. Not shuffled. */
export function militaryDeck(age: CardAge, seats: number): MilitaryId[] {
  const deck: MilitaryId[] = [];
  for (const id of MILITARY_IDS) {
    const card = MILITARY[id];
    if (card.age !== age || (card.kind === 'pact' && seats === 2)) continue;
    for (let i = 0; i < card.copies; i++) deck.push(id);
  }
  return deck;
}

const of =
  <K extends MilitaryId>(kind: MilitaryKind) =>
  (id: MilitaryId): id is K =>
    MILITARY[id].kind === kind;

export const isTactic = of<TacticId>('tactic');
export const isBonus = of<BonusId>('bonus');
export const isAggression = of<AggressionId>('aggression');
export const isWar = of<WarId>('war');
export const isPact = of<PactId>('pact');
export const isTerritory = of<TerritoryId>('territory');
export const isEvent = of<EventId>('event');

export type { AggressionId, EventId, MilitaryId, MilitaryKind, PactId, TacticId, TerritoryId, WarId };
