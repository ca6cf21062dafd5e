/**
 * A bot from outside: any program that speaks the line protocol. When its seat is asked it gets the answer to a
 * `prompt` request on standard input, may ask `view`, `tally`, `why` and `prompt`, and ends with `answer`.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Session } from '../engine/session.js';
import type { Answer, Seat } from '../engine/types.js';

/** Answers one request of the program about the session; null for requests a seat may not make. */
export type SeatDesk = (session: Session, seat: Seat, request: unknown) => object | null;

export class OutsideBot {
  private child: ChildProcess | null = null;
  private onLine: ((line: string) => void) | null = null;
  private onEnd: ((why: string) => void) | null = null;

  constructor(
    private readonly command: string,
    private readonly desk: SeatDesk,
    private readonly limitMs: number,
  ) {}

  /** Rejects with a short reason when the program crashes, is late or answers what is not on offer. */
  ask(session: Session, seat: Seat): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => finish('late'), this.limitMs);
      const finish = (why: string | null, answer?: Answer) => {
        clearTimeout(timer);
        this.onLine = null;
        this.onEnd = null;
        if (answer) resolve(answer);
        else {
          this.stop();
          reject(new Error(why ?? 'gone'));
        }
      };
      this.onEnd = (why) => finish(why);
      this.onLine = (line) => {
        let request: { do?: unknown; id?: unknown; n?: unknown };
        try {
          request = JSON.parse(line) as typeof request;
        } catch {
          this.send({ ok: false, error: { code: 'bad-json', message: 'not JSON' } });
          return;
        }
        if (request?.do === 'answer' && typeof request.id === 'string') {
          finish(null, typeof request.n === 'number' ? { id: request.id, n: request.n } : { id: request.id });
          return;
        }
        const reply = this.desk(session, seat, request);
        this.send(reply ?? { ok: false, error: { code: 'bad-request', message: 'a seat cannot ask this' } });
      };
      this.start();
      this.send(this.desk(session, seat, { do: 'prompt' }) ?? {});
    });
  }

  stop(): void {
    this.child?.kill();
    this.child = null;
  }

  private start(): void {
    if (this.child) return;
    const child = spawn(this.command, { shell: true, stdio: ['pipe', 'pipe', 'ignore'] });
    child.on('error', () => this.onEnd?.('cannot be started'));
    child.on('exit', () => {
      if (this.child === child) this.child = null;
      this.onEnd?.('stopped');
    });
    child.stdin.on('error', () => this.onEnd?.('closed its input'));
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (line.length < 1_000_000) this.onLine?.(line);
    });
    this.child = child;
  }

  private send(reply: object): void {
    this.child?.stdin?.write(`${JSON.stringify(reply)}\n`);
  }
}
