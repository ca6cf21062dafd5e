/** Sitting down at a table that a host keeps, and staying there over lost lines. */
import type { GameModule } from '../engine/phrasebook.js';
import type { Seat } from '../engine/types.js';
import { Refused } from '../engine/types.js';
import { gameCalled } from '../games.js';
import { shownSeats } from '../host/seats.js';
import { sentence, sentenceOf } from '../phrases.js';
import { type Line, TableLine } from './client.js';
import { type Changed, type Pushed, type Still, TABLE_PROTOCOL, type TableFacts } from './messages.js';
import { makeProof } from './proof.js';
import { RemoteTable } from './remote-table.js';

/** Where passes are kept on the guest's side. */
export interface PassKeeper {
  of(table: string, seat: Seat): string | undefined;
  keep(table: string, seat: Seat, words: string): void;
}

export interface Wish {
  /** The socket, looked up before every try: a host that is started again may stand elsewhere. */
  readonly socket: () => string | null;
  /** A name or a number as people count; null: nobody's. */
  readonly seat: string | null;
  /** Only to look on, with the eyes of the seat where one is named. */
  readonly watches?: boolean;
  /** It sits there, and is sent what everybody may know: several people see this screen. */
  readonly shared?: boolean;
  readonly pass?: string | undefined;
  readonly passes: PassKeeper;
}

export interface Sitting {
  readonly wish: Wish;
  readonly remote: RemoteTable;
  /** The seat whose line it is, also where it is sent what everybody may know; null: it watches. */
  readonly seat: Seat | null;
  readonly module: GameModule;
  /** Standing orders of the seat, as the host keeps them. */
  readonly orders: Readonly<Record<string, string>>;
  /** Words of a new pass, to be shown once. */
  readonly pass: string | null;
  order(id: string, value: string): void;
  leave(): void;
}

/** Throws `Refused` when the table does not let one sit down there. */
export async function sitDown(wish: Wish): Promise<Sitting> {
  return await new Promise<Sitting>((resolve, reject) => {
    const guest = new Guest(wish, resolve, reject);
    guest.start();
  });
}

interface Seated {
  readonly facts: TableFacts;
  readonly module: GameModule;
  readonly seat: Seat | null;
  readonly orders: Readonly<Record<string, string>>;
  readonly pass: string | null;
}

class Guest {
  private line: TableLine | null = null;
  private remote: RemoteTable | null = null;
  private seated: Seated | null = null;
  private first: Changed | null = null;

  constructor(
    private readonly wish: Wish,
    private readonly done: (sitting: Sitting) => void,
    private readonly failed: (error: unknown) => void,
  ) {}

  start(): void {
    this.line = new TableLine(this.wish.socket, {
      opened: (line) => this.opened(line),
      pushed: (message) => this.pushed(message),
      lost: () => this.remote?.lost(),
      ended: (why) => this.ended(why),
    });
  }

  private async opened(line: Line): Promise<void> {
    this.first = null;
    const facts = factsFrom(await line.ask({ do: 'hello' }));
    if (this.seated && facts.table !== this.seated.facts.table) throw new Refused('chairs-other-table');
    const module = await gameCalled(facts.game).module();
    if (module.game.rules !== facts.rules) throw new Refused('chairs-rules', { version: facts.version });
    const seat = this.wish.seat === null ? null : seatCalled(facts, this.wish.seat);
    const reply = await this.takePlace(line, facts, seat);
    const words = typeof reply['pass'] === 'string' ? reply['pass'] : null;
    if (seat !== null && words !== null) this.wish.passes.keep(facts.table, seat, words);
    this.seated = { facts, module, seat, pass: words, orders: (reply['orders'] ?? {}) as Record<string, string> };
    this.begin();
  }

  private takePlace(line: Line, facts: TableFacts, seat: Seat | null): Promise<Record<string, unknown>> {
    if (seat === null) return line.ask({ do: 'watch', world: true });
    return this.wish.watches ? this.lookOn(line, facts, seat) : this.sit(line, facts, seat);
  }

  private lookOn(line: Line, facts: TableFacts, seat: Seat): Promise<Record<string, unknown>> {
    const pass = this.wish.pass ?? this.wish.passes.of(facts.table, seat);
    return line.ask({ do: 'watch', seat, world: true, ...(pass === undefined ? {} : { pass }) });
  }

  private async sit(line: Line, facts: TableFacts, seat: Seat): Promise<Record<string, unknown>> {
    const pass = this.wish.pass ?? this.wish.passes.of(facts.table, seat) ?? this.seated?.pass ?? undefined;
    const { shared } = this.wish;
    const sit = {
      do: 'sit',
      seat,
      world: true,
      ...(pass === undefined ? {} : { pass }),
      ...(shared ? { shared } : {}),
    } as const;
    const proof = await makeProof(line, this.wish.socket());
    return line.ask(proof === null ? sit : { ...sit, proof });
  }

  private pushed(message: Pushed): void {
    if (message.push === 'changed') {
      this.first = message;
      if (this.remote) this.remote.take(message);
      else this.begin();
    } else if (message.push === 'presence') this.remote?.setPresence(message.presence);
    else if (message.push === 'said') this.remote?.hear(message.lines);
  }

  /** Once the seat is taken and the table was shown. */
  private begin(): void {
    const { seated, first } = this;
    if (!seated || !first || this.remote) return;
    const { module, facts, seat } = seated;
    const own = this.wish.shared ? null : seat;
    const remote = new RemoteTable(
      module,
      facts,
      own,
      first,
      {
        answer: async (at, { id, n }) => {
          await this.ask({ do: 'answer', at, id, ...(n === undefined ? {} : { n }) });
        },
        undo: async (at) => ((await this.ask({ do: 'undo', at }))['undo'] === 'asked' ? 'asked' : 'done'),
        past: async (from) => (await this.ask({ do: 'past', from }))['stills'] as readonly Still[],
        agree: (at, yes) => this.ask({ do: 'agree', at, yes }),
        say: (text) => this.ask({ do: 'say', text }),
      },
      (error) => (error instanceof Refused ? sentence(error, module.phrases) : sentenceOf(error)),
      this.wish.watches !== true,
    );
    this.remote = remote;
    this.done({
      wish: this.wish,
      remote,
      seat,
      module,
      orders: seated.orders,
      pass: seated.pass,
      order: (order, value) => {
        this.ask({ do: 'order', order, value }).catch((error) => remote.tell(sentenceOf(error), true));
      },
      leave: () => this.line?.close(),
    });
  }

  private ask(request: Parameters<Line['ask']>[0]): Promise<Record<string, unknown>> {
    const open = this.line?.now;
    return open ? open.ask(request) : Promise.reject(new Refused('chairs-away'));
  }

  private ended(why: string | Refused): void {
    const refused = why instanceof Refused ? why : new Refused('chairs-ended', { why });
    if (!this.remote) this.failed(refused);
    else this.remote.end(sentence(refused));
  }
}

/** What a host says of its table, with names fit to be shown. */
export function factsFrom(reply: Record<string, unknown>): TableFacts {
  if (reply['program'] !== 'hotseat' || reply['protocol'] !== TABLE_PROTOCOL) throw new Refused('chairs-protocol');
  const facts = reply as unknown as TableFacts;
  return { ...facts, seats: shownSeats(facts.seats) };
}

/** A seat by its name, or by its number as people count. */
export function seatCalled({ seats }: Pick<TableFacts, 'seats'>, word: string): Seat {
  const wanted = word.trim().toLowerCase();
  const named = seats.findIndex(({ name }) => name.toLowerCase() === wanted);
  const seat = named >= 0 ? named : /^\d{1,2}$/.test(wanted) ? Number(wanted) - 1 : -1;
  if (seat < 0 || seat >= seats.length)
    throw new Refused('chairs-no-seat', { seat: word, seats: seats.map(({ name }) => name).join(', ') });
  return seat;
}
