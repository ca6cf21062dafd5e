/** Are two positions one and the same? What was done in another order may lie in another order. */

/** Equal as data; the lists under `unordered` names hold the same things in any order. */
export function alike(a: unknown, b: unknown, unordered: ReadonlySet<string>, name = ''): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a)) return Array.isArray(b) && alikeLists(a, b, unordered, name);
  if (Array.isArray(b)) return false;
  const [one, two] = [a as Record<string, unknown>, b as Record<string, unknown>];
  for (const key in one) if (!alike(one[key], two[key], unordered, key)) return false;
  for (const key in two) if (two[key] !== undefined && one[key] === undefined) return false;
  return true;
}

function alikeLists(
  a: readonly unknown[],
  b: readonly unknown[],
  unordered: ReadonlySet<string>,
  name: string,
): boolean {
  if (a.length !== b.length) return false;
  if (unordered.has(name)) return sorted(a) === sorted(b);
  for (let i = 0; i < a.length; i++) if (!alike(a[i], b[i], unordered)) return false;
  return true;
}

function sorted(items: readonly unknown[]): string {
  return items
    .map((item) => JSON.stringify(item))
    .sort()
    .join();
}
