/** The only list of languages. A language is one folder and one line here; its texts are loaded when they are spoken. */
import type { Language, PartialLanguage } from './language.js';

export interface LanguageEntry {
  /** As the environment and the settings name it: 'uk'. */
  readonly id: string;
  /** What its speakers call it. */
  readonly name: string;
  /** Nothing: English, which stands beside the code that speaks it. */
  load?(): Promise<Language | PartialLanguage>;
}

export const ENGLISH: LanguageEntry = { id: 'en', name: 'English' };

const LANGUAGES: LanguageEntry[] = [
  ENGLISH,
  { id: 'uk', name: 'українська', load: async () => (await import('./uk/index.js')).language },
  { id: 'pl', name: 'polski', load: async () => (await import('./pl/index.js')).language },
  { id: 'ru', name: 'русский', load: async () => (await import('./ru/index.js')).language },
];

export const languages = (): readonly LanguageEntry[] => LANGUAGES;

/** Languages from outside this list, for tests. */
export function addLanguage(entry: LanguageEntry): void {
  if (!LANGUAGES.some((known) => known.id === entry.id)) LANGUAGES.push(entry);
}

const ofId = (id: string): LanguageEntry | undefined => LANGUAGES.find((entry) => entry.id === id);

type Environment = Readonly<Record<string, string | undefined>>;

const VARIABLES = ['LC_ALL', 'LC_MESSAGES', 'LANG'] as const;

/** What the environment asks for, as POSIX ranks its variables: 'uk_UA.UTF-8' is Ukrainian, 'C' is English. */
export function wishOf(env: Environment): { entry: LanguageEntry; variable: string } | null {
  const variable = VARIABLES.find((name) => env[name]);
  if (variable === undefined) return null;
  const id = /^[a-z]+/i.exec(env[variable] ?? '')?.[0].toLowerCase() ?? '';
  return { entry: ofId(id) ?? ENGLISH, variable };
}

const languageOf = (env: Environment): LanguageEntry => wishOf(env)?.entry ?? ENGLISH;

/** The language of a setting: its id, or 'auto' for what the environment asks for. */
export function languageSet(id: string, env: Environment): LanguageEntry {
  return ofId(id) ?? languageOf(env);
}

/** The language that was asked for by its id or its own name, or undefined. */
export function languageCalled(word: string): LanguageEntry | undefined {
  const wanted = word.toLowerCase();
  return LANGUAGES.find((entry) => entry.id === wanted || entry.name.toLowerCase() === wanted);
}
