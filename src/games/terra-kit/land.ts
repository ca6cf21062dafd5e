/** A fixed map of land and river hexes with its names, bridge places and shipping distances. Built once, never saved. */
import type { Cell } from '../../engine/kit/hex/coords.js';
import { type Topology, topologyOf } from '../../engine/kit/hex/topology.js';
import { must } from '../../engine/must.js';

export interface LandMap extends Topology {
  readonly size: number;
  readonly names: readonly string[];
  /** Printed letter of each hex, as in the text map. */
  readonly letters: readonly string[];
  readonly river: readonly boolean[];
  /** Index of a printed name. */
  index(name: string): number | undefined;
  /** Pairs of land hexes that a bridge can join, lower index first. */
  readonly bridgePlaces: readonly (readonly [number, number])[];
  /** Fewest river hexes in an unbroken chain that touches both land hexes; 0 where there is none. */
  shipDistance(a: number, b: number): number;
  /** Land hexes reachable over exactly 1..n river hexes, nearest first: [hex, distance]. */
  readonly overRiver: readonly (readonly (readonly [number, number])[])[];
}

/** `rows`: one string per map row, one letter per hex separated by blanks, '~' for river. */
export function landMap(rows: readonly string[], nameOf: (cell: Cell, letter: string, i: number) => string): LandMap {
  const cells: Cell[] = [];
  const letters: string[] = [];
  rows.forEach((text, row) => {
    text
      .trim()
      .split(/\s+/)
      .forEach((letter, col) => {
        if (letter === '.') return;
        cells.push({ row, col });
        letters.push(letter);
      });
  });
  const topo = topologyOf(cells);
  const river = letters.map((l) => l === '~');
  const names = cells.map((c, i) => nameOf(c, must(letters[i], 'letter', i), i));
  const byName = new Map(names.map((n, i) => [n, i]));
  const size = cells.length;
  const overRiver = cells.map((_, i) => (river[i] ? [] : riverWalk(topo, river, i)));
  const ship = new Uint8Array(size * size);
  overRiver.forEach((list, i) => {
    for (const [j, d] of list) ship[i * size + j] = d;
  });
  return {
    ...topo,
    size,
    names,
    letters,
    river,
    index: (name) => byName.get(name),
    bridgePlaces: bridgePlaces(topo, river),
    shipDistance: (a, b) => must(ship[a * size + b], 'shipping level'),
    overRiver,
  };
}

function riverWalk(topo: Topology, river: readonly boolean[], from: number): [number, number][] {
  const seen = new Map<number, number>([[from, 0]]);
  const queue = [from];
  const out: [number, number][] = [];
  for (let head = 0; head < queue.length; head++) {
    const at = must(queue[head], 'next in the queue', head);
    const d = must(seen.get(at), 'entry');
    for (const to of must(topo.near[at], 'space', at)) {
      if (seen.has(to)) continue;
      if (river[to]) {
        seen.set(to, d + 1);
        queue.push(to);
      } else if (d > 0) {
        seen.set(to, d);
        out.push([to, d]);
      }
    }
  }
  return out;
}

/** Two land hexes that are no neighbours and whose two common neighbours are both river. */
function bridgePlaces(topo: Topology, river: readonly boolean[]): [number, number][] {
  const out: [number, number][] = [];
  for (let a = 0; a < topo.cells.length; a++) {
    if (river[a]) continue;
    const second = new Set(must(topo.near[a], 'space', a).flatMap((m) => must(topo.near[m], 'space', m)));
    for (const b of second) {
      if (b <= a || river[b] || must(topo.near[a], 'space', a).includes(b)) continue;
      const common = must(topo.near[a], 'space', a).filter((m) => must(topo.near[b], 'space', b).includes(m));
      if (common.length === 2 && common.every((m) => river[m])) out.push([a, b]);
    }
  }
  return out.sort((p, q) => p[0] - q[0] || p[1] - q[1]);
}
