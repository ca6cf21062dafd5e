/** What a thought may cost: halted with its best idea, the same with counted positions, untouched by earlier games. */
import { mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import v8 from 'node:v8';
import vm from 'node:vm';
import { afterAll, describe, expect, it } from 'vitest';
import { alike } from '../../src/bots/alike.js';
import { Brain } from '../../src/bots/brain.js';
import type { Idea, Thinking, Thought } from '../../src/bots/levels.js';
import type { Mind } from '../../src/bots/mind.js';
import { playGame } from '../../src/bots/series.js';
import { think } from '../../src/bots/think.js';
import { type Errand, Helper } from '../../src/bots/thinker.js';
import { uniformAnswer } from '../../src/engine/bots/random.js';
import { accepts, type Run, start } from '../../src/engine/engine.js';
import { fractions } from '../../src/engine/random.js';
import { Session } from '../../src/engine/session.js';
import type { AnyGame } from '../../src/engine/types.js';
import { gameCalled, games } from '../../src/games.js';
import { loadForBots } from '../../src/host/bot-games.js';
import { LONG } from '../helpers/games.js';
import { TOYS } from '../toys/index.js';

interface Table {
  readonly id: string;
  readonly game: AnyGame;
  readonly mind: Mind;
}

const tables: Table[] = [];
for (const entry of games()) {
  const mind = await entry.mind?.();
  if (mind) tables.push({ id: entry.id, game: (await entry.module()).game, mind });
}
const SEATS = 3;
const PATIENCE = LONG > 1 ? 7_200_000 : 60_000;

function midway(game: AnyGame, seed: string, answers: number): Run {
  const run = start(game, SEATS, {}, seed, false);
  const random = fractions(seed);
  for (let i = 0; i < answers; i++) {
    const prompt = run.prompt();
    if (!prompt) break;
    run.play(uniformAnswer(prompt, random));
  }
  return run.prompt() ? run : start(game, SEATS, {}, seed, false);
}

function thinking({ mind }: Table, run: Run, more: Partial<Thinking>): Thinking {
  const seat = run.prompt()?.seat ?? 0;
  const usual = {
    worlds: [run.imagine(seat)],
    seat,
    seats: SEATS,
    mind,
    level: 'hard',
    ms: 1e9,
    seed: 'effort',
  } as const;
  return { ...usual, now: () => 0, ...more };
}

/** Milliseconds that this process has worked: other programs on the machine do not count. */
function worked(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** The limit for an answer after a halt, and how much of it a cold or crowded processor may add. */
const AT_ONCE_MS = 50;
const CROWDED = 3;

describe.each(tables)('a thought about $id', (table) => {
  it(
    'is halted with a legal answer at once',
    () => {
      const took: number[] = [];
      for (let i = 0; i < 5; i++) {
        const run = midway(table.game, `halt ${i}`, 12 + 25 * i);
        let asked = 0;
        let began = 0;
        const halted = () => {
          if (++asked === 40) began = worked();
          return asked >= 40;
        };
        const { answer } = think(thinking(table, run, { halted }));
        if (began > 0) took.push(worked() - began);
        const prompt = run.prompt();
        expect(prompt && accepts(prompt, answer)).toBe('yes');
      }
      expect(took.length).toBeGreaterThan(0);
      expect(Math.min(...took)).toBeLessThan(AT_ONCE_MS);
      expect(Math.max(...took)).toBeLessThan(CROWDED * AT_ONCE_MS);
    },
    PATIENCE,
  );

  it(
    'with counted positions does not depend on the clock',
    () => {
      for (const answers of [5, 30, 60]) {
        const run = midway(table.game, `nodes ${answers}`, answers);
        let looks = 0;
        const slow = think(thinking(table, run, { nodes: 300, ms: 1, now: () => (looks += 1000) }));
        const quick = think(thinking(table, run, { nodes: 300 }));
        expect(slow).toEqual(quick);
      }
    },
    PATIENCE,
  );

  it(
    'tells its ideas, and each could be played',
    () => {
      const ideas: Idea[] = [];
      const run = midway(table.game, 'ideas', 25);
      think(thinking(table, run, { nodes: 6000, onIdea: (idea) => ideas.push(idea) }));
      expect(ideas.length).toBeGreaterThan(0);
      for (const { answer } of ideas) {
        const prompt = run.prompt();
        expect(prompt && accepts(prompt, answer)).toBe('yes');
      }
    },
    PATIENCE,
  );

  it(
    'does not depend on games that the same thread has seen before',
    () => {
      const run = midway(table.game, 'before', 35);
      const first = think(thinking(table, run, { nodes: 200 }));
      for (let i = 0; i < 4; i++) think(thinking(table, midway(table.game, `other ${i}`, 20 + 15 * i), { nodes: 100 }));
      expect(think(thinking(table, run, { nodes: 200 }))).toEqual(first);
    },
    PATIENCE,
  );
});

describe('memory', () => {
  it(
    'is bounded over many games in one thread',
    async () => {
      v8.setFlagsFromString('--expose-gc');
      const collect = vm.runInNewContext('gc') as () => void;
      const entry = gameCalled('terra-mystica');
      const { game } = await entry.module();
      const mind = (await entry.mind?.()) ?? null;
      const used = (): number => {
        collect();
        return process.memoryUsage().heapUsed / 2 ** 20;
      };
      const play = (from: number, to: number) => {
        for (let i = from; i < to; i++) {
          const order = {
            game: game.id,
            options: {},
            seed: `memory ${i}`,
            bots: ['easy', 'easy'] as const,
            ms: { easy: 1 },
          };
          playGame(game, mind, order, worked);
        }
      };
      const all = LONG > 1 ? 200 : 6;
      play(0, all / 2);
      const half = used();
      play(all / 2, all);
      expect(used() - half).toBeLessThan(24);
    },
    PATIENCE,
  );
});

describe('positions', () => {
  const unordered = new Set(['used']);
  it('are one where only lists without an order differ', () => {
    expect(alike({ used: ['a', 'b'], n: 1 }, { used: ['b', 'a'], n: 1 }, unordered)).toBe(true);
    expect(alike({ order: ['a', 'b'] }, { order: ['b', 'a'] }, unordered)).toBe(false);
  });

  it('are two where anything else does', () => {
    expect(alike({ n: 1 }, { n: 1.0000000001 }, unordered)).toBe(false);
    expect(alike({ used: ['a'] }, { used: ['a', 'a'] }, unordered)).toBe(false);
    expect(alike({ n: 1 }, { n: 1, m: 2 }, unordered)).toBe(false);
    expect(alike({ n: [1] }, { n: { 0: 1 } }, unordered)).toBe(false);
  });
});

const folder = mkdtempSync(path.join(os.tmpdir(), 'hotseat-effort-'));
const helpers: Helper[] = [];
afterAll(() => {
  for (const helper of helpers) helper.stop();
});

describe('a worker thread', () => {
  it('tells ideas and sees the halt while it is busy', async () => {
    const script = path.join(folder, 'busy.mjs');
    writeFileSync(
      script,
      `import { parentPort } from 'node:worker_threads';
parentPort.on('message', ({ halt }) => {
  const flag = new Int32Array(halt);
  parentPort.postMessage({ idea: { answer: { id: 'first' }, looked: 1 } });
  while (Atomics.load(flag, 0) === 0);
  parentPort.postMessage({ done: 'halted' });
});`,
    );
    const helper = new Helper(loadForBots, pathToFileURL(script));
    helpers.push(helper);
    const errand: Errand<string> = helper.send({ kind: 'think', job: {} as never }, () => errand.halt());
    expect(await errand.done).toBe('halted');
  });
});

describe('the bots of a table', () => {
  /** A brain whose thoughts end when they are halted. */
  function halting() {
    const halts: string[] = [];
    let asked = 0;
    const brain = new Brain({
      think: () => {
        const name = `thought ${++asked}`;
        let end: (thought: Thought) => void = () => undefined;
        const done = new Promise<Thought>((resolve) => {
          end = resolve;
        });
        const thought = (id: string): Thought => ({ answer: { id }, plan: [{ id: 'later' }], reasons: [], others: [] });
        return {
          done,
          halt: () => {
            halts.push(name);
            end(thought(name));
          },
        };
      },
      desk: () => ({}),
      ms: () => undefined,
      say: () => '',
      lost: (fault) => fault,
      outside: () => false,
      outsideMs: 1,
    });
    return { brain, halts };
  }

  async function session(): Promise<Session> {
    const module = await (TOYS[0] ?? gameCalled('terra-mystica')).module();
    const seats = [0, 1].map((i) => ({ name: `P${i}`, by: 'bot:hard' }));
    return new Session({ module, table: { seats, options: {}, undo: 'strict' }, seed: 'stale' });
  }

  it('move at once when they are told to', async () => {
    const { brain, halts } = halting();
    const decided = brain.choose(await session(), 0);
    brain.moveNow();
    expect((await decided).answer.id).toBe('thought 1');
    expect(halts).toEqual(['thought 1']);
  });

  it('drop a thought when another one is asked for', async () => {
    const { brain, halts } = halting();
    const table = await session();
    const stale = brain.choose(table, 0);
    const wanted = brain.choose(table, 0);
    expect(halts).toEqual(['thought 1']);
    await stale;
    brain.moveNow();
    expect((await wanted).answer.id).toBe('thought 2');
  });

  it('drop a thought that nobody waits for', async () => {
    const { brain, halts } = halting();
    const stale = brain.choose(await session(), 0);
    brain.cancel();
    await stale;
    expect(halts).toEqual(['thought 1']);
    brain.moveNow();
    expect(halts).toEqual(['thought 1']);
  });
});
