/**
 * A bot from outside: any program that speaks the line protocol. When its seat is asked it gets the answer to a
 * `prompt` request on standard input, may ask `view`, `tally`, `why` and `prompt`, and ends with `answer`.
 *
 * Nothing it does reaches the program around it: time, lines, requests and what waits for it to be read are bounded,
 * and everything it started goes with it: it has a process group of its own, and what leaves that carries its mark.
 */
import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import type { Readable, Writable } from 'node:stream';
import { StringDecoder } from 'node:string_decoder';
import type { Session } from '../engine/session.js';
import type { Answer, Seat } from '../engine/types.js';
import { endMarked, MARK } from './strays.js';

/** Answers one request of the program about the session; null is a line that is not JSON. */
export type SeatDesk = (session: Session, seat: Seat, request: unknown) => object;

/** An answer has some hundred bytes. */
const MOST_LINE = 65_536;
/** Requests for one answer. */
const MOST_REQUESTS = 1000;
/** Signs that it may write while it is not asked. */
const MOST_CHATTER = 65_536;
/** Bytes that wait for it to be read. */
const MOST_UNREAD = 4_000_000;

type Child = ChildProcessByStdio<Writable, Readable, null>;

/** How a program can lose its seat; what is said about it stands in the catalogues. */
export type Fault =
  | 'gone'
  | 'late'
  | 'start'
  | 'closed'
  | 'endless'
  | 'chatter'
  | 'requests'
  | 'deaf'
  | 'stopped'
  | 'illegal';

export class Lost extends Error {
  constructor(readonly fault: Fault) {
    super(fault);
  }
}

interface Question {
  readonly session: Session;
  readonly seat: Seat;
  requests: number;
  end(why: Fault | null, answer?: Answer): void;
}

export class OutsideBot {
  private child: Child | null = null;
  private question: Question | null = null;
  /** Nobody plays here any more. */
  private closed = false;
  private chatter = 0;
  private readonly mark = randomBytes(16).toString('hex');
  /** What it did while it was not asked. */
  private fault: Fault | null = null;

  constructor(
    private readonly command: string,
    private readonly desk: SeatDesk,
    private readonly limitMs: number,
  ) {}

  /**
   * Rejects with `Lost` when the program crashes, is late, or goes beyond its bounds. Once it was stopped
   * nobody waits for an answer, and none comes.
   */
  ask(session: Session, seat: Seat): Promise<Answer> {
    return new Promise((resolve, reject) => {
      if (this.closed) return;
      const end = (why: Fault | null, answer?: Answer) => {
        clearTimeout(timer);
        this.question = null;
        if (answer) resolve(answer);
        else {
          this.kill();
          if (!this.closed) reject(new Lost(why ?? 'gone'));
        }
      };
      const timer = setTimeout(() => end('late'), this.limitMs);
      this.question = { session, seat, requests: 0, end };
      if (this.fault !== null) {
        end(this.fault);
        return;
      }
      this.chatter = 0;
      this.start();
      this.send(this.desk(session, seat, { do: 'prompt' }));
    });
  }

  /** The program and everything it started are ended at once. */
  stop(): void {
    this.closed = true;
    if (this.question) this.question.end(null);
    else this.kill();
  }

  private start(): void {
    if (this.child) return;
    // A group of its own: everything the command starts can be ended with it.
    const env = { ...process.env, [MARK]: this.mark };
    const child = spawn(this.command, { shell: true, stdio: ['pipe', 'pipe', 'ignore'], detached: true, env });
    this.child = child;
    const lines = new Lines((line) => this.hear(child, line));
    child.on('error', () => this.fail(child, 'start'));
    child.on('exit', () => {
      this.endAll(child); // what it left running
      if (this.child === child) this.child = null;
      this.question?.end('stopped');
    });
    child.stdin.on('error', () => this.fail(child, 'closed'));
    child.stdout.on('error', () => undefined);
    child.stdout.on('data', (chunk: Buffer) => {
      if (this.child === child && !lines.take(chunk)) this.fail(child, 'endless');
    });
  }

  private hear(child: Child, line: string): void {
    if (this.child !== child) return;
    const { question } = this;
    if (!question) {
      this.chatter += line.length + 1;
      if (this.chatter > MOST_CHATTER) this.fail(child, 'chatter');
      return;
    }
    if (++question.requests > MOST_REQUESTS) {
      this.fail(child, 'requests');
      return;
    }
    let request: { do?: unknown; id?: unknown; n?: unknown } | null;
    try {
      request = JSON.parse(line) as typeof request;
    } catch {
      request = null;
    }
    if (request?.do === 'answer' && typeof request.id === 'string') {
      this.chatter = 0;
      question.end(null, typeof request.n === 'number' ? { id: request.id, n: request.n } : { id: request.id });
      return;
    }
    this.send(this.desk(question.session, question.seat, request));
  }

  private send(reply: object): void {
    const { child } = this;
    if (!child) return;
    child.stdin.write(`${JSON.stringify(reply)}\n`);
    if (child.stdin.writableLength > MOST_UNREAD) this.fail(child, 'deaf');
  }

  /** It loses its seat: now, or when it is asked next. */
  private fail(child: Child, why: Fault): void {
    if (this.child !== child) return;
    if (this.question) this.question.end(why);
    else {
      this.fault = why;
      this.kill();
    }
  }

  private kill(): void {
    const { child } = this;
    this.child = null;
    if (!child) return;
    this.endAll(child);
    // Nothing of it keeps this program from ending.
    child.stdin.destroy();
    child.stdout.destroy();
    child.unref();
  }

  private endAll(child: Child): void {
    endGroup(child);
    endMarked(this.mark);
  }
}

function endGroup({ pid }: Child): void {
  if (pid === undefined) return;
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, 'SIGKILL');
  } catch {
    // It is gone already.
  }
}

/** Cuts what arrives into lines, of bounded length. */
class Lines {
  private readonly decoder = new StringDecoder('utf8');
  private rest = '';

  constructor(private readonly hear: (line: string) => void) {}

  /** False: a line has become longer than any. */
  take(chunk: Buffer): boolean {
    const parts = (this.rest + this.decoder.write(chunk)).split('\n');
    this.rest = parts.pop() ?? '';
    for (const line of parts) {
      if (line.length > MOST_LINE) return false;
      this.hear(line.endsWith('\r') ? line.slice(0, -1) : line);
    }
    return this.rest.length <= MOST_LINE;
  }
}
