/** Earlier positions as a seat saw them: they can be looked at and stepped through, and nothing can be played in them. */
import type { Run } from '../engine/engine.js';
import type { LogEntry } from '../engine/log.js';
import type { GameModule, Telling } from '../engine/phrasebook.js';
import type { HistoryRow, Preview, TableSpec, UndoStop } from '../engine/session.js';
import type { AnyGame, Outcome, Prompt, Seat, Told } from '../engine/types.js';
import { Refused } from '../engine/types.js';
import type { TableReading, TableSource } from '../ui/table/source.js';
import type { Still } from './messages.js';

/** Somebody is asked something; what can be answered is theirs to know. */
export function stillPrompt(still: Still): Prompt | null {
  const { asked } = still;
  return asked && { seat: asked.seat, topic: asked.topic, from: `seat:${asked.seat}`, choices: [], queue: asked.queue };
}

export class StillTable implements TableSource {
  readonly opened = false;
  readonly playable = false;

  constructor(
    private readonly whole: TableReading,
    private readonly seen: (n: number) => Still,
    private n: number,
  ) {}

  private get now(): Still {
    return this.seen(this.n);
  }

  get module(): GameModule {
    return this.whole.module;
  }

  get game(): AnyGame {
    return this.whole.game;
  }

  get table(): TableSpec {
    return this.whole.table;
  }

  get seats(): number {
    return this.whole.seats;
  }

  get seed(): string {
    return this.whole.seed;
  }

  get log(): readonly LogEntry[] {
    return this.whole.log.slice(0, this.n);
  }

  prompt(): Prompt | null {
    return stillPrompt(this.now);
  }

  over(): Outcome | null {
    return this.now.over;
  }

  round(): number {
    return this.now.round;
  }

  secrets(): boolean {
    return this.whole.secrets();
  }

  view(): any {
    return this.now.view;
  }

  telling(): Telling {
    return { view: this.now.view, name: (n) => this.whole.table.seats[n]?.name ?? '' };
  }

  tally(seat: Seat): Record<string, number> {
    return this.now.tally[seat] ?? {};
  }

  standing(seat: Seat): Record<string, number> {
    return this.now.standing[seat] ?? {};
  }

  checksum(): string {
    return this.n === this.whole.log.length ? this.whole.checksum() : `${this.n}`;
  }

  openingTold(): readonly Told[] {
    return this.whole.openingTold();
  }

  history(): readonly HistoryRow[] {
    return this.whole.history().slice(0, this.n);
  }

  at(n: number): TableSource {
    return new StillTable(this.whole, this.seen, n);
  }

  /** The next answer was given long ago: this only goes on to it. */
  submit(): readonly Told[] {
    this.n = Math.min(this.n + 1, this.whole.log.length);
    return [];
  }

  preview(): Preview {
    throw new Refused('chairs-no-world');
  }

  why() {
    return [];
  }

  blocked() {
    return [];
  }

  branch(): TableSource {
    throw new Refused('chairs-no-world');
  }

  imagine(): Run {
    throw new Refused('chairs-no-world');
  }

  undoDepth(): number {
    return 0;
  }

  undoStop(): UndoStop {
    return 'start';
  }

  redoDepth(): number {
    return 0;
  }

  undo(): boolean {
    return false;
  }

  redo(): boolean {
    return false;
  }

  look(): void {
    // Nothing can be taken back here.
  }
}
