/** The line protocol: one JSON object per line in, one per line out (docs/protocol.md). */
import { heardBy } from './engine/engine.js';
import { completeOptions, offeredOptions } from './engine/options.js';
import { nestsTooDeep, validate } from './engine/save/format.js';
import { openSave, saveOf } from './engine/save/open.js';
import { RuleCrash, Session, type TableSpec, UNDO_POLICIES, type UndoPolicy } from './engine/session.js';
import { Refused } from './engine/types.js';
import { games } from './games.js';
import { overOf, promptOf, whyOf } from './host/seat-desk.js';
import { checkDifferent, checkedName, shownSeats } from './host/seats.js';
import { checkedSeed, newSeed } from './host/seeds.js';
import { spoken } from './languages/spoken.js';
import { sentence } from './phrases.js';
import { linesOf } from './text/lines.js';
import { printable, printableJson } from './text/printable.js';

export const PROTOCOL = 1;
/** A save fits; what is longer is not a request. */
const MOST_LINE = 5_000_000;
/** So much of a word that nobody knows is said again. */
const MOST_ECHO = 60;

export const PROTOCOL_ERRORS = [
  'bad-json',
  'bad-request',
  'no-game',
  'unknown-game',
  'bad-options',
  'not-offered',
  'out-of-range',
  'undo-floor',
  'bad-save',
  'over',
] as const;
export type ProtocolError = (typeof PROTOCOL_ERRORS)[number];

const said = () => spoken().protocol;

class Wrong extends Error {
  constructor(
    readonly code: ProtocolError,
    message: string,
  ) {
    super(message);
  }
}

type Request = Readonly<Record<string, unknown>>;
type Answer = Record<string, unknown>;

/** One conversation: at most one game at a time. Every request gets exactly one answer, and nothing is ever thrown. */
export class Protocol {
  private session: Session | null = null;

  constructor(private readonly version: string) {}

  async line(text: string): Promise<Answer> {
    try {
      return { ok: true, ...(await this.request(parsed(text))) };
    } catch (error) {
      return { ok: false, error: told(error, this.session) };
    }
  }

  private async request(r: Request): Promise<Answer> {
    switch (r['do']) {
      case 'hello':
        return {
          program: 'hotseat',
          version: this.version,
          protocol: PROTOCOL,
          games: games().map(({ id, title, seats }) => ({ id, title, seats })),
        };
      case 'start':
        return this.start(r);
      case 'prompt':
        return this.position(this.game());
      case 'answer':
        return this.answer(this.game(), r);
      case 'why':
        return { blocked: whyOf(this.game()) };
      case 'view':
        return { view: this.game().view(seatOf(this.game(), r['seat'])) };
      case 'tally':
        return { tally: this.game().table.seats.map((_, seat) => this.game().tally(seat)) };
      case 'undo':
        return this.undo(this.game());
      case 'save':
        return { save: saveOf(this.game(), this.version) };
      case 'load':
        return this.load(r['save']);
      default:
        throw new Wrong(
          'bad-request',
          typeof r['do'] === 'string' ? said().noRequest({ word: r['do'].slice(0, MOST_ECHO) }) : said().needsDo,
        );
    }
  }

  private game(): Session {
    if (!this.session) throw new Wrong('no-game', said().noGame);
    return this.session;
  }

  private async start(r: Request): Promise<Answer> {
    const wanted = r['game'];
    if (typeof wanted !== 'string') throw new Wrong('bad-request', said().needs({ field: 'game', request: 'start' }));
    const entry = games().find((known) => known.id === wanted);
    if (!entry) throw new Wrong('unknown-game', said().unknownGame({ game: wanted.slice(0, MOST_ECHO) }));
    const names = r['seats'];
    if (!Array.isArray(names) || !names.every((name) => typeof name === 'string'))
      throw new Wrong('bad-request', said().seats);
    const seed = r['seed'];
    if (seed !== undefined && typeof seed !== 'string' && typeof seed !== 'number')
      throw new Wrong('bad-request', said().seed);
    const undo = r['undo'] ?? 'strict';
    if (!UNDO_POLICIES.includes(undo as UndoPolicy))
      throw new Wrong('bad-options', said().undo({ allowed: UNDO_POLICIES }));
    const module = await entry.module();
    try {
      const seats = names.map((name, i) => ({ name: checkedName(name, i + 1), by: 'human' }));
      checkDifferent(seats);
      const options = completeOptions(offeredOptions(module.game.optionSpecs), r['options'] ?? {});
      const table: TableSpec = { seats, options, undo: undo as UndoPolicy };
      this.session = new Session({
        module,
        table,
        seed: seed === undefined ? newSeed(module.game) : checkedSeed(String(seed)),
      });
    } catch (error) {
      if (error instanceof Refused) throw new Wrong('bad-options', sentence(error, module.phrases));
      throw error;
    }
    return this.position(this.session);
  }

  private position(session: Session): Answer {
    return { prompt: promptOf(session), over: overOf(session) };
  }

  private answer(session: Session, r: Request): Answer {
    const { id, n } = r;
    if (typeof id !== 'string') throw new Wrong('bad-request', said().needs({ field: 'id', request: 'answer' }));
    if (n !== undefined && typeof n !== 'number') throw new Wrong('bad-request', said().n);
    const seat = session.prompt()?.seat ?? null;
    const heard = heardBy(session.submit(n === undefined ? { id } : { id, n }), seat);
    const telling = session.telling(seat);
    const events = heard.map((event) => ({ ...event, text: session.module.phrases.event(event, telling) ?? '' }));
    return { events, ...this.position(session) };
  }

  private undo(session: Session): Answer {
    if (!session.undo()) throw new Wrong('undo-floor', said().undoStops[session.undoStop()]);
    return this.position(session);
  }

  private async load(raw: unknown): Promise<Answer> {
    try {
      const save = validate(raw);
      const entry = games().find((known) => known.id === save.game);
      if (!entry) throw new Wrong('unknown-game', said().unknownGame({ game: save.game }));
      const table = { ...save.table, seats: shownSeats(save.table.seats) };
      this.session = openSave(await entry.module(), { ...save, table }).session;
    } catch (error) {
      if (error instanceof Refused) throw new Wrong('bad-save', sentence(error));
      throw error;
    }
    return this.position(this.session);
  }
}

function parsed(text: string): Request {
  if (text.length > MOST_LINE) throw new Wrong('bad-request', said().long);
  if (nestsTooDeep(text)) throw new Wrong('bad-json', said().deep);
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    throw new Wrong('bad-json', said().noJson);
  }
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) throw new Wrong('bad-request', said().noObject);
  return raw as Request;
}

function seatOf(session: Session, raw: unknown): number | null {
  if (raw === null) return null;
  if (typeof raw === 'number' && Number.isInteger(raw) && raw >= 0 && raw < session.seats) return raw;
  throw new Wrong('bad-request', said().seat({ last: session.seats - 1 }));
}

function told(error: unknown, session: Session | null): { code: ProtocolError; message: string } {
  if (error instanceof Wrong) return { code: error.code, message: printable(error.message) };
  if (error instanceof Refused) {
    const code = PROTOCOL_ERRORS.find((known) => known === error.code) ?? 'bad-request';
    return { code, message: sentence(error, session?.module.phrases) };
  }
  if (error instanceof RuleCrash) return { code: 'bad-request', message: said().ruleFailed };
  // Our own mistake. What it says helps nobody who talks to the program.
  return { code: 'bad-request', message: said().failed };
}

/** Serves one conversation until the end of input. */
export async function serve(
  input: NodeJS.ReadableStream,
  output: NodeJS.WritableStream,
  version: string,
): Promise<void> {
  const protocol = new Protocol(version);
  for await (const line of linesOf(input, MOST_LINE)) {
    if (line.trim() === '') continue;
    const answer = `${printableJson(JSON.stringify(await protocol.line(line)))}\n`;
    if (!output.write(answer)) await new Promise<void>((resolve) => output.once('drain', () => resolve()));
  }
}
