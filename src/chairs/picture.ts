/**
 * What one seat may know of a table, made anew for every seat and every change. It is the only place from which
 * anything of a game goes into a socket.
 *
 * A seat gets a fair world: everything hidden from it dealt anew with fresh random bits, so that preview, why and what-if
 * run at its own screen. While a question is half answered and holds what only the asked seat knows, the others get what
 * they see and no world; so do watchers of a game with secrets. Where nothing is secret everybody gets a world.
 */
import { randomBytes } from 'node:crypto';
import { copy } from '../engine/copy.js';
import type { Session } from '../engine/session.js';
import type { RngState, Seat, Told } from '../engine/types.js';
import type { AskedInWords, Changed, Still, TableRow } from './messages.js';

/** A generator that nobody can tell: from the machine, never from the game's own. */
export function freshRng(): RngState {
  const bytes = randomBytes(16);
  return [bytes.readUInt32LE(0), bytes.readUInt32LE(4), bytes.readUInt32LE(8), bytes.readUInt32LE(12)];
}

/** Nothing is left to chance and nothing is secret, or nothing is secret any more: seed and answers may be known. */
export function isOpen(session: Session): boolean {
  return session.over() !== null || (!session.game.chance && !session.secrets());
}

/** The world of a viewer; null where it would have to hold what the viewer may not know. */
export function worldFor(session: Session, viewer: Seat | null, rng = freshRng()): unknown {
  if (isOpen(session)) return copy(session.snapshot());
  if (session.secrets() && (viewer === null || !mayHave(session, viewer))) return null;
  // Without secrets everybody at the table knows the same; the seat only says whose eyes are used.
  const run = session.imagine(viewer ?? session.prompt()?.seat ?? 0, rng);
  run.s.rng = freshRng();
  return run.s;
}

function mayHave(session: Session, viewer: Seat): boolean {
  if (session.prompt()?.seat === viewer) return true;
  return session.game.concealed?.(session.snapshot()) === false;
}

export function stillOf(session: Session, viewer: Seat | null): Still {
  const prompt = session.prompt();
  const seats = session.table.seats.map((_, seat) => seat);
  return {
    view: session.view(viewer),
    tally: seats.map((seat) => session.tally(seat)),
    standing: seats.map((seat) => session.standing(seat)),
    round: session.round(),
    over: session.over(),
    asked: prompt && { seat: prompt.seat, topic: prompt.topic, queue: prompt.queue ?? [] },
  };
}

/** What of a told event reaches the viewer: whole, its public half, or nothing. */
export function toldTo(told: readonly Told[], viewer: Seat | null): Told[] {
  return told.flatMap((one): Told[] => {
    if (!one.only) return [{ event: one.event }];
    if (viewer !== null && one.only.includes(viewer)) return [{ ...one, only: [viewer] }];
    return one.rest ? [{ event: one.rest }] : [];
  });
}

export function rowsFor(session: Session, viewer: Seat | null, keep: number): TableRow[] {
  const secret = session.secrets() && session.over() === null;
  return session
    .history()
    .slice(keep)
    .map(({ n, entry: [seat, id, amount], told, tally, round }) => ({
      n,
      seat,
      round,
      tally,
      // The word of an answer can name a card that still lies face down.
      ...(secret && seat !== viewer ? { id: null } : { id, ...(amount === undefined ? {} : { amount }) }),
      told: toldTo(told, viewer),
    }));
}

/** The open question with every legal answer, in words. Only the asked seat is told the answers. */
function askedInWords(session: Session, viewer: Seat | null): AskedInWords | null {
  const prompt = session.prompt();
  if (!prompt) return null;
  const { seat, topic, queue = [] } = prompt;
  if (seat !== viewer) return { seat, topic, text: '', choices: [], queue };
  const { phrases } = session.module;
  const telling = session.telling(seat);
  return {
    seat,
    topic,
    queue,
    text: phrases.topic(prompt, telling),
    choices: prompt.choices.map((choice) => ({
      id: choice.id,
      text: phrases.choice(choice, telling),
      ...(choice.range ? { range: choice.range } : {}),
      ...(choice.price ? { price: choice.price } : {}),
      ...(choice.prices ? { prices: choice.prices } : {}),
      ...(choice.rare ? { rare: true } : {}),
    })),
  };
}

/** How far undo goes for everybody, and whether this seat may use it is the table's affair. */
type Around = Pick<Changed, 'asking' | 'presence' | 'saved' | 'by'>;

interface Wanted {
  readonly viewer: Seat | null;
  readonly world: boolean;
  /** So many rows are known already. */
  readonly keep: number;
}

export function pictureFor(session: Session, { viewer, world, keep }: Wanted, around: Around): Changed {
  const made = world ? worldFor(session, viewer) : null;
  return {
    push: 'changed',
    at: session.log.length,
    keep,
    rows: rowsFor(session, viewer, keep),
    still: stillOf(session, viewer),
    prompt: world ? null : askedInWords(session, viewer),
    ...(made === null ? {} : { world: made }),
    ...(isOpen(session) ? { seed: session.seed } : {}),
    undo: { depth: session.undoDepth(), stop: session.undoStop() },
    opened: session.opened,
    ...around,
  };
}
