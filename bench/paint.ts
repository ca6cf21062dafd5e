/** A cursor move on a full table screen: how long until it is painted, and how many bytes that takes. */
import { mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type IPty, spawn } from '@lydell/node-pty';
import { atMost, median, type Row } from './measure.js';

/** Every frame ends with this; the terminal shows it then. */
const PAINTED = '\u001B[?2026l';
const KEYS = 120;
const RIGHT = '\u001B[C';

class Wire {
  private seen = '';
  private pty: IPty;
  constructor(words: readonly string[], env: Record<string, string>) {
    this.pty = spawn(process.execPath, [...words], { name: 'xterm-256color', cols: 120, rows: 40, env });
    this.pty.onData((data) => {
      this.seen += data;
    });
  }

  async until(text: string): Promise<void> {
    const end = performance.now() + 15_000;
    while (!this.seen.includes(text)) {
      if (performance.now() > end) throw new Error(`never saw ${text}:\n${this.seen.slice(-2000)}`);
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    await new Promise((resolve) => setTimeout(resolve, 300));
  }

  /** Milliseconds until the frame is complete, and what was written. Null when the key changed nothing. */
  async key(key: string): Promise<{ ms: number; bytes: string } | null> {
    this.seen = '';
    const at = performance.now();
    this.pty.write(key);
    while (!this.seen.endsWith(PAINTED)) {
      if (performance.now() - at > 400) return null;
      await new Promise((resolve) => setImmediate(resolve));
    }
    const ms = performance.now() - at;
    await new Promise((resolve) => setTimeout(resolve, 15));
    return { ms, bytes: this.seen };
  }

  close(): void {
    this.pty.kill('SIGKILL');
  }
}

export async function painting(program: readonly string[], game: string, env: Record<string, string>): Promise<Row[]> {
  const table = new Wire(
    [...program, 'start', game, '--players', 'Ann,Bob,Cem,Dia', '--seed', '7', '--name', `bench-${Date.now()}`],
    env,
  );
  await table.until('ANN');
  const moves: { ms: number; bytes: string }[] = [];
  for (let i = 0; i < KEYS; i++) {
    const move = await table.key(RIGHT);
    if (move) moves.push(move);
  }
  table.close();
  if (moves.length < KEYS / 2) throw new Error(`the cursor of ${game} hardly moves`);
  const file = path.join(mkdtempSync(path.join(os.tmpdir(), 'hotseat-bench-')), 'frames.json');
  writeFileSync(file, JSON.stringify(moves.map((move) => move.bytes)));
  const raw = new Wire([path.join(import.meta.dirname, 'raw.js'), file], env);
  await raw.until('ready');
  const bare: number[] = [];
  for (let i = 0; i < moves.length; i++) bare.push((await raw.key(RIGHT))?.ms ?? 0);
  raw.close();
  const ours = median(moves.map((move) => move.ms));
  const base = median(bare);
  const sizes = moves.map((move) => Buffer.byteLength(move.bytes));
  const kb = median(sizes) / 1000;
  const most = Math.max(...sizes) / 1000;
  return [
    atMost(
      `cursor move, ${game} at 120 x 40`,
      `${ours.toFixed(2)} ms`,
      ours / base,
      3,
      `the bare write (${base.toFixed(2)} ms)`,
    ),
    {
      what: `bytes for a cursor move, ${game}`,
      value: `${kb.toFixed(2)} kB, most ${most.toFixed(2)}`,
      ratio: most,
      bound: 'at most 1.5 kB',
      holds: most <= 1.5,
    },
  ];
}
