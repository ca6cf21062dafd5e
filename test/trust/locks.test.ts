/** Locks: who lives, who is gone, and what people are told when that cannot be known. */
import { execFileSync, spawn } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { seal } from '../../src/engine/save/format.js';
import { saveOf } from '../../src/engine/save/open.js';
import { Refused } from '../../src/engine/types.js';
import { addGame } from '../../src/games.js';
import { Library } from '../../src/host/library.js';
import { sentence } from '../../src/phrases.js';
import { Store } from '../../src/store/store.js';
import { SaveWriter } from '../../src/store/writer.js';
import { Desk } from '../cli/run.js';
import { playOn, sessionOf } from '../helpers/play.js';
import { bazaarModule, pebblesModule, TOYS } from '../toys/index.js';
import { freshFolder } from './places.js';

addGame({ ...TOYS[0]!, minutes: 1, character: '' });
const LINUX = fs.existsSync('/proc/self/ns/pid');
const made: string[] = [];
afterAll(() => {
  for (const folder of made) fs.rmSync(folder, { recursive: true, force: true });
});
let store: Store;
let file: string;
beforeEach(() => {
  const folder = freshFolder();
  made.push(folder);
  store = new Store(folder);
  file = path.join(folder, 'game.json.lock');
});

/** What a lock of this process says. */
function mine(): Record<string, unknown> {
  const lock = store.lock('game');
  const text = JSON.parse(fs.readFileSync(file, 'utf8')) as Record<string, unknown>;
  lock.release();
  return text;
}

const put = (changes: Record<string, unknown>) => fs.writeFileSync(file, JSON.stringify({ ...mine(), ...changes }));

function refusal(work: () => unknown): Refused {
  try {
    work();
  } catch (error) {
    if (error instanceof Refused) return error;
    throw error;
  }
  throw new Error('not refused');
}

/** The number of a process that is gone. */
const gone = () => Number(execFileSync(process.execPath, ['-p', 'process.pid'], { encoding: 'utf8' }));

describe('a lock', () => {
  it('of a living process keeps others out, under whatever name its machine goes now', () => {
    put({ pid: process.ppid, born: '', host: 'called-otherwise', token: 'x' });
    expect(refusal(() => store.lock('game'))).toMatchObject({ code: 'save-locked', facts: { life: 'alive' } });
    expect(refusal(() => store.unlock('game')).code).toBe('save-locked');
  });

  it.runIf(LINUX)('of a dead process is taken, under whatever name its machine went then', () => {
    put({ pid: gone(), host: 'called-otherwise', token: 'x' });
    store.lock('game').release();
    expect(fs.existsSync(file)).toBe(false);
  });

  it.runIf(LINUX && mineHasMachine())('of before this machine was started anew is taken', () => {
    put({ pid: process.ppid, boot: 'another boot', host: 'called-otherwise', token: 'x' });
    store.lock('game').release();
  });

  it('of another machine cannot be known: the sentence names the cure, and the cure works', () => {
    put({ pid: 1, boot: 'another boot', machine: 'another machine', host: 'afar', token: 'x' });
    const refused = refusal(() => store.lock('game'));
    expect(refused.facts).toMatchObject({ life: 'unknown' });
    expect(sentence(refused)).toMatch(/process 1 on afar.*hotseat saves unlock game\./);
    store.unlock('game');
    store.lock('game').release();
    expect(refusal(() => store.unlock('game')).code).toBe('lock-none');
  });

  it.runIf(LINUX)('of a container that shares the kernel and the name lives while its socket answers', async () => {
    put({ pid: 1, space: 'pid:[1]', host: os.hostname(), token: 'x' });
    expect(refusal(() => store.lock('game')).facts).toMatchObject({ life: 'unknown' });
    // Asked by a program of its own, so the owner must not be this process, which waits for it.
    const owner = spawn(
      process.execPath,
      ['-e', `require('node:net').createServer().listen(${JSON.stringify(`${file}.live`)},()=>console.log('up'))`],
      { stdio: ['ignore', 'pipe', 'ignore'] },
    );
    await new Promise((resolve) => owner.stdout.once('data', resolve));
    expect(refusal(() => store.lock('game')).facts).toMatchObject({ life: 'alive' });
    owner.kill('SIGSTOP'); // Ctrl-Z, or a machine that sleeps: it lives
    expect(refusal(() => store.lock('game')).facts).toMatchObject({ life: 'alive' });
    owner.kill('SIGKILL');
    await new Promise((resolve) => owner.once('exit', resolve));
    store.lock('game').release();
    expect(fs.readdirSync(store.folder)).toEqual([]);
  });

  it('answers at its socket as long as it is held', async () => {
    const lock = store.lock('game');
    const answered = await new Promise((resolve) => {
      net
        .connect(`${file}.live`)
        .on('connect', () => resolve(true))
        .on('error', () => resolve(false));
    });
    expect(answered).toBe(true);
    lock.release();
    expect(fs.readdirSync(store.folder)).toEqual([]);
  });

  it('is not taken twice by one process', () => {
    const lock = store.lock('game');
    expect(refusal(() => store.lock('game')).code).toBe('save-locked');
    expect(refusal(() => store.unlock('game')).code).toBe('save-locked');
    lock.release();
    store.lock('game').release();
  });

  it.each<[string, () => void]>([
    ['a folder', () => fs.mkdirSync(file)],
    ['a folder with something in it', () => fs.mkdirSync(path.join(file, 'kept'), { recursive: true })],
    ['a pipe', () => execFileSync('mkfifo', [file])],
    ['nonsense', () => fs.writeFileSync(file, 'nonsense')],
    ['nothing', () => fs.writeFileSync(file, '')],
    ['a link', () => fs.symlinkSync('/dev/zero', file)],
    ['a list', () => fs.writeFileSync(file, '[]')],
  ])('%s in its place gets a sentence, and unlock mends it', async (what, spoil) => {
    spoil();
    expect(sentence(refusal(() => store.lock('game')))).toMatch(/not a lock.*hotseat saves unlock game\./);
    const desk = new Desk();
    const done = await desk.run(['--saves', store.folder, 'saves', 'unlock', 'game']);
    expect(done).toMatchObject({ code: 0, out: 'game can be opened again.\n' });
    store.lock('game').release();
    expect((await desk.run(['--saves', store.folder, 'saves', 'unlock', 'game'])).code).toBe(1);
    const inIt = fs
      .readdirSync(store.folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('kept'));
    expect(inIt).toHaveLength(what.includes('something') ? 1 : 0);
  });

  it('does not write its draft through a link', () => {
    const victim = path.join(store.folder, 'victim');
    fs.writeFileSync(victim, 'untouched');
    fs.symlinkSync(victim, `${file}.${process.pid}`);
    store.lock('game').release();
    expect(fs.readFileSync(victim, 'utf8')).toBe('untouched');
    fs.mkdirSync(`${file}.${process.pid}`);
    expect(refusal(() => store.lock('game')).code).toBe('disk-in-the-way');
  });
});

describe('the owner of a lock', () => {
  it('stops writing, with a sentence, when it was taken; and goes on when it is free again', () => {
    const session = sessionOf(bazaarModule, { seats: 3 });
    const writer = new SaveWriter(store, 'game', store.lock('game'), () => saveOf(session, 'test'), null);
    writer.write();
    const theirs = fs.readFileSync(path.join(store.folder, 'game.json'), 'utf8');
    const other = { ...JSON.parse(fs.readFileSync(file, 'utf8')), pid: process.ppid, born: '', token: 'other' };
    fs.writeFileSync(file, JSON.stringify(other));
    playOn(session, 1);
    expect(writer.write()).toBe(false);
    expect(sentence(writer.trouble!)).toMatch(/^Not saved: another program .* has opened game in the meantime\.$/);
    expect(fs.readFileSync(path.join(store.folder, 'game.json'), 'utf8')).toBe(theirs);
    writer.close();
    expect(JSON.parse(fs.readFileSync(file, 'utf8'))).toEqual(other); // not ours to remove
  });

  it('takes it again when somebody only removed it', () => {
    const session = sessionOf(bazaarModule, { seats: 3 });
    const writer = new SaveWriter(store, 'game', store.lock('game'), () => saveOf(session, 'test'), null);
    fs.rmSync(file);
    expect(writer.write()).toBe(true);
    expect(fs.existsSync(file)).toBe(true);
    writer.close();
    expect(fs.readdirSync(store.folder)).toEqual(['game.json']);
  });
});

function mineHasMachine(): boolean {
  return fs.existsSync('/etc/machine-id') && fs.readFileSync('/etc/machine-id', 'utf8').trim() !== '';
}

describe('a save that does not open', () => {
  it('is not left locked, though its writer was made already', async () => {
    const folder = path.dirname(file);
    const session = sessionOf(pebblesModule, { seats: 2 });
    const log = session.log.slice();
    playOn(session, 3);
    // a position that the answers do not lead to: the file is kept beside, for which there is no room here
    const { sum: _, ...later } = saveOf(session, 'test');
    store.write('game', seal({ ...later, log, floor: 0 }));
    const full = new Library(new Store(folder, undefined, { saves: 1, bytes: 1_000_000 }), 'test');
    await expect(full.open('game')).rejects.toMatchObject({ code: 'room-saves' });
    expect(fs.readdirSync(folder)).toEqual(['game.json']);
    const kept = await new Library(store, 'test').open('game');
    expect(kept.notice).not.toBeNull();
    kept.writer.close();
  });

  it('is not left locked by a program that ends while it opens', async () => {
    const folder = path.dirname(file);
    store.write('game', saveOf(sessionOf(pebblesModule, { seats: 2 }), 'test'));
    const library = new Library(store, 'test');
    const opening = library.open('game');
    expect(fs.readdirSync(folder)).toContain('game.json.lock');
    library.close();
    expect(fs.readdirSync(folder)).toEqual(['game.json']);
    await expect(opening).rejects.toMatchObject({ code: 'save-closed' });
    expect(fs.readdirSync(folder)).toEqual(['game.json']);
  });
});
