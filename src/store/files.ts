import fs from 'node:fs';
import path from 'node:path';
import { Refused } from '../engine/types.js';
import { asRefused } from './trouble.js';

/**
 * The folder and those it lies in. Node's own way of doing so never comes back where a folder that is there refuses
 * every new one as missing, as /proc does.
 */
export function makeFolder(folder: string): void {
  if (fs.statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return;
  const parent = path.dirname(folder);
  if (parent !== folder) makeFolder(parent);
  try {
    fs.mkdirSync(folder);
  } catch (error) {
    // Another program may have been faster.
    if (!fs.statSync(folder, { throwIfNoEntry: false })?.isDirectory()) throw error;
  }
}

/** The few file operations a save needs, so that tests can let the machine die between any two of them. */
export interface Files {
  /** A new file: what is there already is not opened, a link not followed. */
  create(file: string): number;
  write(fd: number, text: string): void;
  sync(fd: number): void;
  close(fd: number): void;
  rename(from: string, to: string): void;
  link(from: string, to: string): void;
  remove(file: string): void;
  exists(file: string): boolean;
  /** What stands there under its own name, whatever it is: a link is not followed. */
  kind(file: string): 'nothing' | 'file' | 'link' | 'other';
  syncFolder(folder: string): void;
}

export const realFiles: Files = {
  create: (file) => fs.openSync(file, 'wx', 0o600),
  write: (fd, text) => {
    const bytes = Buffer.from(text, 'utf8');
    for (let at = 0; at < bytes.length; ) at += fs.writeSync(fd, bytes, at);
  },
  sync: (fd) => fs.fsyncSync(fd),
  close: (fd) => fs.closeSync(fd),
  rename: (from, to) => fs.renameSync(from, to),
  link: (from, to) => {
    try {
      fs.linkSync(from, to);
    } catch {
      // File systems without hard links; never over something that is there.
      fs.copyFileSync(from, to, fs.constants.COPYFILE_EXCL);
    }
  },
  remove: (file) => fs.rmSync(file, { force: true }),
  exists: (file) => fs.existsSync(file),
  kind: (file) => {
    const stat = fs.lstatSync(file, { throwIfNoEntry: false });
    if (!stat) return 'nothing';
    return stat.isFile() ? 'file' : stat.isSymbolicLink() ? 'link' : 'other';
  },
  syncFolder: (folder) => {
    try {
      const fd = fs.openSync(folder, 'r');
      fs.fsyncSync(fd);
      fs.closeSync(fd);
    } catch {
      // some systems cannot sync a folder; the file itself is synced
    }
  },
};

/**
 * Replaces `file` so that at every moment either the old or the new text is there in full, and (unless told otherwise)
 * the old text stays beside it as the one backup. Trouble with the backup alone does not stop it: it is given back.
 */
export function replaceFile(files: Files, file: string, text: string, keepBackup = true): Refused | null {
  const fresh = `${file}.new`;
  for (const place of [file, fresh]) {
    // A folder or a pipe where the save belongs: said by its name before anything is written.
    if (files.kind(place) === 'other') throw new Refused('disk-in-the-way', { where: place, code: '' });
  }
  files.remove(fresh); // left by a machine that died, or a link that somebody put there: nothing is written through it
  const fd = files.create(fresh);
  try {
    try {
      files.write(fd, text);
      files.sync(fd);
    } finally {
      files.close(fd);
    }
  } catch (error) {
    discard(files, fresh); // a full disk: give back what the half-written file holds
    throw error;
  }
  const spared = keepBackup ? backUp(files, file) : null;
  try {
    files.rename(fresh, file);
  } catch (error) {
    discard(files, fresh);
    throw error;
  }
  files.syncFolder(path.dirname(file));
  return spared;
}

/** Null when the old text is kept (or there is none); otherwise why it could not be. */
function backUp(files: Files, file: string): Refused | null {
  const backup = `${file}.bak`;
  try {
    if (!files.exists(file)) return null;
    files.remove(`${backup}.new`);
    files.link(file, `${backup}.new`);
    files.rename(`${backup}.new`, backup);
    files.remove(`${backup}.new`); // renaming a second name of the same file leaves it where it is
    return null;
  } catch (error) {
    discard(files, `${backup}.new`);
    return asRefused(error, backup);
  }
}

function discard(files: Files, file: string): void {
  try {
    files.remove(file);
  } catch {
    // The first error is the one to tell.
  }
}
