import { Refused } from '../engine/types.js';

/** A whole number from the command line. */
export function whole(text: string, what: string, min: number, max: number): number {
  const n = Number(text);
  if (!/^-?\d+$/.test(text) || n < min || n > max)
    throw new Refused('number', { what, min, max, value: text.slice(0, 40) });
  return n;
}
