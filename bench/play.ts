/** Random games: complete questions listed at every step, one core. Bundled before it runs, like the program. */
import { uniformAnswer } from '../src/engine/bots/random.js';
import { start } from '../src/engine/engine.js';
import { fractions } from '../src/engine/random.js';
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
