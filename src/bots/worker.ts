/** The worker thread: thinks for a seat, or plays a whole game, one order at a time. */
import { parentPort } from 'node:worker_threads';
import { gameCalled } from '../games.js';
import { doJob, type Job } from './job.js';
import { type GameOrder, playGame } from './series.js';

export type Order =
  | { readonly kind: 'think'; readonly job: Job }
  | { readonly kind: 'game'; readonly order: GameOrder };

const now = () => performance.now();

export async function carryOut(order: Order): Promise<unknown> {
  const entry = gameCalled(order.kind === 'think' ? order.job.game : order.order.game);
  const { game } = await entry.module();
  const mind = (await entry.mind?.()) ?? null;
  if (order.kind === 'game') return playGame(game, mind, order.order, now);
  if (!mind) throw new Error(`${entry.id} has no bots that think`);
  return doJob(order.job, game, mind, now);
}

parentPort?.on('message', (order: Order) => {
  carryOut(order).then(
    (done) => parentPort?.postMessage({ done }),
    (error: unknown) => parentPort?.postMessage({ error: error instanceof Error ? error.message : String(error) }),
  );
});
