/** For steps that may fail without harm: what came of it, or null. */
export function quietly<X>(work: () => X): X | null {
  try {
    return work();
  } catch {
    return null;
  }
}
