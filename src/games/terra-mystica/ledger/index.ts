/** The ledger notation of online games, read and written. */
import type { Exchange } from '../../../engine/phrasebook.js';
import type { AnyGame } from '../../../engine/types.js';
import { readLedger } from './read.js';
import { looksLikeRow } from './rows.js';
import { writeLedger } from './write.js';

export { readLedger, writeLedger };

export function ledgerExchange(game: AnyGame): Exchange {
  return {
    id: 'ledger',
    recognises: (text) =>
      text
        .split(/\r\n?|\n/)
        .slice(0, 200)
        .some(looksLikeRow),
    read: (text) => {
      const { names, options, seed, log } = readLedger(game, text);
      return { names, options, seed, log };
    },
    write: (names, options, seed, log) => writeLedger(game, names.length, options, seed, log),
  };
}
