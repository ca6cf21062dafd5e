// Strongly connected parts of a graph that have more than one member (Tarjan).
export function cyclesOf(graph) {
  const [index, low, open] = [new Map(), new Map(), new Set()];
  const stack = [];
  const found = [];
  const enter = (node) => {
    index.set(node, index.size);
    low.set(node, index.get(node));
    stack.push(node);
    open.add(node);
    for (const next of graph.get(node) ?? []) {
      if (!index.has(next)) enter(next);
      if (open.has(next)) low.set(node, Math.min(low.get(node), low.get(next)));
    }
    if (low.get(node) !== index.get(node)) return;
    const part = stack.splice(stack.indexOf(node));
    for (const member of part) open.delete(member);
    if (part.length > 1) found.push(part.sort());
  };
  for (const node of graph.keys()) if (!index.has(node)) enter(node);
  return found.sort((a, b) => b.length - a.length);
}
