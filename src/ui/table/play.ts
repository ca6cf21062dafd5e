/**
 * Playing at one table: answers go to the session and to disk, standing orders and bots answer for their seats, clocks
 * and chair swaps are counted. It knows nothing of painting.
 */
import { redoDecision, undoDecision } from '../../engine/decision.js';
import { ordered, ordersChanged } from '../../engine/orders.js';
import type { UndoPolicy } from '../../engine/session.js';
import { type Answer, type Prompt, Refused, type Seat } from '../../engine/types.js';
import type { Host, OpenTable, TableMemory } from '../host.js';
import { BotTurns } from './bots.js';

/** Orders cannot go round for ever, whatever they say. */
const MOST_ORDERS = 500;
export class Play {
  readonly memory: TableMemory;
  /** The human seat that had the keyboard last. */
  holder: Seat | null = null;
  /** A sentence for the player: what went wrong, or what was done by itself. */
  message: { text: string; bad: boolean } | null = null;
  readonly bots: BotTurns;
  /** Why a bot gave its last answer, and which one that was. */
  reason: { n: number; why: string } | null = null;
  private since: number;
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
      languages: Array.from({ length: seats }, (_, i) => kept.languages[i] ?? ''),
      agreed: [...kept.agreed],
    };
    this.bots = new BotTurns(host, table);
    this.since = host.now();
    this.wouldSwap = kept.swaps + kept.spared;
  }

  get session() {
    return this.table.session;
  }

  /** The bot seat that is thinking. */
  get thinking(): Seat | null {
    return this.bots.thinking;
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
    // At a table played elsewhere few people share a screen.
    if (this.elsewhere) return (this.session.handTo ?? null) !== null;
    const prompt = this.session.prompt();
    if (!prompt || this.isBot(prompt.seat) || this.humans().length < 2 || prompt.seat === this.holder) return false;
    return this.session.secrets() || (this.holder !== null && this.host.settings().handover === 'key');
  }

  /** The asked person sits down. Behind a curtain this ends what could be taken back before. */
  sitDown(): void {
    const seat = this.session.prompt()?.seat;
    if (seat === undefined || this.isBot(seat)) return;
    if (this.elsewhere) {
      this.session.handOver?.();
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

  /** What is told of hand-overs; '' at a table played elsewhere, which has no one keyboard and no one clock. */
  handovers(): string {
    const { swaps, spared } = this.memory;
    return this.elsewhere ? '' : this.host.texts.swaps({ made: swaps, spared });
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

  /** What a person has ordered for this question; null: it is asked. */
  private ordered(prompt: Prompt): Answer | null {
    if (this.isBot(prompt.seat)) return null;
    const set = this.memory.orders[prompt.seat] ?? {};
    return ordered(this.table.module.orders, prompt, set, () => this.session.view(prompt.seat));
  }

  /** Standing orders answer as long as they can. */
  obeyOrders(): void {
    for (let i = 0; i < MOST_ORDERS; i++) {
      const prompt = this.session.prompt();
      if (!prompt || this.elsewhere) return;
      const answer = this.ordered(prompt);
      if (!answer || !this.answer(answer, true)) return;
      this.wouldSit(prompt.seat);
    }
  }

  /** Somebody else plays this seat from now on. */
  setPlayer(seat: Seat, by: string): void {
    this.bots.stop();
    this.session.table.seats[seat]!.by = by;
    this.save();
  }

  /** Everybody at the table agreed to another policy of undo; the log tells where. */
  agreeUndo(undo: UndoPolicy): void {
    const { session, memory } = this;
    session.agreeUndo?.(undo);
    memory.agreed.push({ at: session.log.length, undo });
    this.keepMemory();
    this.save();
  }

  /** Milliseconds that a person has thought, up to now where the question is theirs and they sit in front of it. */
  thought(seat: Seat): number {
    const runs = seat === this.holder && seat === this.session.prompt()?.seat;
    return (this.memory.spent[seat] ?? 0) + (runs ? Math.max(0, this.host.now() - this.since) : 0);
  }

  setOrder(seat: Seat, order: string, value: string): void {
    this.memory.orders[seat]![order] = value;
    this.keepMemory();
  }

  /** Asks the bot of the asked seat; `done` comes once its answer was played, `tick` every second until then. */
  letBotThink(done: () => void, tick: () => void, step = false): void {
    const { bots } = this;
    const seat = this.session.prompt()?.seat;
    if (seat === undefined || !this.isBot(seat)) bots.quick = false;
    else if (bots.thinking === null && !this.elsewhere && (step || !bots.held))
      bots.think(seat, {
        tick,
        thought: ({ answer, why }) => {
          if (!this.answer(answer)) return;
          this.reason = why ? { n: this.session.log.length, why } : null;
          done();
        },
        failed: (error) => {
          this.message = { text: this.host.explain(error), bad: true };
          done();
        },
      });
  }

  /** A bot is asked, and waits for a key. */
  waitsForKey(): boolean {
    const seat = this.session.prompt()?.seat;
    return this.bots.held && this.bots.thinking === null && seat !== undefined && this.isBot(seat);
  }

  /** Takes back a person's last decision, and what bots and orders did after it. */
  undo(): boolean {
    this.bots.stop();
    const done = this.elsewhere
      ? this.session.undo()
      : undoDecision(this.session, (prompt) => this.ordered(prompt) !== null);
    if (!done) {
      this.message = { text: this.host.texts.undoStops({ why: this.session.undoStop() }), bad: false };
      return false;
    }
    this.message = null;
    if (this.elsewhere) return false;
    this.save();
    return true;
  }

  redo(): boolean {
    if (this.session.redoDepth() === 0) return false;
    this.bots.stop();
    if (this.elsewhere) this.session.redo();
    else redoDecision(this.session, (prompt) => this.ordered(prompt) !== null);
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

  /** The language of the person who is asked; bots leave the last one. Elsewhere everybody has a program of their own. */
  speak(): void {
    const seat = this.session.prompt()?.seat;
    if (seat === undefined || this.isBot(seat) || this.elsewhere) return;
    this.host.speak(this.memory.languages[seat] ?? '');
  }

  /** What can be chosen for the seat, in order: what the program speaks, then each language. */
  async turnLanguage(seat: Seat, by: number): Promise<void> {
    const all = ['', ...this.host.languages().map(({ id }) => id)];
    const next = all[(all.indexOf(this.memory.languages[seat] ?? '') + by + all.length) % all.length] ?? '';
    this.memory.languages[seat] = next;
    this.keepMemory();
    await this.host.learn([next]);
    this.speak();
  }

  private keepMemory(): void {
    this.host.remember(this.table, this.memory);
  }

  close(): void {
    this.bots.stop();
    this.keepMemory();
    this.host.speak('');
  }
}
