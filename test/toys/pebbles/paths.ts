/** Ways over a map, and what hangs together on it. */
import { must } from '../../../src/engine/must.js';

/**
 * Fewest steps from any start to every cell, walking only where `enter` allows; -1 is unreachable.
 * `enter(to, from)` is asked once per edge; `most` stops the walk early.
 */
export function distances(
  near: readonly (readonly number[])[],
  starts: readonly number[],
  enter: (to: number, from: number) => boolean,
  most = Number.POSITIVE_INFINITY,
): Int16Array {
  const dist = new Int16Array(near.length).fill(-1);
  const queue: number[] = [];
  for (const i of starts) {
    if (dist[i] === -1) {
      dist[i] = 0;
      queue.push(i);
    }
  }
  for (let head = 0; head < queue.length; head++) {
    const from = must(queue[head], 'next in the queue', head);
    const d = must(dist[from], 'space', from) + 1;
    if (d > most) break;
    for (const to of must(near[from], 'space', from)) {
      if (dist[to] === -1 && enter(to, from)) {
        dist[to] = d;
        queue.push(to);
      }
    }
  }
  return dist;
}

/** Connected groups of the cells that `member` names; `linked` lists the neighbours that count. */
export function groups(
  size: number,
  member: (i: number) => boolean,
  linked: (i: number) => readonly number[],
): number[][] {
  const seen = new Uint8Array(size);
  const out: number[][] = [];
  for (let i = 0; i < size; i++) {
    if (seen[i] || !member(i)) continue;
    seen[i] = 1;
    const group = [i];
    for (let head = 0; head < group.length; head++) {
      for (const j of linked(must(group[head], 'group', head))) {
        if (!seen[j] && member(j)) {
          seen[j] = 1;
          group.push(j);
        }
      }
    }
    out.push(group);
  }
  return out;
}
