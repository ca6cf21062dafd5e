/** The short words of the screen. */
import { cut } from '../../../ui/paint/text.js';
import type { CivilCard, CivilId } from '../data/civil.js';
import type { ActionEffect } from '../data/civil-actions.js';
import type { Symbols, WorkerType } from '../data/civil-techs.js';
import {
  AGGRESSIONS,
  BONUSES,
  isAggression,
  isBonus,
  isTactic,
  isWar,
  type MilitaryId,
  TACTICS,
  type TacticId,
  WARS,
} from '../data/military.js';
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

/** '-2r', '+3s': what an action card saves or brings, in at most eight signs. */
function effectWord(e: ActionEffect): string {
  switch (e.does) {
    case 'rich-land':
    case 'urban-growth':
    case 'efficient-upgrade':
    case 'engineering-genius':
      return `-${e.n}r`;
    case 'frugality':
      return `+${e.n}f`;
    case 'breakthrough':
    case 'revolutionary-idea':
      return `+${e.n}s`;
    case 'reserves':
      return `+${e.n}r/f`;
    case 'cultural-heritage':
      return `${e.science}s ${e.culture}c`;
    case 'stockpile':
      return '+1r +1f';
    case 'patriotism':
      return `+1ma ${e.n}r`;
    case 'wave':
    case 'build-up':
      return 'r/rival';
    case 'endowment':
      return 'c/riv.';
  }
}

/** Signs of what a card or worker gives: 's' science, 'c' culture, 'h' happy face, 'x' strength. */
const SYMBOLS: readonly (readonly [keyof Symbols, string])[] = [
  ['science', 's'],
  ['culture', 'c'],
  ['strength', 'x'],
  ['happy', 'h'],
  ['ca', 'ca'],
  ['ma', 'ma'],
  ['blue', '▪'],
  ['colonization', 'col'],
];
export function symbolWord(gives: Symbols, between: string): string {
  return SYMBOLS.flatMap(([key, sign]) => (gives[key] ? [`${gives[key]}${sign}`] : [])).join(between);
}

/** What a military card is used for, short: '2ma', '+4 defence +2 colony', '1i 2a = 9'. */
export function useWord(id: MilitaryId): string {
  if (isAggression(id)) return `${AGGRESSIONS[id].ma}ma`;
  if (isWar(id)) return `${WARS[id].ma}ma`;
  if (isBonus(id)) return `+${BONUSES[id].defence} defence +${BONUSES[id].colonization} colony`;
  return isTactic(id) ? armyWord(id) : '';
}

/**
 * '4s 7r': science to develop, resources to build; a government's second price is the revolution. Action cards cost
 * nothing more: theirs is what they save or bring.
 */
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
    case 'action':
      return effectWord(card.effect);
    default:
      return '';
  }
}

/** '1i 1c = 2' */
function armyWord(id: TacticId): string {
  const t = TACTICS[id];
  const units = [t.infantry && `${t.infantry}i`, t.cavalry && `${t.cavalry}c`, t.artillery && `${t.artillery}a`];
  return `${units.filter(Boolean).join(' ')} = ${t.strength}`;
}

/** 'Medieval Army 1i 1c = 2' */
export function tacticWord(id: MilitaryId): string {
  return `${TACTICS[id as TacticId].name} ${armyWord(id as TacticId)}`;
}

/** '1 worker', '2 workers' */
export const many = (n: number, word: string): string => `${n} ${word}${n === 1 ? '' : 's'}`;

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
