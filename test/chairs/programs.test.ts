/** The real program in real processes: hosts that are killed, and people at their own terminals. */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { notes } from '../../src/chairs/runtime.js';
import { KEY, Terminal, toyProgram } from '../pty/terminal.js';
import { until } from './tables.js';

let program: string;
let home: string;
let env: Record<string, string>;
const terminals: Terminal[] = [];

beforeAll(async () => {
  program = await toyProgram();
  home = mkdtempSync(path.join(os.tmpdir(), 'hs-people-'));
  env = { HOTSEAT_SAVES: path.join(home, 'saves'), HOTSEAT_RUNTIME: path.join(home, 'run') };
});

afterAll(async () => {
  for (const one of terminals) one.kill();
  await run(['host', 'friday', '--stop']).catch(() => undefined);
  rmSync(home, { recursive: true, force: true });
});

function run(words: readonly string[], input = ''): Promise<{ code: number | null; out: string }> {
  return new Promise((done) => {
    const child = spawn(process.execPath, [program, ...words], { env: { ...process.env, ...env } });
    let out = '';
    child.stdout.on('data', (data) => (out += data));
    child.stderr.on('data', (data) => (out += data));
    child.on('close', (code) => done({ code, out }));
    child.stdin.end(input);
  });
}

const answers = () => JSON.parse(readFileSync(path.join(home, 'saves', 'friday.json'), 'utf8')).log.length as number;

function lives(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

function person(name: string, ...words: string[]): Terminal {
  const config = path.join(home, `config-${name}`);
  const one = new Terminal([program, ...words], { columns: 100, rows: 30, env: { ...env, HOTSEAT_CONFIG: config } });
  terminals.push(one);
  return one;
}

describe('people at terminals of their own', () => {
  it('play on after their host was killed, and nothing is lost', async () => {
    await run(['--plain', 'start', 'pebbles', '--players', 'Ann,Bob', '--name', 'friday'], 'quit\n');
    const opened = await run(['host', 'friday']);
    expect(opened.out).toContain('hotseat join friday');
    expect((await run(['host', 'friday'])).out).toContain('open to others already');
    expect((await run(['load', 'friday', '--plain'])).out).toContain('open in another program');
    const ann = person('ann', 'join', 'friday', '--seat', 'Ann');
    await ann.see('The pass of', 60_000);
    const bob = person('bob', 'join', 'friday', '--seat', 'Bob');
    await bob.see('The pass of', 60_000);
    await until(() => ann.buffer === 'alternate' && !ann.text().includes('away'), 'Ann sees Bob', 60_000);
    const before = answers();
    for (let i = 0; i < 5 && answers() === before; i++) {
      ann.press(KEY.enter);
      bob.press(KEY.enter);
      await new Promise((done) => setTimeout(done, 500));
    }
    expect(answers()).toBeGreaterThan(before);
    const now = answers();
    const [note] = notes(env);
    process.kill(note!.pid, 'SIGKILL');
    await ann.see('The line to the table is lost', 60_000);
    expect(answers()).toBe(now);
    await until(() => !lives(note!.pid), 'the host is gone', 60_000);
    const again = await run(['host', 'friday']);
    expect(again.out).toContain('hotseat join friday');
    await until(() => !ann.text().includes('is lost') && !bob.text().includes('is lost'), 'both are back', 60_000);
    expect(answers()).toBe(now);
    bob.kill();
    await ann.see('Bob is away since', 60_000);
    expect((await run(['host', '--list'])).out).toContain('Ann, (Bob)');
    const stranger = person('cleo', 'join', 'friday', '--seat', 'Bob');
    await until(() => /Pass of Bob/.test(stranger.raw), 'the pass is asked for', 60_000);
    stranger.press('amber-owl', KEY.enter);
    await until(() => stranger.raw.includes("not the pass of Bob's seat"), 'the stranger is refused', 60_000);
    const back = person('bob', 'join', 'friday', '--seat', 'Bob');
    await until(() => back.buffer === 'alternate', 'Bob is back without words', 60_000);
    expect((await run(['host', 'friday', '--stop'])).out).toContain('The game is saved');
    expect((await run(['saves', 'verify', 'friday'])).code).toBe(0);
  }, 300_000);
});
