/** The ledger notation of online games, read and written. */
import type { Exchange } from '../../../engine/phrasebook.js';
import { type AnyGame, Refused } from '../../../engine/types.js';
import { readLedger } from './read.js';
import { looksLikeRow } from './rows.js';
import { writeLedger } from './write.js';

export { readLedger, writeLedger };

/** Refusals carry the game whose phrasebook has their sentence, wherever they are told. */
function inGame<X>(game: AnyGame, act: () => X): X {
  try {
    return act();
  } catch (error) {
    throw error instanceof Refused ? new Refused(error.code, error.facts, game.id) : error;
  }
}

export function ledgerExchange(game: AnyGame): Exchange {
  return {
    id: 'ledger',
    recognises: (text) =>
      text
        .split(/\r\n?|\n/)
        .slice(0, 200)
        .some(looksLikeRow),
    read: (text) =>
      inGame(game, () => {
        const { end, ...imported } = readLedger(game, text);
        return imported;
      }),
    write: (names, options, seed, log) => inGame(game, () => writeLedger(game, names, options, seed, log)),
  };
}
