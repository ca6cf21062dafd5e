/** The plainest loop in boardgame.io: one client, one move that raises a counter. Null when it cannot be had. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const VERSION = '0.50.2';

export function peerPace(): number | null {
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
  const loop = (ms: number) => {
    const at = performance.now();
    let moves = 0;
    // The log inside its state grows with every move; a fresh start now and then is to its advantage.
    while (performance.now() - at < ms) {
      for (let i = 0; i < 200; i++) client.moves.add();
      moves += 200;
      client.reset();
    }
    return (1000 * moves) / (performance.now() - at);
  };
  loop(500);
  return loop(2000);
}
