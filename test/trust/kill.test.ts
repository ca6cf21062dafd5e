/** Programs are killed at random moments, and two want one save. */
import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fractions } from '../../src/engine/random.js';
import { verifySave } from '../../src/engine/save/open.js';
import { Refused } from '../../src/engine/types.js';
import { Store } from '../../src/store/store.js';
import { LONG } from '../helpers/games.js';
import { bazaarModule } from '../toys/index.js';
import { bundlePlayer, freshFolder } from './places.js';

const KILLS = 60 * LONG;
let home: string;
let player: string;

beforeAll(async () => {
  home = freshFolder();
  player = await bundlePlayer(home);
});
afterAll(() => fs.rmSync(home, { recursive: true, force: true }));

interface Program {
  readonly child: ChildProcess;
  /** What it has told so far. */
  lines(): string[];
  /** Until it has told something, or is gone. */
  spoken: Promise<void>;
  /** Until it has told an answer, or is gone. */
  answered: Promise<void>;
  gone: Promise<void>;
}

function run(folder: string, name: string, ...words: string[]): Program {
  const child = spawn(process.execPath, [player, folder, name, ...words], { stdio: ['ignore', 'pipe', 'ignore'] });
  let text = '';
  const gone = new Promise<void>((resolve) => child.on('close', () => resolve()));
  const told = (word: string) =>
    new Promise<void>((resolve) => {
      child.stdout!.on('data', () => {
        if (text.includes(word)) resolve();
      });
      child.on('close', () => resolve());
    });
  child.stdout!.on('data', (chunk: Buffer) => {
    text += chunk.toString();
  });
  return { child, lines: () => text.split('\n').slice(0, -1), spoken: told('\n'), answered: told('deal'), gone };
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describe('a program that is killed', () => {
  it(
    `loses no answer at ${KILLS} random moments, and the next one plays on`,
    async () => {
      const random = fractions('moments');
      const lane = async (k: number) => {
        const folder = path.join(home, `lane ${k}`);
        const store = new Store(folder);
        let told = { seed: 'deal 0', answers: 0 };
        let played = 0;
        for (let i = 0; i < KILLS / 2; i++) {
          const program = run(folder, 'game');
          // most die while they play; some before they have said a word
          const moment = random();
          if (moment < 0.7) await program.answered;
          else if (moment < 0.9) await program.spoken;
          await wait(random() * 25);
          program.child.kill('SIGKILL');
          await program.gone;
          const lines = program.lines();
          expect(lines.filter((line) => /^(refused|failed)/.test(line))).toEqual([]);
          const last = lines.filter((line) => line.startsWith('deal')).at(-1);
          if (last) {
            const [seed, answers] = last.split(': ') as [string, string];
            told = { seed, answers: Number(answers) };
            played += 1;
          }
          if (!store.exists('game')) {
            expect(told.answers).toBe(0);
            continue;
          }
          const save = store.read('game');
          const number = (seed: string) => Number(seed.split(' ')[1]);
          // one answer more may be on the disk than was told, and it may have begun the next game
          if (save.seed === told.seed)
            expect(save.log.length - told.answers === 0 || save.log.length - told.answers === 1).toBe(true);
          else expect([number(save.seed), save.log.length]).toEqual([number(told.seed) + 1, 1]);
          expect(verifySave(bazaarModule, save)).toMatchObject({ broken: null, same: true });
          told = { seed: save.seed, answers: save.log.length };
        }
        expect(played).toBeGreaterThan(KILLS / 4);
      };
      await Promise.all([lane(0), lane(1)]);
    },
    120_000 * LONG,
  );
});

describe('two programs', () => {
  it('cannot have one save at the same time', async () => {
    const folder = path.join(home, 'two');
    const store = new Store(folder);
    const first = run(folder, 'game', 'hold');
    await first.spoken;
    expect(() => store.lock('game')).toThrow(Refused);
    const second = run(folder, 'game');
    await second.gone;
    expect(second.lines()).toEqual(['refused save-locked']);
    expect(() => store.remove('game')).toThrow(Refused);
    // another save is free
    store.lock('other').release();
    first.child.kill('SIGKILL');
    await first.gone;
    const lock = store.lock('game'); // left behind by a program that is gone
    lock.release();
    expect(fs.readdirSync(folder).filter((f) => f.includes('.lock'))).toEqual([]);
  });

  it('that both find a lock left behind do not both take it', async () => {
    for (let round = 0; round < 3; round++) {
      const folder = path.join(home, `race ${round}`);
      fs.mkdirSync(folder);
      const dead = run(folder, 'game', 'hold');
      await dead.spoken;
      dead.child.kill('SIGKILL');
      await dead.gone;
      const all = Array.from({ length: 6 }, () => run(folder, 'game', 'hold'));
      await Promise.all(all.map((p) => p.spoken));
      expect(all.filter((p) => p.lines()[0] === 'locked').length).toBe(1);
      for (const p of all) p.child.kill('SIGKILL');
      await Promise.all(all.map((p) => p.gone));
    }
  });

  it('do not mistake another process with the same number for the owner', () => {
    const folder = path.join(home, 'number');
    const store = new Store(folder);
    fs.mkdirSync(folder);
    const lock = path.join(folder, 'game.json.lock');
    const host = JSON.parse(readLock(store, lock)).host as string;
    fs.writeFileSync(lock, JSON.stringify({ pid: process.ppid, host, born: '1' }));
    if (fs.existsSync('/proc/self/stat')) store.lock('game').release();
    fs.writeFileSync(lock, JSON.stringify({ pid: 1, host: `not-${host}`, born: '1' }));
    expect(() => store.lock('game')).toThrow(Refused);
  });

  function readLock(store: Store, file: string): string {
    const lock = store.lock('game');
    const text = fs.readFileSync(file, 'utf8');
    lock.release();
    return text;
  }
});
