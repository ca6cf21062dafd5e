/** Small helps of the English sentences. */
import { countingIn } from '../../../../text/counting.js';
import { causeIn, namingIn } from '../naming.js';
import type { CardId } from '../types-nouns.js';
import { names, shorts } from './names.js';
import { cause } from './nouns.js';

const { count, list } = countingIn('en');

export { list };

export const many = (n: number, one: string, other = `${one}s`): string => count(n, { one, other });
export const plus = (n: number): string => (n < 0 ? `${n}` : `+${n}`);

export const resources = (n: number): string => many(n, 'resource');
export const civilActions = (n: number): string => many(n, 'civil action');
export const militaryActions = (n: number): string => many(n, 'military action');

export const naming = namingIn(names, shorts);
export const card = (id: CardId): string => naming.name({ id });
export const cards = (ids: readonly CardId[]): string => ids.map(card).join(', ');

const because = causeIn(cause, naming);
/** ' (production)' behind a sentence, or nothing. */
export function by(why: string | undefined): string {
  const text = because(why);
  return text === null ? '' : ` (${text})`;
}
