/** The real program in a real terminal, driven by keys. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { decode, type SaveFile } from '../../src/engine/save/format.js';
import { verifySave } from '../../src/engine/save/open.js';
import { pebblesModule } from '../toys/index.js';
import { KEY, type Opened, Terminal, toyProgram } from './terminal.js';

let program: string;
let folder: string;
const open: Terminal[] = [];

beforeAll(async () => {
  program = await toyProgram();
});
afterAll(() => rmSync(path.dirname(program), { recursive: true, force: true }));
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'hotseat-saves-'));
});
afterEach(() => {
  for (const terminal of open.splice(0)) terminal.kill();
  rmSync(folder, { recursive: true, force: true });
});

function hotseat(words: readonly string[], how: Opened = {}): Terminal {
  const env = { HOTSEAT_SAVES: folder, HOTSEAT_CONFIG: folder, ...how.env };
  const terminal = new Terminal([program, ...words], { ...how, env });
  open.push(terminal);
  return terminal;
}

const game = () => hotseat(['start', 'pebbles', '--players', 'Ann,Bob', '--seed', '7', '--name', 'game']);

/** The save on disk: whole, and its answers lead to its position. */
function saved(name = 'game'): SaveFile {
  const save = decode(readFileSync(path.join(folder, `${name}.json`), 'utf8'));
  expect(verifySave(pebblesModule, save)).toMatchObject({ broken: null, same: true });
  return save;
}

/** Between two people keys do nothing for a moment. */
const handedOver = () => new Promise((resolve) => setTimeout(resolve, 900));

const locks = () => readdirSync(folder).filter((name) => name.endsWith('.lock'));

describe('playing', () => {
  it('start, play, undo, redo, quit, load, replay', async () => {
    const first = game();
    await first.see('► Ann');
    expect(first.buffer).toBe('alternate');
    first.press(KEY.enter);
    await first.see('► Bob');
    expect(saved().log).toHaveLength(1);
    await handedOver();
    first.press(KEY.enter);
    await first.see('saved #2');
    first.press('u');
    await first.see(/saved #1\b/);
    expect(saved().log).toHaveLength(1);
    first.press('U');
    await first.see('saved #2');
    first.press('q', 'q');
    expect(await first.ended()).toEqual({ code: 0, signal: 0 });
    expect(first.buffer).toBe('normal');
    expect(first.text()).toContain('Saved as game.');
    expect(saved().log).toHaveLength(2);
    expect(locks()).toEqual([]);

    const second = hotseat(['load']);
    await second.see('saved #2');
    second.press(KEY.enter);
    await second.see('saved #3');
    second.press(KEY.ctrlC);
    await second.ended();
    expect(saved().log).toHaveLength(3);

    const third = hotseat(['replay', 'game']);
    await third.see(/replay/i);
    third.press(KEY.right, KEY.right);
    await third.quiet();
    expect(third.text()).toMatch(/2\D+3/);
    third.press(KEY.ctrlC);
    expect((await third.ended()).code).toBe(0);
    expect(saved().log).toHaveLength(3);
  });

  it('enters in a row answer once: the next person is told what happened, and then answers', async () => {
    const words = ['start', 'pebbles', '--players', 'Ann,Bob', '--seed', '7', '--name', 'game'];
    const t = hotseat(words, { env: { WITH_BEAT: '1' } });
    await t.see('► Ann');
    t.press(KEY.enter, KEY.enter, KEY.enter);
    await t.see("Bob's turn.");
    expect(t.text()).toContain('So far, latest first');
    expect(t.text()).toContain('Ann lays');
    expect(t.text()).toContain('a pebble in A1');
    expect(saved().log).toHaveLength(1);
    await handedOver();
    t.press(KEY.down);
    await t.until(() => !t.text().includes('Since your last turn'), 'the question alone');
    t.press(KEY.up, KEY.enter);
    await t.see('saved #2');
    await handedOver();
    t.press('q', 'q');
    expect((await t.ended()).code).toBe(0);
    expect(saved().log.map(([seat]) => seat)).toEqual([0, 1]);
  }, 60_000);

  it('home lists saves and games, and goes on with the last one', async () => {
    const first = game();
    await first.see('► Ann');
    first.press(KEY.enter);
    await first.see('► Bob');
    first.press(KEY.ctrlC);
    await first.ended();
    const home = hotseat([]);
    await home.see('Continue');
    expect(home.text()).toMatch(/Pebbles[\s\S]*round 1 +Bob's turn/);
    home.press(KEY.enter);
    await home.see('► Bob');
    await handedOver();
    home.press(KEY.enter);
    await home.see('saved #2');
    home.press('q', 'q');
    expect((await home.ended()).code).toBe(0);
    expect(saved().log).toHaveLength(2);
  });

  it('never shows a hand to the wrong person', async () => {
    const table = hotseat(['start', 'bazaar', '--players', 'Ann,Bob,Cem', '--seed', '3', '--name', 'game']);
    await table.quiet(300);
    await table.see(/Ann|ANN|Bob|BOB|Cem|CEM/);
    expect(table.text()).not.toContain('Your hand');
    await handedOver();
    table.press(KEY.enter);
    await table.see('Your hand');
    // The own three and the lot.
    const shown = table.text().match(/\b(silk|spice|salt|jade|amber|tea) [1-6]\b/g) ?? [];
    expect(new Set(shown).size).toBe(4);
    table.press(KEY.ctrlC);
    await table.ended();
  });

  it('two programs cannot play one save', async () => {
    const first = game();
    await first.see('► Ann');
    const second = hotseat(['load', 'game']);
    expect((await second.ended()).code).toBe(1);
    expect(second.text().replace(/\s+/g, ' ')).toContain('open in another program');
  });
});

describe('the window', () => {
  it('follows every resize, fills its rows, and says when it is too small', async () => {
    const table = game();
    await table.see('► Ann');
    await table.until(() => /undo/.test(table.lines()[23] ?? ''), 'the keys in row 24');
    table.resize(120, 40);
    await table.until(() => /undo/.test(table.lines()[39] ?? ''), 'the keys in row 40');
    expect(table.text()).toContain('► Ann');
    table.resize(20, 5);
    await table.see(/80/);
    expect(table.text()).not.toContain('Choose one action');
    table.resize(80, 24);
    await table.see('► Ann');
    table.press(KEY.enter);
    await table.see('► Bob');
    table.press(KEY.ctrlC);
    await table.ended();
    expect(saved().log).toHaveLength(1);
  });

  it('opens in 20 x 5, and q leaves', async () => {
    const tiny = hotseat([], { columns: 20, rows: 5 });
    await tiny.see(/80/);
    tiny.press('q');
    expect((await tiny.ended()).code).toBe(0);
    expect(tiny.buffer).toBe('normal');
  });

  it('writes nothing but ASCII with --ascii, and no colour with NO_COLOR', async () => {
    const table = hotseat(['start', 'pebbles', '--players', 'Ann,Bob', '--ascii'], { env: { NO_COLOR: '1' } });
    await table.see('> Ann');
    expect([...table.raw].every((sign) => sign.charCodeAt(0) < 128)).toBe(true);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: that is what is looked for
    expect(table.raw).not.toMatch(/\u001B\[(3|4|9|10)\d[;m]/);
    table.press(KEY.ctrlC);
    await table.ended();
  });
});

describe('ways out', () => {
  const ways: [string, (t: Terminal) => void, number][] = [
    ['Ctrl-C', (t) => t.press(KEY.ctrlC), 0],
    ['SIGTERM', (t) => process.kill(t.pty.pid, 'SIGTERM'), 143],
    ['SIGINT', (t) => process.kill(t.pty.pid, 'SIGINT'), 130],
  ];
  it.each(ways)('%s gives the screen back and keeps every answer', async (_, leave, code) => {
    const table = game();
    await table.see('► Ann');
    table.press(KEY.enter);
    await table.see('► Bob');
    leave(table);
    expect((await table.ended()).code).toBe(code);
    expect(table.buffer).toBe('normal');
    expect(table.raw).toMatch(/\?25h/);
    expect(saved().log).toHaveLength(1);
  });

  it('a hang-up ends the program and keeps every answer', async () => {
    const table = game();
    await table.see('► Ann');
    table.press(KEY.enter);
    await table.see('saved #1');
    const pid = table.pty.pid;
    (table.pty as unknown as { destroy(): void }).destroy();
    const until = Date.now() + 10_000;
    const alive = () => {
      try {
        process.kill(pid, 0);
        return true;
      } catch {
        return false;
      }
    };
    while (alive() && Date.now() < until) await new Promise((resolve) => setTimeout(resolve, 20));
    expect(alive()).toBe(false);
    expect(saved().log).toHaveLength(1);
    const again = hotseat(['load', 'game']);
    await again.see('saved #1');
    again.press(KEY.ctrlC);
    await again.ended();
  });

  const byLines = (...more: string[]) =>
    hotseat(['start', 'pebbles', '--players', 'Ann,Bob', '--name', 'game', '--plain', ...more]);

  it('line by line, Ctrl-\\ is the signal it is everywhere else', async () => {
    const table = byLines();
    await table.see(/^>/m);
    table.press('1\r');
    await table.until(() => saved().log.length === 1, 'the first answer on disk');
    table.press('\u001C');
    expect((await table.ended()).code).toBe(131);
    expect([saved().log.length, locks()]).toEqual([1, []]);
  });

  it('line by line, a terminal that is gone ends the program without a crash', async () => {
    const table = byLines();
    await table.see(/^>/m);
    table.press('1\r');
    await table.until(() => saved().log.length === 1, 'the first answer on disk');
    (table.pty as unknown as { destroy(): void }).destroy();
    const until = Date.now() + 10_000;
    while (locks().length > 0 && Date.now() < until) await new Promise((resolve) => setTimeout(resolve, 20));
    expect([saved().log.length, locks()]).toEqual([1, []]);
  });

  it.each([['on the screen'], ['line by line']])(
    '%s, a table with a program in a seat comes back to the shell',
    async (how) => {
      const lines = how === 'line by line';
      const sleeper = `sleep 77${process.pid}`;
      const players = `Ann,bot:exec=${sleeper} | cat`;
      const words = ['start', 'pebbles', '--players', players, '--name', 'game'];
      const table = hotseat(lines ? [...words, '--plain'] : words);
      await table.see(lines ? /^>/m : '► Ann');
      // passing: the other seat is asked
      table.press(...(lines ? ['pass\r'] : ['4', KEY.enter]));
      const running = () => spawnSync('ps', ['-eo', 'args'], { encoding: 'utf8' }).stdout.includes(`\n${sleeper}\n`);
      await table.until(running, 'the program of the other seat');
      table.press(KEY.ctrlC);
      expect((await table.ended()).code).toBe(0);
      expect([running(), locks()]).toEqual([false, []]);
    },
  );

  it('a kill leaves a save that goes on', async () => {
    const table = game();
    await table.see('► Ann');
    table.press(KEY.enter);
    await table.see('saved #1');
    table.kill();
    await table.ended();
    expect(saved().log).toHaveLength(1);
    const again = hotseat(['load', 'game']);
    await again.see('saved #1');
    again.press(KEY.ctrlC);
    await again.ended();
  });

  it('Ctrl-Z stops, fg goes on with a whole screen', async () => {
    const shell = new Terminal(['--norc', '--noprofile', '-i'], {
      command: 'bash',
      env: { HOTSEAT_SAVES: folder, HOTSEAT_CONFIG: folder, PS1: 'shell> ' },
    });
    open.push(shell);
    await shell.see('shell>');
    shell.press(`'${process.execPath}' '${program}' start pebbles --players Ann,Bob --seed 7 --name game\r`);
    await shell.see('► Ann');
    shell.press(KEY.ctrlZ);
    await shell.see(/Stopped/);
    expect(shell.buffer).toBe('normal');
    shell.press('fg\r');
    await shell.see('► Ann');
    expect(shell.buffer).toBe('alternate');
    shell.press(KEY.enter);
    await shell.see('► Bob');
    shell.press(KEY.ctrlC);
    await shell.see('shell>');
    expect(saved().log).toHaveLength(1);
    shell.press('exit\r');
    await shell.ended();
  });

  it('says one sentence when there is no terminal', async () => {
    const shell = new Terminal(['-c', `'${process.execPath}' '${program}' start pebbles </dev/null; echo "code $?"`], {
      command: 'bash',
      columns: 120,
    });
    open.push(shell);
    await shell.see('code 2');
    expect(shell.text()).toMatch(/needs a terminal/);
  });
});

describe('pipes', () => {
  it('a reader that leaves early is no error', async () => {
    const shell = new Terminal(
      ['-c', `'${process.execPath}' '${program}' rules pebbles a | head -1; echo "codes \${PIPESTATUS[*]}"`],
      {
        command: 'bash',
        columns: 120,
      },
    );
    open.push(shell);
    await shell.see(/codes \d/);
    expect(shell.text()).toMatch(/codes 0 0/);
    expect(shell.text()).not.toMatch(/EPIPE/);
  });
});
