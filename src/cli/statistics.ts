/** What came out of many games: means with their intervals, by seat and by bot. */
import type { GameResult } from '../bots/series.js';

export interface Spread {
  readonly mean: number;
  /** Half the width of the 95 % interval of the mean. */
  readonly half: number;
  readonly min: number;
  readonly max: number;
}

interface SeatLine {
  readonly seat: number;
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
    /** Rounds of the games it won. */
    rounds: Spread;
    score: Spread;
    msPerDecision: number;
  }[];
}

export function statistics(results: readonly GameResult[]): Statistics {
  const seatLines = results[0]!.scores.map((_, seat): SeatLine => {
    const wins = results.reduce((sum, r) => sum + (r.winners.includes(seat) ? 1 / r.winners.length : 0), 0);
    return {
      seat,
      score: spread(results.map((r) => r.scores[seat]!)),
      winRate: wins / results.length,
      winRate95: wilson(wins, results.length),
      msPerDecision: ratio(
        sum(results, (r) => r.spent[seat]!),
        sum(results, (r) => r.decisions[seat]!),
      ),
    };
  });
  const kinds = [...new Set(results.flatMap((r) => r.bots))];
  const bots = kinds.map((bot) => {
    const seatsOf = (r: GameResult) => r.bots.flatMap((id, seat) => (id === bot ? [seat] : []));
    const share = (r: GameResult) => r.winners.filter((seat) => r.bots[seat] === bot).length / r.winners.length;
    const wins = sum(results, share);
    const won = results.filter((r) => share(r) > 0);
    return {
      bot,
      winRate: wins / results.length,
      winRate95: wilson(wins, results.length),
      rounds: spread(won.map((r) => r.rounds)),
      score: spread(results.flatMap((r) => seatsOf(r).map((seat) => r.scores[seat]!))),
      msPerDecision: ratio(
        sum(results, (r) => sum(seatsOf(r), (seat) => r.spent[seat]!)),
        sum(results, (r) => sum(seatsOf(r), (seat) => r.decisions[seat]!)),
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
  if (values.length === 0) return { mean: 0, half: 0, min: 0, max: 0 };
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
