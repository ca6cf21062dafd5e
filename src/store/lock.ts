import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { Refused } from '../engine/types.js';
import { type Holder, holderFrom, type Life, lifeOf, myself } from './holder.js';

/** Locks that this very process holds: the number of a process alone does not say so. */
const mine = new Set<string>();
/** Longer names do not fit into the address of a socket. */
const MOST_ADDRESS = 100;
/** No lock of ours comes near this. */
const MOST_BYTES = 4096;

type Found = { readonly text: string; readonly holder: Holder; readonly life: Life };

/** Two programs never write one save: the lock file names the process that has it. */
export class Lock {
  private held = false;
  private voice: net.Server | null = null;
  private constructor(
    private readonly file: string,
    /** What people call the save, for sentences. */
    private readonly name: string,
    private readonly token: string,
    private readonly text: string,
  ) {}

  /** Throws `Refused` when another living program has the save open. A lock whose process is gone is taken over. */
  static take(save: string): Lock {
    const token = randomBytes(16).toString('hex');
    const lock = new Lock(`${save}.lock`, nameOf(save), token, JSON.stringify(myself(token)));
    lock.acquire();
    return lock;
  }

  /** Removes a lock that keeps everybody out. Throws `Refused` when its program lives, or something else is there. */
  static remove(save: string): void {
    const file = `${save}.lock`;
    const stat = fs.lstatSync(file, { throwIfNoEntry: false });
    if (!stat) throw new Refused('lock-none', { name: nameOf(save) });
    if (stat.isDirectory()) setAside(file);
    else {
      const holder = stat.isFile() ? holderFrom(readShort(file) ?? '') : null;
      if (holder && lifeNow(holder, file) === 'alive') throw lockedBy(holder, 'alive', nameOf(save));
      fs.rmSync(file, { force: true });
    }
    fs.rmSync(socketOf(file), { force: true });
  }

  /**
   * Before each write: is it still ours? One that somebody removed is taken again; one that another program has now
   * throws `Refused`, and nothing may be written.
   */
  check(): void {
    if (this.held && readShort(this.file) === this.text) return;
    this.silence();
    try {
      this.acquire();
    } catch (error) {
      if (error instanceof Refused && error.code === 'save-locked') throw new Refused('lock-lost', error.facts);
      throw error;
    }
  }

  release(): void {
    if (!this.held) return;
    const ours = readShort(this.file) === this.text;
    this.silence();
    if (ours) fs.rmSync(this.file, { force: true });
  }

  private acquire(): void {
    for (let attempt = 0; attempt < 5; attempt++) {
      if (this.create()) {
        this.held = true;
        mine.add(this.token);
        this.speak();
        return;
      }
      const found = look(this.file);
      if (found === null) continue;
      if (found.life !== 'dead') throw lockedBy(found.holder, found.life, this.name);
      this.clear(found.text);
    }
    throw new Refused('save-locked', { name: this.name, pid: 0, host: '', life: 'alive' });
  }

  /** The lock appears with its whole text or not at all: nobody may find it half-written. */
  private create(): boolean {
    const draft = `${this.file}.${process.pid}`;
    fs.rmSync(draft, { force: true }); // a link that somebody put there is not followed
    // Synced: after a power cut the lock names its holder, and can be told from nonsense.
    try {
      fs.writeFileSync(draft, this.text, { flag: 'wx', mode: 0o600, flush: true });
      return this.link(draft);
    } finally {
      fs.rmSync(draft, { force: true });
    }
  }

  private link(draft: string): boolean {
    try {
      fs.linkSync(draft, this.file);
      return true;
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === 'EEXIST') return false;
      if (code === 'ENOENT') throw error;
      return this.createWithoutLinks();
    }
  }

  private createWithoutLinks(): boolean {
    try {
      fs.writeFileSync(this.file, this.text, { flag: 'wx', mode: 0o600, flush: true });
      return true;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
      throw error;
    }
  }

  /** Removes a lock that was left behind. Of several programs that try, one moves it; a fresh lock is put back. */
  private clear(stale: string): void {
    const aside = `${this.file}.${process.pid}.old`;
    try {
      fs.renameSync(this.file, aside);
      if (readShort(aside) !== stale) fs.linkSync(aside, this.file);
    } catch {
      // somebody else was faster: the next attempt sees what is there now
    } finally {
      fs.rmSync(aside, { force: true });
    }
  }

  /** A socket beside the lock, for programs to which the number of this process says nothing. A help, not a need. */
  private speak(): void {
    const address = socketOf(this.file);
    if (Buffer.byteLength(address) > MOST_ADDRESS || process.platform === 'win32') return;
    try {
      fs.rmSync(address, { force: true });
      this.voice = net.createServer((caller) => caller.destroy());
      this.voice.on('error', () => undefined);
      this.voice.listen(address);
      this.voice.unref();
    } catch {
      this.voice = null;
    }
  }

  private silence(): void {
    this.held = false;
    mine.delete(this.token);
    this.voice?.close();
    this.voice = null;
  }
}

/** A folder that somebody put there may hold what they need: it only gets another name, unless it is empty. */
function setAside(folder: string): void {
  if (fs.readdirSync(folder).length === 0) fs.rmdirSync(folder);
  else fs.renameSync(folder, `${folder}.${Date.now()}`);
}

function nameOf(save: string): string {
  return path.basename(save).replace(/\.json$/, '');
}

function socketOf(lock: string): string {
  return `${lock}.live`;
}

function lockedBy(holder: Holder, life: Life, name: string): Refused {
  return new Refused('save-locked', { name, pid: holder.pid, host: holder.host, life });
}

/** Who has the lock; null when it is gone by now. What is no lock of ours is refused by its name. */
function look(file: string): Found | null {
  const stat = fs.lstatSync(file, { throwIfNoEntry: false });
  if (!stat) return null;
  const odd = () => new Refused('lock-odd', { file, name: nameOf(file.slice(0, -'.lock'.length)) });
  if (!stat.isFile()) throw odd(); // a pipe would be waited for, a link could lead anywhere
  const text = readShort(file);
  if (text === null) return null;
  const holder = holderFrom(text);
  if (!holder) throw odd();
  return { text, holder, life: lifeNow(holder, file) };
}

function lifeNow(holder: Holder, file: string): Life {
  return mine.has(holder.token) ? 'alive' : lifeOf(holder, socketOf(file));
}

function readShort(file: string): string | null {
  try {
    const stat = fs.lstatSync(file);
    return stat.isFile() && stat.size <= MOST_BYTES ? fs.readFileSync(file, 'utf8') : '';
  } catch {
    return null;
  }
}
