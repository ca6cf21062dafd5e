/** The program as a function: words in, exit code and texts out. The toys are on the list of games. */
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { PassThrough, Writable } from 'node:stream';
import { afterAll } from 'vitest';
import { main } from '../../src/cli.js';
import { addGame } from '../../src/games.js';
import type { Io } from '../../src/host/io.js';
import type { GameUi } from '../../src/ui/types.js';
import { TOYS } from '../toys/index.js';

/** Trading everything away is a waste here, so that there is one to be warned of. */
const waste: GameUi['waste'] = (choice, _view, _seat, { n }) =>
  choice.verb === 'trade' && n !== null && n === choice.range?.[1]
    ? { key: 'toy-all', text: `All ${n} are traded away.` }
    : null;

for (const toy of TOYS) {
  addGame({
    ...toy,
    minutes: 5,
    character: 'a toy',
    ui: async () => ({ ...(await toy.ui()), waste }),
  });
}

export interface Result {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

export interface Asked {
  readonly input?: string;
  readonly env?: Record<string, string>;
}

const ROOT = path.resolve(import.meta.dirname, '../..');
const made: string[] = [];
afterAll(() => {
  for (const folder of made) rmSync(folder, { recursive: true, force: true });
});

export function tempFolder(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'hotseat-cli-'));
  made.push(folder);
  return folder;
}

/** A folder of saves, settings and a working folder of its own. */
export class Desk {
  readonly folder = tempFolder();
  readonly saves = path.join(this.folder, 'saves');

  async run(words: readonly string[], { input = '', env = {} }: Asked = {}): Promise<Result> {
    let out = '';
    let err = '';
    const collect = (take: (text: string) => void) =>
      new Writable({
        write(chunk, _encoding, done) {
          take(String(chunk));
          done();
        },
      });
    const stdin = new PassThrough();
    stdin.end(input);
    const io: Io = {
      place: { root: ROOT, checkout: true, version: '9.9.9' },
      env: { HOTSEAT_SAVES: this.saves, HOTSEAT_CONFIG: this.folder, ...env },
      cwd: this.folder,
      stdin,
      stdout: collect((text) => {
        out += text;
      }),
      stderr: collect((text) => {
        err += text;
      }),
      now: () => new Date(2026, 10, 18, 12, 0),
    };
    const code = await main(words, io);
    return { code, out, err };
  }
}

/** One clear sentence, no stack trace, no control characters. */
export function isSentence(text: string): boolean {
  const lines = text.trimEnd().split('\n');
  return (
    lines.length === 1 &&
    /^hotseat: \S.*[.?]$/.test(lines[0]!) &&
    !/\p{Cc}/u.test(lines[0]!) &&
    !/\bat \S+:\d+/.test(text)
  );
}
