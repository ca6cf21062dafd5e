import { LONG } from '../helpers/games.js';

/** All of them in the long runs; else every seventh one, in turn. */
export const each = <X>(items: readonly X[], turn: number): readonly X[] =>
  LONG > 1 ? items : items.filter((_, i) => (i + turn) % 7 === 0);
