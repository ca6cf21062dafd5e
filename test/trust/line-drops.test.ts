/** A bad line in every form it takes: the terminal is left as it was found, and no answer is lost. */
import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fractions } from '../../src/engine/random.js';
import { decode, type SaveFile } from '../../src/engine/save/format.js';
import { verifySave } from '../../src/engine/save/open.js';
import { LONG } from '../helpers/games.js';
import { KEY, Terminal, toyProgram } from '../pty/terminal.js';
import { pebblesModule } from '../toys/index.js';
import { freshFolder, holderGone } from './places.js';

let program: string;
let folder: string;
const open: Terminal[] = [];

beforeAll(async () => {
  program = await toyProgram();
});
afterAll(() => fs.rmSync(path.dirname(program), { recursive: true, force: true }));
beforeEach(() => {
  folder = freshFolder();
});
afterEach(() => {
  for (const terminal of open.splice(0)) terminal.kill();
  fs.rmSync(folder, { recursive: true, force: true });
});

const words = ['start', 'pebbles', '--players', 'Ann,Bob', '--seed', '7', '--name', 'game'];
const env = () => ({ HOTSEAT_SAVES: folder, HOTSEAT_CONFIG: folder });
const command = (more: readonly string[]) => `'${process.execPath}' '${program}' ${more.join(' ')}`;

function saved(): SaveFile {
  const save = decode(fs.readFileSync(path.join(folder, 'game.json'), 'utf8'));
  expect(verifySave(pebblesModule, save)).toMatchObject({ broken: null, same: true });
  return save;
}

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describe('the terminal after', () => {
  const shellWords = ['--norc', '--noprofile', '-i'];
  const pidOf = () => (JSON.parse(fs.readFileSync(path.join(folder, 'game.json.lock'), 'utf8')) as { pid: number }).pid;
  const signal = (name: NodeJS.Signals) => () => process.kill(pidOf(), name);

  it.each<[string, (t: Terminal) => void]>([
    ['q', (t) => t.press('q', 'q')],
    ['Ctrl-C', (t) => t.press(KEY.ctrlC)],
    ['SIGHUP', signal('SIGHUP')],
    ['SIGTERM', signal('SIGTERM')],
    ['SIGINT', signal('SIGINT')],
  ])('%s is as it was before: modes of the line, screen, cursor, wrapping', async (_, leave) => {
    const shell = new Terminal(shellWords, { command: 'bash', env: { ...env(), PS1: 'shell> ' } });
    open.push(shell);
    await shell.see('shell>');
    // The prompt of the shell comes from its line editor, which has modes of its own: programs see those of `stty`.
    shell.press(`stty -a > '${path.join(folder, 'before')}'\r`);
    await shell.quiet(100);
    shell.press(`${command(words)}\r`);
    await shell.see('► Ann');
    shell.press(KEY.enter);
    await shell.see('saved #1');
    leave(shell);
    await shell.until(() => shell.buffer === 'normal', 'the normal screen');
    await shell.see(/shell> $/m);
    shell.press(`stty -a > '${path.join(folder, 'after')}'; echo and-on\r`);
    await shell.see(/^and-on/m);
    expect(fs.readFileSync(path.join(folder, 'after'), 'utf8')).toBe(
      fs.readFileSync(path.join(folder, 'before'), 'utf8'),
    );
    expect(shell.term.modes).toMatchObject({ wraparoundMode: true, mouseTrackingMode: 'none' });
    expect(shell.raw.lastIndexOf('\u001B[?25h')).toBeGreaterThan(shell.raw.lastIndexOf('\u001B[?25l'));
    expect(saved().log).toHaveLength(1);
  });
});

const tmuxThere = spawnSync('tmux', ['-V']).status === 0;
describe.runIf(tmuxThere)('in tmux', () => {
  /** A server of its own, so that nobody's sessions are touched. */
  const tmux = (...more: string[]) =>
    execFileSync('tmux', ['-f', '/dev/null', '-S', path.join(folder, 'tmux'), ...more], {
      encoding: 'utf8',
      env: { ...process.env, ...env(), LANG: 'C.UTF-8', LC_ALL: 'C.UTF-8' },
    });
  const shown = () => tmux('capture-pane', '-p', '-t', 'game');
  async function see(what: string | RegExp): Promise<void> {
    for (let i = 0; i < 300; i++) {
      if (typeof what === 'string' ? shown().includes(what) : what.test(shown())) return;
      await sleep(50);
    }
    throw new Error(`never saw ${what}:\n${shown()}`);
  }

  it('a client that detaches, a smaller one that attaches, and a server that is killed', async () => {
    tmux('new-session', '-d', '-s', 'game', '-x', '100', '-y', '30', command(words));
    try {
      await see('► Ann');
      const attach = (columns: number, rows: number) => {
        const client = new Terminal(['-S', path.join(folder, 'tmux'), 'attach', '-t', 'game'], {
          command: 'tmux',
          columns,
          rows,
          env: { LC_ALL: 'C.UTF-8' },
        });
        open.push(client);
        return client;
      };
      const first = attach(100, 30);
      await first.see('► Ann');
      first.press(KEY.enter);
      await first.see('saved #1');
      first.press('\u0002d'); // detached: the program plays on without anybody
      await first.ended();
      tmux('send-keys', '-t', 'game', 'Enter');
      await see('saved #2');
      const small = attach(20, 5);
      await small.see('80');
      small.kill(); // and that line dies
      await small.ended();
      tmux('resize-window', '-t', 'game', '-x', '90', '-y', '26');
      await see('saved #2');
      const back = attach(90, 26);
      await back.see('saved #2');
      back.press(KEY.enter);
      await back.see('saved #3');
      expect(saved().log).toHaveLength(3);
    } finally {
      tmux('kill-server');
    }
    await holderGone(path.join(folder, 'game.json.lock'));
    const again = new Terminal([program, 'load', 'game'], { env: env() });
    open.push(again);
    await again.see('saved #3');
  }, 60_000);
});

describe('the real program, killed while it is played', () => {
  const kills = 10 * LONG;
  it(
    `${kills} times: what the screen called saved is there`,
    async () => {
      const random = fractions('kills');
      const first = new Terminal([program, ...words], { env: env() });
      open.push(first);
      await first.see('saved #0');
      first.kill();
      await first.ended();
      let least = 0;
      for (let i = 0; i < kills; i++) {
        const table = new Terminal([program, 'load', 'game'], { env: env() });
        open.push(table);
        await table.see(`saved #${least}`);
        // Keys come faster than answers are played and written; the game is short, so some are taken back.
        const keys = Array.from({ length: 1 + Math.floor(random() * 4) }, () => (least > 20 ? 'u' : KEY.enter));
        for (const key of keys) table.press(key);
        await sleep(random() * 40);
        table.kill();
        await table.ended();
        const told = Number([...table.raw.matchAll(/saved #(\d+)/g)].at(-1)?.[1] ?? least);
        const { log } = saved();
        const taken = keys[0] === 'u';
        expect(taken ? log.length <= told : log.length >= told, `saved #${told}, on disk ${log.length}`).toBe(true);
        least = log.length;
      }
    },
    60_000 * LONG,
  );
});
