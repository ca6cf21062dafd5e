/**
 * Several people at one screen of a table that is played elsewhere. Each seat has a line and a table of its own here, and
 * there is one more that shows what everybody may know. Where hands are secret the screen shows that one until the
 * person who is asked has taken the keyboard; in open games it turns to whoever of them is asked.
 */
import type { Run } from '../engine/engine.js';
import type { Session, UndoStop } from '../engine/session.js';
import type { Answer, RngState, Seat, Told } from '../engine/types.js';
import type { Chairs, TableSource } from '../ui/table/source.js';
import type { RemoteTable } from './remote-table.js';

export class SharedScreen implements TableSource {
  /** The table that is shown. */
  private now: RemoteTable;
  private readonly listeners = new Set<(moved: boolean) => void>();
  /** Who was to take the keyboard when listeners heard last. */
  private wanted: Seat | null;

  constructor(
    private readonly everybodys: RemoteTable,
    private readonly hands: readonly RemoteTable[],
  ) {
    this.now = everybodys;
    this.turn();
    this.wanted = this.handTo;
    for (const one of this.all) one.onChange((moved) => this.follow(one, moved));
  }

  private get all(): readonly RemoteTable[] {
    return [this.everybodys, ...this.hands];
  }

  private follow(one: RemoteTable, moved: boolean): void {
    const before = this.now;
    this.turn();
    const { handTo } = this;
    const turned = this.now !== before || this.wanted !== handTo;
    this.wanted = handTo;
    for (const listener of [...this.listeners]) listener(turned || (moved && one === this.now));
  }

  /** Lines are not equally quick: a table is only turned to once it is as far as the one that is shown. */
  private turn(): void {
    const asked = this.now.prompt()?.seat;
    if (asked !== undefined && asked === this.now.own) return;
    const next = this.hidden ? this.everybodys : this.hands.find(({ own }) => own === asked);
    if (next && next.log.length >= this.now.log.length) this.now = next;
  }

  /** The hand of whoever is asked, where they sit here and another one is shown. */
  private get next(): RemoteTable | null {
    const { now } = this;
    const asked = now.prompt()?.seat;
    if (asked === undefined || asked === now.own || !this.hidden) return null;
    const hand = this.hands.find(({ own }) => own === asked);
    return hand && hand.log.length === now.log.length && hand.prompt()?.seat === asked ? hand : null;
  }

  private get hidden(): boolean {
    return this.now.secrets() && this.now.over() === null;
  }

  get handTo(): Seat | null {
    return this.next?.own ?? null;
  }

  handOver(): void {
    this.now = this.next ?? this.now;
    this.wanted = null;
  }

  onChange(listener: (moved: boolean) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  get own(): Seat | null {
    return this.now.own;
  }

  /** The world of the table that is shown, for a bot of this program to think in. */
  get session(): Session | null {
    return this.now.session;
  }

  /** Everybody here is heard and asked, whoever has the keyboard. */
  readonly chairs: Chairs = this.chairsOf();

  private chairsOf(): Chairs {
    const whole = this;
    const asked = () => this.hands.find(({ chairs }) => chairs.asking() !== null);
    return {
      get lost() {
        return whole.all.some(({ away }) => away);
      },
      get ended() {
        return whole.all.find(({ ended }) => ended !== '')?.ended ?? '';
      },
      get watching() {
        return whole.now.chairs.watching;
      },
      get remarks() {
        return whole.everybodys.said;
      },
      away: () => this.everybodys.chairs.away(),
      askedSince: () => this.now.chairs.askedSince(),
      asking: () => asked()?.chairs.asking() ?? null,
      agree: (yes) => asked()?.chairs.agree(yes),
      say: (text) => this.now.chairs.say(text),
      takeNotice: () => {
        for (const { chairs } of this.all) {
          const notice = chairs.takeNotice();
          if (notice) return notice;
        }
        return null;
      },
    };
  }

  get module() {
    return this.now.module;
  }

  get game() {
    return this.now.game;
  }

  get table() {
    return this.now.table;
  }

  get seats(): number {
    return this.now.seats;
  }

  get seed(): string {
    return this.now.seed;
  }

  get log() {
    return this.now.log;
  }

  get opened(): boolean {
    return this.now.opened;
  }

  get waiting(): boolean {
    return this.now.waiting;
  }

  get playable(): boolean {
    return this.now.playable;
  }

  prompt() {
    return this.now.prompt();
  }

  over() {
    return this.now.over();
  }

  round(): number {
    return this.now.round();
  }

  secrets(): boolean {
    return this.now.secrets();
  }

  view(seat: Seat | null): unknown {
    return this.now.view(seat);
  }

  telling(seat: Seat | null) {
    return this.now.telling(seat);
  }

  tally(seat: Seat) {
    return this.now.tally(seat);
  }

  standing(seat: Seat) {
    return this.now.standing(seat);
  }

  checksum(): string {
    return this.now.checksum();
  }

  openingTold(): readonly Told[] {
    return this.now.openingTold();
  }

  history() {
    return this.now.history();
  }

  at(n: number): TableSource {
    return this.now.at(n);
  }

  preview(answer: Answer) {
    return this.now.preview(answer);
  }

  why() {
    return this.now.why();
  }

  blocked() {
    return this.now.blocked();
  }

  branch(viewer: Seat | null): TableSource {
    return this.now.branch(viewer);
  }

  imagine(seat: Seat, rng?: RngState): Run {
    return this.now.imagine(seat, rng);
  }

  undoDepth(): number {
    return this.now.undoDepth();
  }

  undoStop(): UndoStop {
    return this.now.undoStop();
  }

  redoDepth(): number {
    return 0;
  }

  submit(answer: Answer): readonly Told[] {
    return this.now.submit(answer);
  }

  undo(): boolean {
    return this.now.undo();
  }

  redo(): boolean {
    return false;
  }

  look(): void {
    // What was done before stands at the host: nothing is shown by sitting down.
  }
}
