/** The printed English names of the cards: they stand beside the numbers, as on the cards. */
import { ACTION, GOVERNMENT, LEADER, SPECIAL, WONDER, WORKER_TECH } from '../../data/civil.js';
import { AGGRESSIONS, BONUSES, PACTS, TACTICS, TERRITORIES, WARS } from '../../data/military.js';
import { EVENTS } from '../../data/military-events.js';
import type { ActionName, CardNames } from '../types-nouns.js';

type Named<K extends string> = Readonly<Record<K, { readonly name: string }>>;

const printed = <K extends string>(cards: Named<K>): Readonly<Record<K, string>> =>
  Object.fromEntries((Object.keys(cards) as K[]).map((id) => [id, cards[id].name])) as Record<K, string>;

/** Action cards of several ages have one name. */
const ACTIONS = Object.fromEntries(Object.values(ACTION).map(({ effect, name }) => [effect.does, name])) as Readonly<
  Record<ActionName, string>
>;

export const names: CardNames = {
  tech: printed(WORKER_TECH),
  government: printed(GOVERNMENT),
  special: printed(SPECIAL),
  leader: printed(LEADER),
  wonder: printed(WONDER),
  action: ACTIONS,
  tactic: printed(TACTICS),
  bonus: printed(BONUSES),
  aggression: printed(AGGRESSIONS),
  war: printed(WARS),
  pact: printed(PACTS),
  territory: printed(TERRITORIES),
  event: printed(EVENTS),
};

/** What people call them where a row has no room for the whole name. */
export const shorts = {
  'constitutional-monarchy': 'Const. Monarchy',
  'alexander-the-great': 'Alexander',
  'christopher-columbus': 'Columbus',
  'frederick-barbarossa': 'Barbarossa',
  'leonardo-da-vinci': 'Leonardo',
  'maximilien-robespierre': 'Robespierre',
  'napoleon-bonaparte': 'Napoleon',
  'william-shakespeare': 'Shakespeare',
  'winston-churchill': 'Churchill',
} as const;
