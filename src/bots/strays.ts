/**
 * Programs that a bot from outside started and that left its process group (`setsid`, a daemon). They have inherited a
 * mark in their environment, by which Linux tells them; elsewhere, and where a program cleared its environment before it
 * started another one, nothing tells whose they are.
 */
import fs from 'node:fs';

/** The variable of the environment that holds the mark. */
export const MARK = 'HOTSEAT_BOT';
/** One that is ended may have started another one in the meantime. */
const MOST_ROUNDS = 20;

/** Ends every process with this mark, and those that they started meanwhile. */
export function endMarked(mark: string): void {
  if (process.platform !== 'linux') return;
  const ended = new Set<number>();
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const found = marked(mark).filter((pid) => !ended.has(pid));
    if (found.length === 0) return;
    for (const pid of found) {
      ended.add(pid);
      end(pid);
    }
  }
}

function marked(mark: string): number[] {
  const word = `${MARK}=${mark}`;
  return numbers().filter((pid) => pid !== process.pid && environmentOf(pid).split('\0').includes(word));
}

function numbers(): number[] {
  try {
    return fs
      .readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map(Number);
  } catch {
    return [];
  }
}

/** '' for programs of other users, and for those that are gone. */
function environmentOf(pid: number): string {
  try {
    return fs.readFileSync(`/proc/${pid}/environ`, 'latin1');
  } catch {
    return '';
  }
}

function end(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It is gone already.
  }
}
