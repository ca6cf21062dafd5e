/** `hotseat host`: opens a save to people at other terminals. */

import path from 'node:path';
import { askOnce } from '../chairs/client.js';
import { factsFrom, seatCalled } from '../chairs/guest.js';
import { asOwner, launch, running, socketOf } from '../chairs/launch.js';
import { openToOthers } from '../chairs/open.js';
import { runtimeFolder } from '../chairs/runtime.js';
import { Refused } from '../engine/types.js';
import { say } from '../host/io.js';
import { thinkingMs } from '../host/settings.js';
import { spoken } from '../languages/spoken.js';
import { aligned, columns } from '../text/columns.js';
import type { Context } from './context.js';
import { whole } from './numbers.js';

/** Minutes without anybody after which a host ends. */
const IDLE_MINUTES = '1440';
const MOST_IDLE = 60 * 24 * 365;

const said = () => spoken().commands;

export interface HostOptions {
  readonly list?: boolean;
  readonly stop?: boolean;
  readonly to?: string;
  readonly foreground?: boolean;
  readonly idle?: string;
  readonly group?: string;
  readonly free?: string;
  readonly person?: string;
  readonly bot?: string;
}

export async function hostTable(context: Context, save: string | undefined, how: HostOptions): Promise<void> {
  context.forbidInKiosk('host');
  if (how.list) return listHosts(context);
  const library = await context.library();
  const name = library.known(save ?? library.latest());
  const file = library.store.fileOf(name);
  if (how.stop || how.free !== undefined || how.bot !== undefined) return changeHost(context, name, file, how);
  const idle = whole(how.idle ?? IDLE_MINUTES, '--idle', 0, MOST_IDLE);
  const group = how.group ?? null;
  if (how.foreground) return hostHere(context, name, { idle, group });
  const socket = await launch({ env: context.io.env, words: hostWords(context, name, how), file, name, group });
  const { tables, seatName } = said();
  say(context.io, tables.opened({ name }));
  const ways = [
    [tables.ways.join, `hotseat join ${name} --seat ${seatName}`],
    [tables.ways.watch, `hotseat watch ${name}`],
    [tables.ways.stop, `hotseat host ${name} --stop`],
  ];
  for (const line of columns(ways, '  ')) say(context.io, line);
  if (group === null) return;
  say(context.io, `  ${tables.groupJoins({ group, command: `hotseat join ${socket} --seat ${seatName}` })}`);
}

/** Opens a save to others from a running screen. */
export async function launchHost(context: Context, name: string): Promise<string> {
  const { store } = await context.library();
  const words = hostWords(context, name);
  return launch({ env: context.io.env, words, file: store.fileOf(name), name, group: null });
}

/** The command line of the program that hosts. */
function hostWords(context: Context, name: string, how: Pick<HostOptions, 'idle' | 'group'> = {}): string[] {
  const { saves, guest, programs, lang } = context.globals;
  return [
    ...(saves === undefined ? [] : ['--saves', path.resolve(context.io.cwd, saves)]),
    ...(guest === undefined ? [] : ['--guest', guest]),
    ...(programs ? ['--programs'] : []),
    ...(lang === undefined ? [] : ['--lang', lang]),
    'host',
    name,
    '--foreground',
    ...(how.idle === undefined ? [] : ['--idle', how.idle]),
    ...(how.group === undefined ? [] : ['--group', how.group]),
  ];
}

async function hostHere(context: Context, name: string, how: { idle: number; group: string | null }): Promise<void> {
  const library = await context.library();
  const settings = (await context.settings()).all();
  const kept = await library.open(name);
  await new Promise<void>((ended, failed) => {
    openToOthers(library, kept, {
      folder: runtimeFolder(context.io.env, how.group !== null),
      group: how.group,
      idleMs: how.idle === 0 ? null : how.idle * 60_000,
      now: () => context.io.now().getTime(),
      ms: (level) => thinkingMs(settings, level),
      ended: () => ended(),
    }).then((opened) => {
      context.atEnd(() => opened.close());
      say(context.io, said().tables.openAt({ name, where: opened.socket }));
    }, failed);
  });
}

async function listHosts(context: Context): Promise<void> {
  const found = await running(context.io.env);
  if (found.length === 0) {
    say(context.io, said().tables.none);
    return;
  }
  const rows = found.map(({ note, facts }) => {
    const { seats, presence } = factsFrom(facts);
    const people = seats.map(({ name, by }, i) => (by !== 'human' ? by : presence.seats[i]?.here ? name : `(${name})`));
    return [note.name, note.title, people.join(', '), note.socket];
  });
  for (const cells of aligned(rows)) say(context.io, cells.join('  '));
}

async function changeHost(context: Context, name: string, file: string, how: HostOptions): Promise<void> {
  const socket = socketOf(context.io.env, file);
  const facts = socket && (await askOnce(socket, { do: 'hello' }));
  if (!socket || !facts) throw new Refused('chairs-no-host', { name });
  if (how.stop) {
    const to = how.to === undefined ? {} : { to: path.resolve(context.io.cwd, how.to) };
    const saved = (await asOwner(socket, { what: 'stop', ...to }))['saved'];
    const where = typeof saved === 'string' && path.dirname(saved) !== path.dirname(file) ? saved : null;
    say(context.io, said().tables.closed({ name, where }));
    return;
  }
  const [who = '', by] = (how.bot ?? how.free ?? '').split('=');
  const seat = seatCalled(factsFrom(facts), who);
  if (how.bot === undefined) {
    await asOwner(socket, { what: 'by', seat, by: 'human' });
    say(context.io, said().tables.seatFree({ name: who }));
  } else {
    await asOwner(socket, { what: 'by', seat, by: by ?? 'normal' });
    say(context.io, said().tables.botPlays({ name: who }));
  }
}
