/** From a session to a save file and back, also across rules numbers. */
import { checksum, copy } from '../copy.js';
import { accepts, type Run, start } from '../engine.js';
import { answerOf, type LogEntry } from '../log.js';
import type { GameModule } from '../phrasebook.js';
import { Session } from '../session.js';
import { Refused } from '../types.js';
import { FORMAT, type SaveFile, seal, VERSION } from './format.js';
import { checkState } from './shape.js';

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

export interface Opened {
  readonly session: Session;
  /** Rules changed so that the log could only be followed this far; null when all of it stands. */
  readonly lostFrom: number | null;
}

/** Throws `Refused` when the save does not hold a position of this game. */
export function openSave(module: GameModule, save: SaveFile): Opened {
  const { game } = module;
  if (save.game !== game.id) throw new Refused('save-game', { game: save.game });
  if (!game.seats.includes(save.table.seats.length)) {
    throw new Refused('seats', { seats: save.table.seats.length, allowed: game.seats.join(', ') });
  }
  if (save.rules > game.rules) throw new Refused('save-newer-rules', { rules: save.rules, known: game.rules });
  if (save.rules < game.rules && !canMigrate(module, save.rules)) return replaySave(module, save);
  const state = copy(save.state) as any;
  const options = copy(save.table.options);
  try {
    for (let from = save.rules; from < game.rules; from++) game.migrate?.[from]?.(state, options);
    checkState(module, state, save.table.seats.length, options);
  } catch (error) {
    throw error instanceof Refused ? error : new Refused('save-broken');
  }
  const table = { ...save.table, options };
  // what was played under older rules may not play again, so undo stays on this side of the change
  const floor = save.rules < game.rules ? save.log.length : save.floor;
  return { session: new Session({ module, table, seed: save.seed }, { state, log: save.log, floor }), lostFrom: null };
}

function canMigrate(module: GameModule, from: number): boolean {
  for (let n = from; n < module.game.rules; n++) if (!module.game.migrate?.[n]) return false;
  return true;
}

/** Plays the log again from the seed as far as the rules of today allow. */
function replaySave(module: GameModule, save: SaveFile): Opened {
  const session = new Session({ module, table: save.table, seed: save.seed });
  let lostFrom: number | null = null;
  for (let i = 0; i < save.log.length; i++) {
    const prompt = session.prompt();
    const entry = save.log[i]!;
    if (!prompt || prompt.seat !== entry[0] || accepts(prompt, answerOf(entry)) !== 'yes') {
      lostFrom = i + 1;
      break;
    }
    try {
      session.submit(answerOf(entry));
    } catch {
      lostFrom = i + 1; // a rule of today fails on it: the position before stands
      break;
    }
  }
  return { session, lostFrom };
}

export interface Verdict {
  readonly answers: number;
  /** Number of the first answer that the rules do not take, and what it was; null when the whole log plays. */
  readonly broken: { readonly at: number; readonly entry: LogEntry } | null;
  /** The log leads to the stored position. */
  readonly same: boolean;
}

/** Replays a save from its seed and compares the end with the stored position. Throws `Refused` only. */
export function verifySave(module: GameModule, save: SaveFile): Verdict {
  const stored = openSave(module, save).session;
  const run = start(module.game, save.table.seats.length, stored.table.options, save.seed, false);
  for (let i = 0; i < save.log.length; i++) {
    const entry = save.log[i]!;
    if (!follows(run, entry)) return { answers: i, broken: { at: i + 1, entry }, same: false };
  }
  return { answers: save.log.length, broken: null, same: checksum(run.s) === stored.checksum() };
}

/** Plays one logged answer if the rules take it. */
function follows(run: Run, entry: LogEntry): boolean {
  try {
    const prompt = run.prompt();
    if (!prompt || prompt.seat !== entry[0] || accepts(prompt, answerOf(entry)) !== 'yes') return false;
    run.play(answerOf(entry));
    return true;
  } catch {
    return false;
  }
}
