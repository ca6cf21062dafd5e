/** Files from elsewhere: saves of this program, and notations that one of the games reads. Nothing is kept here. */
import path from 'node:path';
import { answerOf, entryText } from '../engine/log.js';
import { completeOptions } from '../engine/options.js';
import type { GameModule, ImportedRow } from '../engine/phrasebook.js';
import { decode } from '../engine/save/format.js';
import { openSave } from '../engine/save/open.js';
import { Session } from '../engine/session.js';
import { Refused } from '../engine/types.js';
import { gameCalled, games } from '../games.js';
import { shownSeats } from './seats.js';

/** A game out of such a file, played to its end, with the places at which it can be taken over. */
interface Brought {
  readonly module: GameModule;
  readonly session: Session;
  readonly rows: readonly ImportedRow[];
}

/** Throws `Refused` with what is wrong, and in which row. */
export async function bringIn(text: string, name: string): Promise<Brought> {
  if (!text.trimStart().startsWith('{')) {
    for (const entry of games()) {
      const module = await entry.module();
      if (module.exchange?.recognises(text)) return fromNotation(module, text);
    }
    throw new Refused('import-foreign', { name });
  }
  const save = decode(text);
  const module = await gameCalled(save.game).module();
  const { session } = openSave(module, { ...save, table: { ...save.table, seats: shownSeats(save.table.seats) } });
  return { module, session, rows: [] };
}

function fromNotation(module: GameModule, text: string): Brought {
  const { exchange } = module;
  if (!exchange) throw new Error(`${module.game.id} reads no notation`);
  const { names, options, seed, log, rows } = exchange.read(text);
  const seats = shownSeats(names.map((name) => ({ name, by: 'human' })));
  const table = { seats, options: completeOptions(module.game.optionSpecs, options), undo: 'strict' as const };
  const session = new Session({ module, table, seed });
  for (const [i, answer] of log.entries()) {
    try {
      session.submit(answerOf(answer));
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      throw new Refused('import-row', { row: i + 1, found: entryText(answer) });
    }
  }
  return { module, session, rows };
}

/** What a game out of this file is called among the saves. */
export function nameFor(file: string): string {
  const base = path.basename(file).replace(/\.[^.]*$/, '');
  return base.replace(/[^\p{L}\p{N} ._-]/gu, '-').slice(0, 60);
}

/** The same game with only its first answers. */
export function upTo(module: GameModule, whole: Session, answers: number): Session {
  if (answers >= whole.log.length) return whole;
  const session = new Session({ module, table: whole.table, seed: whole.seed });
  for (const entry of whole.log.slice(0, answers)) session.submit(answerOf(entry));
  return session;
}
