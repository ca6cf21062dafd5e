/** Random games: complete questions listed at every step, one core. Bundled before it runs, like the program. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { uniformAnswer } from '../src/engine/bots/random.js';
import { start } from '../src/engine/engine.js';
import { fractions } from '../src/engine/random.js';
import { encode } from '../src/engine/save/format.js';
import { saveOf } from '../src/engine/save/open.js';
import { Session } from '../src/engine/session.js';
import type { AnyGame } from '../src/engine/types.js';
import { games } from '../src/games.js';
import { TOYS } from '../test/toys/index.js';

export interface Pace {
  readonly id: string;
  readonly toy: boolean;
  readonly seats: number;
  readonly answersPerSecond: number;
  readonly msPerGame: number;
}

function pace(game: AnyGame, seats: number, ms: number): { answers: number; games: number; took: number } {
  const at = performance.now();
  let answers = 0;
  let played = 0;
  while (performance.now() - at < ms || played === 0) {
    const seed = `bench ${played}`;
    const random = fractions(seed);
    const run = start(game, seats, {}, seed, false);
    for (let prompt = run.prompt(); prompt; prompt = run.prompt()) {
      run.play(uniformAnswer(prompt, random));
      answers += 1;
    }
    played += 1;
  }
  return { answers, games: played, took: performance.now() - at };
}

export async function paces(): Promise<Pace[]> {
  const out: Pace[] = [];
  for (const [entry, toy] of [...TOYS.map((t) => [t, true] as const), ...games().map((g) => [g, false] as const)]) {
    const { game } = await entry.module();
    const seats = game.seats.includes(4) ? 4 : game.seats.at(-1)!;
    pace(game, seats, 500); // warm up
    const { answers, games: played, took } = pace(game, seats, 2000);
    out.push({ id: game.id, toy, seats, answersPerSecond: (1000 * answers) / took, msPerGame: took / played });
  }
  return out;
}

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
  // Two programs never share a save.
  for (const name of [id, `${id}-bare`]) writeFileSync(path.join(folder, `${name}.json`), text);
  return { curtain: session.secrets() };
}
