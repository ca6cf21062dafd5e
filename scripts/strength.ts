/**
 * How strong the bots are: every series of docs/bots.md, one after the other, as the rows of its tables.
 *
 *   npm run strength                                    200 games each
 *   npm run strength -- --game new-dawn --games 20      one game, shorter
 *   npm run strength -- --league FILE                   set-ups of league games, people and bots side by side
 *
 * Every finished game is a line of a file in bench/strength (which git does not keep: docs/bots.md has the table), so a
 * run that was stopped goes on where it was. Delete a game's files when its bots have changed.
 */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { LEVELS } from '../src/bots/levels.js';
import type { Statistics } from '../src/cli/statistics.js';
import { games } from '../src/games.js';
import { league } from './league.js';

const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    only: { type: 'string', default: '' },
    games: { type: 'string', default: '200' },
    jobs: { type: 'string', default: '2' },
    league: { type: 'string' },
    level: { type: 'string', default: 'hard' },
    ms: { type: 'string', default: '150' },
    nodes: { type: 'string' },
  },
});
const ROOT = path.resolve(import.meta.dirname, '..');
const KEPT = path.join(ROOT, 'bench', 'strength');

/** Seats of the tables that are published. */
const SEATS: Readonly<Record<string, number>> = {
  'terra-mystica': 4,
  'age-of-innovation': 4,
  'through-the-ages': 3,
  'new-dawn': 3,
};

/**
 * Milliseconds for an answer of `hard` where its own five thousand would take days: what it reaches is the least it can
 * do. The other levels have their usual time.
 */
const HARD_MS: Readonly<Record<string, number>> = {
  'terra-mystica': 100,
  'age-of-innovation': 30,
  'through-the-ages': 50,
  'new-dawn': 600,
};

interface Series {
  readonly seats: number;
  readonly bots: readonly string[];
}

/**
 * Each level among its like, each against the one below. Three seats hold one against two of the one below, and both
 * levels dealt in turn: one against two in one game and two against one in the next, so that equals win half of them.
 */
function seriesOf(seats: number): Series[] {
  const thinking = LEVELS.slice(1);
  return [
    ...thinking.map((level) => ({ seats, bots: [level] })),
    ...thinking.map((level, i) => ({ seats: 2, bots: [level, LEVELS[i]!] })),
    ...(seats === 3 ? thinking.map((level, i) => ({ seats, bots: [level, LEVELS[i]!, LEVELS[i]!] })) : []),
    ...(seats === 3 ? thinking.map((level, i) => ({ seats, bots: [level, LEVELS[i]!] })) : []),
  ];
}

function played(game: string, { seats, bots }: Series): Statistics {
  const name = `${game}-${seats}-${bots.join('-')}`;
  const words = ['bin/hotseat.js', 'simulate', game, '--seats', String(seats), '--bots', bots.join(',')];
  words.push('--games', values.games, '--seed', 'strength', '--jobs', values.jobs, '--json');
  words.push('--resume', path.join(KEPT, `${name}.jsonl`));
  if (bots.includes('hard')) words.push('--ms', `hard=${HARD_MS[game] ?? 100}`);
  const done = spawnSync(process.execPath, words, {
    cwd: ROOT,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    maxBuffer: 2 ** 28,
  });
  if (done.status !== 0) throw new Error(`${name} failed`);
  return JSON.parse(done.stdout) as Statistics;
}

const n = (x: number) => x.toFixed(1);
const percent = (x: number) => `${Math.round(100 * x)} %`;

function row(game: string, series: Series, told: Statistics): string {
  const cells = [game, String(series.seats), series.bots.join(', '), String(told.games)];
  const [upper] = told.bots;
  if (!upper || series.bots.length === 1) {
    cells.push(`${n(told.score.mean)} ± ${n(told.score.half)}`, n(told.winner.mean), n(told.rounds.mean), '');
  } else {
    cells.push(
      told.bots.map((b) => n(b.score.mean)).join(' : '),
      '',
      told.bots.map((b) => n(b.rounds.mean)).join(' : '),
    );
    cells.push(`${percent(upper.winRate)} (${upper.winRate95.map(percent).join(' to ')})`);
  }
  cells.push(told.bots.map((b) => n(b.msPerDecision)).join(' : '));
  return `| ${cells.join(' | ')} |`;
}

/** Set-ups of league games, the seats beside the people who sat there. */
async function leagueTable(file: string): Promise<void> {
  const level = LEVELS.find((name) => name === values.level);
  if (!level) throw new Error(`${values.level} is no level`);
  const nodes = values.nodes === undefined ? undefined : Number(values.nodes);
  const effort = { level, ms: Number(values.ms), nodes };
  const record = path.join(KEPT, `league-${level}-${nodes === undefined ? `${values.ms}ms` : `${nodes}nodes`}.jsonl`);
  for (const line of await league(file, effort, record, Number(values.jobs))) process.stdout.write(`${line}\n`);
}

function allSeries(): void {
  process.stdout.write('| game | seats | bots | games | points | winner | rounds | wins of the first | ms |\n');
  process.stdout.write('| --- | --- | --- | --- | --- | --- | --- | --- | --- |\n');
  for (const { id } of games()) {
    if (values.game && id !== values.game) continue;
    for (const series of seriesOf(SEATS[id] ?? 2)) {
      if (!series.bots.join(',').includes(values.only)) continue;
      process.stdout.write(`${row(id, series, played(id, series))}\n`);
    }
  }
}

fs.mkdirSync(KEPT, { recursive: true });
if (values.league === undefined) allSeries();
else await leagueTable(values.league);
