/** Hands orders to worker threads, so that the screen stays live and simulations use all cores. */
import fs from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { carryOut, type Order } from './worker.js';

/** Beside the bundle. Run from source there is none, and orders are carried out in place. */
const SCRIPT = new URL('./bot-worker.js', import.meta.url);

interface Waiting {
  resolve(done: any): void;
  reject(error: Error): void;
}

/** One worker, started with the first order and kept; orders wait their turn. */
export class Helper {
  private worker: Worker | null = null;
  private waiting: Waiting[] = [];
  private readonly alone = !fs.existsSync(fileURLToPath(SCRIPT));

  do<X>(order: Order): Promise<X> {
    if (this.alone) return carryOut(order) as Promise<X>;
    return new Promise((resolve, reject) => {
      this.waiting.push({ resolve, reject });
      const worker = this.ready();
      worker.ref();
      worker.postMessage(order);
    });
  }

  stop(): void {
    void this.worker?.terminate();
    this.worker = null;
    this.waiting = [];
  }

  private ready(): Worker {
    if (this.worker) return this.worker;
    const worker = new Worker(SCRIPT);
    worker.on('message', (reply: { done?: unknown; error?: string }) => {
      const first = this.waiting.shift();
      if (reply.error !== undefined) first?.reject(new Error(reply.error));
      else first?.resolve(reply.done);
      if (this.waiting.length === 0) worker.unref();
    });
    worker.on('error', (error) => {
      this.worker = null;
      for (const w of this.waiting.splice(0)) w.reject(error instanceof Error ? error : new Error(String(error)));
    });
    this.worker = worker;
    return worker;
  }
}
