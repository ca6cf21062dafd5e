/**
 * The one writer of one save: it holds the lock, writes after every answer, and is the only truth about what is on
 * disk. It knows no screen; whoever plays (a screen, plain lines, a server of several terminals) reads it.
 */
import { createHash } from 'node:crypto';
import { encode, type SaveFile } from '../engine/save/format.js';
import { Refused } from '../engine/types.js';
import type { Lock } from './lock.js';
import type { Store } from './store.js';
import { asRefused } from './trouble.js';

export class SaveWriter {
  /** Why the last change is not on disk; null when everything is. Stays until a write succeeds. */
  trouble: Refused | null = null;
  /** Something people should hear once: a file kept beside, a backup that could not be written. */
  private news: Refused | null = null;
  private toldOfBackup = false;
  private closed = false;
  private at: { store: Store; name: string; lock: Lock };
  private count: number;
  /** Sum of the text that this writer knows to be on disk. */
  private sum: string | null;

  constructor(
    store: Store,
    name: string,
    lock: Lock,
    /** The game as it is now. */
    private readonly source: () => SaveFile,
    /** What was read from the disk; null for a save that is not there yet. */
    read: { readonly text: string; readonly answers: number } | null,
  ) {
    this.at = { store, name, lock };
    this.count = read?.answers ?? 0;
    this.sum = read ? sumOf(read.text) : null;
  }

  get name(): string {
    return this.at.name;
  }

  get store(): Store {
    return this.at.store;
  }

  /** Answers that are on disk. */
  get answers(): number {
    return this.count;
  }

  /** Writes the game as it is now. Never throws: `trouble` says what went wrong. */
  write(): boolean {
    try {
      const save = this.source();
      this.writeTo(this.at, save);
      this.trouble = null;
    } catch (error) {
      this.trouble = asRefused(error, this.at.store.folder);
    }
    return this.trouble === null;
  }

  /** Tries again what could not be written. */
  retry(): boolean {
    return this.trouble === null || this.write();
  }

  /** From now on the save is kept in another folder. Throws `Refused`, and everything stays as it was. */
  moveTo(store: Store): void {
    const name = store.freeName(this.at.name);
    const lock = store.lock(name);
    const before = { at: this.at, sum: this.sum };
    try {
      this.sum = null;
      this.writeTo({ store, name, lock }, this.source());
    } catch (error) {
      this.sum = before.sum;
      quietly(() => lock.release());
      throw asRefused(error, store.folder);
    }
    this.at = { store, name, lock };
    this.trouble = null;
    quietly(() => before.at.lock.release());
  }

  /** What is to be said once, as a refusal that a sentence is made of. */
  takeNews(): Refused | null {
    const { news } = this;
    this.news = null;
    return news;
  }

  /** The last try, and the lock is given back whatever comes of it. Never throws; may be called again. */
  close(): void {
    if (this.closed) return;
    this.retry();
    this.closed = true;
    quietly(() => this.at.lock.release());
  }

  /** Gives the lock back without another try: the game never came onto the table. */
  abandon(): void {
    this.closed = true;
    quietly(() => this.at.lock.release());
  }

  private writeTo({ store, name, lock }: { store: Store; name: string; lock: Lock }, save: SaveFile): void {
    if (this.closed) throw new Refused('save-closed', { name });
    store.prepare();
    lock.check();
    this.keepForeign(store, name);
    const text = encode(save);
    const spared = store.writeEncoded(name, text);
    this.count = save.log.length;
    this.sum = sumOf(text);
    if (spared && !this.toldOfBackup) this.news ??= new Refused('backup-trouble', spared.facts);
    this.toldOfBackup = spared !== null;
  }

  /** What somebody else wrote since is not overwritten before it has a name of its own. */
  private keepForeign(store: Store, name: string): void {
    const there = store.textOf(name);
    if (there === null || (this.sum !== null && sumOf(there) === this.sum)) return;
    const kept = store.keepBeside(name, `${name.slice(0, 70)}-other`);
    this.news = new Refused('save-foreign-kept', { name, kept });
  }
}

function sumOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

function quietly(work: () => void): void {
  try {
    work();
  } catch {
    // The answers are on disk, or the trouble is known: a lock that cannot be removed is found dead later.
  }
}
