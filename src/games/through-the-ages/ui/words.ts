/** The short words of the screen. */
import { cut } from '../../../ui/paint/text.js';
import type { CivilCard, CivilId } from '../data/civil.js';
import type { WorkerType } from '../data/civil-techs.js';
import { type MilitaryId, TACTICS, type TacticId } from '../data/military.js';
import { CIVIL_NAMES } from '../phrases-civil.js';
import { MILITARY_NAMES } from '../phrases-military-names.js';

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

/** Cards of one name are told apart by their age. */
export function nameOf(id: CivilId): string {
  return CIVIL_NAMES[id]!;
}

export function militaryName(id: MilitaryId): string {
  return MILITARY_NAMES[id]!;
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

/** As many words as fit, and how many more there are. */
export function fitWords(words: readonly string[], between: string, width: number): string {
  const whole = words.join(between);
  if (whole.length <= width) return whole;
  for (let n = words.length - 1; n > 0; n--) {
    const text = `${words.slice(0, n).join(between)} +${words.length - n}`;
    if (text.length <= width) return text;
  }
  const more = words.length > 1 ? ` +${words.length - 1}` : '';
  return cut(words[0]!, width - more.length) + more;
}

/** Words in at most `rows` rows, none broken; the last row says how many more there are. */
export function packWords(words: readonly string[], between: string, width: number, rows: number): string[] {
  const out: string[] = [];
  let from = 0;
  while (from < words.length && out.length < rows - 1) {
    let to = from + 1;
    while (to < words.length && words.slice(from, to + 1).join(between).length <= width) to++;
    out.push(cut(words.slice(from, to).join(between), width));
    from = to;
  }
  if (from < words.length) out.push(fitWords(words.slice(from), between, width));
  return out;
}
