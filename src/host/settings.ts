/** Preferences, kept by conf in the user's configuration folder. Saves never go there. */
import Conf from 'conf';
import { Refused } from '../engine/types.js';
import { asRefused } from '../store/store.js';
import { didYouMean } from '../text/nearest.js';
import type { Settings } from '../ui/host.js';
import { LEVELS, THEMES } from '../ui/paint/palette.js';

/** What is stored: what the screen wants to know, and the save folder. */
export interface Preferences extends Settings {
  /** Empty: the usual folder. */
  readonly saves: string;
}

const DEFAULTS: Preferences = { theme: 'default', colour: 'auto', glyphs: 'auto', names: [], silenced: [], saves: '' };

/** For each setting its possible words; null is any text, 'list' several words with commas. */
const ALLOWED: Readonly<Record<keyof Preferences, readonly string[] | 'list' | null>> = {
  theme: THEMES,
  colour: ['auto', ...LEVELS],
  glyphs: ['auto', 'unicode', 'ascii'],
  names: 'list',
  silenced: 'list',
  saves: null,
};

const HELP: Readonly<Record<keyof Preferences, string>> = {
  theme: 'colours of the screen',
  colour: 'how many colours the terminal can show',
  glyphs: 'signs of the screen: Unicode, or plain ASCII',
  names: 'names offered for the next game',
  silenced: 'warnings that are not shown any more',
  saves: 'folder of the saves; empty for the usual one',
};

export const SETTING_KEYS = Object.keys(DEFAULTS) as readonly (keyof Preferences)[];

export function settingHelp(key: keyof Preferences): { help: string; allowed: string } {
  const allowed = ALLOWED[key];
  return {
    help: HELP[key],
    allowed: allowed === null ? 'any folder' : allowed === 'list' ? 'words, with commas' : allowed.join(', '),
  };
}

export function settingCalled(key: string): keyof Preferences {
  const found = SETTING_KEYS.find((known) => known === key);
  if (found) return found;
  throw new Refused('setting', { key, hint: didYouMean(key, SETTING_KEYS), keys: SETTING_KEYS.join(', ') });
}

/** A value from the command line. */
export function settingFrom(key: keyof Preferences, text: string): string | readonly string[] {
  const allowed = ALLOWED[key];
  if (allowed === null) return text;
  if (allowed === 'list')
    return text
      .split(',')
      .map((word) => word.trim())
      .filter((word) => word !== '');
  if (allowed.includes(text)) return text;
  throw new Refused('setting-value', { key, value: text, allowed: allowed.join(', ') });
}

/** A stored value that somebody changed by hand counts only when it fits. */
function fits(key: keyof Preferences, value: unknown): boolean {
  const allowed = ALLOWED[key];
  if (allowed === 'list') return Array.isArray(value) && value.every((word) => typeof word === 'string');
  return typeof value === 'string' && (allowed === null || allowed.includes(value));
}

export class SettingsStore {
  private conf: Conf<Record<string, unknown>>;

  constructor(folder?: string) {
    const where = folder ? { cwd: folder } : { projectName: 'hotseat', projectSuffix: '' };
    this.conf = new Conf<Record<string, unknown>>({ ...where, configName: 'settings', clearInvalidConfig: true });
  }

  get file(): string {
    return this.conf.path;
  }

  all(): Preferences {
    const stored = this.conf.store;
    const out: Record<string, unknown> = { ...DEFAULTS };
    for (const key of SETTING_KEYS) if (fits(key, stored[key])) out[key] = stored[key];
    return out as unknown as Preferences;
  }

  change(some: Partial<Preferences>): void {
    try {
      for (const [key, value] of Object.entries(some)) this.conf.set(key, value);
    } catch (error) {
      throw asRefused(error, this.file);
    }
  }

  forget(key: keyof Preferences): void {
    try {
      this.conf.delete(key);
    } catch (error) {
      throw asRefused(error, this.file);
    }
  }
}
