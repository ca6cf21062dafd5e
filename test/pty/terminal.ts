/** A real pseudo-terminal around the real program, with a terminal emulator to see what a person would see. */
import { mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type IPty, spawn } from '@lydell/node-pty';
import xterm from '@xterm/headless';
import { bundle } from '../../scripts/build.js';

/** Bundles the program with the toys once per test file; returns the file to run. */
export async function toyProgram(): Promise<string> {
  const outdir = mkdtempSync(path.join(os.tmpdir(), 'hotseat-pty-'));
  await bundle({ entries: { program: 'test/pty/program.ts' }, outdir });
  return path.join(outdir, 'program.js');
}

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

export interface Opened {
  readonly columns?: number;
  readonly rows?: number;
  readonly env?: Record<string, string>;
  readonly command?: string;
}

export class Terminal {
  readonly pty: IPty;
  readonly term: InstanceType<typeof xterm.Terminal>;
  /** Everything the program has written. */
  raw = '';
  code: number | null = null;
  signal: number | null = null;
  private lastOutput = Date.now();

  constructor(
    words: readonly string[],
    { columns = 80, rows = 24, env = {}, command = process.execPath }: Opened = {},
  ) {
    const clean: Record<string, string> = {};
    for (const [key, value] of Object.entries(process.env)) if (value !== undefined) clean[key] = value;
    for (const key of ['CI', 'NO_COLOR', 'FORCE_COLOR', 'VITEST', 'NODE_ENV', 'HOTSEAT_KIOSK', 'LC_ALL', 'LC_CTYPE'])
      delete clean[key];
    this.term = new xterm.Terminal({ cols: columns, rows, allowProposedApi: true });
    this.pty = spawn(command, [...words], {
      name: env['TERM'] ?? 'xterm-256color',
      cols: columns,
      rows,
      env: { ...clean, LANG: 'en_US.UTF-8', ...env },
    });
    this.pty.onData((data) => {
      this.raw += data;
      this.lastOutput = Date.now();
      this.term.write(data);
    });
    this.pty.onExit(({ exitCode, signal }) => {
      this.code = exitCode;
      this.signal = signal ?? 0;
    });
  }

  /** 'alternate' while the program has the screen. */
  get buffer(): string {
    return this.term.buffer.active.type;
  }

  lines(): string[] {
    const { active } = this.term.buffer;
    return Array.from(
      { length: this.term.rows },
      (_, y) => active.getLine(active.viewportY + y)?.translateToString(true) ?? '',
    );
  }

  text(): string {
    return this.lines().join('\n');
  }

  /** Keys as the terminal sends them. */
  press(...keys: string[]): void {
    this.pty.write(keys.join(''));
  }

  resize(columns: number, rows: number): void {
    this.term.resize(columns, rows);
    this.pty.resize(columns, rows);
  }

  /** Waits until the screen shows it, and then until the program is quiet. */
  async see(what: string | RegExp, ms = 15_000): Promise<string> {
    await this.until(
      () => (typeof what === 'string' ? this.text().includes(what) : what.test(this.text())),
      `${what}`,
      ms,
    );
    return this.text();
  }

  async until(holds: () => boolean, what: string, ms = 15_000): Promise<void> {
    const end = Date.now() + ms;
    while (!holds()) {
      if (Date.now() > end) throw new Error(`never saw ${what}; the screen was\n${this.text()}`);
      await sleep(15);
    }
    await this.quiet();
  }

  async quiet(ms = 40): Promise<void> {
    while (Date.now() - this.lastOutput < ms) await sleep(10);
  }

  async ended(ms = 15_000): Promise<{ code: number; signal: number }> {
    const until = Date.now() + ms;
    while (this.code === null) {
      if (Date.now() > until) throw new Error(`did not end; the screen was\n${this.text()}`);
      await sleep(15);
    }
    await this.quiet();
    return { code: this.code, signal: this.signal ?? 0 };
  }

  kill(): void {
    if (this.code === null) this.pty.kill('SIGKILL');
  }
}

export const KEY = {
  up: '\u001B[A',
  down: '\u001B[B',
  right: '\u001B[C',
  left: '\u001B[D',
  enter: '\r',
  esc: '\u001B',
  ctrlC: '\u0003',
  ctrlZ: '\u001A',
} as const;
