/** `hotseat join` and `watch`: a place at a table that is open to others. */
import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { askOnce } from '../chairs/client.js';
import { factsFrom, type Wish } from '../chairs/guest.js';
import { socketOf } from '../chairs/launch.js';
import { notes } from '../chairs/runtime.js';
import { Refused } from '../engine/types.js';
import { spoken } from '../languages/spoken.js';
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
  const people = how.seat.split(',').map((name) => name.trim());
  const passes = passesFrom(context, how);
  const places = people.map((seat, i): Place => ({ seat, pass: passes[i] }));
  const [first] = places;
  // Where several people share a screen it also shows what everybody may know.
  const shared = first && places.length > 1 ? [{ ...first, shared: true }] : [];
  return sitDownThere(context, socket, [...shared, ...places]);
}

export async function watchTable(context: Context, table: string, how: JoinOptions): Promise<void> {
  needTerminal(context);
  const socket = await findTable(context, table);
  await factsAt(table, socket);
  const [pass] = passesFrom(context, how);
  return sitDownThere(context, socket, [{ seat: how.seat ?? null, pass, watches: true }]);
}

type Place = Pick<Wish, 'seat' | 'watches' | 'shared'> & { readonly pass: string | undefined };

/** One for each seat, in the same order. */
function passesFrom(context: Context, how: JoinOptions): (string | undefined)[] {
  return (how.pass ?? context.io.env['HOTSEAT_PASS'])?.split(',') ?? [];
}

/** The screen; where the table wants a pass that is not known, the person is asked for it once. */
async function sitDownThere(context: Context, socket: () => string | null, places: readonly Place[]): Promise<void> {
  const passes = passBook(context);
  const { openScreen } = await import('./screen.js');
  try {
    await openScreen(context, { scene: 'join', wishes: places.map((place) => ({ ...place, socket, passes })) });
  } catch (error) {
    const place = error instanceof Refused && error.code === 'chairs-pass' ? places[Number(error.facts['line'])] : null;
    if (!place?.seat || place.pass !== undefined) throw error;
    const pass = await askPass(context, place.seat);
    const told = places.map((one) => (one.seat === place.seat ? { ...one, pass } : one));
    await sitDownThere(context, socket, told);
  }
}

async function askPass(context: Context, name: string): Promise<string> {
  const lines = createInterface({ input: context.io.stdin, output: context.io.stdout });
  try {
    return (await lines.question(spoken().commands.tables.askPass({ name }))).trim().slice(0, 200);
  } finally {
    lines.close();
  }
}

/** A save of this folder, a table by its name, or a socket by its path. Looked up again before every try. */
async function findTable(context: Context, table: string): Promise<() => string | null> {
  const { env } = context.io;
  if (table.includes('/')) {
    context.forbidInKiosk('path');
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
