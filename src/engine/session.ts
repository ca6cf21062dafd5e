import { checksum, copy } from './copy.js';
import { findCures } from './cure.js';
import { accepts, heardBy, Run, start } from './engine.js';
import { answerOf, entryOf, type LogEntry } from './log.js';
import { must } from './must.js';
import { completeOptions } from './options.js';
import type { GameModule, Telling } from './phrasebook.js';
import type {
  Answer,
  AnyGame,
  Blocked,
  ChosenOptions,
  GameEvent,
  Outcome,
  Prompt,
  RngState,
  Seat,
  Told,
} from './types.js';
import { Refused } from './types.js';

export const UNDO_POLICIES = ['strict', 'seat', 'free'] as const;
export type UndoPolicy = (typeof UNDO_POLICIES)[number];

export interface TableSeat {
  name: string;
  /** 'human', or 'bot:' and the bot's name. */
  by: string;
}

/** Who sits where and what was agreed before the game. */
export interface TableSpec {
  seats: TableSeat[];
  options: ChosenOptions;
  undo: UndoPolicy;
}

/** What stopped undo: the start of the game, chance or a secret, another seat's answer, a look behind the curtain. */
export type UndoStop = 'start' | 'chance' | 'seat' | 'look';

export interface HistoryRow {
  /** 1 for the first answer. */
  readonly n: number;
  readonly entry: LogEntry;
  readonly told: readonly Told[];
  /** Public numbers of every seat after the answer. */
  readonly tally: readonly Record<string, number>[];
  readonly round: number;
}

export interface Preview {
  readonly before: readonly Record<string, number>[];
  readonly after: readonly Record<string, number>[];
  /** What the asked seat would hear. */
  readonly told: readonly GameEvent[];
  readonly next: Seat | null;
  readonly over: boolean;
  /** Dice, piles or secrets come into it: `after` shows nothing beyond what was known. */
  readonly chance: boolean;
}

/** A rule threw. The position before the answer stands again; `entry` is what could not be played. */
export class RuleCrash extends Error {
  constructor(
    readonly entry: LogEntry,
    override readonly cause: unknown,
  ) {
    super('a rule failed');
    this.name = 'RuleCrash';
  }
}

/** An earlier position, kept while undo may come back to it. */
interface Mark {
  readonly state: unknown;
  readonly length: number;
}

/** Undo further back than this replays from the start, so that a long game in free mode does not fill the memory. */
const MOST_MARKS = 64;

interface SessionStart {
  readonly module: GameModule;
  readonly table: TableSpec;
  readonly seed: string;
}

/** A position taken from a save. */
interface SessionSnapshot {
  readonly state: any;
  readonly log: readonly LogEntry[];
  readonly floor: number;
  /** What the way there told, where it is known; it is replayed when somebody asks otherwise. */
  readonly opening?: readonly Told[];
  readonly rows?: readonly HistoryRow[];
}

/**
 * One game being played: the state, the answers so far, and how far back one may go. Everything that plays (screen,
 * plain lines, protocol, replay, bots) goes through here, so there is one road for an answer.
 */
export class Session {
  /** Its words may become those of another language in mid-game; the rules stay. */
  module: GameModule;
  readonly game: AnyGame;
  readonly table: TableSpec;
  readonly seed: string;
  readonly log: LogEntry[] = [];
  private run: Run;
  private marks: Mark[] = [];
  /** By answer: played by a standing order, so that undo passes over it to the answer a person gave. */
  private autos: boolean[] = [];
  private undone: { entry: LogEntry; auto: boolean }[] = [];
  private floorAt = 0;
  private stop: UndoStop = 'start';
  /** Rows known so far; the part before a loaded snapshot is made by replaying when somebody asks for it. */
  private rows: (HistoryRow | undefined)[] = [];
  private opening: readonly Told[] | undefined;
  /** Dice, a pile or a secret came into the last answer. */
  opened = false;

  constructor(spec: SessionStart, from?: SessionSnapshot) {
    this.module = spec.module;
    this.game = spec.module.game;
    // complete, so that a save means the same when a default changes
    this.table = { ...spec.table, options: completeOptions(this.game.optionSpecs, spec.table.options) };
    this.seed = spec.seed;
    if (from) {
      this.run = new Run(this.game, from.state);
      this.log.push(...from.log);
      this.opening = from.opening;
      this.rows = from.rows ? from.rows.slice() : this.log.map(() => undefined);
      this.autos = this.log.map(() => false);
      this.floorAt = from.floor;
      this.stop = from.floor > 0 ? 'seat' : 'start';
    } else {
      this.run = start(this.game, this.seats, this.table.options, spec.seed);
      this.opening = this.run.takeTold();
      this.run.opened = false;
    }
  }

  get seats(): number {
    return this.table.seats.length;
  }

  prompt(): Prompt | null {
    return this.run.prompt();
  }

  over(): Outcome | null {
    return this.run.s.over;
  }

  round(): number {
    return this.game.round(this.run.s);
  }

  secrets(): boolean {
    return this.game.secrets(this.game.options(this.table.options, this.seats));
  }

  view(seat: Seat | null): any {
    return this.game.view(this.run.s, seat);
  }

  telling(seat: Seat | null): Telling {
    return { view: this.view(seat), name: (n) => this.table.seats[n]?.name ?? `seat ${n + 1}` };
  }

  tally(seat: Seat): Record<string, number> {
    return this.game.tally(this.run.s, seat);
  }

  standing(seat: Seat): Record<string, number> {
    return this.game.standing(this.run.s, seat);
  }

  /** The state as it goes into a save. The caller must not change it. */
  snapshot(): unknown {
    return this.run.s;
  }

  checksum(): string {
    return checksum(this.run.s);
  }

  floor(): number {
    return this.floorAt;
  }

  /** Plays an answer. Refused answers and failing rules leave everything as it was. */
  submit(answer: Answer, how: { auto?: boolean } = {}): readonly Told[] {
    const told = this.play(answer, how.auto ?? false);
    this.undone.length = 0;
    return told;
  }

  private play(answer: Answer, auto: boolean): readonly Told[] {
    const prompt = this.prompt();
    if (!prompt) throw new Refused('over');
    const verdict = accepts(prompt, answer);
    if (verdict !== 'yes') throw new Refused(verdict, { id: answer.id, n: answer.n ?? '' });
    const entry = entryOf(prompt.seat, answer);
    const before = copy(this.run.s);
    const { told, row } = this.guarded(before, entry, () => {
      this.run.opened = false;
      this.run.play(answer);
      this.run.prompt();
      const told = this.run.takeTold();
      return { told, row: this.rowNow(this.log.length + 1, entry, told) };
    });
    // Undo passes over standing orders, unless what they answer may be a secret that was told.
    const last = auto
      ? this.log.length - 1
      : this.log.findLastIndex(([seat], i) => !this.autos[i] && this.decides(seat));
    const counts = auto ? this.secrets() : this.decides(prompt.seat);
    if (counts && last >= 0 && must(this.log[last], 'answer', last)[0] !== prompt.seat)
      this.raiseFloor(this.log.length, 'seat');
    this.marks.push({ state: before, length: this.log.length });
    if (this.marks.length > MOST_MARKS) this.marks.shift();
    this.log.push(entry);
    this.autos.push(auto);
    this.rows.push(row);
    this.opened = this.run.opened;
    if (this.opened) this.raiseFloor(this.log.length, 'chance');
    return told;
  }

  /** A person's answer stands for the others; what a bot answers at an open table is only the reply to it. */
  private decides(seat: Seat): boolean {
    return this.secrets() || !this.table.seats[seat]?.by.startsWith('bot:');
  }

  /** Runs rules; when one fails, the position before the answer stands again. */
  private guarded<X>(before: unknown, entry: LogEntry, work: () => X): X {
    try {
      return work();
    } catch (error) {
      this.run = new Run(this.game, before);
      throw new RuleCrash(entry, error);
    }
  }

  private rowNow(n: number, entry: LogEntry, told: readonly Told[]): HistoryRow {
    return { n, entry, told, tally: this.tallies(), round: this.round() };
  }

  private tallies(): Record<string, number>[] {
    return this.table.seats.map((_, seat) => this.tally(seat));
  }

  private raiseFloor(to: number, why: UndoStop): void {
    const policy = this.table.undo;
    if (policy === 'free' || (policy === 'seat' && why === 'chance')) return;
    if (to <= this.floorAt) return;
    this.floorAt = to;
    this.stop = why;
  }

  /** The next seat has looked behind the curtain: what was done before cannot be taken back any more. */
  look(): void {
    this.raiseFloor(this.log.length, 'look');
  }

  /** Everybody agreed to another policy. What it allows can be taken back at once. */
  agreeUndo(undo: UndoPolicy): void {
    const looked = this.stop === 'look' ? this.floorAt : 0;
    this.table.undo = undo;
    if (undo === 'free') {
      this.floorAt = 0;
      this.stop = 'start';
      return;
    }
    const other = new Session({ module: this.module, table: this.table, seed: this.seed });
    try {
      for (const [i, entry] of this.log.entries()) {
        other.play(answerOf(entry), this.autos[i] ?? false);
        other.marks.length = 0;
      }
    } catch {
      return; // the log does not lead here: what could not be taken back stays so
    }
    if (looked > other.floorAt) return;
    this.floorAt = other.floorAt;
    this.stop = other.stop;
  }

  /** How many answers can be taken back now: none where standing orders gave all of them, and would again. */
  undoDepth(): number {
    return this.autos.includes(false, this.floorAt) ? this.log.length - this.floorAt : 0;
  }

  /** What stands at the end of undo. */
  undoStop(): UndoStop {
    return this.stop;
  }

  redoDepth(): number {
    return this.undone.length;
  }

  /** Takes back the last answer that a person gave, and all that standing orders answered since. */
  undo(): boolean {
    if (this.undoDepth() === 0) return false;
    let length = this.log.length - 1;
    while (length > this.floorAt && this.autos[length]) length -= 1;
    const run = this.earlier(length);
    if (!run) {
      this.floorAt = this.log.length; // the log does not lead here: there is no way back
      return false;
    }
    for (let i = this.log.length - 1; i >= length; i--)
      this.undone.push({ entry: must(this.log[i], 'answer', i), auto: must(this.autos[i], 'answer', i) });
    this.run = run;
    this.log.length = length;
    this.rows.length = length;
    this.autos.length = length;
    return true;
  }

  /** The position after `length` answers: a kept one, or the log played again. */
  private earlier(length: number): Run | null {
    let mark: Mark | undefined;
    while ((this.marks.at(-1)?.length ?? -1) >= length) mark = this.marks.pop();
    // many standing orders in a row reach back further than what is kept
    if (mark?.length === length) return new Run(this.game, mark.state);
    try {
      return this.replayed(length);
    } catch {
      return null;
    }
  }

  redo(): boolean {
    const first = this.undone.at(-1);
    if (!first) return false;
    do {
      const next = must(this.undone.at(-1), 'last');
      this.play(answerOf(next.entry), next.auto);
      this.undone.pop();
    } while (this.undone.at(-1)?.auto);
    return true;
  }

  private replayed(length: number): Run {
    const run = start(this.game, this.seats, this.table.options, this.seed);
    for (let i = 0; i < length; i++) {
      const answer = answerOf(must(this.log[i], 'answer', i));
      const prompt = run.prompt();
      if (!prompt || accepts(prompt, answer) !== 'yes') throw new Refused('not-offered', { id: answer.id });
      run.play(answer);
    }
    run.takeTold();
    return run;
  }

  /** What was told while the table was set up. */
  openingTold(): readonly Told[] {
    if (!this.opening) this.history();
    return this.opening ?? [];
  }

  /** One row per answer. Replays the part before a loaded snapshot the first time. */
  history(): readonly HistoryRow[] {
    const unknown = this.rows.lastIndexOf(undefined);
    if (unknown >= 0 || !this.opening) this.recall(unknown + 1);
    return this.rows as HistoryRow[];
  }

  /** Fills in the first `length` rows by replaying. */
  private recall(length: number): void {
    const other = new Session({ module: this.module, table: { ...this.table, undo: 'free' }, seed: this.seed });
    this.opening = other.opening ?? [];
    try {
      for (let i = 0; i < length; i++) {
        other.play(answerOf(must(this.log[i], 'answer', i)), false);
        other.marks.length = 0;
        this.rows[i] ??= other.rows[i];
      }
    } catch {
      // A log from before a change of rules may not play any more: the answers stand without what they did.
      for (let i = other.log.length; i < length; i++) {
        const known = this.rows[i - 1];
        this.rows[i] ??= {
          n: i + 1,
          entry: must(this.log[i], 'answer', i),
          told: [],
          tally: known?.tally ?? this.tallies(),
          round: known?.round ?? 0,
        };
      }
    }
  }

  /** The position after n answers, to look at. Playing on in it changes nothing here. */
  at(n: number): Session {
    const other = new Session({ module: this.module, table: { ...this.table, undo: 'free' }, seed: this.seed });
    for (let i = 0; i < n; i++) {
      other.play(answerOf(must(this.log[i], 'answer', i)), false);
      other.marks.length = 0;
    }
    return other;
  }

  /** What would change if the asked seat gave this answer. Hidden things are dealt anew first, so nothing leaks. */
  preview(answer: Answer): Preview {
    const prompt = this.prompt();
    if (!prompt) throw new Refused('over');
    const verdict = accepts(prompt, answer);
    if (verdict !== 'yes') throw new Refused(verdict, { id: answer.id, n: answer.n ?? '' });
    const before = this.tallies();
    try {
      const run = this.run.imagine(prompt.seat, true);
      run.play(answer);
      if (run.opened) return { before, after: before, told: [], next: null, over: false, chance: true };
      return {
        before,
        after: this.table.seats.map((_, seat) => this.game.tally(run.s, seat)),
        told: heardBy(run.takeTold(), prompt.seat),
        next: run.prompt()?.seat ?? null,
        over: run.s.over !== null,
        chance: false,
      };
    } catch (error) {
      throw new RuleCrash(entryOf(prompt.seat, answer), error);
    }
  }

  /** What is not on offer and why, each with the smallest cure by free conversions where one was found. */
  why(): { blocked: Blocked; cure: readonly Answer[] | null }[] {
    const prompt = this.prompt();
    if (!prompt) return [];
    const all = this.run.blocked();
    const wanted = all.flatMap((blocked) => blocked.id ?? []);
    const cures = findCures(this.run.imagine(prompt.seat), prompt.seat, wanted);
    return all.map((blocked) => ({ blocked, cure: cures.get(blocked.id ?? '') ?? null }));
  }

  /** What stands between a seat and each thing it cannot do, without the search for cures. */
  blocked(): readonly Blocked[] {
    return this.run.blocked();
  }

  /** A private copy to try things in. Everything hidden from the viewer is dealt anew; it is never saved. */
  branch(viewer: Seat | null): Session {
    const state = this.run.imagine(viewer).s;
    const table: TableSpec = { ...this.table, undo: 'free' };
    const other = new Session(
      { module: this.module, table, seed: this.seed },
      { state, log: this.log, floor: this.log.length },
    );
    other.opening = this.opening ?? [];
    other.rows = this.rows.slice();
    return other;
  }

  /** A copy for a bot of that seat to look ahead in; hidden things are dealt with the bot's own chance. */
  imagine(seat: Seat, rng?: RngState): Run {
    return this.run.imagine(seat, false, rng);
  }
}
