/** One piece of thinking as plain data, so that it can be handed to a worker thread. */
import { Run } from '../engine/engine.js';
import { seedFrom } from '../engine/random.js';
import type { Session } from '../engine/session.js';
import type { AnyGame, Seat } from '../engine/types.js';
import { type Idea, type Level, type Thought, WORLDS } from './levels.js';
import type { Mind } from './mind.js';
import type { Line } from './search.js';
import { conclude, glance, think } from './think.js';

export interface Job {
  readonly game: string;
  /** States that the seat cannot tell from the real one. */
  readonly worlds: readonly unknown[];
  readonly seat: Seat;
  readonly seats: number;
  readonly level: Level;
  readonly ms: number;
  /** Positions to look at instead of time. */
  readonly nodes?: number | undefined;
  readonly seed: string;
}

/** What goes to and fro while a thought goes on. */
export interface Contact {
  halted(): boolean;
  onIdea(idea: Idea): void;
}

/** Deals the hidden things anew with the bot's own chance, so that nothing real reaches it. */
export function jobFor(session: Session, seat: Seat, level: Level, ms: number, seed: string): Job {
  const count = session.secrets() ? WORLDS[level] : 1;
  const worlds = Array.from({ length: count }, (_, i) => session.imagine(seat, seedFrom(`${seed} world ${i}`)).s);
  return { game: session.game.id, worlds, seat, seats: session.seats, level, ms, seed };
}

/** What a thread can be asked about a job: the whole thought, one look of it, or its end when the looks are known. */
export type Task =
  | { readonly kind: 'think'; readonly job: Job }
  | { readonly kind: 'look'; readonly job: Job; readonly pass: number }
  | { readonly kind: 'end'; readonly job: Job; readonly lines: readonly Line[]; readonly looked: number };

export function doTask(task: Task, game: AnyGame, mind: Mind, now: () => number, contact?: Contact) {
  const { job } = task;
  const worlds = job.worlds.map((state) => new Run(game, state, false));
  const asked = { ...job, ...contact, worlds, mind, now };
  if (task.kind === 'look') return glance(asked, task.pass);
  return task.kind === 'end' ? conclude(asked, task.lines, task.looked) : think(asked);
}

export function doJob(job: Job, game: AnyGame, mind: Mind, now: () => number): Thought {
  return doTask({ kind: 'think', job }, game, mind, now) as Thought;
}
