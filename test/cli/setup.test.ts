import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { bundleFresh, packagesFit, recordBundle, recordSources } from '../../scripts/setup.js';
import { tempFolder } from './run.js';

const ROOT = path.resolve(import.meta.dirname, '../..');
const PACKAGES = {
  '': { version: '1' },
  'node_modules/a': { version: '1.0.0' },
  'node_modules/b': { version: '1.0.0' },
};
const lock = (packages: object) => JSON.stringify({ packages });

function put(root: string, file: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

/** A checkout with everything in place. */
function checkout(): string {
  const root = tempFolder();
  const { '': _, ...there } = PACKAGES;
  put(root, 'package.json', '{}');
  put(root, 'package-lock.json', lock(PACKAGES));
  put(root, 'node_modules/.package-lock.json', lock(there));
  put(root, 'node_modules/a/index.js', 'old');
  put(root, 'node_modules/b/index.js', 'old');
  put(root, 'scripts/build.js', 'process.exit(1)');
  put(root, 'src/cli.ts', 'one');
  put(root, 'src/engine/a.ts', 'two');
  put(root, 'dist/cli.js', 'bundle');
  recordBundle(root, recordSources(root), ['cli.js']);
  return root;
}

/** Runs the set-up with an `npm` that says what it was asked, and installs or fails. */
function setUp(root: string, { npm = 'good', packages = false } = {}) {
  const tools = tempFolder();
  const asked = path.join(tools, 'asked');
  const install =
    npm === 'good' ? 'mkdir -p node_modules/a && echo new > node_modules/a/index.js' : 'echo no registry; exit 1';
  writeFileSync(path.join(tools, 'npm'), `#!/bin/sh\necho "$@" >> '${asked}'\n${install}\n`, { mode: 0o755 });
  writeFileSync(asked, '');
  const code = `import { setUp } from '${path.join(ROOT, 'scripts/setup.js')}'; process.exitCode = setUp('${root}', ${JSON.stringify({ packages })}) ? 0 : 1;`;
  const done = spawnSync(process.execPath, ['--input-type=module', '-e', code], {
    encoding: 'utf8',
    env: { ...process.env, PATH: `${tools}:${process.env['PATH']}` },
  });
  return { status: done.status, said: done.stderr, asked: readFileSync(asked, 'utf8') };
}

const NOTHING = { status: 0, said: '', asked: '' };
const rest = (root: string) => readdirSync(root).filter((name) => name.startsWith('.setup'));

describe('set-up of a checkout', () => {
  it('does nothing when nothing is missing', () => {
    expect(setUp(checkout())).toEqual(NOTHING);
    expect(setUp(checkout(), { packages: true })).toEqual(NOTHING);
  });

  it('decides by content: other times alone change nothing, another text with the old time does', () => {
    const root = checkout();
    for (const file of ['src/cli.ts', 'package-lock.json', 'src/engine/a.ts'])
      utimesSync(path.join(root, file), 4_000_000_000, 4_000_000_000);
    expect(bundleFresh(root)).toBe(true);
    expect(setUp(root)).toEqual(NOTHING);
    const other = checkout();
    utimesSync(path.join(other, 'src/cli.ts'), 1000, 1000);
    expect(bundleFresh(other)).toBe(true);
    put(other, 'src/cli.ts', 'eno'); // as long as before
    utimesSync(path.join(other, 'src/cli.ts'), 1000, 1000);
    expect(bundleFresh(other)).toBe(false);
    put(other, 'src/cli.ts', 'one');
    expect(bundleFresh(other)).toBe(true);
  });

  it('sees sources that came or went, and a bundle that is not whole', () => {
    const root = checkout();
    put(root, 'src/new.ts', '');
    expect(bundleFresh(root)).toBe(false);
    rmSync(path.join(root, 'src/new.ts'));
    expect(bundleFresh(root)).toBe(true);
    rmSync(path.join(root, 'src/engine/a.ts'));
    expect(bundleFresh(root)).toBe(false);
    const cut = checkout();
    put(cut, 'dist/cli.js', 'bun');
    expect(bundleFresh(cut)).toBe(false);
  });

  it('runs a bundle that fits without packages, and without a registry', () => {
    const root = checkout();
    rmSync(path.join(root, 'node_modules'), { recursive: true });
    expect(setUp(root, { npm: 'bad' })).toEqual(NOTHING);
  });

  it('installs what the lock file names, with one line, beside what is there', () => {
    const root = checkout();
    put(root, 'package-lock.json', lock({ ...PACKAGES, 'node_modules/a': { version: '2.0.0' } }));
    expect(packagesFit(root)).toBe(false);
    const got = setUp(root);
    expect(got.said.split('\n')[0]).toBe('hotseat: installing packages (once) …');
    expect(got.asked).toMatch(/^ci /);
    expect(readFileSync(path.join(root, 'node_modules/a/index.js'), 'utf8')).toBe('new\n');
    expect(rest(root)).toEqual([]);
  });

  it('removes nothing that works when installing fails', () => {
    const root = checkout();
    put(root, 'package-lock.json', lock({ ...PACKAGES, 'node_modules/a': { version: '2.0.0' } }));
    const got = setUp(root, { npm: 'bad' });
    expect([got.status, got.said]).toEqual([1, expect.stringMatching(/The packages could not be installed\.\n$/)]);
    expect(readFileSync(path.join(root, 'node_modules/a/index.js'), 'utf8')).toBe('old');
    expect(rest(root)).toEqual([]);
  });

  it('never empties packages that are a link', () => {
    const root = checkout();
    const elsewhere = tempFolder();
    put(elsewhere, 'a/index.js', 'theirs');
    rmSync(path.join(root, 'node_modules'), { recursive: true });
    symlinkSync(elsewhere, path.join(root, 'node_modules'));
    put(root, 'src/cli.ts', 'changed');
    const got = setUp(root);
    expect([got.status, got.asked]).toEqual([1, '']);
    expect(got.said).toMatch(/is a link/);
    expect(readFileSync(path.join(elsewhere, 'a/index.js'), 'utf8')).toBe('theirs');
  });

  it('takes over from a set-up that was killed', () => {
    const root = checkout();
    put(root, 'package-lock.json', lock({ ...PACKAGES, 'node_modules/a': { version: '2.0.0' } }));
    put(root, '.setup-turn', '999999999');
    put(root, '.setup-new/half', 'done');
    expect(setUp(root).asked).toMatch(/^ci /);
    expect(rest(root)).toEqual([]);
    expect(existsSync(path.join(root, 'node_modules/a/index.js'))).toBe(true);
  });

  it('says what is wrong when a step fails, and keeps the old bundle', () => {
    const root = checkout();
    put(root, 'src/cli.ts', 'changed');
    const got = setUp(root);
    expect(got.status).toBe(1);
    expect(got.said).toMatch(/building …\nhotseat: The program could not be built\.\n$/);
    expect(readFileSync(path.join(root, 'dist/cli.js'), 'utf8')).toBe('bundle');
  });
});
