/** Random games: complete questions listed at every step, one core. Bundled before it runs, like the program. */
import { uniformAnswer } from '../src/engine/bots/random.js';
import { Run, start } from '../src/engine/engine.js';
import { fractions } from '../src/engine/random.js';
import type { AnyGame } from '../src/engine/types.js';
import { games } from '../src/games.js';
import { TOYS } from '../test/toys/index.js';
import { atLeast, below, fact, median, quantile, type Row, worked } from './measure.js';
import type { Peer } from './peer.js';

const ROUNDS = 3;

interface Pace {
  readonly answersPerSecond: number;
  readonly answersPerGame: number;
  /** The middle one of all games. */
  readonly msPerGame: number;
}

function pace(game: AnyGame, seats: number, ms: number): Pace {
  const at = worked();
  const took: number[] = [];
  let answers = 0;
  let before = at;
  while (before - at < ms || took.length === 0) {
    const seed = `bench ${took.length}`;
    const random = fractions(seed);
    const run = start(game, seats, {}, seed, false);
    for (let prompt = run.prompt(); prompt; prompt = run.prompt()) {
      run.play(uniformAnswer(prompt, random));
      answers += 1;
    }
    const now = worked();
    took.push(now - before);
    before = now;
  }
  return {
    answersPerSecond: (1000 * answers) / (before - at),
    answersPerGame: Math.round(answers / took.length),
    msPerGame: median(took),
  };
}

/** Milliseconds to list the choices of one question, for all questions of some games. */
function listing(game: AnyGame, seats: number, ms: number): number[] {
  const took: number[] = [];
  const end = performance.now() + ms;
  for (let k = 0; k === 0 || performance.now() < end; k++) {
    const random = fractions(`listing ${k}`);
    const run = start(game, seats, {}, `listing ${k}`, false);
    for (let prompt = run.prompt(); prompt; prompt = run.prompt()) {
      const fresh = new Run(game, run.s, false);
      const at = performance.now();
      fresh.prompt();
      took.push(performance.now() - at);
      run.play(uniformAnswer(prompt, random));
    }
  }
  return took;
}

/** What was promised: a random game of four, and the choices of a question at the 99th percentile, in milliseconds. */
const GOALS: Readonly<Record<string, { readonly game: number; readonly choices: number }>> = {
  'terra-mystica': { game: 50, choices: 2 },
  'age-of-innovation': { game: 50, choices: 2 },
  'new-dawn': { game: 100, choices: 2 },
  'through-the-ages': { game: 150, choices: 1 },
};

/** One row's figures of every round, ours and the peer's side by side. */
interface Rounds {
  readonly paces: Pace[];
  readonly ratios: number[];
  readonly others: number[];
}

/**
 * Several rounds over all seat counts, another one first in each, and the peer beside every single one: no row is
 * measured colder, or at a busier moment of the machine, than its neighbours. The first round only warms up.
 */
function rounds(game: AnyGame, peer: Peer | null): Map<number, Rounds> {
  const out = new Map(game.seats.map((seats): [number, Rounds] => [seats, { paces: [], ratios: [], others: [] }]));
  for (const seats of game.seats) pace(game, seats, 500);
  for (let round = 0; round < ROUNDS; round++) {
    for (let i = 0; i < game.seats.length; i++) {
      const seats = game.seats[(i + round) % game.seats.length]!;
      const ours = pace(game, seats, 700);
      const other = peer?.(Math.max(ours.answersPerGame, 50), 300) ?? 0;
      const taken = out.get(seats)!;
      taken.paces.push(ours);
      taken.ratios.push(ours.answersPerSecond / other);
      taken.others.push(other);
    }
  }
  return out;
}

function rowsOf(game: AnyGame, seats: number, toy: boolean, { paces, ratios, others }: Rounds): Row[] {
  const what = `${game.id} ${seats}`;
  const answersPerSecond = median(paces.map((p) => p.answersPerSecond));
  const answersPerGame = Math.round(median(paces.map((p) => p.answersPerGame)));
  const msPerGame = median(paces.map((p) => p.msPerGame));
  const value = `${Math.round(answersPerSecond)} answers/s, ${answersPerGame} a game`;
  const rows: Row[] = [];
  const other = median(others);
  if (other > 0) {
    const beside = `boardgame.io (${Math.round(other)} moves/s in games as long)`;
    rows.push(atLeast(`${what}: pace`, value, median(ratios), toy ? 6 : 2, beside));
  } else rows.push(fact(`${what}: pace (boardgame.io could not be fetched)`, value));
  const goal = GOALS[game.id];
  if (toy) rows.push(atLeast(`${what}: pace`, value, answersPerSecond / 50_000, 1, '50,000 answers/s'));
  else if (goal && seats === 4) rows.push(below(`${what}: a random game`, msPerGame, goal.game, 'ms', 1));
  else rows.push(fact(`${what}: a random game`, `${msPerGame.toFixed(1)} ms`));
  const took = listing(game, seats, 500);
  rows.push(fact(`${what}: listing choices, p50`, `${quantile(took, 0.5).toFixed(4)} ms`));
  if (goal) rows.push(below(`${what}: listing choices, p99`, quantile(took, 0.99), goal.choices, 'ms', 4));
  else rows.push(fact(`${what}: listing choices, p99`, `${quantile(took, 0.99).toFixed(4)} ms`));
  return rows;
}

export async function playing(peer: Peer | null): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [entry, toy] of [...TOYS.map((t) => [t, true] as const), ...games().map((g) => [g, false] as const)]) {
    const { game } = await entry.module();
    for (const [seats, taken] of rounds(game, peer)) rows.push(...rowsOf(game, seats, toy, taken));
  }
  return rows;
}
