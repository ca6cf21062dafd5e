/** Who holds a lock, and whether that program still lives. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';

export interface Holder {
  readonly pid: number;
  readonly host: string;
  /** When the process began, in the system's own count; '' where that is not known. Numbers of processes come again. */
  readonly born: string;
  /** Which machine, which start of its kernel, and which space of process numbers: a container counts its own. */
  readonly machine: string;
  readonly boot: string;
  readonly space: string;
  /** Different for every lock that was ever taken. */
  readonly token: string;
}

export type Life = 'alive' | 'dead' | 'unknown';

export function myself(token: string): Holder {
  return {
    pid: process.pid,
    host: os.hostname(),
    born: bornOf(process.pid),
    machine: firstLine('/etc/machine-id'),
    boot: firstLine('/proc/sys/kernel/random/boot_id'),
    space: spaceOfNumbers(),
    token,
  };
}

/** The holder that a lock names, or null when the text is no lock of ours. Locks of older versions name less. */
export function holderFrom(text: string): Holder | null {
  try {
    const raw = JSON.parse(text) as Record<string, unknown> | null;
    if (typeof raw?.['pid'] !== 'number' || typeof raw['host'] !== 'string') return null;
    const word = (key: string) => (typeof raw[key] === 'string' ? (raw[key] as string) : '');
    return {
      pid: raw['pid'],
      host: raw['host'],
      born: word('born'),
      machine: word('machine'),
      boot: word('boot'),
      space: word('space'),
      token: word('token'),
    };
  } catch {
    return null;
  }
}

/**
 * Does the holder live? A number of a process means something only under the same kernel and in the same space of
 * numbers; the name of the machine means little, because it can change and containers share it. Where the number says
 * nothing, the socket beside the lock is asked: it answers as long as its program is there, also a stopped one.
 */
export function lifeOf(holder: Holder, socket: string): Life {
  const here = myself('');
  const sameKernel = holder.boot === '' || here.boot === '' ? holder.host === here.host : holder.boot === here.boot;
  const sameSpace = holder.space === '' || here.space === '' || holder.space === here.space;
  if (sameKernel && sameSpace) return numberLives(holder) ? 'alive' : 'dead';
  if (sameKernel) return answers(socket);
  // This machine was started anew since; or it is another one on a shared folder, which cannot be asked.
  const startedAnew = holder.boot !== '' && here.boot !== '' && sameSpace;
  return startedAnew && here.machine !== '' && holder.machine === here.machine ? 'dead' : 'unknown';
}

function numberLives({ pid, born }: Holder): boolean {
  if (pid === process.pid) return false; // ours once, and given up: what this process holds was asked before
  const now = bornOf(pid);
  if (now !== '' && born !== '' && now !== born) return false; // another process with that number
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Asking takes a moment and an event loop, so it is done by a program of its own; it is a rare case. */
function answers(socket: string): Life {
  if (!fs.lstatSync(socket, { throwIfNoEntry: false })?.isSocket()) return 'unknown';
  const script = `require('node:net').connect(${JSON.stringify(socket)}).on('connect',()=>process.exit(10)).on('error',(e)=>process.exit(e.code==='ECONNREFUSED'?11:12))`;
  const { status } = spawnSync(process.execPath, ['-e', script], { timeout: 5000, stdio: 'ignore' });
  return status === 10 ? 'alive' : status === 11 ? 'dead' : 'unknown';
}

/** Linux tells when a process began: the twentieth word behind the name in brackets. */
function bornOf(pid: number): string {
  const stat = firstLine(`/proc/${pid}/stat`);
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
}

function spaceOfNumbers(): string {
  try {
    return fs.readlinkSync('/proc/self/ns/pid');
  } catch {
    return '';
  }
}

function firstLine(file: string): string {
  try {
    return fs.readFileSync(file, 'utf8').trim();
  } catch {
    return '';
  }
}
