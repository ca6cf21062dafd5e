/**
 * Where hosts can be found: a folder that only this user (and a named group) can enter, with one socket and one note
 * for each running host. A folder that somebody else prepared is not used.
 */

import { execFileSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Refused } from '../engine/types.js';
import { quietly } from './quietly.js';

/** The kernel takes 107 bytes on Linux and 103 elsewhere. */
export const MOST_SOCKET_BYTES = 99;

type Env = Readonly<Record<string, string | undefined>>;

/** Without a folder of the session: one in the folder for temporary files, told apart by the user. */
export function runtimeFolder(env: Env, shared = false): string {
  if (env['HOTSEAT_RUNTIME']) return path.resolve(env['HOTSEAT_RUNTIME']);
  const uid = process.getuid?.() ?? 0;
  // Nobody else can enter the folder of a session: a group needs one that can be reached.
  if (env['XDG_RUNTIME_DIR'] && !shared) return path.join(env['XDG_RUNTIME_DIR'], 'hotseat');
  return path.join(os.tmpdir(), `hotseat-${uid}`);
}

/** Makes the folder, or refuses one that is a link, of another user, or open to more people than it should be. */
export function prepareRuntime(folder: string, group: string | null): void {
  const mode = group === null ? 0o700 : 0o710;
  try {
    fs.mkdirSync(folder, { mode, recursive: false });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw new Refused('chairs-runtime', { folder });
  }
  const stat = checkRuntime(folder);
  if (group !== null) execGroup(folder, group);
  if ((stat.mode & 0o777) !== mode) fs.chmodSync(folder, mode);
}

/** A folder that is there is ours, no link, and writable for nobody else. */
function checkRuntime(folder: string): fs.Stats {
  const stat = fs.lstatSync(folder, { throwIfNoEntry: false });
  if (!stat) throw new Refused('chairs-runtime', { folder });
  const mine = process.getuid === undefined || stat.uid === process.getuid();
  if (!stat.isDirectory() || !mine || (stat.mode & 0o022) !== 0) throw new Refused('chairs-runtime', { folder });
  return stat;
}

/** Only the system knows groups by their names. */
export function execGroup(file: string, group: string): void {
  try {
    execFileSync('chgrp', ['--', group, file], { stdio: 'ignore' });
  } catch {
    throw new Refused('chairs-group', { group });
  }
}

/** The socket of a save: its name says nothing, and it is short however deep the save lies. */
export function socketFor(folder: string, save: string): string {
  const real = quietly(() => fs.realpathSync(save)) ?? path.resolve(save);
  const socket = path.join(folder, `${createHash('sha256').update(real).digest('hex').slice(0, 16)}.sock`);
  if (Buffer.byteLength(socket) > MOST_SOCKET_BYTES) throw new Refused('chairs-path', { folder });
  return socket;
}

/** What a running host says of itself, for its own user only. */
export interface HostNote {
  readonly name: string;
  readonly file: string;
  readonly title: string;
  readonly pid: number;
  readonly started: number;
  readonly socket: string;
  /** Whoever can read this is the owner. */
  readonly key: string;
}

export const newKey = (): string => randomBytes(24).toString('hex');

const noteOf = (socket: string): string => `${socket.replace(/\.sock$/, '')}.json`;

export function writeNote(note: HostNote): void {
  const file = noteOf(note.socket);
  quietly(() => fs.rmSync(file, { force: true }));
  fs.writeFileSync(file, JSON.stringify(note), { mode: 0o600, flag: 'wx' });
}

export function removeNote(note: HostNote): void {
  if (readNote(note.socket)?.key === note.key) quietly(() => fs.rmSync(noteOf(note.socket), { force: true }));
}

/** The note beside a socket; null where there is none, or it is not ours to read. */
export function readNote(socket: string): HostNote | null {
  return quietly(() => {
    const raw = JSON.parse(fs.readFileSync(noteOf(socket), 'utf8')) as Partial<HostNote>;
    const { name, file, title, pid, started, key } = raw;
    const words = [name, file, title, key].every((word) => typeof word === 'string');
    if (!words || typeof pid !== 'number' || typeof started !== 'number') return null;
    return { name, file, title, pid, started, key, socket } as HostNote;
  });
}

/** Hosts of this user that have left a note; whether they still live, their sockets tell. */
export function notes(env: Env): HostNote[] {
  const folders = [...new Set([runtimeFolder(env), runtimeFolder(env, true)])];
  return folders.flatMap((folder) => {
    if (!quietly(() => checkRuntime(folder))) return [];
    const files = quietly(() => fs.readdirSync(folder)) ?? [];
    return files
      .filter((file) => file.endsWith('.json'))
      .flatMap((file) => readNote(path.join(folder, file.replace(/\.json$/, '.sock'))) ?? []);
  });
}
