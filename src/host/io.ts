/** Where the program stands in the world. Tests give one of their own. */
import type { Readable, Writable } from 'node:stream';
import { spoken } from '../languages/spoken.js';
import { sentence } from '../phrases.js';
import { asRefused } from '../store/trouble.js';
import { printableJson, printableLines } from '../text/printable.js';
import { type Close, openRoads, type Roads } from './roads.js';

/** What the launcher knows: where the program lives, and whether that is a checkout. */
interface Place {
  readonly root: string;
  readonly checkout: boolean;
  readonly version: string;
}

export interface Io {
  readonly place: Place;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly cwd: string;
  readonly stdin: Readable & { isTTY?: boolean };
  readonly stdout: Writable & { isTTY?: boolean; columns?: number };
  readonly stderr: Writable;
  now(): Date;
  /** Guards the ways out of a process of our own. Tests have none. */
  openRoads?(close: Close): Roads;
}

/** Lines for people. Whatever text is made of, no control characters reach the terminal. */
export function say(io: Io, text: string): void {
  io.stdout.write(`${printableLines(text)}\n`);
}

export function complain(io: Io, text: string): void {
  io.stderr.write(`${printableLines(text)}\n`);
}

/** Data for programs, exactly as it is: what a terminal could obey is written as JSON writes it. */
export function emit(io: Io, value: unknown): void {
  io.stdout.write(`${printableJson(JSON.stringify(value, null, 2))}\n`);
}

export function processIo(place: Place): Io {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (process.stdout.isTTY) return; // the line hung up, which is a road of its own
    // A reader that has seen enough (`| head`) closes the pipe: that is no error. A full disk is one.
    if (error.code !== 'EPIPE')
      process.stderr.write(`hotseat: ${sentence(asRefused(error, spoken().commands.standardOutput))}\n`);
    process.exit(error.code === 'EPIPE' ? 0 : 1);
  });
  return {
    place,
    env: process.env,
    cwd: process.cwd(),
    stdin: process.stdin,
    stdout: process.stdout,
    stderr: process.stderr,
    now: () => new Date(),
    openRoads: (close) => openRoads(close, Boolean(process.env['HOTSEAT_DEBUG'])),
  };
}
