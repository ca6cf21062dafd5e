import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { tempFolder } from './run.js';

const SCRIPT = path.resolve(import.meta.dirname, '../../scripts/walls.js');

/** What the walls say about a source tree with these files. */
function walls(files: Record<string, string>): { code: number | null; said: string } {
  const root = tempFolder();
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.join(root, 'src', path.dirname(name)), { recursive: true });
    writeFileSync(path.join(root, 'src', name), text);
  }
  const done = spawnSync(process.execPath, [SCRIPT, root], { encoding: 'utf8' });
  return { code: done.status, said: done.stderr };
}

describe('import walls', () => {
  it('stand for what is allowed', () => {
    const { code, said } = walls({
      'engine/a.ts':
        "import * as v from 'valibot';\nimport { b } from './kit/b.js';\n// Math.random in a comment\nconst s = 'Date';",
      'games/x/rules/turn.ts':
        "import { a } from '../../../engine/a.js';\nimport { k } from '../../terra-kit/k.js';\nconst f = o['from'], g = E['dig'];",
      'games/x/ui/index.ts':
        "import { Area } from '../../../ui/paint/area.js';\nimport type { View } from '../types.js';",
      'ui/App.tsx': "import { render } from 'ink';\nimport { x } from '../engine/a.js';",
    });
    expect(said).toBe('');
    expect(code).toBe(0);
  });

  it.each([
    ['engine/a.ts', "import { g } from '../games/x/index.js';", 1],
    ['engine/a.ts', "\n\nimport fs from 'node:fs';", 3],
    ['engine/a.ts', 'const n = Math.random();', 1],
    ['games/x/rules/a.ts', 'const n = 1;\nconst t = Date.now();', 2],
    ['games/x/rules/a.ts', 'setTimeout(() => {}, 1);', 1],
    ['games/x/rules/a.ts', 'const e = process.env;', 1],
    ['games/x/rules/a.ts', "import { y } from '../../y/index.js';", 1],
    ['games/x/rules/a.ts', "import { Board } from '../ui/index.js';", 1],
    ['games/x/rules/a.ts', "const r = await import('react');", 1],
    ['games/x/data/a.ts', "import chalk from 'chalk';", 1],
    ['games/x/ui/a.ts', "import { y } from '../../y/ui/index.js';", 1],
    ['ui/a.ts', "import { Store } from '../store/store.js';", 1],
    ['store/a.ts', "import { App } from '../ui/App.js';", 1],
  ])('%s may not say %j', (file, text, line) => {
    const { code, said } = walls({ [file]: text });
    expect(code).toBe(1);
    expect(said).toMatch(new RegExp(`^src/${file}:${line}: may not`));
  });
});
