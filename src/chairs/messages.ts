/**
 * What a table and the programs around it say to each other: protocol 2, one JSON object a line (docs/protocol.md).
 * Requests come from outside and are checked here; everything else in this room works with checked ones.
 */
import * as v from 'valibot';
import { nestsTooDeep } from '../engine/save/format.js';
import type { TableSeat, UndoPolicy, UndoStop } from '../engine/session.js';
import type { ChosenOptions, Outcome, Seat, Told } from '../engine/types.js';
import type { Cause } from './cause.js';

export const TABLE_PROTOCOL = 2;

/** A request is short. What is longer is thrown away up to its end. */
export const MOST_REQUEST = 8_192;
export const MOST_CHAT = 200;
const MOST_WORD = 400;

const Count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1e6));
const SeatNumber = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(15));
const Word = v.pipe(v.string(), v.maxLength(MOST_WORD));
/** A number of the client's own choice; the reply repeats it. */
const Re = { re: v.optional(Count) };

const Request = v.variant('do', [
  v.looseObject({ ...Re, do: v.literal('hello') }),
  v.looseObject({
    ...Re,
    do: v.literal('sit'),
    seat: SeatNumber,
    pass: v.optional(Word),
    /** The name of a proof that was asked for with `prove`. */
    proof: v.optional(Word),
    world: v.optional(v.boolean()),
    /** Several people see this screen: it is sent what everybody may know. */
    shared: v.optional(v.boolean()),
  }),
  v.looseObject({
    ...Re,
    do: v.literal('watch'),
    /** Whose eyes to look with; its pass is needed. */
    seat: v.optional(SeatNumber),
    pass: v.optional(Word),
    world: v.optional(v.boolean()),
  }),
  v.looseObject({ ...Re, do: v.literal('prove') }),
  v.looseObject({
    ...Re,
    do: v.literal('answer'),
    at: Count,
    id: Word,
    n: v.optional(v.pipe(v.number(), v.integer())),
  }),
  v.looseObject({ ...Re, do: v.literal('undo'), at: Count }),
  v.looseObject({ ...Re, do: v.literal('agree'), at: Count, yes: v.boolean() }),
  v.looseObject({ ...Re, do: v.literal('order'), order: Word, value: Word }),
  v.looseObject({ ...Re, do: v.literal('say'), text: v.pipe(v.string(), v.maxLength(4 * MOST_CHAT)) }),
  v.looseObject({ ...Re, do: v.literal('past'), from: Count }),
  v.looseObject({ ...Re, do: v.literal('why') }),
  v.looseObject({ ...Re, do: v.literal('ping') }),
  v.looseObject({
    ...Re,
    do: v.literal('own'),
    key: Word,
    what: v.picklist(['stop', 'free', 'by', 'who']),
    seat: v.optional(SeatNumber),
    by: v.optional(Word),
    /** Where the save goes when its own folder does not take it. */
    to: v.optional(Word),
  }),
]);
export type Request = v.InferOutput<typeof Request>;
export type RequestOf<D extends Request['do']> = Extract<Request, { do: D }>;

export const TABLE_ERRORS = [
  'bad-json',
  'bad-request',
  'too-long',
  'not-seated',
  'not-your-turn',
  'late',
  'not-offered',
  'out-of-range',
  'undo-floor',
  'no-undo',
  'wrong-pass',
  'too-many',
  'no-such-seat',
  'bot-seat',
  'not-owner',
  'not-saved',
  'over',
] as const;
export type TableError = (typeof TABLE_ERRORS)[number];

/** The request in a line, or why it is none. */
export function requestIn(line: string): Request | 'bad-json' | 'bad-request' {
  if (nestsTooDeep(line)) return 'bad-json';
  let raw: unknown;
  try {
    raw = JSON.parse(line);
  } catch {
    return 'bad-json';
  }
  const read = v.safeParse(Request, raw);
  return read.success ? read.output : 'bad-request';
}

/** Who sits where, and since when that is so (milliseconds since 1970). */
export interface SeatPresence {
  readonly here: boolean;
  readonly since: number;
}

export interface Presence {
  readonly seats: readonly SeatPresence[];
  readonly watchers: number;
  /** Since when the open question waits. */
  readonly asked: number;
}

export interface Said {
  readonly n: number;
  /** Null: the table itself. */
  readonly seat: Seat | null;
  readonly text: string;
  /** Where the table says why something was refused. */
  readonly cause?: Cause;
  readonly when: number;
  /** Answers on the table when it was said. */
  readonly at: number;
}

/** A seat wants to take back what others have answered since. */
export interface Asking {
  readonly seat: Seat;
  readonly at: number;
  readonly agreed: readonly Seat[];
}

/** One answer as the seat may know it. */
export interface TableRow {
  readonly n: number;
  readonly seat: Seat;
  /** Null while its word may be a secret. */
  readonly id: string | null;
  readonly amount?: number;
  readonly round: number;
  readonly tally: readonly Record<string, number>[];
  readonly told: readonly Told[];
}

/** What a seat sees of a position that it is not asked about. */
export interface Still {
  readonly view: unknown;
  readonly tally: readonly Record<string, number>[];
  readonly standing: readonly Record<string, number>[];
  readonly round: number;
  readonly over: Outcome | null;
  readonly asked: { readonly seat: Seat; readonly topic: string; readonly queue: readonly Seat[] } | null;
}

/** The question in words, for programs that have no rules of their own. */
export interface AskedInWords {
  readonly seat: Seat;
  readonly topic: string;
  readonly text: string;
  readonly choices: readonly object[];
  readonly queue: readonly Seat[];
}

/** The table as one seat (or a watcher) may know it. Rows before `keep` are as they were. */
export interface Changed {
  readonly push: 'changed';
  /** Answers so far. */
  readonly at: number;
  readonly keep: number;
  readonly rows: readonly TableRow[];
  readonly still: Still;
  readonly prompt: AskedInWords | null;
  /** A position that can be played in, for programs that know the rules: everything hidden is dealt anew. */
  readonly world?: unknown;
  /** Told where nothing can be learnt from it: nothing is left to chance and nothing secret, or the game is over. */
  readonly seed?: string;
  readonly undo: { readonly depth: number; readonly stop: UndoStop };
  readonly asking: Asking | null;
  readonly presence: Presence;
  /** Answers on disk, and a sentence when there should be more. */
  readonly saved: { readonly answers: number; readonly trouble: string; readonly cause?: Cause };
  /** Dice, a pile or a secret came into the last answer. */
  readonly opened: boolean;
  /** Who plays each seat: 'human' or a bot. */
  readonly by: readonly string[];
}

/** What does not change while a game is played. */
export interface TableFacts {
  readonly program: 'hotseat';
  readonly version: string;
  readonly protocol: typeof TABLE_PROTOCOL;
  readonly game: string;
  readonly rules: number;
  readonly name: string;
  /** Which table it is, whatever it is called. */
  readonly table: string;
  readonly seats: readonly TableSeat[];
  readonly options: ChosenOptions;
  readonly undo: UndoPolicy;
  readonly presence: Presence;
  /** Seats that need no pass to be taken, because nobody sat there yet. */
  readonly free: readonly Seat[];
}

export type Reply =
  | { readonly ok: true; readonly re?: number; readonly [part: string]: unknown }
  | {
      readonly ok: false;
      readonly re?: number;
      readonly error: { readonly code: TableError; readonly message: string; readonly cause?: Cause };
    };

export type Pushed =
  | Changed
  | { readonly push: 'presence'; readonly presence: Presence }
  | { readonly push: 'said'; readonly lines: readonly Said[] }
  | {
      readonly push: 'closing';
      readonly why: 'gone' | 'stopped' | 'idle' | 'replaced' | 'freed' | 'slow' | 'silent' | 'full' | 'passes';
    };
export type Closing = Extract<Pushed, { push: 'closing' }>['why'];
