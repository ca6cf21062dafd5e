/** The rows of a new game: what can be chosen, one thing a row. */
import type { OptionSpec } from '../../../engine/types.js';
import type { SetupGroup } from './SetupView.js';

export type Row =
  | { kind: 'count' }
  | { kind: 'seat'; seat: number }
  | { kind: 'option'; spec: OptionSpec }
  /** Opens and closes the list of rare options. */
  | { kind: 'more' }
  | { kind: 'undo' }
  | { kind: 'seed' };

type NumberSpec = Extract<OptionSpec, { kind: 'number' }>;

export const isNumber = (row: Row): row is { kind: 'option'; spec: NumberSpec } =>
  row.kind === 'option' && row.spec.kind === 'number';

/** The next number on the way: by ten where there are many, by one where there are few; "none" lies behind the most. */
export function nextNumber({ least, most, none }: NumberSpec, value: number | null, by: number): number | null {
  const step = most - least > 20 ? 10 : 1;
  if (value === null) return by > 0 ? least : most;
  const next = by > 0 ? Math.floor(value / step + 1) * step : Math.ceil(value / step - 1) * step;
  if (value === (by > 0 ? most : least)) return none ? null : by > 0 ? least : most;
  return Math.min(most, Math.max(least, next));
}

export function groupOf(row: Row): SetupGroup {
  if (row.kind === 'count' || row.kind === 'seat') return 'seats';
  return row.kind === 'undo' || row.kind === 'seed' ? 'table' : 'options';
}

export const same = (a: Row, b: Row): boolean =>
  a.kind === b.kind &&
  (a.kind !== 'seat' || b.kind !== 'seat' || a.seat === b.seat) &&
  (a.kind !== 'option' || b.kind !== 'option' || a.spec === b.spec);
