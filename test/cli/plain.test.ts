import { readFileSync } from 'node:fs';
import path from 'node:path';
import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { Library } from '../../src/host/library.js';
import { Plain } from '../../src/plain/plain.js';
import { type Files, realFiles } from '../../src/store/files.js';
import { Store } from '../../src/store/store.js';
import { bazaarModule, pebblesModule } from '../toys/index.js';
import { Desk, tempFolder } from './run.js';

const START = ['start', 'pebbles', '--plain', '--players', 'Ann,Bob', '--seed', '7', '--name', 'game'];

describe('plain mode', () => {
  it('says where, who and what, with numbered choices and prices', async () => {
    const { out, code } = await new Desk().run(START, { input: '' });
    expect(code).toBe(0);
    expect(out).toMatch(/^Ann: choose one action/m);
    expect(out).toMatch(/^1 {2}lay a pebble in \S+ {2}\[\d+ pebbles?/m);
    expect(out).toMatch(/^Saved as game\.$/m);
  });

  it('answers all questions', async () => {
    const { out } = await new Desk().run(START, {
      input: 'where\nreach\nwho\nchanged\nwhy\n? 1\nlist\nhelp\nsave\nundo\nredo\nnonsense\n99\nquit\n',
    });
    for (const part of [
      /round 1/,
      /^seat 1 Ann, .*to move: points \d+, pebbles \d+, coins \d+$/m,
      /Next: /,
      /This is the start of the game/,
      /nothing to play again/,
      /^Saved\.$/m,
      /Nothing here is called nonsense/,
      /no line 99/,
      /^quit +leave/m,
    ])
      expect(out).toMatch(part);
  });

  it('takes back as many answers as are asked for', async () => {
    const input = 'trade 1\ntrade 1\nmelt 1\nundo 3\nundo x\nundo 2\nquit\n';
    const { out } = await new Desk().run(START, { input });
    expect(out).toContain('Taken back: 3.');
    expect(out).toContain('Say undo 3, for example.');
    expect(out).toContain('This is the start of the game.');
  });

  it('has every command of its help on the list of words it knows', async () => {
    const { out } = await new Desk().run(START, { input: 'pgae\nordres\nquit\n' });
    expect(out).toMatch(/Nothing here is called pgae\. Did you mean page\?/);
    expect(out).toMatch(/Nothing here is called ordres\. Did you mean orders\?/);
  });

  it('says why what is known is not on offer, and offers what is near among choices too', async () => {
    const { out } = await new Desk().run(START, { input: 'lay:A1\nlay a1\ncrown a1\npsas\nlya b2\nquit\n' });
    expect(out).toMatch(/^lay in A1: Ann lies there/m);
    expect(out).toMatch(/Nothing here is called psas\. Did you mean pass\?/);
    expect(out).toMatch(/Nothing here is called lya b2\. Did you mean lay/);
  });

  it('matches words from their beginnings', async () => {
    const { out } = await new Desk().run(START, { input: 'ay a1\nla a1\nquit\n' });
    expect(out).toContain('Nothing here is called ay a1.');
    expect(out).toMatch(/^ {2}Ann lays/m);
  });

  it('takes an amount the same way behind a number, an id, words and a beginning', async () => {
    const number = /^(\d+) {2}trade coins/m.exec((await new Desk().run(START, { input: 'list\nquit\n' })).out)![1]!;
    for (const typed of [`${number} 2`, 'trade 2', 'trade coins 2', 'tr 2', 'trade x2']) {
      const { out } = await new Desk().run(START, { input: `${typed}\nquit\n` });
      expect(out, typed).toContain('Ann trades 2 coins for pebbles');
    }
  });

  it('starts when the environment or a setting asks for it', async () => {
    const words = START.filter((word) => word !== '--plain');
    const told = /^Ann: choose one action/m;
    expect((await new Desk().run(words, { input: '' })).code).not.toBe(0);
    expect((await new Desk().run(words, { input: '', env: { ACCESSIBLE: '0' } })).code).not.toBe(0);
    expect((await new Desk().run(words, { input: '', env: { ACCESSIBLE: '1' } })).out).toMatch(told);
    const desk = new Desk();
    expect((await desk.run(['config', 'set', 'plain', 'on'])).code).toBe(0);
    expect((await desk.run(words, { input: '' })).out).toMatch(told);
  });

  it('warns once before something is lost, does it with yes, or with the same line again', async () => {
    const desk = new Desk();
    const most = /trade coins for pebbles {2}\(1 to (\d+)\)/.exec(
      (await desk.run(START, { input: 'quit\n' })).out,
    )?.[1];
    const all = `trade ${most}`;
    const play = async (input: string) =>
      (await desk.run(['load', 'game', '--plain'], { input: `${input}\nquit\n` })).out;
    const answers = () => JSON.parse(readFileSync(path.join(desk.saves, 'game.json'), 'utf8')).log.length;

    const first = await play(`${all}\nno\n${all}\nwhere`);
    expect(first.match(/^! All \d+ are traded away\.$/gm)).toHaveLength(2);
    expect(first).toContain('Nothing was done.');
    expect(answers()).toBe(0);
    expect(await play(`${all}\nyes`)).toContain('trades');
    expect(answers()).toBe(1);
    await play(`undo\n${all}\n${all}`);
    expect(answers()).toBe(1);
  });

  it('silences a kind of warning for good, in the setting of the screen', async () => {
    const desk = new Desk();
    const most = /trade coins for pebbles {2}\(1 to (\d+)\)/.exec(
      (await desk.run(START, { input: 'quit\n' })).out,
    )?.[1];
    const all = `trade ${most}`;
    const load = ['load', 'game', '--plain'];
    const { out } = await desk.run(load, { input: `${all}\nnever\nundo\n${all}\nquit\n` });
    expect(out.match(/^! All/gm)).toHaveLength(1);
    expect((await desk.run(['config', 'get', 'silenced'])).out).toContain('toy-all');
    expect((await desk.run(load, { input: `undo\n${all}\nquit\n` })).out).not.toMatch(/^! All/m);
  });

  it('obeys standing orders, keeps them beside the save, and says what they answered', async () => {
    const desk = new Desk();
    const words = ['--plain', '--players', 'Ann,Bob', '--seed', '7', '--name', 'game'];
    const start = ['start', 'pebbles', ...words];
    const first = await desk.run(start, { input: 'orders\norders 1 9\norders 1 3\nquit\n' });
    expect(first.out).toMatch(/^1 {2}.+: ask me/m);
    expect(first.out).toContain('There is no such order or value.');
    const set = /^ {3}orders 1 3 {2}(.+)$/m.exec(first.out)![1]!;
    const again = await desk.run(['load', 'game', '--plain'], { input: 'orders\nquit\n' });
    expect(again.out).toContain(`orders 1 3  ${set}  (now)`);
  });

  it('takes an answer by number, by id and by words, and takes it back', async () => {
    const desk = new Desk();
    const { out } = await desk.run(START, { input: '1\nundo\nlay:A1\nundo\npebble in a1\nquit\n' });
    expect(out.match(/Taken back\./g)).toHaveLength(2);
    const save = JSON.parse(readFileSync(path.join(desk.saves, 'game.json'), 'utf8'));
    expect(save.log).toEqual([[0, 'lay:A1']]);
  });

  it('asks for an amount until one fits, and takes none where there is none', async () => {
    const desk = new Desk();
    const { out } = await desk.run(START, { input: 'trade\n99\n1\ntrade 99\nno\nlay:A1 3\nquit\n' });
    expect(out.match(/How many, 1 to \d+\?/g)).toHaveLength(3);
    expect(out).toContain('No amount given. Nothing was done.');
    expect(out).toContain('“lay a pebble in A1” takes no amount.');
    expect(out).not.toContain('lay:A1');
    const save = JSON.parse(readFileSync(path.join(desk.saves, 'game.json'), 'utf8'));
    expect(save.log).toEqual([[0, 'trade', 1]]);
  });

  it('does not tell what a bot draws', async () => {
    const start = ['start', 'through-the-ages', '--plain', '--players', 'Ann,bot:easy', '--seed', '4'];
    const { out } = await new Desk().run(start, { input: 'end\nyes\npass\nend\nyes\npass\nend\nyes\nquit\n' });
    const draws = out.match(/^ +Easy draws .*$/gm) ?? [];
    expect(draws.length).toBeGreaterThan(0);
    for (const line of draws)
      expect(line).toMatch(/draws (a|\d+) military cards? from the \d+ in the deck of Age (I|II|III)$/);
    expect(out).toMatch(/^ +Ann draws (?!\d)/m);
  });

  it('plays a whole game to the end in a pipe, and the save replays', async () => {
    const desk = new Desk();
    const { out, code } = await desk.run(START, { input: '1\n'.repeat(2000) });
    expect(code).toBe(0);
    expect(out).toMatch(/^total +\d+ +\d+$/m);
    expect((await desk.run(['saves', 'verify', 'game'])).code).toBe(0);
    const replay = await desk.run(['replay', 'game', '--plain']);
    expect(replay.out).toMatch(/^#1 Ann: /m);
    const again = await desk.run(['load', 'game', '--plain']);
    expect(again.out).toMatch(/^total +\d+ +\d+$/m);
  });

  it('plays against bots, with hidden hands and an auction', async () => {
    const desk = new Desk();
    const words = [
      'start',
      'bazaar',
      '--plain',
      '--players',
      'Ann,bot:random,bot:random',
      '--seed',
      '4',
      '--name',
      'b',
    ];
    const { out, code, err } = await desk.run(words, { input: '2\n2\n1\n'.repeat(600) });
    expect(code, err).toBe(0);
    expect(out).toMatch(/^total /m);
    expect((await desk.run(['saves', 'verify', 'b'])).code).toBe(0);
  });

  it('hands over behind a blank screen where there are secrets', async () => {
    const library = new Library(new Store(tempFolder()), 'test');
    const seats = [
      { name: 'Ann', by: 'human' },
      { name: 'Bob', by: 'human' },
      { name: 'Cem', by: 'human' },
    ];
    const kept = library.begin(bazaarModule, { seats, options: {}, undo: 'strict' }, '1', 'x');
    const out: string[] = [];
    const stdin = Object.assign(new PassThrough(), { isTTY: true });
    const stdout = Object.assign(new PassThrough(), { isTTY: true, columns: 80 });
    stdout.on('data', (chunk) => out.push(String(chunk)));
    const io = {
      place: { root: '', checkout: false, version: '' },
      env: {},
      cwd: '',
      stdin,
      stdout,
      stderr: stdout,
      now: () => new Date(0),
    };
    const playing = new Plain(io, library, kept).play();
    stdin.write('\nquit\n');
    await playing;
    library.close();
    expect(out.join('')).toMatch(
      /\n{50,}This terminal keeps what was printed: .*\nHand over to \w+, then press Enter\./,
    );
  });

  it('goes on when the disk is full, says so, and the old save stays whole', async () => {
    const folder = tempFolder();
    let full = false;
    const files: Files = {
      ...realFiles,
      write(fd, text) {
        if (full) {
          realFiles.write(fd, text.slice(0, 100));
          throw Object.assign(new Error('no space'), { code: 'ENOSPC' });
        }
        realFiles.write(fd, text);
      },
    };
    const library = new Library(new Store(folder, files), 'test');
    const seats = [
      { name: 'Ann', by: 'human' },
      { name: 'Bob', by: 'human' },
    ];
    const kept = library.begin(pebblesModule, { seats, options: {}, undo: 'strict' }, '7', 'x');
    const before = readFileSync(path.join(folder, 'x.json'), 'utf8');
    full = true;
    let out = '';
    const stdin = new PassThrough();
    const stdout = new PassThrough();
    stdout.on('data', (chunk) => {
      out += String(chunk);
    });
    const io = {
      place: { root: '', checkout: false, version: '' },
      env: {},
      cwd: '',
      stdin,
      stdout,
      stderr: stdout,
      now: () => new Date(0),
    };
    stdin.end('1\nquit\n');
    await new Plain(io, library, kept).play();
    library.close();
    expect(out).toMatch(/Not saved\. The disk is full/);
    expect(readFileSync(path.join(folder, 'x.json'), 'utf8')).toBe(before);
  });
});
