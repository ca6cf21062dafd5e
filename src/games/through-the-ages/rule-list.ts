/** The rules at hand that are no cards, and their pages in the Code of Laws. */

import { CIVIL, type CivilCard, type CivilId } from './data/civil.js';
import { MILITARY, type MilitaryId, type MilitaryKind } from './data/military.js';
import type { CardId } from './texts/types-nouns.js';

export const RULES = {
  'action-phase': ['4'],
  take: ['5'],
  grow: ['5'],
  build: ['5-6'],
  upgrade: ['5-6'],
  destroy: ['5'],
  disband: ['6'],
  stage: ['5'],
  develop: ['5'],
  revolution: ['5'],
  leader: ['5'],
  play: ['6'],
  production: ['6'],
  uprising: ['6'],
  'hand-limit': ['6', '8'],
  draw: ['6'],
  ages: ['3'],
  turn: ['3-6'],
  'first-round': ['3'],
  happiness: ['6'],
  consumption: ['6'],
  corruption: ['6'],
  population: ['5'],
  ratings: ['6'],
  tactics: ['6', '9'],
  'antiquated-armies': ['9'],
  'final-scoring': ['3'],
  'urban-limit': ['6'],
  actions: ['4'],
  governments: ['5'],
  'special-technologies': ['5'],
  wonders: ['5'],
  defence: ['4'],
  ties: ['7'],
  'military-cards': ['6', '8'],
  politics: ['4'],
  events: ['4', '7'],
  colonization: ['7'],
  aggression: ['4'],
  war: ['3-4'],
  pact: ['4'],
  armies: ['9'],
  resign: ['4'],
} as const;
export type RuleName = keyof typeof RULES;
export const RULE_NAMES = Object.keys(RULES) as readonly RuleName[];

const CARD_PAGES: Readonly<Record<CivilCard['kind'] | MilitaryKind, readonly string[]>> = {
  worker: ['9'],
  government: ['5', '9'],
  special: ['9'],
  leader: ['5', '12'],
  wonder: ['5', '12'],
  action: ['6'],
  tactic: ['9'],
  bonus: ['9'],
  aggression: ['4'],
  war: ['3-4'],
  pact: ['4'],
  territory: ['7'],
  event: ['7'],
};

export const cardPages = (id: CardId): readonly string[] =>
  CARD_PAGES[Object.hasOwn(CIVIL, id) ? CIVIL[id as CivilId].kind : MILITARY[id as MilitaryId].kind];
