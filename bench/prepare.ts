/** Saves to measure with. Bundled before it runs. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { uniformAnswer } from '../src/engine/bots/random.js';
import { fractions } from '../src/engine/random.js';
import { encode } from '../src/engine/save/format.js';
import { saveOf } from '../src/engine/save/open.js';
import { Session } from '../src/engine/session.js';
import { games } from '../src/games.js';
import { TOYS } from '../test/toys/index.js';

/** A position in the middle of a game where a lot is on offer, as a save named after the game. */
export async function prepare(id: string, folder: string): Promise<{ curtain: boolean }> {
  const entry = [...games(), ...TOYS].find((one) => one.id === id)!;
  const module = await entry.module();
  const { game } = module;
  const names = ['Ann', 'Bob', 'Cem', 'Dia'].slice(0, game.seats.includes(4) ? 4 : game.seats.at(-1)!);
  const table = { seats: names.map((name) => ({ name, by: 'human' })), options: {}, undo: 'strict' as const };
  const random = fractions('bench');
  const session = new Session({ module, table, seed: 'bench' });
  let best = { choices: 0, text: '' };
  for (let prompt = session.prompt(); prompt; prompt = session.prompt()) {
    const { length } = prompt.choices;
    if (session.log.length > 60 && length > best.choices)
      best = { choices: length, text: encode(saveOf(session, 'bench')) };
    session.submit(uniformAnswer(prompt, random));
  }
  mkdirSync(folder, { recursive: true });
  const text = best.text || encode(saveOf(session.at(0), 'bench'));
  writeFileSync(path.join(folder, `${id}.json`), text);
  return { curtain: session.secrets() };
}
