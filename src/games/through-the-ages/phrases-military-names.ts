/** Names of cards for people. Two cards of the same name are told apart by their age. */
import { CIVIL, type CivilId } from './data/civil.js';
import { MILITARY, MILITARY_IDS, type MilitaryId } from './data/military.js';

export const AGE_NAMES = ['A', 'I', 'II', 'III', 'IV'] as const;

function militaryName(id: MilitaryId): string {
  const { name, age } = MILITARY[id];
  const double = MILITARY_IDS.some((other) => other !== id && MILITARY[other].name === name);
  return double ? `${name} ${AGE_NAMES[age]}` : name;
}

export const MILITARY_NAMES: Readonly<Record<string, string>> = Object.fromEntries(
  MILITARY_IDS.map((id) => [id, militaryName(id)]),
);

/** From an id or a target like 'card:b1'. */
export function cardName(id: string): string {
  const key = id.startsWith('card:') ? id.slice('card:'.length) : id;
  return MILITARY_NAMES[key] ?? CIVIL[key as CivilId]?.name ?? key;
}
