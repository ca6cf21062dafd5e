/** The guest's end of a line to a table: requests with replies, what the table pushes, and coming back by itself. */
import net from 'node:net';
import { Refused } from '../engine/types.js';
import { linesOf } from '../text/lines.js';
import { refusedFrom } from './cause.js';
import type { Closing, Pushed, Reply, Request } from './messages.js';

const PING_MS = 10_000;
/** The host answers every ping: who is silent for so long is gone. */
const GONE_MS = 30_000;
const FIRST_WAIT_MS = 200;
const LONGEST_WAIT_MS = 5_000;
/** No table of ours sends longer lines. */
const MOST_LINE = 20_000_000;

/** The line went before the table could say what became of the request. */
export const LINE_LOST = 'chairs-away';

type Without<R> = R extends unknown ? Omit<R, 're'> : never;

interface LineEnds {
  /** The line stands (again): sit down. What is pushed before this is done waits. */
  opened(line: Line): Promise<void>;
  pushed(message: Pushed): void;
  /** The line is gone and will be tried again; null: nobody listens there. */
  lost(): void;
  /** It is over for good: the table has ended, or this program must not come back. */
  ended(why: Closing | Refused): void;
}

/** One open line. */
export class Line {
  private count = 0;
  private readonly open = new Map<number, (reply: Reply | null) => void>();
  lastHeard = Date.now();

  constructor(private readonly socket: net.Socket) {}

  /** Throws `Refused` with the table's sentence when the table refuses, or the line goes before it answers. */
  async ask(request: Without<Request>): Promise<Record<string, unknown>> {
    const re = ++this.count;
    const reply = await new Promise<Reply | null>((resolve) => {
      this.open.set(re, resolve);
      if (this.socket.writable) this.socket.write(`${JSON.stringify({ ...request, re })}\n`);
      else this.dead();
    });
    if (reply === null) throw new Refused(LINE_LOST);
    if (reply.ok) return reply;
    throw refusedFrom(reply.error.cause, reply.error.message);
  }

  hear(message: Reply): void {
    const re = message.re ?? -1;
    const done = this.open.get(re);
    this.open.delete(re);
    done?.(message);
  }

  dead(): void {
    for (const done of this.open.values()) done(null);
    this.open.clear();
  }

  close(): void {
    this.socket.destroy();
  }
}

/** A host is trusted as far as its own table goes: it is the user's own program, or one that they have come to. */
const heard = (text: string): Reply | Pushed => JSON.parse(text) as Reply | Pushed;

/** Reasons after which coming back would only be sent away again. */
const FINAL: readonly Closing[] = ['stopped', 'idle', 'replaced', 'freed', 'passes'];

export class TableLine {
  private line: Line | null = null;
  private closed = false;
  private wait = FIRST_WAIT_MS;
  private timer: ReturnType<typeof setTimeout> | null = null;
  private readonly beat: ReturnType<typeof setInterval>;

  constructor(
    private readonly socketFile: () => string | null,
    private readonly ends: LineEnds,
  ) {
    this.beat = setInterval(() => this.ping(), PING_MS);
    this.connect();
  }

  /** The open line; null while there is none. */
  get now(): Line | null {
    return this.line;
  }

  private connect(): void {
    const file = this.socketFile();
    if (file === null) {
      this.again();
      return;
    }
    const socket = net.connect(file);
    const line = new Line(socket);
    socket.once('connect', () => {
      this.line = line;
      line.lastHeard = Date.now();
      this.ends.opened(line).then(
        () => {
          this.wait = FIRST_WAIT_MS;
        },
        (error) => {
          // What the table refuses once it refuses again; a line that broke meanwhile is tried again.
          if (error instanceof Refused && error.code !== LINE_LOST) this.end(error);
          else socket.destroy();
        },
      );
    });
    socket.on('error', () => socket.destroy());
    socket.on('close', () => this.lostLine(line));
    void this.read(socket, line);
  }

  private async read(socket: net.Socket, line: Line): Promise<void> {
    try {
      for await (const text of linesOf(socket, MOST_LINE)) {
        line.lastHeard = Date.now();
        const message = heard(text);
        if ('ok' in message) line.hear(message);
        else if (message.push === 'closing' && FINAL.includes(message.why)) this.end(message.why);
        else if (!this.closed) this.ends.pushed(message);
      }
    } catch {
      socket.destroy();
    }
  }

  private lostLine(line: Line): void {
    line.dead();
    if (this.closed) return;
    if (this.line === line) {
      this.line = null;
      this.ends.lost();
    }
    this.again();
  }

  private again(): void {
    if (this.closed || this.timer) return;
    // Everybody at the table has lost the line in the same moment: they do not come back in the same one.
    const wait = this.wait * (0.75 + Math.random() / 2);
    this.wait = Math.min(LONGEST_WAIT_MS, this.wait * 2);
    this.timer = setTimeout(() => {
      this.timer = null;
      this.connect();
    }, wait);
  }

  private ping(): void {
    const { line } = this;
    if (!line) return;
    if (Date.now() - line.lastHeard > GONE_MS) line.close();
    else line.ask({ do: 'ping' }).catch(() => undefined);
  }

  private end(why: Closing | Refused): void {
    if (this.closed) return;
    this.close();
    this.ends.ended(why);
  }

  close(): void {
    this.closed = true;
    clearInterval(this.beat);
    if (this.timer) clearTimeout(this.timer);
    this.line?.close();
    this.line = null;
  }
}

/** One question to a host, and its answer; null when nobody listens there, or nobody does any more. */
export async function askOnce(socketFile: string, request: Without<Request>): Promise<Record<string, unknown> | null> {
  const socket = net.connect(socketFile);
  const line = new Line(socket);
  try {
    await new Promise<void>((resolve, reject) => {
      socket.once('connect', () => resolve());
      socket.once('error', reject);
      socket.setTimeout(5_000, () => socket.destroy(new Error('silent')));
    });
  } catch {
    socket.destroy();
    return null;
  }
  socket.on('error', () => socket.destroy());
  socket.on('close', () => line.dead());
  const reading = (async () => {
    for await (const text of linesOf(socket, MOST_LINE)) {
      const message = heard(text);
      if ('ok' in message) line.hear(message);
    }
  })();
  try {
    return await line.ask(request);
  } catch (error) {
    if (error instanceof Refused && error.code === LINE_LOST) return null;
    throw error;
  } finally {
    socket.destroy();
    await reading.catch(() => undefined);
  }
}
