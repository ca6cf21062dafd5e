/**
 * An error at every file operation of a short game, on every road out: what the program said and what is on disk are
 * the same, nothing acknowledged is lost, the terminal is clean and nobody lives on. The suite takes every so many-th
 * of them, `npm run long` all.
 */
import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { LONG } from '../../helpers/games.js';
import { toyProgram } from '../../pty/terminal.js';
import { type Fault, play, ROADS, type Road } from './run.js';

const CODES = ['ENOSPC', 'EIO', 'EACCES', 'EDQUOT', 'ESTALE', 'EBUSY', 'EXDEV', 'EROFS'] as const;
/** How many operations the shortest of these games has at least. */
const SURELY = 100;

let program: string;
beforeAll(async () => {
  program = await toyProgram();
});
afterAll(() => fs.rmSync(path.dirname(program), { recursive: true, force: true }));

interface Run {
  readonly road: Road;
  readonly fault: Fault;
}

const codeFor = (n: number) => CODES[n % CODES.length] ?? 'EIO';

/** Every operation on every road, failing once and from then on; first each road as it is when nothing fails. */
async function all(): Promise<Run[]> {
  const runs: Run[] = [];
  for (const road of ROADS) {
    const { steps, faults } = await play(program, road, { at: 0, code: 'EIO', stays: false });
    expect([road, faults]).toEqual([road, []]);
    expect(steps.length, road).toBeGreaterThan(SURELY);
    for (let at = 1; at <= steps.length; at++)
      for (const stays of [false, true]) runs.push({ road, fault: { at, stays, code: codeFor(at + runs.length) } });
  }
  return runs;
}

/** One on every road, spread over the game. */
function some(): Run[] {
  return ROADS.map((road, i) => {
    const at = 1 + Math.floor(((i + 0.5) * SURELY) / ROADS.length);
    return { road, fault: { at, stays: i % 2 === 1, code: codeFor(i) } };
  });
}

it(
  'the program says what is on disk, whatever fails',
  async () => {
    const chosen = LONG > 1 ? await all() : some();
    const lies: string[] = [];
    const lane = async (from: number) => {
      for (let i = from; i < chosen.length; i += 2) {
        const { road, fault } = chosen[i] ?? expect.unreachable();
        const { steps, faults } = await play(program, road, fault);
        const where = `${road}, ${fault.code}${fault.stays ? ' from then on' : ''} at ${steps[fault.at - 1] ?? fault.at}`;
        for (const told of faults) lies.push(`${where}: ${told}`);
        if (LONG > 1 && faults.length > 0) process.stdout.write(`${where}: ${faults.join('; ')}\n`);
        if (LONG > 1 && i % 100 === 0) process.stdout.write(`${i} of ${chosen.length} faults tried\n`);
      }
    };
    await Promise.all([lane(0), lane(1)]);
    if (LONG > 1) process.stdout.write(`${chosen.length} faults tried, ${lies.length} lies\n`);
    expect(lies).toEqual([]);
  },
  LONG > 1 ? 7_200_000 : 300_000,
);
