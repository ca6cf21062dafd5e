/** A cursor move on a full table screen: how long until it is painted, and how many bytes that takes. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { type IPty, spawn } from '@lydell/node-pty';
import { atMost, median, type Row } from './measure.js';

/** Every frame ends with this; the terminal shows it then. */
const PAINTED = '\u001B[?2026l';
const KEYS = 120;
const [UP, DOWN, RIGHT, LEFT] = ['\u001B[A', '\u001B[B', '\u001B[C', '\u001B[D'];
/** Along the targets of a row, which moves the board cursor too, and between rows. */
const WALK = [RIGHT, RIGHT, RIGHT, DOWN, RIGHT, RIGHT, LEFT, UP];

interface Painted {
  readonly ms: number;
  readonly bytes: string;
}

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
  async key(key: string): Promise<Painted | null> {
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

/** Presses the same keys in a program; what each of them painted. */
async function walk(words: readonly string[], curtain: boolean, env: Record<string, string>): Promise<Painted[]> {
  const wire = new Wire(words, env);
  await wire.until(PAINTED);
  if (curtain) await wire.key('\r');
  await wire.key(DOWN!);
  const out: Painted[] = [];
  for (let i = 0; i < KEYS; i++) {
    const painted = await wire.key(WALK[i % WALK.length]!);
    if (painted) out.push(painted);
  }
  wire.close();
  if (out.length < KEYS / 4) throw new Error(`the cursor hardly moves in ${words.join(' ')}`);
  return out;
}

/** `game` is also the name of a save in the middle of a game. */
export async function painting(
  built: string,
  game: string,
  curtain: boolean,
  env: Record<string, string>,
): Promise<Row[]> {
  const moves = await walk([path.join(built, 'program.js'), 'load', game], curtain, env);
  const bare = await walk([path.join(built, 'bare.js'), game], curtain, env);
  const file = path.join(built, 'frames.json');
  writeFileSync(file, JSON.stringify(moves.map((move) => move.bytes)));
  const ready = await walk([path.join(import.meta.dirname, 'raw.js'), file], false, env);
  const ms = (painted: readonly Painted[]) => median(painted.map((one) => one.ms));
  const sizes = moves.map((move) => Buffer.byteLength(move.bytes));
  const most = Math.max(...sizes) / 1000;
  const value = `${ms(moves).toFixed(2)} ms`;
  return [
    atMost(`cursor move, ${game}`, value, ms(moves) / ms(bare), 3, `the same without Ink (${ms(bare).toFixed(2)} ms)`),
    {
      what: `cursor move, ${game}`,
      value,
      ratio: ms(moves) / ms(ready),
      bound: `(writing ready bytes: ${ms(ready).toFixed(2)} ms)`,
      holds: null,
    },
    {
      what: `bytes for a cursor move, ${game}`,
      value: `${(median(sizes) / 1000).toFixed(2)} kB, most ${most.toFixed(2)}`,
      ratio: most,
      bound: 'at most 1.5 kB',
      holds: most <= 1.5,
    },
  ];
}
