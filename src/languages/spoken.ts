/**
 * The language in which this process speaks. One person at a time sits before it, so there is one; at a hand-over it may
 * become another. Components and controllers are given their texts as values: this is where those values come from.
 */
import { en as shell } from '../ui/texts/en.js';
import { completed } from './complete.js';
import { bots } from './en/bots.js';
import { commands } from './en/commands.js';
import { help } from './en/help.js';
import { lessons } from './en/lessons.js';
import { plain } from './en/plain.js';
import { protocol } from './en/protocol.js';
import { refusals } from './en/refusals.js';
import { ENGLISH, type LanguageEntry } from './index.js';
import type { GameWords, ProgramTexts } from './language.js';

export interface Spoken extends ProgramTexts {
  /** For plurals, lists and numbers. */
  readonly locale: string;
  /** By the ids of src/games.ts; what is not there is said in English. */
  readonly games: Readonly<Record<string, Partial<GameWords> | undefined>>;
}

/** Everything outside of the games' rooms in English: the measure of the other languages. */
export const english: Spoken = {
  locale: ENGLISH.id,
  shell,
  refusals,
  plain,
  commands,
  help,
  bots,
  lessons,
  protocol,
  games: {},
};

const known = new Map<string, Spoken>([[ENGLISH.id, english]]);

let now = english;

export const spoken = (): Spoken => now;

/** Every language that can be spoken at once. */
export const learnedLanguages = (): readonly Spoken[] => [...known.values()];

/** Loads a language where it is not loaded yet. */
export async function learned(entry: LanguageEntry): Promise<Spoken> {
  const before = known.get(entry.id);
  if (before) return before;
  const { games = {}, ...program } = (await entry.load?.()) ?? {};
  const found: Spoken = { ...completed<Spoken>(program, english), locale: entry.id, games };
  known.set(entry.id, found);
  return found;
}

/** From now on everything is said in this language. */
export async function speak(entry: LanguageEntry): Promise<Spoken> {
  now = await learned(entry);
  return now;
}

/** A language that is loaded already: at once, for a hand-over. One that is not leaves everything as it is. */
export function speakAgain({ id }: LanguageEntry): void {
  now = known.get(id) ?? now;
}
