/** Opens a save to others: the session, its writer, bots and a socket in one program. */
import type { Level } from '../bots/levels.js';
import { RuleCrash } from '../engine/session.js';
import { Refused } from '../engine/types.js';
import { Bots } from '../host/bots.js';
import type { Kept, Library } from '../host/library.js';
import { sentence, sentenceOf } from '../phrases.js';
import { newKey, socketFor } from './runtime.js';
import { type ServerSettings, TableServer } from './server.js';
import { SharedTable } from './table.js';

interface HostSettings extends Pick<ServerSettings, 'group' | 'idleMs' | 'now' | 'ended'> {
  readonly folder: string;
  /** Thinking time of a bot of this level. */
  readonly ms: (level: Level) => number | undefined;
}

export interface OpenedTable {
  readonly server: TableServer;
  readonly table: SharedTable;
  readonly socket: string;
  /** No more answers; the save is written and given back. */
  close(): void;
}

/** Throws `Refused`; then the save is free again. */
export async function openToOthers(library: Library, kept: Kept, settings: HostSettings): Promise<OpenedTable> {
  const { writer, module } = kept;
  const bots = new Bots({ ms: settings.ms, outside: (command) => library.programs(command) });
  try {
    const file = writer.store.fileOf(writer.name);
    const socket = socketFor(settings.folder, file);
    const note = {
      name: writer.name,
      file,
      title: module.game.title,
      pid: process.pid,
      started: settings.now(),
      socket,
      key: newKey(),
    };
    const table = new SharedTable(kept, bots, settings.now);
    const server = new TableServer(table, {
      ...settings,
      version: library.app,
      note,
      elsewhere: (folder) => library.elsewhere(folder),
      failed: (error) => failed(library, kept, error),
    });
    const close = () => {
      server.close();
      bots.stop();
      library.release(writer);
    };
    await server.listen();
    return { server, table, socket, close };
  } catch (error) {
    bots.stop();
    library.release(writer);
    throw error;
  }
}

/** A rule that failed is kept for whoever mends it; the game is as it was. */
function failed(library: Library, kept: Kept, error: unknown): string {
  if (!(error instanceof RuleCrash)) return sentenceOf(new Refused('chairs-failed'));
  try {
    return sentence(new Refused('rule-crash', { answer: error.entry[1], kept: library.keepCrash(kept, error) }));
  } catch {
    return sentenceOf(new Refused('chairs-failed')); // the disk has its own sentence when the next answer is saved
  }
}
