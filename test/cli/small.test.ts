/** Small promises of the command line, each of which was broken once. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { saveOf } from '../../src/engine/save/open.js';
import { games } from '../../src/games.js';
import { whenText } from '../../src/host/when.js';
import { Store } from '../../src/store/store.js';
import { playOn, sessionOf } from '../helpers/play.js';
import { KEY, Terminal, toyProgram } from '../pty/terminal.js';
import { bazaarModule, pebblesModule } from '../toys/index.js';
import { Desk, isSentence, tempFolder } from './run.js';

let program: string;
beforeAll(async () => {
  program = await toyProgram();
});
afterAll(() => fs.rmSync(path.dirname(program), { recursive: true, force: true }));

function save(desk: Desk, name: string, answers = 3): void {
  const session = sessionOf(pebblesModule, { seed: name });
  playOn(session, answers);
  new Store(desk.saves).write(name, saveOf(session, 'test'));
}

describe('lists of games', () => {
  it('print the options of every game, also as JSON', async () => {
    const desk = new Desk();
    for (const { id } of games()) {
      const { game, phrases } = await games()
        .find((entry) => entry.id === id)!
        .module();
      const told = await desk.run(['games', id]);
      expect([id, told.code, told.err]).toEqual([id, 0, '']);
      const json = JSON.parse((await desk.run(['games', id, '--json'])).out);
      for (const spec of json.options) {
        const own = game.optionSpecs.find((one) => one.id === spec.id)!;
        expect(spec).toMatchObject({ kind: own.kind, title: phrases.option(spec.id).title });
        if (own.kind === 'choice') expect(spec.values).toEqual(own.values);
        expect(told.out).toContain(`${spec.id}   `);
      }
    }
  });
});

describe('replay without a name', () => {
  it("answers in the program's own words", async () => {
    const desk = new Desk();
    save(desk, 'friday');
    const { code, err } = await desk.run(['replay']);
    expect([code, err]).toEqual([
      2,
      'hotseat: Say which save to watch: hotseat replay NAME. The last one is friday.\n',
    ]);
  });
});

describe('output that cannot be written', () => {
  it.runIf(fs.existsSync('/dev/full'))('is an error, and a failed export leaves no file', () => {
    const env = { ...process.env, HOTSEAT_SAVES: tempFolder(), HOTSEAT_CONFIG: tempFolder() };
    for (const words of ['games', 'rules pebbles', 'saves --json', '--help']) {
      const done = spawnSync('sh', ['-c', `'${process.execPath}' '${program}' ${words} >/dev/full`], {
        env,
        encoding: 'utf8',
        timeout: 60_000,
      });
      expect([words, done.status, done.stderr]).toEqual([
        words,
        1,
        'hotseat: The disk is full: nothing could be written in standard output.\n',
      ]);
    }
  });

  it('leaves no file behind a failed export', async () => {
    const desk = new Desk();
    save(desk, 'friday');
    const good = path.join(desk.folder, 'good.txt');
    expect((await desk.run(['saves', 'export', 'friday', '--to', good])).code).toBe(0);
    expect((await desk.run(['saves', 'export', 'friday', '--to', good])).err).toContain('--to');
    const bad = path.join(desk.folder, 'bad.txt');
    const full = fs.writeFileSync;
    try {
      fs.writeFileSync = ((file: unknown, ...rest: unknown[]) => {
        if (typeof file === 'number') throw Object.assign(new Error('ENOSPC'), { code: 'ENOSPC' });
        return (full as (...words: unknown[]) => void)(file, ...rest);
      }) as typeof fs.writeFileSync;
      const { code, err } = await desk.run(['saves', 'export', 'friday', '--to', bad]);
      expect([code, isSentence(err)]).toEqual([1, true]);
    } finally {
      fs.writeFileSync = full;
    }
    expect(fs.existsSync(bad)).toBe(false);
  });
});

describe('settings', () => {
  it.runIf(fs.existsSync('/proc/self'))('that cannot be kept end with a sentence, and so do saves', async () => {
    const desk = new Desk();
    for (const folder of ['/proc/nope', '/proc/nope/deeper', '/dev/null/x']) {
      const set = await desk.run(['config', 'set', 'theme', 'light'], { env: { HOTSEAT_CONFIG: folder } });
      expect([folder, set.code, isSentence(set.err)]).toEqual([folder, 1, true]);
      const begun = await desk.run(['start', 'pebbles', '--plain'], { env: { HOTSEAT_SAVES: folder } });
      expect([folder, begun.code, isSentence(begun.err)]).toEqual([folder, 1, true]);
    }
  });

  it('are not written through a link', async () => {
    const desk = new Desk();
    const victim = path.join(desk.folder, 'victim');
    fs.symlinkSync(victim, path.join(desk.folder, 'settings.json'));
    const { code, err } = await desk.run(['config', 'set', 'theme', 'light']);
    expect([code, isSentence(err)]).toEqual([2, true]);
    expect(fs.existsSync(victim)).toBe(false);
  });
});

describe('start without players', () => {
  it('hands seed, options, undo and name to the wizard', async () => {
    const desk = new Desk();
    const words = ['start', 'bazaar', '--seed', 'friday 7', '--set', 'rounds=7', '--undo', 'free', '--name', 'mine'];
    const env = { HOTSEAT_SAVES: desk.saves, HOTSEAT_CONFIG: desk.folder };
    const terminal = new Terminal([program, ...words], { env, columns: 120, rows: 40 });
    await terminal.see('friday 7');
    terminal.press(KEY.enter);
    await terminal.until(() => fs.existsSync(path.join(desk.saves, 'mine.json')), 'the save');
    terminal.press(KEY.ctrlC);
    await terminal.ended();
    const { seed, table } = new Store(desk.saves).read('mine');
    expect([seed, table.undo, table.options['rounds']]).toEqual(['friday 7', 'free', '7']);
    expect((await desk.run(['start', '--seed', 'x'])).err).toMatch(/Say which game/);
  });
});

describe('a folder of saves', () => {
  it('passes over files that are no saves, and a save dated in the future does not win', async () => {
    const desk = new Desk();
    save(desk, 'old');
    save(desk, 'new');
    save(desk, 'future');
    save(desk, 'cut');
    save(desk, 'emptied');
    const at = (name: string) => path.join(desk.saves, `${name}.json`);
    const hour = 3_600_000;
    const now = Date.now();
    const date = (name: string, ms: number) => fs.utimesSync(at(name), ms / 1000, ms / 1000);
    date('old', now - 5 * hour);
    date('new', now - hour);
    date('future', now + 48 * hour);
    fs.writeFileSync(at('package'), '{"name": "not a save"}');
    fs.writeFileSync(at('notes'), 'no JSON at all');
    fs.mkdirSync(at('folder'));
    fs.writeFileSync(at('cut'), fs.readFileSync(at('cut')).subarray(0, 700));
    date('cut', now - 9 * hour);
    fs.copyFileSync(at('emptied'), `${at('emptied')}.bak`);
    fs.writeFileSync(at('emptied'), '');
    date('emptied', now - 8 * hour);
    const listed = JSON.parse((await desk.run(['saves', '--json'])).out);
    expect(listed.map((one: { name: string }) => one.name)).toEqual(['new', 'old', 'emptied', 'cut', 'future']);
    expect(listed.filter((one: { broken?: string }) => one.broken).map((one: { name: string }) => one.name)).toEqual([
      'emptied',
      'cut',
    ]);
    expect((await desk.run(['load', '--plain'], { input: 'quit\n' })).out).toContain('Saved as new.');
    const verified = await desk.run(['saves', 'verify', '--json']);
    expect(JSON.parse(verified.out).map((one: { name: string }) => one.name)).not.toContain('notes');
    expect((await desk.run(['saves', 'verify', 'package'])).code).toBe(1);
    expect(whenText(new Date(2026, 10, 20, 9).getTime(), new Date(2026, 10, 18, 12))).toBe('20 November');
  });

  it('is listed without reading the games whole', () => {
    const store = new Store(tempFolder());
    const session = sessionOf(bazaarModule, { seats: 3 });
    playOn(session, 20);
    store.write('game', saveOf(session, 'test'));
    const file = path.join(store.folder, 'game.json');
    const text = fs.readFileSync(file, 'utf8');
    // Damage behind the front is not looked for in a list, and found when the save is opened.
    fs.writeFileSync(file, text.replace('"state": {', '"state": {"odd":1,'));
    const { save } = store.list()[0] ?? {};
    expect(save).toMatchObject({ game: 'bazaar', seed: session.seed, head: { round: session.round() } });
    expect(() => store.read('game')).toThrow();
  });
});
