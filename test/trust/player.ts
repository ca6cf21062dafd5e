/**
 * A program that plays and saves as fast as it can, to be killed. Bundled and started by the crash tests:
 *   node player.js <folder> <name>          plays on; tells each answer once its save is written
 *   node player.js <folder> <name> hold     takes the lock, says so, and waits
 */
import fs from 'node:fs';
import { randomAnswer } from '../../src/engine/bots/random.js';
import { openSave, saveOf } from '../../src/engine/save/open.js';
import { Session } from '../../src/engine/session.js';
import { Refused } from '../../src/engine/types.js';
import { Store } from '../../src/store/store.js';
import { tableOf } from '../helpers/play.js';
import { bazaarModule as module } from '../toys/index.js';

const [folder, name, mode] = process.argv.slice(2) as [string, string, string?];
const store = new Store(folder);
const tell = (text: string) => fs.writeSync(1, `${text}\n`);

function deal(n: number): Session {
  return new Session({ module, table: tableOf({ seats: 4, options: { rounds: '7' } }), seed: `deal ${n}` });
}

try {
  const lock = store.lock(name);
  tell('locked');
  if (mode === 'hold') setTimeout(() => lock.release(), 60_000);
  else {
    let session = store.exists(name) ? openSave(module, store.read(name)).session : deal(0);
    for (;;) {
      if (!session.prompt()) session = deal(Number(session.seed.split(' ')[1]) + 1);
      session.submit(randomAnswer(session.prompt()!, Math.random));
      store.write(name, saveOf(session, 'test'));
      tell(`${session.seed}: ${session.log.length}`);
    }
  }
} catch (error) {
  tell(error instanceof Refused ? `refused ${error.code}` : `failed ${(error as Error).stack}`);
}
