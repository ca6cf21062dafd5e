/** What is packed installs without a registry, brings nothing else along, and runs. */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { LONG } from '../helpers/games.js';
import { tempFolder } from './run.js';

const ROOT = path.resolve(import.meta.dirname, '../..');
const PARTS = ['bin', 'src', 'scripts', 'docs', 'package.json', 'package-lock.json', 'tsconfig.json'];
const PAPERS = ['README.md', 'LICENSE', 'CHANGELOG.md'];

function run(cwd: string, command: string, words: readonly string[]) {
  const env = { ...process.env, npm_config_cache: path.join(cwd, '.cache'), npm_config_offline: 'true' };
  const done = spawnSync(command, words, { cwd, env, encoding: 'utf8', timeout: 120_000 });
  return { code: done.status, out: done.stdout, said: `${done.stdout}${done.stderr}` };
}

function bytesIn(folder: string): number {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(path.join(entry.parentPath, entry.name)).size, 0);
}

describe('the package', () => {
  it('names no packages and runs no scripts; the checkout keeps its own list, also after a packing that stopped', () => {
    const checkout = tempFolder();
    mkdirSync(path.join(checkout, 'scripts'));
    for (const part of ['scripts/manifest.js', 'package.json'])
      cpSync(path.join(ROOT, part), path.join(checkout, part));
    const manifest = path.join(checkout, 'package.json');
    const honest = readFileSync(manifest, 'utf8');
    const turned = (how: string) => {
      expect(run(checkout, process.execPath, ['scripts/manifest.js', how])).toMatchObject({ code: 0, said: '' });
      return readFileSync(manifest, 'utf8');
    };
    for (let twice = 0; twice < 2; twice++) {
      const packed = JSON.parse(turned('pack'));
      for (const key of ['dependencies', 'devDependencies', 'scripts']) expect(packed).not.toHaveProperty(key);
      expect(packed).toMatchObject({ name: 'hotseat', bin: { hotseat: 'bin/hotseat.js' } });
    }
    expect(turned('restore')).toBe(honest);
  });

  // Packing and installing take their time: npm run long.
  it.runIf(LONG > 1)(
    'installs offline from an empty cache, alone, without a warning, and runs',
    () => {
      const checkout = tempFolder();
      for (const part of [...PARTS, ...PAPERS])
        cpSync(path.join(ROOT, part), path.join(checkout, part), { recursive: true });
      symlinkSync(path.join(ROOT, 'node_modules'), path.join(checkout, 'node_modules'));
      const honest = readFileSync(path.join(checkout, 'package.json'), 'utf8');
      const packed = run(checkout, 'npm', ['pack', '--loglevel=warn']);
      expect([packed.code, packed.said]).toEqual([0, expect.stringMatching(/hotseat-.*\.tgz/)]);
      expect(packed.said).not.toMatch(/warn.*prepare/i);
      // The checkout is as it was.
      expect(readFileSync(path.join(checkout, 'package.json'), 'utf8')).toBe(honest);
      expect(existsSync(path.join(checkout, 'package.json.checkout'))).toBe(false);
      expect(JSON.parse(honest).dependencies).toHaveProperty('ink');

      const place = tempFolder();
      mkdirSync(path.join(place, 'prefix'));
      const tarball = readdirSync(checkout).find((name) => name.endsWith('.tgz')) ?? '';
      const words = ['install', '-g', '--prefix', path.join(place, 'prefix'), path.join(checkout, tarball)];
      const installed = run(place, 'npm', words);
      expect([installed.code, installed.said]).toEqual([0, expect.stringMatching(/added 1 package\b/)]);
      expect(installed.said).not.toMatch(/prepare|install-scripts|deprecated/);
      const modules = path.join(place, 'prefix/lib/node_modules');
      expect(readdirSync(modules).filter((name) => !name.startsWith('.'))).toEqual(['hotseat']);
      const own = path.join(modules, 'hotseat');
      expect(existsSync(path.join(own, 'node_modules'))).toBe(false);
      expect(bytesIn(own)).toBeLessThan(12_000_000);

      const manifest = JSON.parse(readFileSync(path.join(own, 'package.json'), 'utf8'));
      expect(Object.keys(manifest)).not.toEqual(expect.arrayContaining(['dependencies']));
      expect(manifest.scripts).toBeUndefined();
      const licences = readFileSync(path.join(own, 'dist/third-party-licences.txt'), 'utf8');
      for (const name of Object.keys(JSON.parse(honest).dependencies))
        expect(licences).toMatch(new RegExp(`^${name} \\d`, 'm'));
      for (const one of licences.split(`\n${'-'.repeat(80)}\n`)) expect(one).toMatch(/permission|licen[cs]e/i);

      const program = path.join(place, 'prefix/bin/hotseat');
      expect(run(place, program, ['--version']).out).toBe(`${manifest.version}\n`);
      expect(run(place, program, ['games']).out).toMatch(/terra-mystica/);
    },
    240_000,
  );
});
