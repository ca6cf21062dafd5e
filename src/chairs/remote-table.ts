/**
 * A table that is played at a host, as the screens read it. The position stands here as a fair world, so preview, why,
 * what-if and hints run in this program; only answers and undo cross the line. Where this seat may not have a world,
 * it has a still: what it sees, and nothing to play in.
 */
import type { Run } from '../engine/engine.js';
import type { LogEntry } from '../engine/log.js';
import type { GameModule, Telling } from '../engine/phrasebook.js';
import { type HistoryRow, type Preview, Session, type TableSpec, type UndoStop } from '../engine/session.js';
import type { Answer, Outcome, Prompt, RngState, Seat, Told } from '../engine/types.js';
import { Refused } from '../engine/types.js';
import type { Chairs, TableSource } from '../ui/table/source.js';
import { type Cause, refusedFrom } from './cause.js';
import { LINE_LOST } from './client.js';
import type { Asking, Changed, Presence, Said, Still, TableFacts } from './messages.js';
import { StillTable, stillPrompt } from './still.js';

/** An answer's word where only its seat knows it. */
const HIDDEN_WORD = '?';
/** Lines of talk that are kept. */
const MOST_SAID = 100;

/** What a table does with what crosses the line. */
interface Errands {
  answer(at: number, answer: Answer): Promise<void>;
  undo(at: number): Promise<'done' | 'asked'>;
  past(from: number): Promise<readonly Still[]>;
  agree(at: number, yes: boolean): Promise<unknown>;
  say(text: string): Promise<unknown>;
}

export class RemoteTable implements TableSource {
  readonly table: TableSpec;
  readonly own: Seat | null;
  waiting = false;
  /** The line is lost and being tried again. */
  away = false;
  /** Why this screen will not come back to the table, as a sentence; else ''. */
  ended = '';
  opened = false;
  asking: Asking | null = null;
  presence: Presence;
  saved: Changed['saved'] = { answers: 0, trouble: '' };
  readonly said: Said[] = [];
  private still: Still;
  private world: Session | null = null;
  private known: HistoryRow[] = [];
  private entries: LogEntry[] = [];
  private undoNow: Changed['undo'] = { depth: 0, stop: 'start' };
  private told = '';
  private readonly listeners = new Set<(moved: boolean) => void>();
  /** What this seat saw at earlier answers, as far as the host has told. */
  private stills: (Still | undefined)[] = [];
  private fetching = false;
  private notice: { text: string; bad: boolean } | null = null;

  constructor(
    readonly module: GameModule,
    readonly facts: TableFacts,
    own: Seat | null,
    first: Changed,
    private readonly errands: Errands,
    private readonly explain: (error: unknown) => string,
    /** False: it looks on, with the eyes of its seat. */
    private readonly mayAnswer = true,
  ) {
    this.own = own;
    this.table = { seats: facts.seats.map((seat) => ({ ...seat })), options: facts.options, undo: facts.undo };
    this.presence = first.presence;
    this.still = first.still;
    this.take(first);
  }

  get game() {
    return this.module.game;
  }

  get seats(): number {
    return this.table.seats.length;
  }

  get seed(): string {
    return this.told;
  }

  get log(): readonly LogEntry[] {
    return this.entries;
  }

  /** What the host pushed: the table as it is now. */
  take(changed: Changed): void {
    this.known.length = Math.min(this.known.length, changed.keep);
    this.stills.length = Math.min(this.stills.length, changed.keep + 1);
    for (const { n, seat, id, amount, round, tally, told } of changed.rows) {
      const word = id ?? HIDDEN_WORD;
      const entry: LogEntry = amount === undefined ? [seat, word] : [seat, word, amount];
      this.known.push({ n, entry, round, tally, told });
    }
    this.entries = this.known.map((row) => row.entry);
    this.still = changed.still;
    this.stills[changed.at] = changed.still;
    this.undoNow = changed.undo;
    this.opened = changed.opened;
    this.told = changed.seed ?? '';
    this.presence = changed.presence;
    this.asking = changed.asking;
    const { answers, trouble, cause } = changed.saved;
    this.saved = { answers, trouble: this.inOwnWords(trouble, cause) };
    changed.by.forEach((by, seat) => {
      const place = this.table.seats[seat];
      if (place) place.by = by;
    });
    this.world = changed.world === undefined ? null : this.worldOf(changed.world);
    this.waiting = false;
    this.away = false;
    this.changed(true);
  }

  private worldOf(state: unknown): Session {
    const spec = { module: this.module, table: { ...this.table, undo: 'free' as const }, seed: this.told };
    const { known: rows, entries: log } = this;
    return new Session(spec, { state, log, floor: log.length, opening: [], rows });
  }

  setPresence(presence: Presence): void {
    this.presence = presence;
    this.changed();
  }

  hear(lines: readonly Said[]): void {
    for (const line of lines) {
      if (line.n <= (this.said.at(-1)?.n ?? 0)) continue;
      this.said.push({ ...line, text: this.inOwnWords(line.text, line.cause) });
    }
    this.said.splice(0, Math.max(0, this.said.length - MOST_SAID));
    this.changed();
  }

  /** What the host says, in the language of this screen where that can be done. */
  private inOwnWords(text: string, cause: Cause | undefined): string {
    return cause ? this.explain(refusedFrom(cause, text, this.module.phrases)) : text;
  }

  /** The line is lost: the table stands as it was, and nothing can be answered. */
  lost(): void {
    this.away = true;
    this.changed();
  }

  /** The table, or this place at it, is gone for good. */
  end(why: string): void {
    this.ended = why;
    this.lost();
  }

  onChange(listener: (moved: boolean) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  private changed(moved = false): void {
    for (const listener of [...this.listeners]) listener(moved);
  }

  get playable(): boolean {
    return this.world !== null;
  }

  /** What came of an errand, to be said once. */
  private takeNotice(): { text: string; bad: boolean } | null {
    const { notice } = this;
    this.notice = null;
    return notice;
  }

  tell(text: string, bad = false): void {
    this.notice = { text, bad };
    this.changed();
  }

  prompt(): Prompt | null {
    return this.question ? this.question.prompt() : stillPrompt(this.still);
  }

  /** Where hands are secret, what another seat can answer is theirs to know: a fair world would only invent it. */
  private get question(): Session | null {
    return this.still.asked?.seat === this.own || !this.secrets() || this.still.over ? this.world : null;
  }

  over(): Outcome | null {
    return this.still.over;
  }

  round(): number {
    return this.still.round;
  }

  secrets(): boolean {
    return this.game.secrets(this.game.options(this.table.options, this.seats));
  }

  view(seat: Seat | null): any {
    // Other eyes than these are only open where nothing is secret.
    return this.world && (seat !== this.own || this.still.over) ? this.world.view(seat) : this.still.view;
  }

  telling(seat: Seat | null): Telling {
    return { view: this.view(seat), name: (n) => this.table.seats[n]?.name ?? '' };
  }

  tally(seat: Seat): Record<string, number> {
    return this.still.tally[seat] ?? {};
  }

  standing(seat: Seat): Record<string, number> {
    return this.still.standing[seat] ?? {};
  }

  checksum(): string {
    return this.world?.checksum() ?? `${this.entries.length}`;
  }

  openingTold(): readonly Told[] {
    return [];
  }

  history(): readonly HistoryRow[] {
    return this.known;
  }

  /** Where seed and answers are known the game is played again here; else what this seat saw then is shown. */
  at(n: number): TableSource {
    if (this.told !== '' && this.world) return this.world.at(n);
    this.fetchPast();
    return new StillTable(this, (at) => this.stillAt(at), n);
  }

  /** What was seen after n answers, or at the nearest one that is known. */
  private stillAt(n: number): Still {
    for (let d = 0; d <= this.entries.length; d++) {
      const found = this.stills[n - d] ?? this.stills[n + d];
      if (found) return found;
    }
    return this.still;
  }

  /** The host is asked for what is missing, a piece at a time, newest first. */
  private fetchPast(): void {
    let missing = this.entries.length;
    while (missing >= 0 && this.stills[missing]) missing--;
    if (missing < 0 || this.fetching || this.away) return;
    let from = missing;
    while (from > 0 && !this.stills[from - 1] && missing - from < 19) from--;
    this.fetching = true;
    this.errands.past(from).then(
      (stills) => {
        this.fetching = false;
        stills.forEach((still, i) => {
          this.stills[from + i] ??= still;
        });
        if (stills.length > 0) this.fetchPast();
      },
      () => {
        this.fetching = false;
      },
    );
  }

  private here(): Session {
    if (!this.world) throw new Refused('chairs-no-world');
    return this.world;
  }

  preview(answer: Answer): Preview {
    return this.here().preview(answer);
  }

  why() {
    return this.question?.why() ?? [];
  }

  blocked() {
    return this.question?.blocked() ?? [];
  }

  branch(viewer: Seat | null): TableSource {
    return this.here().branch(viewer);
  }

  imagine(seat: Seat, rng?: RngState): Run {
    return this.here().imagine(seat, rng);
  }

  /** The world of this position, for a bot of this program to think in; null where there is none. */
  get session(): Session | null {
    return this.world;
  }

  private get answers(): boolean {
    return this.own !== null && this.mayAnswer;
  }

  undoDepth(): number {
    return !this.answers ? 0 : this.undoNow.depth;
  }

  undoStop(): UndoStop {
    return this.undoNow.stop;
  }

  redoDepth(): number {
    return 0;
  }

  /** Sends the answer away: the table is as it was until the host says what became of it. */
  submit(answer: Answer): readonly Told[] {
    if (!this.answers) throw new Refused('chairs-unseated');
    if (this.away) throw new Refused('chairs-away');
    if (this.waiting) throw new Refused('chairs-waiting');
    this.waiting = true;
    this.run(this.errands.answer(this.entries.length, answer));
    return [];
  }

  undo(): boolean {
    if (!this.answers || this.away || this.waiting) return false;
    this.waiting = true;
    this.run(
      this.errands.undo(this.entries.length).then((what) => {
        if (what === 'asked') this.tell(this.explain(new Refused('chairs-asked')));
      }),
    );
    return true;
  }

  /** Who else is here. People's own seat is never told to be away. */
  readonly chairs: Chairs = this.chairsOf();

  private chairsOf(): Chairs {
    const whole = this;
    return {
      get lost() {
        return whole.away;
      },
      get ended() {
        return whole.ended;
      },
      get watching() {
        return whole.presence.watchers;
      },
      get remarks() {
        return whole.said;
      },
      away: () =>
        this.presence.seats.flatMap(({ here, since }, seat) =>
          here || seat === this.own || this.table.seats[seat]?.by !== 'human' ? [] : [{ seat, since }],
        ),
      askedSince: () => this.presence.asked,
      asking: () => {
        const { asking, own } = this;
        return asking && own !== null && this.answers && asking.seat !== own && !asking.agreed.includes(own)
          ? asking.seat
          : null;
      },
      agree: (yes) => this.quietRun(this.errands.agree(this.entries.length, yes)),
      say: (text) => this.quietRun(this.errands.say(text)),
      takeNotice: () => this.takeNotice(),
    };
  }

  private quietRun(errand: Promise<unknown>): void {
    errand.catch((error) => this.tell(this.explain(error), true));
  }

  private run(errand: Promise<unknown>): void {
    errand.then(
      () => {
        this.waiting = false;
        this.changed();
      },
      (error) => {
        this.waiting = false;
        // That the line is lost stands above the board; whether the answer was taken shows when it is back.
        if (error instanceof Refused && error.code === LINE_LOST) this.changed();
        else this.tell(this.explain(error), true);
      },
    );
  }

  redo(): boolean {
    return false;
  }

  look(): void {
    // Everybody has a screen of their own: nothing is shown by sitting down.
  }
}
