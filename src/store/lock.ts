import fs from 'node:fs';
import os from 'node:os';
import { Refused } from '../engine/types.js';

/** Two programs never write one save: the lock file names the process that has it. */
export class Lock {
  private held = false;
  private constructor(private readonly file: string) {}

  /** Throws `Refused` when another living program has the save open. A lock whose process is gone is taken over. */
  static take(save: string): Lock {
    const lock = new Lock(`${save}.lock`);
    const mine = JSON.stringify({ pid: process.pid, host: os.hostname() });
    for (let attempt = 0; attempt < 2; attempt++) {
      try {
        fs.writeFileSync(lock.file, mine, { flag: 'wx', mode: 0o600 });
        lock.held = true;
        return lock;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
        const holder = readHolder(lock.file);
        if (holder && alive(holder)) throw new Refused('save-locked', { pid: holder.pid, host: holder.host });
        fs.rmSync(lock.file, { force: true });
      }
    }
    throw new Refused('save-locked', { pid: 0, host: '' });
  }

  release(): void {
    if (!this.held) return;
    this.held = false;
    fs.rmSync(this.file, { force: true });
  }
}

function readHolder(file: string): { pid: number; host: string } | null {
  try {
    const raw = JSON.parse(fs.readFileSync(file, 'utf8')) as { pid?: unknown; host?: unknown };
    return typeof raw.pid === 'number' && typeof raw.host === 'string' ? { pid: raw.pid, host: raw.host } : null;
  } catch {
    return null;
  }
}

function alive(holder: { pid: number; host: string }): boolean {
  if (holder.host !== os.hostname()) return true; // a shared folder: the other machine cannot be asked
  if (holder.pid === process.pid) return false;
  try {
    process.kill(holder.pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
