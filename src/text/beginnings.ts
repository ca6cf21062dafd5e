import { folded } from '../engine/fold.js';

/** Words matched from their beginnings: "bu e7" finds "build E7", and "end" does not find "send". */
const parts = (text: string): string[] =>
  folded(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

/** Those whose text has a word that begins with each of these; where some hold them as whole words, only those. */
export function beginning<X>(items: readonly X[], words: string, textOf: (item: X) => string): X[] {
  const wanted = parts(words);
  if (wanted.length === 0) return [];
  const begun = items.flatMap((item) => {
    const own = parts(textOf(item));
    return wanted.every((word) => own.some((other) => other.startsWith(word))) ? [{ item, own }] : [];
  });
  const whole = begun.filter(({ own }) => wanted.every((word) => own.includes(word)));
  return (whole.length > 0 ? whole : begun).map(({ item }) => item);
}
