// Which rooms stand on which, drawn as layers of text from the imports that are left when the program runs.
import { targetOf } from './read.js';
import { roomOf } from './rooms.js';

/** The four games are cut alike, so they are one room each way. */
const folded = (room) => room.replace(/^games\/(?!terra-kit)[^/]+/, 'games/<id>');

function graphOf(sources) {
  const graph = new Map();
  for (const { file, imports } of sources) {
    const here = folded(roomOf(file));
    const stands = graph.get(here) ?? new Set();
    graph.set(here, stands);
    for (const { name, types } of imports) {
      if (types || !name?.startsWith('.')) continue;
      const there = folded(roomOf(`${targetOf(file, name)}.ts`));
      if (there !== here) stands.add(there);
    }
  }
  return graph;
}

/** Everything that a room stands on, at any depth. */
function below(graph, room, seen = new Set()) {
  for (const next of graph.get(room) ?? [])
    if (!seen.has(next)) {
      seen.add(next);
      below(graph, next, seen);
    }
  return seen;
}

/** Rows of `layer  room  what it stands on`, without what those stand on themselves. */
export function drawGraph(sources) {
  const graph = graphOf(sources);
  const rooms = [...graph.keys()];
  const deep = new Map(rooms.map((room) => [room, below(graph, room)]));
  const layerOf = (room) => 1 + Math.max(0, ...[...(graph.get(room) ?? [])].map(layerOf));
  const layers = new Map(rooms.map((room) => [room, layerOf(room)]));
  rooms.sort((a, b) => layers.get(b) - layers.get(a) || (a < b ? -1 : 1));
  const wide = Math.max(...rooms.map((room) => room.length));
  return rooms.map((room) => {
    const next = [...(graph.get(room) ?? [])];
    const bare = next.filter((one) => !next.some((other) => deep.get(other)?.has(one))).sort();
    return `${String(layers.get(room)).padStart(2)}  ${room.padEnd(wide)}  ${bare.join(', ')}`.trimEnd();
  });
}
