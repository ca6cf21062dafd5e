/** Hands thinking to a worker thread, so that the screen stays live. */
import { Worker } from 'node:worker_threads';
import type { Job } from './job.js';
import type { Thought } from './levels.js';

interface Waiting {
  resolve(thought: Thought): void;
  reject(error: Error): void;
}

export class Thinker {
  private worker: Worker | null = null;
  private waiting: Waiting | null = null;

  /** `script`: the worker's file. It is started with the first job and kept. */
  constructor(private readonly script: URL) {}

  think(job: Job): Promise<Thought> {
    return new Promise((resolve, reject) => {
      this.waiting = { resolve, reject };
      this.ready().postMessage(job);
    });
  }

  stop(): void {
    void this.worker?.terminate();
    this.worker = null;
    this.waiting = null;
  }

  private ready(): Worker {
    if (this.worker) return this.worker;
    const worker = new Worker(this.script);
    worker.unref();
    worker.on('message', (reply: { thought?: Thought; error?: string }) => {
      const waiting = this.waiting;
      this.waiting = null;
      if (reply.thought) waiting?.resolve(reply.thought);
      else waiting?.reject(new Error(reply.error ?? 'no answer'));
    });
    worker.on('error', (error) => {
      this.worker = null;
      this.waiting?.reject(error instanceof Error ? error : new Error(String(error)));
      this.waiting = null;
    });
    this.worker = worker;
    return worker;
  }
}
