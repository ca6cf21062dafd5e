/** Words that are nearly the same. */
import { folded } from '../engine/fold.js';
import { must } from '../engine/must.js';

/** How many letters must be changed, added, dropped or swapped with a neighbour to turn one word into the other. */
function distance(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, x) => x)];
  const at = (y: number, x: number): number => must(must(rows[y], 'row', y)[x], 'column', x);
  for (let y = 1; y <= a.length; y++) {
    const row = [y];
    rows.push(row);
    for (let x = 1; x <= b.length; x++) {
      const same = a[y - 1] === b[x - 1] ? 0 : 1;
      let least = Math.min(at(y - 1, x) + 1, at(y, x - 1) + 1, at(y - 1, x - 1) + same);
      if (y > 1 && x > 1 && a[y - 1] === b[x - 2] && a[y - 2] === b[x - 1])
        least = Math.min(least, at(y - 2, x - 2) + 1);
      row.push(least);
    }
  }
  return at(a.length, b.length);
}

/** The known word that was probably meant, or null when none is near. */
export function nearest(word: string, known: readonly string[]): string | null {
  const wanted = folded(word).slice(0, 60);
  if (wanted === '') return null;
  let best: string | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const candidate of known) {
    const lower = folded(candidate);
    const d = lower.startsWith(wanted)
      ? 0.5
      : lower.includes(wanted) && wanted.length > 2
        ? 1
        : distance(wanted, lower);
    if (d < least) [least, best] = [d, candidate];
  }
  return best !== null && least <= Math.max(1, Math.min(wanted.length, best.length) * 0.4) ? best : null;
}

/** The same as a fact for sentences: empty when none is near. */
export const near = (word: string, known: readonly string[]): string => nearest(word, known) ?? '';
