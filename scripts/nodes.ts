/** Starts the program on every supported Node, taken from the registry: a game is begun, saved, listed and verified. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const VERSIONS = ['20', '22', '24'];
const PROGRAM = fileURLToPath(new URL('../bin/hotseat.js', import.meta.url));
const COMMANDS: readonly (readonly [input: string, ...words: string[]])[] = [
  ['', '--version'],
  ['', 'games'],
  ['1\nquit\n', 'start', 'through-the-ages', '--plain', '--players', 'Ann,Bob', '--name', 'game'],
  ['', 'saves', 'verify'],
];

// What has to be built is built before.
spawnSync(process.execPath, [PROGRAM, 'games'], { stdio: 'ignore' });

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'hotseat-nodes-'));
for (const version of VERSIONS) {
  const name = `node-${process.platform}-${process.arch}`;
  const home = path.join(folder, version);
  fs.mkdirSync(home);
  const words = ['install', '--prefix', home, '--no-audit', '--no-fund', '--ignore-scripts', `${name}@${version}`];
  const got = spawnSync('npm', words, { cwd: home, encoding: 'utf8' });
  const node = path.join(home, 'node_modules', name, 'bin', 'node');
  const env = { ...process.env, HOTSEAT_SAVES: path.join(home, 'saves'), HOTSEAT_CONFIG: home };
  let fault = got.status === 0 ? '' : `npm: ${got.stderr}`;
  for (const [input, ...rest] of fault === '' ? COMMANDS : []) {
    const done = spawnSync(node, [PROGRAM, ...rest], { input, env, encoding: 'utf8', timeout: 60_000 });
    if (done.status !== 0 || done.stderr !== '') fault ||= `${rest.join(' ')}: ${done.status} ${done.stderr}`;
  }
  const told = fault === '' ? spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout.trim() : fault;
  process.stdout.write(`${fault === '' ? 'ok    ' : 'FAILED'} Node ${version}: ${told}\n`);
  if (fault !== '') process.exitCode = 1;
}
fs.rmSync(folder, { recursive: true, force: true });
