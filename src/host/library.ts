/** Saves and games together: what it takes to put a game on the table and to keep it. */

import { entryText } from '../engine/log.js';
import type { GameModule } from '../engine/phrasebook.js';
import type { SaveFile } from '../engine/save/format.js';
import { openSave, saveOf } from '../engine/save/open.js';
import { type RuleCrash, Session, type TableSeat, type TableSpec } from '../engine/session.js';
import { Refused } from '../engine/types.js';
import { games } from '../games.js';
import { spoken } from '../languages/spoken.js';
import { openingNotice } from '../phrases.js';
import type { Lock } from '../store/lock.js';
import { readText, Store } from '../store/store.js';
import { SaveWriter } from '../store/writer.js';
import { near } from '../text/nearest.js';
import { sealNotice } from './dealing.js';
import { programsOf, shownSeats } from './seats.js';

/** A game out of a save, to look at. */
export interface Looked {
  readonly module: GameModule;
  readonly session: Session;
  readonly name: string;
  /** What was not as it should be with the file; the game can be played on all the same. */
  readonly notice: string | null;
}

/** A game on the table. */
export interface Kept extends Looked {
  /** Writes it, and knows what is on disk. */
  readonly writer: SaveWriter;
}

/** Reasons for which the former generation of a save is worth a look. */
const DAMAGED = ['save-empty', 'save-not-json', 'save-shape', 'save-changed', 'save-broken'];

/** What whoever started the program allows. */
interface Permissions {
  programs(command: string): boolean;
  elsewhere(folder: string): Store;
  /** Text of a file that somebody named to be brought in. */
  file(name: string): string;
}

const NOTHING: Permissions = {
  programs: () => false,
  elsewhere: (folder) => new Store(folder),
  file: (name) => readText(name, name),
};

type WriterParts = [
  name: string,
  lock: ReturnType<Store['lock']>,
  session: Session,
  read: { readonly text: string; readonly answers: number } | null,
];

export class Library {
  private readonly writers = new Set<SaveWriter>();
  /** Closed with answers that are not on disk. */
  private readonly lost = new Set<SaveWriter>();
  /** Taken for a save that is still being read. */
  private readonly opening = new Set<Lock>();

  constructor(
    readonly store: Store,
    readonly app: string,
    private readonly may: Permissions = NOTHING,
  ) {}

  /** May this program play a seat? A save can come from anywhere, and names what it likes. */
  programs(command: string): boolean {
    return this.may.programs(command);
  }

  /** Another folder to keep a save in, where the first one does not take it. Throws `Refused` where there is none. */
  elsewhere(folder: string): Store {
    return this.may.elsewhere(folder);
  }

  /** A file from anywhere. Throws `Refused`, also where whoever started the program does not allow it. */
  foreign(name: string): string {
    return this.may.file(name);
  }

  /** Deals a new game and writes its first save. */
  begin(module: GameModule, table: TableSpec, seed: string, wish: string): Kept {
    const session = new Session({ module, table, seed });
    return { ...this.keep(module, session, wish), notice: sealNotice(session) };
  }

  /** Gives a session a save of its own. Throws `Refused` when the disk does not take it; then nothing is left. */
  keep(module: GameModule, session: Session, wish: string): Kept {
    const name = this.store.freeName(wish);
    const writer = this.writerOf(name, this.store.lock(name), session, null);
    if (!writer.write()) {
      const cause = writer.trouble ?? new Refused('disk-trouble', { where: this.store.folder, code: '' });
      this.forget(writer);
      throw cause;
    }
    return { module, session, name, writer, notice: null };
  }

  /** A game to look at. Throws `Refused`; when the save is damaged, `hasGoodBackup` says whether that would do. */
  async look(name: string, backup = false): Promise<Looked> {
    const plain = this.known(name);
    const file = backup ? this.store.readBackup(plain) : this.store.read(plain);
    return { name: plain, ...(await this.opened(file)) };
  }

  /** A game to play on: no other program may have it open. Throws `Refused`, and then nothing is locked. */
  async open(name: string, backup = false): Promise<Kept> {
    const plain = this.known(name);
    const lock = this.store.lock(plain);
    this.opening.add(lock);
    let writer: SaveWriter | null = null;
    try {
      const { save: file, text } = backup
        ? { save: this.store.readBackup(plain), text: null }
        : this.store.readWithText(plain);
      const { module, session, notice } = await this.opened(file);
      this.checkPrograms(session.table.seats);
      // The program has begun to end meanwhile, and has given the lock back.
      if (!this.opening.has(lock)) throw new Refused('save-closed', { name: plain });
      writer = this.writerOf(plain, lock, session, text === null ? null : { text, answers: file.log.length });
      // What cannot be followed or does not fit stays on disk under another name before the game goes on.
      if (notice !== null) this.store.write(this.store.freeName(`${plain}-before`), file);
      // From the former generation: the writer keeps what stood in its place.
      if (notice !== null || backup) writer.write();
      return { module, session, name: plain, writer, notice };
    } catch (error) {
      if (writer) this.forget(writer);
      else lock.release();
      throw error;
    } finally {
      this.opening.delete(lock);
    }
  }

  private writerOf(...[name, lock, session, read]: WriterParts): SaveWriter {
    const writer = new SaveWriter(this.store, name, lock, () => saveOf(session, this.app), read);
    this.writers.add(writer);
    return writer;
  }

  private async opened(file: SaveFile): Promise<Omit<Looked, 'name'>> {
    const entry = games().find((known) => known.id === file.game);
    if (!entry) throw new Refused('save-game', { game: file.game });
    const module = await entry.module();
    const save = { ...file, table: { ...file.table, seats: shownSeats(file.table.seats) } };
    const opened = openSave(module, save);
    return { module, session: opened.session, notice: openingNotice(opened) };
  }

  /** A save that names a command would run it as soon as its seat is asked: only when the player said so. */
  checkPrograms(seats: readonly TableSeat[]): void {
    for (const [seat, command] of programsOf(seats))
      if (!this.programs(command)) throw new Refused('save-programs', { seat: seat + 1, command });
  }

  /** Is the former generation of this damaged save good? */
  hasGoodBackup(name: string, error: unknown): boolean {
    if (!(error instanceof Refused) || !DAMAGED.includes(error.code)) return false;
    try {
      this.store.readBackup(name);
      return true;
    } catch {
      return false;
    }
  }

  /** The name without its ending; when there is no such save, the refusal says which one is near. */
  known(name: string): string {
    const plain = name.endsWith('.json') ? name.slice(0, -'.json'.length) : name;
    if (!this.store.exists(plain)) {
      const names = this.store.names();
      throw new Refused('save-missing', { name: plain, near: near(plain, names) });
    }
    return plain;
  }

  /** The save that was written last. */
  latest(): string {
    const newest = this.store.list()[0];
    if (!newest) throw new Refused('save-none', { folder: this.store.folder });
    return newest.name;
  }

  /** A rule failed: keeps the position before it and what could not be played, for whoever mends the rule. */
  keepCrash(kept: Pick<Kept, 'name' | 'session'>, crash: RuleCrash): string {
    const name = this.store.freeName(`${kept.name}-crash`.slice(0, 70));
    this.store.write(name, saveOf(kept.session, this.app));
    const cause = crash.cause instanceof Error ? crash.cause.stack : String(crash.cause);
    this.store.writeText(
      `${name}.txt`,
      `answer ${kept.session.log.length + 1}: ${entryText(crash.entry)}\n\n${cause}\n`,
    );
    return name;
  }

  /** Nothing is written to this save any more: the last try, and other programs may open it. */
  release(writer: SaveWriter): void {
    writer.close();
    this.writers.delete(writer);
    if (writer.trouble) this.lost.add(writer);
  }

  /** The last try for every save that is still open. Never throws; the answer is what did not get onto the disk. */
  close(): readonly SaveWriter[] {
    for (const writer of [...this.writers]) this.release(writer);
    for (const lock of this.opening) {
      try {
        lock.release();
      } catch {
        // A lock that cannot be removed is found dead later.
      }
    }
    this.opening.clear();
    return [...this.lost];
  }

  private forget(writer: SaveWriter): void {
    writer.abandon();
    this.writers.delete(writer);
  }
}

/** Where the game is: by its name, and by its folder when that is another one than it was. */
export function savedAs(writer: SaveWriter, usual: Store): string {
  const folder = writer.store.folder === usual.folder ? null : writer.store.folder;
  return spoken().commands.saves.savedAs({ name: writer.name, folder });
}
