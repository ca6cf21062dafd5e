/** Ids of the four military decks. Military sheet section 2, in its order. */

export const TACTIC_IDS = [
  't1-fighting-band',
  't1-legion',
  't1-medieval-army',
  't1-phalanx',
  't1-heavy-cavalry',
  't2-conquistadors',
  't2-defensive-army',
  't2-fortifications',
  't2-mobile-artillery',
  't2-napoleonic-army',
  't2-classic-army',
  't3-entrenchments',
  't3-mechanized-army',
  't3-shock-troops',
  't3-modern-army',
] as const;
export type TacticId = (typeof TACTIC_IDS)[number];

export const BONUS_IDS = ['b1', 'b2', 'b3'] as const;
export type BonusId = (typeof BONUS_IDS)[number];

export const AGGRESSION_IDS = [
  'a1-plunder',
  'a1-raid',
  'a1-enslave',
  'a2-plunder',
  'a2-raid',
  'a2-spy',
  'a2-annex',
  'a2-infiltrate',
  'a3-plunder',
  'a3-raid',
  'a3-armed-intervention',
] as const;
export type AggressionId = (typeof AGGRESSION_IDS)[number];

export const WAR_IDS = ['w2-territory', 'w2-technology', 'w3-culture'] as const;
export type WarId = (typeof WAR_IDS)[number];

export const PACT_IDS = [
  'p1-open-borders',
  'p1-trade-routes',
  'p2-supremacy',
  'p2-intl-trade',
  'p2-promise',
  'p2-sci-coop',
  'p3-tourism',
  'p3-sovereignty',
  'p3-alliance',
  'p3-peace',
] as const;
export type PactId = (typeof PACT_IDS)[number];

export const TERRITORY_IDS = [
  'c1-developed',
  'c1-historic',
  'c1-inhabited',
  'c1-strategic',
  'c1-vast',
  'c1-wealthy',
  'c2-developed',
  'c2-historic',
  'c2-inhabited',
  'c2-strategic',
  'c2-vast',
  'c2-wealthy',
] as const;
export type TerritoryId = (typeof TERRITORY_IDS)[number];

export const EVENT_IDS = [
  'eA-agriculture',
  'eA-crafts',
  'eA-science',
  'eA-trade-routes',
  'eA-markets',
  'eA-settlement',
  'eA-politics',
  'eA-warfare',
  'eA-religion',
  'eA-civilization',
  'e1-barbarians',
  'e1-border-conflict',
  'e1-crusades',
  'e1-cultural-influence',
  'e1-foray',
  'e1-good-harvest',
  'e1-immigration',
  'e1-new-deposits',
  'e1-pestilence',
  'e1-raiders',
  'e1-rats',
  'e1-rebellion',
  'e1-reign-of-terror',
  'e1-scientific-breakthrough',
  'e1-uncertain-borders',
  'e2-civil-unrest',
  'e2-cold-war',
  'e2-crime-wave',
  'e2-economic-progress',
  'e2-emigration',
  'e2-iconoclasm',
  'e2-independence',
  'e2-intl-agreement',
  'e2-national-pride',
  'e2-politics-of-strength',
  'e2-popularization',
  'e2-prosperity',
  'e2-ravages',
  'e2-refugees',
  'e2-terrorism',
  'e3-agriculture',
  'e3-architecture',
  'e3-balance',
  'e3-colonies',
  'e3-competition',
  'e3-government',
  'e3-happiness',
  'e3-industry',
  'e3-population',
  'e3-progress',
  'e3-science',
  'e3-strength',
  'e3-technology',
  'e3-variety',
  'e3-wonders',
] as const;
export type EventId = (typeof EVENT_IDS)[number];

/** Every military card. The ten events of Age A are never in a hand. */
export type MilitaryId = TacticId | BonusId | AggressionId | WarId | PactId | TerritoryId | EventId;
export type MilitaryKind = 'tactic' | 'bonus' | 'aggression' | 'war' | 'pact' | 'territory' | 'event';
