/** Tables opened to others inside the tests, and programs that talk to them line by line. */
import { mkdtempSync, rmSync } from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { openToOthers } from '../../src/chairs/open.js';
import type { GameModule } from '../../src/engine/phrasebook.js';
import type { UndoPolicy } from '../../src/engine/session.js';
import { addGame } from '../../src/games.js';
import { Library } from '../../src/host/library.js';
import { Store } from '../../src/store/store.js';
import { TOYS } from '../toys/index.js';

export function withToys(): void {
  for (const toy of TOYS)
    addGame({ ...toy, minutes: 5, character: 'a toy', ui: () => Promise.reject(new Error('no screen here')) });
}

export const until = async (holds: () => boolean, what: string, ms = 20_000): Promise<void> => {
  const end = Date.now() + ms;
  while (!holds()) {
    if (Date.now() > end) throw new Error(`never: ${what}`);
    await new Promise((done) => setTimeout(done, 5));
  }
};

export interface Place {
  readonly folder: string;
  readonly runtime: string;
  readonly library: Library;
  remove(): void;
}

export function place(): Place {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'hs-chairs-'));
  return {
    folder,
    runtime: path.join(folder, 'run'),
    library: new Library(new Store(path.join(folder, 'saves')), 'test'),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

export interface Opening {
  readonly names?: readonly string[];
  readonly by?: readonly string[];
  readonly undo?: UndoPolicy;
  readonly seed?: string;
  readonly idleMs?: number | null;
  readonly now?: () => number;
}

/** A new game, saved and opened to others. */
export async function open(at: Place, module: GameModule, how: Opening = {}) {
  const names = how.names ?? ['Ann', 'Bob', 'Cleo'];
  const seats = names.map((name, i) => ({ name, by: how.by?.[i] ?? 'human' }));
  const spec = { seats, options: {}, undo: how.undo ?? 'strict' };
  const kept = at.library.begin(module, spec, how.seed ?? 'a-table', 'friday');
  return openKept(at, kept, how);
}

export async function openAgain(at: Place, how: Opening = {}) {
  return openKept(at, await at.library.open('friday'), how);
}

async function openKept(at: Place, kept: Awaited<ReturnType<Library['open']>>, how: Opening) {
  return openToOthers(at.library, kept, {
    folder: at.runtime,
    group: null,
    idleMs: how.idleMs ?? null,
    now: how.now ?? Date.now,
    ended: () => undefined,
    ms: () => 20,
  });
}

type Message = Record<string, any>;

/** A program of its own: it says what it likes and keeps all that it hears. */
export class Talker {
  readonly heard: Message[] = [];
  gone = false;
  private rest = '';
  private readonly socket: net.Socket;
  private count = 0;

  constructor(file: string) {
    this.socket = net.connect(file);
    this.socket.setEncoding('utf8');
    this.socket.on('error', () => undefined);
    this.socket.on('close', () => {
      this.gone = true;
    });
    this.socket.on('data', (text: string) => {
      const lines = (this.rest + text).split('\n');
      this.rest = lines.pop() ?? '';
      for (const line of lines) this.heard.push(JSON.parse(line) as Message);
    });
  }

  raw(text: string): void {
    this.socket.write(text);
  }

  async ask(request: Message): Promise<Message> {
    const re = ++this.count;
    this.raw(`${JSON.stringify({ ...request, re })}\n`);
    await until(() => this.gone || this.heard.some((m) => m['re'] === re), `a reply to ${JSON.stringify(request)}`);
    return this.heard.find((m) => m['re'] === re) ?? { ok: false, error: { code: 'gone' } };
  }

  get last(): Message {
    return this.heard.findLast((m) => m['push'] === 'changed') ?? {};
  }

  /** Sits down or watches, and waits until the table was shown. */
  async sit(seat: number | null, more: Message = {}): Promise<Message> {
    const reply = await this.ask(seat === null ? { do: 'watch', ...more } : { do: 'sit', seat, ...more });
    if (reply['ok']) await until(() => this.last['push'] === 'changed', 'the table');
    return reply;
  }

  async sees(at: number): Promise<void> {
    await until(() => this.gone || this.last['at'] === at, `answer ${at}`);
  }

  kill(): void {
    this.socket.destroy();
  }
}
