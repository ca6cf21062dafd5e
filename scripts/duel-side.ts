/**
 * One checkout at a duel: its own engine with a mirror of the game, and its own bots. Duels load this file from both
 * checkouts, so what it exports stays as it is: later versions keep the interface and change what stands behind it.
 */
import { type Level, WORLDS } from '../src/bots/levels.js';
import type { Mind } from '../src/bots/mind.js';
import { Planner } from '../src/bots/player.js';
import { think } from '../src/bots/think.js';
import { accepts, type Run, start } from '../src/engine/engine.js';
import { completeOptions } from '../src/engine/options.js';
import { seedFrom } from '../src/engine/random.js';
import type { Answer, AnyGame, ChosenOptions } from '../src/engine/types.js';
import { gameCalled } from '../src/games.js';

/** What a decision may cost: time, or a number of positions that is the same on every machine. */
export type Effort = { readonly ms: number } | { readonly nodes: number };

/** The open question as far as two engines must agree about it. */
export interface Question {
  readonly seat: number;
  /** Topic, and every choice with its range. */
  readonly text: string;
}

export interface Side {
  readonly seats: readonly number[];
  /** Deals the game anew; options as on the command line of `simulate`, complete or not. */
  deal(seats: number, options: Readonly<Record<string, unknown>>, seed: string): void;
  /** Null when the game is over. */
  question(): Question | null;
  /** What this checkout's bot answers to the open question. */
  choose(level: string, effort: Effort): Answer;
  /** False where this engine does not take the answer. */
  play(answer: Answer): boolean;
  /** Points by seat and the seats that share the first place, once the game is over. */
  result(): { readonly scores: readonly number[]; readonly winners: readonly number[] };
}

class Mirror implements Side {
  private run: Run | null = null;
  private planners: readonly Planner[] = [];
  private seed = '';
  private secret = false;
  private answers = 0;

  constructor(
    private readonly game: AnyGame,
    private readonly mind: Mind,
  ) {}

  get seats(): readonly number[] {
    return this.game.seats;
  }

  deal(seats: number, options: Readonly<Record<string, unknown>>, seed: string): void {
    const complete = completeOptions(this.game.optionSpecs, options as ChosenOptions);
    this.run = start(this.game, seats, complete, seed, false);
    this.planners = Array.from({ length: seats }, () => new Planner());
    this.secret = this.game.secrets(complete);
    this.seed = seed;
    this.answers = 0;
  }

  question(): Question | null {
    const prompt = this.dealt().prompt();
    if (!prompt) return null;
    const choices = prompt.choices.map((c) => (c.range ? `${c.id} ${c.range.join('..')}` : c.id));
    return { seat: prompt.seat, text: `${prompt.topic}: ${choices.sort().join(', ')}` };
  }

  choose(level: string, effort: Effort): Answer {
    const run = this.dealt();
    const prompt = run.prompt();
    if (!prompt) throw new Error('nobody is asked');
    const { seat } = prompt;
    const planner = this.plannerOf(seat);
    const planned = planner.next(prompt);
    if (planned) return planned;
    const seed = `duel ${seat} ${this.seed} ${this.answers}`;
    const worlds = this.secret ? WORLDS[level as Level] : 1;
    return planner.keep(
      think({
        worlds: Array.from({ length: worlds }, (_, i) => run.imagine(seat, false, seedFrom(`${seed} ${i}`))),
        seat,
        seats: this.planners.length,
        mind: this.mind,
        level: level as Level,
        ms: 'ms' in effort ? effort.ms : 0,
        nodes: 'nodes' in effort ? effort.nodes : undefined,
        seed,
        now: () => performance.now(),
      }),
    );
  }

  play(answer: Answer): boolean {
    const run = this.dealt();
    const prompt = run.prompt();
    if (!prompt || accepts(prompt, answer) !== 'yes') return false;
    this.answers++;
    run.opened = false;
    run.play(answer);
    if (run.opened) this.plannerOf(prompt.seat).forget();
    return true;
  }

  result(): { scores: number[]; winners: number[] } {
    const ranking = this.dealt().s.over.ranking as { seat: number; score: number; ties: readonly number[] }[];
    const standing = (r: (typeof ranking)[number]) => [r.score, ...r.ties].join();
    const scores = this.planners.map((_, seat) => ranking.find((r) => r.seat === seat)?.score ?? 0);
    const winners = ranking.filter((r) => ranking[0] && standing(r) === standing(ranking[0])).map((r) => r.seat);
    return { scores, winners };
  }

  private dealt(): Run {
    if (!this.run) throw new Error('no game is dealt');
    return this.run;
  }

  private plannerOf(seat: number): Planner {
    const planner = this.planners[seat];
    if (!planner) throw new Error(`nobody sits in seat ${seat}`);
    return planner;
  }
}

export async function sideFor(game: string): Promise<Side> {
  const entry = gameCalled(game);
  const module = await entry.module();
  const mind = await entry.mind?.();
  if (!mind) throw new Error(`${entry.id} has no bots that think`);
  return new Mirror(module.game, mind);
}
