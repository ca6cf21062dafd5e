/** The short words of the screen. */
import { CIVIL, type CivilCard, type CivilId } from '../data/civil.js';
import type { WorkerType } from '../data/civil-techs.js';
import { MILITARY, type MilitaryId, TACTICS, type TacticId } from '../data/military.js';

export const AGES = ['A', 'I', 'II', 'III', 'IV'] as const;

/** Columns of the tableau, in the order of the player board. */
export const TYPES = [
  'farm',
  'mine',
  'lab',
  'temple',
  'arena',
  'library',
  'theater',
  'infantry',
  'cavalry',
  'artillery',
  'air',
] as const satisfies readonly WorkerType[];

export const TYPE_WORDS = {
  farm: 'farm',
  mine: 'mine',
  lab: 'lab',
  temple: 'temple',
  arena: 'arena',
  library: 'library',
  theater: 'theater',
  infantry: 'infantry',
  cavalry: 'cavalry',
  artillery: 'artill.',
  air: 'air',
} satisfies Record<WorkerType, string>;

export function nameOf(id: CivilId): string {
  return CIVIL[id].name;
}

export function militaryName(id: MilitaryId): string {
  return MILITARY[id].name;
}

export function kindWord(card: CivilCard): string {
  switch (card.kind) {
    case 'worker':
      return TYPE_WORDS[card.type];
    case 'government':
      return 'governm.';
    case 'special':
      return card.type === 'colonization' ? 'colony' : card.type === 'construction' ? 'constr.' : card.type;
    default:
      return card.kind;
  }
}

/** '4s 7r': science to develop, resources to build; a government's second price is the revolution. */
export function costWord(card: CivilCard): string {
  switch (card.kind) {
    case 'worker':
      return `${card.science}s ${card.resources}r`;
    case 'government':
      return `${card.science}s/${card.revolution}s`;
    case 'special':
      return `${card.science}s`;
    case 'wonder':
      return `${card.stages.join(' ')}r`;
    default:
      return '';
  }
}

/** '1i 1c = 2' */
export function tacticWord(id: MilitaryId): string {
  const t = TACTICS[id as TacticId];
  const units = [t.infantry && `${t.infantry}i`, t.cavalry && `${t.cavalry}c`, t.artillery && `${t.artillery}a`];
  return `${t.name} ${units.filter(Boolean).join(' ')} = ${t.strength}`;
}
