/**
 * Playing at one table: answers go to the session and to disk, standing orders and bots answer for their seats, clocks
 * and chair swaps are counted. It knows nothing of painting.
 */
import { ordered, ordersChanged } from '../../engine/orders.js';
import { type Answer, Refused, type Seat } from '../../engine/types.js';
import type { Host, OpenTable, TableMemory } from '../host.js';

/** Orders cannot go round for ever, whatever they say. */
const MOST_ORDERS = 500;
/** How long a bot's move stands before the next one, when it is to be followed. */
const FOLLOW_MS = 400;

/** Runs after the next frame was drawn: a bot may hold the processor for a while. */
export function later<X>(work: () => Promise<X>, ms = 0): Promise<X> {
  return new Promise<void>((done) => setTimeout(done, ms)).then(work);
}

export class Play {
  readonly memory: TableMemory;
  /** The human seat that had the keyboard last. */
  holder: Seat | null = null;
  /** A sentence for the player: what went wrong, or what was done by itself. */
  message: { text: string; bad: boolean } | null = null;
  /** The bot seat that is thinking. */
  thinking: Seat | null = null;
  /** Why a bot gave its last answer, and which one that was. */
  reason: { n: number; why: string } | null = null;
  private thinkingSince = 0;
  private ticking: ReturnType<typeof setInterval> | null = null;
  private since: number;
  private turn = 0;
  /** Who would have the keyboard if there were no standing orders, and how often it would have changed hands. */
  private wouldHold: Seat | null = null;
  private wouldSwap: number;

  constructor(
    readonly host: Host,
    readonly table: OpenTable,
  ) {
    const seats = table.session.seats;
    const kept = host.memory(table);
    this.memory = {
      orders: Array.from({ length: seats }, (_, i) => ({ ...kept.orders[i] })),
      swaps: kept.swaps,
      spared: kept.spared,
      spent: Array.from({ length: seats }, (_, i) => kept.spent[i] ?? 0),
    };
    this.since = host.now();
    this.wouldSwap = kept.swaps + kept.spared;
  }

  get session() {
    return this.table.session;
  }

  isBot(seat: Seat): boolean {
    return this.session.table.seats[seat]?.by !== 'human';
  }

  /** The table is played elsewhere: its host plays bots and orders, and this screen answers for one seat. */
  get elsewhere(): boolean {
    return this.session.own !== undefined;
  }

  /** Nobody can answer now: a bot thinks, or an answer is on its way. */
  busy(): boolean {
    return this.thinking !== null || this.session.waiting === true;
  }

  humans(): Seat[] {
    return this.session.table.seats.flatMap((s, seat) => (s.by === 'human' ? [seat] : []));
  }

  /**
   * Whose eyes the screen uses: the asked person's. While a bot is asked, the only person's, or in a game without
   * secrets the asked seat's; with secrets and several people nobody's.
   */
  viewer(): Seat | null {
    const { own } = this.session;
    if (own !== undefined) return own;
    const prompt = this.session.prompt();
    if (prompt && !this.isBot(prompt.seat)) return prompt.seat;
    const humans = this.humans();
    if (humans.length === 1) return humans[0]!;
    if (this.session.secrets() && !this.session.over()) return null;
    return prompt?.seat ?? this.holder ?? 0;
  }

  /** Must the keyboard change hands before this question is shown: unseen, or because the table waits for a key? */
  needsCurtain(): boolean {
    // At a table played elsewhere everybody has a screen of their own.
    if (this.elsewhere) return false;
    const prompt = this.session.prompt();
    if (!prompt || this.isBot(prompt.seat) || this.humans().length < 2 || prompt.seat === this.holder) return false;
    return this.session.secrets() || (this.holder !== null && this.host.settings().handover === 'key');
  }

  /** The asked person sits down. Behind a curtain this ends what could be taken back before. */
  sitDown(): void {
    const seat = this.session.prompt()?.seat;
    if (seat === undefined || this.isBot(seat)) return;
    if (this.elsewhere) {
      this.holder = this.session.own ?? null;
      this.since = this.host.now();
      return;
    }
    if (this.holder !== null && this.holder !== seat) this.memory.swaps++;
    this.wouldSit(seat);
    if (this.session.secrets() && this.holder !== seat) {
      this.session.look();
      this.save();
    }
    this.holder = seat;
    this.since = this.host.now();
  }

  /** A question to this seat, asked or answered by an order: what the orders saved is the difference. */
  private wouldSit(seat: Seat): void {
    if (this.wouldHold !== null && this.wouldHold !== seat) this.wouldSwap++;
    this.wouldHold = seat;
    const spared = Math.max(0, this.wouldSwap - this.memory.swaps);
    if (spared === this.memory.spared && this.holder === seat) return;
    this.memory.spared = spared;
    this.keepMemory();
  }

  /** How many standing orders of this seat answer for it. */
  ordersOf(seat: Seat): number {
    const set = this.memory.orders[seat] ?? {};
    return ordersChanged(this.table.module.orders, set);
  }

  /** False when the answer was not taken; `message` says why. */
  answer(answer: Answer, auto = false): boolean {
    const seat = this.session.prompt()?.seat;
    if (this.elsewhere && seat !== undefined && seat !== this.session.own) {
      this.message = { text: this.host.texts.notYourTurn({ name: this.session.telling(null).name(seat) }), bad: false };
      return false;
    }
    try {
      this.session.submit(answer, { auto });
    } catch (error) {
      this.message = { text: this.refusal(error), bad: true };
      return false;
    }
    this.turn++;
    const now = this.host.now();
    if (seat !== undefined && !auto) this.memory.spent[seat]! += Math.max(0, now - this.since);
    this.since = now;
    this.message = null;
    this.save();
    return true;
  }

  private refusal(error: unknown): string {
    if (error instanceof Refused) {
      const words = this.table.module.phrases.refused(error.code, error.facts);
      if (words) return words;
    }
    return this.host.explain(error);
  }

  /** Standing orders answer as long as they can. */
  obeyOrders(): void {
    for (let i = 0; i < MOST_ORDERS; i++) {
      const prompt = this.session.prompt();
      if (!prompt || this.isBot(prompt.seat) || this.elsewhere) return;
      const answer = ordered(this.table.module.orders, prompt, this.memory.orders[prompt.seat]!);
      if (!answer || !this.answer(answer, true)) return;
      this.wouldSit(prompt.seat);
    }
  }

  /** Somebody else plays this seat from now on. */
  setPlayer(seat: Seat, by: string): void {
    this.stopThinking();
    this.session.table.seats[seat]!.by = by;
    this.save();
  }

  setOrder(seat: Seat, order: string, value: string): void {
    this.memory.orders[seat]![order] = value;
    this.keepMemory();
  }

  thinkingSeconds(): number {
    return this.thinking === null ? 0 : Math.floor((this.host.now() - this.thinkingSince) / 1000);
  }

  /** Asks the bot of the asked seat; `done` comes once its answer was played, `tick` every second until then. */
  letBotThink(done: () => void, tick: () => void): void {
    const seat = this.session.prompt()?.seat;
    if (seat === undefined || !this.isBot(seat) || this.thinking !== null || this.elsewhere) return;
    this.thinking = seat;
    this.thinkingSince = this.host.now();
    const turn = ++this.turn;
    this.stopTicking();
    this.ticking = setInterval(tick, 1000);
    // People follow a bot's moves one by one; when nobody needs to see them they come at once.
    const pause = this.host.settings().pace === 'follow' ? FOLLOW_MS : 0;
    later(() => this.host.think(this.session, seat), pause).then(
      (thought) => {
        if (this.turn !== turn) return;
        this.thinking = null;
        this.stopTicking();
        if (!this.answer(thought.answer)) return;
        this.reason = thought.why ? { n: this.session.log.length, why: thought.why } : null;
        done();
      },
      (error) => {
        if (this.turn !== turn) return;
        this.thinking = null;
        this.stopTicking();
        this.message = { text: this.host.explain(error), bad: true };
        done();
      },
    );
  }

  private stopTicking(): void {
    if (this.ticking) clearInterval(this.ticking);
    this.ticking = null;
  }

  /** An answer that is still being thought about is not wanted any more. */
  stopThinking(): void {
    this.stopTicking();
    this.turn++;
    this.thinking = null;
  }

  /** Takes back one step, and what bots did after it. */
  undo(): boolean {
    this.stopThinking();
    if (!this.session.undo()) {
      this.message = { text: this.host.texts.undoStops({ why: this.session.undoStop() }), bad: false };
      return false;
    }
    this.message = null;
    if (this.elsewhere) return false;
    while (this.isBot(this.session.prompt()!.seat) && this.session.undo());
    this.save();
    return true;
  }

  redo(): boolean {
    if (this.session.redoDepth() === 0) return false;
    this.stopThinking();
    this.session.redo();
    this.message = null;
    this.save();
    return true;
  }

  save(): void {
    this.host.save(this.table);
    const news = this.host.saveNews(this.table);
    if (news !== null) this.message = { text: news, bad: true };
  }

  /** Why not everything is on disk, as a sentence; '' when everything is. */
  trouble(): string {
    const { trouble } = this.host.onDisk(this.table);
    return trouble ? this.host.explain(trouble) : '';
  }

  private keepMemory(): void {
    this.host.remember(this.table, this.memory);
  }

  close(): void {
    this.stopThinking();
    this.keepMemory();
  }
}
