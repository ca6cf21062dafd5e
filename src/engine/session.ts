import { checksum, copy } from './copy.js';
import { findCure } from './cure.js';
import { accepts, heardBy, Run, start } from './engine.js';
import { answerOf, entryOf, type LogEntry } from './log.js';
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
  /** Played by a standing order: undo passes over it to the answer a person gave. */
  readonly auto: boolean;
}

export interface SessionStart {
  readonly module: GameModule;
  readonly table: TableSpec;
  readonly seed: string;
}

/** A position taken from a save. */
export interface SessionSnapshot {
  readonly state: any;
  readonly log: readonly LogEntry[];
  readonly floor: number;
}

/**
 * One game being played: the state, the answers so far, and how far back one may go. Everything that plays (screen,
 * plain lines, protocol, replay, bots) goes through here, so there is one road for an answer.
 */
export class Session {
  readonly module: GameModule;
  readonly game: AnyGame;
  readonly table: TableSpec;
  readonly seed: string;
  readonly log: LogEntry[] = [];
  private run: Run;
  private marks: Mark[] = [];
  private undone: { entry: LogEntry; auto: boolean }[] = [];
  private floorAt = 0;
  private stop: UndoStop = 'start';
  /** Rows known so far; the part before a loaded snapshot is made by replaying when somebody asks for it. */
  private rows: (HistoryRow | undefined)[] = [];
  private opening: readonly Told[] | undefined;

  constructor(spec: SessionStart, from?: SessionSnapshot) {
    this.module = spec.module;
    this.game = spec.module.game;
    this.table = spec.table;
    this.seed = spec.seed;
    if (from) {
      this.run = new Run(this.game, from.state);
      this.log.push(...from.log);
      this.rows.length = this.log.length;
      this.floorAt = from.floor;
      this.stop = from.floor > 0 ? 'seat' : 'start';
    } else {
      this.run = start(this.game, spec.table.seats.length, spec.table.options, spec.seed);
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
    return this.game.secrets(this.table.options);
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
    this.run.opened = false;
    try {
      this.run.play(answer);
      this.run.prompt();
    } catch (error) {
      this.run = new Run(this.game, before);
      throw new RuleCrash(entry, error);
    }
    const previous = this.log.at(-1);
    if (previous && previous[0] !== prompt.seat && !auto) this.raiseFloor(this.log.length, 'seat');
    this.marks.push({ state: before, length: this.log.length, auto });
    this.log.push(entry);
    if (this.run.opened) this.raiseFloor(this.log.length, 'chance');
    const told = this.run.takeTold();
    this.rows.push(this.rowNow(this.log.length, entry, told));
    return told;
  }

  private rowNow(n: number, entry: LogEntry, told: readonly Told[]): HistoryRow {
    return { n, entry, told, tally: this.table.seats.map((_, seat) => this.tally(seat)), round: this.round() };
  }

  private raiseFloor(to: number, why: UndoStop): void {
    const policy = this.table.undo;
    if (policy === 'free' || (policy === 'seat' && why !== 'seat')) return;
    if (to <= this.floorAt) return;
    this.floorAt = to;
    this.stop = why;
    this.marks = this.marks.filter((m) => m.length >= to);
  }

  /** The next seat has looked behind the curtain: what was done before cannot be taken back any more. */
  look(): void {
    this.raiseFloor(this.log.length, 'look');
  }

  /** How many answers can be taken back now. */
  undoDepth(): number {
    return this.log.length - this.floorAt;
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
    let auto = false;
    do {
      const mark = this.marks.pop();
      auto = mark?.auto ?? false;
      const length = this.log.length - 1;
      this.undone.push({ entry: this.log[length]!, auto });
      this.log.length = length;
      this.rows.length = length;
      this.run = mark ? new Run(this.game, mark.state) : this.replayed(length);
    } while (auto && this.undoDepth() > 0);
    return true;
  }

  redo(): boolean {
    const first = this.undone.pop();
    if (!first) return false;
    this.play(answerOf(first.entry), first.auto);
    while (this.undone.at(-1)?.auto) this.play(answerOf(this.undone.pop()!.entry), true);
    return true;
  }

  private replayed(length: number): Run {
    const run = start(this.game, this.seats, this.table.options, this.seed);
    for (let i = 0; i < length; i++) run.play(answerOf(this.log[i]!));
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
    if (!this.opening || this.rows.includes(undefined)) {
      const other = new Session({ module: this.module, table: { ...this.table, undo: 'free' }, seed: this.seed });
      this.opening = other.opening ?? [];
      this.rows = this.log.map((entry, i) => {
        const known = this.rows[i];
        const told = other.play(answerOf(entry), false);
        other.marks.length = 0;
        return known ?? { ...other.rows[i]!, told };
      });
    }
    return this.rows as HistoryRow[];
  }

  /** The position after n answers, to look at. Playing on in it changes nothing here. */
  at(n: number): Session {
    const other = new Session({ module: this.module, table: { ...this.table, undo: 'free' }, seed: this.seed });
    for (let i = 0; i < n; i++) {
      other.play(answerOf(this.log[i]!), false);
      other.marks.length = 0;
    }
    return other;
  }

  /** What would change if the asked seat gave this answer. Hidden things are dealt anew first, so nothing leaks. */
  preview(answer: Answer): Preview {
    const prompt = this.prompt();
    if (!prompt) throw new Refused('over');
    const before = this.table.seats.map((_, seat) => this.tally(seat));
    const run = this.run.imagine(prompt.seat, true);
    run.play(answer);
    const chance = run.opened;
    const after = chance ? before : this.table.seats.map((_, seat) => this.game.tally(run.s, seat));
    const next = run.prompt()?.seat ?? null;
    const told = chance ? [] : heardBy(run.takeTold(), prompt.seat);
    return { before, after, told, next: chance ? null : next, over: run.s.over !== null && !chance, chance };
  }

  /** What is not on offer and why, each with the smallest cure by free conversions where one was found. */
  why(): { blocked: Blocked; cure: readonly Answer[] | null }[] {
    const prompt = this.prompt();
    if (!prompt) return [];
    return this.run.blocked().map((blocked) => ({
      blocked,
      cure: blocked.id === undefined ? null : findCure(this.run.imagine(prompt.seat), prompt.seat, blocked.id),
    }));
  }

  /** What stands between a seat and each thing it cannot do, without the search for cures. */
  blocked(): readonly Blocked[] {
    return this.run.blocked();
  }

  /** A private copy to try things in. Everything hidden from the viewer is dealt anew; it is never saved. */
  branch(viewer: Seat | null): Session {
    const state = this.secrets() ? this.run.imagine(viewer).s : copy(this.run.s);
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
