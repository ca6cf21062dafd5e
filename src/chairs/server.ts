/** The host's end of all lines: takes requests, sees who may do what, and shows everybody the table after every change. */
import { chmodSync, lstatSync, rmSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { botCalled, botIds } from '../bots/names.js';
import type { Answer, Seat } from '../engine/types.js';
import { Refused } from '../engine/types.js';
import { whyOf } from '../host/seat-desk.js';
import { sentence } from '../phrases.js';
import type { Store } from '../store/store.js';
import { causeOf } from './cause.js';
import { Connection, type Line } from './connection.js';
import {
  type Pushed,
  type Request,
  type RequestOf,
  requestIn,
  type Said,
  TABLE_PROTOCOL,
  type TableError,
  type TableFacts,
} from './messages.js';
import { type ChairsFile, chairsFrom, isPass, newPass, type Pass, sameWords, withPass } from './passes.js';
import { Past } from './past.js';
import { pictureFor } from './picture.js';
import { Proofs } from './proofs.js';
import { quietly } from './quietly.js';
import { execGroup, type HostNote, prepareRuntime, removeNote, writeNote } from './runtime.js';
import type { SharedTable } from './table.js';

/** All programs together, those that only watch, and those that have not said yet what they want. */
const MOST_PROGRAMS = 300;
const MOST_WATCHING = 240;
const MOST_STRANGERS = 30;
const MOST_AT_A_SEAT = 4;
const MOST_WRONG_PASSES = 3;
const CHECK_MS = 5_000;
/** Whoever plays sees a change first: hundreds of lines to those who only watch would stand before the next key. */
const WATCHERS_LATER_MS = 25;

export interface ServerSettings {
  readonly version: string;
  readonly note: HostNote;
  readonly group: string | null;
  /** After so long without anybody it ends; null: never. */
  readonly idleMs: number | null;
  readonly now: () => number;
  /** It ends, for whatever reason. */
  readonly ended: (why: 'stopped' | 'idle') => void;
  /** The folder of the owner's choice, where the save's own does not take it. Throws `Refused`. */
  readonly elsewhere: (folder: string) => Store;
  /** A request failed for a mistake of ours: the sentence for whoever asked. */
  readonly failed: (error: unknown) => string;
}

type Replied = Record<string, unknown>;

/** What a refusal is called in the protocol. */
const CODES: Readonly<Record<string, TableError>> = {
  'chairs-late': 'late',
  'chairs-turn': 'not-your-turn',
  'chairs-undo': 'undo-floor',
  'chairs-no-asking': 'no-undo',
  'chairs-pass': 'wrong-pass',
  'chairs-many': 'too-many',
  'chairs-seat': 'no-such-seat',
  'chairs-bot': 'bot-seat',
  'chairs-owner': 'not-owner',
  'chairs-unsaved': 'not-saved',
  'chairs-unseated': 'not-seated',
  'chairs-long': 'too-long',
  'chairs-json': 'bad-json',
  'not-offered': 'not-offered',
  'out-of-range': 'out-of-range',
  over: 'over',
};

export class TableServer {
  private readonly server: net.Server;
  private readonly all = new Map<Connection, net.Socket>();
  private file: ChairsFile;
  private readonly proofs: Proofs;
  private readonly past: Past;
  private readonly timer: ReturnType<typeof setInterval>;
  private lastBusy: number;
  private ended = false;
  private trying: Promise<unknown> = Promise.resolve();
  /** Rows from here on have changed for those who watch. */
  private watchersKeep = Number.POSITIVE_INFINITY;
  private watchersTimer: ReturnType<typeof setTimeout> | null = null;

  constructor(
    readonly table: SharedTable,
    private readonly settings: ServerSettings,
  ) {
    const { writer } = table.kept;
    this.file = chairsFrom(writer.store.readBeside(writer.name, 'chairs'), table.session.seats);
    this.keepFile(this.file);
    this.proofs = new Proofs(path.dirname(settings.note.socket), settings.note.socket);
    this.past = new Past(table.session);
    this.lastBusy = settings.now();
    this.server = net.createServer((socket) => this.welcome(socket));
    this.timer = setInterval(() => this.look(), CHECK_MS);
  }

  /** Opens the socket. A stale one of a host that died is put away; a live one means that there is a host already. */
  async listen(): Promise<void> {
    const { note, group } = this.settings;
    prepareRuntime(path.dirname(note.socket), group);
    const there = lstatSync(note.socket, { throwIfNoEntry: false });
    if (there) rmSync(note.socket);
    const before = process.umask(0o177);
    try {
      await new Promise<void>((done, failed) => {
        this.server.once('error', failed);
        this.server.listen(note.socket, () => {
          this.server.off('error', failed);
          done();
        });
      });
    } finally {
      process.umask(before);
    }
    if (group !== null) {
      execGroup(note.socket, group);
      chmodSync(note.socket, 0o660);
    }
    writeNote(note);
    this.proofs.prepare(group);
    this.table.listen({
      changed: (keep) => this.showAll(keep),
      presence: () => this.tellPresence(),
      said: (line) => this.tellSaid(line),
    });
  }

  private welcome(socket: net.Socket): void {
    const connection = new Connection(
      socket,
      this.settings.now,
      (from, line) => this.take(from, line),
      (behind) => this.show(behind, 0),
    );
    this.all.set(connection, socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => this.gone(connection));
    const strangers = [...this.all.keys()].filter((one) => one.seat === undefined).length;
    if (this.all.size > MOST_PROGRAMS || strangers > MOST_STRANGERS) connection.close('full');
  }

  private gone(connection: Connection): void {
    if (!this.all.delete(connection)) return;
    connection.stop();
    this.proofs.forget(connection.proof);
    if (connection.seat !== undefined) this.table.came(connection.seat, -1);
  }

  /** Regularly: programs that are silent or too slow go, and the host itself where nobody has come for long. */
  private look(): void {
    const { note, group, idleMs, now } = this.settings;
    for (const connection of this.all.keys()) {
      const why = connection.outstayed();
      if (why) connection.close(why);
    }
    const saved = this.table.tryDisk();
    // While something is not on disk it is nowhere but here.
    if (this.all.size > 0 || !saved) this.lastBusy = now();
    if (idleMs !== null && now() - this.lastBusy > idleMs) this.end('idle');
    // The folder of a session goes with its last login: whoever comes back must find the socket again.
    else if (!quietly(() => lstatSync(note.socket).isSocket())) quietly(() => this.listenAgain(group));
  }

  private listenAgain(group: string | null): void {
    const { note } = this.settings;
    prepareRuntime(path.dirname(note.socket), group);
    this.server.close();
    this.server.listen(note.socket, () => {
      chmodSync(note.socket, group === null ? 0o600 : 0o660);
      if (group !== null) execGroup(note.socket, group);
      writeNote(note);
      this.proofs.prepare(group);
    });
  }

  private async take(from: Connection, line: Line): Promise<void> {
    const request = line === 'too-long' ? 'too-long' : requestIn(line.text);
    const re = typeof request === 'object' && request.re !== undefined ? { re: request.re } : {};
    try {
      if (request === 'too-long') throw new Refused('chairs-long');
      if (request === 'bad-json') throw new Refused('chairs-json');
      if (request === 'bad-request') throw new Refused('chairs-request');
      from.send({ ok: true, ...re, ...(await this.done(from, request)) });
      // Whoever has just come is shown everything, after the reply.
      if (from.seat !== undefined && from.known < 0) this.show(from, 0);
    } catch (error) {
      const refused = error instanceof Refused ? error : null;
      const code = (refused && CODES[refused.code]) ?? 'bad-request';
      const message = refused ? sentence(refused, this.table.kept.module.phrases) : this.settings.failed(error);
      const cause = refused ? { cause: causeOf(refused) } : {};
      from.send({ ok: false, ...re, error: { code, message, ...cause } });
      if (from.wrongPasses >= MOST_WRONG_PASSES) from.close('passes');
    }
  }

  private async done(from: Connection, request: Request): Promise<Replied> {
    const { table } = this;
    switch (request.do) {
      case 'hello':
        return { ...this.facts() };
      case 'prove':
        from.proof ??= this.proofs.ask();
        return { proof: from.proof };
      case 'sit':
        return this.sit(from, request);
      case 'watch':
        return this.watch(from, request);
      case 'answer': {
        const answer: Answer = request.n === undefined ? { id: request.id } : { id: request.id, n: request.n };
        table.answer(seated(from), request.at, answer);
        return { at: request.at + 1, saved: table.saved().trouble === '' };
      }
      case 'undo':
        return { undo: table.undo(seated(from), request.at) };
      case 'agree':
        table.agree(seated(from), request.at, request.yes);
        return {};
      case 'order':
        table.setOrder(seated(from), request.order, request.value);
        return {};
      case 'say':
        table.say(seated(from), request.text);
        return {};
      case 'past':
        return { from: request.from, stills: this.past.piece(request.from, eyesOf(from)) };
      case 'why':
        return { blocked: table.session.prompt()?.seat === seated(from) ? whyOf(table.session) : [] };
      case 'ping':
        return {};
      case 'own':
        return this.own(request);
    }
  }

  private facts(): TableFacts {
    const { session, kept } = this.table;
    const by = this.table.players();
    return {
      program: 'hotseat',
      version: this.settings.version,
      protocol: TABLE_PROTOCOL,
      game: session.game.id,
      rules: session.game.rules,
      name: kept.writer.name,
      table: this.file.table,
      seats: session.table.seats.map(({ name }, seat) => ({ name, by: by[seat] ?? 'human' })),
      options: session.table.options,
      undo: session.table.undo,
      presence: this.table.presence(),
      free: this.file.passes.flatMap((pass, seat) => (pass === null && !this.table.isBot(seat) ? [seat] : [])),
    };
  }

  private async sit(from: Connection, request: RequestOf<'sit'>): Promise<Replied> {
    const { seat } = request;
    if (from.seat !== undefined) throw new Refused('chairs-request');
    if (seat >= this.table.session.seats) throw new Refused('chairs-seat', { seat: seat + 1 });
    if (this.table.isBot(seat)) throw new Refused('chairs-bot', { name: this.table.nameOf(seat) });
    const user = request.proof !== undefined && request.proof === from.proof ? this.proofs.userOf(from.proof) : null;
    const words = await this.inTurn(() => this.admit(from, seat, request.pass, user));
    if (!this.all.has(from)) throw new Refused('chairs-request');
    const here = [...this.all.keys()].filter((one) => one.seat === seat);
    // A line that was lost without a word is still counted: the newest program has the seat.
    if (here.length >= MOST_AT_A_SEAT) here[0]?.close('replaced');
    from.seat = seat;
    from.eyes = request.shared ? null : seat;
    from.world = request.world === true;
    this.table.came(seat, 1);
    return { seat, ...(words === null ? {} : { pass: words }), orders: this.table.ordersOf(seat) };
  }

  /** Gives back the words of a new pass, or null for somebody who is known. Throws where somebody is not. */
  private async admit(
    from: Connection,
    seat: Seat,
    given: string | undefined,
    user: number | null,
  ): Promise<string | null> {
    const pass: Pass | null = this.file.passes[seat] ?? null;
    if (pass === null) {
      const made = await newPass(user ?? undefined);
      this.keepFile(withPass(this.file, seat, made.pass));
      return made.words;
    }
    if (await this.knows(seat, given, user)) return null;
    throw this.stranger(from, seat);
  }

  private async knows(seat: Seat, given: string | undefined, user: number | null): Promise<boolean> {
    const pass = this.file.passes[seat] ?? null;
    if (pass === null) return false;
    return (user !== null && pass.user === user) || (given !== undefined && (await isPass(given, pass)));
  }

  private stranger(from: Connection, seat: Seat): Refused {
    from.wrongPasses++;
    return new Refused('chairs-pass', { name: this.table.nameOf(seat) });
  }

  /** Passes are tried one after the other: each costs a moment of work. */
  private inTurn<X>(work: () => Promise<X>): Promise<X> {
    const result = this.trying.then(work);
    this.trying = result.catch(() => undefined);
    return result;
  }

  private async watch(from: Connection, { seat, pass, world }: RequestOf<'watch'>): Promise<Replied> {
    if (from.seat !== undefined) throw new Refused('chairs-request');
    const watching = [...this.all.keys()].filter((one) => one.seat === null).length;
    if (watching >= MOST_WATCHING) throw new Refused('chairs-many');
    if (seat !== undefined) {
      if (seat >= this.table.session.seats) throw new Refused('chairs-seat', { seat: seat + 1 });
      await this.inTurn(async () => {
        if (!(await this.knows(seat, pass, null))) throw this.stranger(from, seat);
      });
    }
    from.eyes = seat ?? null;
    from.seat = null;
    from.world = world === true;
    this.table.came(null, 1);
    return {};
  }

  /** What only the owner of the host may do; whoever can read the note beside the socket is the owner. */
  private own({ key, what, seat, by, to }: RequestOf<'own'>): Replied {
    if (!sameWords(key, this.settings.note.key)) throw new Refused('chairs-owner');
    if (what === 'stop') return this.stop(to);
    if (what === 'who') return { ...this.facts(), programs: this.all.size };
    if (seat === undefined || seat >= this.table.session.seats)
      throw new Refused('chairs-seat', { seat: (seat ?? -1) + 1 });
    this.keepFile(withPass(this.file, seat, null));
    for (const one of this.all.keys()) if (one.seat === seat) one.close('freed');
    if (what === 'by') this.table.setPlayer(seat, playerCalled(by));
    return {};
  }

  /** A table with answers that are nowhere but here stays open, unless another folder takes them. */
  private stop(to: string | undefined): Replied {
    const { writer } = this.table.kept;
    if (!this.table.tryDisk() && to !== undefined) writer.moveTo(this.settings.elsewhere(to));
    const { name, answers, trouble } = writer;
    if (trouble) throw new Refused('chairs-unsaved', { name, answers, cause: sentence(trouble) });
    // The reply goes out first.
    setTimeout(() => this.end('stopped'), 10);
    return { saved: writer.store.fileOf(name) };
  }

  private showAll(changedFrom: number): void {
    const { session } = this.table;
    // At the end everybody may know all answers: those that were secret are told again.
    const keep = session.over() && session.secrets() ? 0 : changedFrom;
    this.showThose((one) => one.seat !== null, keep);
    this.watchersKeep = Math.min(this.watchersKeep, keep);
    this.watchersTimer ??= setTimeout(() => this.showWatchers(), WATCHERS_LATER_MS);
  }

  private showWatchers(): void {
    if (this.watchersTimer) clearTimeout(this.watchersTimer);
    this.watchersTimer = null;
    this.showThose((one) => one.seat === null, this.watchersKeep);
    this.watchersKeep = Number.POSITIVE_INFINITY;
  }

  private showThose(among: (one: Connection) => boolean, keep: number): void {
    const texts = new Map<string, string>();
    for (const one of this.all.keys()) if (among(one)) this.show(one, keep, texts);
  }

  /** Programs that see the same are sent the same text. */
  private show(to: Connection, keep: number, texts = new Map<string, string>()): void {
    if (to.seat === undefined) return;
    const from = to.known < 0 ? 0 : Math.min(keep, to.known);
    const sort = `${to.eyes} ${to.world} ${from}`;
    let text = texts.get(sort);
    if (text === undefined) {
      const picture = pictureFor(this.table.session, { viewer: to.eyes, world: to.world, keep: from }, this.around());
      text = `${JSON.stringify(picture)}\n`;
      texts.set(sort, text);
    }
    const first = to.known < 0;
    to.known = this.table.session.log.length;
    if (!to.sendText(text)) to.known = -1;
    else if (first && this.table.said.length > 0) to.send({ push: 'said', lines: this.table.said });
  }

  private around() {
    const { table } = this;
    return { asking: table.asking, presence: table.presence(), saved: table.saved(), by: table.players() };
  }

  private tellPresence(): void {
    this.tellAll({ push: 'presence', presence: this.table.presence() });
  }

  private tellSaid(line: Said): void {
    this.tellAll({ push: 'said', lines: [line] });
  }

  private tellAll(message: Pushed): void {
    const text = `${JSON.stringify(message)}\n`;
    for (const one of this.all.keys()) if (one.seat !== undefined && one.known >= 0) one.sendText(text);
  }

  /** Who may sit where is true once it is on disk. */
  private keepFile(file: ChairsFile): void {
    const { writer } = this.table.kept;
    writer.store.writeBeside(writer.name, file, 'chairs');
    this.file = file;
  }

  private end(why: 'stopped' | 'idle'): void {
    if (this.ended) return;
    this.close(why);
    this.settings.ended(why);
  }

  /** Without a reason of its own the host only goes: whoever sits here comes back when it is started again. */
  close(why: 'stopped' | 'idle' | 'gone' = 'gone'): void {
    if (this.ended) return;
    this.ended = true;
    clearInterval(this.timer);
    if (this.watchersTimer) this.showWatchers();
    this.table.close();
    for (const one of this.all.keys()) one.close(why);
    this.server.close();
    this.proofs.close();
    const { note } = this.settings;
    quietly(() => rmSync(note.socket, { force: true }));
    removeNote(note);
  }
}

/** A person, or one of our own bots: no program is started for somebody at the other end of a line. */
function playerCalled(by: string | undefined): string {
  if (by === undefined || by === 'human') return 'human';
  if (!botIds().includes(by)) botCalled(by.replace(/^exec=/, ''));
  return `bot:${by}`;
}

function seated(from: Connection): Seat {
  if (typeof from.seat !== 'number') throw new Refused('chairs-unseated');
  return from.seat;
}

function eyesOf(from: Connection): Seat | null {
  if (from.seat === undefined) throw new Refused('chairs-unseated');
  return from.eyes;
}
