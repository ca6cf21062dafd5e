/** Preferences, kept by conf in the user's configuration folder. Saves never go there. */
import fs from 'node:fs';
import path from 'node:path';
import { Refused } from '../engine/types.js';
import { languages } from '../languages/index.js';
import { spoken } from '../languages/spoken.js';
import { makeFolder } from '../store/files.js';
import { readText } from '../store/store.js';
import { asRefused } from '../store/trouble.js';
import { near } from '../text/nearest.js';
import { CLOCKS, HANDOVERS, SECONDS, type Settings } from '../ui/host.js';
import { LEVELS } from '../ui/theme/levels.js';
import { THEMES } from '../ui/theme/tokens.js';

/** Name of the file, without its ending. */
const NAME = 'settings';
/** Nobody's settings come near these. */
const MOST_BYTES = 100_000;
const MOST_LETTERS = 100;

/** What is stored: what the screen wants to know, whether there is to be one, and the save folder. */
export interface Preferences extends Settings {
  /** 'on': games are played line by line, as with --plain. */
  readonly plain: string;
  /** Empty: the usual folder. */
  readonly saves: string;
}

const DEFAULTS: Preferences = {
  language: 'auto',
  theme: 'default',
  colour: 'auto',
  glyphs: 'auto',
  names: [],
  silenced: [],
  pace: 'follow',
  handover: 'short',
  clock: 'off',
  hints: 'on',
  mouse: 'on',
  bell: 'off',
  chat: 'on',
  easy: '0.2',
  normal: '1',
  hard: '5',
  plain: 'off',
  saves: '',
};

/** For each setting its possible words; null is any text, 'list' several words with commas. */
const ALLOWED: Readonly<Record<keyof Preferences, readonly string[] | 'list' | null>> = {
  language: ['auto', ...languages().map(({ id }) => id)],
  theme: THEMES,
  colour: ['auto', ...LEVELS],
  glyphs: ['auto', 'unicode', 'ascii'],
  names: 'list',
  silenced: 'list',
  pace: ['follow', 'at-once'],
  handover: HANDOVERS,
  clock: CLOCKS,
  hints: ['on', 'off'],
  mouse: ['on', 'off'],
  bell: ['on', 'off'],
  chat: ['on', 'off'],
  easy: SECONDS,
  normal: SECONDS,
  hard: SECONDS,
  plain: ['on', 'off'],
  saves: null,
};

/** Thinking time of a bot in milliseconds, for the levels that a setting knows. */
export function thinkingMs(settings: Pick<Settings, 'easy' | 'normal' | 'hard'>, level: string): number | undefined {
  if (level !== 'easy' && level !== 'normal' && level !== 'hard') return undefined;
  return Number(settings[level]) * 1000;
}

export const SETTING_KEYS = Object.keys(DEFAULTS) as readonly (keyof Preferences)[];

export function settingHelp(key: keyof Preferences): { help: string; allowed: string } {
  const allowed = ALLOWED[key];
  const { commands } = spoken();
  return {
    help: commands.settings[key],
    allowed:
      allowed === null
        ? commands.anyFolder
        : allowed === 'list'
          ? commands.someWords({ most: MOST_LETTERS })
          : allowed.join(', '),
  };
}

export function settingCalled(key: string): keyof Preferences {
  const found = SETTING_KEYS.find((known) => known === key);
  if (found) return found;
  throw new Refused('setting', { key, near: near(key, SETTING_KEYS), keys: SETTING_KEYS.join(', ') });
}

/** A value from the command line. */
export function settingFrom(key: keyof Preferences, text: string): string | readonly string[] {
  const allowed = ALLOWED[key];
  if (allowed === null) return text;
  if (allowed === 'list') {
    const words = text
      .split(',')
      .map((word) => word.trim())
      .filter((word) => word !== '');
    if (fits(key, words)) return words;
  } else if (allowed.includes(text)) return text;
  throw new Refused('setting-value', { key, value: text, allowed: settingHelp(key).allowed });
}

/** A stored value that somebody changed by hand counts only when it fits. */
function fits(key: keyof Preferences, value: unknown): boolean {
  const allowed = ALLOWED[key];
  const isWord = (word: unknown) => typeof word === 'string' && word.length <= MOST_LETTERS;
  if (allowed === 'list') return Array.isArray(value) && value.every(isWord);
  return typeof value === 'string' && (allowed === null || allowed.includes(value));
}

/**
 * Reading is a plain look into the file, because every start of the program does it and conf takes longer to load than
 * all the rest; writing goes through conf, which does it safely.
 */
export class SettingsStore {
  readonly file: string;
  private values: Readonly<Record<string, unknown>>;
  private pending: Promise<void> = Promise.resolve();

  constructor(private readonly folder: string) {
    this.file = path.join(folder, `${NAME}.json`);
    this.values = stored(this.file) ?? {};
  }

  all(): Preferences {
    const out: Record<string, unknown> = { ...DEFAULTS };
    for (const key of SETTING_KEYS) if (fits(key, this.values[key])) out[key] = this.values[key];
    return out as unknown as Preferences;
  }

  /** Counts at once; the promise says that it is on disk, or why not. */
  change(some: Partial<Preferences>): Promise<void> {
    this.values = { ...this.values, ...some };
    return this.write((before) => ({ ...before, ...some }));
  }

  forget(key: keyof Preferences): Promise<void> {
    const { [key]: _, ...rest } = this.values;
    this.values = rest;
    return this.write(({ [key]: _, ...before }) => before);
  }

  /** Everything that was changed is on disk, as far as the disk takes it. */
  settled(): Promise<void> {
    return this.pending.catch(() => undefined);
  }

  /** Other programs may have written since: what fits of theirs stays, what nobody knows goes. */
  private write(change: (before: Record<string, unknown>) => Record<string, unknown>): Promise<void> {
    this.pending = this.settled().then(async () => {
      try {
        // Conf would follow it to wherever it leads.
        if (fs.lstatSync(this.file, { throwIfNoEntry: false })?.isSymbolicLink())
          throw new Refused('setting-link', { where: this.file });
        makeFolder(this.folder);
        const { default: Conf } = await import('conf');
        const before = stored(this.file);
        // What cannot be read counts for nothing, and conf would read it all before it writes.
        if (!before) fs.rmSync(this.file, { force: true });
        const good = SETTING_KEYS.filter((key) => fits(key, before?.[key])).map((key) => [key, before?.[key]]);
        const conf = new Conf<Record<string, unknown>>({
          cwd: this.folder,
          configName: NAME,
          clearInvalidConfig: true,
        });
        conf.store = change(Object.fromEntries(good));
      } catch (error) {
        throw asRefused(error, this.file);
      }
    });
    return this.pending;
  }
}

/** Null when there are none yet, or broken ones: the defaults do. */
function stored(file: string): Readonly<Record<string, unknown>> | null {
  try {
    const raw: unknown = JSON.parse(readText(file, NAME, MOST_BYTES));
    return typeof raw === 'object' && !Array.isArray(raw) ? (raw as Record<string, unknown> | null) : null;
  } catch {
    return null;
  }
}
