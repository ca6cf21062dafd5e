/** Adding a game is one folder and one entry: the compiler, the walls and the generic suites take it as it is. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { tempFolder } from '../cli/run.js';
import { addFifthGame, FIFTH } from './fifth.js';

const checkout = path.join(tempFolder(), 'hotseat');

/** What a command in that checkout says when it fails. */
function faultOf(command: string, words: readonly string[], env: Record<string, string> = {}): string {
  const done = spawnSync(command, words, { cwd: checkout, encoding: 'utf8', env: { ...process.env, ...env } });
  return done.status === 0 ? '' : `${done.stdout}${done.stderr}`.slice(-4000);
}
const bin = (name: string): string => path.join('node_modules', '.bin', name);

beforeAll(() => addFifthGame(checkout));

it('is on the list, and its folder is all there is of it', () => {
  expect(fs.readFileSync(path.join(checkout, 'src/games.ts'), 'utf8')).toContain(`./games/${FIFTH}/index.js`);
});

it('compiles, its rules without Node', () => {
  expect(faultOf(bin('tsc'), ['--noEmit'])).toBe('');
  expect(faultOf(bin('tsc'), ['--noEmit', '-p', 'tsconfig.rules.json'])).toBe('');
}, 120_000);

it('stands within the walls', () => {
  expect(faultOf(process.execPath, ['scripts/walls.js'])).toBe('');
});

it('passes the generic suites', () => {
  expect(faultOf(bin('vitest'), ['run', '--reporter=dot', 'test/generic'], { HOTSEAT_GAMES: FIFTH })).toBe('');
}, 120_000);
