/** The word that a table has for a key from outside; the key itself where it has none. */
export function named(words: Readonly<Record<string, string>>, key: unknown): string {
  const name = String(key);
  return Object.hasOwn(words, name) ? (words[name] ?? name) : name;
}
