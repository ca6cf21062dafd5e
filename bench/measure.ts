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
  return quantile(values, 0.5);
}

export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}

/** Milliseconds of work this process has done: what other programs do meanwhile does not count. */
export function worked(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Milliseconds from start to end of a program. */
export function timeOf(words: readonly string[], env: NodeJS.ProcessEnv = process.env): number {
  const at = performance.now();
  const done = spawnSync(process.execPath, [...words], { stdio: 'ignore', env });
  if (done.status !== 0) throw new Error(`node ${words.join(' ')} ended with ${done.status}`);
  return performance.now() - at;
}

export function fact(what: string, value: string, ratio: number | null = null): Row {
  return { what, value, ratio, bound: '', holds: null };
}

export function atMost(what: string, value: string, ratio: number, most: number, to: string): Row {
  return { what, value, ratio, bound: `at most ${most} x ${to}`, holds: ratio <= most };
}

export function atLeast(what: string, value: string, ratio: number, least: number, to: string): Row {
  return { what, value, ratio, bound: `at least ${least} x ${to}`, holds: ratio >= least };
}

/** A bound in units instead of a ratio. */
export function below(what: string, measured: number, most: number, unit: string, digits = 2): Row {
  const value = `${measured.toFixed(digits)} ${unit}`;
  return { what, value, ratio: measured / most, bound: `at most ${most} ${unit}`, holds: measured <= most };
}
