/** Undo as people mean it: back to a person's own last decision, with everything that bots and orders answered since. */
import type { LogEntry } from './log.js';
import type { TableSpec } from './session.js';
import type { Prompt } from './types.js';

interface Undoable {
  readonly log: readonly LogEntry[];
  readonly table: TableSpec;
  prompt(): Prompt | null;
  undoDepth(): number;
  undo(): boolean;
  redoDepth(): number;
  redo(): boolean;
}

const isPerson = ({ table }: Undoable, seat: number | undefined): boolean =>
  seat !== undefined && table.seats[seat]?.by === 'human';

const hasPeople = (game: Undoable): boolean => game.table.seats.some((_, seat) => isPerson(game, seat));

/** A bot would only decide again: what it answered is taken back for a person's sake, or where nobody else plays. */
function canUndo(game: Undoable): boolean {
  const floor = game.log.length - game.undoDepth();
  if (!hasPeople(game)) return true;
  return game.log.some(([seat], i) => i >= floor && isPerson(game, seat));
}

/** Is this a question that nobody decides anew: a standing order answers it at once? */
type Spared = (prompt: Prompt) => boolean;

const nobody: Spared = () => false;

/** Does a person decide this now? */
const decided = (game: Undoable, asked: Prompt, spared: Spared): boolean =>
  isPerson(game, asked.seat) && !spared(asked);

/** False, with nothing changed, where chance, a secret or the agreed policy lies between. */
export function undoDecision(game: Undoable, spared: Spared = nobody): boolean {
  const { length } = game.log;
  if (!canUndo(game) || !game.undo()) return false;
  for (let asked = game.prompt(); asked && !decided(game, asked, spared); asked = game.prompt()) {
    if (game.undo()) continue;
    // Bots among themselves go back as far as it goes; an order would only answer the same again.
    if (!hasPeople(game)) return true;
    while (game.log.length < length && game.redo());
    return false;
  }
  return true;
}

/** Plays a decision again that was taken back, and what bots and orders had answered to it. */
export function redoDecision(game: Undoable, spared: Spared = nobody): boolean {
  if (!game.redo()) return false;
  for (let asked = game.prompt(); asked && !decided(game, asked, spared); asked = game.prompt())
    if (!game.redo()) break;
  return true;
}
