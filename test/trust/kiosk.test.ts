/** A guest at a kiosk presses every key there is: the program stands, stays in its folder and starts nothing. */
import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fractions } from '../../src/engine/random.js';
import { encode } from '../../src/engine/save/format.js';
import { saveOf } from '../../src/engine/save/open.js';
import { gameCalled } from '../../src/games.js';
import { Desk, isSentence } from '../cli/run.js';
import { LONG } from '../helpers/games.js';
import { playOn, sessionOf } from '../helpers/play.js';
import { Terminal, toyProgram } from '../pty/terminal.js';
import { screenFault } from './nasty.js';
import { freshFolder } from './places.js';

const ESC = '\u001B';
const CTRL_C = '\u0003';
const LEFT = '\u001B[?1049l';

/** Every byte, every letter with Alt, and what terminals send for keys, mice, windows, pastes and reports. */
function everyKey(): string[] {
  const bytes = Array.from({ length: 256 }, (_, code) => String.fromCharCode(code));
  const printed = bytes.slice(0x20, 0x7f);
  const finals = bytes.slice(0x40, 0x7f);
  const digits = Array.from({ length: 35 }, (_, n) => n);
  return [
    ...bytes.slice(0, 0x80),
    ...bytes.slice(0x80),
    ...printed.map((sign) => ESC + sign),
    ...finals.map((sign) => `${ESC}[${sign}`),
    ...finals.map((sign) => `${ESC}O${sign}`),
    ...finals.flatMap((sign) => [2, 5, 8].map((mod) => `${ESC}[1;${mod}${sign}`)),
    ...digits.flatMap((n) => [`${ESC}[${n}~`, `${ESC}[${n};5~`]),
    `${ESC}[200~pasted ${ESC}[2J q\r; rm x${ESC}[201~`,
    `${ESC}[<0;5;5M${ESC}[<0;5;5m${ESC}[<64;9;9M`,
    `${ESC}[M !!`,
    `${ESC}[I${ESC}[O`,
    `${ESC}[?1;2c${ESC}[24;80R${ESC}[0n`,
    `${ESC}]11;rgb:0000/0000/0000\u0007`,
    `${ESC}P1+r544e=78${ESC}\\`,
    `${ESC}[`,
    `${ESC}${ESC}${ESC}`,
    `${ESC}[${'9'.repeat(400)}A`,
    '\u00e9\u5317\u{1F3B2}e\u0301\u202E\uFEFF',
    'x'.repeat(3000),
    '../../etc/passwd\r',
    '/etc/passwd\r',
    'bot:exec=touch it-ran\r',
    '$(touch it-ran)`touch it-ran`;touch it-ran\r',
  ];
}

const folder = freshFolder();
const [saves, home, config] = ['saves', 'home', 'config'].map((name) => path.join(folder, name)) as [
  string,
  string,
  string,
];
let program: string;
beforeAll(async () => {
  program = await toyProgram();
  for (const made of [saves, home, config]) fs.mkdirSync(made);
  const module = await gameCalled('terra-mystica').module();
  const session = sessionOf(module, { seats: 3, seed: 'kiosk' });
  playOn(session, 60);
  fs.writeFileSync(path.join(saves, 'friday.json'), encode(saveOf(session, 'test')));
});
afterAll(() => {
  fs.rmSync(folder, { recursive: true, force: true });
  fs.rmSync(path.dirname(program), { recursive: true, force: true });
});

/** Programs that the kiosk has started. Only Linux can tell. */
function children(pid: number): string {
  const file = `/proc/${pid}/task/${pid}/children`;
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8').trim() : '';
}

/** The kiosk with whatever opens it; it is opened again whenever the keys have led out of it. */
class Guest {
  terminal!: Terminal;
  left = 0;
  constructor(private readonly words: readonly string[]) {}

  async open(): Promise<void> {
    const env = { HOME: home, HOTSEAT_CONFIG: config, PWD: home };
    this.terminal = new Terminal([program, '--kiosk', '--saves', saves, ...this.words], { env });
    await this.terminal.until(() => this.terminal.buffer === 'alternate', 'the screen');
  }

  async press(keys: readonly string[]): Promise<void> {
    if (this.terminal.code !== null) await this.open();
    for (const key of keys) this.terminal.press(key);
    await new Promise((resolve) => setTimeout(resolve, 20));
    await this.terminal.quiet(20);
    expect(children(this.terminal.pty.pid)).toBe('');
    if (this.terminal.code === null) return;
    this.left += 1;
    // Leaving is a key too, and so is Ctrl-\ ; a crash would have another code and a stack.
    expect([0, 131], this.terminal.text()).toContain(this.terminal.code);
    this.check();
  }

  check(): void {
    expect(this.terminal.raw).not.toMatch(/\bat \S+:\d+:\d+|Error:/);
    // Before and after, the line itself echoes what is typed.
    const { raw } = this.terminal;
    const own = raw.slice(raw.indexOf('\u001B[?1049h'), raw.includes(LEFT) ? raw.lastIndexOf(LEFT) : undefined);
    expect(screenFault(own)).toBeNull();
  }

  async close(): Promise<void> {
    if (this.terminal.code === null) {
      // Still there, and it hears: whatever is open, Ctrl-C leaves.
      this.terminal.press(CTRL_C);
      const { code } = await this.terminal.ended();
      // The last keys may still have been on their way: Ctrl-\ among them.
      expect([0, 131], this.terminal.text()).toContain(code);
    }
    expect(this.terminal.buffer).toBe('normal');
    this.check();
  }
}

function unharmed(): void {
  expect(fs.readdirSync(home)).toEqual([]);
  expect(fs.readdirSync(config).filter((name) => name !== 'settings.json')).toEqual([]);
  for (const name of fs.readdirSync(saves)) expect(name).toMatch(/\.(json|txt|md|csv|tsv|svg)(\.(bak|table|lock))?$/);
  expect(fs.readdirSync(folder).sort()).toEqual(['config', 'home', 'saves']);
}

describe('a kiosk', () => {
  it.each([
    ['the home screen', []],
    ['a table', ['load', 'friday']],
    ['a replay', ['replay', 'friday']],
    ['a new game', ['start', 'pebbles']],
  ])(
    'survives every key at %s',
    async (_, words) => {
      const guest = new Guest(words);
      await guest.open();
      const keys = everyKey().filter((key) => key !== CTRL_C);
      for (let at = 0; at < keys.length; at += 12) await guest.press(keys.slice(at, at + 12));
      await guest.close();
      unharmed();
    },
    60_000,
  );

  it(
    `survives ${1500 * LONG} keys in no order`,
    async () => {
      const random = fractions('guest');
      const all = everyKey().filter((key) => key !== CTRL_C && key !== '\u001C');
      const common = ['\r', '\r', '\r', `${ESC}[A`, `${ESC}[B`, `${ESC}[C`, `${ESC}[D`, '\t', ESC, 'n', '1', '2', '3'];
      const guest = new Guest([]);
      await guest.open();
      for (let n = 0; n < 1500 * LONG; n += 15) {
        await guest.press(
          Array.from({ length: 15 }, () => {
            const from = random() < 0.6 ? common : all;
            return from[Math.floor(random() * from.length)]!;
          }),
        );
      }
      await guest.close();
      unharmed();
    },
    120_000 * LONG,
  );

  it('gives no path and starts no program, whatever the command line says', async () => {
    const desk = new Desk();
    const started = ['--plain', '--players', 'Ann,Bob', '--name', 'game'];
    await desk.run(['start', 'pebbles', ...started], { input: 'quit\n' });
    for (const kiosk of [['--kiosk'], []]) {
      const env: Record<string, string> = kiosk.length > 0 ? {} : { HOTSEAT_KIOSK: '1' };
      for (const words of [
        ['saves', 'import', 'x.json'],
        ['saves', 'export', 'game', '--to', 'x.txt'],
        ['config', 'set', 'saves', '/tmp'],
        ['simulate', 'pebbles', '-n', '1', '--resume', 'x.jsonl'],
        ['start', 'pebbles', '--plain', '--players', 'Ann,bot:exec=touch x'],
        ['start', 'pebbles', '--plain', '--programs', '--players', 'Ann,bot:exec=touch x'],
      ]) {
        const got = await desk.run([...kiosk, ...words], { env });
        expect(got.code, words.join(' ')).toBe(2);
        expect(isSentence(got.err), got.err).toBe(true);
        expect(got.err).toMatch(/kiosk/);
      }
      for (const name of ['../game', '/etc/passwd', '..', 'a/b', 'a\\b\u0000']) {
        const got = await desk.run([...kiosk, 'load', name, '--plain'], { env });
        expect(got.code, name).toBe(2);
      }
    }
    expect(fs.readdirSync(desk.folder).filter((name) => name.startsWith('x'))).toEqual([]);
  });
});
