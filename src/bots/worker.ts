/** The worker thread: thinks for a seat, or plays a whole game, one order at a time. */
import { parentPort } from 'node:worker_threads';
import type { AnyGame } from '../engine/types.js';
import { type Contact, doTask, type Task } from './job.js';
import type { Idea } from './levels.js';
import type { Mind } from './mind.js';
import { type GameOrder, playGame } from './series.js';

export type Order = Task | { readonly kind: 'game'; readonly order: GameOrder };

const now = () => performance.now();

/** One order as it is sent: with a flag in shared memory that halts it, because a thread that thinks hears no message. */
export interface Sent {
  readonly order: Order;
  readonly halt: SharedArrayBuffer;
}

/** What comes back: ideas while a thought goes on, then its end. */
export type Reply = { readonly idea: Idea } | { readonly done: unknown } | { readonly error: string };

/** Brings a game's rules and its mind by id: bots know no list of games. */
export type LoadGame = (id: string) => Promise<{ readonly game: AnyGame; readonly mind: Mind | null }>;

export async function carryOut(order: Order, load: LoadGame, contact?: Contact): Promise<unknown> {
  const { game, mind } = await load(order.kind === 'game' ? order.order.game : order.job.game);
  if (order.kind === 'game') return playGame(game, mind, order.order, now);
  if (!mind) throw new Error(`${game.id} has no bots that think`);
  return doTask(order, game, mind, now, contact);
}

/** Listens to the thread that started this one. */
export function serveOrders(load: LoadGame): void {
  parentPort?.on('message', ({ order, halt }: Sent) => {
    const flag = new Int32Array(halt);
    const send = (reply: Reply) => parentPort?.postMessage(reply);
    carryOut(order, load, { halted: () => Atomics.load(flag, 0) === 1, onIdea: (idea) => send({ idea }) }).then(
      (done) => send({ done }),
      (error: unknown) => send({ error: error instanceof Error ? error.message : String(error) }),
    );
  });
}
