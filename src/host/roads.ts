/**
 * Every way out of the program that is not the ordinary one: signals, crashes, a line that hangs up. Each of them does
 * the one `close` that the ordinary way does too (last write, locks, bots and programs, terminal), and then ends.
 *
 * A hang-up is special: stdin usually ends before SIGHUP arrives, and a normal exit then makes Node reset a dead
 * terminal and crash. So all signs of it end hard.
 */
import { constants } from 'node:os';
import { sentenceOf } from '../phrases.js';

/** Everything there is to do on the way out. Never throws, may be called again; true when answers are lost. */
export type Close = () => boolean;

export interface Roads {
  /** The line is dead. */
  hangUp(): void;
  /** The program is about to end in the ordinary way. */
  shut(): void;
}

const SIGNALS = ['SIGTERM', 'SIGINT', 'SIGQUIT'] as const;

export function openRoads(close: Close, debug: boolean): Roads {
  let gone = false;
  /** The first road that is taken is the only one; a second signal while it is walked changes nothing. */
  const once = (work: () => void) => {
    if (gone) return;
    gone = true;
    work();
  };
  const hangUp = () =>
    once(() => {
      close();
      process.kill(process.pid, 'SIGKILL');
    });
  const crash = (error: unknown) =>
    once(() => {
      close();
      process.stderr.write(`hotseat: ${sentenceOf(error)}\n`);
      if (debug && error instanceof Error) process.stderr.write(`${error.stack}\n`);
      process.exit(1);
    });
  const exit = () => once(close);
  const ends = SIGNALS.map((name) => {
    const end = () => once(() => process.exit(close() ? 1 : 128 + constants.signals[name]));
    process.on(name, end);
    return [name, end] as const;
  });
  // Node would open a debugger to whoever sends it.
  const ignore = () => undefined;
  process.on('SIGUSR1', ignore);
  process.on('SIGHUP', hangUp);
  process.on('exit', exit);
  process.on('uncaughtException', crash);
  process.on('unhandledRejection', crash);
  return {
    hangUp,
    shut() {
      gone = true;
      for (const [name, end] of ends) process.off(name, end);
      process.off('SIGHUP', hangUp);
      process.off('exit', exit);
      process.off('uncaughtException', crash);
      process.off('unhandledRejection', crash);
    },
  };
}

/** Where there is no process of our own to guard. */
export const NO_ROADS: Roads = { hangUp: () => undefined, shut: () => undefined };
