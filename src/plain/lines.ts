/** Lines of input, from a person at a terminal or from a pipe. */
import { createInterface } from 'node:readline';
import type { Io } from '../host/io.js';

export interface Lines {
  /** A person sits at a terminal, at both ends of it. */
  readonly live: boolean;
  /** The next line; null where there is none any more. */
  next(): Promise<string | null>;
  close(): void;
}

/** `secret`: arrow keys do not bring back what was typed before. `interrupted`: Ctrl-C; true lets the program end. */
export function linesOf({ stdin, stdout }: Io, secret: boolean, interrupted: () => boolean): Lines {
  const live = stdin.isTTY === true && stdout.isTTY === true;
  const history = secret ? { historySize: 0 } : {};
  const reader = createInterface({ input: stdin, ...(live ? { output: stdout, terminal: true, ...history } : {}) });
  const lines = reader[Symbol.asyncIterator]();
  let closed = false;
  reader.on('close', () => {
    closed = true;
  });
  reader.on('SIGINT', () => {
    if (interrupted()) reader.close();
  });
  return {
    live,
    async next() {
      // Asking for a line again would open the input again, and the program would never end.
      if (live && !closed) reader.prompt();
      const got = await lines.next();
      return got.done ? null : got.value;
    },
    close: () => reader.close(),
  };
}
