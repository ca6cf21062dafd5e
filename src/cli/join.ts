/** `hotseat join` and `watch`: a place at a table that is open to others. */
import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { askOnce } from '../chairs/client.js';
import { factsFrom, type Wish } from '../chairs/guest.js';
import { socketOf } from '../chairs/launch.js';
import { notes } from '../chairs/runtime.js';
import { Refused } from '../engine/types.js';
import type { Context } from './context.js';
import { passBook } from './pass-book.js';
import { needTerminal } from './play.js';

export interface JoinOptions {
  readonly seat?: string;
  readonly pass?: string;
}

export async function joinTable(context: Context, table: string, how: JoinOptions): Promise<void> {
  needTerminal(context);
  const socket = await findTable(context, table);
  const { seats } = await factsAt(table, socket);
  if (how.seat === undefined) throw new Refused('chairs-which', { seats: seats.map(({ name }) => name).join(', ') });
  return sitDownThere(context, socket, { seat: how.seat, pass: how.pass });
}

export async function watchTable(context: Context, table: string, how: JoinOptions): Promise<void> {
  needTerminal(context);
  const socket = await findTable(context, table);
  await factsAt(table, socket);
  return sitDownThere(context, socket, { seat: how.seat ?? null, pass: how.pass, watches: true });
}

type Place = Pick<Wish, 'seat' | 'watches'> & { readonly pass: string | undefined };

/** The screen; where the table wants a pass that is not known, the person is asked for it once. */
async function sitDownThere(context: Context, socket: () => string | null, place: Place): Promise<void> {
  const pass = place.pass ?? context.io.env['HOTSEAT_PASS'] ?? undefined;
  const wish: Wish = { ...place, pass, socket, passes: passBook(context) };
  const { openScreen } = await import('./screen.js');
  try {
    await openScreen(context, { scene: 'join', wish });
  } catch (error) {
    if (pass !== undefined || !(error instanceof Refused) || error.facts['code'] !== 'wrong-pass') throw error;
    await openScreen(context, { scene: 'join', wish: { ...wish, pass: await askPass(context, place.seat ?? '') } });
  }
}

async function askPass(context: Context, name: string): Promise<string> {
  const lines = createInterface({ input: context.io.stdin, output: context.io.stdout });
  try {
    return (await lines.question(`Pass of ${name}: `)).trim().slice(0, 200);
  } finally {
    lines.close();
  }
}

/** A save of this folder, a table by its name, or a socket by its path. Looked up again before every try. */
async function findTable(context: Context, table: string): Promise<() => string | null> {
  const { env } = context.io;
  if (table.includes('/')) {
    context.forbidInKiosk('Naming a path');
    const socket = path.resolve(context.io.cwd, table);
    return () => socket;
  }
  const { store } = await context.library();
  return () => {
    const here = socketOf(env, store.fileOf(table));
    if (here || context.kiosk) return here;
    return notes(env).find((note) => note.name === table)?.socket ?? null;
  };
}

async function factsAt(table: string, socket: () => string | null) {
  const file = socket();
  const facts = file === null ? null : await askOnce(file, { do: 'hello' });
  if (!facts) throw new Refused('chairs-no-host', { name: table });
  return factsFrom(facts);
}
