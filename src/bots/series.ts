/** Whole games between bots, for simulations. */
import { accepts, start } from '../engine/engine.js';
import { winners } from '../engine/leave.js';
import { must } from '../engine/must.js';
import { seedFrom } from '../engine/random.js';
import type { AnyGame, ChosenOptions, Outcome } from '../engine/types.js';
import { DEFAULT_MS, type Level, WORLDS } from './levels.js';
import type { Mind } from './mind.js';
import { Planner } from './player.js';
import { think } from './think.js';

/** A game that needs more answers than this does not end. */
const MOST_ANSWERS = 50_000;

export interface GameResult {
  readonly seed: string;
  /** By seat. */
  readonly bots: readonly Level[];
  readonly scores: readonly number[];
  /** Seats that share the first place. */
  readonly winners: readonly number[];
  readonly answers: number;
  readonly rounds: number;
  /** Milliseconds spent deciding, by seat, and how many decisions that were. */
  readonly spent: readonly number[];
  readonly decisions: readonly number[];
}

export interface GameOrder {
  readonly game: string;
  readonly options: ChosenOptions;
  readonly seed: string;
  readonly bots: readonly Level[];
  /** Thinking time in milliseconds, where it differs from the level's own. */
  readonly ms?: Partial<Record<Level, number>>;
  /** Positions for an answer instead of time. */
  readonly nodes?: number | undefined;
}

/** `watch` sees the table after every answer. */
export function playGame(
  game: AnyGame,
  mind: Mind | null,
  order: GameOrder,
  now: () => number,
  watch: (s: any) => void = () => undefined,
): GameResult {
  const { bots, seed, options } = order;
  const seats = bots.length;
  const run = start(game, seats, options, seed, false);
  const secret = game.secrets(options);
  const planners = bots.map(() => new Planner());
  const spent = bots.map(() => 0);
  const decisions = bots.map(() => 0);
  let answers = 0;
  let rounds = 0;
  for (;;) {
    const prompt = run.prompt();
    if (!prompt) break;
    if (++answers > MOST_ANSWERS) throw new Error(`${game.id} with seed ${seed} does not end`);
    const seat = prompt.seat;
    const planner = must(planners[seat], 'planner', seat);
    const level = mind ? must(bots[seat], 'bot', seat) : 'random';
    const began = now();
    const own = `bot ${seat} ${seed} ${answers}`;
    const answer =
      planner.next(prompt) ??
      planner.keep(
        think({
          worlds: secret
            ? Array.from({ length: WORLDS[level] }, (_, i) => run.imagine(seat, false, seedFrom(`${own} ${i}`)))
            : [run.imagine()],
          seat,
          seats,
          mind: mind as Mind,
          level,
          ms: order.ms?.[level] ?? DEFAULT_MS[level],
          nodes: order.nodes,
          seed: own,
          now,
        }),
      );
    spent[seat]! += now() - began;
    decisions[seat]! += 1;
    if (accepts(prompt, answer) !== 'yes')
      throw new Error(`${level} answers ${answer.id} to ${prompt.topic}, seed ${seed}`);
    run.opened = false;
    run.play(answer);
    if (run.opened) planner.forget();
    watch(run.s);
    rounds = Math.max(rounds, game.round(run.s));
  }
  const outcome = run.s.over as Outcome;
  const scores = bots.map((_, seat) => outcome.ranking.find((r) => r.seat === seat)?.score ?? 0);
  return {
    seed,
    bots,
    scores,
    winners: winners(outcome),
    answers,
    rounds,
    spent: spent.map(Math.round),
    decisions,
  };
}
