/** Hosts as programs of their own: started so that they outlive the line they were started from, found, and asked. */
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import { Refused } from '../engine/types.js';
import { askOnce } from './client.js';
import { quietly } from './quietly.js';
import { type HostNote, notes, prepareRuntime, readNote, runtimeFolder, socketFor } from './runtime.js';

type Env = Readonly<Record<string, string | undefined>>;

const START_MS = 60_000;
const LOOK_MS = 100;

interface Launch {
  readonly env: Env;
  /** Words of the command line of the new program. */
  readonly words: readonly string[];
  /** The file of the save. */
  readonly file: string;
  readonly name: string;
  readonly group: string | null;
}

/** Where a host of this file stands or would stand; the first place that is there counts. */
export function socketOf(env: Env, file: string): string | null {
  const folders = [runtimeFolder(env), runtimeFolder(env, true)];
  const sockets = folders.map((folder) => socketFor(folder, file));
  return sockets.find((socket) => fs.existsSync(socket)) ?? null;
}

/** Starts it and waits until it answers. Throws `Refused` with what the new program said when it does not. */
export async function launch({ env, words, file, name, group }: Launch): Promise<string> {
  const folder = runtimeFolder(env, group !== null);
  prepareRuntime(folder, group);
  const socket = socketFor(folder, file);
  if (await askOnce(socket, { do: 'hello' })) throw new Refused('chairs-hosted', { name });
  const log = `${socket}.log`;
  quietly(() => fs.rmSync(log, { force: true }));
  const out = fs.openSync(log, 'wx', 0o600);
  const program = process.argv[1];
  if (program === undefined) throw new Refused('chairs-host-failed', { cause: '' });
  const child = spawn(process.execPath, [...process.execArgv, program, ...words], {
    detached: true,
    stdio: ['ignore', 'ignore', out],
    env: env as NodeJS.ProcessEnv,
  });
  fs.closeSync(out);
  let ended = false;
  child.once('exit', () => {
    ended = true;
  });
  child.once('error', () => {
    ended = true;
  });
  const end = Date.now() + START_MS;
  while (!ended && Date.now() < end) {
    await new Promise((done) => setTimeout(done, LOOK_MS));
    if (await askOnce(socket, { do: 'hello' })) {
      child.unref();
      return socket;
    }
  }
  const cause = (quietly(() => fs.readFileSync(log, 'utf8')) ?? '').trim().split('\n').at(-1) ?? '';
  if (!ended) child.kill();
  throw new Refused('chairs-host-failed', { cause: cause.replace(/^hotseat: /, '') });
}

/** Hosts of this user that answer, with what they say of their tables. */
export async function running(env: Env): Promise<{ note: HostNote; facts: Record<string, unknown> }[]> {
  const found = await Promise.all(
    notes(env).map(async (note) => ({ note, facts: await askOnce(note.socket, { do: 'hello' }) })),
  );
  return found.flatMap(({ note, facts }) => (facts ? [{ note, facts }] : []));
}

/** Asks a host for something that only its owner may. Throws `Refused`, also when nobody says that it was done. */
export async function asOwner(
  socket: string,
  request: { what: 'stop' | 'free' | 'by'; seat?: number; by?: string; to?: string },
): Promise<Record<string, unknown>> {
  const note = readNote(socket);
  if (!note) throw new Refused('chairs-owner');
  const reply = await askOnce(socket, { do: 'own', key: note.key, ...request });
  if (!reply) throw new Refused('chairs-no-host', { name: note.name });
  return reply;
}
