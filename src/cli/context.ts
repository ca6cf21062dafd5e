/** What every command gets: the world outside, the global options, and saves and settings when they are needed. */

import { Refused } from '../engine/types.js';
import { configFolder, saveFolder } from '../host/folders.js';
import { Library } from '../host/library.js';
import type { SettingsStore } from '../host/settings.js';
import { Store } from '../store/store.js';
import type { Io } from './io.js';

export interface Globals {
  readonly saves?: string;
  readonly plain?: boolean;
  readonly ascii?: boolean;
  readonly colour?: string;
  readonly theme?: string;
  readonly kiosk?: boolean;
  readonly programs?: boolean;
}

export class Context {
  private prefs: SettingsStore | undefined;
  private shelf: Library | undefined;
  /** Commands that this command line itself put into a seat. */
  private readonly named = new Set<string>();

  constructor(
    readonly io: Io,
    readonly globals: Globals,
  ) {}

  /** A guest machine: one folder of saves, and nothing a guest types names a path. */
  get kiosk(): boolean {
    return this.globals.kiosk === true || this.io.env['HOTSEAT_KIOSK'] === '1';
  }

  forbidInKiosk(what: string): void {
    if (this.kiosk) throw new Refused('kiosk', { what });
  }

  /** Programs in seats of a new game: whoever typed the command line wants them run. */
  seatPrograms(commands: readonly string[]): void {
    if (commands.length > 0) this.forbidInKiosk('Starting programs');
    for (const command of commands) this.named.add(command);
  }

  /** Those that only a save names run when --programs was said. */
  private mayRun(command: string): boolean {
    return !this.kiosk && (this.globals.programs === true || this.named.has(command));
  }

  async settings(): Promise<SettingsStore> {
    if (!this.prefs) {
      const { SettingsStore } = await import('../host/settings.js');
      this.prefs = new SettingsStore(this.io.env['HOTSEAT_CONFIG'] || configFolder(this.io.env));
    }
    return this.prefs;
  }

  async library(): Promise<Library> {
    if (!this.shelf) {
      const known = this.globals.saves || this.io.env['HOTSEAT_SAVES'];
      const setting = known ? '' : (await this.settings()).all().saves;
      const folder = saveFolder(this.io, this.globals.saves, () => setting);
      this.shelf = new Library(new Store(folder), this.io.place.version, (command) => this.mayRun(command));
    }
    return this.shelf;
  }

  close(): void {
    this.shelf?.releaseAll();
  }
}
