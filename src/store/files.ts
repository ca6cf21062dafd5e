import fs from 'node:fs';
import path from 'node:path';

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
      fs.copyFileSync(from, to); // file systems without hard links
    }
  },
  remove: (file) => fs.rmSync(file, { force: true }),
  exists: (file) => fs.existsSync(file),
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
 * the old text stays beside it as the one backup.
 */
export function replaceFile(files: Files, file: string, text: string, keepBackup = true): void {
  const fresh = `${file}.new`;
  const backup = `${file}.bak`;
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
    files.remove(fresh); // a full disk: give back what the half-written file holds
    throw error;
  }
  if (keepBackup && files.exists(file)) {
    files.remove(`${backup}.new`);
    files.link(file, `${backup}.new`);
    files.rename(`${backup}.new`, backup);
    files.remove(`${backup}.new`); // renaming a second name of the same file leaves it where it is
  }
  files.rename(fresh, file);
  files.syncFolder(path.dirname(file));
}
