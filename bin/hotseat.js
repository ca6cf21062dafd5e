#!/usr/bin/env node
// The program. In a checkout it first does the set-up that is missing; an installed package just loads its bundle.
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const { version } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'));
const words = process.argv.slice(2);

if (words.length === 1 && (words[0] === '--version' || words[0] === '-V')) {
  process.stdout.write(`${version}\n`);
} else {
  const checkout = existsSync(`${root}src/cli.ts`);
  if (checkout && !(await ready(root))) process.exitCode = 1;
  else await run({ root, checkout, version });
}

/** True when packages are installed and the bundle is up to date. Says what is wrong otherwise. */
async function ready(root) {
  const { setUp } = await import('../scripts/setup.js');
  return setUp(root);
}

async function run(place) {
  const { main, processIo } = await import('../dist/cli.js');
  process.exitCode = await main(words, processIo(place));
}
