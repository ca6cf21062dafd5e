/** `npm run bench`: everything in one run, as ratios. */
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundle } from '../scripts/build.js';
import { columns } from '../src/text/columns.js';
import { atLeast, type Row } from './measure.js';
import { painting } from './paint.js';
import { peerPace } from './peer.js';
import type { Pace } from './play.js';
import { starting } from './start.js';

const ROOT = path.resolve(import.meta.dirname, '..');
const words = process.argv.slice(2);
const parts = words.filter((word) => !word.startsWith('-'));
const wanted = (part: string) => parts.length === 0 || parts.includes(part);
const work = mkdtempSync(path.join(os.tmpdir(), 'hotseat-bench-'));

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

const rows: Row[] = [];
try {
  await bundle();
  await bundle({
    entries: { play: 'bench/play.ts', program: 'test/pty/program.ts', bare: 'bench/bare-program.ts' },
    outdir: path.join(work, 'built'),
  });
  const { paces, prepare } = (await import(pathToFileURL(path.join(work, 'built', 'play.js')).href)) as {
    paces(): Promise<Pace[]>;
    prepare(id: string, folder: string): Promise<{ curtain: boolean }>;
  };
  if (wanted('start')) rows.push(...(await starting(ROOT, env)));
  if (wanted('paint')) {
    const { games } = await import('../src/games.js');
    const listed = games().map((game) => game.id);
    for (const id of ['pebbles', ...listed]) {
      const { curtain } = await prepare(id, env['HOTSEAT_SAVES']!);
      rows.push(...(await painting(path.join(work, 'built'), id, curtain, env)));
    }
  }
  if (wanted('play')) {
    const peer = peerPace();
    for (const pace of await paces()) {
      const what = `${pace.id}, random games of ${pace.seats}`;
      const value = `${Math.round(pace.answersPerSecond)} answers/s, ${pace.msPerGame.toFixed(1)} ms a game`;
      if (!pace.toy) rows.push({ what, value, ratio: null, bound: '', holds: null });
      else if (peer === null)
        rows.push({ what, value, ratio: null, bound: 'boardgame.io could not be fetched', holds: null });
      else {
        rows.push(atLeast(what, value, pace.answersPerSecond / peer, 6, `boardgame.io (${Math.round(peer)} moves/s)`));
        rows.push(atLeast(what, value, pace.answersPerSecond / 50_000, 1, '50,000 answers/s'));
      }
    }
  }
} finally {
  rmSync(work, { recursive: true, force: true });
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
