/** The plainest loop in boardgame.io: one client, one move that raises a counter. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { worked } from './measure.js';

const VERSION = '0.50.2';

/** Moves a second in games of `length` moves, after `ms` milliseconds of work. */
export type Peer = (length: number, ms: number) => number;

/** Null when it cannot be had. */
export function peerLoop(): Peer | null {
  const folder = path.join(import.meta.dirname, '.peer');
  const entry = path.join(folder, 'node_modules', 'boardgame.io', 'package.json');
  if (!existsSync(entry)) {
    mkdirSync(folder, { recursive: true });
    const words = [
      'install',
      '--prefix',
      folder,
      '--no-save',
      '--no-audit',
      '--no-fund',
      '--ignore-scripts',
      '--legacy-peer-deps',
      `boardgame.io@${VERSION}`,
    ];
    if (spawnSync('npm', words, { stdio: 'ignore' }).status !== 0) return null;
  }
  const { Client } = createRequire(entry)('boardgame.io/client');
  const client = Client({
    game: { setup: () => ({ n: 0 }), moves: { add: ({ G }: { G: { n: number } }) => ({ n: G.n + 1 }) } },
    debug: false,
  });
  client.start();
  // The log inside its state grows, and it slows down with every move: a game of it is as long as the game beside it.
  const loop: Peer = (length, ms) => {
    const at = worked();
    let moves = 0;
    while (worked() - at < ms) {
      for (let i = 0; i < length; i++) client.moves.add();
      moves += length;
      client.reset();
    }
    return (1000 * moves) / (worked() - at);
  };
  loop(200, 500); // warm up
  return loop;
}
