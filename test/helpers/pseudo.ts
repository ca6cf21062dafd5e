/**
 * A pseudo-language: every letter of a catalogue changed and every text about 40 % longer. On a screen in it, a plain
 * English word is a literal that somebody forgot, and a label that is cut has room for English only.
 */
const CHANGED: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ['abcdefghijklmnopqrstuvwxyz', 'áƀćđéƒǵĥíĵķĺɱńóṕɋŕśťúṽŵẋýź'],
    ['ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'ÁƁĆĐÉƑǴĤÍĴĶĹṀŃÓṔɊŔŚŤÚṼŴẊÝŹ'],
  ].flatMap(([plain = '', other = '']) => [...plain].map((letter, i) => [letter, [...other][i] ?? letter])),
);

const LONGER = 0.4;

/** The text with its letters changed, and longer; a text that was changed before stays as it is. */
export function pseudoText(text: string): string {
  const letters = text.match(/[a-z]/gi)?.length ?? 0;
  if (letters === 0) return text;
  const changed = text.replace(/[a-z]/gi, (letter) => CHANGED[letter] ?? letter);
  return letters < 3 ? changed : changed + '·'.repeat(Math.ceil(letters * LONGER));
}

/** A catalogue, phrasebook or table of texts, entry by entry. Numbers and flags stay. */
export function pseudo<T>(catalogue: T): T {
  if (typeof catalogue === 'string') return pseudoText(catalogue) as T;
  if (typeof catalogue === 'function')
    return ((...values: unknown[]) => pseudo((catalogue as (...v: unknown[]) => unknown)(...values))) as T;
  if (Array.isArray(catalogue)) return catalogue.map((entry) => pseudo(entry)) as T;
  if (typeof catalogue === 'object' && catalogue !== null)
    return Object.fromEntries(Object.entries(catalogue).map(([key, entry]) => [key, pseudo(entry)])) as T;
  return catalogue;
}
