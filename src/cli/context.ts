/** What every command gets: the world outside, the global options, and saves and settings when they are needed. */

import path from 'node:path';
import { Refused } from '../engine/types.js';
import { configFolder, guestFolder, saveFolder } from '../host/folders.js';
import { complain, type Io } from '../host/io.js';
import { Library } from '../host/library.js';
import { NO_ROADS, type Roads } from '../host/roads.js';
import type { SettingsStore } from '../host/settings.js';
import { sentence } from '../phrases.js';
import { realFiles } from '../store/files.js';
import { type Room, readText, Store } from '../store/store.js';

/** What guests of a kiosk are kept from; the refusal has the words. */
type Forbidden = 'programs' | 'elsewhere' | 'import' | 'export' | 'host' | 'path' | 'resume' | 'folder';

/** What a guest may fill: no game needs more, and the disk of the machine is not theirs. */
const KIOSK_ROOM: Room = { saves: 200, bytes: 100_000_000 };

export interface Globals {
  readonly saves?: string;
  readonly plain?: boolean;
  readonly ascii?: boolean;
  readonly colour?: string;
  readonly theme?: string;
  readonly lang?: string;
  readonly kiosk?: boolean;
  readonly guest?: string;
  readonly programs?: boolean;
}

export class Context {
  private prefs: SettingsStore | undefined;
  private shelf: Library | undefined;
  /** Commands that this command line itself put into a seat. */
  private readonly named = new Set<string>();
  private readonly ends: (() => void)[] = [];
  private closed = false;
  private lost = false;

  /** A terminal that can only print lines: it is played in lines, without being asked for. */
  readonly dumb: boolean;
  private wishes: Globals;

  constructor(
    readonly io: Io,
    globals: Globals,
    readonly roads: Roads = NO_ROADS,
  ) {
    this.dumb = io.env['TERM'] === 'dumb' && Boolean(io.stdin.isTTY && io.stdout.isTTY) && globals.plain !== true;
    this.wishes = this.dumb ? { ...globals, plain: true } : globals;
  }

  get globals(): Globals {
    return this.wishes;
  }

  /** Plain mode is also asked for by the environment, as other programs are told of screen readers, and by a setting. */
  async settle(): Promise<void> {
    if (this.wishes.plain) return;
    const asked = !['', '0'].includes(this.io.env['ACCESSIBLE'] ?? '');
    if (asked || (await this.settings()).all().plain === 'on') this.wishes = { ...this.wishes, plain: true };
  }

  /** A guest machine: one folder of saves, and nothing a guest types names a path. */
  get kiosk(): boolean {
    return this.globals.kiosk === true || this.io.env['HOTSEAT_KIOSK'] === '1';
  }

  forbidInKiosk(what: Forbidden): void {
    if (this.kiosk) throw new Refused('kiosk', { what });
  }

  /** Programs in seats of a new game: whoever typed the command line wants them run. */
  seatPrograms(commands: readonly string[]): void {
    if (commands.length > 0) this.forbidInKiosk('programs');
    for (const command of commands) this.named.add(command);
  }

  /** Those that only a save names run when --programs was said. */
  private mayRun(command: string): boolean {
    return !this.kiosk && (this.globals.programs === true || this.named.has(command));
  }

  async settings(): Promise<SettingsStore> {
    if (!this.prefs) {
      const { SettingsStore } = await import('../host/settings.js');
      const folder = this.io.env['HOTSEAT_CONFIG'] || configFolder(this.io.env);
      this.prefs = new SettingsStore(path.join(folder, guestFolder(this.io, this.globals.guest)));
    }
    return this.prefs;
  }

  async library(): Promise<Library> {
    if (!this.shelf) {
      const known = this.globals.saves || this.io.env['HOTSEAT_SAVES'];
      const setting = known ? '' : (await this.settings()).all().saves;
      const all = saveFolder(this.io, this.globals.saves, () => setting);
      const folder = path.join(all, guestFolder(this.io, this.globals.guest));
      this.shelf = new Library(new Store(folder, realFiles, this.kiosk ? KIOSK_ROOM : null), this.io.place.version, {
        programs: (command) => this.mayRun(command),
        elsewhere: (wish) => this.otherStore(wish),
        file: (name) => this.foreignFile(name),
      });
    }
    return this.shelf;
  }

  /** Where else a save may go when its folder does not take it. */
  private otherStore(wish: string): Store {
    this.forbidInKiosk('elsewhere');
    return new Store(path.resolve(this.io.cwd, wish));
  }

  /** A file to be brought in; `~` is the home folder, as shells have it. */
  private foreignFile(name: string): string {
    this.forbidInKiosk('import');
    const { HOME = '' } = this.io.env;
    return readText(path.resolve(this.io.cwd, name.replace(/^~(?=\/|$)/, HOME)), name);
  }

  /** To be done on every way out, in the order in which it was said. */
  atEnd(work: () => void): void {
    this.ends.push(work);
  }

  /**
   * The one end of everything, on every road: last write and locks, then bots and the terminal, each whatever became of
   * the others. True when answers are lost; the sentence is said here, once the terminal is back.
   */
  close(): boolean {
    if (this.closed) return this.lost;
    this.closed = true;
    const lost = this.shelf?.close() ?? [];
    this.lost = lost.length > 0;
    for (const work of this.ends) attempt(work);
    for (const { name, answers, trouble } of lost) {
      const cause = trouble ? ` ${sentence(trouble)}` : '';
      attempt(() => complain(this.io, `hotseat: ${sentence(new Refused('answers-lost', { name, answers }))}${cause}`));
    }
    return this.lost;
  }
}

function attempt(work: () => void): void {
  try {
    work();
  } catch {
    // One step of the way out does not keep the next one from being done.
  }
}
