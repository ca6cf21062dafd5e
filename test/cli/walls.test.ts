import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { tempFolder } from './run.js';

const TSC = path.resolve(import.meta.dirname, '../../node_modules/typescript/bin/tsc');
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
    ['games/x/rules/a.ts', 'const { random } = Math;', 1],
    ['games/x/rules/a.ts', "const r = Math['random']();", 1],
    ['games/x/rules/a.ts', 'const g = globalThis;', 1],
    ['engine/a.ts', 'const fs = await import(`node:fs`);', 1],
    ['engine/a.ts', "const m = await import('./' + name);", 1],
    ['engine/a.ts', "type F = import('node:fs').Stats;", 1],
    ['plain/a.ts', "import { c } from '../cli/c.js';", 1],
    ['text/a.ts', "import { h } from '../host/h.js';", 1],
    ['lessons/a.ts', "import { g } from '../games.js';", 1],
    ['ui/a.ts', "import os from 'node:os';", 1],
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

  it('know every room', () => {
    expect(walls({ 'attic/a.ts': '' }).said).toContain('stands in no room');
  });

  it('allow no circle of files that is there when the program runs', () => {
    const round = {
      'engine/a.ts': "import { b } from './b.js';",
      'engine/b.ts': "import { c } from './c.js';",
      'engine/c.ts': "import { a } from './a.js';",
    };
    expect(walls(round).said).toBe('src: 3 files in a circle: engine/a, engine/b, engine/c\n');
    expect(walls({ ...round, 'engine/c.ts': "import type { a } from './a.js';" }).said).toBe('');
  });

  it('let a catalogue know the types of its game, and nothing more', () => {
    const game = {
      'games/x/index.ts': "import { en } from './texts/en/index.js';",
      'games/x/phrases.ts': "import type { Texts } from './texts/types.js';",
      'games/x/texts/types.ts': "import type { Event } from '../types.js';",
      'games/x/texts/en/index.ts': "import { count } from '../../../../text/counting.js';",
    };
    expect(walls(game).said).toBe('');
    expect(walls({ ...game, 'games/x/texts/types.ts': "import { event } from '../types.js';" }).said).toBe(
      'src: rooms import each other in a circle: games/x, games/x/texts\n',
    );
  });
});

describe('rules', () => {
  const seen = (text: string) => {
    const root = tempFolder();
    const config = { extends: path.resolve('tsconfig.rules.json'), include: ['rules.ts'], exclude: [] };
    writeFileSync(path.join(root, 'package.json'), '{"type":"module"}');
    writeFileSync(path.join(root, 'tsconfig.json'), JSON.stringify(config));
    writeFileSync(path.join(root, 'rules.ts'), `export {};\n${text}\n`);
    return spawnSync(process.execPath, [TSC, '--noEmit', '-p', root], { encoding: 'utf8' }).stdout;
  };

  it('cannot see Node, timers, the machine or the network', () => {
    expect(seen('export const n = Math.max(1, 2);')).toBe('');
    const all = ['setTimeout', 'process', 'crypto', 'fetch', 'console', 'performance', 'Buffer'];
    const said = seen(all.map((name) => `void ${name};`).join('\n'));
    for (const name of all) expect(said).toContain(`'${name}'`);
  });

  it('name what is given away and nobody takes', () => {
    const { said } = walls({
      'engine/a.ts': 'export const used = 1, idle = 2;\nexport type Lone = string;',
      'engine/b.ts': "import { used } from './a.js';\nconst n = used;",
    });
    expect(said).toBe(
      'src/engine/a.ts: exports idle, which nobody imports\nsrc/engine/a.ts: exports Lone, which nobody imports\n',
    );
  });
});
