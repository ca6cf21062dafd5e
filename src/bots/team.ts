/**
 * A thought on all cores: each thread takes the next look that nobody is at, wider and wider, and the looks are taken in
 * by their order. With counted positions the answer is the same for any number of threads.
 */
import { availableParallelism } from 'node:os';
import { must } from '../engine/must.js';
import type { Job } from './job.js';
import type { Idea, Thought } from './levels.js';
import { type Errand, Helper } from './thinker.js';
import { type Look, MOST_PASSES, Widening } from './widen.js';
import type { LoadGame, Order } from './worker.js';

type OnIdea = (idea: Idea) => void;

export class Team {
  constructor(private readonly helpers: readonly Helper[]) {}

  think(job: Job, onIdea: OnIdea): Errand<Thought> {
    const [first] = this.helpers;
    if (first && (job.level !== 'hard' || this.helpers.length === 1)) return first.send({ kind: 'think', job }, onIdea);
    const together = new Together(this.helpers, job, onIdea);
    return { done: together.thought(), halt: () => together.halt() };
  }

  stop(): void {
    for (const helper of this.helpers) helper.stop();
  }
}

/** A thread for each core, as far as there are looks for them. Threads start when they are needed. */
export function teamOfThisMachine(load: LoadGame): Team {
  const first = new Helper(load);
  const cores = first.alone ? 1 : Math.min(availableParallelism(), MOST_PASSES);
  return new Team([first, ...Array.from({ length: cores - 1 }, () => new Helper(load))]);
}

/** One thought of several threads. */
class Together {
  private readonly widening: Widening;
  private readonly deadline: number;
  private readonly errands = new Set<Errand<unknown>>();
  private readonly looks: Look[] = [];
  private next = 0;
  private taken = 0;
  private halted = false;
  /** No search is needed. */
  private plain = false;

  constructor(
    private readonly helpers: readonly Helper[],
    private readonly job: Job,
    onIdea: OnIdea,
  ) {
    this.widening = new Widening(job.nodes, onIdea);
    this.deadline = performance.now() + job.ms;
  }

  async thought(): Promise<Thought> {
    await Promise.all(this.helpers.map((helper) => this.work(helper))).catch((error: unknown) => {
      this.halt();
      throw error;
    });
    const { lines, looked } = this.widening;
    const first = must(this.helpers[0], 'helper');
    const job = this.left();
    return this.ask<Thought>(first, this.plain ? { kind: 'think', job } : { kind: 'end', job, lines, looked });
  }

  halt(): void {
    this.halted = true;
    for (const errand of this.errands) errand.halt();
  }

  private get over(): boolean {
    return this.widening.over || this.plain;
  }

  private left(): Job {
    return { ...this.job, ms: Math.max(1, this.deadline - performance.now()) };
  }

  private async work(helper: Helper): Promise<void> {
    while (!this.over && this.next < MOST_PASSES) {
      const pass = this.next++;
      this.heard(pass, await this.ask<Look | null>(helper, { kind: 'look', job: this.left(), pass }));
    }
  }

  private heard(pass: number, look: Look | null): void {
    if (look) this.looks[pass] = look;
    else this.plain = true;
    for (let known = this.looks[this.taken]; known && !this.over; known = this.looks[this.taken]) {
      this.widening.take(known);
      this.taken++;
    }
    // looks that nobody waits for any more
    if (this.over) for (const errand of this.errands) errand.halt();
  }

  private async ask<X>(helper: Helper, order: Order): Promise<X> {
    const errand = helper.send<X>(order);
    if (this.halted) errand.halt();
    this.errands.add(errand);
    try {
      return await errand.done;
    } finally {
      this.errands.delete(errand);
    }
  }
}
