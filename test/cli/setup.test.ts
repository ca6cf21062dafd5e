import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { bundleFresh } from '../../scripts/setup.js';
import { tempFolder } from './run.js';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** A checkout with everything in place, some seconds old. */
function checkout(): string {
  const root = tempFolder();
  const files = [
    'package-lock.json',
    'scripts/build.js',
    'src/cli.ts',
    'src/engine/a.ts',
    'node_modules/.package-lock.json',
    'dist/stamp',
  ];
  for (const [i, file] of files.entries()) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), '');
    if (file !== 'dist/stamp') utimesSync(path.join(root, file), 1000 + i, 1000 + i);
  }
  for (const folder of ['src', 'src/engine']) utimesSync(path.join(root, folder), 1000, 1000);
  utimesSync(path.join(root, 'dist/stamp'), 2000, 2000);
  return root;
}

/** Runs the set-up with an `npm` that only says what it was asked. */
function setUp(root: string): { status: number | null; said: string; asked: string } {
  const tools = tempFolder();
  const asked = path.join(tools, 'asked');
  writeFileSync(
    path.join(tools, 'npm'),
    `#!/bin/sh\necho "$@" >> '${asked}'\ntouch '${root}/node_modules/.package-lock.json'\n`,
    { mode: 0o755 },
  );
  writeFileSync(asked, '');
  const code = `import { setUp } from '${path.join(ROOT, 'scripts/setup.js')}'; process.exitCode = setUp('${root}') ? 0 : 1;`;
  const done = spawnSync(process.execPath, ['--input-type=module', '-e', code], {
    encoding: 'utf8',
    env: { ...process.env, PATH: `${tools}:${process.env['PATH']}` },
  });
  return { status: done.status, said: done.stderr, asked: readFileSync(asked, 'utf8') };
}

describe('set-up of a checkout', () => {
  it('does nothing when nothing is missing', () => {
    expect(setUp(checkout())).toEqual({ status: 0, said: '', asked: '' });
  });

  it('installs when packages are missing or older than the lock file, with one line', () => {
    const missing = checkout();
    rmSync(path.join(missing, 'node_modules/.package-lock.json'));
    const got = setUp(missing);
    expect(got.said.split('\n')[0]).toBe('hotseat: installing packages (once) …');
    expect(got.asked).toMatch(/^ci /);
    const older = checkout();
    utimesSync(path.join(older, 'package-lock.json'), 1500, 1500);
    expect(setUp(older).asked).toMatch(/^ci /);
    expect(setUp(older).asked).toBe('');
  });

  it('builds when a source is newer, or one went away', () => {
    const root = checkout();
    expect(bundleFresh(root)).toBe(true);
    utimesSync(path.join(root, 'src/engine/a.ts'), 3000, 3000);
    expect(bundleFresh(root)).toBe(false);
    const other = checkout();
    rmSync(path.join(other, 'src/engine/a.ts'));
    expect(bundleFresh(other)).toBe(false);
  });

  it('takes over from a set-up that was killed', () => {
    const root = checkout();
    utimesSync(path.join(root, 'package-lock.json'), 1500, 1500);
    writeFileSync(path.join(root, '.setup-turn'), '999999999');
    expect(setUp(root).asked).toMatch(/^ci /);
    expect(existsSync(path.join(root, '.setup-turn'))).toBe(false);
  });

  it('says what is wrong when a step fails', () => {
    const root = checkout();
    utimesSync(path.join(root, 'src/cli.ts'), 3000, 3000);
    writeFileSync(path.join(root, 'scripts/build.js'), 'process.exit(1)');
    const got = setUp(root);
    expect(got.status).toBe(1);
    expect(got.said).toMatch(/building …\nhotseat: The program could not be built\.\n$/);
  });
});
