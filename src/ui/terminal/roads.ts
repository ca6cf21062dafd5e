/**
 * Every way out of the program passes here, so that the terminal is always given back.
 *
 * A hang-up is special: stdin usually ends before SIGHUP arrives, and a normal exit then makes Node reset a dead
 * terminal and crash. So all three signs of it save at once and end hard. Answers are saved as they are given; `save`
 * is only the last belt.
 */
import type { Screen } from './screen.js';

export interface Roads {
  /** Stops listening; the program is about to end in the ordinary way. */
  close(): void;
}

export function openRoads(screen: Screen, save: () => void): Roads {
  let gone = false;
  const leave = () => screen.leave();
  const hangUp = () => {
    if (gone) return;
    gone = true;
    try {
      save();
      // The signal may also come alone, with a terminal that is still there.
      screen.leave();
    } finally {
      process.kill(process.pid, 'SIGKILL');
    }
  };
  const crash = (error: unknown) => {
    screen.leave();
    try {
      save();
    } catch {
      // The first error is the one to tell.
    }
    process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
    process.exit(1);
  };
  const end = (code: number) => () => {
    save();
    screen.leave();
    process.exit(code);
  };
  const term = end(143);
  const interrupt = end(130);
  process.once('exit', leave);
  process.on('uncaughtException', crash);
  process.on('unhandledRejection', crash);
  process.on('SIGTERM', term);
  process.on('SIGINT', interrupt);
  process.on('SIGHUP', hangUp);
  process.stdin.once('end', hangUp);
  process.stdout.on('error', hangUp);
  return {
    close() {
      gone = true;
      process.off('exit', leave);
      process.off('uncaughtException', crash);
      process.off('unhandledRejection', crash);
      process.off('SIGTERM', term);
      process.off('SIGINT', interrupt);
      process.off('SIGHUP', hangUp);
      process.stdin.off('end', hangUp);
      process.stdout.off('error', hangUp);
    },
  };
}
