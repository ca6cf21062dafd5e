/** The whole suite in a checkout that has a fifth game, made as CONTRIBUTING says. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { addFifthGame } from '../test/house/fifth.js';

const folder = mkdtempSync(path.join(os.tmpdir(), 'hotseat-fifth-'));
const checkout = path.join(folder, 'hotseat');
addFifthGame(checkout);
// Moved imports stand in another order.
spawnSync(process.execPath, ['node_modules/@biomejs/biome/bin/biome', 'check', '--write', '.'], { cwd: checkout });
const { status } = spawnSync(process.execPath, ['scripts/test.js', ...process.argv.slice(2)], {
  cwd: checkout,
  stdio: 'inherit',
});
rmSync(folder, { recursive: true, force: true });
process.exitCode = status ?? 1;
