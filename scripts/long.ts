/**
 * The long runs: everything the suite does at its short setting, for hours.
 *
 *   npm run long                 20,000 games per title, crash and hostile-file tests at ten times the usual number,
 *                                10,000 decisions of every level of bots in every game, an error at every file
 *                                operation of a short game, two quick enters on every question of every recorded
 *                                game and every screen at all sizes, whole games at tables with many chairs, the package
 *                                installed offline and on every supported Node, the whole suite in a checkout with
 *                                a fifth game, 20 mutants of every room
 *   npm run long -- --games 500  shorter
 */
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';

const { values } = parseArgs({
  options: { games: { type: 'string', default: '20000' }, factor: { type: 'string', default: '10' } },
});

const STEPS: readonly (readonly [string, readonly string[]])[] = [
  ['fuzz', ['node_modules/tsx/dist/cli.mjs', 'scripts/fuzz.ts', '--games', values.games, '--check-every', '50']],
  ['content', ['node_modules/tsx/dist/cli.mjs', 'scripts/coverage-content.ts', '--games', '2000']],
  [
    'generic, trust, chairs, package, screens',
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      'test/generic',
      'test/trust',
      'test/chairs',
      'test/cli/package.test.ts',
      'test/ui',
    ],
  ],
  ['Node 20, 22, 24', ['node_modules/tsx/dist/cli.mjs', 'scripts/nodes.ts']],
  ['a fifth game', ['node_modules/tsx/dist/cli.mjs', 'scripts/fifth.ts']],
  ['bots', ['node_modules/vitest/vitest.mjs', 'run', 'test/bots']],
  ['mutants', ['node_modules/tsx/dist/cli.mjs', 'scripts/mutants.ts', '--each', '20']],
];

for (const [title, words] of STEPS) {
  process.stdout.write(`== ${title}\n`);
  const env = { ...process.env, HOTSEAT_LONG: values.factor };
  const { status } = spawnSync(process.execPath, words, { stdio: 'inherit', env });
  if (status !== 0) process.exitCode = 1;
}
