/**
 * A table with 200 watching programs: how soon a move reaches all of them, and how long the asked seat waits from its key
 * to the frame, beside the same game at one keyboard. Host, seat, hot seat and watchers are programs of their own.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import path from 'node:path';
import { type IPty, spawn as spawnPty } from '@lydell/node-pty';
import xterm from '@xterm/headless';
import { askOnce } from '../src/chairs/client.js';
import { socketOf } from '../src/chairs/launch.js';
import { uniformAnswer } from '../src/engine/bots/random.js';
import { answerOf, type LogEntry } from '../src/engine/log.js';
import { must } from '../src/engine/must.js';
import { fractions } from '../src/engine/random.js';
import { Session } from '../src/engine/session.js';
import type { Answer } from '../src/engine/types.js';
import { games } from '../src/games.js';
import { Library } from '../src/host/library.js';
import { Store } from '../src/store/store.js';
import { atMost, below, median, quantile, type Row } from './measure.js';

const WATCHING = 200;
/** Answers of the asked seat, and cursor keys between them. */
const MOVES = 12;
const CURSOR_KEYS = 4;
/** Milliseconds in which a move is on every screen. */
const SOON = 500;
/** How much longer the asked seat may wait than at one keyboard. */
const MOST_RATIO = 2;
const PATIENCE = 60_000;
const APART_MS = 150;
const PAINTED = '\u001B[?2026l';
const [UP, DOWN] = ['\u001B[A', '\u001B[B'];
const NAMES = ['Ann', 'Bob', 'Cleo'];

const pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));
const turn = () => new Promise<void>((done) => setImmediate(done));

async function until(holds: () => boolean, what: string, screen = () => ''): Promise<void> {
  const end = performance.now() + PATIENCE;
  while (!holds()) {
    if (performance.now() > end) throw new Error(`never: ${what}\n${screen()}`);
    await turn();
  }
}

/** Somebody's terminal. */
class Person {
  private readonly pty: IPty;
  private readonly term = new xterm.Terminal({ cols: 120, rows: 40, allowProposedApi: true });
  private fresh = '';

  constructor(words: readonly string[], env: Record<string, string>) {
    this.pty = spawnPty(process.execPath, [...words], { name: 'xterm-256color', cols: 120, rows: 40, env });
    this.pty.onData((data) => {
      this.fresh += data;
      this.term.write(data);
    });
  }

  /** The first row tells how many answers are saved: at least so many? Standing orders may have answered too. */
  shows(answers: number): boolean {
    const head = this.term.buffer.active.getLine(0)?.translateToString() ?? '';
    return Number(/saved #(\d+)/.exec(head)?.[1] ?? -1) >= answers;
  }

  private text(): string {
    const { active } = this.term.buffer;
    return Array.from({ length: 40 }, (_, y) => active.getLine(y)?.translateToString(true)).join('\n');
  }

  press(keys: string): void {
    this.pty.write(keys);
  }

  /** Milliseconds until the frame of a cursor key is complete; null when it changed nothing. */
  async cursor(key: string): Promise<number | null> {
    this.fresh = '';
    const at = performance.now();
    this.press(key);
    while (!this.fresh.endsWith(PAINTED)) {
      if (performance.now() - at > 400) return null;
      await turn();
    }
    return performance.now() - at;
  }

  /** Milliseconds until the answer is shown as saved; null when it had to be confirmed. */
  async answers({ id, n }: Answer, answers: number): Promise<number | null> {
    this.press(`:${id}${n === undefined ? '' : ` ${n}`}`);
    await pause(APART_MS);
    const at = performance.now();
    this.press('\r');
    while (!this.shows(answers)) {
      if (performance.now() - at > 1500) return this.confirms(answers);
      await turn();
    }
    return performance.now() - at;
  }

  private async confirms(answers: number): Promise<null> {
    this.press('y');
    await until(
      () => this.shows(answers),
      `answer ${answers}`,
      () => this.text(),
    );
    return null;
  }

  close(): void {
    this.pty.kill('SIGKILL');
  }
}

/** The same game twice: at a host with watchers and one seat's screen, and at one keyboard. */
class Tables {
  readonly seat: Person;
  readonly hot: Person;
  /** When all watchers had been shown so many answers. */
  readonly reached = new Map<number, number>();
  private readonly watchers: ChildProcess;

  constructor(
    private readonly program: string,
    private readonly socket: string,
    private readonly env: Record<string, string>,
    built: string,
  ) {
    const looking = [path.join(built, 'watchers.js'), socket, String(WATCHING)];
    this.seat = new Person([program, 'join', 'chairs', '--seat', must(NAMES[0], 'name')], env);
    this.watchers = spawn(process.execPath, looking, { stdio: ['ignore', 'pipe', 'inherit'] });
    this.watchers.stdout?.setEncoding('utf8').on('data', (text: string) => {
      for (const line of text.trim().split('\n')) {
        const [answers = 0, at = 0] = line.split(' ').map(Number);
        this.reached.set(answers, at - performance.timeOrigin);
      }
    });
    this.hot = new Person([program, 'load', 'hot'], env);
  }

  /** When all watchers had been shown at least so many; null: not yet. */
  shownSince(answers: number): number | null {
    const times = [...this.reached].flatMap(([shown, at]) => (shown >= answers ? [at] : []));
    return times.length === 0 ? null : Math.min(...times);
  }

  async ready(): Promise<void> {
    await until(() => this.seat.shows(0) && this.hot.shows(0), 'both tables are shown');
    await until(() => this.reached.has(0), 'all watch');
  }

  /** Somebody else's answer, without a screen. */
  async elsewhere(seat: number, at: number, answer: Answer, passes: Map<number, string>): Promise<void> {
    const { connect } = await import('node:net');
    const line = connect(this.socket);
    const pass = passes.get(seat);
    line.setEncoding('utf8');
    let heard = '';
    line.on('data', (text: string) => (heard += text));
    line.write(`${JSON.stringify({ do: 'sit', seat, ...(pass ? { pass } : {}) })}\n`);
    line.write(`${JSON.stringify({ do: 'answer', at, re: 1, ...answer })}\n`);
    await until(() => heard.includes('"re":1'), 'the reply');
    const words = /"pass":"([^"]+)"/.exec(heard)?.[1];
    if (words) passes.set(seat, words);
    line.destroy();
  }

  close(): void {
    this.seat.close();
    this.hot.close();
    this.watchers.kill('SIGKILL');
    execFileSync(process.execPath, [this.program, 'host', 'chairs', '--stop'], { env: this.env, stdio: 'ignore' });
  }
}

interface Times {
  readonly cursor: { readonly seat: number; readonly hot: number }[];
  readonly answer: { readonly seat: number; readonly hot: number }[];
  readonly watched: number[];
}

async function played(tables: Tables, session: Session, saved: () => readonly LogEntry[]): Promise<Times> {
  const times: Times = { cursor: [], answer: [], watched: [] };
  const random = fractions('chairs');
  const passes = new Map<number, string>();
  let holder = -1;
  while (times.watched.length < MOVES) {
    const prompt = session.prompt();
    if (!prompt) break;
    const answer = uniformAnswer(prompt, random);
    const before = session.log.length;
    const length = before + 1;
    // At one keyboard hands are behind a curtain.
    if (session.secrets() && prompt.seat !== holder) tables.hot.press('\r');
    holder = prompt.seat;
    await pause(APART_MS);
    if (prompt.seat !== 0) {
      await tables.elsewhere(prompt.seat, before, answer, passes);
      await tables.hot.answers(answer, length);
    } else await asked(tables, answer, length, times);
    for (const entry of saved().slice(before)) session.submit(answerOf(entry));
    const now = session.log.length;
    await until(
      () => tables.seat.shows(now) && tables.hot.shows(now) && tables.reached.has(now),
      `answer ${now} everywhere`,
    );
  }
  return times;
}

/** Keys of the asked seat, and the same ones at one keyboard, in turn. */
async function asked(tables: Tables, answer: Answer, length: number, times: Times): Promise<void> {
  for (let i = 0; i < CURSOR_KEYS; i++) {
    const key = i % 2 === 0 ? DOWN : UP;
    const [seat, hot] = [await tables.seat.cursor(must(key, 'key')), await tables.hot.cursor(must(key, 'key'))];
    if (seat !== null && hot !== null) times.cursor.push({ seat, hot });
    await pause(30);
  }
  const began = performance.now();
  const seat = await tables.seat.answers(answer, length);
  await until(() => tables.shownSince(length) !== null, 'all watchers were shown it');
  const hot = await tables.hot.answers(answer, length);
  if (seat === null || hot === null) return;
  times.answer.push({ seat, hot });
  times.watched.push(must(tables.shownSince(length), 'time') - began - APART_MS);
}

function ratioRow(what: string, times: readonly { readonly seat: number; readonly hot: number }[]): Row {
  const [seat, hot] = [median(times.map((one) => one.seat)), median(times.map((one) => one.hot))];
  return atMost(what, `${seat.toFixed(1)} ms`, seat / hot, MOST_RATIO, `hot seat (${hot.toFixed(1)} ms)`);
}

export async function chairs(built: string, work: string, usual: Record<string, string>): Promise<Row[]> {
  const rows: Row[] = [];
  const program = path.join(built, 'program.js');
  for (const entry of games()) {
    const saves = path.join(work, `chairs-${entry.id}`);
    const env = { ...usual, HOTSEAT_SAVES: saves, HOTSEAT_RUNTIME: path.join(work, 'run'), HOTSEAT_CONFIG: saves };
    const library = new Library(new Store(saves), 'bench');
    const module = await entry.module();
    const table = { seats: NAMES.map((name) => ({ name, by: 'human' })), options: {}, undo: 'strict' as const };
    for (const name of ['chairs', 'hot'])
      library.release(library.begin(module, table, `chairs ${entry.id}`, name).writer);
    const run = (...words: string[]) => execFileSync(process.execPath, [program, ...words], { env, stdio: 'ignore' });
    run('config', 'set', 'handover', 'off');
    run('host', 'chairs');
    const socket = must(socketOf(env, library.store.fileOf('chairs')), 'socket');
    await askOnce(socket, { do: 'hello' });
    const tables = new Tables(program, socket, env, built);
    try {
      await tables.ready();
      const session = new Session({ module, table, seed: `chairs ${entry.id}` });
      const times = await played(tables, session, () => library.store.read('chairs').log);
      rows.push(
        below(`${entry.id}: a move to ${WATCHING} watchers, p90`, quantile(times.watched, 0.9), SOON, 'ms', 0),
        ratioRow(`${entry.id}: asked seat, cursor key to painted`, times.cursor),
        ratioRow(`${entry.id}: asked seat, answer to painted`, times.answer),
      );
    } finally {
      tables.close();
    }
  }
  return rows;
}
