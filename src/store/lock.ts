import fs from 'node:fs';
import os from 'node:os';
import { Refused } from '../engine/types.js';

interface Holder {
  readonly pid: number;
  readonly host: string;
  /** When the process began, in the system's own count; '' where that is not known. Numbers of processes come again. */
  readonly born: string;
}

/** Two programs never write one save: the lock file names the process that has it. */
export class Lock {
  private held = false;
  private constructor(
    private readonly file: string,
    private readonly text: string,
  ) {}

  /** Throws `Refused` when another living program has the save open. A lock whose process is gone is taken over. */
  static take(save: string): Lock {
    const mine: Holder = { pid: process.pid, host: os.hostname(), born: bornOf(process.pid) };
    const lock = new Lock(`${save}.lock`, JSON.stringify(mine));
    for (let attempt = 0; attempt < 5; attempt++) {
      if (lock.create()) {
        lock.held = true;
        return lock;
      }
      const found = readText(lock.file);
      const holder = holderOf(found);
      if (holder && alive(holder)) throw new Refused('save-locked', { pid: holder.pid, host: holder.host });
      if (found !== null) lock.clear(found);
    }
    throw new Refused('save-locked', { pid: 0, host: '' });
  }

  /** The lock appears with its whole text or not at all: nobody may find it empty and call it left behind. */
  private create(): boolean {
    const draft = `${this.file}.${process.pid}`;
    fs.writeFileSync(draft, this.text, { mode: 0o600 });
    try {
      fs.linkSync(draft, this.file);
      return true;
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === 'EEXIST') return false;
      if (code === 'ENOENT') throw error;
      return this.createWithoutLinks();
    } finally {
      fs.rmSync(draft, { force: true });
    }
  }

  private createWithoutLinks(): boolean {
    try {
      fs.writeFileSync(this.file, this.text, { flag: 'wx', mode: 0o600 });
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
      if (readText(aside) !== stale) fs.linkSync(aside, this.file);
    } catch {
      // somebody else was faster: the next attempt sees what is there now
    } finally {
      fs.rmSync(aside, { force: true });
    }
  }

  release(): void {
    if (!this.held) return;
    this.held = false;
    if (readText(this.file) === this.text) fs.rmSync(this.file, { force: true });
  }
}

function readText(file: string): string | null {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}

function holderOf(text: string | null): Holder | null {
  try {
    const raw = JSON.parse(text ?? '') as { pid?: unknown; host?: unknown; born?: unknown };
    if (typeof raw.pid !== 'number' || typeof raw.host !== 'string') return null;
    return { pid: raw.pid, host: raw.host, born: typeof raw.born === 'string' ? raw.born : '' };
  } catch {
    return null;
  }
}

function alive(holder: Holder): boolean {
  if (holder.host !== os.hostname()) return true; // a shared folder: the other machine cannot be asked
  if (holder.pid === process.pid) return false;
  const born = bornOf(holder.pid);
  if (born !== '' && holder.born !== '' && born !== holder.born) return false; // another process with that number
  try {
    process.kill(holder.pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Linux tells when a process began: the twentieth word behind the name in brackets. */
function bornOf(pid: number): string {
  const stat = readText(`/proc/${pid}/stat`);
  return stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
}
