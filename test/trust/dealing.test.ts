/** A seed that would tell the decks is nobody's to know before the end, and the table can check that it stayed. */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { saveOf } from '../../src/engine/save/open.js';
import { games } from '../../src/games.js';
import { isSecretSeed, newSeed } from '../../src/host/seeds.js';
import { Store } from '../../src/store/store.js';
import { Desk } from '../cli/run.js';
import { playOn, sessionOf } from '../helpers/play.js';
import { Terminal, toyProgram } from '../pty/terminal.js';
import { bazaarModule } from '../toys/index.js';
import { freshFolder } from './places.js';

const SEED = `secret-${'7f'.repeat(16)}`;
const SEAL = createHash('sha256').update(SEED).digest('hex').slice(0, 16);

describe('an automatic seed', () => {
  it('has 128 random bits wherever chance is still to come', async () => {
    for (const entry of games()) {
      const { game } = await entry.module();
      const seeds = Array.from({ length: 50 }, () => newSeed(game));
      expect(new Set(seeds).size, entry.id).toBeGreaterThan(game.chance ? 49 : 40);
      expect(seeds.every(isSecretSeed), entry.id).toBe(game.chance);
      if (game.chance) for (const seed of seeds) expect(seed).toMatch(/^secret-[0-9a-f]{32}$/);
    }
  });

  it('is shown nowhere while the game runs; its seal is', async () => {
    const desk = new Desk();
    const begun = await desk.run(['start', 'bazaar', '--plain', '--players', 'Ann,Bob', '--name', 'game'], {
      input: 'where\nquit\n',
    });
    const seal = /sealed as ([0-9a-f]{16})\b/.exec(begun.out)?.[1];
    const { seed } = new Store(desk.saves).read('game');
    expect(isSecretSeed(seed)).toBe(true);
    expect(seal).toBe(createHash('sha256').update(seed).digest('hex').slice(0, 16));
    const told = [begun.out];
    for (const words of [
      ['saves', 'show', 'game'],
      ['saves', 'verify'],
      ['saves', 'verify', '--json'],
      ['saves', 'list', '--json'],
      ['saves', 'export', 'game', '--as', 'text'],
      ['saves', 'export', 'game', '--as', 'markdown'],
      ['replay', 'game', '--plain'],
      ['load', 'game', '--plain'],
    ]) {
      const { out, err } = await desk.run(words, { input: 'quit\n' });
      told.push(out + err);
    }
    for (const text of told) {
      expect(text).not.toContain('secret-');
      expect(text).not.toContain(seed.slice(7));
    }
    expect(told.filter((text) => text.includes(seal ?? '?')).length).toBeGreaterThan(5);
  });

  it('is told at the end with its seal, and verify says both', async () => {
    const desk = new Desk();
    const session = sessionOf(bazaarModule, { seats: 3, seed: SEED });
    playOn(session, 100_000);
    expect(session.over()).not.toBeNull();
    new Store(desk.saves).write('game', saveOf(session, 'test'));
    const verified = await desk.run(['saves', 'verify', 'game']);
    expect(verified.out).toContain(`Dealt from ${SEED}, sealed as ${SEAL} at the start.`);
    expect((await desk.run(['saves', 'show', 'game'])).out).toContain(`seed ${SEED}`);
    expect((await desk.run(['load', 'game', '--plain'])).out).toContain(`sealed as ${SEAL}`);
  });

  it('is shown where a person typed it', async () => {
    const desk = new Desk();
    const begun = await desk.run(['start', 'bazaar', '--plain', '--seed', 'friday 7', '--players', 'Ann,Bob'], {
      input: 'quit\n',
    });
    expect(begun.out).toContain('seed friday 7');
    expect(begun.out).not.toContain('sealed');
  });
});

describe('plain mode', () => {
  let program: string;
  let folder: string;
  beforeAll(async () => {
    program = await toyProgram();
    folder = freshFolder();
  });
  afterAll(() => {
    fs.rmSync(folder, { recursive: true, force: true });
    fs.rmSync(path.dirname(program), { recursive: true, force: true });
  });

  /** Everything that can be read, also by scrolling up. */
  function readable({ term }: Terminal): string {
    const { active } = term.buffer;
    return Array.from({ length: active.length }, (_, y) => active.getLine(y)?.translateToString(true) ?? '').join('\n');
  }

  async function afterOneHand(name: string, env: Record<string, string>): Promise<string> {
    const words = ['start', 'bazaar', '--plain', '--players', 'Ann,Bob', '--seed', '3', '--name', name];
    const terminal = new Terminal([program, ...words], {
      env: { HOTSEAT_SAVES: folder, HOTSEAT_CONFIG: folder, ...env },
    });
    await terminal.see('then press Enter');
    const next = terminal.text().includes('Hand over to Ann') ? 'Bob' : 'Ann';
    terminal.press('\r');
    await terminal.see(/2 {2}pass/);
    terminal.press('SECRET-OF-THE-FIRST\r');
    await terminal.see('Nothing here is called SECRET-OF-THE-FIRST');
    terminal.press('2\r');
    await terminal.see(`Hand over to ${next}`);
    const text = readable(terminal);
    terminal.press('\u0003');
    await terminal.ended();
    return text;
  }

  it('clears a hand for real, or says that it cannot', async () => {
    expect(await afterOneHand('clears', { TERM: 'xterm-256color' })).not.toContain('SECRET-OF-THE-FIRST');
    const kept = await afterOneHand('keeps', { TERM: 'vt220' });
    expect(kept).toContain('SECRET-OF-THE-FIRST');
    expect(kept).toContain('This terminal keeps what was printed');
  });
});

describe('guests of a kiosk', () => {
  it('have a folder each, by name or by key, and do not see the others', async () => {
    const desk = new Desk();
    const start = ['start', 'pebbles', '--plain', '--players', 'Ann,Bob', '--name', 'mine'];
    const input = 'quit\n';
    expect((await desk.run(['--kiosk', '--guest', 'ann', ...start], { input })).code).toBe(0);
    expect(fs.existsSync(path.join(desk.saves, 'ann', 'mine.json'))).toBe(true);
    expect((await desk.run(['--kiosk', '--guest', 'bob', 'load', 'mine', '--plain'], { input })).code).toBe(2);
    expect((await desk.run(['--kiosk', '--guest', 'ann', 'load', 'mine', '--plain'], { input })).code).toBe(0);
    for (const bad of ['../ann', 'a/b', '.', '..', '']) {
      const { code, err } = await desk.run(['--kiosk', 'saves'], { env: { HOTSEAT_GUEST: bad || '/' } });
      expect([bad, code, err]).toEqual([bad, 2, expect.stringContaining('cannot be the name of a guest')]);
    }
    const auth = path.join(desk.folder, 'auth');
    const env = { HOTSEAT_GUEST: 'key', SSH_USER_AUTH: auth };
    expect((await desk.run(['--kiosk', 'saves'], { env })).err).toContain('ExposeAuthInfo');
    for (const key of ['ssh-ed25519 AAAAfirst', 'ssh-ed25519 AAAAsecond']) {
      fs.writeFileSync(auth, `publickey ${key}\n`);
      expect((await desk.run(['--kiosk', ...start], { input, env })).code).toBe(0);
    }
    expect(fs.readdirSync(desk.saves).filter((name) => /^key-[0-9a-f]{32}$/.test(name))).toHaveLength(2);
  });

  it('fill the folder only so far; what is there can be played on', () => {
    const folder = freshFolder();
    const store = new Store(folder, undefined, { saves: 2, bytes: 100_000 });
    const session = sessionOf(bazaarModule, { seats: 2 });
    const save = saveOf(session, 'test');
    store.write('one', save);
    store.write('two', save);
    expect(() => store.write('three', save)).toThrow(expect.objectContaining({ code: 'room-saves' }));
    playOn(session, 1);
    store.write('two', saveOf(session, 'test'));
    const small = new Store(folder, undefined, { saves: 9, bytes: 1000 });
    expect(() => small.write('three', save)).toThrow(expect.objectContaining({ code: 'room-bytes' }));
    expect(() => small.writeText('log.txt', 'x')).toThrow(expect.objectContaining({ code: 'room-bytes' }));
    small.write('one', save);
    fs.rmSync(folder, { recursive: true, force: true });
  });
});
