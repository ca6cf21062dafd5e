/** `hotseat simulate <game>`: bots only, many games, what came out. */
import { botCalled } from '../bots.js';
import type { Bot } from '../engine/bots/bot.js';
import { start } from '../engine/engine.js';
import { completeOptions } from '../engine/options.js';
import { fractions } from '../engine/random.js';
import type { AnyGame, ChosenOptions } from '../engine/types.js';
import { Refused } from '../engine/types.js';
import { gameCalled } from '../games.js';
import { chosenOptions } from '../host/options.js';
import { checkedSeed } from '../host/seeds.js';
import { columns } from '../text/columns.js';
import type { Context } from './context.js';
import { emit, say } from './io.js';
import { whole } from './numbers.js';

/** A game that needs more answers than this does not end. */
const MOST_ANSWERS = 50_000;

export interface GameResult {
  readonly seed: string;
  /** By seat. */
  readonly scores: readonly number[];
  /** Seats that share the first place. */
  readonly winners: readonly number[];
  readonly answers: number;
  readonly rounds: number;
  /** Milliseconds spent deciding, by seat, and how many decisions that were. */
  readonly spent: readonly number[];
  readonly decisions: readonly number[];
}

export interface SimulateOptions {
  readonly games: string;
  readonly seats?: string;
  readonly bots: string;
  readonly seed: string;
  readonly set: readonly string[];
  readonly json?: boolean;
  readonly each?: boolean;
}

export async function simulate(context: Context, word: string, how: SimulateOptions): Promise<void> {
  const { game } = await gameCalled(word).module();
  const n = whole(how.games, '--games', 1, 1_000_000);
  const names = how.bots.split(',').map((name) => name.trim());
  const wanted =
    how.seats === undefined ? (names.length > 1 ? names.length : game.seats[0]!) : whole(how.seats, '--seats', 1, 16);
  if (!game.seats.includes(wanted)) throw new Refused('seats', { seats: wanted, allowed: game.seats.join(', ') });
  // One name stands for every seat; several are dealt to the seats in turn.
  const bots = Array.from({ length: wanted }, (_, seat) => botCalled(names[seat % names.length]!));
  const options = completeOptions(game.optionSpecs, chosenOptions(game.optionSpecs, how.set));
  const seed = checkedSeed(how.seed);
  const results: GameResult[] = [];
  for (let i = 0; i < n; i++) results.push(playOne(game, bots, options, n === 1 ? seed : `${seed}-${i + 1}`));
  const told = statistics(
    results,
    bots.map((bot) => bot.id),
  );
  if (how.json)
    emit(context.io, { game: game.id, seats: wanted, options, ...told, ...(how.each ? { each: results } : {}) });
  else say(context.io, report(game, told, how.each ? results : []));
}

export function playOne(game: AnyGame, bots: readonly Bot[], options: ChosenOptions, seed: string): GameResult {
  const run = start(game, bots.length, options, seed, false);
  const randoms = bots.map((_, seat) => fractions(`bot ${seat} ${seed}`));
  const spent = bots.map(() => 0);
  const decisions = bots.map(() => 0);
  let answers = 0;
  let rounds = 0;
  for (;;) {
    const prompt = run.prompt();
    if (!prompt) break;
    if (++answers > MOST_ANSWERS) throw new Error(`${game.id} with seed ${seed} does not end`);
    const seat = prompt.seat;
    const view = {
      get view() {
        return game.view(run.s, seat);
      },
    };
    const at = performance.now();
    const answer = bots[seat]!.choose(
      Object.assign(view, { seat, prompt, imagine: () => run.imagine(seat) }),
      randoms[seat]!,
    );
    spent[seat]! += performance.now() - at;
    decisions[seat]! += 1;
    run.play(answer);
    rounds = Math.max(rounds, game.round(run.s));
  }
  const ranking = run.s.over.ranking as { seat: number; score: number; ties: readonly number[] }[];
  const best = ranking[0]!;
  const scores = bots.map((_, seat) => ranking.find((r) => r.seat === seat)?.score ?? 0);
  const same = (r: (typeof ranking)[number]) => r.score === best.score && r.ties.join() === best.ties.join();
  return { seed, scores, winners: ranking.filter(same).map((r) => r.seat), answers, rounds, spent, decisions };
}

export interface Spread {
  readonly mean: number;
  /** Half the width of the 95 % interval of the mean. */
  readonly half: number;
  readonly min: number;
  readonly max: number;
}

export interface SeatLine {
  readonly seat: number;
  readonly bot: string;
  readonly score: Spread;
  /** Shared first places count by their share. */
  readonly winRate: number;
  readonly winRate95: readonly [low: number, high: number];
  readonly msPerDecision: number;
}

export interface Statistics {
  readonly games: number;
  readonly score: Spread;
  readonly winner: Spread;
  readonly answers: Spread;
  readonly rounds: Spread;
  readonly seatLines: readonly SeatLine[];
  readonly bots: readonly {
    bot: string;
    winRate: number;
    winRate95: readonly [number, number];
    score: Spread;
    msPerDecision: number;
  }[];
}

export function statistics(results: readonly GameResult[], botIds: readonly string[]): Statistics {
  const seatLines = botIds.map((bot, seat): SeatLine => {
    const wins = results.reduce((sum, r) => sum + (r.winners.includes(seat) ? 1 / r.winners.length : 0), 0);
    return {
      seat,
      bot,
      score: spread(results.map((r) => r.scores[seat]!)),
      winRate: wins / results.length,
      winRate95: wilson(wins, results.length),
      msPerDecision: ratio(
        sum(results, (r) => r.spent[seat]!),
        sum(results, (r) => r.decisions[seat]!),
      ),
    };
  });
  const kinds = [...new Set(botIds)];
  const bots = kinds.map((bot) => {
    const seats = botIds.flatMap((id, seat) => (id === bot ? [seat] : []));
    const wins = sum(results, (r) => r.winners.filter((seat) => seats.includes(seat)).length / r.winners.length);
    return {
      bot,
      winRate: wins / results.length,
      winRate95: wilson(wins, results.length),
      score: spread(results.flatMap((r) => seats.map((seat) => r.scores[seat]!))),
      msPerDecision: ratio(
        sum(results, (r) => seats.reduce((a, seat) => a + r.spent[seat]!, 0)),
        sum(results, (r) => seats.reduce((a, seat) => a + r.decisions[seat]!, 0)),
      ),
    };
  });
  return {
    games: results.length,
    score: spread(results.flatMap((r) => r.scores)),
    winner: spread(results.map((r) => Math.max(...r.winners.map((seat) => r.scores[seat]!)))),
    answers: spread(results.map((r) => r.answers)),
    rounds: spread(results.map((r) => r.rounds)),
    seatLines,
    bots,
  };
}

function sum<X>(items: readonly X[], of: (item: X) => number): number {
  return items.reduce((a, item) => a + of(item), 0);
}

function ratio(a: number, b: number): number {
  return b === 0 ? 0 : a / b;
}

function spread(values: readonly number[]): Spread {
  const mean = sum(values, (v) => v) / values.length;
  const variance = values.length < 2 ? 0 : sum(values, (v) => (v - mean) ** 2) / (values.length - 1);
  const half = 1.96 * Math.sqrt(variance / values.length);
  return { mean, half, min: Math.min(...values), max: Math.max(...values) };
}

/** Wilson's 95 % interval of a share: sensible also for few games and for shares near 0 or 1. */
function wilson(wins: number, n: number): readonly [number, number] {
  const z = 1.96;
  const p = wins / n;
  const middle = p + (z * z) / (2 * n);
  const wide = z * Math.sqrt((p * (1 - p)) / n + (z * z) / (4 * n * n));
  const whole = 1 + (z * z) / n;
  return [Math.max(0, (middle - wide) / whole), Math.min(1, (middle + wide) / whole)];
}

function report(game: AnyGame, told: Statistics, each: readonly GameResult[]): string {
  const f = (x: number) => x.toFixed(1);
  const percent = (x: number) => `${(100 * x).toFixed(1)} %`;
  const row = (title: string, s: Spread) => [title, f(s.mean), `± ${f(s.half)}`, f(s.min), f(s.max)];
  const lines = each.map(
    (r) =>
      `${r.seed}   ${r.scores.join(' ')}   won by seat ${r.winners.map((w) => w + 1).join(', ')}   ${r.answers} answers`,
  );
  if (each.length > 0) lines.push('');
  lines.push(`${game.title}, ${told.seatLines.length} seats, ${told.games} games`, '');
  lines.push(
    ...columns([
      ['', 'mean', '95 %', 'least', 'most'],
      row('points', told.score),
      row('winner', told.winner),
      row('answers', told.answers),
      row('rounds', told.rounds),
    ]),
    '',
    ...columns([
      ['seat', 'bot', 'points', '95 %', 'wins', '95 %', 'ms per decision'],
      ...told.seatLines.map((s) => [
        String(s.seat + 1),
        s.bot,
        f(s.score.mean),
        `± ${f(s.score.half)}`,
        percent(s.winRate),
        `${percent(s.winRate95[0])} to ${percent(s.winRate95[1])}`,
        s.msPerDecision.toFixed(3),
      ]),
    ]),
  );
  if (told.bots.length > 1) {
    lines.push(
      '',
      ...columns([
        ['bot', 'points', 'wins', '95 %'],
        ...told.bots.map((b) => [
          b.bot,
          f(b.score.mean),
          percent(b.winRate),
          `${percent(b.winRate95[0])} to ${percent(b.winRate95[1])}`,
        ]),
      ]),
    );
  }
  return lines.join('\n');
}
