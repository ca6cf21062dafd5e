/**
 * What stands behind a table's screen. Screens and their controllers read a table and give answers through these
 * interfaces alone. A `Session` is one: the game on this machine, the keyboard going round. A table that is played
 * elsewhere is another: it reads a fair world (everything hidden from its seat dealt anew) and sends answers away.
 */
import type { Run } from '../../engine/engine.js';
import type { LogEntry } from '../../engine/log.js';
import type { GameModule, Telling } from '../../engine/phrasebook.js';
import type { HistoryRow, Preview, TableSpec, UndoStop } from '../../engine/session.js';
import type { Answer, AnyGame, Blocked, Outcome, Prompt, RngState, Seat, Told } from '../../engine/types.js';

/** A position and the way there, as far as the looking seat may know it. */
export interface TableReading {
  readonly module: GameModule;
  readonly game: AnyGame;
  readonly table: TableSpec;
  readonly seats: number;
  readonly seed: string;
  readonly log: readonly LogEntry[];
  prompt(): Prompt | null;
  over(): Outcome | null;
  round(): number;
  secrets(): boolean;
  view(seat: Seat | null): any;
  telling(seat: Seat | null): Telling;
  tally(seat: Seat): Record<string, number>;
  standing(seat: Seat): Record<string, number>;
  checksum(): string;
  openingTold(): readonly Told[];
  history(): readonly HistoryRow[];
  /** The position after n answers, to look at. */
  at(n: number): TableSource;
  preview(answer: Answer): Preview;
  why(): readonly { readonly blocked: Blocked; readonly cure: readonly Answer[] | null }[];
  blocked(): readonly Blocked[];
  /** A private copy to try things in; hidden things are dealt anew. */
  branch(viewer: Seat | null): TableSource;
  /** A copy for a bot of that seat to look ahead in. */
  imagine(seat: Seat, rng?: RngState): Run;
  undoDepth(): number;
  undoStop(): UndoStop;
  redoDepth(): number;
}

export interface TableSource extends TableReading {
  /** Dice, a pile or a secret came into the last answer. */
  readonly opened: boolean;
  /** Gives the asked seat's answer; throws `Refused` when it cannot be taken. */
  submit(answer: Answer, how?: { auto?: boolean }): readonly Told[];
  /** False when there is no way back. */
  undo(): boolean;
  redo(): boolean;
  /** The next seat has looked behind the curtain: what was done before cannot be taken back. */
  look(): void;
  /** At a table played elsewhere, the seat that this screen answers for; null: it only watches. Absent: the keyboard goes round. */
  readonly own?: Seat | null;
  /** An answer is on its way: nothing can be answered until the table says what became of it. */
  readonly waiting?: boolean;
  /** Called whenever the table changed by itself. Returns how to stop listening. */
  onChange?(listener: () => void): () => void;
}
