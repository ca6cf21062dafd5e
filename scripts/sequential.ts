/**
 * A sequential test, as chess engines are tested: after every pair of games on one set-up the odds of two claims are
 * compared, and the test ends as soon as one of them is out of the question.
 *
 * The pairs' results are taken as normal with the variance that was seen (the generalised sequential probability ratio
 * test); both errors are 5 %.
 */

export interface Claims {
  /** Share of wins if nothing has been gained, and if what is hoped for has been gained. */
  readonly low: number;
  readonly high: number;
}

export type Verdict = 'low' | 'high' | 'open';

export interface Interval {
  readonly mean: number;
  /** Half the width of the 95 % interval. */
  readonly half: number;
}

/** Log of the odds at which a claim is given up, with 5 % errors on both sides. */
const LIMIT = Math.log(0.95 / 0.05);
/** Before so many pairs the variance is not known well enough. */
const FEWEST = 5;

function squares(results: readonly number[], mean: number): number {
  return results.reduce((sum, x) => sum + (x - mean) ** 2, 0);
}

const meanOf = (results: readonly number[]): number => results.reduce((a, b) => a + b, 0) / Math.max(1, results.length);

/** Log of the odds for the higher claim. */
export function evidence(results: readonly number[], { low, high }: Claims): number {
  const n = results.length;
  if (n === 0) return 0;
  const mean = meanOf(results);
  // a quarter on top: a few results that happen to be alike do not make the variance nothing
  const variance = (squares(results, mean) + 0.25) / n;
  return (n * (high - low) * (2 * mean - low - high)) / (2 * variance);
}

export function verdict(results: readonly number[], claims: Claims): Verdict {
  if (results.length < FEWEST) return 'open';
  const found = evidence(results, claims);
  return found >= LIMIT ? 'high' : found <= -LIMIT ? 'low' : 'open';
}

export function interval(results: readonly number[]): Interval {
  const n = results.length;
  const mean = meanOf(results);
  return { mean, half: n < 2 ? Number.POSITIVE_INFINITY : 1.96 * Math.sqrt(squares(results, mean) / (n - 1) / n) };
}
