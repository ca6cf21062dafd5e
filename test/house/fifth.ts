/**
 * A checkout with one game more, made as CONTRIBUTING says: a folder, and an entry in src/games.ts. The game is the toy
 * of the tests under another name; nothing of it is known anywhere else.
 */
import fs from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');
const PARTS = ['bin', 'bench', 'docs', 'scripts', 'src', 'test', 'biome.json', 'package.json', 'tsconfig.json'];
const MORE = [
  'tsconfig.rules.json',
  'vitest.config.ts',
  'CHANGELOG.md',
  'CONTRIBUTING.md',
  'LICENSE',
  'README.md',
  'package-lock.json',
  '.gitignore',
];

export const FIFTH = 'hollows';

const ENTRY = `  {
    id: '${FIFTH}',
    title: 'Hollows',
    seats: [2, 3, 4],
    minutes: 5,
    character: 'a toy',
    module: async () => (await import('./games/${FIFTH}/index.js')).module,
    ui: async () => (await import('./games/${FIFTH}/ui/index.js')).ui,
  },
];
`;

/** Every file below a folder, rewritten. */
function rewrite(folder: string, change: (text: string, depth: number) => string, depth = 0): void {
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) rewrite(file, change, depth + 1);
    else fs.writeFileSync(file, change(fs.readFileSync(file, 'utf8'), depth));
  }
}

export function addFifthGame(checkout: string): void {
  for (const part of [...PARTS, ...MORE])
    fs.cpSync(path.join(ROOT, part), path.join(checkout, part), { recursive: true });
  fs.symlinkSync(path.join(ROOT, 'node_modules'), path.join(checkout, 'node_modules'));

  const game = path.join(checkout, 'src/games', FIFTH);
  fs.cpSync(path.join(ROOT, 'test/toys/pebbles'), game, { recursive: true });
  // Its second reading stands with the tests of the game.
  const tests = path.join(checkout, 'test/games', FIFTH);
  fs.mkdirSync(tests);
  fs.renameSync(path.join(game, 'oracle.ts'), path.join(tests, 'oracle.ts'));
  rewrite(game, (text) =>
    text
      .replaceAll(/'((?:\.\.\/)+)src\//g, (_, up: string) => `'${up.slice('../'.length)}`)
      .replaceAll("id: 'pebbles'", `id: '${FIFTH}'`)
      .replaceAll("title: 'Pebbles'", "title: 'Hollows'"),
  );
  rewrite(tests, (text) => text.replaceAll("'./", `'../../../src/games/${FIFTH}/`));

  const list = path.join(checkout, 'src/games.ts');
  fs.writeFileSync(list, fs.readFileSync(list, 'utf8').replace(/^\];\n/m, ENTRY));
}
