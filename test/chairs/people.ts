/** The real program in real processes: one home for its saves and hosts, and people at terminals of their own. */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type HostNote, notes } from '../../src/chairs/runtime.js';
import { decode, type SaveFile } from '../../src/engine/save/format.js';
import { type Opened, Terminal, toyProgram } from '../pty/terminal.js';
import { until } from './tables.js';

export interface Said {
  readonly code: number | null;
  readonly out: string;
}

export class House {
  readonly env: Record<string, string>;
  private readonly terminals: Terminal[] = [];

  private constructor(
    readonly program: string,
    readonly home: string,
  ) {
    this.env = { HOTSEAT_SAVES: this.saves, HOTSEAT_RUNTIME: this.runtime };
  }

  static async build(): Promise<House> {
    return new House(await toyProgram(), mkdtempSync(path.join(os.tmpdir(), 'hs-people-')));
  }

  get saves(): string {
    return path.join(this.home, 'saves');
  }

  get runtime(): string {
    return path.join(this.home, 'run');
  }

  /** A command and all that it says. */
  run(words: readonly string[], input = '', env: Record<string, string> = {}): Promise<Said> {
    return new Promise((done) => {
      const child = spawn(process.execPath, [this.program, ...words], {
        env: { ...process.env, ...this.env, ...env },
      });
      let out = '';
      child.stdout.on('data', (data) => (out += data));
      child.stderr.on('data', (data) => (out += data));
      child.on('close', (code) => done({ code, out }));
      child.stdin.end(input);
    });
  }

  /** Settings and passes are each person's own. */
  person(name: string, words: readonly string[], opened: Opened = {}): Terminal {
    const config = { HOTSEAT_CONFIG: path.join(this.home, `config-${name}`) };
    const env = { ...this.env, ...config, ...opened.env };
    return this.sits(new Terminal([this.program, ...words], { columns: 100, rows: 30, ...opened, env }));
  }

  /** Somebody who came another way; ended with the house. */
  sits(one: Terminal): Terminal {
    this.terminals.push(one);
    return one;
  }

  save(name: string): SaveFile {
    return decode(readFileSync(path.join(this.saves, `${name}.json`), 'utf8'));
  }

  host(name: string): HostNote {
    const note = notes(this.env).find((one) => one.name === name);
    if (!note) throw new Error(`${name} has no host`);
    return note;
  }

  /** As the system does when there is no memory left. */
  async killHost(name: string): Promise<void> {
    const { pid } = this.host(name);
    process.kill(pid, 'SIGKILL');
    await until(() => !lives(pid), 'the host is gone', 60_000);
  }

  async end(): Promise<void> {
    for (const one of this.terminals) one.kill();
    for (const { name } of notes(this.env)) await this.run(['host', name, '--stop']);
    rmSync(this.home, { recursive: true, force: true });
    rmSync(path.dirname(this.program), { recursive: true, force: true });
  }
}

export function lives(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
