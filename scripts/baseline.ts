/**
 * The bots of an earlier day on the rules of today, as an opponent: no duel against them is void for rules that have
 * changed since.
 *
 *   npm run baseline -- ../baseline
 *   npm run duel -- --a . --b ../baseline --game new-dawn
 *
 * Makes a worktree of the present commit there, takes the search and the opinions of BOTS into it, and mends the few
 * places that today's rules call by another name. The command line of that worktree does not fit its bots; duels do.
 */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '..');
/** The last commit before bots were measured against earlier ones. */
const BOTS = '2461745';
const OPINIONS = ['terra-mystica', 'age-of-innovation', 'through-the-ages', 'new-dawn'].map(
  (game) => `src/games/${game}/bot`,
);
const SEARCH = ['levels', 'mind', 'player', 'search'].map((name) => `src/bots/${name}.ts`);

/** Where those bots meet names that have moved, and ways out of the game, which they did not know in every game. */
const MENDED: readonly (readonly [file: string, was: string, is: string])[] = [
  ['src/games/terra-mystica/bot/index.ts', "'../rules/turn.js'", "'../rules/turn-frame.js'"],
  ['src/games/through-the-ages/bot/index.ts', '  caTotal,\n', ''],
  [
    'src/games/through-the-ages/bot/index.ts',
    "import type { Player, TtaState } from '../types.js';",
    "import { caTotal } from '../rules/symbols.js';\nimport type { Player, TtaState } from '../types.js';",
  ],
  [
    'src/bots/search.ts',
    'import type { Answer, Choice,',
    "import { withoutRare } from '../engine/leave.js';\nimport type { Answer, Choice,",
  ],
  [
    'src/bots/search.ts',
    'function movesOf(mind: Mind, s: unknown, prompt: Prompt, ahead: number): readonly Move[] {\n',
    'function movesOf(mind: Mind, s: unknown, asked: Prompt, ahead: number): readonly Move[] {\n  const prompt = withoutRare(asked);\n',
  ],
  [
    'src/bots/levels.ts',
    'import { fractions,',
    "import { withoutRare } from '../engine/leave.js';\nimport { fractions,",
  ],
  [
    'src/bots/levels.ts',
    'const prompt = world.prompt()!;\n  const random',
    'const prompt = withoutRare(world.prompt()!);\n  const random',
  ],
  [
    'src/games/new-dawn/bot/moves.ts',
    'import type { Answer, Choice,',
    "import { withoutRare } from '../../../engine/leave.js';\nimport type { Answer, Choice,",
  ],
  ['src/games/new-dawn/bot/moves.ts', 'return picked(s, prompt)', 'return picked(s, withoutRare(prompt))'],
];

function git(folder: string, ...words: string[]): void {
  execFileSync('git', ['-C', folder, ...words], { stdio: ['ignore', 'ignore', 'inherit'] });
}

function mend(folder: string): void {
  for (const [file, was, is] of MENDED) {
    const where = path.join(folder, file);
    const text = fs.readFileSync(where, 'utf8');
    if (!text.includes(was)) throw new Error(`${file} of ${BOTS} does not hold ${was}`);
    fs.writeFileSync(where, text.replace(was, is));
  }
}

const target = process.argv[2];
if (target === undefined) {
  process.stderr.write('usage: npm run baseline -- FOLDER\n');
  process.exit(2);
}
const folder = path.resolve(target);
git(ROOT, 'worktree', 'add', '--detach', folder, 'HEAD');
git(folder, 'rm', '-rq', ...OPINIONS, ...SEARCH);
git(folder, 'checkout', BOTS, '--', ...OPINIONS, ...SEARCH, 'scripts/duel-side.ts');
mend(folder);
const packages = path.join(folder, 'node_modules');
if (!fs.existsSync(packages)) fs.symlinkSync(path.join(ROOT, 'node_modules'), packages, 'junction');
process.stdout.write(`the bots of ${BOTS} on today's rules: ${folder}\n`);
