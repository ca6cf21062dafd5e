/** One piece of thinking as plain data, so that it can be handed to a worker thread. */
import { Run } from '../engine/engine.js';
import { seedFrom } from '../engine/random.js';
import type { Session } from '../engine/session.js';
import type { AnyGame, Seat } from '../engine/types.js';
import { type Idea, type Level, type Thought, think, WORLDS } from './levels.js';
import type { Mind } from './mind.js';

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

export function doJob(job: Job, game: AnyGame, mind: Mind, now: () => number, contact?: Contact): Thought {
  const worlds = job.worlds.map((state) => new Run(game, state, false));
  return think({ ...job, ...contact, worlds, mind, now });
}
