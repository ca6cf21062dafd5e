/**
 * What the test of a translation asks, for games and for the shell. Every game and language has a test file of its own,
 * `test/languages/<game>.<lang>.test.ts`, so that translators do not meet in one file:
 *
 *   import { module } from '../../src/games/new-dawn/index.js';
 *   import { ui } from '../../src/games/new-dawn/ui/index.js';
 *   import { texts } from '../../src/languages/uk/new-dawn/index.js';
 *   import { gameIn, NUMBERS, plainWords, sameAsEnglish, tooWide } from './told.js';
 *   import { saidBefore, saidPlaying } from '../helpers/pseudo-game.js';
 *
 *   const uk = gameIn(texts, module, ui);
 *   expect(sameAsEnglish(texts, module.texts, ['TNT', 'nouns.leader'])).toEqual([]);
 *   expect(plainWords(saidBefore(uk.module), NAMES)).toEqual([]);                 // Cyrillic: no Latin word is left
 *   expect(borrowed(saidBefore(pl.module), saidBefore(module), NAMES)).toEqual([]); // Latin: no English word is left
 *   expect(NUMBERS.map((n) => texts.points({ n }))).toEqual(['0 очок', '1 очко', …]);
 *   expect(tooWide(texts.brief, 7)).toEqual([]);
 *   expect(alike(texts.letter)).toEqual([]);
 *
 * One random game with few seats is enough in the suite: it must stay within a few seconds.
 */
import stringWidth from 'string-width';
import type { GameModule } from '../../src/engine/phrasebook.js';
import type { GameUi } from '../../src/ui/types.js';
import { literals, type Saying } from '../helpers/pseudo-game.js';

/** Numbers that show every plural form of the Slavic languages, and the places where they change. */
export const NUMBERS: readonly number[] = [0, 1, 2, 5, 11, 21, 22, 25, 101];

/** The game and its screen, speaking from this catalogue. */
export function gameIn(texts: unknown, module: GameModule, ui: GameUi): { module: GameModule; ui: GameUi } {
  if (!module.in || !ui.in) throw new Error(`${module.game.id} has no catalogue`);
  return { module: module.in(texts), ui: ui.in(texts) };
}

/**
 * Where a catalogue says what the English one says: texts that are equal, and functions that are written alike and have
 * words of their own. `allowed` are texts (names, signs) or paths; a path stands for everything below it.
 */
export function sameAsEnglish(catalogue: unknown, english: unknown, allowed: readonly string[] = []): string[] {
  const known = new Set(allowed);
  const walk = (own: unknown, theirs: unknown, path: string): string[] => {
    if (known.has(path)) return [];
    if (typeof own === 'string')
      return own === theirs && /\p{L}/u.test(own) && !known.has(own) ? [`${path}: ${own}`] : [];
    if (typeof own === 'function') return isSameFunction(own, theirs) ? [`${path}: ${own}`] : [];
    if (!isRecord(own) || !isRecord(theirs)) return [];
    return Object.entries(own).flatMap(([key, value]) =>
      walk(value, theirs[key], path === '' ? key : `${path}.${key}`),
    );
  };
  return walk(catalogue, english, '');
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Functions that only put values in a row say the same in every language; words between quotes do not. */
function isSameFunction(own: unknown, theirs: unknown): boolean {
  const source = String(own);
  if (source !== String(theirs)) return false;
  const quoted = source.match(/'[^']*'|"[^"]*"|`[^`]*`/g) ?? [];
  // Keys of facts stand in brackets: f["seats"].
  return quoted.some((text) => /\p{L}{2}/u.test(text.replace(/\$\{[^}]*\}/g, '')) && !source.includes(`[${text}]`));
}

/** Words in Latin letters where a language has others: what was not translated, and code that speaks English. */
export const plainWords = (said: readonly Saying[], allowed: readonly string[] = []): string[] =>
  literals(said, allowed);

const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/\p{L}{4,}/gu) ?? [];

/**
 * English words in a language with Latin letters: those that the game says in English as well. `allowed` are names and
 * words that both languages have.
 */
export function borrowed(
  said: readonly Saying[],
  english: readonly Saying[],
  allowed: readonly string[] = [],
): string[] {
  const known = new Set(allowed.flatMap(wordsOf));
  const theirs = new Set(english.flatMap(({ text }) => wordsOf(text)));
  return said.flatMap(({ about, text }) =>
    wordsOf(text).flatMap((word) => (theirs.has(word) && !known.has(word) ? [`${about}: '${word}' in '${text}'`] : [])),
  );
}

/** Short forms that take more columns than there are. */
export const tooWide = (texts: Readonly<Record<string, string>>, columns: number): string[] =>
  Object.entries(texts).flatMap(([key, text]) => (stringWidth(text) > columns ? [`${key}: ${text}`] : []));

/** Signs that mean two things in one table. */
export function alike(signs: Readonly<Record<string, string>>): string[] {
  const seen = new Map<string, string>();
  return Object.entries(signs).flatMap(([key, sign]) => {
    const other = seen.get(sign);
    seen.set(sign, key);
    return other === undefined ? [] : [`${sign}: ${other} and ${key}`];
  });
}
