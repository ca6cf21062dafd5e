/**
 * Mutants: does a test notice when a line is wrong?
 *
 *   npm run mutants -- --each 8 --seed monday        eight mutants of every room
 *   npm run mutants -- --room rules --each 40        of one room
 *
 * One operator, number, flag or call of a file is changed at a time, in a copy of the checkout, and the tests of its room
 * are run until one fails. Survivors are listed with file, line and change, and so are those that did not come to an end
 * in the time (they count as killed). Ends with 1 when a room is below its floor.
 */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type Mutant, mutantsOf } from './mutants/changes.js';
import { ROOMS, type Room } from './mutants/rooms.js';

const { values } = parseArgs({
  options: {
    room: { type: 'string' },
    each: { type: 'string', default: '8' },
    seed: { type: 'string', default: 'mutants' },
    seconds: { type: 'string', default: '300' },
  },
});

const ROOT = path.resolve(import.meta.dirname, '..');

/** Numbers that depend on the seed alone: the same sample every time. */
function chance(seed: string): () => number {
  let h = 2166136261;
  for (const sign of seed) h = Math.imul(h ^ sign.charCodeAt(0), 16777619);
  return () => {
    h = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d);
    h = Math.imul(h ^ (h >>> 12), 0x297a2d39);
    h ^= h >>> 15;
    return (h >>> 0) / 2 ** 32;
  };
}

/** A copy of everything git knows, with the packages beside it. */
function scratch(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'hotseat-mutants-'));
  const files = spawnSync('git', ['ls-files', '-z'], { cwd: ROOT, encoding: 'utf8' }).stdout.split('\0');
  for (const file of files.filter((f) => f !== '' && fs.existsSync(path.join(ROOT, f)))) {
    fs.mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
    fs.copyFileSync(path.join(ROOT, file), path.join(folder, file));
  }
  fs.symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'));
  return folder;
}

type Fate = 'killed' | 'survived' | 'endless';

/** No test of its own time: on a busy machine that would kill mutants that nobody noticed. */
const PATIENT = ['--testTimeout=0', '--hookTimeout=0'];

function fate(folder: string, m: Mutant, tests: readonly string[]): Fate {
  const file = path.join(folder, m.file);
  const whole = fs.readFileSync(file, 'utf8');
  fs.writeFileSync(file, whole.slice(0, m.from) + m.to + whole.slice(m.until));
  const words = ['node_modules/vitest/vitest.mjs', 'run', '--bail=1', '--reporter=dot', ...PATIENT, ...tests];
  const { status } = spawnSync(process.execPath, words, {
    cwd: folder,
    stdio: 'ignore',
    timeout: Number(values.seconds) * 1000,
  });
  fs.writeFileSync(file, whole);
  if (status === null) return 'endless';
  return status === 0 ? 'survived' : 'killed';
}

function sample(room: Room, n: number): Mutant[] {
  const next = chance(`${values.seed} ${room.title}`);
  const all = room.folders.flatMap((folder) => mutantsOf(ROOT, folder));
  return Array.from({ length: Math.min(n, all.length) }, () => all.splice(Math.floor(next() * all.length), 1)).flat();
}

const folder = scratch();
try {
  for (const room of ROOMS.filter((r) => values.room === undefined || r.title === values.room)) {
    const tried = sample(room, Number(values.each));
    const fates = tried.map((m) => fate(folder, m, room.tests));
    const killed = fates.filter((f) => f !== 'survived').length;
    const share = tried.length === 0 ? 1 : killed / tried.length;
    process.stdout.write(`${room.title}: ${killed} of ${tried.length} killed\n`);
    for (const [i, { file, line, was, to }] of tried.entries())
      if (fates[i] !== 'killed') process.stdout.write(`  ${fates[i]}  ${file}:${line}  ${was} -> ${to || 'nothing'}\n`);
    if (share < room.floor) process.exitCode = 1;
  }
} finally {
  fs.rmSync(folder, { recursive: true, force: true });
}
