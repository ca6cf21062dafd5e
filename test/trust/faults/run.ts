/** One short game of the real program in a real terminal, with a fault in one of its file operations. */
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { verifySave } from '../../../src/engine/save/open.js';
import { Store } from '../../../src/store/store.js';
import { KEY, Terminal } from '../../pty/terminal.js';
import { pebblesModule } from '../../toys/index.js';
import { freshFolder } from '../places.js';

const HOOK = fileURLToPath(new URL('./hook.cjs', import.meta.url));
const GAME = ['start', 'pebbles', '--players', 'Ann,Bob', '--seed', '7', '--name', 'game'];
/** Answers of the short game. */
const ANSWERS = 2;

export const ROADS = [
  'quit',
  'home',
  'Ctrl-C',
  'SIGTERM',
  'SIGINT',
  'SIGQUIT',
  'SIGHUP',
  'crash',
  'closed pty',
  'plain quit',
  'plain end of input',
] as const;
export type Road = (typeof ROADS)[number];

export interface Fault {
  readonly at: number;
  readonly code: string;
  /** Everything after it fails too. */
  readonly stays: boolean;
}

export interface Course {
  /** File operations, by the hook's own log. */
  readonly steps: readonly string[];
  /** What was said and is not so, or was left behind; empty when all is well. */
  readonly faults: readonly string[];
}

/** Plays it and compares what was said with what is there. */
export async function play(program: string, road: Road, fault: Fault): Promise<Course> {
  const home = freshFolder();
  const folder = path.join(home, 'saves');
  const log = path.join(home, 'steps');
  fs.writeFileSync(log, '');
  const env = {
    HOTSEAT_SAVES: folder,
    HOTSEAT_CONFIG: path.join(home, 'config'),
    HOTSEAT_FAULT: JSON.stringify({ folder, log, ...fault }),
    NODE_OPTIONS: `--require ${HOOK}`,
  };
  const heard = road.startsWith('plain') ? await playPlain(program, road, env) : await playScreen(program, road, env);
  const steps = fs.readFileSync(log, 'utf8').trim().split('\n');
  const faults = [...heard.faults, ...judged(folder, heard, road, steps, fault.stays)];
  fs.rmSync(home, { recursive: true, force: true });
  return { steps, faults };
}

interface Heard {
  /** Answers that were taken. */
  readonly given: number;
  /** The most answers that were called saved while it ran. */
  readonly called: number;
  /** Everything that could be read at the end. */
  readonly text: string;
  readonly code: number;
  readonly signal: number;
  readonly faults: readonly string[];
}

function judged(folder: string, heard: Heard, road: Road, steps: readonly string[], stays: boolean): string[] {
  const out: string[] = [];
  const { given, called, text, code } = heard;
  const store = new Store(folder);
  let there = 0;
  try {
    if (store.exists('game')) {
      const save = store.read('game');
      there = save.log.length;
      const found = verifySave(pebblesModule, save);
      if (found.broken || !found.same) out.push('the save does not hold');
    }
  } catch (error) {
    out.push(`the save cannot be read: ${(error as Error).message}`);
  }
  const all = there === given && store.exists('game');
  if (called > there) out.push(`called saved: #${called}, on disk: ${there}`);
  if (/Saved as game/.test(text) && !all) out.push(`"Saved as game" with ${there} of ${given} answers on disk`);
  if (code === 0 && heard.signal === 0 && !all) out.push(`exit 0 with ${there} of ${given} answers on disk`);
  const dead = road === 'closed pty' || road === 'SIGHUP';
  if (!all && given > 0 && !dead) {
    if (code !== 1) out.push(`answers are lost and the exit status is ${code}`);
    if (!/up to move \d+; everything after that is lost/.test(text.replace(/\s+/g, ' ')))
      out.push('lost without a word');
  }
  if (/\n\s+at \S+|inside the program: (?!a mistake)/.test(text)) out.push('a stack trace, or "inside the program"');
  try {
    store.lock('game').release(); // a lock that could not be removed is found dead
  } catch (error) {
    out.push(`the next program cannot open it: ${(error as Error).message}`);
  }
  const lockFailed = steps.some((step) => step.includes('FAILED') && step.includes('.lock'));
  const left = fs.existsSync(folder) ? fs.readdirSync(folder) : [];
  // Where nothing can be removed any more, nothing is.
  if (!stays && !lockFailed && left.some((name) => name.includes('.lock'))) out.push(`left behind: ${left.join(', ')}`);
  return out;
}

async function playScreen(program: string, road: Road, env: Record<string, string>): Promise<Heard> {
  const faults: string[] = [];
  const terminal = new Terminal([program, ...GAME], { env });
  const { pid } = terminal.pty;
  let called = 0;
  let given = 0;
  const look = () => {
    const found = /saved #(\d+)/.exec(terminal.text());
    if (found) called = Math.max(called, Number(found[1]));
    if (terminal.text().includes('Everything is saved')) called = Math.max(called, given);
    return terminal.text();
  };
  const until = async (holds: () => boolean, what: string) => {
    const end = Date.now() + 30_000;
    while (!holds() && terminal.code === null) {
      if (Date.now() > end) throw new Error(`never ${what}; the screen was\n${terminal.text()}`);
      await new Promise((resolve) => setTimeout(resolve, 10));
      look();
    }
    await terminal.quiet();
    look();
  };
  try {
    await until(() => look().includes('► Ann'), 'the first question');
    for (const next of ['► Bob', '► Ann'].slice(0, ANSWERS)) {
      if (terminal.code !== null) break;
      terminal.press(KEY.enter);
      await until(() => look().includes(next), `${next} asked`);
      if (terminal.code === null) given += 1;
    }
    if (terminal.code === null) await leave(terminal, road, until);
    if (road === 'closed pty') await gone(pid);
    else {
      await terminal.ended(30_000);
      await terminal.quiet();
      if (terminal.buffer !== 'normal') faults.push('the other screen stayed');
      if (terminal.raw.lastIndexOf('\u001B[?25h') < terminal.raw.lastIndexOf('\u001B[?25l')) faults.push('no cursor');
    }
  } catch (error) {
    faults.push((error as Error).message);
    terminal.kill();
  }
  if (lives(pid)) faults.push('the program lives on');
  const text = road === 'closed pty' ? '' : terminal.text();
  return {
    given,
    called,
    text,
    code: terminal.code ?? 0,
    signal: terminal.signal ?? (road === 'closed pty' ? 1 : 0),
    faults,
  };
}

async function leave(terminal: Terminal, road: Road, until: (holds: () => boolean, what: string) => Promise<void>) {
  const { pid } = terminal.pty;
  if (road.startsWith('SIG')) process.kill(pid, road as NodeJS.Signals);
  else if (road === 'crash') process.kill(pid, 'SIGUSR2');
  else if (road === 'closed pty') (terminal.pty as unknown as { destroy(): void }).destroy();
  else {
    const text = () => terminal.text();
    const unsaved = () => text().includes('lose what is not saved');
    const home = () => /GO ON|CONTINUE/i.test(text()) && !unsaved();
    terminal.press(road === 'Ctrl-C' ? KEY.ctrlC : 'q');
    await until(() => unsaved() || text().includes('Leave the table?'), 'the question or the end');
    if (terminal.code === null && !unsaved()) {
      terminal.press(road === 'home' ? 'y' : 'q');
      await until(() => unsaved() || home(), 'home, the question or the end');
    }
    if (terminal.code === null && unsaved()) {
      terminal.press('x');
      await until(() => !unsaved(), 'away from the question');
    }
    if (terminal.code === null && road === 'home') {
      await until(home, 'home');
      terminal.press(KEY.ctrlC);
    }
  }
}

async function playPlain(program: string, road: Road, env: Record<string, string>): Promise<Heard> {
  const child = spawn(process.execPath, [program, ...GAME, '--plain'], { env: { ...process.env, ...env } });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
  child.stdin.on('error', () => undefined);
  child.stdin.end(`1\n1\n${road === 'plain quit' ? 'quit\nquit\n' : ''}`);
  const [code, signal] = await new Promise<[number | null, string | null]>((resolve) =>
    child.on('close', (...end) => resolve(end)),
  );
  const given = (text.match(/^ {2}\S.*$/gm) ?? []).length > 0 ? Math.min(ANSWERS, turns(text)) : 0;
  return { given, called: 0, text, code: code ?? 1, signal: signal === null ? 0 : 1, faults: [] };
}

/** Questions after the first one: each stands for an answer that was taken. */
function turns(text: string): number {
  return Math.max(0, (text.match(/^(Ann|Bob): /gm) ?? []).length - 1);
}

function lives(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

async function gone(pid: number): Promise<void> {
  const end = Date.now() + 30_000;
  while (lives(pid) && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, 10));
}
