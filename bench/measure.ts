/** Small helpers for all benchmarks. */
import { spawnSync } from 'node:child_process';

export interface Row {
  readonly what: string;
  readonly value: string;
  /** What it is compared with, and the ratio. */
  readonly ratio: number | null;
  readonly bound: string;
  /** Does the bound hold? Null when there is none. */
  readonly holds: boolean | null;
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** Milliseconds from start to end of a program. */
export function timeOf(words: readonly string[], env: NodeJS.ProcessEnv = process.env): number {
  const at = performance.now();
  const done = spawnSync(process.execPath, [...words], { stdio: 'ignore', env });
  if (done.status !== 0) throw new Error(`node ${words.join(' ')} ended with ${done.status}`);
  return performance.now() - at;
}

export function atMost(what: string, value: string, ratio: number, most: number, to: string): Row {
  return { what, value, ratio, bound: `at most ${most} x ${to}`, holds: ratio <= most };
}

export function atLeast(what: string, value: string, ratio: number, least: number, to: string): Row {
  return { what, value, ratio, bound: `at least ${least} x ${to}`, holds: ratio >= least };
}
