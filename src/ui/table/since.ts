/** What happened since a seat gave its last answer, or since the table was laid, in sentences, for whoever takes the keyboard. */
import { heardBy } from '../../engine/engine.js';
import type { Seat } from '../../engine/types.js';
import { dealing, sentences } from './position.js';
import type { TableReading } from './source.js';

export interface SinceNews {
  /** Nobody: how the table was dealt. */
  readonly seat: Seat | null;
  readonly text: string;
}

const MOST_NEWS = 40;

/** What a standing order has answered for the seat since is no turn of its own. */
const lastOfOthers = (rows: ReturnType<TableReading['history']>, seat: Seat): number =>
  rows.findLastIndex((row) => row.entry[0] !== seat);

/** What these ears heard since the seat answered last, newest last. */
export function newsSince(session: TableReading, seat: Seat, ears: Seat | null): SinceNews[] {
  const rows = session.history();
  const telling = session.telling(ears);
  const out: SinceNews[] = [];
  for (let i = lastOfOthers(rows, seat); i >= 0 && out.length < MOST_NEWS; i--) {
    const row = rows[i];
    if (!row || row.entry[0] === seat) return out;
    const text = sentences(session, telling, heardBy(row.told, ears));
    if (text !== '') out.unshift({ seat: row.entry[0], text });
  }
  return [...dealing(session, ears).map((text) => ({ seat: null, text })), ...out].slice(-MOST_NEWS);
}

/** Has this seat answered anything yet? */
export const isNew = (session: TableReading, seat: Seat): boolean => session.log.every(([by]) => by !== seat);
