/** Filling a catalogue that is not complete from the English one, and telling what it lacks. */

type Catalogue = Readonly<Record<string, unknown>>;

const isCatalogue = (value: unknown): value is Catalogue =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The catalogue with English where it says nothing. */
export function completed<T>(part: unknown, english: T): T {
  if (part === undefined) return english;
  if (!isCatalogue(part) || !isCatalogue(english)) return part as T;
  const entries = Object.entries(english).map(([key, entry]) => [key, completed(part[key], entry)]);
  return { ...part, ...Object.fromEntries(entries) } as T;
}

/** The entries that it lacks: 'title.cults'. */
export function missing(part: unknown, english: unknown, path = ''): string[] {
  if (!isCatalogue(english)) return part === undefined ? [path] : [];
  const own = isCatalogue(part) ? part : {};
  return Object.entries(english).flatMap(([key, entry]) =>
    missing(own[key], entry, path === '' ? key : `${path}.${key}`),
  );
}
