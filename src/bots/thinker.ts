/** Hands orders to worker threads, so that the screen stays live and simulations use all cores. */
import fs from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { Idea } from './levels.js';
import { carryOut, type LoadGame, type Order, type Reply, type Sent } from './worker.js';

/** Beside the bundle. Run from source there is none, and orders are carried out in place. */
const SCRIPT = new URL('./bot-worker.js', import.meta.url);

interface Waiting {
  resolve(done: any): void;
  reject(error: Error): void;
  onIdea(idea: Idea): void;
}

/** An order on its way. */
export interface Errand<X> {
  readonly done: Promise<X>;
  /** A thought ends at once with the best answer so far. */
  halt(): void;
}

/** One worker, started with the first order and kept; orders wait their turn. */
export class Helper {
  private worker: Worker | null = null;
  private waiting: Waiting[] = [];

  constructor(
    private readonly load: LoadGame,
    private readonly script = SCRIPT,
    readonly alone = !fs.existsSync(fileURLToPath(script)),
  ) {}

  do<X>(order: Order): Promise<X> {
    return this.send<X>(order).done;
  }

  send<X>(order: Order, onIdea: (idea: Idea) => void = () => undefined): Errand<X> {
    const flag = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
    const halt = () => void Atomics.store(flag, 0, 1);
    if (this.alone) {
      const contact = { halted: () => Atomics.load(flag, 0) === 1, onIdea };
      return { done: carryOut(order, this.load, contact) as Promise<X>, halt };
    }
    const done = new Promise<X>((resolve, reject) => {
      this.waiting.push({ resolve, reject, onIdea });
      const worker = this.ready();
      worker.ref();
      worker.postMessage({ order, halt: flag.buffer } satisfies Sent);
    });
    return { done, halt };
  }

  stop(): void {
    void this.worker?.terminate();
    this.worker = null;
    this.waiting = [];
  }

  private ready(): Worker {
    if (this.worker) return this.worker;
    const worker = new Worker(this.script);
    worker.on('message', (reply: Reply) => this.heard(worker, reply));
    worker.on('error', (error) => {
      this.worker = null;
      for (const w of this.waiting.splice(0)) w.reject(error instanceof Error ? error : new Error(String(error)));
    });
    this.worker = worker;
    return worker;
  }

  private heard(worker: Worker, reply: Reply): void {
    if ('idea' in reply) {
      this.waiting[0]?.onIdea(reply.idea);
      return;
    }
    const first = this.waiting.shift();
    if ('error' in reply) first?.reject(new Error(reply.error));
    else first?.resolve(reply.done);
    if (this.waiting.length === 0) worker.unref();
  }
}
