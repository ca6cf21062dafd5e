/** Names for people of everything that ids and events speak of. */
import { CITY_STATES, type CityStateId, PACTS, type PactId } from './data/diplomacy.js';
import { FOCUS, type FocusId } from './data/focus.js';
import { LEADERS, type LeaderId } from './data/leaders.js';
import { NATURALS, type NaturalId } from './data/naturals.js';
import { AGENDAS, type AgendaId } from './data/victory.js';
import { WONDERS, type WonderId } from './data/wonders.js';

const RULES: Readonly<Record<string, string>> = {
  barbarians: 'barbarians',
  barbarian: 'a barbarian',
  'tech-dial': 'tech dial',
  caravan: 'caravan',
  trade: 'trade event',
  capital: 'a beaten capital',
  attack: 'attack',
  agenda: 'agenda',
  map: 'the map',
  setup: 'set-up',
};

const TABLES: readonly Readonly<Record<string, { readonly name: string }>>[] = [
  FOCUS,
  WONDERS,
  CITY_STATES,
  PACTS,
  NATURALS,
  AGENDAS,
];

/** The name of any card, wonder, leader, city-state, agenda or rule word. */
export function nameOf(word: string): string {
  for (const table of TABLES) if (Object.hasOwn(table, word)) return table[word]!.name;
  if (Object.hasOwn(LEADERS, word)) return LEADERS[word as LeaderId].civ;
  return RULES[word] ?? word;
}

export const focusName = (id: FocusId | string) => FOCUS[id as FocusId].name;
export const wonderName = (id: WonderId | string) => WONDERS[id as WonderId].name;
export const stateName = (id: CityStateId | string) => CITY_STATES[id as CityStateId].name;
export const pactName = (id: PactId | string) => PACTS[id as PactId].name;
export const naturalName = (id: NaturalId | string) => NATURALS[id as NaturalId].name;
export const agendaName = (id: AgendaId | string) => AGENDAS[id as AgendaId].name;
export const leaderName = (id: LeaderId | string) => LEADERS[id as LeaderId].civ;

export const ROMAN = ['', 'I', 'II', 'III', 'IV'] as const;
