// `npm test`: set-up, then every check, then the suite. All of them run even when an early one fails, and the last
// line says how it went: each check counts as one, each test as one.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { setUp } from './setup.js';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const BIN = path.join(ROOT, 'node_modules', '.bin');
let passed = 0;
let failed = 0;

function run(command, words, env = process.env) {
  return spawnSync(command, words, {
    cwd: ROOT,
    stdio: 'inherit',
    env,
    shell: process.platform === 'win32',
  }).status;
}

function check(title, command, words) {
  const good = run(command, words) === 0;
  if (good) passed += 1;
  else failed += 1;
  process.stdout.write(`${good ? 'ok    ' : 'FAILED'} ${title}\n`);
}

function suite(words) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'hotseat-test-'));
  const report = path.join(folder, 'report.json');
  const env = { ...process.env, HOTSEAT_SAVES: path.join(folder, 'saves') };
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  const status = run(path.join(BIN, 'vitest'), ['run', ...reporters, ...words], env);
  try {
    const told = JSON.parse(readFileSync(report, 'utf8'));
    passed += told.numPassedTests;
    failed += told.numFailedTests;
    // A file that does not load has no tests to fail, but it is a failure all the same.
    if (status !== 0 && told.numFailedTests === 0) failed += Math.max(1, told.numFailedTestSuites);
  } catch {
    failed += 1;
  }
  rmSync(folder, { recursive: true, force: true });
}

if (setUp(ROOT, { packages: true })) {
  check('types', path.join(BIN, 'tsc'), ['--noEmit']);
  check('rules without Node', path.join(BIN, 'tsc'), ['--noEmit', '-p', 'tsconfig.rules.json']);
  check('lint and format', path.join(BIN, 'biome'), ['check', '--error-on-warnings', '.']);
  check('import walls', process.execPath, ['scripts/walls.js']);
  suite(process.argv.slice(2));
} else {
  failed += 1;
}
process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
process.exitCode = failed === 0 ? 0 : 1;
