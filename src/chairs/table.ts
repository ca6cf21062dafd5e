/**
 * One table that several programs sit at: the session, its save, bots and standing orders, who is here, what is said.
 * It knows no sockets; `changed` tells whoever serves them that everybody must be shown the table anew.
 */
import { ordered } from '../engine/orders.js';
import type { Answer, Seat } from '../engine/types.js';
import { Refused } from '../engine/types.js';
import type { Bots } from '../host/bots.js';
import type { Kept } from '../host/library.js';
import { memoryFrom } from '../host/memory.js';
import { sentence, sentenceOf } from '../phrases.js';
import { printable } from '../text/printable.js';
import type { TableMemory } from '../ui/host.js';
import { type Cause, causeOf } from './cause.js';
import { type Asking, type Changed, MOST_CHAT, type Presence, type Said, type SeatPresence } from './messages.js';

/** Orders cannot go round for ever, whatever they say. */
const MOST_ORDERS = 500;
/** Lines of talk that are kept. */
const MOST_SAID = 100;

/** Who hears of the table. */
interface Listener {
  /** Answers, undo, players or votes: everybody must see the table anew. Rows before `keep` are as they were. */
  changed(keep: number): void;
  presence(): void;
  said(line: Said): void;
}

export class SharedTable {
  readonly said: Said[] = [];
  asking: Asking | null = null;
  private readonly memory: TableMemory;
  private readonly seats: { here: number; since: number }[];
  private watchers = 0;
  private askedSince: number;
  private asked: Seat | null;
  /** Goes on rising when the host is started again. */
  private saidCount: number;
  /** Raised by everything that makes a bot's thought stale. */
  private turn = 0;
  private thinking = false;
  private listener: Listener | null = null;
  private closed = false;

  constructor(
    readonly kept: Kept,
    private readonly bots: Bots,
    private readonly now: () => number,
  ) {
    const { writer, session } = kept;
    this.memory = memoryFrom(writer.store.readBeside(writer.name), session.seats);
    this.seats = session.table.seats.map(() => ({ here: 0, since: now() }));
    this.askedSince = now();
    this.saidCount = now();
    this.asked = session.prompt()?.seat ?? null;
  }

  get session() {
    return this.kept.session;
  }

  listen(listener: Listener): void {
    this.listener = listener;
    if (this.kept.notice) this.tell(this.kept.notice);
    this.goOn();
  }

  isBot(seat: Seat): boolean {
    return this.session.table.seats[seat]?.by !== 'human';
  }

  /** Programs that seats are played by are nobody's business: their command may name files of the host. */
  players(): string[] {
    return this.session.table.seats.map(({ by }) => (by.startsWith('bot:exec') ? 'bot:program' : by));
  }

  ordersOf(seat: Seat): Readonly<Record<string, string>> {
    return this.memory.orders[seat] ?? {};
  }

  /** The asked seat's answer, from a program that has seen `at` answers. Throws `Refused`; then nothing has changed. */
  answer(seat: Seat, at: number, answer: Answer): void {
    const { session } = this;
    if (session.over()) throw new Refused('over');
    if (at !== session.log.length) throw new Refused('chairs-late', { at, now: session.log.length });
    const asked = session.prompt()?.seat;
    const leaves = answer.id === `leaves:${seat}` && session.prompt()?.leavers?.includes(seat);
    if (asked !== seat && !leaves) throw new Refused('chairs-turn', { name: this.nameOf(asked ?? 0) });
    // Only a seat itself says that it leaves.
    if (answer.id.startsWith('leaves:') && answer.id !== `leaves:${seat}`)
      throw new Refused('not-offered', { id: answer.id });
    this.play(answer, false, asked ?? seat);
    this.asking = null;
    this.goOn(at);
  }

  private play(answer: Answer, auto: boolean, seat: Seat): void {
    this.session.submit(answer, { auto });
    const now = this.now();
    const spent = this.memory.spent[seat];
    if (!auto && spent !== undefined) this.memory.spent[seat] = spent + Math.max(0, now - this.askedSince);
    this.save();
  }

  private save(): void {
    const { writer } = this.kept;
    this.turn++;
    writer.write();
    const news = writer.takeNews();
    if (news) this.tellWhy(news);
  }

  /** What is not on disk is tried again, and everybody hears when it is there. False while something is missing. */
  tryDisk(): boolean {
    const { writer } = this.kept;
    if (!writer.trouble) return true;
    const saved = writer.write();
    if (saved) this.listener?.changed(this.session.log.length);
    return saved;
  }

  /** Standing orders, then everybody is shown the table, then bots. */
  private goOn(keep = this.session.log.length): void {
    this.obeyOrders();
    const asked = this.session.prompt()?.seat ?? null;
    if (asked !== this.asked || keep < this.session.log.length) this.askedSince = this.now();
    this.asked = asked;
    this.listener?.changed(keep);
    this.keepMemory();
    this.letBotThink();
  }

  private obeyOrders(): void {
    const { session } = this;
    for (let i = 0; i < MOST_ORDERS; i++) {
      const prompt = session.prompt();
      if (!prompt || this.isBot(prompt.seat)) return;
      const answer = ordered(this.kept.module.orders, prompt, this.ordersOf(prompt.seat), () =>
        session.view(prompt.seat),
      );
      if (!answer) return;
      this.play(answer, true, prompt.seat);
    }
  }

  private letBotThink(): void {
    const seat = this.session.prompt()?.seat;
    if (this.closed || this.thinking || seat === undefined || !this.isBot(seat)) return;
    this.thinking = true;
    const { turn } = this;
    const done = (work: () => void) => {
      this.thinking = false;
      if (this.closed) return;
      if (this.turn !== turn) this.letBotThink();
      else work();
    };
    this.bots.choose(this.session, seat).then(
      ({ answer }) =>
        done(() => {
          const at = this.session.log.length;
          this.play(answer, false, seat);
          this.goOn(at);
        }),
      (error) => done(() => this.tellWhy(error)),
    );
  }

  /** Takes back the seat's last answer; where others have answered since, they are asked first. */
  undo(seat: Seat, at: number): 'done' | 'asked' {
    const { session } = this;
    if (at !== session.log.length) throw new Refused('chairs-late', { at, now: session.log.length });
    const own = this.lastOf(seat);
    if (own < 0 || session.undoDepth() < session.log.length - own)
      throw new Refused('chairs-undo', { why: own < 0 ? 'start' : session.undoStop() });
    const others = this.othersSince(own, seat);
    if (others.length > 0) {
      this.asking = { seat, at, agreed: [] };
      this.listener?.changed(session.log.length);
      return 'asked';
    }
    this.takeBack(own);
    return 'done';
  }

  /** A seat says yes or no to whoever wants to take an answer back. */
  agree(seat: Seat, at: number, yes: boolean): void {
    const { asking, session } = this;
    if (!asking || asking.at !== at || at !== session.log.length) throw new Refused('chairs-no-asking');
    const own = this.lastOf(asking.seat);
    const others = this.othersSince(own, asking.seat);
    if (!others.includes(seat)) throw new Refused('chairs-no-asking');
    if (!yes) {
      this.asking = null;
      this.tellWhy(new Refused('chairs-declined', { name: this.nameOf(seat) }));
    } else {
      const agreed = [...asking.agreed.filter((other) => other !== seat), seat];
      this.asking = { ...asking, agreed };
      if (others.every((other) => agreed.includes(other))) {
        this.takeBack(own);
        return;
      }
    }
    this.listener?.changed(session.log.length);
  }

  private lastOf(seat: Seat): number {
    return this.session.log.findLastIndex((entry) => entry[0] === seat);
  }

  /** People who have answered after this answer. */
  private othersSince(n: number, seat: Seat): Seat[] {
    const since = this.session.log.slice(n + 1).map((entry) => entry[0]);
    return [...new Set(since)].filter((other) => other !== seat && !this.isBot(other));
  }

  private takeBack(length: number): void {
    const { session } = this;
    this.bots.cancel(session);
    while (session.log.length > length && session.undo());
    this.asking = null;
    this.save();
    const keep = session.log.length;
    this.asked = session.prompt()?.seat ?? null;
    this.askedSince = this.now();
    this.listener?.changed(keep);
    this.letBotThink();
  }

  setOrder(seat: Seat, order: string, value: string): void {
    const known = this.kept.module.orders.find((one) => one.id === order);
    if (!known?.values.includes(value)) throw new Refused('chairs-order', { order, value });
    const set = this.memory.orders[seat];
    if (set) set[order] = value;
    this.goOn();
  }

  /** Somebody else plays this seat from now on. */
  setPlayer(seat: Seat, by: string): void {
    const place = this.session.table.seats[seat];
    if (!place) return;
    this.bots.cancel(this.session);
    place.by = by;
    this.save();
    this.goOn();
  }

  say(seat: Seat | null, text: string, cause?: Cause): void {
    const line = printable(text).trim().slice(0, MOST_CHAT);
    if (line === '') return;
    const at = this.session.log.length;
    const said = { n: ++this.saidCount, seat, text: line, when: this.now(), at, ...(cause ? { cause } : {}) };
    this.said.push(said);
    if (this.said.length > MOST_SAID) this.said.shift();
    this.listener?.said(said);
  }

  /** The table itself says something. */
  private tell(text: string): void {
    this.say(null, text);
  }

  private tellWhy(error: unknown): void {
    this.say(null, sentenceOf(error), error instanceof Refused ? causeOf(error) : undefined);
  }

  /** A program sat down (1) or is gone (-1). */
  came(seat: Seat | null, by: 1 | -1): void {
    if (seat === null) this.watchers += by;
    else {
      const place = this.seats[seat];
      if (!place) return;
      const was = place.here > 0;
      place.here += by;
      if (was !== place.here > 0) place.since = this.now();
    }
    if (!this.closed) this.listener?.presence();
  }

  presence(): Presence {
    return {
      seats: this.seats.map(({ here, since }): SeatPresence => ({ here: here > 0, since })),
      watchers: this.watchers,
      asked: this.askedSince,
    };
  }

  saved(): Changed['saved'] {
    const { answers, trouble } = this.kept.writer;
    return trouble ? { answers, trouble: sentence(trouble), cause: causeOf(trouble) } : { answers, trouble: '' };
  }

  nameOf(seat: Seat): string {
    return this.session.table.seats[seat]?.name ?? '';
  }

  private keepMemory(): void {
    const { writer } = this.kept;
    try {
      writer.store.writeBeside(writer.name, this.memory);
    } catch {
      // Orders and clocks are a comfort; the save itself tells when the disk is in trouble.
    }
  }

  close(): void {
    this.closed = true;
    this.turn++;
    this.bots.leave(this.session);
  }
}
