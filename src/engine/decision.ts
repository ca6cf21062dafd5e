/** Undo as people mean it: back to a person's own last decision, with everything that bots answered since. */
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

/** A bot would only decide again: what it answered is taken back for a person's sake, or where nobody else plays. */
function canUndo(game: Undoable): boolean {
  const floor = game.log.length - game.undoDepth();
  if (!game.table.seats.some((_, seat) => isPerson(game, seat))) return true;
  return game.log.some(([seat], i) => i >= floor && isPerson(game, seat));
}

/** False, with nothing changed, where chance, a secret or the agreed policy lies between. */
export function undoDecision(game: Undoable): boolean {
  if (!canUndo(game) || !game.undo()) return false;
  for (let asked = game.prompt(); asked && !isPerson(game, asked.seat); asked = game.prompt()) if (!game.undo()) break;
  return true;
}

/** Plays a decision again that was taken back, and what bots had answered to it. */
export function redoDecision(game: Undoable): boolean {
  if (!game.redo()) return false;
  for (let asked = game.prompt(); asked && !isPerson(game, asked.seat); asked = game.prompt()) if (!game.redo()) break;
  return true;
}
