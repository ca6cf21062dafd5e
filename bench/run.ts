/** `npm run bench`: everything in one run, as ratios. */
import { spawnSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundle } from '../scripts/build.js';
import { games } from '../src/games.js';
import { columns } from '../src/text/columns.js';
import { chairs } from './chairs.js';
import type { Row } from './measure.js';
import { painting } from './paint.js';
import { peerLoop } from './peer.js';
import { installed, memory } from './size.js';
import { starting } from './start.js';

const ROOT = path.resolve(import.meta.dirname, '..');
const words = process.argv.slice(2);
const parts = words.filter((word) => !word.startsWith('-'));
const wanted = (part: string) => parts.length === 0 || parts.includes(part);
const work = mkdtempSync(path.join(os.tmpdir(), 'hotseat-bench-'));
const built = path.join(work, 'built');

/** As a person's terminal would have it. */
const env: Record<string, string> = {};
for (const [key, value] of Object.entries(process.env)) if (value !== undefined) env[key] = value;
for (const key of ['CI', 'NO_COLOR', 'FORCE_COLOR', 'NODE_ENV', 'LC_ALL', 'LC_CTYPE']) delete env[key];
Object.assign(env, {
  LANG: 'en_US.UTF-8',
  COLORTERM: 'truecolor',
  HOTSEAT_SAVES: path.join(work, 'saves'),
  HOTSEAT_CONFIG: work,
});

/** What is measured in this process is bundled first, like the program. */
async function part<T>(name: string): Promise<T> {
  return (await import(pathToFileURL(path.join(built, `${name}.js`)).href)) as T;
}

const rows: Row[] = [];
try {
  await bundle();
  await bundle({
    entries: {
      faces: 'bench/faces.ts',
      play: 'bench/play.ts',
      saving: 'bench/saving.ts',
      watchers: 'bench/watchers.ts',
      prepare: 'bench/prepare.ts',
      program: 'test/pty/program.ts',
    },
    outdir: built,
  });
  const { prepare } = await part<typeof import('./prepare.js')>('prepare');
  const ids = games().map((game) => game.id);
  const curtains = new Map<string, boolean>();
  for (const id of ['pebbles', ...ids]) curtains.set(id, (await prepare(id, env['HOTSEAT_SAVES']!)).curtain);
  if (wanted('start')) rows.push(...(await starting(ROOT, env)));
  if (wanted('paint')) {
    for (const [id, curtain] of curtains) rows.push(...(await painting(built, id, curtain, env)));
  }
  if (wanted('faces')) {
    // Recorded games lie beside the code that plays them.
    cpSync(path.join(ROOT, 'test', 'ui', 'games'), path.join(built, 'games'), { recursive: true });
    const done = spawnSync(process.execPath, ['--expose-gc', path.join(built, 'faces.js')], { encoding: 'utf8', env });
    if (done.status !== 0) throw new Error(`the tables could not be measured: ${done.stderr}`);
    rows.push(...(JSON.parse(done.stdout) as Row[]));
  }
  if (wanted('play')) {
    const { playing } = await part<typeof import('./play.js')>('play');
    rows.push(...(await playing(peerLoop())));
  }
  if (wanted('saves')) {
    const { saving } = await part<typeof import('./saving.js')>('saving');
    rows.push(...(await saving(ROOT)));
  }
  if (wanted('chairs')) {
    rows.push(...(await chairs(built, work, env)));
  }
  if (wanted('size')) {
    const dist = path.join(work, 'dist');
    await bundle({ outdir: dist });
    rows.push(...(await memory(built, ids, env)), ...installed(ROOT, dist));
  }
} finally {
  rmSync(work, { recursive: true, force: true });
}

if (words.includes('--keep')) {
  const { version } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as { version: string };
  const run = {
    on: new Date().toISOString().slice(0, 10),
    version,
    node: process.version,
    cores: os.cpus().length,
    rows,
  };
  appendFileSync(path.join(import.meta.dirname, 'history.jsonl'), `${JSON.stringify(run)}\n`);
}
if (words.includes('--json')) process.stdout.write(`${JSON.stringify(rows, null, 2)}\n`);
else {
  const shown = rows.map((row) => [
    row.what,
    row.value,
    row.ratio === null ? '' : row.ratio.toFixed(2),
    row.bound,
    row.holds === null ? '' : row.holds ? 'holds' : 'DOES NOT HOLD',
  ]);
  process.stdout.write(`${columns([['', 'measured', 'ratio', 'bound', ''], ...shown]).join('\n')}\n`);
}
