/** What README and docs say of files, commands, options, keys and folders is so. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { UNDO_POLICIES } from '../../src/engine/session.js';
import { commandsIn, type Place } from '../../src/ui/keys/commands.js';
import { Desk } from '../cli/run.js';
import { blocksOf, coded, partOf, ROOT, rowsOf, textOf } from './read.js';

const docs = fs.readdirSync(path.join(ROOT, 'docs')).filter((file) => file.endsWith('.md'));
const pages = [
  'README.md',
  'CONTRIBUTING.md',
  'bench/README.md',
  'docs/screens/README.md',
  ...docs.map((f) => `docs/${f}`),
];

describe.each(pages)('%s', (page) => {
  const text = textOf(page);

  it('points at files that exist', () => {
    const links = [...text.matchAll(/\]\(([^)#]+)[^)]*\)/g)].flatMap(([, to]) =>
      to && !/^https?:/.test(to) ? [to] : [],
    );
    for (const to of links) expect(fs.existsSync(path.join(ROOT, path.dirname(page), to)), to).toBe(true);
    const named = coded(text).filter((word) => /^(src|docs|test|scripts|bench|bin)\/[\w./-]*\w$/.test(word));
    for (const file of named) expect(fs.existsSync(path.join(ROOT, file)), file).toBe(true);
  });

  it('names npm scripts that exist', () => {
    const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Record<string, string> };
    for (const [, script] of text.matchAll(/npm run ([\w:]+)/g)) expect(Object.keys(scripts)).toContain(script);
  });
});

describe('commands', async () => {
  const desk = new Desk();
  const helpOf = async (...words: string[]) => (await desk.run([...words, '--help'])).out;
  const top = await helpOf();
  const named = [
    ...pages
      .map(textOf)
      .join('\n')
      .matchAll(/^hotseat ([a-z]+)(?: ([a-z]+))?/gm),
  ];

  it.each([...new Set(named.map(([, command]) => command ?? ''))])('hotseat %s exists', (command) => {
    expect(top).toMatch(new RegExp(`^ {2}${command}\\b`, 'm'));
  });

  it('README lists every one', () => {
    const [list] = blocksOf(partOf(textOf('README.md'), 'Commands'), '');
    const own = [...top.slice(top.indexOf('Commands:')).matchAll(/^ {2}([a-z]+)/gm)].map(([, name]) => name ?? '');
    for (const name of own.filter((one) => one !== 'help')) expect(list).toContain(`hotseat ${name}`);
  });

  it('options named in README exist', async () => {
    const all = (
      await Promise.all([[], ['start'], ['join'], ['saves', 'export'], ['host']].map((w) => helpOf(...w)))
    ).join();
    const options = new Set(
      [...textOf('README.md').matchAll(/(?<![\w-])(--[a-z]+)/g)].map(([, option]) => option ?? ''),
    );
    for (const option of options) expect(all, option).toContain(option);
  });

  it('undo policies are those of README', () => {
    const said = coded(partOf(textOf('README.md'), 'Keys'));
    for (const policy of UNDO_POLICIES) expect(said).toContain(policy);
  });
});

describe('keys', () => {
  const PLACES: readonly Place[] = ['table', 'home', 'amount'];
  const SHOWN: Readonly<Record<string, string>> = {
    '↑': 'up',
    '↓': 'down',
    '←': 'left',
    '→': 'right',
    '↵': 'enter',
    Esc: 'escape',
  };
  const known = new Set(PLACES.flatMap((place) => commandsIn(place).flatMap((command) => command.keys)));

  it('those in README do something at the table', () => {
    const rows = rowsOf(partOf(textOf('README.md'), 'Keys')).map(([keys = '']) => keys);
    const keys = rows.filter((row) => row !== 'capital letters').flatMap((row) => row.split(/ and |[, ]+/));
    expect(keys.length).toBeGreaterThan(20);
    for (const key of keys) expect([...known], key).toContain(SHOWN[key] ?? key);
  });
});

describe('architecture', () => {
  const text = textOf('docs/architecture.md');

  it('lists every folder and file that stands under src', () => {
    const [tree = ''] = blocksOf(partOf(text, 'The parts'), '');
    const entries = fs.readdirSync(path.join(ROOT, 'src'), { withFileTypes: true });
    for (const entry of entries) expect(tree).toContain(entry.isDirectory() ? `${entry.name}/` : entry.name);
    const named = [...tree.matchAll(/^ {2}([\w.-]+)(\/?)/gm)].map(([, name]) => name ?? '');
    for (const name of named) expect(entries.map((entry) => entry.name)).toContain(name);
  });

  it('shows the rooms as their imports are', () => {
    const done = spawnSync(process.execPath, [path.join(ROOT, 'scripts/graph.js'), '--check'], { encoding: 'utf8' });
    expect(done.stdout).toBe('rooms: the drawing is true\n');
  });
});
