import fs from 'node:fs';
import path from 'node:path';
import {
  decode,
  encode,
  endsAsSave,
  FORMAT,
  frontOf,
  MOST_BYTES,
  type SaveFile,
  type SaveFront,
} from '../engine/save/format.js';
import { Refused } from '../engine/types.js';
import { type Files, makeFolder, realFiles, replaceFile } from './files.js';
import { Lock } from './lock.js';
import { asRefused } from './trouble.js';

export interface SaveEntry {
  readonly name: string;
  readonly file: string;
  /** Milliseconds since 1970, of the last write. */
  readonly changed: number;
  /** What stands before its answers, or the refusal that reading it gave. */
  readonly save: SaveFront | Refused;
}

/** Options, names and seed stand within these; longer fronts are read whole. */
const FRONT_BYTES = 16_384;
const END_BYTES = 200;
/** Milliseconds by which a file may be newer than now: clocks of two machines are never quite the same. */
const CLOCKS_DIFFER = 600_000;

/** How much may be kept in a folder. */
export interface Room {
  readonly saves: number;
  readonly bytes: number;
}

const ENDING = '.json';
/** What may stand beside a save: its former generation, and what belongs to the table but not to the rules. */
const BESIDE = ['.bak', '.table', '.chairs', '.turns'];
/** What belongs to the table, and who may sit on which chair. */
type Beside = 'table' | 'chairs' | 'turns';

/** A folder of saves. Names are plain words: nothing a name says can leave the folder. */
export class Store {
  constructor(
    readonly folder: string,
    private readonly files: Files = realFiles,
    /** Null: as much as the disk takes. */
    private readonly room: Room | null = null,
  ) {}

  fileOf(name: string): string {
    const plain = name.endsWith(ENDING) ? name.slice(0, -ENDING.length) : name;
    if (!/^[\p{L}\p{N}][\p{L}\p{N} ._-]{0,79}$/u.test(plain) || plain.includes('..'))
      throw new Refused('save-name', { name });
    return path.join(this.folder, plain + ENDING);
  }

  exists(name: string): boolean {
    return this.files.exists(this.fileOf(name));
  }

  /** A name that is still free: the wish itself, or with a number behind it. */
  freeName(wish: string): string {
    for (let n = 1; ; n++) {
      const name = n === 1 ? wish : `${wish}-${n}`;
      if (!this.exists(name)) return name;
    }
  }

  read(name: string): SaveFile {
    return this.readWithText(name).save;
  }

  /** The save and the very text it was read from. */
  readWithText(name: string): { readonly save: SaveFile; readonly text: string } {
    const text = readText(this.fileOf(name), name);
    return { save: decode(text), text };
  }

  /** The previous generation of a save. */
  readBackup(name: string): SaveFile {
    return readSave(`${this.fileOf(name)}.bak`, name);
  }

  write(name: string, save: SaveFile): void {
    this.writeEncoded(name, encode(save));
  }

  /** Gives back why there is no backup, when that alone went wrong. */
  writeEncoded(name: string, text: string): Refused | null {
    this.prepare();
    if (!this.exists(name)) this.checkRoom(true);
    try {
      return replaceFile(this.files, this.fileOf(name), text);
    } catch (error) {
      throw asRefused(error, this.folder);
    }
  }

  /** Throws `Refused` when the folder is as full as it may be. What is there already may still be written. */
  private checkRoom(forSave: boolean): void {
    if (!this.room) return;
    const { saves, bytes } = this.room;
    if (forSave && this.names().length >= saves) throw new Refused('room-saves', { most: saves });
    let used = 0;
    for (const name of fs.readdirSync(this.folder))
      used += fs.lstatSync(path.join(this.folder, name), { throwIfNoEntry: false })?.size ?? 0;
    if (used >= bytes) throw new Refused('room-bytes', { most: Math.round(bytes / 1_000_000) });
  }

  /** The folder is there, or the refusal says why not. */
  prepare(): void {
    try {
      makeFolder(this.folder);
    } catch (error) {
      throw asRefused(error, this.folder);
    }
  }

  /** The text of a save as it stands on disk now, whatever it is; null when there is none. */
  textOf(name: string): string | null {
    const file = this.fileOf(name);
    try {
      const stat = fs.statSync(file, { throwIfNoEntry: false });
      if (!stat) return null;
      if (!stat.isFile()) throw new Refused('disk-in-the-way', { where: file, code: '' });
      return stat.size > MOST_BYTES ? '' : fs.readFileSync(file, 'utf8');
    } catch (error) {
      throw asRefused(error, file);
    }
  }

  /** Gives what stands under `name` a second name that is still free, and returns it. */
  keepBeside(name: string, wish: string): string {
    const free = this.freeName(wish);
    try {
      this.files.link(this.fileOf(name), this.fileOf(free));
      return free;
    } catch (error) {
      throw asRefused(error, this.folder);
    }
  }

  /** What was put beside a save with `writeBeside`, or null. Nobody promises its shape. */
  readBeside(name: string, what: Beside = 'table'): unknown {
    try {
      return JSON.parse(readText(`${this.fileOf(name)}.${what}`, name));
    } catch {
      return null;
    }
  }

  writeBeside(name: string, value: unknown, what: Beside = 'table'): void {
    try {
      replaceFile(this.files, `${this.fileOf(name)}.${what}`, `${JSON.stringify(value)}\n`, false);
    } catch (error) {
      throw asRefused(error, this.folder);
    }
  }

  /** A text file in the folder, for people: exports and crash reports. Returns where it is. */
  writeText(base: string, text: string): string {
    const file = path.join(this.folder, path.basename(base));
    this.prepare();
    if (!this.files.exists(file)) this.checkRoom(false);
    try {
      replaceFile(this.files, file, text, false);
    } catch (error) {
      throw asRefused(error, this.folder);
    }
    return file;
  }

  lock(name: string): Lock {
    this.prepare();
    try {
      return Lock.take(this.fileOf(name));
    } catch (error) {
      throw asRefused(error, this.folder);
    }
  }

  /** Removes a lock that keeps everybody out, unless its program lives. */
  unlock(name: string): void {
    try {
      Lock.remove(this.fileOf(name));
    } catch (error) {
      throw asRefused(error, `${this.fileOf(name)}.lock`);
    }
  }

  rename(from: string, to: string): void {
    const source = this.fileOf(from);
    if (!this.files.exists(source)) throw new Refused('save-missing', { name: from });
    if (this.exists(to)) throw new Refused('save-exists', { name: to });
    const lock = this.lock(from);
    try {
      this.files.rename(source, this.fileOf(to));
      for (const beside of BESIDE)
        if (this.files.exists(source + beside)) this.files.rename(source + beside, this.fileOf(to) + beside);
    } catch (error) {
      throw asRefused(error, this.folder);
    } finally {
      lock.release();
    }
  }

  remove(name: string): void {
    const file = this.fileOf(name);
    if (!this.files.exists(file)) throw new Refused('save-missing', { name });
    const lock = this.lock(name);
    try {
      this.files.remove(file);
      for (const beside of BESIDE) this.files.remove(file + beside);
    } catch (error) {
      throw asRefused(error, this.folder);
    } finally {
      lock.release();
    }
  }

  names(): string[] {
    try {
      const files = fs.readdirSync(this.folder).filter((f) => f.endsWith(ENDING));
      return files.map((f) => f.slice(0, -ENDING.length));
    } catch {
      return [];
    }
  }

  /**
   * Newest first. Saves that cannot be read are listed with the reason; files that are no saves are passed over. Only
   * the front of each save is read: damage behind it shows when the save is opened.
   */
  list(): SaveEntry[] {
    const out: SaveEntry[] = [];
    for (const name of this.names()) {
      const file = path.join(this.folder, name + ENDING);
      try {
        const changed = fs.statSync(file).mtimeMs;
        const save = readFront(file, name);
        if (!(save instanceof Refused) || save.code.startsWith('disk-') || isOrWasSave(file))
          out.push({ name, file, changed, save });
      } catch {
        // removed by somebody else while we looked
      }
    }
    // A clock that was wrong for a while must not make its save the newest one for ever.
    const latest = Date.now() + CLOCKS_DIFFER;
    const age = ({ changed }: SaveEntry) => (changed > latest ? 0 : changed);
    return out.sort((a, b) => age(b) - age(a) || b.changed - a.changed);
  }
}

/** The front of a save, read as far as needed; a refusal when it is no save, or damaged as far as that shows. */
function readFront(file: string, name: string): SaveFront | Refused {
  const front = frontOf(readPart(file, 0, FRONT_BYTES));
  if (front && endsAsSave(readPart(file, -END_BYTES, END_BYTES))) return front;
  try {
    return readSave(file, name);
  } catch (error) {
    return error as Refused;
  }
}

/** Something of ours, however damaged: it says so itself, or a former generation stands beside it. */
function isOrWasSave(file: string): boolean {
  return fs.existsSync(`${file}.bak`) || readPart(file, 0, FRONT_BYTES).includes(`"${FORMAT}"`);
}

/** Some bytes of a file, from its end when `from` is negative; '' when it cannot be read. */
function readPart(file: string, from: number, most: number): string {
  let fd: number | null = null;
  try {
    fd = fs.openSync(file, fs.constants.O_RDONLY | (fs.constants.O_NONBLOCK ?? 0));
    const stat = fs.fstatSync(fd);
    if (!stat.isFile()) return '';
    const bytes = Buffer.alloc(Math.min(most, stat.size));
    const got = fs.readSync(fd, bytes, 0, bytes.length, from < 0 ? Math.max(0, stat.size + from) : from);
    return bytes.toString('utf8', 0, got);
  } catch {
    return '';
  } finally {
    if (fd !== null) fs.closeSync(fd);
  }
}

/** Reads any file as a save. Throws `Refused` only. */
function readSave(file: string, name: string): SaveFile {
  return decode(readText(file, name));
}

/** Text of a file that a person named, within the size of a game (or what is said). Throws `Refused` only. */
export function readText(file: string, name: string, most = MOST_BYTES): string {
  try {
    const stat = fs.statSync(file);
    if (!stat.isFile()) throw new Refused('save-not-a-file', { name });
    if (stat.size > most) throw new Refused('save-huge', { bytes: stat.size, most });
    return fs.readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw new Refused('save-missing', { name });
    throw asRefused(error, name);
  }
}
