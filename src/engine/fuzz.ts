/** Random games with the invariants checked: the same policy serves tests, coverage reports and long fuzz runs. */
import { randomAnswer } from './bots/random.js';
import { accepts, type Run, start } from './engine.js';
import type { LogEntry } from './log.js';
import { fractions } from './random.js';
import type { Answer, AnyGame, Outcome, Prompt } from './types.js';

export interface PlayoutSpec {
  readonly game: AnyGame;
  readonly seats: number;
  readonly options?: object;
  readonly seed: string;
  /** A game that needs more answers than this is called endless. */
  readonly limit?: number;
  /** Run the game's `check` after every n-th answer (1: always, 0: never). */
  readonly checkEvery?: number;
  policy?(prompt: Prompt, random: () => number, run: Run): Answer;
  /** Called before each answer is played. */
  onAnswer?(run: Run, prompt: Prompt, answer: Answer): void;
}

interface Playout {
  readonly run: Run;
  readonly log: LogEntry[];
  readonly outcome: Outcome;
}

/** A fault found while playing, with the log that leads there. */
export class Fault extends Error {
  constructor(
    message: string,
    readonly spec: PlayoutSpec,
    readonly log: LogEntry[],
    override readonly cause?: unknown,
  ) {
    super(`${spec.game.id}, ${spec.seats} seats, seed ${spec.seed}, after ${log.length} answers: ${message}`);
  }
}

export function playout(spec: PlayoutSpec): Playout {
  const random = fractions(`policy ${spec.seed}`);
  const log: LogEntry[] = [];
  let run: Run;
  try {
    run = start(spec.game, spec.seats, spec.options ?? {}, spec.seed, spec.onAnswer !== undefined);
    for (let prompt = run.prompt(); prompt; prompt = run.prompt()) step(spec, run, prompt, random, log);
    spec.game.check(run.s);
  } catch (error) {
    if (error instanceof Fault) throw error;
    throw new Fault(error instanceof Error ? (error.stack ?? error.message) : String(error), spec, log, error);
  }
  return { run, log, outcome: run.s.over };
}

/** Answers one question. */
function step(spec: PlayoutSpec, run: Run, prompt: Prompt, random: () => number, log: LogEntry[]): void {
  const { limit = 20_000, checkEvery: every = 1, policy = randomAnswer } = spec;
  if (prompt.choices.length === 0) throw new Error(`nothing to choose at ${prompt.topic}`);
  if (log.length >= limit) throw new Error('the game does not end');
  const answer = policy(prompt, random, run);
  if (every === 1) inspect(prompt, answer);
  spec.onAnswer?.(run, prompt, answer);
  log.push(answer.n === undefined ? [prompt.seat, answer.id] : [prompt.seat, answer.id, answer.n]);
  run.play(answer);
  if (every > 0 && log.length % every === 0) spec.game.check(run.s);
}

function inspect(prompt: Prompt, answer: Answer): void {
  const seen = new Set<string>();
  for (const c of prompt.choices) {
    if (seen.has(c.id)) throw new Error(`choice ${c.id} is listed twice at ${prompt.topic}`);
    seen.add(c.id);
    if (c.range && !(c.range[0] <= c.range[1])) throw new Error(`choice ${c.id} has an empty range`);
    const amounts = c.range ? c.range[1] - c.range[0] + 1 : 0;
    if (c.prices && c.prices.length !== amounts) throw new Error(`choice ${c.id} does not price each amount`);
    if (c.usual !== undefined && !(c.range && c.usual >= c.range[0] && c.usual <= c.range[1])) {
      throw new Error(`choice ${c.id} starts outside its range`);
    }
  }
  if (accepts(prompt, answer) !== 'yes') throw new Error(`the policy answered ${answer.id}, which is not on offer`);
}
