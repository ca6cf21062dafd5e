import type { Painting } from '../types.js';

/** The marks of some kinds of targets in a text, to be named in what a panel shows. */
export function marksOf(p: Painting, ...kinds: readonly string[]): string {
  const out: string[] = [];
  for (const [id, mark] of p.marks) if (kinds.includes(id.split(':')[0] ?? '')) out.push(`${id}=${mark}`);
  return out.sort().join(' ');
}
