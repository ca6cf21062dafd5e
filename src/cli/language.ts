/** Which language the program speaks: what the command line says goes before the setting, and that before the environment. */
import path from 'node:path';
import { Refused } from '../engine/types.js';
import { configFolder, guestFolder } from '../host/folders.js';
import type { Io } from '../host/io.js';
import { SettingsStore } from '../host/settings.js';
import { ENGLISH, type LanguageEntry, languageCalled, languages, wishOf } from '../languages/index.js';
import { speak } from '../languages/spoken.js';
import { near } from '../text/nearest.js';

interface SpokenBy {
  readonly entry: LanguageEntry;
  readonly why: 'option' | 'setting' | 'environment' | 'nothing';
  /** 'LANG=uk_UA.UTF-8' */
  readonly variable?: string;
}

/** Commander reads the same words later, but its help is in this language already. */
function wordOf(words: readonly string[], flag: string): string | undefined {
  const end = words.indexOf('--');
  const own = end < 0 ? words : words.slice(0, end);
  const at = own.findLastIndex((word) => word === flag || word.startsWith(`${flag}=`));
  if (at < 0) return undefined;
  return own[at] === flag ? own[at + 1] : own[at]?.slice(flag.length + 1);
}

/** Throws `Refused` where the command line asks for a language that is not there. */
export function languageAsked(io: Io, words: readonly string[]): SpokenBy {
  const wish = wordOf(words, '--lang');
  if (wish !== undefined) return { entry: languageOption(wish), why: 'option' };
  const set = languageCalled(settingIn(io, words));
  if (set) return { entry: set, why: 'setting' };
  const found = wishOf(io.env);
  if (!found) return { entry: ENGLISH, why: 'nothing' };
  return { entry: found.entry, why: 'environment', variable: `${found.variable}=${io.env[found.variable]}` };
}

function languageOption(wish: string): LanguageEntry {
  const entry = languageCalled(wish);
  if (entry) return entry;
  const known = languages().flatMap(({ id, name }) => [id, name]);
  throw new Refused('language-unknown', {
    language: wish.slice(0, 60),
    near: near(wish, known),
    languages: languages()
      .map(({ id, name }) => `${id} (${name})`)
      .join(', '),
  });
}

function settingIn(io: Io, words: readonly string[]): string {
  try {
    const folder = io.env['HOTSEAT_CONFIG'] || configFolder(io.env);
    const guest = guestFolder(io, wordOf(words, '--guest'));
    return new SettingsStore(path.join(folder, guest)).all().language;
  } catch {
    return ''; // the command that needs the guest's folder says what is wrong with it
  }
}

export async function speakAsAsked(io: Io, words: readonly string[]): Promise<void> {
  await speak(ENGLISH); // for a refusal
  await speak(languageAsked(io, words).entry);
}
