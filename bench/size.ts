/** Memory while playing and room on disk. */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { spawn } from '@lydell/node-pty';
import { below, fact, type Row } from './measure.js';

/** Megabytes that a program holds. */
function held(pid: number): number {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024;
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const [DOWN, RIGHT] = ['\u001B[B', '\u001B[C'];

/** The most memory seen while a game in the middle is played on for 80 keys. */
async function playing(program: string, save: string, env: Record<string, string>): Promise<number> {
  const words = [program, 'load', save];
  const pty = spawn(process.execPath, words, { name: 'xterm-256color', cols: 120, rows: 40, env });
  let most = 0;
  await pause(1500);
  for (let i = 0; i < 80; i++) {
    pty.write([DOWN!, RIGHT!, '\r', '\r'][i % 4]!);
    await pause(40);
    if (i % 8 === 0) most = Math.max(most, held(pty.pid));
  }
  pty.kill('SIGKILL');
  return most;
}

export async function memory(built: string, ids: readonly string[], env: Record<string, string>): Promise<Row[]> {
  const rows: Row[] = [];
  for (const id of ids) {
    rows.push(
      below(`${id}: memory while playing`, await playing(path.join(built, 'program.js'), id, env), 150, 'MB', 0),
    );
  }
  return rows;
}

function bytesIn(file: string): number {
  const stat = statSync(file);
  if (!stat.isDirectory()) return stat.size;
  return readdirSync(file).reduce((sum, name) => sum + bytesIn(path.join(file, name)), 0);
}

/** What `npm install hotseat` would put on the disk: our own files, and the packages they need. */
export function installed(root: string, dist: string): Row[] {
  const { files } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { files: string[] };
  // A checkout keeps the chunks of former builds for a while: a fresh build is measured in their place.
  const own = files.reduce((sum, name) => sum + bytesIn(name === 'dist' ? dist : path.join(root, name)), 0);
  const listed = execFileSync('npm', ['ls', '--omit=dev', '--all', '--parseable'], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const packages = [...new Set(listed.trim().split('\n').slice(1))];
  const theirs = packages.reduce((sum, folder) => sum + bytesIn(folder), 0);
  return [
    fact('installed: our own files', `${(own / 1e6).toFixed(1)} MB`),
    fact(`installed: ${packages.length} packages needed`, `${(theirs / 1e6).toFixed(1)} MB`),
  ];
}
