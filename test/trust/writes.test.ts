/** The machine dies between any two steps of a save, or the disk refuses: no given answer is ever lost. */
import fs from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { decode, encode, type SaveFile } from '../../src/engine/save/format.js';
import { openSave, saveOf, verifySave } from '../../src/engine/save/open.js';
import { Refused } from '../../src/engine/types.js';
import { type Files, realFiles, replaceFile } from '../../src/store/files.js';
import { Store } from '../../src/store/store.js';
import { playOn, sessionOf } from '../helpers/play.js';
import { bazaarModule } from '../toys/index.js';
import { freshFolder } from './places.js';

const folders: string[] = [];
function folder(): string {
  const made = freshFolder();
  folders.push(made);
  return made;
}
afterAll(() => {
  for (const f of folders) fs.rmSync(f, { recursive: true, force: true });
});

class Death extends Error {}

/** Files that work `steps` times; then the machine is off. A write that dies may have written a part. */
function mortal(steps: number, part: number): Files & { used: number } {
  let left = steps;
  const files = { used: 0 } as Files & { used: number };
  const dies = <A extends unknown[], R>(work: (...a: A) => R, half?: (...a: A) => void) => {
    return (...a: A): R => {
      if (left <= 0) {
        if (left === 0 && half) half(...a);
        left = -1;
        throw new Death();
      }
      left -= 1;
      files.used += 1;
      return work(...a);
    };
  };
  files.create = dies(realFiles.create);
  files.write = dies(realFiles.write, (fd, text) => realFiles.write(fd, text.slice(0, Math.floor(text.length * part))));
  files.sync = dies(realFiles.sync);
  files.close = dies(realFiles.close);
  files.rename = dies(realFiles.rename);
  files.link = dies(realFiles.link);
  files.remove = dies(realFiles.remove);
  files.exists = dies(realFiles.exists);
  files.kind = dies(realFiles.kind);
  files.syncFolder = dies(realFiles.syncFolder);
  return files;
}

/** Saves of one game after 1, 2, 3 ... answers. */
function generations(count: number): SaveFile[] {
  const session = sessionOf(bazaarModule, { seats: 3, seed: 'generations' });
  return Array.from({ length: count }, () => {
    playOn(session, 1);
    return JSON.parse(JSON.stringify(saveOf(session, 'test'))) as SaveFile;
  });
}

describe('a save', () => {
  const saves = generations(6);

  it('survives death at every step of every write, with all answers that were given', () => {
    const steps = mortal(1000, 0);
    const once = new Store(folder(), steps);
    once.write('game', saves[0]!);
    once.write('game', saves[1]!);
    const most = steps.used;
    expect(most).toBeGreaterThan(10);
    let deaths = 0;
    for (const part of [0, 0.5, 1]) {
      for (let n = 0; n < most; n++) {
        const where = folder();
        const good = new Store(where);
        for (let k = 0; k < saves.length; k++) {
          const save = saves[k]!;
          let written = true;
          try {
            new Store(where, mortal(n, part)).write('game', save);
          } catch {
            written = false;
            deaths += 1;
          }
          // the machine comes up again
          const answers = k + 1;
          if (k === 0 && !good.exists('game')) {
            expect(written).toBe(false);
          } else {
            const { log } = good.read('game');
            expect(log.length === answers || (!written && log.length === answers - 1)).toBe(true);
            expect(verifySave(bazaarModule, good.read('game'))).toMatchObject({ broken: null, same: true });
            if (fs.existsSync(path.join(where, 'game.json.bak'))) {
              expect(good.readBackup('game').log.length).toBeGreaterThanOrEqual(answers - 2);
            }
          }
          good.write('game', save); // and play goes on
          expect(good.read('game')).toEqual(save);
        }
        expect(fs.readdirSync(where).sort()).toEqual(['game.json', 'game.json.bak']);
      }
    }
    expect(deaths).toBeGreaterThan(100);
  });

  it('survives a machine that forgets what was not synced', () => {
    // A model of a disk: the text of a file is safe once it is synced, names change at once and in order.
    interface Inode {
      text: string;
      safe: boolean;
    }
    const steps = 16;
    for (let dieAt = 0; dieAt <= steps; dieAt++) {
      for (const garbage of ['', '{"half', '\0\0\0']) {
        const names = new Map<string, Inode>();
        const open = new Map<number, Inode>();
        let left = Number.POSITIVE_INFINITY;
        const step = () => {
          if (left-- <= 0) throw new Death();
        };
        const files: Files = {
          create: (file) => {
            step();
            const inode = { text: '', safe: false };
            names.set(file, inode);
            open.set(open.size, inode);
            return open.size - 1;
          },
          write: (fd, text) => {
            step();
            open.get(fd)!.text += text;
          },
          sync: (fd) => {
            step();
            open.get(fd)!.safe = true;
          },
          close: step,
          rename: (from, to) => {
            step();
            names.set(to, names.get(from)!);
            names.delete(from);
          },
          link: (from, to) => {
            step();
            names.set(to, names.get(from)!);
          },
          remove: (file) => {
            step();
            names.delete(file);
          },
          exists: (file) => {
            step();
            return names.has(file);
          },
          kind: (file) => {
            step();
            return names.has(file) ? 'file' : 'nothing';
          },
          syncFolder: step,
        };
        replaceFile(files, 'game.json', encode(saves[0]!));
        replaceFile(files, 'game.json', encode(saves[1]!));
        left = dieAt;
        let written = true;
        try {
          replaceFile(files, 'game.json', encode(saves[2]!));
        } catch {
          written = false;
        }
        const inode = names.get('game.json')!;
        const after = decode(inode.safe ? inode.text : garbage);
        expect(after.log.length).toBeGreaterThanOrEqual(written ? 3 : 2);
      }
    }
  });

  it('stays when the disk is full, and nothing half-written is left', () => {
    const where = folder();
    const store = new Store(where);
    store.write('game', saves[0]!);
    const full: Files = {
      ...realFiles,
      create: (file) => {
        realFiles.close(realFiles.create(file));
        return fs.openSync('/dev/full', 'w'); // where every write finds no space
      },
    };
    const failing = new Store(where, fs.existsSync('/dev/full') ? full : { ...realFiles, write: () => fail('ENOSPC') });
    expect(refusalOf(() => failing.write('game', saves[1]!))).toBe('disk-full');
    expect(store.read('game')).toEqual(saves[0]);
    expect(fs.readdirSync(where)).toEqual(['game.json']);
    store.write('game', saves[1]!);
    expect(store.read('game')).toEqual(saves[1]);
  });

  it('stays when the folder may not be written', () => {
    const where = folder();
    const store = new Store(where);
    store.write('game', saves[0]!);
    for (const [code, refusal] of Object.entries(REFUSALS)) {
      for (const step of ['create', 'write', 'sync', 'rename'] as const) {
        const failing = new Store(where, { ...realFiles, [step]: () => fail(code) });
        expect(refusalOf(() => failing.write('game', saves[1]!))).toBe(refusal);
        expect(fs.readdirSync(where)).toEqual(['game.json']);
      }
    }
    expect(store.read('game')).toEqual(saves[0]);
    if (process.getuid?.() !== 0) {
      fs.chmodSync(where, 0o500);
      expect(refusalOf(() => store.write('game', saves[1]!))).toBe('disk-denied');
      expect(refusalOf(() => store.lock('game'))).toBe('disk-denied');
      fs.chmodSync(where, 0o700);
    }
    expect(store.read('game')).toEqual(saves[0]);
  });

  it('comes back when its folder vanished while the game went on', () => {
    const where = folder();
    const store = new Store(where);
    store.write('game', saves[0]!);
    fs.rmSync(where, { recursive: true });
    expect(refusalOf(() => store.read('game'))).toBe('save-missing');
    expect(store.list()).toEqual([]);
    store.write('game', saves[1]!);
    expect(store.read('game')).toEqual(saves[1]);
    fs.rmSync(where, { recursive: true });
    fs.writeFileSync(where, 'a file where the folder was');
    expect(refusalOf(() => store.write('game', saves[2]!))).toBe('disk-in-the-way');
    expect(refusalOf(() => store.lock('game'))).toBe('disk-in-the-way');
    fs.rmSync(where);
  });

  it('may be a link: what it points to is read, and writing never goes through it', () => {
    const where = folder();
    const elsewhere = path.join(folder(), 'other.json');
    const store = new Store(where);
    fs.writeFileSync(elsewhere, encode(saves[0]!));
    fs.symlinkSync(elsewhere, path.join(where, 'game.json'));
    expect(store.read('game')).toEqual(saves[0]);
    store.write('game', saves[1]!);
    expect(store.read('game')).toEqual(saves[1]);
    expect(store.readBackup('game')).toEqual(saves[0]);
    expect(decode(fs.readFileSync(elsewhere, 'utf8'))).toEqual(saves[0]);
    store.write('game', saves[2]!);
    expect(store.readBackup('game')).toEqual(saves[1]);
    // Not even where the new file is made before it takes the place of the old one.
    for (const beside of ['new', 'bak.new']) fs.symlinkSync(elsewhere, path.join(where, `game.json.${beside}`));
    store.write('game', saves[3]!);
    expect(store.read('game')).toEqual(saves[3]);
    expect(decode(fs.readFileSync(elsewhere, 'utf8'))).toEqual(saves[0]);
    expect(fs.readdirSync(where).sort()).toEqual(['game.json', 'game.json.bak']);
  });

  it('is refused in a sentence when it is a link to nowhere, to itself, to a folder or to a device', () => {
    const where = folder();
    const store = new Store(where);
    const link = (name: string, target: string) => fs.symlinkSync(target, path.join(where, `${name}.json`));
    link('nowhere', path.join(where, 'nothing'));
    link('itself', path.join(where, 'itself.json'));
    link('folder', where);
    link('zero', '/dev/zero');
    expect(refusalOf(() => store.read('nowhere'))).toBe('save-missing');
    expect(refusalOf(() => store.read('itself'))).toBe('disk-in-the-way');
    expect(refusalOf(() => store.read('folder'))).toBe('save-not-a-file');
    expect(refusalOf(() => store.read('zero'))).toBe('save-not-a-file');
    for (const { save } of store.list()) expect(save).toBeInstanceOf(Refused);
    store.write('nowhere', saves[0]!);
    expect(store.read('nowhere')).toEqual(saves[0]);
  });

  it('does not care which way the clock goes', () => {
    const where = folder();
    const store = new Store(where);
    store.write('game', saves[0]!);
    fs.utimesSync(path.join(where, 'game.json'), 4e9, 4e9); // written in the year 2096
    store.write('game', saves[1]!);
    store.write('other', saves[2]!);
    fs.utimesSync(path.join(where, 'other.json'), 0, 0); // and in 1970
    expect(store.read('game')).toEqual(saves[1]);
    expect(store.list().map((e) => e.name)).toEqual(['game', 'other']);
    const { session } = openSave(bazaarModule, store.read('other'));
    expect(session.log.length).toBe(3);
  });

  it('never leaves its folder, whatever name it is given', () => {
    const store = new Store(folder());
    const names = [
      '',
      '.',
      '..',
      '../x',
      'a/../../x',
      '/etc/passwd',
      'a\0b',
      'a\nb',
      '\x1b[2J',
      'x'.repeat(300),
      '..json',
      ' x',
      '-x',
      'a..b',
    ];
    for (const name of names)
      expect(
        refusalOf(() => store.write(name, saves[0]!)),
        JSON.stringify(name),
      ).toBe('save-name');
  });
});

const REFUSALS = {
  ENOSPC: 'disk-full',
  EDQUOT: 'disk-quota',
  EACCES: 'disk-denied',
  EPERM: 'disk-denied',
  EROFS: 'disk-read-only',
  EIO: 'disk-broken',
  ESTALE: 'disk-gone',
  EBUSY: 'disk-busy',
  EXDEV: 'disk-across',
  EWHAT: 'disk-trouble',
};

function fail(code: string): never {
  throw Object.assign(new Error(code), { code });
}

function refusalOf(work: () => unknown): string {
  try {
    work();
  } catch (error) {
    if (error instanceof Refused) return error.code;
    throw error;
  }
  return 'not refused';
}
