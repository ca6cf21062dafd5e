/**
 * One program at the other end of a socket. Whatever it sends or fails to read, it costs the host a bounded amount of
 * memory and time: lines are short, a flood is read slowly, and what it does not read is not kept for it.
 */
import type { Socket } from 'node:net';
import { StringDecoder } from 'node:string_decoder';
import type { Seat } from '../engine/types.js';
import { printableJson } from '../text/printable.js';
import { MOST_REQUEST } from './messages.js';

/** Requests that may come at once, and how many more each second. */
const BURST = 60;
const PER_SECOND = 30;
/** Requests that were read and not done yet. */
const MOST_UNDONE = 100;
/** What may wait to be read by a slow program. */
const MOST_WAITING = 2_000_000;
/** After so long without reading anything it is let go. */
const SLOW_MS = 30_000;
/** Programs send a `ping` every ten seconds. */
const SILENT_MS = 35_000;
/** So long a program may take to say who it is. */
const STRANGER_MS = 10_000;

export type Line = { readonly text: string } | 'too-long';

export class Connection {
  /** Undefined: it has not said yet; null: it watches. */
  seat: Seat | null | undefined = undefined;
  /** Whose view it gets; null: the bystander's. */
  eyes: Seat | null = null;
  world = false;
  /** Rows it has been sent; -1: it must be sent all. */
  known = -1;
  wrongPasses = 0;
  /** The file that this connection was told to make, to show whose user it is. */
  proof: string | null = null;
  lastHeard: number;
  private readonly since: number;
  private readonly decoder = new StringDecoder('utf8');
  private rest = '';
  private skipping = false;
  private waiting: Line[] = [];
  private working = false;
  private tokens = BURST;
  private filled: number;
  private behindSince: number | null = null;
  private timer: ReturnType<typeof setTimeout> | null = null;

  constructor(
    private readonly socket: Socket,
    private readonly now: () => number,
    private readonly take: (connection: Connection, line: Line) => Promise<void>,
    /** It has read what waited: what it missed can be sent. */
    private readonly caughtUp: (connection: Connection) => void,
  ) {
    this.since = now();
    this.lastHeard = this.since;
    this.filled = this.since;
    socket.on('data', (data) => this.hear(data));
    socket.on('drain', () => {
      this.behindSince = null;
      if (this.known < 0 && this.seat !== undefined) this.caughtUp(this);
    });
  }

  private hear(data: Buffer): void {
    let text = this.decoder.write(data);
    for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n')) {
      const line = this.rest + text.slice(0, end);
      if (this.skipping || line.length > MOST_REQUEST) this.waiting.push('too-long');
      else if (line.trim() !== '') this.waiting.push({ text: line });
      this.rest = '';
      this.skipping = false;
      text = text.slice(end + 1);
    }
    this.rest += text;
    if (this.rest.length > MOST_REQUEST) {
      this.rest = '';
      this.skipping = true;
    }
    this.flow();
    void this.work();
  }

  /** Nothing more is read while much of what was read waits. */
  private flow(): void {
    if (this.timer || this.waiting.length > MOST_UNDONE) this.socket.pause();
    else this.socket.resume();
  }

  /** One request after the other; while there is more than may come at once, nothing is read. */
  private async work(): Promise<void> {
    if (this.working) return;
    this.working = true;
    try {
      for (let line = this.next(); line !== undefined; line = this.next()) {
        this.lastHeard = this.now();
        await this.take(this, line);
        this.flow();
      }
    } finally {
      this.working = false;
    }
  }

  private next(): Line | undefined {
    if (this.waiting.length === 0 || this.socket.destroyed) return undefined;
    const now = this.now();
    this.tokens = Math.min(BURST, this.tokens + ((now - this.filled) / 1000) * PER_SECOND);
    this.filled = now;
    if (this.tokens >= 1) {
      this.tokens--;
      return this.waiting.shift();
    }
    this.timer ??= setTimeout(() => {
      this.timer = null;
      this.flow();
      void this.work();
    }, 1000 / PER_SECOND);
    this.flow();
    return undefined;
  }

  send(message: object): void {
    this.sendText(`${printableJson(JSON.stringify(message))}\n`);
  }

  /** False when the program reads too slowly: this was not sent, and it will be shown everything later. */
  sendText(text: string): boolean {
    if (this.socket.destroyed || !this.socket.writable) return false;
    if (this.socket.writableLength > MOST_WAITING) {
      this.behindSince ??= this.now();
      this.known = -1;
      return false;
    }
    this.socket.write(text);
    return true;
  }

  /** Why it must go now; null while it behaves. */
  outstayed(): 'silent' | 'slow' | null {
    const now = this.now();
    if (this.behindSince !== null && now - this.behindSince > SLOW_MS) return 'slow';
    if (this.seat === undefined && now - this.since > STRANGER_MS) return 'silent';
    return now - this.lastHeard > SILENT_MS ? 'silent' : null;
  }

  /** Says why, and lets it go. */
  close(why: string): void {
    this.send({ push: 'closing', why });
    this.socket.end();
    // Somebody who does not read does not keep the line.
    setTimeout(() => this.socket.destroy(), 1000).unref();
  }

  stop(): void {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
    this.waiting = [];
  }
}
