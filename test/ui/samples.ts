/** Positions of the real games, from recorded games of thinking bots, so that boards look like boards of people. */
import fs from 'node:fs';
import { botIds } from '../../src/bots/names.js';
import { randomAnswer } from '../../src/engine/bots/random.js';
import { fractions } from '../../src/engine/random.js';
import { Session } from '../../src/engine/session.js';
import { gameCalled } from '../../src/games.js';
import { bringIn, upTo } from '../../src/host/foreign.js';
import type { ForeignGame, GameInfo, LoadedGame, NewGame, OpenTable } from '../../src/ui/host.js';
import { FakeHost } from './fake-host.js';

export const NAMES = ['Ann', 'Bob', 'Cem', 'Dia', 'Eva'];

/** Some games can go on for very long; what comes later looks no different. */
const MOST_ANSWERS = 800;
const GAMES = new URL('./games/', import.meta.url);
const played = new Map<string, Promise<Session>>();

/** A whole game; the same one for the same words. */
export function wholeGame(id: string, seats: number): Promise<Session> {
  const key = `${id}-${seats}`;
  let game = played.get(key);
  if (!game) {
    game = playWhole(id, seats);
    played.set(key, game);
  }
  return game;
}

export async function newTable(id: string, seats: number): Promise<Session> {
  const module = await gameCalled(id).module();
  const table = {
    seats: NAMES.slice(0, seats).map((name) => ({ name, by: 'human' })),
    options: {},
    undo: 'free' as const,
  };
  return new Session({ module, table, seed: 'show' });
}

/**
 * The recorded answers as long as they are legal (rules may have changed since), then whatever random play makes of it.
 * `scripts/record.ts` writes the recordings.
 */
async function playWhole(id: string, seats: number): Promise<Session> {
  const session = await newTable(id, seats);
  const file = new URL(`${id}-${seats}.txt`, GAMES);
  const words = fs.existsSync(file) ? fs.readFileSync(file, 'utf8').trim().split('\n') : [];
  const random = fractions('sample');
  for (const word of words.slice(0, MOST_ANSWERS)) {
    const [answer, n] = word.split(' x');
    const id = answer!;
    try {
      session.submit(n === undefined ? { id } : { id, n: Number(n) });
    } catch {
      break;
    }
  }
  while (session.prompt() && session.log.length < MOST_ANSWERS) session.submit(randomAnswer(session.prompt()!, random));
  return session;
}

/** A host in memory with the real games. */
export class RealHost extends FakeHost {
  constructor(private readonly ids: readonly string[]) {
    super();
  }

  override games(): readonly GameInfo[] {
    return this.ids.map((id) => {
      const { title, seats, minutes, character, about, averages } = gameCalled(id);
      return {
        id,
        title,
        seats,
        minutes,
        note: character,
        ...(about ? { about } : {}),
        ...(averages ? { averages } : {}),
      };
    });
  }

  override bots(): readonly string[] {
    return botIds();
  }

  override async game(id: string): Promise<LoadedGame> {
    const entry = gameCalled(id);
    const [module, ui] = await Promise.all([entry.module(), entry.ui()]);
    return { module, ui };
  }

  override async create(spec: NewGame): Promise<OpenTable> {
    const { module, ui } = await this.game(spec.game);
    const table = { seats: spec.seats.map((s) => ({ ...s })), options: spec.options, undo: spec.undo };
    return this.put({
      module,
      ui,
      session: new Session({ module, table, seed: spec.seed || 'seed' }),
      name: spec.game,
    });
  }

  /** A table at this position, with seats of its own: recorded games are shared by all tests of a process. */
  async seated(session: Session): Promise<OpenTable> {
    Object.assign(session.table, { seats: structuredClone(session.table.seats) });
    return this.put({
      ...(await this.game(session.game.id)),
      session,
      name: `${session.game.id}-${session.log.length}`,
    });
  }

  override async readForeign(file: string): Promise<ForeignGame> {
    const { module, session, rows } = await bringIn(fs.readFileSync(file, 'utf8'), file);
    return { ...(await this.game(module.game.id)), session, rows, file };
  }

  override async keepForeign(found: ForeignGame, n: number): Promise<OpenTable> {
    return this.seated(upTo(found.module, found.session as Session, n));
  }

  private put(table: OpenTable): OpenTable {
    this.tables.set(table.name, table);
    return table;
  }
}
