/** The writer of a save tells the truth about the disk, whatever the disk does. */
import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { saveOf } from '../../src/engine/save/open.js';
import type { Session } from '../../src/engine/session.js';
import type { Refused } from '../../src/engine/types.js';
import { sentence } from '../../src/phrases.js';
import { type Files, realFiles } from '../../src/store/files.js';
import { Store } from '../../src/store/store.js';
import { SaveWriter } from '../../src/store/writer.js';
import { playOn, sessionOf } from '../helpers/play.js';
import { bazaarModule } from '../toys/index.js';
import { freshFolder } from './places.js';

const made: string[] = [];
afterAll(() => {
  for (const folder of made) fs.rmSync(folder, { recursive: true, force: true });
});
function newFolder(): string {
  const folder = freshFolder();
  made.push(folder);
  return folder;
}

let folder: string;
let session: Session;
/** Names an operation that fails with this code until it is mended. */
let broken: { step: keyof Files; code: string } | null;
let writer: SaveWriter;

function files(): Files {
  const out = {} as Record<string, unknown>;
  for (const step of Object.keys(realFiles) as (keyof Files)[]) {
    out[step] = (...words: unknown[]) => {
      if (broken?.step === step) throw Object.assign(new Error(broken.code), { code: broken.code });
      return (realFiles[step] as (...all: unknown[]) => unknown)(...words);
    };
  }
  return out as unknown as Files;
}

function open(name = 'game', where = folder): SaveWriter {
  const store = new Store(where, files());
  return new SaveWriter(store, name, store.lock(name), () => saveOf(session, 'test'), null);
}

const onDisk = (name = 'game', where = folder) => new Store(where).read(name).log.length;
const code = (refused: Refused | null) => refused?.code ?? null;

beforeEach(() => {
  folder = newFolder();
  session = sessionOf(bazaarModule, { seats: 3, seed: 'writer' });
  broken = null;
  writer = open();
  expect(writer.write()).toBe(true);
});

describe('a write that fails', () => {
  it.each(['ENOSPC', 'EDQUOT', 'ESTALE', 'EIO', 'EXDEV', 'EBUSY', 'EACCES', 'EPERM', 'EROFS', 'EMFILE', 'EWHAT'])(
    'with %s: a sentence, until a later write mends it',
    (errno) => {
      for (const step of ['create', 'write', 'sync', 'rename'] as const) {
        const before = onDisk();
        broken = { step, code: errno };
        playOn(session, 1);
        expect(writer.write()).toBe(false);
        expect(writer.answers).toBe(before);
        expect(onDisk()).toBe(before);
        const said = sentence(writer.trouble!);
        expect(said).toMatch(/^\S.*\.$/);
        expect(said).not.toMatch(/not possible|went wrong/);
        expect(writer.retry()).toBe(false);
        broken = null;
        playOn(session, 1);
        expect(writer.write()).toBe(true);
        expect(writer.trouble).toBe(null);
        expect(writer.answers).toBe(session.log.length);
        expect(onDisk()).toBe(session.log.length);
      }
    },
  );

  it('is tried again by close, which gives the lock back in any case', () => {
    broken = { step: 'sync', code: 'ENOSPC' };
    playOn(session, 1);
    writer.write();
    broken = null;
    writer.close();
    expect(writer.trouble).toBe(null);
    expect(onDisk()).toBe(1);
    const again = open('second');
    again.write();
    broken = { step: 'sync', code: 'ENOSPC' };
    playOn(session, 1);
    again.write();
    again.close();
    expect(code(again.trouble)).toBe('disk-full');
    expect(again.answers).toBe(1);
    expect(fs.readdirSync(folder).filter((name) => name.includes('.lock'))).toEqual([]);
    again.write();
    expect(code(again.trouble)).toBe('save-closed');
  });

  it('goes to another folder, and play goes on there', () => {
    broken = { step: 'create', code: 'EROFS' };
    playOn(session, 1);
    writer.write();
    const other = newFolder();
    expect(() => writer.moveTo(new Store(path.join(folder, 'game.json')))).toThrow();
    expect(code(writer.trouble)).toBe('disk-read-only');
    new Store(other).write('game', saveOf(sessionOf(bazaarModule, { seats: 2 }), 'test'));
    writer.moveTo(new Store(other));
    expect(writer.trouble).toBe(null);
    expect(writer.name).toBe('game-2');
    expect(onDisk('game-2', other)).toBe(1);
    playOn(session, 1);
    expect(writer.write()).toBe(true);
    expect(onDisk('game-2', other)).toBe(2);
    expect(fs.readdirSync(folder).filter((name) => name.includes('.lock'))).toEqual([]);
    writer.close();
    expect(fs.readdirSync(other).sort()).toEqual(['game-2.json', 'game-2.json.bak', 'game.json']);
  });
});

describe('something in the way', () => {
  it.each(['game.json', 'game.json.new'])('a folder called %s is named in the sentence', (name) => {
    fs.rmSync(path.join(folder, name), { force: true });
    fs.mkdirSync(path.join(folder, name));
    playOn(session, 1);
    expect(writer.write()).toBe(false);
    expect(sentence(writer.trouble!)).toContain(`${path.join(folder, name)} is in the way`);
    fs.rmdirSync(path.join(folder, name));
    expect(writer.retry()).toBe(true);
    expect(onDisk()).toBe(1);
  });

  it.each(['game.json.bak', 'game.json.bak.new'])(
    'a folder called %s does not stop the save, and is told once',
    (name) => {
      fs.mkdirSync(path.join(folder, name, 'full'), { recursive: true });
      playOn(session, 1);
      expect(writer.write()).toBe(true);
      expect(onDisk()).toBe(1);
      expect(code(writer.takeNews())).toBe('backup-trouble');
      playOn(session, 1);
      expect(writer.write()).toBe(true);
      expect(writer.takeNews()).toBe(null);
      expect(onDisk()).toBe(2);
    },
  );

  it('a backup that cannot be linked does not stop the save either', () => {
    for (const errno of ['EIO', 'ENOSPC', 'EPERM']) {
      broken = { step: 'link', code: errno };
      playOn(session, 1);
      expect(writer.write()).toBe(true);
      expect(onDisk()).toBe(session.log.length);
    }
  });
});

describe('a file that somebody else changed', () => {
  it('is kept beside before it is overwritten, and told', () => {
    const theirs = sessionOf(bazaarModule, { seats: 3, seed: 'theirs' });
    playOn(theirs, 5);
    new Store(folder).write('game', saveOf(theirs, 'test'));
    playOn(session, 1);
    expect(writer.write()).toBe(true);
    expect(sentence(writer.takeNews()!)).toMatch(/changed by another program.*kept as game-other\./);
    expect(new Store(folder).read('game').seed).toBe('writer');
    expect(new Store(folder).read('game-other').seed).toBe('theirs');
    playOn(session, 1);
    writer.write();
    expect(writer.takeNews()).toBe(null);
    fs.appendFileSync(path.join(folder, 'game.json'), ' ');
    writer.write();
    expect(fs.existsSync(path.join(folder, 'game-other-2.json'))).toBe(true);
  });

  it('is not overwritten when it cannot be kept', () => {
    fs.writeFileSync(path.join(folder, 'game.json'), 'theirs');
    broken = { step: 'link', code: 'ENOSPC' };
    playOn(session, 1);
    expect(writer.write()).toBe(false);
    expect(code(writer.trouble)).toBe('disk-full');
    expect(fs.readFileSync(path.join(folder, 'game.json'), 'utf8')).toBe('theirs');
  });

  it('is written again when it was removed', () => {
    fs.rmSync(folder, { recursive: true });
    playOn(session, 1);
    expect(writer.write()).toBe(true);
    expect(onDisk()).toBe(1);
  });
});
