/** A cursor move on a full table screen: how long until it is painted, and how many bytes that takes. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { type IPty, spawn } from '@lydell/node-pty';
import { median, type Row } from './measure.js';

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

async function opened(words: readonly string[], curtain: boolean, env: Record<string, string>): Promise<Wire> {
  const wire = new Wire(words, env);
  await wire.until(PAINTED);
  if (curtain) await wire.key('\r');
  await wire.key(DOWN!);
  return wire;
}

/** `game` is also the name of a save in the middle of a game. */
export async function painting(
  built: string,
  game: string,
  curtain: boolean,
  env: Record<string, string>,
): Promise<Row[]> {
  const file = path.join(built, 'frames.json');
  const ours = await opened([path.join(built, 'program.js'), 'load', game], curtain, env);
  writeFileSync(file, JSON.stringify(['']));
  const wire = await opened([path.join(import.meta.dirname, 'raw.js'), file], false, env);
  const times: { ours: number; wire: number }[] = [];
  const targets: number[] = [];
  const rows: number[] = [];
  // Key by key in turn, so that whatever else the machine does falls on all of them.
  for (let i = 0; i < KEYS; i++) {
    const key = WALK[i % WALK.length]!;
    const a = await ours.key(key);
    if (!a) continue;
    writeFileSync(file, JSON.stringify(a.bytes));
    const c = await wire.key(key);
    times.push({ ours: a.ms, wire: c?.ms ?? 0 });
    (key === RIGHT || key === LEFT ? targets : rows).push(Buffer.byteLength(a.bytes));
  }
  for (const one of [ours, wire]) one.close();
  if (times.length < KEYS / 4) throw new Error(`the cursor of ${game} hardly moves`);
  const ms = {
    ours: median(times.map((t) => t.ours)),
    wire: median(times.map((t) => t.wire)),
  };
  const value = `${ms.ours.toFixed(2)} ms`;
  const bytes = (what: string, sizes: readonly number[], bound: number | null): Row => {
    const most = Math.max(0, ...sizes) / 1000;
    const shown = `${(median(sizes) / 1000).toFixed(2)} kB, most ${most.toFixed(2)}`;
    return {
      what: `bytes for ${what}, ${game}`,
      value: shown,
      ratio: most,
      bound: bound === null ? '' : `at most ${bound} kB`,
      holds: bound === null ? null : most <= bound,
    };
  };
  return [
    {
      what: `cursor move, ${game}`,
      value,
      ratio: ms.ours / ms.wire,
      bound: `(writing ready bytes: ${ms.wire.toFixed(2)} ms)`,
      holds: null,
    },
    bytes('the next target', targets, 1.5),
    // Another verb lights up other places all over the board.
    bytes('the next row', rows, null),
  ];
}
