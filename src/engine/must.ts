/**
 * What the rules know to be there. A list by space, a pile that cannot be empty, a word out of an id: the compiler sees
 * that it might be missing, and the one who wrote the line knows better. When that was wrong, the message says of what.
 */
import type { Answer, Id } from './types.js';

export function must<T>(value: T, what: string, key?: number | string): NonNullable<T> {
  if (value === undefined || value === null) return missing(what, key);
  return value;
}

function missing(what: string, key?: number | string): never {
  throw new Error(key === undefined ? `missing: ${what}` : `missing: ${what} ${key}`);
}

/** The words of an id: 'build:E7' has 'build' at 0 and 'E7' at 1. */
export const wordOf = (id: Id, at = 1): string => must(id.split(':')[at], 'word of', id);

/** The amount of an answer to a choice with a range. */
export const amountOf = (a: Answer): number => must(a.n, 'amount of', a.id);
