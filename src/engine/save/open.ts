/** From a session to a save file and back, also across rules numbers. */
import { checksum, copy } from '../copy.js';
import { accepts } from '../engine.js';
import { answerOf, type LogEntry } from '../log.js';
import { must } from '../must.js';
import type { GameModule } from '../phrasebook.js';
import { Session } from '../session.js';
import { Refused } from '../types.js';
import { FORMAT, type SaveFile, seal, VERSION } from './format.js';
import { checkShape, checkState } from './shape.js';

export function saveOf(session: Session, app: string): SaveFile {
  return seal({
    format: FORMAT,
    version: VERSION,
    game: session.game.id,
    rules: session.game.rules,
    app,
    head: {
      round: session.round(),
      asked: session.prompt()?.seat ?? null,
      points: session.table.seats.map((_, seat) => session.tally(seat)['points'] ?? 0),
    },
    table: session.table,
    seed: session.seed,
    log: session.log,
    floor: session.floor(),
    state: session.snapshot(),
  });
}

interface Opened {
  readonly session: Session;
  /** Rules changed so that the log could only be followed this far; null when all of it stands. */
  readonly lostFrom: number | null;
  /** The stored position is not the one that the answers lead to. The answers count. */
  readonly astray: boolean;
}

/**
 * Throws `Refused` when the save does not hold a game of this module.
 *
 * The log is the truth: it is played again from the seed, so a position that nobody could reach never runs, and all
 * that was told is known again. Steps between rules numbers set the options that keep what an older game was played
 * with; the stored position counts only where the answers, with those options, no longer lead to it.
 */
export function openSave(module: GameModule, save: SaveFile): Opened {
  checkFits(module, save);
  const carried = carriedOver(module, save);
  if (!carried) return replayed(module, save);
  const again = replayed(module, { ...save, table: carried.table });
  const same = again.lostFrom === null && again.session.checksum() === checksum(carried.state);
  return same ? again : takenAsStored(module, save, carried);
}

function checkFits({ game }: GameModule, save: SaveFile): void {
  if (save.game !== game.id) throw new Refused('save-game', { game: save.game });
  if (!game.seats.includes(save.table.seats.length)) {
    throw new Refused('seats', { seats: save.table.seats.length, allowed: game.seats.join(', ') });
  }
  if (save.rules > game.rules) throw new Refused('save-newer-rules', { rules: save.rules, known: game.rules });
}

function canMigrate(module: GameModule, from: number): boolean {
  for (let n = from; n < module.game.rules; n++) if (!module.game.migrate?.[n]) return false;
  return true;
}

interface Carried {
  readonly state: any;
  readonly table: SaveFile['table'];
}

/** Position and options of an older save as the rules of today know them; null when there is nothing to carry over. */
function carriedOver(module: GameModule, save: SaveFile): Carried | null {
  const { game } = module;
  if (save.rules >= game.rules || !canMigrate(module, save.rules)) return null;
  const state = copy(save.state) as any;
  const options = copy(save.table.options);
  orBroken(() => {
    for (let from = save.rules; from < game.rules; from++) game.migrate?.[from]?.(state, options);
    checkState(module, state, save.table.seats.length, options);
  });
  return { state, table: { ...save.table, options } };
}

function takenAsStored(module: GameModule, save: SaveFile, { state, table }: Carried): Opened {
  // what was played under older rules may not play again, so undo stays on this side of the change
  const position = { state, log: save.log, floor: save.log.length };
  return { session: new Session({ module, table, seed: save.seed }, position), lostFrom: null, astray: false };
}

/** Plays the log again from the seed as far as the rules of today allow. */
function replayed(module: GameModule, save: SaveFile): Opened {
  const spec = { module, table: save.table, seed: save.seed };
  const way = orBroken(() => {
    if (save.rules === module.game.rules) checkShape(module, save.state, save.table.seats.length, save.table.options);
    return new Session({ ...spec, table: { ...save.table, undo: 'free' } });
  });
  for (const entry of save.log) {
    const prompt = way.prompt();
    if (!prompt || prompt.seat !== entry[0] || accepts(prompt, answerOf(entry)) !== 'yes') break;
    try {
      way.submit(answerOf(entry));
    } catch {
      break; // a rule of today fails on it: the position before stands
    }
  }
  const { log } = way;
  const position = { state: way.snapshot(), log, opening: way.openingTold(), rows: way.history() };
  const session = new Session(spec, { ...position, floor: Math.min(save.floor, log.length) });
  const lostFrom = log.length < save.log.length ? log.length + 1 : null;
  const comparable = lostFrom === null && save.rules === module.game.rules;
  return { session, lostFrom, astray: comparable && session.checksum() !== checksum(save.state) };
}

/** What fails on data from a file is a broken file, said in one way. */
function orBroken<X>(work: () => X): X {
  try {
    return work();
  } catch (error) {
    throw error instanceof Refused ? error : new Refused('save-broken');
  }
}

interface Verdict {
  readonly answers: number;
  /** Number of the first answer that the rules do not take, and what it was; null when the whole log plays. */
  readonly broken: { readonly at: number; readonly entry: LogEntry } | null;
  /** The log leads to the stored position. */
  readonly same: boolean;
}

/** Replays a save from its seed and compares the end with the stored position. Throws `Refused` only. */
export function verifySave(module: GameModule, save: SaveFile): Verdict {
  checkFits(module, save);
  const table = carriedOver(module, save)?.table ?? save.table;
  const { session, lostFrom, astray } = replayed(module, { ...save, table });
  if (lostFrom !== null) {
    return {
      answers: lostFrom - 1,
      broken: { at: lostFrom, entry: must(save.log[lostFrom - 1], 'answer') },
      same: false,
    };
  }
  const same =
    save.rules === module.game.rules ? !astray : session.checksum() === openSave(module, save).session.checksum();
  return { answers: save.log.length, broken: null, same };
}
