/** Thoughts on several threads: the same answer for any number of them, halted at once, one thread where there is one core. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bundle } from '../../scripts/build.js';
import { doJob, type Job } from '../../src/bots/job.js';
import type { Idea } from '../../src/bots/levels.js';
import { Team } from '../../src/bots/team.js';
import { Helper } from '../../src/bots/thinker.js';
import { uniformAnswer } from '../../src/engine/bots/random.js';
import { accepts, type Run, start } from '../../src/engine/engine.js';
import { fractions, seedFrom } from '../../src/engine/random.js';
import type { AnyGame } from '../../src/engine/types.js';
import { games } from '../../src/games.js';
import { loadForBots } from '../../src/host/bot-games.js';

const SEATS = 3;
const PATIENCE = 120_000;
// in the project, so that the bundle finds its packages as the real one does
const folder = mkdtempSync(path.resolve('node_modules', '.team-'));
const script = pathToFileURL(path.join(folder, 'bot-worker.js'));
const helpers: Helper[] = [];

beforeAll(() =>
  bundle({ entries: { cli: 'src/host/bot-worker.ts', 'bot-worker': 'src/host/bot-worker.ts' }, outdir: folder }),
);
afterAll(() => {
  for (const helper of helpers) helper.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** So many threads, or as many helpers that work in this one. */
function teamOf(count: number, file: URL | null): Team {
  const crew = Array.from({ length: count }, () =>
    file ? new Helper(loadForBots, file, false) : new Helper(loadForBots, script, true),
  );
  helpers.push(...crew);
  return new Team(crew);
}

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

function jobAt(run: Run, more: Partial<Job>): Job {
  const seat = run.prompt()?.seat ?? 0;
  const worlds = [0, 1].map(() => run.imagine(seat).s);
  return { game: run.game.id, worlds, seat, seats: SEATS, level: 'hard', ms: 1e9, seed: 'team', ...more };
}

/** Milliseconds that this process has worked, all its threads together: other programs on the machine do not count. */
function worked(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

const silent = () => undefined;

describe.each(games().map(({ id }) => id))('a thought about %s', (id) => {
  it(
    'with counted positions is the same for one, two and three helpers',
    async () => {
      const { game, mind } = await loadForBots(id);
      let searched = 0;
      for (const [answers, nodes] of [
        [24, 700],
        [61, 5000],
      ] as const) {
        const job = jobAt(midway(game, `team ${answers}`, answers), { nodes });
        const alone = mind && doJob(job, game, mind, () => 0);
        for (const count of [1, 2, 3]) {
          const ideas: Idea[] = [];
          expect(await teamOf(count, null).think(job, (idea) => ideas.push(idea)).done, `${answers}, ${count}`).toEqual(
            alone,
          );
          searched += ideas.length;
        }
      }
      expect(searched).toBeGreaterThan(0);
    },
    PATIENCE,
  );
});

describe('a look', () => {
  it(
    'is the same and takes as many positions, whoever made those before it',
    async () => {
      for (const { id } of games()) {
        const { game, mind } = await loadForBots(id);
        const run = midway(game, `looks ${id}`, 33);
        const seat = run.prompt()?.seat ?? 0;
        const fresh = () => run.imagine(seat, false, seedFrom('looks'));
        const look = (from: Run, pass: number) => {
          let looked = 0;
          const lines = mind?.lines?.(from, 'hard', () => ++looked > 20_000, pass);
          return { lines, looked };
        };
        const one = fresh();
        for (const pass of [0, 1, 2]) expect(look(one, pass), `${id}, ${pass}`).toEqual(look(fresh(), pass));
      }
    },
    PATIENCE,
  );
});

describe('threads', () => {
  it(
    'come to the same answer, however many they are',
    async () => {
      const { game, mind } = await loadForBots('age-of-innovation');
      const teams = [1, 2, 3].map((count) => teamOf(count, script));
      for (const answers of [45]) {
        const job = jobAt(midway(game, `threads ${answers}`, answers), { nodes: 1500 });
        const alone = mind && doJob(job, game, mind, () => 0);
        for (const team of teams) expect(await team.think(job, silent).done).toEqual(alone);
      }
    },
    PATIENCE,
  );

  it(
    'are all halted at once, with a legal answer',
    async () => {
      const { game } = await loadForBots('through-the-ages');
      const team = teamOf(3, script);
      const took: number[] = [];
      for (let i = 0; i < 4; i++) {
        const run = midway(game, `halt ${i}`, 60 + 7 * i);
        let began = 0;
        const errand = team.think(jobAt(run, {}), () => {
          began ||= worked();
          errand.halt();
        });
        const { answer } = await errand.done;
        if (began > 0) took.push(worked() - began);
        const prompt = run.prompt();
        expect(prompt && accepts(prompt, answer)).toBe('yes');
      }
      expect(took.length).toBeGreaterThan(0);
      expect(Math.min(...took)).toBeLessThan(50);
    },
    PATIENCE,
  );

  it('are not asked for looks where there is one, or where the level takes only one', async () => {
    const file = path.join(folder, 'echo.mjs');
    writeFileSync(
      file,
      `import { parentPort } from 'node:worker_threads';
parentPort.on('message', ({ order }) => parentPort.postMessage({ done: order.kind }));`,
    );
    const url = pathToFileURL(file);
    expect(await teamOf(1, url).think({ level: 'hard' } as Job, silent).done).toBe('think');
    expect(await teamOf(3, url).think({ level: 'normal' } as Job, silent).done).toBe('think');
  });

  it('tell of an error in one of them', async () => {
    const job = jobAt(midway((await loadForBots('new-dawn')).game, 'error', 9), { game: 'no-game' });
    await expect(teamOf(2, script).think(job, silent).done).rejects.toThrow();
  });
});
