/** How soon a move reaches everybody at a table with 200 watching programs. */
import { mkdtempSync, rmSync } from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { openToOthers } from '../src/chairs/open.js';
import { uniformAnswer } from '../src/engine/bots/random.js';
import { fractions } from '../src/engine/random.js';
import { games } from '../src/games.js';
import { Library } from '../src/host/library.js';
import { Store } from '../src/store/store.js';
import { below, quantile, type Row } from './measure.js';

const WATCHING = 200;
const MOVES = 12;
/** Milliseconds in which a move is on every screen. */
const SOON = 500;

/** Counts whole lines that tell of a change; the rest of the text is thrown away. */
class Watcher {
  changes = 0;
  private rest = '';
  readonly socket: net.Socket;

  constructor(file: string) {
    this.socket = net.connect(file);
    this.socket.setEncoding('utf8');
    this.socket.write('{"do":"watch","world":true}\n');
    this.socket.on('data', (text: string) => {
      const lines = (this.rest + text).split('\n');
      this.rest = lines.pop() ?? '';
      for (const line of lines) if (line.startsWith('{"push":"changed"')) this.changes += 1;
    });
  }
}

const turn = () => new Promise<void>((done) => setImmediate(done));

export async function chairs(): Promise<Row[]> {
  const rows: Row[] = [];
  for (const entry of games()) {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'hs-bench-'));
    const library = new Library(new Store(path.join(folder, 'saves')), 'bench');
    const module = await entry.module();
    const seats = ['Ann', 'Bob', 'Cleo'].map((name) => ({ name, by: 'human' }));
    const kept = library.begin(module, { seats, options: {}, undo: 'strict' }, 'chairs', 'bench');
    const opened = await openToOthers(library, kept, {
      folder: path.join(folder, 'run'),
      group: null,
      idleMs: null,
      now: Date.now,
      ended: () => undefined,
      ms: () => 1,
    });
    const watchers: Watcher[] = [];
    for (let i = 0; i < WATCHING; i++) {
      const one = new Watcher(opened.socket);
      watchers.push(one);
      while (one.changes === 0) await turn();
    }
    const random = fractions('chairs');
    const took: number[] = [];
    const { session } = opened.table;
    for (let i = 0; i < MOVES; i++) {
      const prompt = session.prompt();
      if (!prompt) break;
      const before = watchers.map((one) => one.changes);
      const at = performance.now();
      opened.table.answer(prompt.seat, session.log.length, uniformAnswer(prompt, random));
      while (watchers.some((one, n) => one.changes === before[n])) await turn();
      took.push(performance.now() - at);
    }
    for (const one of watchers) one.socket.destroy();
    opened.close();
    rmSync(folder, { recursive: true, force: true });
    rows.push(below(`${entry.id}: a move to ${WATCHING} watchers, p90`, quantile(took, 0.9), SOON, 'ms', 0));
  }
  return rows;
}
