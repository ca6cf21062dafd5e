/**
 * What stands behind a table's screen. Screens and their controllers read a table and give answers through these
 * interfaces alone. A `Session` is one: the game on this machine, the keyboard going round. A table that is played
 * elsewhere is another: it reads a fair world (everything hidden from its seat dealt anew) and sends answers away.
 */
import type { Run } from '../../engine/engine.js';
import type { LogEntry } from '../../engine/log.js';
import type { GameModule, Telling } from '../../engine/phrasebook.js';
import type { HistoryRow, Preview, TableSpec, UndoPolicy, UndoStop } from '../../engine/session.js';
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

/** Somebody at the table, or the table itself (null), said something. */
interface Remark {
  readonly n: number;
  readonly seat: Seat | null;
  readonly text: string;
  /** Answers on the table then. */
  readonly at: number;
}

/** Who sits at the other screens of a table played elsewhere, and what they say. Times are milliseconds since 1970. */
export interface Chairs {
  /** The line to the table is lost and tried again. */
  readonly lost: boolean;
  /** Why nobody at this screen will come back to the table, as a sentence; else ''. */
  readonly ended: string;
  /** People who are not connected, and since when. */
  away(): readonly { readonly seat: Seat; readonly since: number }[];
  /** Since when the open question waits. */
  askedSince(): number;
  readonly watching: number;
  readonly remarks: readonly Remark[];
  /** A seat wants to take an answer back, and this one must say whether it may. */
  asking(): Seat | null;
  agree(yes: boolean): void;
  say(text: string): void;
  /** What the table answered to something this screen did, to be told once. */
  takeNotice(): { readonly text: string; readonly bad: boolean } | null;
}

export interface TableSource extends TableReading {
  /** Dice, a pile or a secret came into the last answer. */
  readonly opened: boolean;
  /** Gives the asked seat's answer; throws `Refused` when it cannot be taken. */
  submit(answer: Answer, how?: { auto?: boolean }): readonly Told[];
  /** False when there is no way back. */
  undo(): boolean;
  redo(): boolean;
  /** Everybody agreed to another policy of undo. Absent where the table is played elsewhere. */
  agreeUndo?(undo: UndoPolicy): void;
  /** The next seat has looked behind the curtain: what was done before cannot be taken back. */
  look(): void;
  /** At a table played elsewhere, the seat that this screen answers for; null: it only watches. Absent: the keyboard goes round. */
  readonly own?: Seat | null;
  /** Where several people share this screen of a table played elsewhere: who must take it before the question is shown. */
  readonly handTo?: Seat | null;
  /** They have taken it. */
  handOver?(): void;
  /** An answer is on its way: nothing can be answered until the table says what became of it. */
  readonly waiting?: boolean;
  /** False: it can only be looked at, nothing can be tried in it. */
  readonly playable?: boolean;
  /** The other chairs of a table played elsewhere. */
  readonly chairs?: Chairs;
  /** Called whenever the table changed by itself; `moved`: the position did. Returns how to stop listening. */
  onChange?(listener: (moved: boolean) => void): () => void;
}
