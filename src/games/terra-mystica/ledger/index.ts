/** The ledger notation of online games, read and written. */
import type { Exchange } from '../../../engine/phrasebook.js';
import type { AnyGame } from '../../../engine/types.js';
import { factionNamed } from './commands.js';
import { readLedger } from './read.js';
import { writeLedger } from './write.js';

export { readLedger, writeLedger };

/** A row of a ledger: a faction, then numbers with their units between tabs. */
function looksLikeRow(line: string): boolean {
  const cells = line.split('\t');
  return cells.length >= 14 && factionNamed(cells[0]!) !== null && /^-?\d+ VP$/i.test((cells[2] ?? '').trim());
}

export function ledgerExchange(game: AnyGame): Exchange {
  return {
    id: 'ledger',
    recognises: (text) => text.split(/\r?\n/).slice(0, 200).some(looksLikeRow),
    read: (text) => {
      const { names, options, seed, log } = readLedger(game, text);
      return { names, options, seed, log };
    },
    write: (names, options, seed, log) => writeLedger(game, names.length, options, seed, log),
  };
}
