/**
 * Ukrainian and Russian layouts: a letter stands for the Latin one on the same key, so that commands work without
 * switching the layout. While a text field is open letters are letters.
 */
// biome-ignore format: rows of a keyboard
const ROWS: readonly (readonly [cyrillic: string, latin: string])[] = [
  ['йцукенгшщзхъ', 'qwertyuiop[]'], ['фывапролджэ', "asdfghjkl;'"], ['ячсмитьбю', 'zxcvbnm,.'],
  ['ЙЦУКЕНГШЩЗХЪ', 'QWERTYUIOP{}'], ['ФЫВАПРОЛДЖЭ', 'ASDFGHJKL:"'], ['ЯЧСМИТЬБЮ', 'ZXCVBNM<>'],
  // Where the Ukrainian layout differs.
  ['іїє', "s]'"], ['ІЇЄ', 'S}"'],
];

const LATIN: ReadonlyMap<string, string> = new Map(
  ROWS.flatMap(([cyrillic, latin]) => Array.from(cyrillic, (sign, i): [string, string] => [sign, latin[i] ?? sign])),
);

/** The key as it would be on a Latin layout. */
export const latinKey = (key: string): string => LATIN.get(key) ?? key;
