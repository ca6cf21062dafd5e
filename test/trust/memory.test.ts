/** Huge and twisted files, settings and lines: the real program refuses them within a second and 300 MB. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MOST_BYTES, type SaveFile, seal } from '../../src/engine/save/format.js';
import { saveOf } from '../../src/engine/save/open.js';
import { sessionOf } from '../helpers/play.js';
import { toyProgram } from '../pty/terminal.js';
import { pebblesModule } from '../toys/index.js';
import { freshFolder } from './places.js';

const folder = freshFolder();
const saves = path.join(folder, 'saves');
const told = path.join(folder, 'told.json');
const witness = path.join(folder, 'witness.cjs');
let program: string;

beforeAll(async () => {
  program = await toyProgram();
  fs.mkdirSync(saves);
  const tell = '{ rss: process.resourceUsage().maxRSS / 1024, cpu: process.cpuUsage() }';
  const text = `process.on('exit', () => require('fs').writeFileSync(${JSON.stringify(told)}, JSON.stringify(${tell})));`;
  fs.writeFileSync(witness, text);
});
afterAll(() => {
  fs.rmSync(folder, { recursive: true, force: true });
  fs.rmSync(path.dirname(program), { recursive: true, force: true });
});

/** Runs the program; what it used is checked, what it said is returned. */
function run(words: readonly string[], input: string | Buffer = '') {
  const env = { ...process.env, HOTSEAT_SAVES: saves, HOTSEAT_CONFIG: folder, NODE_OPTIONS: '' };
  const done = spawnSync(process.execPath, ['-r', witness, program, ...words], { env, input, encoding: 'utf8' });
  const { rss, cpu } = JSON.parse(fs.readFileSync(told, 'utf8'));
  expect(rss, `${words.join(' ')}: megabytes`).toBeLessThan(300);
  expect((cpu.user + cpu.system) / 1e6, `${words.join(' ')}: seconds`).toBeLessThan(1);
  expect(done.stderr).not.toMatch(/\bat \S+:\d+|Error:|heap/);
  return { code: done.status, out: done.stdout, err: done.stderr };
}

const MB = 1_000_000;
const nearly = MOST_BYTES - 1000;
function sealed(change: (save: any) => void): string {
  const { sum: _, ...save } = JSON.parse(JSON.stringify(saveOf(sessionOf(pebblesModule), 'test'))) as SaveFile;
  change(save);
  return JSON.stringify(seal(save));
}

const FILES: Readonly<Record<string, () => string | Buffer>> = {
  '50 MB of text': () => Buffer.alloc(50 * MB, '{"format":"hotseat-save",'),
  '50 MB of zeros': () => Buffer.alloc(50 * MB),
  'nothing but brackets': () => '['.repeat(nearly),
  'nothing but records': () => '{"a":'.repeat(nearly / 5),
  'brackets that close': () => '['.repeat(nearly / 2) + ']'.repeat(nearly / 2),
  'flat brackets': () => `[${'[],'.repeat(nearly / 3)}[]]`,
  'one string': () => `{"format":"hotseat-save","app":"${'x'.repeat(nearly)}"}`,
  '300,000 keys': () => `{"format":"hotseat-save",${Array.from({ length: 3e5 }, (_, i) => `"k${i}":0`).join()}}`,
  'the same key again': () => `{${'"format":"hotseat-save",'.repeat(nearly / 24)}"version":1}`,
  'a huge number': () => `{"format":"hotseat-save","version":${'9'.repeat(nearly)}}`,
  'a long log of nonsense': () =>
    sealed((save) => {
      save.log = Array.from({ length: 99_000 }, (_, i) => [i % 2, `lay:A${i}`, i]);
    }),
  'a position of a million places': () =>
    sealed((save) => {
      save.state.pits = Array.from({ length: 1e6 }, () => 0);
    }),
};

/** The log is the game: as far as today's rules follow it, the file is good whatever else it says. */
const OPENS = new Set(['a long log of nonsense', 'a position of a million places']);

/** Nothing in them looks like a save: lists pass over them. */
const NO_SAVES = new Set([
  '50 MB of zeros',
  'nothing but brackets',
  'nothing but records',
  'brackets that close',
  'flat brackets',
]);

/** Neither a save nor a notation that a game reads: whoever brings them in has the wrong file. */
const FOREIGN = new Set(['nothing but brackets', 'brackets that close', 'flat brackets']);

describe('within a second and 300 MB', () => {
  it.each(Object.entries(FILES))('%s as a save', (what, make) => {
    const file = path.join(saves, 'big.json');
    fs.writeFileSync(file, make());
    const { code, err } = run(['load', 'big', '--plain'], 'quit\n');
    if (OPENS.has(what)) expect(code).toBe(0);
    else {
      expect(code).toBe(1);
      expect(err).toMatch(/^hotseat: \S.*\.\n$/);
    }
    expect(/^big /m.test(run(['saves']).out)).toBe(!NO_SAVES.has(what));
    const imported = run(['saves', 'import', file, '--name', 'copy']);
    expect(imported.code).toBe(OPENS.has(what) ? 0 : FOREIGN.has(what) ? 2 : 1);
    for (const name of fs.readdirSync(saves)) fs.rmSync(path.join(saves, name));
  });

  it('settings of 50 MB, twisted, or no file at all count for nothing and are written anew', () => {
    const file = path.join(folder, 'settings.json');
    for (const text of [
      Buffer.alloc(50 * MB, '"theme":"light",'),
      '['.repeat(5 * MB),
      `"${'x'.repeat(MB)}"`,
      '[]',
      'null',
    ]) {
      fs.writeFileSync(file, text);
      expect(run(['config', 'get', 'theme']).out).toBe('default\n');
      expect(run(['config', 'set', 'theme', 'light']).code).toBe(0);
      expect(run(['config', 'get', 'theme']).out).toBe('light\n');
      fs.rmSync(file);
    }
    fs.symlinkSync('/dev/zero', file);
    expect(run(['config', 'get', 'theme']).out).toBe('default\n');
    fs.rmSync(file);
  });

  it('lines of the protocol, even one that never ends', () => {
    const hello = '{"do":"hello"}\n';
    for (const line of [
      Buffer.alloc(50 * MB, '{"do":"hello",'),
      Buffer.alloc(4 * MB, '['),
      Buffer.from(`{"do":"${'x'.repeat(4 * MB)}"}`),
      Buffer.from(`{${'"do":"hello",'.repeat(600_000)}"do":"hello"}`),
    ]) {
      const { out } = run(['protocol'], Buffer.concat([Buffer.from(hello), line, Buffer.from(`\n${hello}`)]));
      const answers = out
        .trimEnd()
        .split('\n')
        .map((text) => JSON.parse(text));
      expect(answers).toHaveLength(3);
      expect(answers.map((answer) => answer.ok)[2]).toBe(true);
      if (!answers[1].ok) expect(answers[1].error.message).toMatch(/^\S.{0,200}\.$/);
    }
    const cut = run(['protocol'], Buffer.alloc(50 * MB, 'x'));
    expect(JSON.parse(cut.out).error.message).toMatch(/too long/);
  });
});
