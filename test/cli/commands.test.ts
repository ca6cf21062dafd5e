import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { REFUSAL_CODES } from '../../src/phrases.js';
import { Desk, tempFolder } from './run.js';

const desk = new Desk();
const START = ['start', 'pebbles', '--plain', '--players', 'Ann,Bob', '--seed', '7'];

beforeAll(async () => {
  await desk.run([...START, '--name', 'short'], { input: '1\n1\nquit\n' });
  await desk.run([
    'start',
    'pebbles',
    '--plain',
    '--players',
    'bot:random,bot:random',
    '--seed',
    '7',
    '--name',
    'whole',
  ]);
});

describe('help', () => {
  it('every command has help with an example', async () => {
    const top = await desk.run(['--help']);
    expect(top.code).toBe(0);
    const names = [...top.out.matchAll(/^ {2}([a-z]+) .*$/gm)].map((m) => m[1]!).filter((name) => name !== 'help');
    expect(names).toEqual(
      expect.arrayContaining([
        'start',
        'load',
        'replay',
        'saves',
        'games',
        'tables',
        'rules',
        'simulate',
        'protocol',
        'config',
      ]),
    );
    const nested = ['list', 'show', 'rename', 'delete', 'verify', 'import', 'export'].map((name) => ['saves', name]);
    for (const words of [
      ...names.map((name) => [name]),
      ...nested,
      ['config', 'get'],
      ['config', 'set'],
      ['config', 'reset'],
    ]) {
      const got = await desk.run([...words, '--help']);
      expect(got.code).toBe(0);
      expect(got.out).toMatch(/Examples?:\n {2}\$ hotseat/);
    }
  });

  it('says its version', async () => {
    expect(await desk.run(['--version'])).toEqual({ code: 0, out: '9.9.9\n', err: '' });
  });

  it('an unknown option gets the nearest one', async () => {
    const got = await desk.run(['start', 'pebbles', '--plyers', 'Ann']);
    expect(got.code).toBe(2);
    expect(got.err).toMatch(/Did you mean --players\?/);
  });
});

describe('games, tables, rules', () => {
  it('says what of a box is not included', async () => {
    expect((await desk.run(['games', 'age-of-innovation'])).out).toMatch(/Automa .* not included/);
    expect(JSON.parse((await desk.run(['games', 'age-of-innovation', '--json'])).out).missing).toMatch(/Automa/);
    expect((await desk.run(['games', 'through-the-ages'])).out).not.toMatch(/not included/);
  });

  it('lists games and a game with its options and defaults', async () => {
    const list = await desk.run(['games']);
    expect(list.out).toMatch(/^pebbles +Pebbles/m);
    const one = await desk.run(['games', 'pebbles']);
    expect(one.out).toMatch(/^rounds +Rounds/m);
    expect(one.out).toMatch(/^ {2}\* /m);
    const json = JSON.parse((await desk.run(['games', 'pebbles', '--json'])).out);
    expect(json.options.map((o: { id: string }) => o.id)).toContain('rounds');
  });

  it('prints tables and finds rules', async () => {
    const tables = await desk.run(['tables', 'pebbles']);
    expect(tables.code).toBe(0);
    expect(tables.out.split('\n').length).toBeGreaterThan(3);
    const ids = (await desk.run(['tables', 'pebbles', '--list'])).out
      .trim()
      .split('\n')
      .map((line) => line.split(' ')[0]!);
    for (const id of ids) expect((await desk.run(['tables', 'pebbles', '--table', id])).code).toBe(0);
    const all = await desk.run(['rules', 'pebbles']);
    expect(all.out).toMatch(/\d+ entries/);
    const words = all.out.split('\n')[0]!.split('  ')[0]!.toLowerCase().split(' ');
    expect((await desk.run(['rules', 'pebbles', ...words])).out.toLowerCase()).toContain(words[0]!);
  });
});

describe('saves', () => {
  it('show, rename, delete', async () => {
    const own = new Desk();
    await own.run([...START, '--name', 'a'], { input: '1\n1\nquit\n' });
    const shown = await own.run(['saves', 'show', 'a']);
    expect(shown.out).toMatch(/seed +7/);
    expect(shown.out).toMatch(/> 1 Ann/);
    expect((await own.run(['saves', 'rename', 'a', 'b'])).code).toBe(0);
    expect(readdirSync(own.saves).sort()).toEqual(['b.json', 'b.json.bak']);
    expect((await own.run(['saves', 'rename', 'b', '../c'])).code).toBe(2);
    expect((await own.run(['saves', 'delete', 'b'])).code).toBe(0);
    expect(readdirSync(own.saves)).toEqual([]);
    expect((await own.run(['saves'])).out).toMatch(/no saves/);
    expect((await own.run(['load', '--plain'])).code).toBe(2);
  });

  it('verify plays them again', async () => {
    const got = await desk.run(['saves', 'verify', 'short', 'whole']);
    expect(got.out).toMatch(/^short +good +2 moves/m);
    expect(got.code).toBe(0);
  });

  it('export and import as JSON and in the game’s own notation give the same game', async () => {
    const json = await desk.run(['saves', 'export', 'whole', '--as', 'json']);
    writeFileSync(path.join(desk.folder, 'away.json'), json.out);
    expect((await desk.run(['saves', 'import', 'away.json', '--name', 'back'])).code).toBe(0);
    const ledger = await desk.run(['saves', 'export', 'whole', '--as', 'ledger']);
    writeFileSync(path.join(desk.folder, 'away.txt'), ledger.out);
    const taken = await desk.run(['saves', 'import', 'away.txt', '--name', 'back-2']);
    expect(taken.code, taken.err).toBe(0);
    const state = (name: string) => JSON.parse(readFileSync(path.join(desk.saves, `${name}.json`), 'utf8')).state;
    expect(state('back')).toEqual(state('whole'));
    expect(state('back-2')).toEqual(state('whole'));
    expect((await desk.run(['saves', 'import', 'away.json', '--name', 'back'])).code).toBe(2);
  });

  it('a ledger comes in, goes out with its tabs, is taken over at a row, and refused with a sentence', async () => {
    const ledger = path.resolve(import.meta.dirname, '../games/terra-mystica/fixtures/favour-first.tsv');
    expect((await desk.run(['saves', 'import', ledger, '--name', 'league'])).code).toBe(0);
    const out = (await desk.run(['saves', 'export', 'league', '--as', 'ledger'])).out;
    expect(out).toMatch(/^swarmlings\t[^\n]*\tupgrade H2 to TE\. \+FAV5\. /m);
    const early = await desk.run(['saves', 'import', ledger, '--name', 'early', '--row', '30']);
    expect(early.code, early.err).toBe(0);
    const answers = (name: string) =>
      JSON.parse(readFileSync(path.join(desk.saves, `${name}.json`), 'utf8')).log.length as number;
    expect(answers('early')).toBeGreaterThan(0);
    expect(answers('early')).toBeLessThan(answers('league'));
    const spoilt = readFileSync(ledger, 'utf8').replace(/\t6 C\t(?=[^\n]*TW4)/, '\t7 C\t');
    writeFileSync(path.join(desk.folder, 'spoilt.tsv'), spoilt);
    const refused = await desk.run(['saves', 'import', 'spoilt.tsv']);
    expect(refused.err).toMatch(/Row \d+, Swarmlings: coins should be 7, the rules give 6/);
  });

  it('export as text and markdown tells every answer, and never overwrites', async () => {
    const text = await desk.run(['saves', 'export', 'whole']);
    expect(text.out).toMatch(/^#1 Random/m);
    expect(text.out).toMatch(/^total /m);
    const to = path.join(desk.folder, 'whole.md');
    expect((await desk.run(['saves', 'export', 'whole', '--as', 'markdown', '--to', to])).code).toBe(0);
    expect(readFileSync(to, 'utf8')).toMatch(/^\| 1 \| \d+ \| Random \|/m);
    expect((await desk.run(['saves', 'export', 'whole', '--as', 'markdown', '--to', to])).code).toBe(2);
    expect((await desk.run(['saves', 'export', 'whole', '--as', 'pdf'])).code).toBe(2);
  });

  it('a text of a running game with secrets does not tell them', async () => {
    await desk.run(['start', 'bazaar', '--plain', '--players', 'Ann,Bob,Cem', '--seed', '3', '--name', 'secret'], {
      input: '1\n1\n1\nquit\n',
    });
    const text = await desk.run(['saves', 'export', 'secret']);
    expect(text.code, text.err).toBe(0);
    expect(text.out).toMatch(/\(secret\)/);
  });

  it('the folder comes from --saves, HOTSEAT_SAVES, the setting, in this order', async () => {
    const own = new Desk();
    const [flag, env, setting] = [tempFolder(), tempFolder(), tempFolder()];
    await own.run(['config', 'set', 'saves', setting]);
    await own.run([...START, '--name', 'x'], { input: 'quit\n', env: { HOTSEAT_SAVES: '' } });
    await own.run([...START, '--name', 'x'], { input: 'quit\n', env: { HOTSEAT_SAVES: env } });
    await own.run([...START, '--name', 'x', '--saves', flag], { input: 'quit\n', env: { HOTSEAT_SAVES: env } });
    for (const folder of [flag, env, setting]) expect(existsSync(path.join(folder, 'x.json'))).toBe(true);
  });

  it('load without a name takes the last save, and two programs never write one', async () => {
    const own = new Desk();
    await own.run([...START, '--name', 'a'], { input: 'quit\n' });
    await own.run([...START, '--name', 'b'], { input: '1\nquit\n' });
    const got = await own.run(['load', '--plain'], { input: 'quit\n' });
    expect(got.out).toMatch(/saved as b/);
    expect(readdirSync(own.saves).filter((name) => name.endsWith('.lock'))).toEqual([]);
    writeFileSync(
      path.join(own.saves, 'b.json.lock'),
      JSON.stringify({ pid: process.ppid, host: (await import('node:os')).hostname() }),
    );
    const locked = await own.run(['load', 'b', '--plain'], { input: 'quit\n' });
    expect(locked.code).toBe(1);
    expect(locked.err).toMatch(/open in another program/);
    expect((await own.run(['replay', 'b', '--plain'])).code).toBe(0);
  });
});

describe('config', () => {
  it('sets, gets, resets', async () => {
    const own = new Desk();
    expect((await own.run(['config', 'get', 'theme'])).out).toBe('default\n');
    await own.run(['config', 'set', 'theme', 'light']);
    await own.run(['config', 'set', 'names', 'Ann, Bob']);
    expect(JSON.parse((await own.run(['config', '--json'])).out)).toMatchObject({
      theme: 'light',
      names: ['Ann', 'Bob'],
    });
    await own.run(['config', 'reset', 'theme']);
    expect((await own.run(['config', 'get', 'theme'])).out).toBe('default\n');
    await own.run(['config', 'reset']);
    expect((await own.run(['config', 'get', 'names'])).out).toBe('\n');
  });

  it('survives a settings file that somebody broke', async () => {
    const own = new Desk();
    writeFileSync(path.join(own.folder, 'settings.json'), '{"theme": "pink", "names": 3');
    expect((await own.run(['config', 'get', 'theme'])).out).toBe('default\n');
  });
});

describe('simulate', () => {
  it('gives the same games for the same seed, with statistics', async () => {
    const words = ['simulate', 'pebbles', '-n', '20', '--seats', '2', '--seed', 'x', '--json', '--each'];
    const once = JSON.parse((await desk.run(words)).out);
    const twice = JSON.parse((await desk.run(words)).out);
    const scores = (told: { each: { scores: number[] }[] }) => told.each.map((game) => game.scores);
    expect(scores(once)).toEqual(scores(twice));
    expect(once.games).toBe(20);
    const flat = scores(once).flat();
    expect(once.score.mean).toBeCloseTo(flat.reduce((a, b) => a + b, 0) / flat.length);
    const rates = once.seatLines.map((line: { winRate: number }) => line.winRate);
    expect(rates[0] + rates[1]).toBeCloseTo(1);
    expect(once.winner.mean).toBeGreaterThanOrEqual(once.score.mean);
    const text = await desk.run(['simulate', 'pebbles', '-n', '3', '--bots', 'random,random,random']);
    expect(text.out).toMatch(/3 players, 3 games/);
    expect(text.out).toMatch(/ms per move/);
  });

  it('goes on with a series that was stopped, also in the middle of a line', async () => {
    const file = path.join(tempFolder(), 'series.jsonl');
    const words = ['simulate', 'pebbles', '--bots', 'random', '--seats', '2', '--seed', 'x', '--json', '--each'];
    const scores = (told: { out: string }) =>
      JSON.parse(told.out).each.map((game: { scores: readonly number[] }) => game.scores);
    const whole = scores(await desk.run([...words, '-n', '6']));
    await desk.run([...words, '-n', '4', '--resume', file]);
    const kept = readFileSync(file, 'utf8').split('\n');
    // a game that nobody could have played shows that it is taken from the file
    const marked = JSON.parse(kept[0]!) as { seed: string; scores: number[] };
    marked.scores = [777, 0];
    writeFileSync(file, `${JSON.stringify(marked)}\n${kept[1]}\n${kept[2]!.slice(0, 20)}`);
    const resumed = scores(await desk.run([...words, '-n', '6', '--resume', file]));
    const place = Number(marked.seed.split('-')[1]) - 1;
    expect(resumed[place]).toEqual([777, 0]);
    expect(resumed.filter((_: unknown, i: number) => i !== place)).toEqual(
      whole.filter((_: unknown, i: number) => i !== place),
    );
    const lines = readFileSync(file, 'utf8').trim().split('\n');
    const seeds = lines.flatMap((line) => (line.endsWith('}') ? [JSON.parse(line).seed as string] : []));
    expect(seeds.sort()).toEqual(['x-1', 'x-2', 'x-3', 'x-4', 'x-5', 'x-6']);
  });

  it('plays games of a kept series again that other bots have played', async () => {
    const file = path.join(tempFolder(), 'series.jsonl');
    const played = { seed: 'x', bots: ['hard', 'hard'], scores: [777, 0], winners: [0], answers: 1, rounds: 1 };
    writeFileSync(file, `${JSON.stringify({ ...played, spent: [0, 0], decisions: [1, 0] })}\n`);
    const words = ['simulate', 'pebbles', '-n', '1', '--seats', '2', '--seed', 'x', '--json', '--resume', file];
    expect(JSON.parse((await desk.run(words)).out).score.max).toBeLessThan(777);
  });
});

describe('sentences', () => {
  it('there is one for every code that engine, store and program refuse with', () => {
    const src = path.resolve(import.meta.dirname, '../../src');
    const codes = new Set<string>();
    const look = (folder: string) => {
      for (const entry of readdirSync(folder, { withFileTypes: true })) {
        const full = path.join(folder, entry.name);
        if (entry.isDirectory()) {
          if (entry.name !== 'games') look(full);
        } else if (/\.tsx?$/.test(entry.name)) {
          for (const found of readFileSync(full, 'utf8').matchAll(/new Refused\(\s*'([a-z-]+)'/g)) codes.add(found[1]!);
        }
      }
    };
    look(src);
    for (const code of codes) expect(REFUSAL_CODES).toContain(code);
  });
});
