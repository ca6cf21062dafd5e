/** From the printed names of a language: the name of any card, and of whatever caused something. */
import { AGE_NAMES } from '../data/ages.js';
import { CIVIL, type CivilId } from '../data/civil.js';
import { MILITARY, MILITARY_IDS, type MilitaryId } from '../data/military.js';
import type { CardId, CardNames, Cause } from './types-nouns.js';

export const isCivil = (id: string): id is CivilId => Object.hasOwn(CIVIL, id);
const isMilitary = (id: string): id is MilitaryId => Object.hasOwn(MILITARY, id);
export const isCard = (id: string): id is CardId => isCivil(id) || isMilitary(id);

interface Naming {
  /** As printed on the card. */
  printed(v: { readonly id: CardId }): string;
  /** With the age where another card has the same name. */
  name(v: { readonly id: CardId }): string;
  /** The same for rows without room for the whole name. */
  short(v: { readonly id: CardId }): string;
}

/** The age behind the name of a card that is not the only one of its name. */
function numbered(id: CardId, isDouble: (id: MilitaryId) => boolean): string {
  if (isCivil(id)) return CIVIL[id].kind === 'action' ? ` ${AGE_NAMES[CIVIL[id].age]}` : '';
  return isDouble(id) ? ` ${AGE_NAMES[MILITARY[id].age]}` : '';
}

/** `shorts`: names with a form of at most fifteen columns. */
export function namingIn(names: CardNames, shorts: Readonly<Partial<Record<CardId, string>>> = {}): Naming {
  const { action, ...rest } = names;
  const tables = new Map<string, string>(Object.values(rest).flatMap((table) => Object.entries<string>(table)));
  const printed: Naming['printed'] = ({ id }) => {
    const card = isCivil(id) ? CIVIL[id] : null;
    return card?.kind === 'action' ? action[card.effect.does] : (tables.get(id) ?? id);
  };
  const military = MILITARY_IDS.map((id) => printed({ id }));
  const isDouble = (id: MilitaryId) => military.filter((other) => other === printed({ id })).length > 1;
  return {
    printed,
    name: ({ id }) => `${printed({ id })}${numbered(id, isDouble)}`,
    short: ({ id }) => `${shorts[id] ?? printed({ id })}${numbered(id, isDouble)}`,
  };
}

/** 'card:iron' is Iron. */
export const cardOf = (id: string): string => (id.startsWith('card:') ? id.slice('card:'.length) : id);

/** The name of a cause, or nothing for what goes without saying. */
export function causeIn(
  causes: Readonly<Record<Cause, string>>,
  { name }: Naming,
): (why: string | undefined) => string | null {
  return (why) => {
    if (why === undefined) return null;
    if (Object.hasOwn(causes, why)) return causes[why as Cause];
    const id = cardOf(why);
    return isCard(id) ? name({ id }) : null;
  };
}

/** The parts that are there, each in its own words: '2 science', '1 culture'. */
export function partsOf<K extends string>(
  numbers: Readonly<Partial<Record<K, number>>>,
  words: Readonly<Record<K, (n: number) => string>>,
): string[] {
  return (Object.keys(words) as K[]).flatMap((key) => {
    const n = numbers[key] ?? 0;
    return n === 0 ? [] : [words[key](n)];
  });
}
